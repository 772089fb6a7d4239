import { expect, it } from 'vitest';
import { todayOf } from '#worker/features/guide/documents/measures-today.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const flats = deriveProduct(
  'Flats',
  `How it is today
- I have 14 flats and tenants text me at night. Last year about 35 texts, eight of them after 10 pm.
- A paper form goes from desk to desk; takes 6 working days on average.
- About five times a term two groups stand there for the same kit.
- 9,000 tenants a year, a third of them new. We pay for what is lost.
- An update needs a cable. Only about 6 % have ever done it.
Who uses it
- Landlord (me)
- Tenants
What happens
- Tenants report a repair → new repair: what
What is kept
- Repair: what`,
  [],
);
const noted = ' Note the figure of today, where there is one, before it is built.';

it.each([
  ['No more texts at night: 0 counted', ' Today: last year about 35 texts, eight of them after 10 pm.'],
  ['A request is answered in 2 working days', ' Today: takes 6 working days on average.'],
  ['Not a single double booking in a term', ' Today: about five times a term two groups stand there for the same kit.'],
  ['70 % have the newest update', ' Today: only about 6 % have ever done it.'],
  ['1 of 3 tenants uses it', noted],
  ['All 80 rents are in (last year 61)', ''],
  ['Zero dust', noted],
])('%s', (measure, told) => expect(todayOf(flats, measure)).toBe(told));
