import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DashboardSearch,
  type ProjectSort,
  readDashboardSearch,
  readProjectSort,
  sortByColumn,
  writeProjectSort,
} from '#web/features/projects/project-search.ts';

describe('the address of the dashboard', () => {
  test.each<[Record<string, unknown>, DashboardSearch]>([
    [{}, {}],
    [
      { q: 'bread', status: 'completed' },
      { q: 'bread', status: 'completed' },
    ],
    [{ q: '', status: 'all' }, {}],
    [{ q: 2048, status: 'not_started' }, { q: '2048' }],
    [{ q: ['a'], status: { a: 1 } }, {}],
    [{ q: 'x'.repeat(500) }, { q: 'x'.repeat(200) }],
    [{ new: '' }, { new: true }],
    [{ new: true }, { new: true }],
    [{ new: 1 }, { new: true }],
    [{ new: false }, {}],
    [{ new: 'no' }, {}],
  ])('%j is %j', (search, valid) => {
    expect(readDashboardSearch(search)).toEqual({ q: undefined, status: undefined, new: undefined, ...valid });
  });
});

describe('the address of My Ideas', () => {
  const anySort = fc.record({
    by: fc.constantFrom('updated' as const, 'name' as const, 'progress' as const),
    descending: fc.boolean(),
  });

  test.each<[Record<string, unknown>, ProjectSort]>([
    [{}, { by: 'updated', descending: true }],
    [{ order: 'asc' }, { by: 'updated', descending: false }],
    [{ sort: 'name' }, { by: 'name', descending: false }],
    [
      { sort: 'progress', order: 'sideways' },
      { by: 'progress', descending: true },
    ],
    [
      { sort: 'owner', order: 'asc' },
      { by: 'updated', descending: false },
    ],
  ])('%j is %j', (search, sort) => {
    expect(readProjectSort(search)).toEqual(sort);
  });

  test('an order survives its way through the address, and the usual one leaves it empty', () => {
    fc.assert(
      fc.property(anySort, (sort) => {
        expect(readProjectSort(writeProjectSort(sort))).toEqual(sort);
      }),
    );
    expect(writeProjectSort({ by: 'updated', descending: true })).toEqual({ sort: undefined, order: undefined });
    expect(writeProjectSort({ by: 'name', descending: false })).toEqual({ sort: 'name', order: undefined });
  });

  test('a column turns on the second click', () => {
    const byName = sortByColumn({ by: 'updated', descending: true }, 'name');
    expect(byName).toEqual({ by: 'name', descending: false });
    expect(sortByColumn(byName, 'name')).toEqual({ by: 'name', descending: true });
    expect(sortByColumn(byName, 'progress')).toEqual({ by: 'progress', descending: true });
  });
});
