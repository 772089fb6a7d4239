import { expect, it } from 'vitest';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (line: string) =>
  deriveProduct(
    'Visits',
    `Who uses it
- Front desk (me)
- Patients
What happens
- The front desk enters a visit → new visit: patient, date; the patient is told by e-mail two days before
- ${line}
What is kept
- Visit: patient, date; states: planned, cancelled`,
    [],
  );

it('a new date is kept, and what goes out before it goes out again', () => {
  const product = told('The front desk moves or cancels a visit → the patient is told');
  expect(product.features.flatMap(({ criteria }) => criteria).join(' ')).toContain(
    'keep the new date with the visit, and show beside it who did that and when.',
  );
  const occasion = listTables(product)
    .find(({ name }) => name === 'messages')
    ?.columns.find(({ name }) => name === 'event_id');
  expect(occasion?.note).toContain('so that a new date or a next time is told anew');
});

it('who moves something else moves no date', () =>
  expect(
    told('The front desk cancels a visit → visit is cancelled')
      .features.flatMap(({ criteria }) => criteria)
      .join(' '),
  ).not.toContain('keep the new'));

it('the time that is changed is each time that a thing has, where none is called so alone', () => {
  const stops = deriveProduct(
    'Stops',
    `Who uses it
- Driver (me)
- Guests
What happens
- The driver announces a stop → new stop: date, place, opening time, closing time
- The driver changes the place or the time of a stop → the guests are told
- The driver changes the date of a stop → the guests are told
What is kept
- Stop: date, place, opening time, closing time`,
    [],
  );
  const criteria = stops.features.flatMap((one) => one.criteria).join('\n');
  expect(criteria).toContain('keep the place, the opening time and the closing time with the stop');
  expect(criteria).toContain('IF the place, the opening time or the closing time is missing,');
  expect(criteria).toContain('keep the date with the stop');
});
