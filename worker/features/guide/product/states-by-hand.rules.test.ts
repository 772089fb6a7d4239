import { describe, expect, it } from 'vitest';
import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { tellAdded, untoldStates } from '#worker/features/guide/documents/outlined-assumptions.rules.ts';
import { outlinedMachine } from '#worker/features/guide/documents/outlined-states.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (acts: string[], kept: string, rules: string[] = []) =>
  deriveProduct(
    'Choir',
    `Who uses it
- Choir leader (me)
- Singers
What happens
${[...acts, 'Singers look at the pieces'].map((line) => `- ${line}`).join('\n')}
What is kept
- ${kept}
What always holds
${['Only members get in', ...rules].map((line) => `- ${line}`).join('\n')}`,
    [],
  );
const setByHand = (...of: Parameters<typeof told>) =>
  told(...of).features.flatMap(({ criteria }) => criteria.filter((text) => / sets? an? .+ keep it so/.test(text)));

const putIn = 'I put in a new piece → new piece: title, composer';
const piece = 'Piece: title, composer; states: practising, concert ready, put away';

describe('a state that nothing told brings about', () => {
  it('is set by whoever enters the record, as an assumption and no question', () => {
    const product = told([putIn], piece);
    expect(setByHand([putIn], piece)).toEqual([
      'WHEN the choir leader sets a piece to “practising”, “concert ready” or “put away”, THE SYSTEM SHALL keep it so, and show beside it who set it and when.',
    ]);
    expect(listCalls(product).map(({ method, path }) => `${method} ${path}`)).toContain('PATCH /api/pieces/:id/state');
    expect(tellAdded(product).join(' ')).toContain(
      'the choir leader sets it by hand, and back where it was set too early (FR-1.',
    );
    expect(untoldStates(product)).toEqual([]);
    const [record] = product.idea.records;
    const moves = record ? (outlinedMachine(product, record)?.moves ?? []) : [];
    expect(moves.map(({ from, to, who }) => `${from.join()} > ${to} by ${who}`)).toEqual([
      'practising,put away > concert ready by choir leader',
      'practising,concert ready > put away by choir leader',
      'concert ready,put away > practising by choir leader',
    ]);
  });

  it('gives what nobody has to somebody again, and says so as an assumption', () => {
    const product = told(
      ['I put in a locker → new locker: number', 'I note that a locker is given up → locker is free'],
      'Locker: number, singer; states: taken, on notice, free',
    );
    const texts = product.features.flatMap(({ criteria }) => criteria);
    expect(texts).toContain(
      'WHEN the choir leader notes that a locker is given up, THE SYSTEM SHALL leave the locker without a singer from then on.',
    );
    expect(texts).toContain(
      'WHEN the choir leader sets a locker that has no singer to “taken”, THE SYSTEM SHALL ask for its singer, keep the singer with the locker and set nothing without one.',
    );
    expect(tellAdded(product).join(' ')).toContain('Nobody told how what nobody has gets somebody again');
    const [record] = product.idea.records;
    const moves = record ? (outlinedMachine(product, record)?.moves ?? []) : [];
    expect(moves.map(({ from, to }) => `${from.join()} > ${to}`)).toContain('on notice,free > taken');
  });

  it.each([
    ['where a rule speaks of it', [putIn], piece, ['What is concert ready after the concert is put away']],
    ['where time or a machine brings it about', [putIn], 'Piece: title, composer; states: new, running, failed', []],
  ])('is not set by hand %s', (_, acts, kept, rules) => expect(setByHand(acts, kept, rules)).toEqual([]));

  it.each([
    [
      'by whoever entered it, where somebody else changes it too',
      [putIn, 'Singers correct a piece → changes the piece'],
      piece,
      'the choir leader sets a piece to “concert ready” or “put away”',
    ],
    [
      'by whoever runs it, where others only ask for it',
      ['Singers request a piece → new piece: title, composer', 'I print the list of pieces → piece is printed'],
      'Piece: title, composer; states: wanted, bought, printed',
      'the choir leader sets a piece to “bought”',
    ],
    [
      'by whoever brings it on from there',
      [putIn, 'Singers bring a piece back → piece is returned'],
      'Piece: title, composer; states: new, on the stand, returned',
      'a singer sets a piece to “on the stand”',
    ],
    [
      'by those who have it, while they are about it',
      [putIn, 'Singers sing a piece'],
      'Piece: title, composer, singer; states: new, learning, checked',
      'a singer sets a piece to “learning”',
    ],
  ])('is set %s', (_, acts, kept, expected) =>
    expect(setByHand(acts, kept)).toContain(
      `WHEN ${expected}, THE SYSTEM SHALL keep it so, and show beside it who set it and when.`,
    ),
  );

  it('is opened by hand where others wait for it to be open, although its name speaks of what they do', () => {
    const acts = ['I enter an evening → new evening: date', 'Singers book an evening → new booking: evening'];
    const evening = (first: string) =>
      `Evening: date, places; states: ${first}, full\n- Booking: singer, evening; states: booked, dropped`;
    expect(setByHand(acts, evening('planned, open for booking'))).toContain(
      'WHEN the choir leader sets an evening to “planned” or “open for booking”, THE SYSTEM SHALL keep it so, and show beside it who set it and when.',
    );
    expect(untoldStates(told(acts, evening('planned, open for booking')))).toEqual([]);
    expect(setByHand(acts, evening('planned, raining')).join()).not.toContain('evening');
  });
});
