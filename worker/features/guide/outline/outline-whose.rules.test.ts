import { expect, it } from 'vitest';
import { outlinedAccess } from '#worker/features/guide/documents/outlined-access.rules.ts';
import { outlinedTables } from '#worker/features/guide/documents/outlined-tables.rules.ts';
import { writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const leave = (waits: string) =>
  deriveProduct(
    'Leave',
    `Who uses it
- Employees
- Managers
- HR (me)
What happens
- An employee requests leave → new leave request: first day, last day; their manager gets an e-mail
- The manager approves the leave request → leave request is approved; employee is told
${waits}
What is kept
- Leave request: employee, first day, last day; states: requested, approved
- Employee: name, e-mail, manager`,
    [],
  );
const escalated = leave(
  "- The manager doesn't answer within 5 days → reminded, and after 8 it goes to the manager's manager",
);
const plain = leave("- The manager doesn't answer within 5 days → reminded");
const criteria = ({ features }: typeof plain) => features.flatMap((feature) => feature.criteria);
const requestsOf = (product: typeof plain) => {
  const tables = outlinedTables(product);
  const table = tables.find(({ name }) => name === 'leave_requests');
  return { table, sees: table && outlinedAccess(product, table, tables).sees };
};

it('what is handed on lies with whoever it was handed to: who answers is kept on the row', () => {
  expect(criteria(escalated)).toContain(
    'WHEN an employee requests leave, THE SYSTEM SHALL keep with the leave request which manager has to answer, that of the employee at first.',
  );
  expect(criteria(escalated)).toContain(
    'IF a manager other than that of the leave request wants to approve the leave request, THEN THE SYSTEM SHALL answer as if the leave request did not exist.',
  );
  const { table, sees } = requestsOf(escalated);
  expect(table?.columns.find(({ name }) => name === 'manager_id')).toMatchObject({ references: 'accounts', may: true });
  expect(sees).toContain('managers only their own (`manager_id`)');
});

it('what nobody hands on is answered by whom the record of its person names', () => {
  expect(criteria(plain).join(' ')).toContain('IF a manager other than that of the employee wants to approve');
  const { table, sees } = requestsOf(plain);
  expect(table?.columns.map(({ name }) => name)).not.toContain('manager_id');
  expect(sees).toContain('managers only their own (`employee_id` → `employees.manager_id`)');
});

it('what others brought on before anybody took it is taken as it is', () => {
  const workshop = (comes: string) =>
    deriveProduct(
      'Workshop',
      `Who uses it
- Guests
- Menders
- Hosts (me)
What happens
- Guests announce a bike → new bike: what, guest
- A mender claims a bike → it's theirs
- ${comes}
- A mender writes down how it ended → repaired or not repaired
What is kept
- Bike: what, guest, mender; states: announced, claimed, brought in, repaired, not repaired
- Mender: name
- Guest: name, phone`,
      [],
    );
  const late =
    'WHEN a mender claims a bike that is “brought in” and that nobody has, THE SYSTEM SHALL keep whose it is now and leave it “brought in”.';
  const byHosts = workshop('Hosts bring a bike in → bike is brought in');
  expect(criteria(byHosts)).toContain(late);
  expect(writeRequirements(byHosts)).toContain('Nobody told who has what was brought on before anybody took it');
  expect(criteria(workshop('A mender brings a bike in → bike is brought in'))).not.toContain(late);
});
