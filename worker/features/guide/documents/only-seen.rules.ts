import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { pluralOf, singularOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { kindOf } from '#worker/features/guide/idea/record-kinds.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Something that is kept from all but some: 'Nobody sees sick leave of others except HR'. */
type OnlySeen = { what: string; who: string };

const sees = '(?:sees?|(?:may|can|must) (?:ever )?(?:see|read|open|look at)|reads?|looks? at)';
const nobody = new RegExp(
  `\\b(?:nobody|no[- ]one|none)(?: else)? ${sees} ([^.,;:!?]{3,60}) (?:except|but|other than|apart from) (?:for )?([^.,;:!?]{2,40})`,
  'gi',
);
const only = new RegExp(`\\bonly ([^.,;:!?]{2,40}?) ${sees} ([^.,;:!?]{3,60})`, 'gi');

/** What the idea and its decisions let only some people see. */
export const listOnlySeen = oncePerProduct(({ idea, loose }: Product): OnlySeen[] => {
  const told = [idea.said, ...loose.map(({ decision }) => decision)].join('. ');
  return [
    ...[...told.matchAll(nobody)].map(([, what = '', who = '']) => ({ what, who })),
    ...[...told.matchAll(only)].map(([, who = '', what = '']) => ({ what, who })),
  ].map(({ what, who }) => ({
    what: what.replace(/^(?:an?|the|their|my|our|each|every|any) /i, '').replace(/ of (?:others|other .*|.*)$/i, ''),
    who: who
      .trim()
      .replace(/^(?:their|my|our|its|an?) /i, 'the ')
      .replace(/ themselves$/, ''),
  }));
});

/**
 * How a rule of this kind narrows who sees the rows of a table: all of them where they are what is kept back, or a part: one kind of them or
 * one field.
 */
export function narrowedSight(
  product: Product,
  { record, entity, columns }: Table,
): (OnlySeen & { isWhole: boolean }) | undefined {
  for (const entry of listOnlySeen(product)) {
    const thing = singularOf(entry.what.toLowerCase());
    if (new RegExp(`(?:^| )${toPattern(record)}$`, 'i').test(thing) || record.endsWith(` ${thing}`))
      return { ...entry, isWhole: true };
    const kind = kindOf(thing);
    if (kind && kind === entity?.kind && columns.some(({ name }) => name === 'kind'))
      return { ...entry, isWhole: false };
    if (columns.some(({ field }) => field.replace(/ (?:in cents|keys?)$/, '') === thing))
      return { ...entry, isWhole: false };
  }
  return undefined;
}

const barred =
  /\bno ([\p{L}][\p{L} -]{1,28}?) (?:may|can|must|should) (?:ever )?(?:see|read|open) ([^.,;:!?]{3,60})/giu;

const listBarred = oncePerProduct(({ idea }: Product) =>
  [...idea.said.matchAll(barred)].map(([, who = '', what = '']) => ({ who: singularOf(who.toLowerCase()), what })),
);

/** Who must never see the rows of a table: 'No applicant may see the scores of reviewers'. */
export function barredFrom(product: Product, { record }: Table): string | undefined {
  const named = new RegExp(`^(?:an?|the|their|any)? ?(?:${toPattern(record)}|${toPattern(pluralOf(record))})\\b`, 'i');
  return listBarred(product).find(({ what }) => named.test(what))?.who;
}
