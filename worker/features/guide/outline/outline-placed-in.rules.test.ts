import { expect, it } from 'vitest';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const pottery = (act: string, pieceFields: string) =>
  deriveProduct(
    'Kiln',
    `What it is
- Loads of the kiln
Who uses it
- Potters
What happens
- Potter enters a piece → new piece: name, clay
- Potter makes a load → new load: date, cone
- ${act}
What is kept
- Piece: ${pieceFields}
- Load: date, cone`,
    [],
  );
const columnsOf = (product: ReturnType<typeof pottery>) =>
  listTables(product)
    .find(({ name }) => name === 'pieces')
    ?.columns.map(({ name }) => name) ?? [];

it('what somebody puts in another thing knows in which it is', () => {
  const product = pottery('Potter puts a piece in a load → the others are told', 'name, clay');
  expect(columnsOf(product)).toContain('load_id');
  expect(product.features.find(({ title }) => title === 'Put a piece in a load')?.criteria.join(' ')).toContain(
    'THE SYSTEM SHALL keep the load with the piece',
  );
});

it.each([
  ['it is known already', 'Potter puts a piece in a load → the others are told', 'name, clay, load'],
  ['nothing is put anywhere', 'Potter looks at a piece in a load → the others are told', 'name, clay'],
])('adds nothing where %s', (_, act, fields) => {
  expect(columnsOf(pottery(act, fields)).filter((name) => name === 'load_id')).toHaveLength(
    fields.includes('load') ? 1 : 0,
  );
});
