import { deviceWords } from '#worker/features/guide/content/people.ts';
import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { stayOf } from '#worker/features/guide/documents/retention.rules.ts';
import { capitalise, fill, headOf, lowerFirst, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

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

const technical = /^(id|state|created at|updated at|version|position|active|slug|number|height|width|kind|bytes)$/;
/** Records that say nothing about a person, whoever made them. */
const isImpersonal = ({ entity }: Table) =>
  entity?.sees === 'all' && !/^(comment|rating|article|score)$/.test(entity.kind?.key ?? '');

/** The records with something about a person in them, as the data model has them, and what signing in adds. */
export function listPersonalData(product: Product): PersonalData[] {
  const { idea, features, platform } = product;
  if (platform === 'command line') return [];
  const tables = listTables(product);
  const ground = features.some(({ key }) => key === 'law')
    ? 'consent, asked before the first one'
    : 'needed for what they asked for (contract)';
  const own = tables.flatMap((table): PersonalData[] => {
    const { record, columns, features: served, kind, isHistory } = table;
    const { sees, owner } = accessOf(product, table, tables);
    const isAbout =
      owner !== undefined ||
      isHistory ||
      columns.some(
        ({ personal, references, field }) => personal || references === 'accounts' || field === 'held by id',
      );
    const fields = columns.map(({ field }) => field).filter((field) => !technical.test(field));
    if ((kind !== 'own' && kind !== 'outside' && !isHistory) || isImpersonal(table) || !isAbout || fields.length === 0)
      return [];
    return [
      {
        record: capitalise(record),
        fields: fields.map(tellField).filter((field, index, all) => all.indexOf(field) === index),
        of: (owner ?? idea.client).many,
        feature: served[0],
        ground,
        kept: lowerFirst(stayOf(product, table, tables)),
        seenBy: lowerFirst(sees),
      },
    ];
  });
  const account = features.find(({ key }) => key === 'account');
  if (!account) return own;
  const keeper = peopleOf(product).find(({ one }) => account.title.endsWith(` ${one}`)) ?? idea.client;
  return [
    ...own,
    {
      record: 'Account',
      fields: [...waysIn(tables), 'devices signed in'],
      of: keeper.many,
      feature: account,
      ground: 'needed for what they asked for (contract)',
      kept: `until the ${keeper.one} deletes it, then 30 days`,
      seenBy: `the ${keeper.one} alone`,
    },
  ];
}

/** What an account holds to let somebody in. */
function waysIn(tables: Table[]): string[] {
  const columns = tables.find(({ kind }) => kind === 'people')?.columns.map(({ name }) => name) ?? [];
  return [
    'e-mail',
    ...(columns.includes('password_hash') ? ['password as a hash'] : []),
    ...(columns.includes('link_hash') ? ['personal link as a hash'] : []),
  ];
}

/** 'decided by id' as somebody reads it. */
const tellField = (field: string) =>
  field
    .replace(/ in cents.*/, '')
    .replace(/ key$/, '')
    .replace(/^(.+ (?:by|to)) id$/, '$1')
    .replace(/^(.+) ids?$/, 'whose it is');

/** Everybody who acts, the two sides first. */
export function peopleOf({ idea }: Product): Noun[] {
  const acting = idea.acts.flatMap(({ who }) => (typeof who === 'object' ? [who] : []));
  return [idea.client, ...(idea.host ? [idea.host] : []), ...acting].filter(
    ({ one }, index, all) => all.findIndex((other) => other.one === one) === index && !deviceWords.has(headOf({ one })),
  );
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
