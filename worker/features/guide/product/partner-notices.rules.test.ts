import { describe, expect, it } from 'vitest';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const saving = deriveProduct(
  'Coins',
  `Who uses it
- Saver
- Bank: reports the payments and moves the money
What happens
- Saver creates a goal → new goal: name, target amount
- Bank reports a card payment → new round up: difference; it is added to the goal as pending
- Every Monday the pending round ups are collected → one direct debit for the week; saver is told the sum the day before
- The debit bounces → the round ups go back to pending; the goal is paused; saver is told why
- Saver takes money back → new payout: amount, goal; saver gets a message when it left
What is kept
- Goal: name, target amount, saved so far; states: active, paused, reached, closed
- Round up: payment date, difference; states: pending, collected, bounced
- Payout: amount, goal, date; states: asked, sent, arrived, failed
What always holds
- The money lies at a licensed partner bank, never with us.
What it will not do
- No credit.`,
  [],
);
const criteriaOf = (says: RegExp) => saving.features.find((feature) => says.test(feature.says))?.criteria ?? [];

describe('money at a partner bank', () => {
  it('orders a debit by the clock, and only its signed notice makes anything collected', () => {
    const criteria = criteriaOf(/^Every Monday/);
    expect(criteria[0]).toMatch(
      /SHALL order a direct debit of the pending round ups that are in no other open one at the partner bank and leave them as they are until that is reported\.$/,
    );
    expect(criteria).toContain(
      'WHEN the partner bank reports with its signature that the direct debit was collected, THE SYSTEM SHALL set the round up to “collected” and show beside it when.',
    );
    expect(criteria.find((text) => text.includes('raise “saved so far”'))).toMatch(
      /^WHEN the partner bank reports with its signature that the direct debit was collected,/,
    );
    expect(criteria.find((text) => text.includes('keep a direct debit'))).toMatch(/^WHEN the clock reaches /);
  });

  it('sends, ends or gives back a payout by what is reported of it', () => {
    const criteria = criteriaOf(/takes money back/);
    expect(criteria).toContain(
      'WHEN the partner bank reports with its signature that the payout was sent, THE SYSTEM SHALL send the saver a message.',
    );
    expect(criteria.at(-1)).toBe(
      'WHEN the partner bank reports with its signature that the payout failed, THE SYSTEM SHALL give the amount of the payout back to “saved so far” of the goal and tell the saver why.',
    );
    const machine = listTables(saving).find((table) => table.record === 'payout')?.machine;
    expect(machine?.moves.map(({ to, who }) => `${to} ${who}`)).toEqual([
      'sent the partner bank',
      'arrived the partner bank',
      'failed the partner bank',
    ]);
  });

  it('keeps a bounce of what has gone further', () =>
    expect(criteriaOf(/^The debit bounces/)[2]).toMatch(
      /^IF the partner bank reports a bounce of a goal that is “reached” or “closed”, THEN THE SYSTEM SHALL leave the goal as it is,/,
    ));
});
