import {
  isPlural,
  lowerFirst,
  type Noun,
  singularOf,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import type { Around, Told } from '#worker/features/guide/idea/telling.rules.ts';

/** A rule taken apart: its subject in the singular ('a late return'), what is said of it, and what it is tried out on. */
export type Rule = { one: string; says: string; verb: string; phrase: string; topic: Noun; told: Told; around: Around };
/** Reads one class of rules: its criteria, or nothing where it is of another class. */
export type Reading = (rule: Rule) => string[] | undefined;

export const isBe = (verb: string) => /^(?:be|is|are|was|were)$/.test(verb);
export const shall = (cause: string, effect: string) => `${cause}, THE SYSTEM SHALL ${effect}.`;
export const ifSo = (cause: string, effect: string) => `IF ${cause}, THEN THE SYSTEM SHALL ${effect}.`;
export const watching = ({ around: { host, client } }: Rule) => (host ?? client).many;

/** 'late returns' gives 'a late return', 'the difference' and 'each guess' stay one of their kind. */
export function singleOf(subject: string): string {
  if (subject === '') return '';
  const plain = lowerFirst(subject).replace(/^(?:each|every|any|no|all|all the) /, '');
  if (plain !== lowerFirst(subject) && !isPlural(plain.split(' ').at(-1) ?? '')) return withArticle(plain);
  if (/^(?:the|an?|one|two|those|whoever|nobody|somebody|their|its) ?\b/.test(plain)) return plain;
  const [head = '', ...rest] = plain.split(/ (?=(?:of|that|who|under|over|with|from) )/);
  const last = head.split(' ').at(-1) ?? '';
  const tail = rest.length > 0 ? ` ${rest.join(' ')}` : '';
  if (!isPlural(last)) return /data$|^[a-z]+$/.test(head) && head === plain ? head : `${withArticle(head)}${tail}`;
  return `${withArticle(head.slice(0, head.length - last.length) + singularOf(last))}${tail}`;
}
