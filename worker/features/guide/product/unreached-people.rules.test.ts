import { expect, it } from 'vitest';
import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const invoices = (lines: string) =>
  deriveProduct(
    'Paid',
    `Who uses it
- Freelancers
- Clients
What happens
- Freelancer drafts an invoice → new invoice: client, e-mail address, amount, due date
- Freelancers send invoices → invoice is sent; the client is told
${lines}What is kept
- Invoice: freelancer, client, e-mail address, amount, due date, reason; states: draft, sent, disputed
What always holds
- Clients see only their own invoices, by the link in the message.`,
    [],
  );

const criteria = (product: ReturnType<typeof deriveProduct>) =>
  product.features.flatMap((feature) => feature.criteria.filter((text) => /not reach/.test(text)));

it('a message that does not reach somebody without an account is shown to whoever entered what it is about', () => {
  const product = invoices('');
  expect(criteria(product)).toEqual([
    'IF a message to a client does not reach them, THEN THE SYSTEM SHALL show the freelancer of the invoice that it did not arrive, and let it be sent again.',
  ]);
  const calls = listCalls(product).filter(({ path }) => path.includes('messages'));
  expect(calls.map(({ method, path, criterion }) => `${method} ${path} ${criterion.actor}`)).toEqual([
    'GET /api/messages freelancer',
    'POST /api/messages/:id/again freelancer',
  ]);
});

it('who has an account sees it in the product', () => {
  const product = invoices(
    '- Client disputes an invoice → invoice is disputed, with the reason; the freelancer is told\n',
  );
  expect(criteria(product)[1]).toBe(
    'IF that message does not reach somebody, THEN THE SYSTEM SHALL show it when they next open Paid.',
  );
});
