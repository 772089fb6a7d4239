import { expect, test, vi } from 'vitest';
import { findSiblings } from '#web/features/documents/find-siblings.ts';

/** Titles with so many versions each; version 2 of 'b' has the id 'b2'. */
function create(counts: Record<string, number>) {
  const versions = (title: string) =>
    Array.from({ length: counts[title] ?? 0 }, (_, place) => ({ id: `${title}${place + 1}`, version: place + 1 }));
  const readVersions = vi.fn(async (title: string) => versions(title).toReversed());
  const latest = Object.entries(counts).map(([title, version]) => ({ id: `${title}${version}`, title, version }));
  const find = async (id: string) => (await findSiblings(id, latest, readVersions)).map((version) => version.id);
  return { find, readVersions };
}

test('the latest version of a title is found with one call', async () => {
  const { find, readVersions } = create({ a: 4, b: 3 });
  expect(await find('b3')).toEqual(['b3', 'b2', 'b1']);
  expect(readVersions).toHaveBeenCalledTimes(1);
});

test('an older one is looked for until it is found, where there are older ones', async () => {
  const { find, readVersions } = create({ a: 4, alone: 1, b: 3, c: 2 });
  expect(await find('b1')).toEqual(['b3', 'b2', 'b1']);
  expect(readVersions.mock.calls).toEqual([['a'], ['b']]);
});

test('the search ends after ten titles', async () => {
  const { find, readVersions } = create(Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`t${n}-`, 2])));
  expect(await find('elsewhere')).toEqual([]);
  expect(readVersions).toHaveBeenCalledTimes(10);
});
