import { expect, it } from 'vitest';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (states: string, happens: string) =>
  deriveProduct(
    'Camp',
    `Who uses it
- Parents
- Leaders (me)
What happens
${happens}
What is kept
- Health sheet: child, medicines (what, how much), doctor${states}
What always holds
- Medicines stand on top of each sheet. "None taken" must be ticked by the parent, an empty field does not count.`,
    [],
  );
const begun = told(
  '; states: begun, handed in, read',
  `- Parents fill in a health sheet → the sheet is begun
- Parents hand the sheet in → sheet is handed in
- Leaders fill in the sheet together with a parent on the phone → sheet is handed in
- Leaders read the sheet → sheet is read`,
);
const refusal = (product: typeof begun, at: number) =>
  product.features[at]?.criteria.filter((text) => text.includes('“none taken” is not said'));

it('that there is nothing is a yes or no beside the field', () => {
  const columns = listTables(begun).find(({ name }) => name === 'health_sheets')?.columns ?? [];
  expect(columns.find(({ name }) => name === 'medicines')?.may).toBe(true);
  expect(columns.find(({ name }) => name === 'medicines_none_taken')?.check).toBe('c in (0, 1)');
});

it('what may be left half way is refused where it is handed in, by each who does that', () => {
  const text =
    'IF the medicines are empty and “none taken” is not said, THEN THE SYSTEM SHALL say so, keep what was entered and leave the health sheet as it was.';
  expect([0, 1, 2, 3].map((at) => refusal(begun, at))).toEqual([[], [text], [text], []]);
});

it('what is whole at once is refused where it is made', () => {
  const whole = told('', '- Parents enter a health sheet → new health sheet: child, medicines, doctor');
  expect(refusal(whole, 0)).toEqual([expect.stringContaining('make no health sheet yet.')]);
});
