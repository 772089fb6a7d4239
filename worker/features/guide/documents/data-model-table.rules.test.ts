import { expect, it } from 'vitest';
import { type Column, shownColumns } from '#worker/features/guide/documents/data-model-table.rules.ts';

const column = (name: string, references?: string): Column => ({
  ...{ name, field: name, type: 'text' },
  ...(references ? { references } : {}),
});
const columns = [column('id'), column('kit_id', 'kits'), column('note'), column('student_id', 'accounts')];

it.each([
  [
    [...columns, column('state')],
    ['id', 'kit_id', 'student_id', 'state'],
  ],
  [
    [...columns, column('place')],
    ['id', 'kit_id', 'note', 'student_id'],
  ],
  [
    [column('state'), ...columns],
    ['state', 'id', 'kit_id', 'note'],
  ],
])('of five columns four are shown, the state among them and every link', (all, shown) => {
  expect(shownColumns(all, 4).map(({ name }) => name)).toEqual(shown);
});
