import { describe, expect, it } from 'vitest';
import { writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (rule: string) =>
  deriveProduct(
    'Parcels',
    `Who uses it
- Drivers
- Office (me)
What happens
- A driver enters a parcel → new parcel: label, weight, photo
- The office closes a parcel → parcel is closed
What is kept
- Parcel: label, weight, photo; states: entered, closed
What always holds
- ${rule}`,
    [],
  );
const asked = (rule: string) =>
  told(rule).idea.records[0]?.fields.flatMap(({ name, isAsked }) => (isAsked ? [name] : []));

describe('kinds of things that a rule refuses', () => {
  it('are asked for where a thing is entered, as an assumption', () => {
    const rule = 'Batteries and petrol are refused, too dangerous.';
    expect(asked(rule)).toEqual(['battery', 'petrol']);
    const text = writeRequirements(told(rule));
    expect(text).toContain('keep a parcel with label, weight, photo, battery and petrol');
    expect(text).toMatch(
      /Nobody told by what a parcel that is refused is known; whoever enters one answers yes or no for battery and petrol \(FR-1\.\d\)/,
    );
  });

  it.each([
    'Drivers and strangers are turned away.',
    'Labels and photos are not accepted after noon.',
    'Shouting and advertising are refused.',
    'The hundredth is refused.',
  ])('are not what is known already, who comes, or what somebody does: %s', (rule) => expect(asked(rule)).toEqual([]));
});

it.each([
  ['Parents only see their own child’s times.', ['name', 'date of birth', 'parent']],
  ['Parents see their own club.', ['name', 'date of birth']],
])('whose a child is is kept where somebody sees only what is of theirs: %s', (rule, fields) => {
  const { idea } = deriveProduct(
    'Gala',
    `Who uses it
- Coach (me)
- Parents
What happens
- I put in a swimmer → new swimmer: name, date of birth
- I put in a time → new time: swimmer, seconds
- Parents look at the times.
What is kept
- Swimmer: name, date of birth
- Time: swimmer, seconds
What always holds
- ${rule}`,
    [],
  );
  expect(idea.records.find(({ one }) => one === 'swimmer')?.fields.map(({ name }) => name)).toEqual(fields);
});
