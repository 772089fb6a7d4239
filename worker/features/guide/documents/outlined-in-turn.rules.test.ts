import { expect, it } from 'vitest';
import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { writePlan } from '#worker/features/guide/documents/plan.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const product = deriveProduct(
  'Acme',
  `Who uses it
- Customers
- Barbers
What happens
- Customers take a ticket → new ticket: name, phone
- Barbers press next → the first waiting ticket is called; the customer is told
- Barber serves the ticket → ticket is served
What is kept
- Ticket: name, phone, time joined; states: waiting, called, served`,
  [],
);

it('what takes the next one in turn has a call and a screen without a row that somebody picks', () => {
  const calls = listCalls(product).map(({ method, path }) => `${method} ${path}`);
  expect(calls).toContain('POST /api/tickets/next');
  expect(calls).toContain('PATCH /api/tickets/:id/serve');
  const home = writePlan(product, 'b');
  expect(home).toMatch(/the list of tickets, from each row “serve the ticket” \(FR-3\); “press next” \(FR-2\)/);
});

it.each([
  ['Organiser takes a planned issue back → issue is a draft', 'draft, planned, sent', 'draft', ['planned']],
  ['Organiser opens a closed issue again → issue is open', 'open, closed', 'open', ['closed']],
])('what a line brings back starts where the line says: %s', (line, states, to, from) => {
  const issues = deriveProduct(
    'Acme',
    `Who uses it
- Readers
- Organisers
What happens
- Organisers write an issue → new issue: title, text
- Organiser plans an issue → issue is planned
- Organiser closes an issue → issue is closed
- ${line}
What is kept
- Issue: title, text; states: ${states}`,
    [],
  );
  const machine = listTables(issues).find(({ record }) => record === 'issue')?.machine;
  expect(machine?.moves.filter((move) => move.to === to).map((move) => move.from)).toEqual([from]);
});
