import { expect, it } from 'vitest';
import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { writePlan } from '#worker/features/guide/documents/plan.rules.ts';
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

it('so are people who are called by what they entered and come back to by its link', () => {
  const product = deriveProduct(
    'Stops',
    `Who uses it
- Customers
- Truck owners (me)
What happens
- Truck owner announces a stop → new stop: date, place; the followers are told
- Customer follows the stops → new follower: e-mail address
- Customer unfollows by the link in a message → follower is gone
What is kept
- Stop: date, place
- Follower: e-mail address; states: following, gone
What always holds
- Everybody sees the stops without signing in.`,
    [],
  );
  expect(criteria(product)).toEqual([
    'IF a message to a follower does not reach them, THEN THE SYSTEM SHALL show the truck owners that it did not arrive, and let it be sent again.',
  ]);
  // Their start page has no list of such entries.
  expect(writePlan(product, 'b')).toMatch(
    /for customers: “follow the stops” \(FR-2\); on the page that the link of their entry opens, and in no list: “unfollow by the link in a message” \(FR-3\)/,
  );
});
