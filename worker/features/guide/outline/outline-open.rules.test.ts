import { expect, it } from 'vitest';
import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { writeDatabase } from '#worker/features/guide/documents/database.rules.ts';
import { answerToOther } from '#worker/features/guide/documents/others.rules.ts';
import { linkFor } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (people: string[], acts: string[], kept: string[], rules: string[] = []) =>
  deriveProduct(
    'Chair',
    `Who uses it
${people.map((line) => `- ${line}`).join('\n')}
What happens
${acts.map((line) => `- ${line}`).join('\n')}
What is kept
${kept.map((line) => `- ${line}`).join('\n')}
What always holds
${rules.map((line) => `- ${line}`).join('\n')}`,
    [],
  );
const queue = told(
  ['Customers', 'Barbers'],
  [
    'Customers scan a code at the door → new ticket: name, phone',
    'Customer gives the ticket back → ticket is given back',
    'Barber serves the ticket → ticket is served; the customer is told',
    'Barber adds a chair → new chair: name',
  ],
  ['Ticket: name, phone; states: waiting, served, given back', 'Chair: name'],
  ['Customers see only their own ticket.'],
);
const columns = (product: ReturnType<typeof told>, name: string) =>
  listTables(product)
    .find((table) => table.name === name)
    ?.columns.map((column) => column.name) ?? [];
const account = (product: ReturnType<typeof told>) => product.features.find(({ key }) => key === 'account');

it('whoever leaves no more than a phone number has no account and comes back by a link', () => {
  expect(account(queue)?.says).toContain('Customers need no account: the link of their ticket lets them in.');
  expect(account(queue)?.criteria.join(' ')).toContain('send it to the number that they left');
  expect(account(queue)?.criteria.join(' ')).not.toContain('signs up');
  expect(columns(queue, 'tickets')).toContain('link_hash');
  expect(columns(queue, 'tickets')).not.toContain('entered_by_id');
  expect(writeDatabase(queue, 'b')).toContain('Customers only their own (`link_hash`)');
});

it('says of several barbers who did it though only they sign in, and opens a session by the link', () => {
  expect(columns(queue, 'chairs')).toContain('added_by_id');
  expect(columns(queue, 'sessions')).toContain('opened_id');
  expect(listCalls(queue).map(({ path }) => path)).toContain('/api/session/link');
});

it('whoever is pointed at by what is kept has an account', () => {
  const shop = told(
    ['Customers', 'Bakers'],
    ['Customers order bread → new order: number, phone', 'Baker packs an order → order is packed'],
    ['Order: customer, number, phone; states: ordered, packed'],
  );
  expect(account(shop)?.criteria.join(' ')).toContain('WHEN a customer signs up');
});

it('whoever does it by a link that was sent is let in by that of the thing', () => {
  const invoices = told(
    ['Freelancers', 'Clients'],
    [
      'Freelancer drafts an invoice → new invoice: client, e-mail address, amount',
      'Clients pay by link → invoice is paid',
    ],
    ['Invoice: freelancer, client, e-mail address, amount; states: draft, paid'],
    ['Clients see only their own invoices, by the link in the message.'],
  );
  const client = invoices.idea.people.find(({ one }) => one === 'client');
  expect(client && linkFor(invoices.idea, client)?.one).toBe('invoice');
  expect(account(invoices)?.criteria.join(' ')).toContain('WHEN a freelancer signs up');
  expect(columns(invoices, 'invoices')).toContain('client');
});

it('whoever has no account is refused what the others do as nobody who signed in', () => {
  const call = listCalls(queue).find(({ path }) => path === '/api/tickets/:id/serve');
  expect(call && answerToOther(queue, call)).toContain('(customer, not signed in) → 401');
});
