import { expect, test } from 'vitest';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { peopleAndThing, tellReading } from '#worker/features/guide/decisions/people-and-thing.rules.ts';
import { toldAnew } from '#worker/features/guide/decisions/told-anew.rules.ts';
import { readingOf } from '#worker/features/guide/idea/corrected.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { draftReading } from '#worker/features/guide/product/reading-draft.rules.ts';
import { ideas } from '../eval/ideas/all.ts';

/** Of a hundred features so many are read again in the lines that tell what was read. */
const leastSame = 95;

test('what was read of an idea, told in lines, is read as the same', () => {
  const titlesOf = (name: string, description: string, decisions: Decision[]) =>
    deriveProduct(name, description, decisions)
      .features.filter(({ isTold }) => isTold)
      .map(({ title }) => title.replace(/\b(?:the|an?|their) /gi, ''));
  const all = ideas.map(({ key, name, description }) => {
    const { idea, units } = draftReading(name, description, []);
    const told = titlesOf(name, description, []);
    const anew = titlesOf(name, description, [
      { topic: toldAnew, decision: units.flatMap(({ lines }) => lines).join('\n') },
      { topic: peopleAndThing, decision: tellReading(readingOf(idea)) },
    ]);
    return { key, told, lost: told.filter((title) => !anew.includes(title)) };
  });
  const count = (titles: (one: (typeof all)[number]) => string[]) => all.flatMap(titles).length;
  const share = 100 - (100 * count(({ lost }) => lost)) / count(({ told }) => told);
  const lost = all.flatMap(({ key, lost: titles }) => (titles.length > 0 ? `${key}: ${titles.join(', ')}` : []));
  console.info(`${share.toFixed(1)} of 100 features come back. Lost:\n${lost.join('\n')}`);
  expect(share, lost.join('\n')).toBeGreaterThanOrEqual(leastSame);
});
