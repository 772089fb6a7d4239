import fc from 'fast-check';
import { findAndReplace as findByLibrary } from 'mdast-util-find-and-replace';
import { expect, test } from 'vitest';
import { findAndReplace } from '#web/lib/lean/find-and-replace.ts';

type Tree = Parameters<typeof findAndReplace>[0];
type Pairs = Parameters<typeof findAndReplace>[1];

const text = (value: string) => ({ type: 'text' as const, value });
const tree = fc.letrec<{ node: Tree; nodes: Tree[] }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    fc.string({ unit: fc.constantFrom('a', 'b', '@', ' ', '.') }).map(text),
    fc.record({ type: fc.constantFrom('paragraph', 'link', 'strong'), children: tie('nodes') }),
  ),
  nodes: fc.array(tie('node'), { maxLength: 5 }),
})).nodes;

/** Some are nothing after all, some leave words behind them, some become a text. */
const pairs: Pairs = [
  [
    /(a+)@(b*)/g,
    (_, before, behind) =>
      before === 'aa' ? false : [{ type: 'link', children: [text(`${before}`)] }, text(`${behind}`)],
  ],
  [
    /b+/g,
    (found, place) =>
      typeof place === 'object' && place.index % 2 ? false : { type: 'strong', children: [text(`${found}`)] },
  ],
  [/\./g, () => text('!')],
];

test('what is found is replaced as the library would', () => {
  fc.assert(
    fc.property(tree, (children) => {
      const [own, other] = [
        { type: 'root', children },
        { type: 'root', children },
      ].map((root) => structuredClone(root)) as [Tree, Tree];
      findAndReplace(own, pairs, { ignore: ['link', 'linkReference'] });
      findByLibrary(other as never, pairs as never, { ignore: ['link', 'linkReference'] });
      expect(own).toEqual(other);
    }),
    { numRuns: 500 },
  );
});
