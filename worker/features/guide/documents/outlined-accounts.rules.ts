import { agreeing, denying, participleOf } from '#worker/features/guide/content/verbs.ts';
import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import type { Column } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { isOnPerson, recordOfPerson } from '#worker/features/guide/documents/outlined-doers.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { columnNameOf, toldColumn } from '#worker/features/guide/documents/told-columns.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { joinWords, type Noun, nounIn, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { alsoDoing } from '#worker/features/guide/idea/telling.rules.ts';
import { isOnPhone, isPublic, linkFor, someComeByLink } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { attributesOf } from '#worker/features/guide/product/account-attributes.rules.ts';
import { invitedWith } from '#worker/features/guide/product/invited-records.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Who does an act: 'the HCA or nurse who admits the patient' are two, and so are those to whom a rule gives what the first may not decide. */
export function doersOf(product: Product, { who, told, record }: OutlinedAct): Noun[] {
  if (!who) return [];
  const all = [who, ...alsoDoing({ ...told, who }, product.idea.people)];
  const isIn = ({ one }: Noun) => all.some((noun) => noun.one === one);
  return [
    ...all,
    ...standIns(product).flatMap(({ noun, done, thing }) =>
      isIn(noun) || !decides(told.verb, done) || !isAbout({ told, record }, thing) ? [] : [noun],
    ),
  ];
}

const givenTo = /^WHEN (?:the |an? )?(.+?) is .+ SHALL give .+? to (?:the |an? )?([^,;.]+) to be (\p{L}+)\.$/u;
/** Whether an act is about a thing: 'the request' of a vacation request. */
const isAbout = ({ told, record }: Pick<OutlinedAct, 'told' | 'record'>, thing: string): boolean =>
  nounIn(thing, told.phrase) !== null || (record !== undefined && nounIn(thing, record.one) !== null);
/** 'Give the director's request to HR to be approved': who decides where those who do it otherwise may not. */
const standIns = oncePerProduct(({ idea, features }: Product): { noun: Noun; done: string; thing: string }[] =>
  features.flatMap(({ criteria }) =>
    criteria.flatMap((text) => {
      const [, thing = '', name = '', done = ''] = givenTo.exec(text) ?? [];
      const noun = idea.people.find(({ one }) => name !== '' && nounIn(one, name) !== null);
      return noun ? [{ noun, done, thing }] : [];
    }),
  ),
);

const yesOrNo = agreeing.union(denying);
/** Who may say yes may say no as well. */
const decides = (verb: string, done: string): boolean =>
  participleOf(verb) === done || (yesOrNo.has(verb) && [...yesOrNo].some((one) => participleOf(one) === done));

/** Who signs in: who does something on a screen or only looks, was not ruled out and is not everybody. */
export function rolesOf(product: Product): string[] {
  const { idea } = product;
  const denied = idea.nots.join(' ').toLowerCase();
  const isDenied = (one: string) =>
    new RegExp(`\\bno (?:log-?ins?|sign-?ins?|accounts?|access)\\b[^.]*\\b${toPattern(one)}s?\\b`, 'i').test(denied);
  const acting = listActs(product).flatMap((act) => doersOf(product, act).filter((noun) => !isOnPhone(idea, noun)));
  const account = product.features.find(({ key }) => key === 'account')?.says.split(' sign in')[0] ?? '';
  const looking = idea.people.filter(
    ({ one, many }) =>
      new RegExp(`\\b${toPattern(many)}\\b`, 'i').test(account) &&
      !listActs(product).some(({ who }) => who?.one === one),
  );
  const isCase = (one: string) => looking.some((noun) => noun.one === one) && recordOfPerson(product, one);
  return [
    ...new Set([...acting, ...looking].flatMap((noun) => (isPublic(noun) || linkFor(idea, noun) ? [] : [noun.one]))),
  ].filter((one) => !isDenied(one) && !isCase(one) && !/^(?:ci|cron|system)$/i.test(one));
}

/** The account of somebody who has a record of their own and signs in. */
export const ownAccount = (product: Product, { one }: ToldRecord, roles: string[]): Column[] =>
  roles.some((role) => recordOfPerson(product, role)?.one === one)
    ? [
        {
          ...{ name: 'account_id', field: 'account id', type: 'text', references: 'accounts' },
          ...{ unique: true, note: `who signs in as this ${one}` },
          // Whoever is invited with the row has an account from the first.
          ...(product.features.some(({ criteria }) => criteria.some((text) => invitedWith(text) === one))
            ? {}
            : { may: true as const }),
        },
      ]
    : [];

const may = { type: 'text' as const, may: true as const };

/** What the rules and acts of an outline need to know of those who sign in beside name and e-mail. */
export function accountColumns(product: Product, roles: string[]): Column[] {
  const { idea, loose } = product;
  const acts = listActs(product);
  const lines = [...ownerRules(product).map(({ text }) => text), ...loose.map(({ decision }) => decision)];
  const all = [...new Set([...lines, ...acts.map(({ told }) => told.line ?? told.text)])];
  const own = idea.people.filter(({ one }) => roles.includes(one) && !recordOfPerson(product, one));
  const told = own.filter((noun) =>
    all.some((text) => telling.test(text) && isNamed(noun, text.replace(/^.*?\btells?\b/i, ''))),
  );
  const near = own.filter((noun) =>
    all.some((text) => isNamed(noun, /\bnearest ((?:(?!and |or )\p{L}+ ?){1,3})/iu.exec(text)?.[1] ?? '')),
  );
  const checked = acts.filter(
    ({ told: act, way }) => way === 'change' && isOnPerson(product, act) && deciding.test(act.verb),
  );
  return [
    ...(told.length > 0 && listNeeds(product).some(({ part }) => part.key === 'text-message')
      ? [
          {
            name: 'phone_number',
            field: 'phone number',
            ...may,
            personal: true as const,
            note: `where ${manyOf(told)} get messages`,
          },
        ]
      : []),
    ...(near.length > 0
      ? [{ name: 'place', field: 'place', ...may, note: `latitude, longitude of ${manyOf(near)}: who is the nearest` }]
      : []),
    ...partColumns(product, own, all),
    ...chosenColumns(product, roles),
    ...checked.flatMap(({ told: act, feature }): Column[] => {
      const done = participleOf(act.verb);
      const note = `empty until ${feature.id}`;
      return [
        { name: `${done}_by_id`, field: `${done} by id`, ...may, references: 'accounts', note },
        { name: `${done}_at`, field: `${done} at`, ...may, note: 'date and time, UTC' },
      ];
    }),
  ];
}

const telling = /\b(?:tells?|told|notif(?:y|ies)|texts?|warns?|reminds?|alerts?|gets? a (?:text|message|sms))\b/i;
const deciding = /^(?:approve|check|confirm|accept|verify|release|block|suspend)$/;
const manyOf = (nouns: Noun[]) => joinWords(nouns.map(({ many }) => many));
/** 'The mechanic' is the area mechanic. */
const isNamed = ({ one }: Noun, text: string) => nounIn(one.split(' ').at(-1) ?? one, text) !== null;

const contacts = /^(?:phone|mobile|address|telephone)$/;
/** 'Gets the tenant's phone number': it is kept of the tenant. */
const ofContact = /\b(\p{L}+)s?['’]s? ((?:mobile |tele)?phone|mobile|address)(?: number)?\b/iu;

/** 'Supervisors see their district': which part of what is kept is theirs. */
function partColumns({ idea }: Product, own: Noun[], texts: string[]): Column[] {
  const told = idea.told.flatMap(({ outcomes = [] }) => outcomes.map(({ text }) => text));
  const parts = new Map<string, Noun[]>();
  for (const text of texts) {
    const [, who = '', part = ''] =
      /^(.+?) (?:only )?sees? (?:only )?(?:their|his|her|its)(?: own)? (\p{L}+)\b/iu.exec(text) ?? [];
    const holder = idea.records.find((record) =>
      record.fields.some((field) => field.name.toLowerCase() === part.toLowerCase() && !linkOf(idea, record, field)),
    );
    const whose = own.filter((noun) => isNamed(noun, who));
    if (holder && whose.length > 0) parts.set(part.toLowerCase(), whose);
  }
  for (const text of told) {
    const [, who = '', contact = ''] = ofContact.exec(text) ?? [];
    const whose = own.filter((noun) => isNamed(noun, who));
    if (contact && whose.length > 0) parts.set(contact.toLowerCase().replace(/ number$/, ''), whose);
  }
  return [...parts].map(([part, whose]) => ({
    ...{ name: columnNameOf(part), field: part, ...may },
    ...(contacts.test(part) ? { personal: true as const } : {}),
    note: `of ${manyOf(whose)}: which ${part} is theirs`,
  }));
}

/** 'The singers of that voice are told': which voice is theirs, of the same values as the field of the record. */
const chosenColumns = ({ idea }: Product, roles: string[]): Column[] =>
  attributesOf(idea).flatMap(({ field, people }) => {
    const whose = people.filter(({ one }) => roles.includes(one));
    const { note, unique: _, ...read } = toldColumn(field);
    const values = note ? `; ${note}` : '';
    return whose.length > 0
      ? [
          {
            ...read,
            may: true as const,
            note: `of ${manyOf(whose)}: which ${field.name} is theirs, empty for others${values}`,
          },
        ]
      : [];
  });

/** Who did something to a row: somebody with an account, or nobody where people come in by a link. */
export const byAccount = ({ idea }: Product, done: string): Column => ({
  ...{ name: `${done}_by_id`, field: `${done} by id`, type: 'text', references: 'accounts' },
  ...(someComeByLink(idea) ? { may: true as const, note: 'empty where somebody came in by a link' } : {}),
});
