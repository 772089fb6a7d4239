import { expect, it } from 'vitest';
import { tellAdded } from '#worker/features/guide/documents/outlined-assumptions.rules.ts';
import { outlinedTables } from '#worker/features/guide/documents/outlined-tables.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const leave = deriveProduct(
  'Leave',
  `Who uses it
- Employees
- Managers
- HR (me)
What happens
- An employee requests leave → new leave request: first day, last day; their manager gets an e-mail
- The manager approves the leave request → leave request is approved
- HR sets the yearly days in January → each employee gets their allowance; what's left is carried over until 31 March
What is kept
- Leave request: employee, first day, last day; states: requested, approved
- Employee: name, e-mail, team, manager, allowance, carried over
What always holds
- Carried over days lapse on 31 March, with a warning to the employee on 1 February.`,
  [],
);
const flats = deriveProduct(
  'Flats',
  `Who uses it
- Landlord (me)
- Plumbers
What happens
- The landlord picks a plumber for the repair → repair is given out; the plumber is told
- The plumber repairs it → repair is done
- The landlord enters a repair → new repair: what is broken
What is kept
- Repair: what is broken, plumber; states: reported, given out, done
- Plumber: name, firm`,
  [],
);
const criteria = (product: typeof leave, title: string) =>
  product.features.find((one) => one.title === title)?.criteria ?? [];
const accountIn = (product: typeof leave, name: string) =>
  outlinedTables(product)
    .find((table) => table.name === name)
    ?.columns.find((column) => column.name === 'account_id');

it('who is invited and comes first has a door too, without what other lines give', () => {
  expect(criteria(leave, 'Enter an employee')).toEqual([
    'WHEN the HR enters an employee, THE SYSTEM SHALL keep an employee with name, e-mail, team and manager, and show beside it who entered it and when.',
    'IF the name, the e-mail, the team or the manager is missing, THEN THE SYSTEM SHALL say so, keep what was entered and make no employee yet.',
    'WHEN the HR enters an employee, THE SYSTEM SHALL take the e-mail of the employee for signing in, invite them by it and keep with the employee which account is theirs.',
  ]);
  expect(criteria(leave, 'Set the yearly days in January').join(' ')).toContain(
    'let carried over days that are not used lapse',
  );
});

it('whoever enters somebody who signs in invites them, as an assumption', () => {
  expect(criteria(flats, 'Enter a plumber').at(-1)).toBe(
    'WHEN the landlord enters a plumber, THE SYSTEM SHALL ask for the e-mail address of the plumber as well, invite them by it and keep with the plumber which account is theirs.',
  );
  expect(tellAdded(flats).join(' ')).toContain('how those who are entered come in; entering them invites them');
});

it('nobody is a row without a way in', () => {
  expect(accountIn(leave, 'employees')).toMatchObject({ unique: true });
  expect(accountIn(leave, 'employees')?.may).toBeUndefined();
  expect(accountIn(flats, 'plumbers')?.may).toBeUndefined();
});

it('who signs up or comes in by themselves is entered by nobody', () => {
  const diary = deriveProduct(
    'Diary',
    `Who uses it
- Savers
- Support staff (me)
What happens
- A saver opens a goal → new goal: name, saver
- Support staff close a goal → goal is closed
What is kept
- Goal: name, saver; states: open, closed
- Saver: name, phone`,
    [],
  );
  expect(diary.features.map(({ title }) => title)).not.toContain('Enter a saver');
});
