import { describe, expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { answerJudging } from '#worker/features/guide/replies/judging.rules.ts';

const depot = deriveProduct(
  'Depot',
  'Drivers enter how many crates they left at a shop. Clerks count the stock of the depot every evening. A bot on Telegram tells shops when a delivery is late.',
  [],
);

describe('what the guide is asked to judge', () => {
  it.each([
    ['Which one would you do first, the crates or the stock?', /^FR-\d+ .*first, then FR-\d+/],
    ['What should we build first, the stock or the invoices?', /^“the stock” first: it stands in FR-\d+/],
    ['Which comes first, the lottery or the raffle?', /^Neither “the lottery” nor “the raffle” is a feature yet/],
  ])('what comes first: %s', (asked, answer) => {
    expect(answerJudging(asked, depot)).toMatch(answer);
  });

  it.each([
    ['Can the program read the paper slip alone?', /text recognition.*misreads handwriting/],
    ['What happens when a driver sends a voice message instead?', /turn it into text/],
  ])('whether it can, with what is still open: %s', (asked, answer) => {
    expect(answerJudging(asked, depot)).toMatch(/^Nothing is decided on that yet/);
    expect(answerJudging(asked, depot)).toMatch(answer);
  });

  it('what remains when a service goes away', () => {
    const answer = answerJudging('If Telegram itself decides to ban bots, how much could we take elsewhere?', depot);
    expect(answer).toMatch(/can be taken along\. What names Telegram would have to be made anew: FR-\d+/);
  });

  it.each(['What is a data model?', 'Drivers can read the stock.', 'What should we do next?'])(
    'leaves other questions to others: %s',
    (asked) => {
      expect(answerJudging(asked, depot)).toBeUndefined();
    },
  );
});
