import { type Column, snake } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { parentsOf } from '#worker/features/guide/documents/outlined-parents.rules.ts';
import { pointing } from '#worker/features/guide/documents/outlined-put-into.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { isSingle, nounIn, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { linkFor } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { doneTo, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** What numbers begin anew in. */
const sections = /^(?:section|block|row|book|volume|year|street|letter|series)$/;

/** The number or the code of a record by which one of it is told from others: 'donor number' of a donor. */
const isKeyOf = (name: string, one: string) =>
  new RegExp(`^(?:(?:${snake(one)}|${snake(one.split(' ').at(-1) ?? one)}|serial)_)?(?:number|code|reference)$`).test(
    name,
  );

/**
 * By which numbers one row of a record is told from others.
 * @returns the columns that are unique alone, and those that are so together with what numbers begin anew in: a section, a maker, whose it is.
 */
export function numberedBy(
  product: Product,
  record: ToldRecord,
  columns: Column[],
): { alone: Column[]; together: string[][] } {
  const key = columns.find(({ name }) => isKeyOf(name, record.one));
  const parent = columns.find(({ references, may }) => references && references !== 'accounts' && !may);
  const serial = columns.find(({ name }) => /^serial(?:_number)?$/.test(name));
  const before = key && columns[columns.indexOf(key) - 1];
  const section = before && sections.test(before.name) ? before : undefined;
  const owner = key ? ownerColumn(product, record, columns) : undefined;
  // A serial number tells one from all others, but for those of another maker; a serial counts within what it belongs to.
  const isOfMaker =
    parent !== undefined &&
    (serial?.name === 'serial' || /^(?:maker|manufacturer|brand|model|make|kind|type)_id$/.test(parent.name));
  const isAlone = parent === undefined && section === undefined && owner === undefined;
  const [whole] = parentsOf(product, record);
  return {
    alone: [...(key && isAlone ? [key] : []), ...(serial && !isOfMaker ? [serial] : [])],
    together: [
      ...(serial && isOfMaker && parent ? [[parent.name, serial.name]] : []),
      ...(section && key ? [[section.name, key.name]] : []),
      ...(whole && key && !section ? [[pointing(whole.one).name, key.name]] : []),
      ...(owner && key && !parent && !section ? [[owner.name, key.name]] : []),
    ],
  };
}

/** Whose the rows are where each of several people makes their own and sees no other: the numbers of one are no business of another. */
function ownerColumn(product: Product, record: ToldRecord, columns: Column[]): Column | undefined {
  const [maker] = doneTo(product, record).flatMap(({ way, who }) => (way === 'make' && who ? [who] : []));
  if (!maker || isSingle(maker)) return undefined;
  const isOwn = ownerRules(product).some(
    ({ text, kind }) =>
      kind === 'access' &&
      /\bonly (?:his|her|their|its) own\b/i.test(text) &&
      nounIn(maker.one, text) !== null &&
      nounIn(record.one, text) !== null,
  );
  return isOwn
    ? columns.find(
        ({ name, references, may }) => references === 'accounts' && !may && name === `${snake(maker.one)}_id`,
      )
    : undefined;
}

/**
 * What whoever comes in by the link of another row makes once for it: 'patients fill in their intake form' by the link of their visit. Its
 * pointer at that row is unique.
 */
export function onePerLink(product: Product, record: ToldRecord, columns: Column[]): string[][] {
  const makers = doneTo(product, record).filter(({ way }) => way === 'make');
  const theirs = new RegExp(`\\btheir (?:own )?${toPattern(record.one)}\\b`, 'i');
  const whole = ({ who, told }: OutlinedAct) =>
    who && theirs.test(`${told.verb} ${told.phrase}`) ? linkFor(product.idea, who) : undefined;
  const [parent] = makers.flatMap((act) => whole(act) ?? []);
  if (!parent || parent === record || !makers.every((act) => whole(act) === parent)) return [];
  const isNamed = record.fields.some((field) => {
    const link = linkOf(product.idea, record, field);
    return link !== undefined && 'record' in link && !link.isMany && link.record === parent;
  });
  const column = columns.find(({ name, may }) => isNamed && !may && name === pointing(parent.one).name);
  return column ? [[column.name]] : [];
}
