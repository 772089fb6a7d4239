import { expect, it } from 'vitest';
import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { writeApi } from '#worker/features/guide/documents/api-outline.rules.ts';
import { slugOf } from '#worker/features/guide/documents/file-names.rules.ts';
import { functionOf } from '#worker/features/guide/documents/terms.rules.ts';
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
  ['Doctors look at a month → number of visits, per doctor', '/api/visits/months/:month'],
  ['Doctors see the visit dates → date and patient of each visit', '/api/visits'],
  ['Doctors see which visits are over → date and patient of each visit that is over', '/api/visits?state=over'],
  ['Doctors see the visits of a month → the number of visits of each doctor', '/api/visits/counts?month='],
  ['Doctors see the visit of a year → the number of visits of each doctor', '/api/visits/counts?year='],
  ['Doctors see the costs of a year → the sum of each doctor', '/api/visits/costs?year='],
  [
    'The front desk makes the report for the town → visits, for a year or one Saturday',
    '/api/visits/reports/town?year=&saturday=',
  ],
])('“%s” is read by GET %s', (line, path) => expect(readIn(line)).toEqual([path]));

it('the list and the single row are for all who may read them, whoever looks at them in a line', () => {
  const api = writeApi(told('Doctors open a visit.'), 'it');
  expect(api).toContain('| `GET /api/visits/:id` | Doctor (who else: “Reading”) | Open a visit |');
  expect(api).toMatch(/\| `GET \/api\/visits`, `GET \/api\/visits\/:id` \| The front desk and doctors/);
});

it.each([
  ['Doctors see the history of a visit.', 'GET /api/visits/:id/history'],
  ['Doctors see the bills of a visit.', 'GET /api/visits/:id/bills'],
  ['Doctors export the bills of a year → the bills are handed over as a CSV file', 'GET /api/bills/export'],
])('“%s” asks with the id of the thing that it is about: %s', (line, call) =>
  expect(listCalls(told(line)).map(({ method, path }) => `${method} ${path}`)).toContain(call),
);

it('a file of the rows of one thing has its id', () => {
  const hives = deriveProduct(
    'Hives',
    `Who uses it
- Keepers
What happens
- A keeper adds a hive → new hive: name
- A keeper notes a check of a hive → new check: hive, day, note
- A keeper exports the checks of a hive → the checks are handed over as a CSV file
What is kept
- Hive: keeper, name
- Check: hive, keeper, day, note`,
    [],
  );
  expect(listCalls(hives).map(({ path }) => path)).toContain('/api/hives/:id/checks/export');
});

it('a no stays one in addresses, files and functions', () => {
  const asked = told('Doctors say no → visit is over');
  expect(listCalls(asked).map(({ method, path }) => `${method} ${path}`)).toContain('PATCH /api/visits/:id/say-no');
  expect([slugOf('Say no'), slugOf("Say he can't")]).toEqual(['say-no', 'say-he-can-not']);
  const [feature] = asked.features;
  expect(feature && functionOf({ ...feature, title: "The form isn't there" })).toBe('formIsNotThere');
});

it('each part outside reports at an address of its own, which is listed', () => {
  const saving = deriveProduct(
    'Saving',
    `Who uses it
- Savers
- Bank: reports the payments and moves the money
What happens
- Savers connect their bank account → new connection: bank, IBAN
- Bank reports a card payment → new round up: payment, difference
- Every Monday the round ups are collected → one direct debit for the week
- The debit bounces → the round ups go back to pending
What is kept
- Connection: bank, IBAN
- Round up: payment, difference; states: pending, collected
What always holds
- The money lies at a licensed partner bank, never with us.`,
    [],
  );
  const api = writeApi(saving, 'it');
  expect(api).toMatch(/\| `POST \/hooks\/bank` \| [^|]+ \| Report: bank reports a card payment \|/);
  expect(api).toMatch(
    /\| `POST \/hooks\/partner-bank` \| [^|]+ \| Report, told apart in the one handler: collect the round ups; the debit bounces \|/,
  );
});

const choir = (lines: string) =>
  listCalls(
    deriveProduct(
      'Chorus',
      `Who uses it
- Members
- Conductors
What happens
- Conductor plans a rehearsal → new rehearsal: day, start
- Members say whether they come → new answer: rehearsal, coming yes or no
- Members say which days they can sing → new availability: member, day
${lines}
What is kept
- Rehearsal: day, start
- Answer: rehearsal, member, coming yes or no
- Availability: member, day
- Member: name, voice`,
      [],
    ),
  ).map(({ method, path }) => `${method} ${path}`);

it.each([
  [
    '- Conductors see who is missing → number of those who come and names of those missing',
    'GET /api/rehearsals/:id/missing',
  ],
  ['- Conductors see who can → names of the members who can, by day', 'GET /api/availabilities'],
])('what people said is read where they said it: “%s” by %s', (line, call) => expect(choir(line)).toContain(call));

it('an address with a word is told to go before one with an id', () =>
  expect(writeApi(told('Doctors see which visits are getting late and which are over.'), 'it')).toContain(
    '`/api/visits/getting-late` is asked before `/api/visits/:id`',
  ));
