import type { ToldField } from '#worker/features/guide/grammar/told-fields.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { pluralOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** The records that a record names in its fields. */
const namedBy = ({ idea }: Product, record: ToldRecord): ToldRecord[] =>
  record.fields.flatMap((field) => {
    const link = linkOf(idea, record, field);
    return link && 'record' in link ? [link.record] : [];
  });

/** 'Active scaffolds' of a firm: the record of which a field counts some; undefined where it names one or tells something else. */
export function countedBy({ idea }: Product, own: ToldRecord, field: ToldField): ToldRecord | undefined {
  if (field.choices || field.parts || linkOf(idea, own, field)) return undefined;
  return idea.records.find(
    (other) =>
      other !== own &&
      new RegExp(`^(?!number |which )[\\p{L}-]+ ${toPattern(pluralOf(other.one))}$`, 'iu').test(field.name),
  );
}

/** 'Service interval' of a tool: the tool has services. */
const isTimedBy = (field: ToldField, { one }: ToldRecord) =>
  new RegExp(`^${toPattern(one)} (?:interval|period)\\b|^(?:last|next) ${toPattern(one)}$`, 'i').test(field.name);

/** 'Number of each' beside 'loaves': how many of each of the several that a row names. */
export const countOfEach = ({ fields }: ToldRecord): ToldField | undefined =>
  fields.find(({ name }) => /^(?:number|quantity|amount|how many) of each$/i.test(name));

const buys = /(?:^| )(?:order|pre-order|purchase|sale|line|delivery)$/;
const inStock = /^stock$|^(?:number|quantity|pieces|copies)\b.* (?:in stock|left|available|(?:a|per) day)$/;
/** 'Ceramic piece, number' of an order: how many of what stands before it are taken, where a bare number elsewhere tells one from others. */
export function countsBefore({ idea }: Product, own: ToldRecord, field: ToldField): boolean {
  const before = own.fields[own.fields.indexOf(field) - 1];
  const link = before && field.name === 'number' ? linkOf(idea, own, before) : undefined;
  return (
    link !== undefined &&
    'record' in link &&
    !link.isMany &&
    (buys.test(own.one) || link.record.fields.some(({ name }) => inStock.test(name)))
  );
}

/** Whether a record names several of another one. */
export const namesSeveral = (idea: Product['idea'], record: ToldRecord): boolean =>
  record.fields.some((field) => {
    const link = linkOf(idea, record, field);
    return link?.isMany && 'record' in link;
  });

/** Whether a field that names several of a record names parts that nothing else has and that name nothing: they belong to the one row. */
export const holdsParts = (product: Product, own: ToldRecord, part: ToldRecord): boolean =>
  // What is counted is had by others too.
  countOfEach(own) === undefined &&
  namedBy(product, part).length === 0 &&
  product.idea.records.every((other) => other === own || !namedBy(product, other).includes(part));

/** What a record belongs to without a field that says so: another one counts it, has it at intervals or consists of it. */
export function parentsOf(product: Product, record: ToldRecord): ToldRecord[] {
  const named = namedBy(product, record);
  return product.idea.records.filter(
    (other) =>
      other !== record &&
      !named.includes(other) &&
      other.fields.some((field) => {
        const link = linkOf(product.idea, other, field);
        return (
          countedBy(product, other, field) === record ||
          isTimedBy(field, record) ||
          (link?.isMany && 'record' in link && link.record === record && holdsParts(product, other, record))
        );
      }),
  );
}
