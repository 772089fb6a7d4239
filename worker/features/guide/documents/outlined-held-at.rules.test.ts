import { expect, it } from 'vitest';
import { heldAt } from '#worker/features/guide/documents/outlined-held-at.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const product = deriveProduct(
  'Bills',
  `Who uses it
- Freelancers
- Clients
What happens
- Freelancer drafts a bill → new bill: client, e-mail address, amount, due date
- Freelancer sends a bill → bill is sent; the client is told
- Client reports a fault → new fault: bill, what is broken; the freelancer is told
What is kept
- Bill: freelancer, client, e-mail address, amount, due date; states: draft, sent
- Fault: bill, what is broken
What always holds
- Freelancers see only their own bills.
- Clients see only their own bills, by the link in the message.
- Clients need no account.
- A broken delivery is refunded within three days.`,
  [],
);
const held = (says: string) =>
  heldAt(
    product,
    ownerRules(product).filter(({ text }) => text.startsWith(says)),
  );

it('is held where a row is somebody’s, and not at a name that is typed', () => {
  expect(held('Freelancers')).toEqual(['bills.freelancer_id']);
  expect(held('Clients')).toEqual(['bills.link_hash']);
});

it('takes no field of which a rule has one word alone', () => {
  expect(held('A broken delivery')).toEqual([]);
});
