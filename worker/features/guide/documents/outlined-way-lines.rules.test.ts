import { expect, it } from 'vitest';
import { writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const product = deriveProduct(
  'Plots',
  `What it is
- Plots of a garden
Who uses it
- Member
- Warden
What happens
- Member asks for a plot → new request: member, wish
- Warden grants a request → request is granted; member is told
- Warden refuses a request → request is refused, with the reason
What is kept
- Request: member, wish, reason; states: open, granted, refused
What always holds
- Nobody has more than one open request.`,
  [],
);
const journeys = /\n## Journeys\n([\s\S]*?)\n## /.exec(writeRequirements(product))?.[1] ?? '';

it('each step of a journey names its feature and the state that it brings about', () => {
  expect(journeys).toContain('1. A member asks for a plot (FR-1: the request is “open”).');
  expect(journeys).toMatch(
    /2\. A warden grants a request \(FR-2: the request is “granted”\); Plots tells the member\./,
  );
});

it('what stands beside the way names its criterion or feature, and the step at which it comes up', () => {
  expect(journeys).toContain(
    '- What can go wrong after step 1: a warden refuses a request (FR-3: the request is “refused”).',
  );
});

it('every feature that a step names stands in the document', () => {
  const named = new Set([...journeys.matchAll(/FR-(\d)/g)].map(([, number]) => Number(number)));
  expect([...named].every((number) => number <= product.features.length)).toBe(true);
});

it('what the product does upon a step is of the feature of that step, by which it ends as well', () => {
  const festival = deriveProduct(
    'Crew',
    `What it is
- Shifts of a festival
Who uses it
- Volunteers
- Office (me)
What happens
- The office hands out ticket and shirt → ticked off at the gate
What is kept
- Volunteer: name`,
    [],
  );
  const told = writeRequirements(festival);
  const [, last] = /^2\. Crew ticks it off at the gate \((FR-\d+)\)\.$/m.exec(told) ?? [];
  expect(festival.features.find(({ id }) => id === last)?.title).toBe('Hand out ticket and shirt');
  expect(told).toContain(`Outcome: Crew ticks it off at the gate (${last}.1).`);
});
