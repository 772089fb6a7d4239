import { isTold } from '#worker/features/guide/grammar/moods.rules.ts';
import { capitalise } from '#worker/features/guide/grammar/words.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';

/** '$95', '4.50', '30%', '5 minutes', '10,000 lbs', each with what it counts. */
const figure = /(?:\p{Sc} ?)?\d[\d.,:]*\d|(?:\p{Sc} ?)?\d/gu;

/** What is counted or measured, one or several. */
const counting =
  /^(?:%|percent|[ap]m|lbs?|kg|km|hours?|days?|weeks?|months?|years?|minutes?|lessons?|times?|\p{L}{3,}s)$/iu;

/** The figures of a text, each with the word behind it in the singular. */
function figuresIn(text: string): string[] {
  return [...text.matchAll(figure)].map((found) => {
    const behind = /^[ -]?(%|\p{L}+)/u.exec(text.slice(found.index + found[0].length))?.[1] ?? '';
    const unit = /^\p{Sc}/u.test(found[0]) || !counting.test(behind) ? '' : behind.toLowerCase().replace(/s$/, '');
    return `${found[0].replace(/ /g, '')} ${unit}`.trim();
  });
}

/** How it is, what is wished as a whole, and who tells it: no rule. */
const around =
  /^(?:(?:hi|hello)\b|(?:I|we)(?:'m| am|'re| are|'ve| have| run| own| keep| work| teach| manage| coach| lead)\b|(?:my|our) \p{L}+ (?:has|have|is|are|runs?|owns?)\b|there (?:is|are)\b)|\b(?:want|need|would like|'d like|looking for) (?:an?|some)\b/iu;

/** What makes a rule of a figure: money, a share, a bound, a time by which or how often. A number of a street or a team makes none. */
const binding =
  /\p{Sc}|\d ?%|\bper(?:cent)?\b|\b(?:at (?:least|most)|max\w*|min(?:imum)?|up to|(?:more|less|fewer|later|sooner|earlier) than|over|under|within|before|after|until|till|by|between|every|each|once|twice|an? (?:hour|day|week|month|year)|only|never|nobody|costs?|pays?|prices?|fees?|charges?|takes?|lasts?|need(?:s|ed)?|must|should|have to|has to|can|can't|cannot|may)\b/iu;

/** 'A swim school: parents buy a card': what it is, and all that is done there. */
const titled = /^[^.:]{3,60}: /;

/**
 * A draft of a known kind with the sentences whose figures no line of it has: a price, a limit or an hour that somebody told is never lost.
 * @param sentences those of the description.
 */
export function withToldFigures(outline: Outline, sentences: string[]): Outline {
  const lines = Object.values(outline).flat().join('\n');
  const known = new Set(figuresIn(lines));
  const missing = sentences.filter(
    (sentence) =>
      !around.test(sentence) &&
      !isTold(sentence.toLowerCase()) &&
      !titled.test(sentence) &&
      binding.test(sentence) &&
      !lines.includes(sentence.replace(/[.\s]+$/, '')) &&
      figuresIn(sentence).some((one) => ![...known].some((other) => other === one || other.startsWith(`${one} `))),
  );
  return missing.length === 0
    ? outline
    : { ...outline, rules: [...missing.map((one) => capitalise(one)), ...outline.rules] };
}
