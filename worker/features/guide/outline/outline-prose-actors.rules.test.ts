import { describe, expect, it } from 'vitest';
import { actorsIn } from '#worker/features/guide/outline/outline-prose-actors.rules.ts';
import { clausesIn } from '#worker/features/guide/outline/outline-prose-clauses.rules.ts';

const actors = (...sentences: string[]) => [...actorsIn(sentences.map((one) => clausesIn(one) ?? []))];

describe('words that a description makes people', () => {
  it.each([
    [
      ['Chimney sweeps get their round for the day, mark each house as done, and the office sends the bill.'],
      ['sweep'],
    ],
    [['The ecologist checks the count.', 'The verger lights candles and visitors see them.'], ['verger']],
    [['The cellarer weighs the harvest.'], ['cellarer']],
    [['In our lab the postdocs order chemicals.'], ['postdoc']],
  ])('are those of who does what people do: %s', (sentences, found) =>
    expect(actors(...sentences)).toEqual(expect.arrayContaining(found)),
  );

  it.each([
    [['The letter says what to bring.']],
    [['The oven bakes the bread and the baker sees it.']],
    [['Volunteers scan the ledgers.', 'The ledgers give names.']],
    [['The sensor sends the value.']],
    [['The training gives a certificate and the teacher signs it.']],
  ])('are none that are papers, machines or what something is done to: %s', (sentences) =>
    expect(actors(...sentences)).toEqual([]),
  );
});
