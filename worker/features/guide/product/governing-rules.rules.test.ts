import { expect, it } from 'vitest';
import { governingOf, withGoverning } from '#worker/features/guide/product/governing-rules.rules.ts';

it.each([
  [
    'From the start of a session till owners tick it, it hides',
    'WHILE the start of a session has passed and owners have not ticked it, ',
  ],
  ['From noon until midnight, the app hides', 'WHILE it is between noon and midnight, '],
  ['Hide when there is a driver plus a result', 'WHEN there is a driver plus a result, '],
  ['It hides if a name is on the page', 'WHEN a name is on the page, '],
  ['It hides the title when a name is on the page', undefined],
  ['Photos are hidden when somebody asks', undefined],
])('“%s” opens what the product does with “%s”', (rule, opening) => expect(governingOf(rule)?.opening).toBe(opening));

it('stands before each act of the product that it governs, the lasting first, and is told nowhere else', () => {
  const rules = ['Hide when there is a name', 'From noon until midnight, it hides', 'Names are short'];
  const { features, rest } = withGoverning(
    [
      { criteria: ['THE SYSTEM SHALL blur headlines.', 'IF it cannot blur headlines, THEN THE SYSTEM SHALL say why.'] },
      { criteria: ['THE SYSTEM SHALL fetch the calendar.'] },
    ],
    rules,
  );
  expect(features.map(({ criteria }) => criteria[0])).toEqual([
    'WHILE it is between noon and midnight, WHEN there is a name, THE SYSTEM SHALL blur headlines.',
    'THE SYSTEM SHALL fetch the calendar.',
  ]);
  expect(rest).toEqual(['Names are short']);
});
