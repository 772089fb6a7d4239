import { describe, expect, it } from 'vitest';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { rulesNear } from '#worker/features/guide/prompts/outlined-ways.rules.ts';

const clinic = deriveProduct(
  'Forms',
  `What it is
- A place on the web for the visits of our patients.
Who uses it
- Patients
- Front desk
What happens
- The front desk enters a visit → the patient gets a link by text message three days before
- The front desk requests vacation → new vacation request: first day, last day
- The front desk adds a note → new note: text
What is kept
- Visit: patient, mobile number, date and time
- Vacation request: first day, last day
- Note: text
What always holds
- No medical word in the text message.
- Weekends don't count as vacation days.`,
  [],
);
const nearOf = (title: string) =>
  listPlaces(clinic)
    .filter(({ feature }) => feature.title.startsWith(title))
    .flatMap((place) => rulesNear(clinic, place).map(({ text }) => text));

describe('a rule that no feature holds', () => {
  it.each([
    ['Enter a visit', ['No medical word in the text message']],
    ['Request vacation', []],
    ['Add a note', []],
  ])('reaches the prompt of what it bounds: %s', (title, rules) => {
    expect(nearOf(title)).toEqual(rules);
  });
});
