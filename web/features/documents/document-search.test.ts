import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchDocuments } from '#web/features/documents/document-search.ts';

const entries = [
  { id: 'a', title: 'Plan' },
  { id: 'b', title: 'Requirements' },
  { id: 'c', title: 'Architecture (C++)' },
];
const bodies = new Map([
  ['a', 'T-1 serves FR-1.\nThe requirements say so.'],
  ['b', 'The baker sees\n  the orders of the morning.'],
  ['c', 'Größe in the İstanbul office: 100% [sic]'],
]);
const idsOf = (query: string, of = bodies) => searchDocuments(entries, of, query).map(({ entry }) => entry.id);

describe('searchDocuments', () => {
  test.each([
    ['', ['a', 'b', 'c']],
    ['   ', ['a', 'b', 'c']],
    ['plan', ['a']],
    ['REQUIREMENTS', ['b', 'a']],
    ['sees the   orders', ['b']],
    ['c++', ['c']],
    ['(', ['c']],
    ['100% [sic]', ['c']],
    ['GRÖSSE', []],
    ['größe', ['c']],
    ['nowhere', []],
    ['.*', []],
  ])('%j is in %j', (query, ids) => {
    expect(idsOf(query)).toEqual(ids);
  });

  test('titles are searched before any body is there', () => {
    expect(idsOf('requirements', new Map())).toEqual(['b']);
  });

  test('a passage shows the words around it, as they were written', () => {
    const [result] = searchDocuments(entries, bodies, 'THE ORDERS');
    expect(result?.passage).toEqual({ before: 'The baker sees ', match: 'the orders', after: ' of the morning.' });
  });

  test.each([
    ['bakers', 'What **bakers** bake', 'What |bakers| bake'],
    ['goal', '# Bread\n\n## Goal\n\nOrder it', 'Bread · |Goal| · Order it'],
    ['site', 'See [our site](https://example.com/bread) and `orders.ts`', 'See our |site| and orders.ts'],
    ['example', 'See [our site](https://example.com)', 'See [our site](https://|example|.com)'],
    ['rye', '| Bread | Price |\n| --- | ---: |\n| Rye | 4 |', 'Bread | Price |Rye| | 4'],
    [
      'mermaid',
      '- [x] Draw\n\n```mermaid\nflowchart\n```\n\n[ASSUMPTION] 2 * 3',
      'Draw |mermaid| flowchart [ASSUMPTION] 2 * 3',
    ],
    ['**', 'What **bakers** bake', 'What |**|bakers bake'],
  ])('the passage around %j in %j is %j', (query, text, shown) => {
    const [result] = searchDocuments([{ id: 'x', title: 'X' }], new Map([['x', text]]), query);
    const { before, match, after } = result?.passage ?? {};
    expect(`${before}|${match}|${after}`).toBe(shown);
  });

  test('long surroundings are cut at words', () => {
    const text = `${'before '.repeat(50)}HERE${' after'.repeat(50)}`;
    const [result] = searchDocuments([{ id: 'x', title: 'X' }], new Map([['x', text]]), 'here');
    expect(result?.passage?.before).toMatch(/^…(before )+$/);
    expect(result?.passage?.after).toMatch(/^( after)+…$/);
    expect(result?.passage?.before.length).toBeLessThan(50);
  });

  test('any text is found in a text that has it, and no query throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, query, after) => {
        const found = searchDocuments([{ id: 'x', title: '' }], new Map([['x', before + query + after]]), query);
        expect(found).toHaveLength(1);
      }),
    );
  });
});
