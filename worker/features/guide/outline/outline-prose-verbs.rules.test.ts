import { describe, expect, it } from 'vitest';
import { clausesIn } from '#worker/features/guide/outline/outline-prose-clauses.rules.ts';

const told = (sentence: string) => clausesIn(sentence)?.map(({ subject, verb }) => `${subject}: ${verb.base}`);

describe('the verb of a part of a sentence', () => {
  it.each([
    [
      'The organist picks hymns for Sunday, the priest approves them, and the verger prints the sheet.',
      ['The organist: pick', 'the priest: approve', 'the verger: print'],
    ],
    [
      'The shelter places kittens with families, families weigh them every day, and the vet looks at the weights.',
      ['The shelter: place', 'families: weigh', 'the vet: look'],
    ],
    [
      'Someone offers fabric, another cuts the squares, and the rest sew them.',
      ['Someone: offer', 'another: cut', 'the rest: sew'],
    ],
    [
      'Hunters mark their finds, the owner sees them, and each gets a share.',
      ['Hunters: mark', 'the owner: see', 'each: get'],
    ],
    ['Whoever finds one reports it.', ['Whoever finds one: report']],
    ['Members who have a boat pay a fee.', ['Members who have a boat: pay']],
    ['Those who do not pay within three days lose the seat.', ['Those who do not pay within three days: lose']],
    [
      'Crew members answer, and if too few come the coxswain picks another day.',
      ['Crew members: answer', 'the coxswain: pick'],
    ],
    ['The boatman checks it when they come back and reports damage.', ['The boatman: check', 'The boatman: report']],
  ])('is found where no list knows it: %s', (sentence, doings) => expect(told(sentence)).toEqual(doings));

  it.each([
    ['Members write their name, the ring numbers and the weight of the bird.', 1],
    ['The knitter counts rows, yarn colours and needle sizes.', 1],
    ['Sailors note the wind, the sail numbers, and the course.', 1],
    ['One book is lent to each child, some parents pay a deposit.', 2],
  ])('is none in a list of things: %s', (sentence, count) => expect(clausesIn(sentence)).toHaveLength(count));
});
