import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterProjects, indexProjects, sortProjects } from '#web/features/projects/project-list.ts';
import type { DashboardSearch } from '#web/features/projects/project-search.ts';

const anyProject = fc.record({
  id: fc.uuid(),
  name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  description: fc.string({ unit: 'grapheme', maxLength: 30 }),
  status: fc.constantFrom('in_progress', 'completed', 'not_started'),
  progress: fc.integer({ min: 0, max: 100 }),
  updatedAt: fc.option(
    fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((day) => day.toJSON()),
  ),
});
const anyList = fc.uniqueArray(anyProject, { selector: ({ id }) => id, maxLength: 20 });

describe('filterProjects', () => {
  const list = [
    { name: 'Crumb Basket', description: 'Bread, reserved the evening before', status: 'in_progress' },
    { name: 'Paw Haven', description: '', status: 'completed' },
    { name: 'Völkerball', description: 'For BREADTH of play', status: 'not_started' },
  ];
  const find = (search: DashboardSearch) => filterProjects(indexProjects(list), search).map(({ name }) => name);

  test.each<[DashboardSearch, string[]]>([
    [{}, ['Crumb Basket', 'Paw Haven', 'Völkerball']],
    [{ q: 'bread' }, ['Crumb Basket', 'Völkerball']],
    [{ q: '  BASKET ' }, ['Crumb Basket']],
    [{ q: 'vÖlker' }, ['Völkerball']],
    [{ q: '.*' }, []],
    [{ q: 'basket bread' }, []],
    [{ status: 'completed' }, ['Paw Haven']],
    [{ status: 'in_progress', q: 'paw' }, []],
  ])('%j', (search, names) => {
    expect(find(search)).toEqual(names);
  });

  test('is what a plain look at each project says, and keeps their order', () => {
    const anyStatus = fc.constantFrom(undefined, 'in_progress' as const, 'completed' as const);
    fc.assert(
      fc.property(anyList, fc.string({ unit: 'grapheme', maxLength: 3 }), anyStatus, (projects, q, status) => {
        const expected = projects.filter((project) => {
          const inText = [project.name, project.description].some((text) =>
            text.toLowerCase().includes(q.trim().toLowerCase()),
          );
          return inText && (status === undefined || project.status === status);
        });
        expect(filterProjects(indexProjects(projects), { q, status })).toEqual(expected);
      }),
    );
  });
});

describe('sorting', () => {
  const anySort = fc.record({
    by: fc.constantFrom('updated' as const, 'name' as const, 'progress' as const),
    descending: fc.boolean(),
  });

  test('every project is there once, no neighbours are the wrong way round, the given list stays as it was', () => {
    fc.assert(
      fc.property(anyList, anySort, (projects, sort) => {
        const before = structuredClone(projects);
        const sorted = sortProjects(projects, sort);
        expect(projects).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(projects));
        expect(sortProjects(projects.toReversed(), sort)).toEqual(sorted);
        for (const [at, project] of sorted.slice(1).entries()) {
          const [first, second] = sort.descending ? [project, sorted[at]] : [sorted[at], project];
          if (sort.by === 'progress') expect(first?.progress).toBeLessThanOrEqual(second?.progress ?? Number.NaN);
          if (sort.by === 'updated') expect((first?.updatedAt ?? '') <= (second?.updatedAt ?? '')).toBe(true);
        }
      }),
    );
  });

  test('names sort as people read them', () => {
    const named = ['idea 10', 'Idea 2', 'Äpfel', 'bread', 'Apple'].map((name, at) => ({
      id: `${at}`,
      name,
      progress: 0,
      updatedAt: null,
    }));
    expect(sortProjects(named, { by: 'name', descending: false }).map(({ name }) => name)).toEqual([
      'Äpfel',
      'Apple',
      'bread',
      'Idea 2',
      'idea 10',
    ]);
  });
});
