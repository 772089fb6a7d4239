import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { insteadOf } from '#worker/features/guide/decisions/swaps.rules.ts';
import { stemOf, tellingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { singularOf } from '#worker/features/guide/grammar/words.rules.ts';

const quantity = /(?<![\p{L}\p{N}.,])(\d+(?:[.,]\d+)?) ?(%|\p{L}{2,})/gu;
const meant = /\b(?:i|we) meant?\b/i;
const puts = /^(?:(?:sorry|no|wait|oh|well|ok(?:ay)?|actually|rather|but|so|and|also|go back|back)[,:.!;\s]+)+/i;
/** A subject with its verb tells something new. */
const tells = /\b(?:can|may|must|should|will|is|are|has|have|get|gets|pay|pays|cost|costs|needs?)\b/i;
const mostWords = 10;

type Quantity = { text: string; unit: string };

const unitOf = (unit: string) => (/^(?:%|per ?cent)$/i.test(unit) ? 'percent' : singularOf(unit.toLowerCase()));
const quantitiesIn = (text: string): Quantity[] =>
  [...text.matchAll(quantity)].map(([found, , unit = '']) => ({ text: found, unit: unitOf(unit) }));

/**
 * 'Sorry, I meant 3 hours', 'and cancelling up to 48 hours': a fragment with one value, in place of the one value of its kind.
 * `undefined` where a sentence is no such fragment, 'unclear' where it can't be told what it puts right.
 */
export function readNewValue(
  sentence: string,
  description: string,
  decisions: Decision[],
): Decision | 'unclear' | undefined {
  const isMeant = meant.test(sentence);
  if (sentence.split(/\s+/).length > mostWords || !(isMeant || puts.test(sentence))) return undefined;
  const said = sentence.replace(puts, '').replace(meant, ' ');
  const [now, ...more] = quantitiesIn(said);
  if (!now || more.length > 0 || (tells.test(said) && !/\b\p{L}+ it is\b/u.test(said))) return undefined;
  const own = tellingStems(said.replace(now.text, ' '));
  const places = [...decisions, { topic: '', decision: description }]
    .flatMap(({ topic, decision }) =>
      topic === '' ? sentencesOf(decision).map((text) => ({ topic, text })) : [{ topic, text: decision }],
    )
    .flatMap((place) => quantitiesIn(place.text).map((old) => ({ ...place, old })))
    .filter(({ old }) => old.unit === now.unit && old.text !== now.text);
  const alike = places.filter(({ topic, text, old }) =>
    [...tellingStems(`${topic} ${text}`.replace(old.text, ' '))].some(
      (stem) => own.has(stem) && stem !== stemOf(now.unit),
    ),
  );
  const [place, ...others] = alike.length > 0 ? alike : isMeant ? places : [];
  if (!place || others.length > 0) return isMeant ? 'unclear' : undefined;
  if (place.topic !== '') return { topic: place.topic, decision: place.text.replace(place.old.text, now.text) };
  const isElsewhere = description.split(place.old.text).length > 2;
  return isElsewhere
    ? 'unclear'
    : { topic: `${insteadOf}${place.old.text}`, decision: `Change ${place.old.text} to ${now.text}` };
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?;])\s+|\n+/);
