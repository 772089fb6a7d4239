import { memo, useEffect } from 'react';
import ReactMarkdown, { type Components, type ExtraProps } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { Diagram } from '#web/ui/diagram.tsx';

export type Heading = { id: string; level: number; text: string };
type Element = NonNullable<ExtraProps['node']>;
type Node = Element['children'][number];

const plugins = [remarkGfm];
const deepestListed = 3;

const textOf = (node: Node): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textOf).join('') : '';

/** Gives the headings of the text itself (not of its quotes) ids that stay as long as their words do, and lists them. */
function markHeadings({ prefix, found }: { prefix: string; found: Heading[] }) {
  return (root: { children: Node[] }) => {
    const taken = new Map<string, number>();
    found.length = 0;
    for (const node of root.children) {
      const level = node.type === 'element' ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0) : 0;
      if (node.type !== 'element' || level === 0 || level > deepestListed || node.properties.id) continue;
      const text = textOf(node).trim();
      const name = text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '');
      const count = (taken.get(name) ?? 0) + 1;
      taken.set(name, count);
      const id = `${prefix}${name}${count > 1 ? `-${count}` : ''}`;
      Object.assign(node.properties, { id, tabIndex: -1 });
      found.push({ id, level, text });
    }
  };
}

const components: Components = {
  // A remote picture would tell its server who reads this: only its description is shown.
  img: ({ alt }) => <span className="text-ink-faint">[{alt?.trim() || 'Picture'}]</span>,
  a: ({ href, title, children }) =>
    href?.startsWith('#') ? (
      <a href={href} title={title}>
        {children}
      </a>
    ) : href ? (
      <a href={href} title={title} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ) : (
      <span>{children}</span>
    ),
  // The boxes of a task list are read, not ticked.
  input: ({ checked }) => (
    <input type="checkbox" checked={checked ?? false} disabled aria-label={checked ? 'Done' : 'Open'} />
  ),
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and must do so by keyboard too
    <section className="table-frame" tabIndex={0} aria-label="Table">
      <table>{children}</table>
    </section>
  ),
  pre: ({ node, children }) => {
    const code = node?.children[0];
    if (code?.type !== 'element') return <pre>{children}</pre>;
    const classes = code.properties.className;
    const language = Array.isArray(classes) ? String(classes[0] ?? '').replace(/^language-/, '') : '';
    const text = textOf(code).replace(/\n$/, '');
    return language === 'mermaid' ? <Diagram source={text} /> : <CodeBlock code={text} language={language} />;
  },
};

/**
 * The Markdown renderer itself, a chunk of its own shared by chat, documents and prompts. With `headingPrefix` its headings can be
 * jumped to; `onHeadings` (one that stays the same) is told which there are.
 */
export const MarkdownView = memo(function MarkdownView({
  text,
  headingPrefix,
  onHeadings,
}: {
  text: string;
  headingPrefix?: string;
  onHeadings?: (headings: Heading[]) => void;
}) {
  const found: Heading[] = [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is filled while this text is drawn
  useEffect(() => onHeadings?.(found), [text, onHeadings]);
  return (
    <ReactMarkdown
      remarkPlugins={plugins}
      rehypePlugins={headingPrefix ? [[markHeadings, { prefix: headingPrefix, found }]] : undefined}
      components={components}
    >
      {text}
    </ReactMarkdown>
  );
});
