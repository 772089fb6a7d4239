import { expect, it } from 'vitest';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { seenColumns } from '#worker/features/guide/documents/outlined-columns-seen.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const product = deriveProduct(
  'Roofs',
  `Who uses it
- Owner (me)
- Lodgers
- Roofers
What happens
- A lodger reports a leak with a photo → new leak: house, photo
- The owner picks a roofer for the leak → leak is given out
- The roofer reports the leak done with the invoice → leak is done; the owner is told
- The owner enters a cost → new cost: leak, amount
What is kept
- Leak: house, photo, roofer; states: reported, given out, done
- House: address
- Roofer: name, firm
- Cost: leak, amount, invoice as photo
What always holds
- Costs are only for the owner.`,
  [],
);
const leaks = listTables(product).find(({ name }) => name === 'leaks');
const column = (name: string) => leaks?.columns.find((one) => one.name === name);

it('what comes with a step is a field of what it changes, asked for and kept then', () => {
  const done = product.features.find(({ title }) => title.startsWith('Report the leak done'))?.criteria.join(' ');
  expect(done).toContain('IF the invoice as photo is missing, THEN');
  expect(done).toContain('ask for the invoice as photo and keep it with the leak.');
});

it('a field of a later step says until which state it is empty, beside what its values are', () => {
  expect(column('invoice_as_photo')).toMatchObject({ may: true, note: 'key of the file; empty until it is done' });
  expect(column('roofer_id')).toMatchObject({ note: 'empty until it is given out' });
});

it('what another record keeps for some alone stays with them, and with whoever brought it', () => {
  const [seen] = leaks ? seenColumns(product, leaks) : [];
  expect(seen?.column.name).toBe('invoice_as_photo');
  expect(seen?.by?.map(({ one }) => one)).toEqual(['owner', 'roofer']);
});
