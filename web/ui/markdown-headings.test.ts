import { expect, test } from 'vitest';
import { type Heading, markHeadings } from '#web/ui/markdown-headings.ts';

type Tree = Parameters<ReturnType<typeof markHeadings>>[0];
type Node = Tree['children'][number];

const element = (tagName: string, words: string, properties = {}): Node => ({
  type: 'element',
  tagName,
  properties,
  children: [{ type: 'text', value: words }],
});
const link = (href: string): Node => ({ ...element('p', ''), children: [element('a', 'there', { href })] }) as Node;

/** Where a link leads in a text with these headings. */
function follow(href: string, ...headings: string[]) {
  const found: Heading[] = [];
  const tree: Tree = { children: [link(href), ...headings.map((words) => element('h2', words))] };
  markHeadings({ prefix: 'doc-', found })(tree);
  const [paragraph] = tree.children;
  const anchor = paragraph?.type === 'element' ? paragraph.children[0] : undefined;
  return { href: anchor?.type === 'element' ? anchor.properties.href : undefined, ids: found.map(({ id }) => id) };
}

test('headings get ids of their words, each its own', () => {
  expect(follow('', 'Vision', 'Goals & Risks (v1.2)', 'Vision', 'Über uns').ids).toEqual([
    'doc-vision',
    'doc-goals-risks-v1-2',
    'doc-vision-2',
    'doc-über-uns',
  ]);
});

test.each([
  ['#vision', '#doc-vision'],
  ['#Vision', '#doc-vision'],
  ['#goals--risks-v12', '#doc-goals-risks-v1-2'],
  ['#%C3%BCber-uns', '#doc-über-uns'],
  ['#elsewhere', '#elsewhere'],
  ['#user-content-fn-1', '#user-content-fn-1'],
  ['#%', '#%'],
  ['#', '#'],
  ['https://example.org/#vision', 'https://example.org/#vision'],
])('a link to %s leads to %s', (href, there) => {
  expect(follow(href, 'Vision', 'Goals & Risks (v1.2)', 'Über uns').href).toBe(there);
});
