import { recordClasses } from '#worker/features/guide/content/record-classes.ts';
import { type Mark, marks } from '#worker/features/guide/content/record-marks.ts';
import type { RecordClass } from '#worker/features/guide/content/records/record-class.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { asNoun, type Noun, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';

const split = (words: string) => words.split(' ').filter(Boolean);
const kindOfNoun: ReadonlyMap<string, RecordClass> = new Map(
  recordClasses.flatMap((kind) => split(kind.nouns ?? '').map((noun) => [noun.replaceAll('-', ' '), kind] as const)),
);
const kindsOfVerb = new Map<string, RecordClass[]>();
for (const kind of recordClasses)
  for (const verb of split(kind.act?.verbs ?? '')) kindsOfVerb.set(verb, [...(kindsOfVerb.get(verb) ?? []), kind]);
const marksOfVerb = new Map<string, Mark[]>();
for (const mark of marks)
  for (const verb of split(mark.verbs)) marksOfVerb.set(verb, [...(marksOfVerb.get(verb) ?? []), mark]);

/** The kind of record that a name means: by its last words, the most of them first; a word that means much else only where `said` has a second sign. */
export function kindOf(name: string, said?: string): RecordClass | undefined {
  const words = name.toLowerCase().replaceAll('-', ' ').split(' ');
  words.push(singularOf(words.pop() ?? ''));
  for (const length of [3, 2, 1]) {
    const noun = words.slice(-length).join(' ');
    const found = kindOfNoun.get(noun);
    const isLoose = said !== undefined && split(found?.weak?.nouns ?? '').includes(noun);
    if (found && words.length >= length && !(isLoose && !found.weak?.sign.test(said))) return found;
  }
  return undefined;
}

/** The nouns that mean a kind. */
export const nounsOf = ({ nouns }: RecordClass): string[] =>
  split(nouns ?? '').map((noun) => noun.replaceAll('-', ' '));

/** The verbs of a clause in plain form: 'picks up', 'approves or refuses' gives both. */
export function verbsOf({ verb, phrase }: Pick<Told, 'verb' | 'phrase'>): string[] {
  const words = phrase.toLowerCase().split(/[\s,]+/);
  const joined = words.flatMap((word, index) =>
    /^(and|or)$/.test(word) && index < 6 ? (baseOfVerb(words[index + 1] ?? '') ?? []) : [],
  );
  const apart = /^(or|and)$/.test(words[0] ?? '') ? joined : joined.filter((base) => marksOfVerb.has(base));
  return [...new Set([`${verb}-${words[0]}`, verb, ...apart])];
}

/** The kind of record that an act leaves, though nobody names it. */
export function kindOfAct(told: Told): RecordClass | undefined {
  const text = `${told.verb} ${told.phrase} ${told.when ?? ''} ${told.text}`;
  return verbsOf(told)
    .flatMap((verb) => kindsOfVerb.get(verb) ?? [])
    .find(({ act }) => act && (act.told?.test(text) ?? true) && !act.not?.test(text));
}

/** The fields that an act writes into the record it is about. */
export function marksOf(told: Told): string[] {
  return verbsOf(told)
    .flatMap((verb) => marksOfVerb.get(verb) ?? [])
    .filter((mark) => mark.told?.test(`${told.verb} ${told.phrase}`) ?? true)
    .flatMap(({ fields }) => fields.split(', '));
}

/** Acts of which nothing but their name is left in a clause without a subject: 'nurses on a ward swap shifts'. */
export function actWithin(text: string): string | undefined {
  return text
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .slice(1)
    .map((word) => baseOfVerb(word) ?? word)
    .find((word) => kindsOfVerb.has(word));
}

/** What an act leaves where that is not its object: who ticks a problem has made a problem tick. */
export function tickOf(told: Told): Noun | undefined {
  return told.object && kindOfAct(told)?.key === 'tick' ? asNoun(`${told.object.one} tick`) : undefined;
}
