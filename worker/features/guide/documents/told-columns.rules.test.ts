import { expect, it } from 'vitest';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const tables = listTables(
  deriveProduct(
    'Herds',
    `What it is
- Cattle and paddocks
Who uses it
- Stockmen
What happens
- Stockman enters a paddock → new paddock: name, hectares, water level, how long, number of keg
- Stockman enters a mob → new mob: name
- Stockman moves a mob → new move: mob, from paddock, to paddock, number of head
What is kept
- Paddock: name, hectares, water level, how long, number of keg
- Mob: name
- Move: mob, from paddock, to paddock, number of head`,
    [],
  ),
);
const columnOf = (table: string, name: string) =>
  tables.find((one) => one.name === table)?.columns.find((column) => column.name === name);

it.each([
  ['paddocks', 'hectares', { type: 'real', check: 'c >= 0' }],
  ['paddocks', 'water_level', { type: 'real' }],
  ['paddocks', 'how_long', { type: 'integer', check: 'c >= 0' }],
  ['paddocks', 'number_of_keg', { type: 'text' }],
  ['moves', 'number_of_head', { type: 'integer', check: 'c >= 0' }],
])('%s has %s by what its name says', (table, name, column) => {
  expect(columnOf(table, name)).toMatchObject(column);
});

it('a thing that is named with from and to is linked once for each', () => {
  expect(columnOf('moves', 'from_paddock_id')).toMatchObject({ type: 'text' });
  expect(columnOf('moves', 'to_paddock_id')).toMatchObject({ type: 'text' });
  expect(tables.map(({ name }) => name).filter((name) => /paddock/.test(name))).toEqual(['paddocks']);
});
