import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { inDigits } from '#worker/features/guide/grammar/numbers.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** What somebody looks at while others change it: 'see the score live', 'how many are before them'. */
const watched =
  /\b(?:see|sees|seen|shows?|shown|watch(?:es)?|follows?|updates?)\b(?! where\b)[^.;]*(?:(?<!\b(?:they|we|who|people|you|I|he|she) )\blive\b|\bin real[ -]time\b|\bat the same moment\b|\bwithout (?:loading|reloading)\b)|\bhow many (?:are|is|stand) before\b/i;
const shownIn = /\b(?:shows?|shown|seen?|appears?|visible)\b[^.;]*\bwithin (?:\d+|an?|one) (?:milli)?seconds?\b/i;
const toOthers = /\bto (?:all|everybody|everyone|(?:the )?others)\b/i;

/** The line by which a page that is open has to get what others change, and the feature that it is of. */
export type Live = { line: string; feature: Feature | undefined };

/**
 * What an outline tells to be seen while it happens: a line that says so, or a rule by which what somebody enters is shown to others within
 * seconds. How fast a page is there that somebody opens is none of that.
 */
export const liveIn = oncePerProduct((product: Product): Live | undefined => {
  const rules = ownerRules(product);
  const acts = listActs(product);
  const isHandedOn = (text: string) =>
    toOthers.test(text) ||
    acts.some(
      ({ record, way, told }) =>
        way === 'make' &&
        record !== undefined &&
        nounIn(record.one, text) !== null &&
        told.outcomes?.some(({ way, text: said }) => way === 'show' || /^show\b|\bshown\b/i.test(said)) === true,
    );
  const rule = rules.find(({ text }) => watched.test(text) || (shownIn.test(inDigits(text)) && isHandedOn(text)));
  if (rule) return { line: rule.text, feature: rule.features[0] };
  const act = acts.find(({ told, feature }) => watched.test(told.line ?? feature.says));
  return act && { line: act.feature.says, feature: act.feature };
});
