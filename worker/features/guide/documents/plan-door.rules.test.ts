import { expect, it } from 'vitest';
import { writePlan } from '#worker/features/guide/documents/plan.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const plan = writePlan(
  deriveProduct(
    'Cellarbook',
    `Who uses it
- Winemakers
- Cellar masters
What happens
- Winemaker adds a barrel → new barrel: name, place
- Cellar master notes a check → new check: barrel, day; the winemaker is told
- Winemakers see the checks → barrel and day of each check
What is kept
- Barrel: name, place
- Check: barrel, cellar master, day
What always holds
- One check per barrel.
- Nobody notes a check for a day that is to come.`,
    [],
  ),
  'it',
);
const [, door = ''] = plan.split('### T-2 ');

it('what mails people their way in is made with it', () => {
  const [own = ''] = door.split('### T-3');
  expect(own).toMatch(/Migration `migrations\/0001_accounts\.sql`: `messages`, `accounts`/);
  expect(own).toContain(
    'Job `src/jobs/send-messages.ts`: each minute sends what waits in `messages` for “sign in” and “note a check”',
  );
  expect(plan.split('Job `src/jobs/send-messages.ts`')).toHaveLength(2);
});

it('example rows are such as the rules let in', () => {
  expect(plan).toContain('one of one `barrel_id`, none of another');
  expect(plan).toContain('`day` a week ago, yesterday and today');
});
