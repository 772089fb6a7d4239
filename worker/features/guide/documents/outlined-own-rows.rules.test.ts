import { describe, expect, it } from 'vitest';
import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { answerToOther } from '#worker/features/guide/documents/others.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (acts: string[], rules: string[] = []) =>
  deriveProduct(
    'Savings',
    `Who uses it
- Savers
- Support staff (me)
- Bank: reports the payments
What happens
${acts.map((line) => `- ${line}`).join('\n')}
What is kept
- Goal: name, amount; states: active, paused, closed
- Round up: payment date, payment amount, shop, difference; states: pending, collected
- Offer: text
What always holds
${rules.map((line) => `- ${line}`).join('\n')}
What counts as success
- 100 savers`,
    [],
  );
const goals = 'Savers create a goal → new goal: name, amount';
const pausing = 'Support staff pause a goal → goal is paused; the saver is told';
const paid =
  'Bank reports a card payment → new round up: payment, difference to the next euro; it is added to the goal';
const access = (product: ReturnType<typeof told>, name: string) => {
  const tables = listTables(product);
  const table = tables.find((one) => one.name === name);
  return table && accessOf(product, table, tables);
};

describe('who reaches which rows', () => {
  it('is the one who entered a row and those who handle it, where they are told of what others do', () => {
    expect(access(told([goals, pausing]), 'goals')?.sees).toBe(
      'Savers only their own (`entered_by_id`) and the support staff',
    );
  });

  it.each([
    ['nobody tells them anything', [goals, 'Support staff pause a goal → goal is paused']],
    ['they look through those of others', [goals, pausing, 'Savers look for a goal by name.']],
    ['they take up what others entered', [goals, pausing, 'Savers claim a goal → goal is closed']],
  ])('is all of them where %s', (_, acts) => {
    expect(access(told(acts), 'goals')?.sees).not.toMatch(/only their own/);
  });

  it('is theirs through what it belongs to', () => {
    expect(access(told([goals, pausing, paid]), 'round_ups')?.sees).toMatch(/^Savers only their own \(`saver_id`\)/);
  });

  it('leaves a column out for whom a rule keeps it from, and shows them the rest', () => {
    const product = told([goals, pausing, paid], ['Support sees sums and states but not the shop.']);
    expect(access(product, 'round_ups')?.sees).toMatch(
      /the support staff \(only `payment_amount`, `difference`, `saver_id` and `state`\)/,
    );
  });
});

describe('what a call answers to somebody else', () => {
  const answers = (acts: string[]) => {
    const product = told(acts);
    return listCalls(product).map((call) => `${call.method} ${call.path}: ${answerToOther(product, call) ?? ''}`);
  };

  it('is 404 to another of their kind and 403 to those whose act it is not; whoever runs it may do it for somebody', () => {
    expect(answers([goals, pausing, 'Savers close their goal → goal is closed'])).toEqual(
      expect.arrayContaining([
        'POST /api/goals: ',
        expect.stringMatching(/^PATCH \/api\/goals\/:id\/pause: \p{L}+ \(saver\) → 403$/u),
        expect.stringMatching(/^PATCH \/api\/goals\/:id\/close: \p{L}+ with the goal of \p{L}+ → 404$/u),
      ]),
    );
  });
});
