import { expect, it } from 'vitest';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { titleOf } from '#worker/features/guide/idea/telling-titles.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { everydayIdeas } from '#worker/features/guide/testing/everyday-ideas.ts';
import { ideas } from '#worker/features/guide/testing/ideas.ts';
import { misread } from '#worker/features/guide/testing/misread.ts';
import { understood } from '#worker/features/guide/testing/understood.ts';
import { ideas as evaluated } from '../eval/ideas/all.ts';

const said = [
  ...evaluated.map(({ description }) => description),
  ...Object.values(ideas),
  ...Object.values(everydayIdeas),
  ...[...understood, ...misread].map(([text]) => text),
];
const isAct = ({ kind, not, who }: Told) => kind === 'act' && !not && who !== undefined;
const told = said.flatMap((text) => deriveProduct('Acme', text, []).idea.told.filter(isAct));

/** Words as they are compared: without the ending of a verb or plural, articles and owners alike. */
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}€£$%'-]+/gu) ?? []).map((word) =>
    /^(a|an|the|my|our|your|his|her|its|their)$/.test(word) ? 'the' : word.replace(/(?<=..)(?:e?s|e)$/, ''),
  );

/** What a word of a clause may have become: itself, or of a pronoun whom or what it means, in its place. */
function lengthsOf(word: string, made: string[], at: number): number[] {
  const next = made[at];
  if (next === word) return [1];
  if (/^(it|them)$/.test(word)) return next === 'the' ? [2, 3, 4] : [];
  return /^(i|w|we|m|me|u|us|you|they|he|h|sh|she|user)$/.test(word) ? [1, 2, 3, 4] : [];
}

/** Whether words are those of a clause in their order; what says nothing may be missing. */
function keepsOrder(made: string[], clause: string[]): boolean {
  let reached = new Set([0]);
  for (const word of clause) {
    reached = new Set([...reached].flatMap((at) => [at, ...lengthsOf(word, made, at).map((length) => at + length)]));
  }
  return reached.has(made.length);
}

const particle = /^(up|out|off|back|down|away)$/;

/** 'Pick it up' may become 'pick up the order', and 'at Christmas we print' be told as 'print at Christmas'; nothing else moves. */
function isFaithful(phrase: string, text: string): boolean {
  const made = wordsOf(phrase).filter((word) => !particle.test(word));
  const clause = wordsOf(text.replace(/\b(it|them) (in|over)$/, '$2 $1')).filter((word) => !particle.test(word));
  return made
    .map((_, index) => made.length - index)
    .concat(0)
    .some(
      (moved) =>
        made.slice(made.length - moved).join(' ') === clause.slice(0, moved).join(' ') &&
        keepsOrder(made.slice(0, made.length - moved), clause.slice(moved)),
    );
}

it('tells each act in the words of its clause, in their order', () => {
  // 'Reported by passengers' turns round on purpose.
  const active = told.filter(({ text }) => !/\bby\b/.test(text));
  expect(
    active.filter(({ phrase, text }) => !isFaithful(phrase, text)).map(({ phrase, text }) => [text, phrase]),
  ).toEqual([]);
  expect(active.length).toBeGreaterThan(300);
});

it('names each act by its own words, in their order', () => {
  const named = told.filter(({ device }) => !device);
  const broken = named.filter(
    (one) => !keepsOrder(wordsOf(titleOf(one)), wordsOf(`${one.verb} ${one.phrase} ${one.when ?? ''}`)),
  );
  expect(broken.map((one) => [titleOf(one), one.phrase])).toEqual([]);
});
