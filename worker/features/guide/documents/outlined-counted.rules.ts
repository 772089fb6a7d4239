import { groupOf } from '#worker/features/guide/documents/outlined-holds.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { amountTold, timeUnit } from '#worker/features/guide/grammar/numbers.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** 'There are two open reservations of one student already', 'a referee would have two games at the same time': rows are counted. */
const countedRows = new RegExp(
  String.raw`^there (?:is|are|would be) (?:more than )?${amountTold} (?!${timeUnit}\b|percent\b)|\bwould have ${amountTold} [^,]+ at the same time$`,
  'iu',
);
/** 'More than they saved', 'more days than are left', 'more than 30 cards a day': what is there already is added up. */
const addedUp = new RegExp(
  String.raw`\bmore (?:[\p{L}-]+ )?than (?:they|he|she|(?:is|are) left)\b|\bmore than ${amountTold} [^,]* (?:a|per|each|in one|in a) (?:day|week|month|year)\b`,
  'iu',
);
const addedInTime = /\b(?:not|no) more than \d[^,;]* (?:a|per|each) (?:day|week|month|year)\b/i;

/** Whether a criterion compares a number with rows that are there already, so that two calls at one moment could both pass it. */
export const countsRows = ({ cause, effect }: Pick<Criterion, 'cause' | 'effect'>): boolean =>
  (/^refuse\b/.test(effect) && (countedRows.test(cause) || addedUp.test(cause))) || addedInTime.test(effect);

const raced = /\b(?:same moment|at the same time|at once|meanwhile)\b/i;

/** The criteria that hold only where one statement looks and writes, in the order of the features. */
export const oneStatements = oncePerProduct((product: Product): Criterion[] => {
  const held = ownerRules(product).flatMap((rule) =>
    /^(?:one|alone|stock|times)$/.test(groupOf(rule) ?? '') ? rule.criteria : rule.criteria.filter(countsRows),
  );
  const ids = new Set(held.map(({ id }) => id));
  return listCriteria(product).filter(
    (criterion) => ids.has(criterion.id) || countsRows(criterion) || raced.test(criterion.cause),
  );
});
