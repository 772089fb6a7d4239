import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, joinWords, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import { closestFeature } from '#worker/features/guide/listening/finding.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { type Entity, listEntities } from '#worker/features/guide/product/records.rules.ts';

/** What is kept about people in one record: which fields, whose, for which feature, how long, and who gets to see it. */
export type PersonalData = {
  record: string;
  fields: string[];
  of: string;
  feature: Feature | undefined;
  ground: string;
  kept: string;
  seenBy: string;
};

const technical = /^(id|created at|updated at|version|position|active|slug|number|height|width|step|author)$/;
const nameless = /\b(rule|configuration|setting|day offer|free period|daily figure|subject|task|route)\b/i;

/** The records with something about a person in them, as the data model has them, and what signing in adds. */
export function listPersonalData(product: Product): PersonalData[] {
  const { idea, features, platform } = product;
  if (platform === 'command line') return [];
  const people = peopleOf(product);
  const own = listEntities(product).flatMap((entity): PersonalData[] => {
    const fields = entity.fields.split(', ').filter((field) => !technical.test(field));
    const owner = ownerOf(entity, people);
    if (
      fields.length === 0 ||
      nameless.test(entity.name) ||
      (!owner && !/\b(contact|e-mail|phone)\b/.test(entity.fields))
    )
      return [];
    const of = owner ?? idea.client;
    const feature = featureOf(product, entity);
    const others = people.filter(({ one }) => one !== of.one && seen(feature, one, entity.name));
    return [
      {
        record: entity.name,
        fields: fields
          .map((field) =>
            field
              .replace(/ in cents.*/, '')
              .replace(/ key$/, '')
              .replace(/^(.+) ids?$/, 'whose it is'),
          )
          .filter((field, index, all) => all.indexOf(field) === index),
        of: of.many,
        feature,
        ground: features.some(({ key }) => key === 'law')
          ? 'consent, asked before the first one'
          : 'needed for what they asked for (contract)',
        kept: keptFor(entity, idea.client),
        seenBy:
          others.length > 0 ? joinWords([`the ${of.one}`, ...others.map(({ many }) => many)]) : `the ${of.one} alone`,
      },
    ];
  });
  const account = features.find(({ key }) => key === 'account');
  if (!account) return own;
  const keeper = people.find(({ one }) => account.title.endsWith(` ${one}`)) ?? idea.client;
  return [
    ...own,
    {
      record: 'Account',
      fields: ['e-mail', 'password as a hash', 'devices signed in'],
      of: keeper.many,
      feature: account,
      ground: 'needed for what they asked for (contract)',
      kept: `until the ${keeper.one} deletes it, then 30 days`,
      seenBy: `the ${keeper.one} alone`,
    },
  ];
}

/** The feature for which a record is kept: named in its title, else the nearest. */
function featureOf(product: Product, { name, holds }: Entity): Feature | undefined {
  const own = ownFeatures(product);
  const word = new RegExp(`\\b${name.replace(/[^\p{L}\p{N} -]/gu, '.').slice(0, Math.max(4, name.length - 1))}`, 'i');
  return own.find(({ title }) => word.test(title)) ?? closestFeature(product, `${name} ${holds}`) ?? own[0];
}

/** Everybody who acts, the two sides first. */
export function peopleOf({ idea }: Product): Noun[] {
  const acting = idea.acts.flatMap(({ who }) => (typeof who === 'object' ? [who] : []));
  return [idea.client, ...(idea.host ? [idea.host] : []), ...acting].filter(
    ({ one }, index, all) =>
      all.findIndex((other) => other.one === one) === index && !/\b(sensor|valve|scale|gateway)$/.test(one),
  );
}

function ownerOf({ fields }: Entity, people: Noun[]): Noun | undefined {
  const named = people.find(({ one }) =>
    new RegExp(`\\b${one.replace(/[^\p{L}\p{N} -]/gu, '.')} (id|name)\\b`).test(fields),
  );
  return named ?? (/\b(owner|author|member|player|person) id\b|contact|e-mail/.test(fields) ? people[0] : undefined);
}

function seen(feature: Feature | undefined, one: string, record: string): boolean {
  const text = `${feature?.says} ${feature?.criteria.join(' ')}`.toLowerCase();
  return text.includes(one.toLowerCase()) && text.includes(record.toLowerCase().split(' ')[0] ?? '');
}

function keptFor({ name, fields }: Entity, client: Noun): string {
  if (/\b(total|amount|price) in cents\b/.test(fields))
    return 'as long as book-keeping asks for (6 to 10 years in many countries), the name cut off after 90 days';
  if (/\b(photo|picture|video|key)\b/.test(fields)) return `until the ${client.one} removes it or leaves, then 30 days`;
  if (/\b(token|contact|due|collect at|ended at|date)\b/.test(fields))
    return `90 days after the ${name.toLowerCase()} is over`;
  return `as long as the ${client.one} uses it, at most 24 months after the last visit`;
}

/** Firms and devices outside that see some of it, by what they do for this product. */
export function listReceivers(product: Product): { who: string; gets: string; feature: Feature | undefined }[] {
  return listNeeds(product)
    .filter(({ part }) => part.kind === 'service')
    .map(({ part, features, slots }) => ({
      who: capitalise(part.label),
      gets: fill(part.passes, slots),
      feature: features[0],
    }));
}
