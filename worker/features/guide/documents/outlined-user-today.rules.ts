import { headOf, lowerFirst, type Noun, nounIn, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { inThird } from '#worker/features/guide/outline/outline-subjects.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const longestToday = 130;
const counting = String.raw`(?:(?:about|around|most|some|all|our|the|my|each|every|\d[\d,]*) )*`;
/** Words by which somebody speaks of themselves. */
export const firstPerson = /\b(?:i|we|us|our|my|me)\b/i;
/** Who of the people the writer of an outline is, where a line says so; undefined where none does. */
export const writerOf = ({ idea: { outline, name } }: Product): Noun | undefined =>
  outline && castOf(outline, name).people.find(({ isSelf }) => isSelf)?.noun;

/**
 * A line on how it is today in the third person: of one of the people where a line says that they write, of those for whom it is made where it
 * speaks of several ('one of us'), else of the owner, who is none of them.
 */
export function todayInThird(product: Product, line: string): string {
  const { self, client } = product.idea;
  const several = /\b(?:we|us|our|ours)\b/i.test(line) ? (self ?? client) : { one: 'owner', many: 'the owner' };
  return inThird(line, undefined, writerOf(product) ?? several);
}

/** The sentence on today that is a kind of people's: it begins with them, names them, or names nobody and tells of what they work with; '' where none is. */
export function soFar(product: Product, noun: Noun): string {
  const { idea } = product;
  const self = writerOf(product);
  const isSelf = self?.one === noun.one;
  const names = [noun.one, noun.many, headOf(noun)].map((name) => toPattern(name.replace(/^the /, '')));
  const opening = new RegExp(`^${counting}(?:${names.join('|')})\\b`, 'i');
  const told = (idea.outline?.today ?? [])
    .flatMap((line) => line.split(/(?<=[.!?]) +/))
    .filter((text) => text.length <= longestToday);
  const inOwnWords = (texts: string[]) =>
    texts
      .map((text) => (self ? inThird(text, undefined, self) : text))
      .filter((text) => !firstPerson.test(text) && !leansOn.test(text));
  const [found] = [
    ...inOwnWords(told.filter((text) => opening.test(text) || (isSelf && /^i\b/i.test(text)))),
    ...inOwnWords(told.filter((text) => names.some((name) => new RegExp(`\\b${name}\\b`, 'i').test(text)))),
    ...inOwnWords(told.filter((text) => isOfTheirs(product, noun, text))),
  ];
  return found ? lowerFirst(found).replace(/[.\s]+$/, '') : '';
}

/** What goes on from another sentence says nothing by itself: 'at the moment 34 names are on it'. */
const leansOn =
  /^(?:and|or|but|once|then|so|it|they|this|that|these|those|he|she)\b|\b(?:on|of|in|with|to|from|for|behind|about) (?:it|them|that|this|those|these)\b/i;

/** Whether a sentence on today that names nobody tells of the things with which they have to do; of nothing known, it is of the main people. */
function isOfTheirs(product: Product, { one }: Noun, text: string): boolean {
  const { people, records } = product.idea;
  if (/\bI\b/.test(text) || people.some((kind) => [kind.one, kind.many].some((name) => nounIn(name, text) !== null)))
    return false;
  const things = records.filter((record) => nounIn(record.one, text) !== null);
  if (things.length === 0) return people[0]?.one === one;
  return listActs(product).some(
    ({ who, record }) => who?.one === one && record !== undefined && things.includes(record),
  );
}
