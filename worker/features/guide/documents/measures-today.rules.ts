import { firstPerson, todayInThird } from '#worker/features/guide/documents/outlined-user-today.rules.ts';
import { numberWord } from '#worker/features/guide/grammar/numbers.rules.ts';
import { stemOf, stemsOfRule } from '#worker/features/guide/grammar/stems.rules.ts';
import { lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** A measure that says what it is so far. */
const saysToday =
  /\bfrom .+ to\b|\binstead of\b|\blast (?:year|month|week|season)\b|\b(?:today|now|so far|at the moment)\b/i;

const amount = String.raw`(?:\d[\d.,]*|${numberWord}|dozens?|half|a third|a quarter)`;
const figure = new RegExp(
  String.raw`(?<!\p{L})(?:${amount}|twice|a whole \p{L}+|a day and a half|an evening)(?!\p{L})`,
  'iu',
);
const span = /\b(?:minutes?|hours?|days?|weeks?|weekend|months?|evenings?)\b/i;
const share = /%|\bper ?cent\b|\bhalf\b|\bthird\b|\bout of\b|\b(?:\d+|one) (?:of|in) (?:\d+|\p{L}+)\b/iu;
const money = /[€£$]|\b(?:euros?|pounds?|dollars?|zł)(?!\p{L})/iu;
const exactSpan = /\b(?:working|school|calendar) (?:hours|days|weeks)\b/i;
const general =
  /^(?:day|week|month|year|hour|minut|time|peopl|person|first|last|about|more|less|few|than|one|two|\d.*|averag|singl|count|done|get|tak|mak|hav|stil)$/;

const stems = (text: string) => new Set([...stemsOfRule(text)].filter((stem) => !general.test(stem)));

/** 'I have 14 blocks': what there is, and nothing that could become better. */
const inventory = /^(?:i|we|they|there) (?:have|has|own|run|rent|are)\b/i;
/** 'Only about 6 % have ever done it' says what of in the sentence before. */
const goesOn = /^(?:only|takes|the average|on average|that|it|usually|about|last|some|so)\b/i;
/** 'Fifty minutes of downtime' is a time of its own. */
const spanOf = new RegExp(String.raw`(?<!\p{L})${amount} (?:minutes?|hours?|days?|weeks?|months?) of (\p{L}+)`, 'giu');

type Said = { sentence: string; context: string };

/** How much a sentence on today says of what a measure counts: by its things, and by what it is counted in. */
function nearness(measure: string, { sentence, context }: Said, people: Set<string>): number {
  const own = stems(measure);
  const shared = own.intersection(stems(`${context} ${sentence}`)).size;
  const timed = sentence.replace(spanOf, (whole, thing: string) => (own.has(stemOf(thing.toLowerCase())) ? whole : ''));
  const things = own.difference(people).intersection(stems(`${context} ${sentence}`)).size;
  const inSame =
    (span.test(measure) && span.test(timed)) || (things > 0 && share.test(measure) && share.test(sentence));
  const [exact] = exactSpan.exec(measure) ?? [];
  const [, period] = /\btimes an? (\p{L}+)/iu.exec(sentence) ?? [];
  const isExact =
    (exact !== undefined && sentence.toLowerCase().includes(exact.toLowerCase())) ||
    (period !== undefined && new RegExp(String.raw`\b(?:a|per) ${period}\b`, 'i').test(measure)) ||
    (money.test(measure) && money.test(sentence) && /^\d/.test(sentence));
  // 'Last year about 35 texts' is a figure of the very thing; how many people there are is none.
  const isCounted = [...sentence.matchAll(counted)].some(([, thing = '']) => {
    const stem = stemOf(thing.toLowerCase());
    return own.has(stem) && !people.has(stem);
  });
  const isNear = shared >= 2 || (shared > 0 && (inSame || isCounted)) || isExact;
  return isNear ? shared + Number(inSame) + 2 * Number(isCounted) + Number(isExact) : 0;
}
const counted = new RegExp(String.raw`(?<!\p{L})${amount} (?:of )?(\p{L}+)`, 'giu');

/**
 * What is known of a measure before anything is built: the sentence of its owner on today that tells a figure of the same thing, else that it
 * has to be noted; nothing where the measure says it itself.
 */
export function todayOf(product: Product, measure: string): string {
  if (saysToday.test(measure)) return '';
  const { idea } = product;
  const { outline } = idea;
  const people = stemsOfRule(idea.people.map(({ one }) => one).join(' '));
  const told = (outline?.today ?? [])
    .flatMap((line) => {
      const sentences = line.split(/(?<=[.;!?]) +/);
      return sentences.map(
        (sentence, at): Said => ({
          sentence,
          context: goesOn.test(sentence) ? (sentences[at - 1] ?? '') : '',
        }),
      );
    })
    .filter(({ sentence }) => (figure.test(sentence) || money.test(sentence)) && !inventory.test(sentence))
    .map((said) => ({ sentence: said.sentence, near: nearness(measure, said, people) }))
    .filter(({ near }) => near > 0)
    .toSorted((a, b) => b.near - a.near)[0]?.sentence;
  if (!told) return ' Note the figure of today, where there is one, before it is built.';
  const said = todayInThird(product, told).replace(/[.;\s]+$/, '');
  return ` Today: ${firstPerson.test(said) ? `“${told.replace(/[.;\s]+$/, '')}”` : lowerFirst(said)}.`;
}
