import { describe, expect, it } from 'vitest';
import { readCorrection } from '#worker/features/guide/decisions/correcting.rules.ts';
import { retoldIn } from '#worker/features/guide/decisions/told-anew.rules.ts';
import { readIdea } from '#worker/features/guide/idea/idea.rules.ts';

const yard =
  'Bosses see one number per month. Drivers enter an exchange of pallets on the ramp with a photo. Dispatchers check the exchange.';

/** The people and the thing that a message of the owner puts right. */
const corrected = (message: string) => readCorrection(message, readIdea('Acme', yard), false).decisions[0]?.decision;

describe('a correction of the people', () => {
  const message =
    'No, it is not for bosses. It is for the drivers, for Beata and for me, the dispatcher. Boss only sees one number per month. Drivers use it on their own phones.';

  it('is no new telling of the idea, though it tells two acts besides', () =>
    expect(retoldIn(message, true)).toBeUndefined());

  it('leaves out whom it is not for, and no person gets a role of their name', () => {
    expect(corrected(message)).toMatch(/^Drivers use it; dispatchers serve them or decide; it is about/);
    expect(corrected(message)).not.toMatch(/boss|beata/i);
  });

  it('is one too where it only says for whom it is not', () =>
    expect(corrected('It is not for bosses.') ?? '').not.toMatch(/boss/i));
});

describe('a correction of the thing', () => {
  it.each([
    ['It is about the exchange.', undefined],
    ['It is about the exchange, not the numbers.', 'not numbers'],
  ])('refuses what its owner denies, and nothing that was only guessed: %s', (message, denied) => {
    expect(corrected(message)).toMatch(/it is about exchanges/);
    expect(/, (not .+)$/.exec(corrected(message) ?? '')?.[1]).toBe(denied);
  });
});
