import { expect, it } from 'vitest';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { outlinedMachine } from '#worker/features/guide/documents/outlined-states.rules.ts';
import { listPersonalData } from '#worker/features/guide/documents/personal-data.rules.ts';
import { stayOf } from '#worker/features/guide/documents/retention.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const tell = (acts: string[], rules: string[]) =>
  deriveProduct(
    'Barn',
    `Who uses it
- Farmer (me)
- Helper
What happens
${acts.map((act) => `- ${act}`).join('\n')}
What is kept
- Trailer: plate, weight; states: in the barn, out, lost
- Helper: name, phone
- Search: who, when, plate
What always holds
${['- Every trailer is shown', ...rules.map((rule) => `- ${rule}`)].join('\n')}`,
    [],
  );
const borrowing = ['The helper takes a trailer.', 'The helper returns the trailer until noon.'];
const passing = [...borrowing, 'A helper hands a trailer over to another helper.'];
const tables = (...of: Parameters<typeof tell>) => listTables(tell(...of));
const columns = (name: string, of: ReturnType<typeof tables>) =>
  of.find((table) => table.name === name)?.columns.map((column) => column.name);

it('a thing that is taken and brought back has who has it, since when and until when', () => {
  const told = tables(borrowing, []);
  expect(columns('trailers', told)).toEqual([
    'id',
    'plate',
    'weight_kg',
    'held_by_id',
    'taken_at',
    'due_at',
    'entered_by_id',
    'entered_at',
    'state',
  ]);
  expect(told[0]?.columns.find(({ name }) => name === 'held_by_id')).toMatchObject({
    references: 'helpers',
    may: true,
  });
  expect(columns('trailer_movements', told)).toBeUndefined();
});

it.each([
  ['it goes from one to the other', passing, []],
  ['somebody asks for what was', borrowing, ['Everybody sees who had a trailer and when.']],
])('each change of hands is a row where %s', (_, acts, rules) => {
  expect(columns('trailer_movements', tables(acts, rules))).toEqual([
    'id',
    'trailer_id',
    'from_id',
    'to_id',
    'moved_at',
  ]);
});

it('a told period for the history is that of its tables, in the legal checklist too', () => {
  const product = tell(passing, ['History we keep two years.']);
  const all = listTables(product);
  const stays = new Map(all.map((table) => [table.name, stayOf(product, table, all)]));
  expect(stays.get('trailer_movements')).toBe('“History we keep two years”');
  expect(stays.get('searches')).toBe('“History we keep two years”');
  expect(stays.get('trailers')).toMatch(/^No period was told/);
  expect(listPersonalData(product).map(({ record, kept }) => `${record}: ${kept}`)).toContain(
    'Trailer movement: “History we keep two years”',
  );
});

it('what comes back is where it was at first', () => {
  const product = tell(borrowing, []);
  const [trailer] = product.idea.records;
  const moves = trailer && outlinedMachine(product, trailer)?.moves;
  expect(moves?.map(({ from, to }) => `${from.join()} > ${to}`)).toEqual([
    'in the barn > out',
    'out > in the barn',
    'in the barn,out > lost',
  ]);
});
