import { expect, it } from 'vitest';
import { nightRules } from '#worker/features/guide/documents/clocks.rules.ts';
import { assumedStarts } from '#worker/features/guide/documents/outlined-deletions.rules.ts';
import { writePlan } from '#worker/features/guide/documents/plan.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const product = deriveProduct(
  'Hives',
  `Who uses it
- Keepers
- Head (me)
What happens
- A keeper adds a hive → new hive: name, photo
- A keeper notes a look at a hive → new look: hive, day, photo
- A keeper reports a finding → new finding: hive, what is wrong, photo
- The head plans a visit → new visit: day, place
- A keeper answers a visit → new answer: visit, text
- A keeper changes an answer → answer is changed
What is kept
- Hive: keeper, name, photo; states: kept, given up
- Look: hive, keeper, day, photo
- Finding: hive, keeper, what is wrong, photo
- Visit: day, place
- Answer: visit, keeper, text; states: given, changed
What always holds
- No look is kept for a day that is to come.
- Photos are deleted after 3 years.
- Answers are deleted after 1 year.`,
  [],
);

it('what is not kept for a day to come is refused when it is entered, and no night deletes it', () => {
  expect(nightRules(product).map((text) => text.replace(/ deleted.*/, ''))).toEqual(['Photos are', 'Answers are']);
  const refusal = listCriteria(product).find(({ cause }) => cause.includes('that is to come'));
  expect(refusal?.effect).toContain('refuse it');
});

it('a period counts from the end of what is in use, from the day of a thing, or from that of what it belongs to', () => {
  const [photos, answers] = assumedStarts(product);
  expect(photos).toContain(
    'it counts from the moment a hive became “given up”, the day of the look and the entry of the finding',
  );
  expect(answers).toContain('it counts from the day of the visit of the answer');
});

it('the job that deletes is built when all is there that it deletes', () => {
  const plan = JSON.stringify(writePlan(product, 'Requirements v1')).replaceAll('\\n', '\n');
  const tasks = plan.split('### ');
  const own = tasks.find((task) => task.includes('jobs/delete-photos.ts')) ?? '';
  expect(own).toMatch(/^T-\d+ Report a finding/);
  const [look] = tasks.flatMap((task) => /^(T-\d+) Note a look/.exec(task)?.[1] ?? []);
  expect(/Depends on: (.+)/.exec(own)?.[1]).toContain(look);
});
