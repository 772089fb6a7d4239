import { describe, expect, it } from 'vitest';
import { withoutRetracted } from '#worker/features/guide/listening/retracted.rules.ts';

describe('what a message takes back itself', () => {
  it.each([
    ['Customers may cancel. No wait, customers may not cancel.', 'Customers may not cancel.'],
    ['Swimmers pay by card. Actually no, they pay in cash.', 'Swimmers pay in cash.'],
    ['Members add photos. Scratch that. Members add links.', 'Members add links.'],
  ])('is left out: %s', (said, left) => {
    expect(withoutRetracted(said)).toBe(left);
  });

  it.each([
    'They get a receipt. Actually no receipts are sent on Sundays.',
    'Customers pay by card. Hold on, no refunds after a week.',
    'I lend my boat. I take it back after a week and note the damage.',
    'Ignore that field when it is empty.',
    'The list is public. No wait times are shown.',
  ])('is nothing where no sentence is taken back: %s', (said) => {
    expect(withoutRetracted(said)).toBe(said);
  });
});
