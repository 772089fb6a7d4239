import { expect, it } from 'vitest';
import { writeDatabase } from '#worker/features/guide/documents/database.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (rules: string) =>
  writeDatabase(
    deriveProduct(
      'Save',
      `Who uses it
- Savers
- Staff
What happens
- Savers create a goal → new goal: name, colour, sum, size, shape, place, wished date
- Staff look at the goals
What is kept
- Goal: name, colour, sum, size, shape, place, wished date; states: active, closed
What always holds
- ${rules}`,
      [],
    ),
    'b',
  );

it('the picture says whose a row is where some see only what they entered, and which columns it leaves out', () => {
  const own = told('Savers see only their own goals.');
  expect(own).toContain('  accounts ||--o{ goals : entered_by_id');
  expect(own).toContain('Of `goals` it shows 9 columns; all of them stand below.');
  expect(told('Savers may have many goals.')).not.toContain(': entered_by_id');
});
