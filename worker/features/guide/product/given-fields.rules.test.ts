import { expect, it } from 'vitest';
import { writeDatabase } from '#worker/features/guide/documents/database.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const criteriaOf = (rules: string) =>
  deriveProduct(
    'Cadence',
    `Who uses it
- Parents
- Teachers
What happens
- A teacher plans a lesson → new lesson: parent, day, start
- A parent cancels a lesson → lesson is cancelled; new credit: parent, lesson, last day
- A parent books a slot → new slot: day, credit
What is kept
- Lesson: parent, day, start; states: planned, cancelled
- Credit: parent, lesson, last day
- Slot: day, credit
What always holds
${rules}`,
    [],
  )
    .features.flatMap(({ criteria }) => criteria)
    .filter((text) => / missing, THEN /.test(text));

it('calls nothing missing that a rule reckons or that comes with the row that is changed', () => {
  const texts = criteriaOf('- The last day of a credit is 3 months after its lesson.').join('\n');
  expect(texts).not.toContain('make no credit yet');
  expect(texts).toMatch(/day or the credit is missing, .* make no slot yet/);
});

it('asks for what no rule reckons', () => {
  expect(criteriaOf('- The last day of a credit is shown to parents.').join('\n')).toMatch(
    /^IF the last day is missing, THEN THE SYSTEM SHALL say so, keep what was entered and make no credit yet\.$/m,
  );
});

it.each([
  ['Teachers', 'the text'],
  ['Strangers', 'the text or the author'],
])('%s: the author is known of whoever is signed in', (who, missing) => {
  const { features } = deriveProduct(
    'Board',
    `Who uses it
- ${who}
- Office (me)
What happens
- ${who} post an update → new update: text, author
What is kept
- Update: text, author`,
    [],
  );
  expect(features[0]?.criteria).toContainEqual(
    expect.stringMatching(new RegExp(`^IF ${missing} (?:is|are) missing, `)),
  );
});

it('of several acts that make one thing each sets the kind that it tells, and what one of them asks for may be empty in the others', () => {
  const product = deriveProduct(
    'Steady',
    `Who uses it
- Diabetic (me)
What happens
- I log my blood sugar → new entry: value
- I log a meal → new entry: carbs in grams
- I log insulin → new entry: units, rapid or long-acting
What is kept
- Entry: kind (blood sugar, meal, insulin), value`,
    [],
  );
  expect(product.features[0]?.criteria).toContain(
    'IF the value is missing, THEN THE SYSTEM SHALL say so, keep what was entered and make no entry yet.',
  );
  expect(product.features[1]?.criteria.at(-1)).toMatch(/ set the kind of the entry to “meal”\.$/);
  expect(product.features[2]?.criteria.join(' ')).toContain('IF the units or “rapid or long-acting” is missing');
  expect(writeDatabase(product, '')).toMatch(/\n {2}value real,? .*empty where it is not asked for/);
});
