import type { ExtraProps } from 'react-markdown';

export type Heading = { id: string; level: number; text: string };
type Element = NonNullable<ExtraProps['node']>;
type Node = Element['children'][number];

const deepestListed = 3;

export const textOf = (node: Node): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textOf).join('') : '';

const joinWords = (text: string, between: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(between);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Gives the links that name a heading as writers do (`#what-it-does`) the id that it has here. */
function pointLinks(nodes: Node[], ids: ReadonlyMap<string, string>) {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    const { href } = node.properties;
    if (node.tagName === 'a' && typeof href === 'string' && href.startsWith('#')) {
      const id = ids.get(joinWords(decode(href.slice(1)), ''));
      if (id) node.properties.href = `#${id}`;
    }
    pointLinks(node.children, ids);
  }
}

/** Gives the headings of the text itself (not of its quotes) ids that stay as long as their words do, lists them, and leads its links there. */
export function markHeadings({ prefix, found }: { prefix: string; found: Heading[] }) {
  return (root: { children: Node[] }) => {
    const taken = new Map<string, number>();
    // Writers put hyphens in their own ways: a heading is known by its letters and digits.
    const ids = new Map<string, string>();
    found.length = 0;
    for (const node of root.children) {
      const level = node.type === 'element' ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0) : 0;
      if (node.type !== 'element' || level === 0 || level > deepestListed || node.properties.id) continue;
      const text = textOf(node).trim();
      const name = joinWords(text, '-');
      const count = (taken.get(name) ?? 0) + 1;
      taken.set(name, count);
      const id = `${prefix}${name}${count > 1 ? `-${count}` : ''}`;
      Object.assign(node.properties, { id, tabIndex: -1 });
      found.push({ id, level, text });
      const key = joinWords(text, '');
      if (!ids.has(key)) ids.set(key, id);
    }
    pointLinks(root.children, ids);
  };
}
