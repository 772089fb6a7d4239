import { withCriteria } from '#worker/features/guide/product/added-criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** What begins and what ends a span, as fields are called; of moments the end comes after the beginning, of days it may be the same. */
const spans: readonly { begins: string; ends: string; isMoment?: true }[] = [
  { begins: 'the start', ends: 'the end', isMoment: true },
  { begins: 'the start time', ends: 'the end time', isMoment: true },
  { begins: '“from”', ends: '“until”' },
  { begins: '“from”', ends: '“to”' },
  { begins: 'the first day', ends: 'the last day' },
  { begins: 'the start date', ends: 'the end date' },
  { begins: 'the “valid from”', ends: 'the “valid until”' },
];

const asked = /^IF (.+) (?:is|are) missing, (THEN THE SYSTEM SHALL say so, keep what was entered and .+)$/;
const inOrder = /^IF .+ is (?:not after|before) .+, THEN THE SYSTEM SHALL say so, keep what was entered and /;
/** Hours past midnight end on an earlier hour than they begin. */
const overnight = /\b(?:nights?|overnight|midnight)\b/i;

/** Whether a criterion refuses what ends before it begins. */
export const isInOrder = (text: string): boolean => inOrder.test(text);

/** A product in which what is asked for with a beginning and an end is taken only where they are in that order. */
export function withSpansInOrder(product: Product): Product {
  // 'From' and 'to' of a ride are places.
  const isWay =
    /\b(?:rides?|lifts?|trips?|routes?|flights?|journeys?|transports?|deliver(?:y|ies)|messages?|letters?|transfers?|tours?)\b/i;
  const isOvernight = overnight.test(product.idea.said);
  const added = product.features.flatMap(({ id, criteria }) =>
    criteria.flatMap((text) => {
      const [, fields = '', kept = ''] = asked.exec(text) ?? [];
      const names = fields.split(/, | or /);
      const found = spans.find(({ begins, ends }) => names.includes(begins) && names.includes(ends));
      if (!found || (found.isMoment && isOvernight) || (found.ends === '“to”' && isWay.test(kept))) return [];
      return [{ id, text: `IF ${found.ends} is ${found.isMoment ? 'not after' : 'before'} ${found.begins}, ${kept}` }];
    }),
  );
  return product.idea.isOutlined ? withCriteria(product, added) : product;
}
