import { expect, it } from 'vitest';
import { listCalls, writeApi } from '#worker/features/guide/documents/api.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (line: string) =>
  deriveProduct(
    'Rounds',
    `Who uses it
- Doctors
- Front desk (me)
What happens
- The front desk enters a visit → new visit: patient, date, doctor
- ${line}
What is kept
- Visit: patient, date, doctor; states: planned, over
- Bill: visit, amount, day`,
    [],
  );
const readIn = (line: string) =>
  listCalls(told(line)).flatMap(({ method, path }) =>
    method === 'GET' && path !== '/api/messages' && path !== '/api/outgoing-messages' ? [path] : [],
  );

it.each([
  ['Doctors see a summary on one page: allergies, medicines, reason for the visit.', '/api/visits/:id/summary'],
  ['Doctors see which visits are getting late and which are over.', '/api/visits/getting-late'],
  ['Doctors look at their visits in the morning.', '/api/visits'],
  ['Doctors open a visit.', '/api/visits/:id'],
  ['Doctors look at a month → number of visits, per doctor', '/api/months/:month'],
  [
    'The front desk makes the report for the town → visits, for a year or one Saturday',
    '/api/reports/town?year=&saturday=',
  ],
])('“%s” is read by GET %s', (line, path) => expect(readIn(line)).toEqual([path]));

it('the list and the single row are for all who may read them, whoever looks at them in a line', () => {
  const api = writeApi(told('Doctors open a visit.'), 'it');
  expect(api).toContain('| `GET /api/visits/:id` | Doctor (who else: “Reading”) | Open a visit |');
  expect(api).toMatch(/\| `GET \/api\/visits`, `GET \/api\/visits\/:id` \| The front desk and doctors/);
});
