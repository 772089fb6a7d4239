import { expect, it } from 'vitest';
import { listChoices } from '#worker/features/guide/documents/architecture-decisions.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (...changes: string[]) =>
  deriveProduct(
    'Rooms',
    `Who uses it
- Teachers
- Pupils
What happens
- Teacher announces a lesson → new lesson: date, room, beginning, end
${changes.map((line) => `- ${line}`).join('\n')}
- Pupils see the lessons → date, room, beginning and end of each lesson
What is kept
- Lesson: date, room, beginning, end; states: announced, over
What always holds
- Nobody announces a lesson with an end before its beginning.
- Nobody announces a lesson for a day that is over.`,
    [],
  );
const refusalsIn = (product: ReturnType<typeof told>) =>
  product.features.flatMap(({ criteria }) => criteria.filter((text) => text.startsWith('IF anybody wants to change')));

it('what is refused of a new thing is refused where these fields are changed', () => {
  const product = told('Teacher changes the beginning or the end of a lesson');
  expect(refusalsIn(product)).toEqual([
    'IF anybody wants to change a lesson to one with an end before its beginning, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
  ]);
  expect(listChoices(product).find(({ group }) => group === 'gate')?.rule).toMatch(
    /`announceLesson` \(FR-1\) and `change\w+` \(FR-2\)/,
  );
});

it('a change of the date meets the rule on its day', () =>
  expect(refusalsIn(told('Teacher changes the date of a lesson'))).toEqual([
    'IF anybody wants to change a lesson to one for a day that is over, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
  ]));

it('a change of other fields meets none of them', () =>
  expect(refusalsIn(told('Teacher changes the room of a lesson'))).toEqual([]));

const checks = (lines: string, rules: string) =>
  deriveProduct(
    'Hivebook',
    `Who uses it
- Members
What happens
${lines}
What is kept
- Check: day, what was seen
What always holds
${rules}`,
    [],
  ).features.flatMap(({ criteria }) => criteria.filter((text) => / as corrected would /.test(text)));

it('what is refused of a new thing is refused of one of which any field is corrected', () =>
  expect(
    checks(
      '- A member notes a check → new check: day, what was seen\n- A member corrects a check → the fields of the check are changed',
      '- Nobody notes a check for a day that is to come.',
    ),
  ).toEqual([
    'IF a check as corrected would be refused as a new one, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
  ]));
