import { expect, it } from 'vitest';
import { writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const product = deriveProduct(
  'Four Doors',
  `What it is
- Repairs of rented flats
How it is today
- It is all in text messages.
- Repairs are reported at night by text, with no photos.
Who uses it
- Tenants
- Landlord (me)
What happens
- Tenants report a repair with photos → new repair: flat, what; I am told
- I close the repair → repair is closed; the tenant is told
- Nobody closes the repair for 3 days → I am reminded
- I send the post round → new post round: day, text; I see it
- Tenants see the post rounds → day and text of each
What is kept
- Repair: flat, what; states: reported, closed
- Flat: address
- Post round: day, text
What counts as success
- Repairs reported with photos are closed in 3 days.`,
  [],
);
const [first = '', second = ''] = (/\n## Journeys\n([\s\S]*?)\n## /.exec(writeRequirements(product))?.[1] ?? '')
  .split('\n### ')
  .slice(1);

it('says for what, who goes it, how that is today in a sentence that speaks of it, and what has to be there first', () =>
  expect(first.split('\n\n').slice(0, 2)).toEqual([
    'J-1 A tenant: report a repair with photos so that the repair is closed',
    'Who: a tenant and the landlord. Today: Repairs are reported at night by text, with no photos. Before it begins: the landlord enters a flat (FR-6).',
  ]));

it('ends with what is so then and who hears of it, by their criteria, and with the measure that speaks of it', () =>
  expect(first).toMatch(
    /\nOutcome: the repair is “closed” \(FR-2\.1\); Four Doors tells the tenant \(FR-2\.\d\)\. It counts towards SM-1: repairs reported with photos are closed in 3 days\.\n/,
  ));

it('tells a look as what whoever looks sees, and counts it towards no measure that speaks of something else', () => {
  expect(second).toMatch(/\nOutcome: a tenant sees .+ \(FR-5\.1\)\./);
  expect(second).not.toMatch(/counts towards|Today:/);
});

it('what nobody does in time comes up at the step that is not done', () =>
  expect(first).toMatch(/\n- What can go wrong at step 2: nobody closes the repair for 3 days \(FR-3\)/));
