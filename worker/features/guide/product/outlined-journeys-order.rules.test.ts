import { expect, it } from 'vitest';
import { isBesideWay } from '#worker/features/guide/product/journeys.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const journeys = (acts: string[], rules: string[] = ['Every cup is shown']) =>
  deriveProduct(
    'Cups',
    `Who uses it
- Makers
- Hosts (me)
What happens
${acts.map((line) => `- ${line}`).join('\n')}
What is kept
- Firing: host, day
- Booking: firing, maker, shelves
- Kiln: number, last check
What always holds
${rules.map((line) => `- ${line}`).join('\n')}`,
    [],
  ).journeys.map(({ steps }) => steps.filter((step) => !isBesideWay(step)));

it('what makes a thing stands before what uses it, and what is brought in before all', () =>
  expect(
    journeys([
      'A maker enters a booking of a firing.',
      'A host enters a firing.',
      'A maker changes a booking.',
      'A host imports the firings from Excel.',
    ])[0],
  ).toEqual([
    'A host imports the firings from Excel.',
    'A host enters a firing.',
    'A maker enters a booking of a firing.',
  ]));

it('what there is most of comes first', () => {
  const acts = ['A host enters a firing.', 'A host moves a firing.', 'A host enters a kiln.', 'A host checks a kiln.'];
  expect(journeys(acts)[0]?.[0]).toBe('A host enters a firing.');
  expect(journeys(acts, ['We check 40 kilns a month', 'There are 40 kilns a day'])[0]?.[0]).toBe(
    'A host enters a kiln.',
  );
});
