import { expect, it } from 'vitest';
import { besideRows } from '#worker/features/guide/documents/api-beside.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const visits = deriveProduct(
  'Visits',
  `Who uses it
- Patients
- Doctors
- Front desk (me)
What happens
- The front desk enters a visit → new visit: patient, date and time, doctor
- The front desk cancels a visit → visit is cancelled
- The doctor ends the visit → visit is over
What is kept
- Visit: patient, date and time, doctor; states: planned, cancelled, over`,
  [],
);

it('lets what became of a row be read by whoever may see that row, and people be chosen by their names', () => {
  const rows = besideRows(visits);
  expect(rows).toContainEqual([
    '`GET /api/visits/:id/changes`',
    'Whoever may see that visit; what they may not see of it is left out here too',
    'state, changed_by_id, changed_at',
    expect.stringContaining('FR-2'),
  ]);
  expect(rows).toContainEqual(['`GET /api/accounts?role=doctor`', 'The front desk, to choose one', 'id, name', 'FR-1']);
});
