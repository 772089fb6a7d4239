import { expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const product = deriveProduct(
  'Chase',
  `Who uses it
- Freelancers (me)
- Clients
What happens
- Freelancer drafts an invoice → new invoice: client, amount, due date
- Freelancer sends an invoice → invoice is sent; the client is told
- An invoice is not paid 3 days after its due date → the client is reminded
- Client pays an invoice → invoice is paid
- Freelancer writes a note → new note: text
- Freelancer cancels an invoice → invoice is cancelled; the client is told
- Client disputes an invoice → invoice is disputed; the freelancer is told
- Freelancer prints the notes
- Freelancer looks up old notes
What is kept
- Invoice: client, amount, due date; states: draft, sent, paid, disputed, cancelled
- Note: text`,
  [],
);
const levelOf = (verb: RegExp) => product.features.find(({ title }) => verb.test(title))?.priority.level;

it('cannot wait to stop what else goes on by itself', () => {
  expect(levelOf(/^cancel/i)).toBe('must');
  expect(levelOf(/^dispute/i)).toBe('must');
});
