import { reading } from '#worker/features/guide/documents/access.rules.ts';
import { areRolesSet, roleColumn, rolesTable } from '#worker/features/guide/documents/account-roles.rules.ts';
import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { type Column, snake, type Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { listOnlySeen } from '#worker/features/guide/documents/only-seen.rules.ts';
import { ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import {
  asNoun,
  capitalise,
  fill,
  joinWords,
  patternOfNoun,
  toPattern,
} from '#worker/features/guide/grammar/words.rules.ts';
import { linkFor, someComeByLink } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { isChoosing, isSigningUp } from '#worker/features/guide/product/outlined-account.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { isSomebody, peopleIn } from '#worker/features/guide/product/record-people.rules.ts';
import type { Entity } from '#worker/features/guide/product/records.rules.ts';

/** The kinds of people that records point at or that sign in. */
export function listPeople(product: Product, entities: Entity[]): string[] {
  const { idea, features, slots } = product;
  const account = features.find(({ key }) => key === 'account');
  const known = peopleIn(idea).map(({ one }) => one);
  const named = entities
    .flatMap(({ fields }) => fields.split(', '))
    .flatMap((field) => (/ id$/.test(field) ? [field.replace(/ id$/, '')] : []));
  const keeper = account
    ? known.filter((one) => patternOfNoun(asNoun(one)).test(`${account.title}. ${signingIn(account)}`))
    : [];
  const writers =
    ownFeatures(product).some(({ says }) => /\ban administrator\b/i.test(says)) && account ? ['administrator'] : [];
  // Whoever sets a number or looks something up is among those who sign in.
  const isKept = (name: string) => keeper.length > 0 && /^(?:changed|looked) by$/.test(name);
  const general = named.some((name) => isSomebody(name) && !isKept(name)) ? [fill('{client}', slots)] : [];
  const acting = account ? actorsBesides(product) : [];
  return [...new Set([...keeper, ...writers, ...named.filter((name) => known.includes(name)), ...general, ...acting])];
}

/** 'Nurses and doctors sign in': who they are. */
const signingIn = ({ says }: Pick<Feature, 'says'>) => /^(.*?) sign in\b/.exec(says)?.[1] ?? '';

/** Who changes something besides those whom it is for: the server has to know them, or it could not let them. */
function actorsBesides(product: Product): string[] {
  const { idea } = product;
  const acts = listCriteria(product).filter(({ verb = '', isFault }) => !isFault && !reading.test(verb));
  const seeing = listOnlySeen(product).map(({ who }) => who.replace(/^the /, '').toLowerCase());
  return peopleIn(idea)
    .filter(({ one, many }) => {
      const names = [one.toLowerCase(), many.toLowerCase()];
      return (
        one !== idea.client.one &&
        (acts.some(({ actor }) => names.includes(actor ?? '')) || seeing.some((name) => names.includes(name)))
      );
    })
    .map(({ one }) => one);
}

/** 'Their manager approves it': whose manager that is stands with the person. */
function decidersOf({ idea }: Product, people: string[]): string[] {
  return people.filter(
    (one) =>
      one !== idea.client.one &&
      idea.told.some(
        ({ subject, not, kind }) =>
          !not &&
          kind !== 'background' &&
          new RegExp(`^(?:their|his|her) (?:own )?${toPattern(one)}$`, 'i').test(subject),
      ),
  );
}

/** A push message goes to a device and not to a person. */
const pushAddress: Column = {
  name: 'push_address',
  field: 'push address',
  type: 'text',
  may: true,
  personal: true,
  note: 'where this device takes messages; emptied when it refuses them',
};

/** Where mail goes to somebody who does not sign in. */
const mailAddress: Column = {
  name: 'mail_address',
  field: 'mail address',
  type: 'text',
  may: true,
  personal: true,
  note: 'where mail goes; asked for on the first visit',
};

/** What an account is made by, where its criteria tell it: an invitation, or a mail that was opened. */
function invitedColumns(account: Feature | undefined): Column[] {
  const criteria = account?.criteria ?? [];
  const may = { type: 'text' as const, may: true as const };
  return [
    ...(criteria.some(isChoosing)
      ? [
          {
            ...{ name: 'password_link_hash', field: 'password link', ...may, unique: true as const },
            note: 'SHA-256 of what stands in the link to choose a password; emptied when one is chosen',
          },
          {
            ...{ name: 'password_link_ends_at', field: 'password link ends at', ...may },
            note: 'UTC; from then on the link chooses nothing',
          },
        ]
      : []),
    ...(criteria.some(isSigningUp)
      ? [
          {
            ...{ name: 'confirm_link_hash', field: 'confirm link', ...may, unique: true as const },
            note: 'SHA-256 of what stands in the link to confirm the address; emptied when it was opened',
          },
          {
            name: 'confirmed_at',
            field: 'confirmed at',
            ...may,
            note: 'UTC; empty until the link in the mail was opened',
          },
        ]
      : []),
  ];
}

/** Those who sign in, and their sessions. */
export function peopleTables(product: Product, people: string[], taken: Set<string>): Table[] {
  const account = product.features.find(({ key }) => key === 'account');
  if (people.length === 0) return [];
  const told = [...ownFeatures(product), ...(account ? [account] : [])]
    .map(({ criteria, rules }) => [...criteria, ...rules].join(' '))
    .join(' ');
  const ways = new Set(listNeeds(product).map(({ part }) => part.key));
  const push = [
    ...(ways.has('push') ? [pushAddress] : []),
    // Where nobody signs in nobody has left an address yet.
    ...(ways.has('mail') && !account ? [mailAddress] : []),
  ];
  const byLink = !someComeByLink(product.idea) && /personal link|by a link|link by text/i.test(told);
  const features = account ? [account] : ownFeatures(product).slice(0, 1);
  const { idea } = product;
  const opened = idea.records.filter((record) => idea.people.some((noun) => linkFor(idea, noun) === record));
  const isSet = areRolesSet(product, people);
  const names = people.map((one) => (product.idea.people.find((noun) => noun.one === one) ?? asNoun(one)).many);
  return [
    {
      record: 'account',
      name: 'accounts',
      holds: capitalise(`${joinWords(names)} who have a place in ${product.name}`),
      columns: [
        { name: 'id', field: 'id', type: 'text' },
        ...(isSet ? [] : [roleColumn(people)]),
        { name: 'name', field: 'name', type: 'text', personal: true },
        account
          ? {
              name: 'email',
              field: 'e-mail',
              type: 'text',
              personal: true,
              unique: true,
              ...(byLink ? { may: true as const } : {}),
            }
          : {
              name: 'device_token_hash',
              field: 'device',
              type: 'text',
              unique: true,
              note: 'nobody signs in: the device is known again by it',
            },
        ...(account && /\bpassword\b/i.test(account.criteria.join(' '))
          ? [
              {
                name: 'password_hash',
                field: 'password',
                type: 'text' as const,
                may: true as const,
                note: 'kept by the sign-in library',
              },
            ]
          : []),
        ...invitedColumns(account),
        ...(byLink
          ? [
              {
                name: 'link_hash',
                field: 'link',
                type: 'text' as const,
                may: true as const,
                unique: true as const,
                note: 'the personal link, 30 days',
              },
            ]
          : []),
        ...(!product.idea.isOutlined && /\bstand-in\b/i.test(told)
          ? [
              {
                name: 'stand_in_id',
                field: 'stand-in id',
                type: 'text' as const,
                may: true as const,
                references: 'accounts',
                note: 'who decides in their place',
              },
            ]
          : []),
        ...decidersOf(product, people).map((one) => ({
          name: snake(`${one} id`),
          field: `${one} id`,
          type: 'text' as const,
          may: true as const,
          references: 'accounts',
          note: `whose ${one} that is`,
        })),
        ...(account ? [] : push),
        { name: 'closed_at', field: 'closed at', type: 'text', may: true, note: 'UTC' },
      ],
      key: ['id'],
      uniques: [],
      indexes: [],
      features,
      machine: undefined,
      kind: 'people',
    },
    ...(isSet ? [rolesTable(people, features)] : []),
    ...(account
      ? [
          {
            record: 'session',
            name: taken.has('sessions') ? 'sign_ins' : 'sessions',
            holds: `A device on which one of the ${joinWords(names, 'or')} is signed in`,
            columns: [
              { name: 'token_hash', field: 'token hash', type: 'text' as const, note: 'SHA-256 of the cookie' },
              {
                ...{ name: 'account_id', field: 'account id', type: 'text' as const, references: 'accounts' },
                ...(opened.length > 0 ? { may: true as const, note: 'empty where a link opened it' } : {}),
              },
              // The rows that a link opens come in later tasks than the way in: no key points at them.
              ...(opened.length > 0
                ? [
                    {
                      ...{ name: 'opened_id', field: 'opened', type: 'text' as const, may: true as const },
                      note: `id of the ${joinWords(
                        opened.map(({ one }) => one),
                        'or',
                      )} whose link opened it; empty where somebody signed in`,
                    },
                  ]
                : []),
              { name: 'expires_at', field: 'expires at', type: 'text' as const, note: 'UTC, 30 days ahead' },
              ...push,
            ],
            key: ['token_hash'],
            uniques: [],
            indexes: [{ columns: ['account_id'], feature: account }],
            features,
            machine: undefined,
            kind: 'session' as const,
          },
        ]
      : []),
  ];
}
