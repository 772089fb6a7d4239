import { describe, expect, it } from 'vitest';
import { draftReading } from '#worker/features/guide/product/reading-draft.rules.ts';

const actsOf = (idea: string) => draftReading('Acme', idea, []).read.acts.map((line) => line.replace(/ → .*$|\.$/, ''));

describe('whom a pronoun means', () => {
  it.each([
    [
      'The shelter gives kittens to foster families. They weigh them every day.',
      ['The shelter gives kittens to foster families', 'Foster families weigh the kittens every day'],
    ],
    [
      'Fishermen tell the harbour what they caught, the buyer offers a price, they accept or refuse it.',
      [
        'Fishermen tell the harbour what they caught',
        'The buyer offers a price',
        'Fishermen accept or refuse the price',
      ],
    ],
    [
      'The glassblower makes vases. A customer describes what they want, he gives a price.',
      ['The glassblower makes vases', 'A customer describes what they want', 'The glassblower gives a price'],
    ],
    [
      'Ushers swap evenings. One offers an evening, another takes it.',
      ['An usher offers an evening', 'Another usher takes the evening'],
    ],
    [
      'People drop clocks off, the clockmaker says what it costs, and he tells them when they can pick them up.',
      [
        'People drop clocks off',
        'The clockmaker says what it costs',
        'The clockmaker tells the people when they can pick them up',
      ],
    ],
    [
      'Volunteers count toads. Somebody enters how many they carried over, and the biologist downloads the counts.',
      ['Volunteers count toads', 'A volunteer enters how many they carried over', 'The biologist downloads the counts'],
    ],
    [
      'Families ask a gardener to water, he takes a picture each time, they see it.',
      ['Families ask a gardener to water', 'The gardener takes a picture each time', 'Families see the picture'],
    ],
    [
      'The seamstresses of our society sew forty costumes. Each takes one home.',
      ['The seamstresses of our society sew forty costumes', 'Seamstresses take a costume home'],
    ],
    [
      'Truffle hunters mark their finds, the landowner sees them, and each gets a share.',
      ['Truffle hunters mark their finds', 'The landowner sees the finds', 'Truffle hunters get a share'],
    ],
  ])('%s', (idea, acts) => expect(actsOf(idea)).toEqual(acts));

  it('tells of a notice with the thing that was spoken of', () => {
    const { acts } = draftReading(
      'Acme',
      'Shepherds count sheep in the evening. If one is missing the neighbours get a message.',
      [],
    ).read;
    expect(acts).toContain('A sheep is missing → the neighbours are told');
  });
});
