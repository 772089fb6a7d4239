import { expect, it } from 'vitest';
import { listChoices } from '#worker/features/guide/documents/architecture-decisions.rules.ts';
import { breachOf } from '#worker/features/guide/documents/outlined-breaches.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

it.each([
  [
    'Tickets are called in the order of the time joined',
    'A ticket that is called before another one whose time joined comes first',
  ],
  ['A disputed invoice gets no reminder', 'A disputed invoice that gets a reminder all the same'],
  [
    'Nothing is collected if the account would fall under 50 euros',
    'Something that is collected although the account would fall under 50 euros',
  ],
  [
    "Weekends and public holidays don't count as vacation days",
    'Weekends and public holidays that count as vacation days in one place and not in another',
  ],
  [
    'The translation itself is not kept after the check, only the findings',
    'The translation itself that is kept after the check',
  ],
  ['No edit is ever dropped silently', 'An edit that is dropped silently'],
  ['One failing region alone never opens an incident', 'One failing region alone that opens an incident'],
  [
    'One click by accident must not spoil it',
    '“One click by accident must not spoil it” that holds in one place of the code and is forgotten in the next',
  ],
])('%s: what goes wrong is said in its own words', (rule, breach) => {
  expect(breachOf(rule)).toBe(breach);
});

const choicesOf = (acts: string, records: string, rules: string) => {
  const told = `Who uses it\n- Employees\n- Managers\nWhat happens\n${acts}\nWhat is kept\n${records}\nWhat always holds\n${rules}`;
  const choices = listChoices(deriveProduct('Leave', told, []));
  return (words: string) => choices.find(({ decision }) => decision.includes(words));
};

it('what says what counts names each feature that asks it', () => {
  const choiceOf = choicesOf(
    `- Employee requests vacation → new vacation request: first day, last day; the days are reserved from what they have left; the manager is told
- The manager doesn't answer within 5 working days → the manager is reminded`,
    '- Vacation request: employee, first day, last day, number of days; states: requested, approved',
    "- Weekends and public holidays don't count as vacation days.",
  );
  expect(choiceOf('public holidays')?.rule).toMatch(/^One function, that FR-1 and FR-2 call,/);
  expect(choiceOf('public holidays')?.serves).toContain('FR-2.1');
});

const fund = choicesOf(
  `- Employee reserves a bike → new reservation: bike, day
- Employee saves money → new deposit: amount
- Employee takes money back → new payout: amount
- Employee listens to the welcome speech, slower than it was recorded`,
  `- Bike: number
- Reservation: bike, employee, day; states: open, over
- Deposit: employee, amount
- Payout: employee, amount
- Speech: title, recording`,
  '- No more than two open reservations per employee.\n- Nobody can take back more than they saved.',
);

it('numbers that are compared with rows are of one subject each, and held within the statement', () => {
  expect(fund('two open reservations')?.holds).toBeUndefined();
  expect(fund('two open reservations')?.rule).toMatch(/For FR-1\.\d the statement that stores counts/);
  expect(fund('more than they saved')?.prevents).toMatch(/^More than FR-3\.\d allows, because two calls/);
});

it('what nobody can know beforehand is tried before anything rests on it', () => {
  expect(fund('is tried with real recordings')?.serves).toMatch(/^FR-4\.\d/);
});
