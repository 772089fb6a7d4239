import { expect, it } from 'vitest';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const product = deriveProduct(
  'Tower',
  `Who uses it
- Ringers
- Tower captain (me)
- Steward
What happens
- I put in a new tune → new tune: title, bells
- I note a crack → new crack: bell, where; the bell is in repair until I say it's mended
- I set the yearly allowance in January → each ringer gets their allowance
- The steward enters a bell → new bell: name
What is kept
- Tune: title, bells; states: practising, ready, put away
- Crack: bell, where
- Bell: name; states: hanging, in repair
- Ringer: name, allowance`,
  [],
);
const tables = listTables(product);
const columnsOf = (name: string) => tables.find((one) => one.name === name)?.columns.map((one) => one.name) ?? [];

it.each(['tune_changes', 'bell_changes'])('what is shown beside a state is kept as its changes: %s', (name) =>
  expect(columnsOf(name)).toEqual(expect.arrayContaining(['state', 'changed_by_id', 'changed_at'])),
);

it('what is shown beside a field that is given later is kept with its row', () =>
  expect(columnsOf('ringers')).toEqual(expect.arrayContaining(['allowance', 'changed_by_id', 'changed_at'])));

it('what is only entered has who entered it alone', () => expect(columnsOf('cracks')).not.toContain('changed_at'));
