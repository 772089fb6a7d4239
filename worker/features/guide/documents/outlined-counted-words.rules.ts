import type { Gap } from '#worker/features/guide/documents/outlined-questions.rules.ts';
import { isDropped, isOpen, isSentBack } from '#worker/features/guide/documents/outlined-state-moves.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import { joinQuoted, joinWords, pluralOf } from '#worker/features/guide/grammar/words.rules.ts';
import { criterionId } from '#worker/features/guide/product/criteria.rules.ts';
import { listNumbered } from '#worker/features/guide/product/numbered-qualities.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** The sentences of a product in a form, of features and of the whole, with what the form finds and their numbers. */
const found = (product: Product, form: RegExp) =>
  [
    ...product.features.flatMap((feature) =>
      feature.criteria.map((text, at) => ({ text, id: criterionId(feature, at) })),
    ),
    ...listNumbered(product),
  ].flatMap(({ text, id }) => {
    const parts = form.exec(text);
    return parts ? [{ parts, id }] : [];
  });

const counted = /^IF .*?\bopen (\p{L}+(?: \p{L}+)?s)\b.*, THEN /iu;
const isThere = /^WHEN the (\p{L}+(?: \p{L}+)?) (?:is not|isn't) there\b/iu;

/** What words of a rule count, that no state is called: 'two open reservations', 'the form isn't there', each as a sentence with its criteria. */
export function assumedStates(product: Product): string[] {
  const { records } = product.idea;
  const open = found(product, counted).flatMap(({ parts: [, things = ''], id }) => {
    const record = records.find(({ one }) => things.toLowerCase().split(' of ')[0] === pluralOf(one));
    const states = record ? statesOf(record) : [];
    const counting = states.filter(isOpen);
    return states.includes('open') || counting.length === 0 || counting.length === states.length
      ? []
      : [`Nobody told which ${things} are open; those that are ${joinQuoted(counting, 'or')} count (${id}).`];
  });
  const missing = found(product, isThere).flatMap(({ parts: [, thing = ''], id }) => {
    const record = records.find(({ one }) => one === thing.toLowerCase() || one.endsWith(` ${thing.toLowerCase()}`));
    const [, ...later] = record ? statesOf(record) : [];
    const whole = records.find(({ one }) => one === record?.fields[0]?.name);
    const there = later.filter((state) => !isDropped(state) && !isSentBack(state));
    return record && whole && there.length > 0
      ? [
          {
            id,
            says: `Nobody told when the ${thing} is there; a ${whole.one} has it with ${record.one} ${joinQuoted(there, 'or')}, and all else counts as not there, where none is entered yet too`,
          },
        ]
      : [];
  });
  const alike = [...new Set(missing.map(({ says }) => says))].map(
    (says) => `${says} (${joinWords(missing.filter((one) => one.says === says).map(({ id }) => id))}).`,
  );
  return [...open, ...alike];
}

const capped =
  /^THE SYSTEM SHALL (?:collect|take|debit|charge|pay out|transfer|count|credit) ((?:not|no) more than .+?)(?: unless .+)?\.$/u;
const costing = /^THE SYSTEM SHALL show wherever (.+?) are listed what they cost\b/u;

/** What a rule on a sum leaves open: what becomes of the part beyond a limit, and whether a cost is only shown. */
export const openOfSums = (product: Product): Gap[] => [
  ...found(product, capped).map(({ parts: [, limit = ''], id }) => ({
    question: `what becomes of what is beyond “${limit}” (${id}): does it wait for the next time, or is it left out for good?`,
    assumed: `What is beyond “${limit}” is left out for good (${id}).`,
  })),
  ...found(product, costing).map(({ parts: [, things = ''], id }) => ({
    question: `is it right that what ${things} cost is only shown (${id}), or is it billed in ${product.name} too, and to whom?`,
    assumed: `What ${things} cost is only shown and billed elsewhere (${id}).`,
  })),
];
