import { lazy, memo, type ReactNode, Suspense, useEffect } from 'react';
import ReactMarkdown, { type Components, type ExtraProps } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { DiagramWait } from '#web/ui/diagram-wait.tsx';
import { boundMarks, TooManyMarks } from '#web/ui/markdown-bounds.ts';
import { TableFrame } from '#web/ui/markdown-frames.tsx';
import { type Heading, markHeadings, textOf } from '#web/ui/markdown-headings.ts';
import type { Draw } from '#web/ui/markdown-pieces.ts';
import { Unset } from '#web/ui/markdown-unset.tsx';

const Diagram = lazy(async () => ({ default: (await import('#web/ui/diagram.tsx')).Diagram }));

const plugins = [remarkGfm, boundMarks];
/** From so many characters on a cell is a text: its column keeps a width to read by, and the table scrolls. */
const fewestOfText = 15;

const cellClass = (node: ExtraProps['node']) => (node && textOf(node).length >= fewestOfText ? 'long-cell' : undefined);

const components: Components = {
  // A list or quote stands on the side from which its words are read.
  ul: ({ node: _, ...rest }) => <ul dir="auto" {...rest} />,
  ol: ({ node: _, ...rest }) => <ol dir="auto" {...rest} />,
  blockquote: ({ node: _, ...rest }) => <blockquote dir="auto" {...rest} />,
  th: ({ node, ...rest }) => <th {...rest} className={cellClass(node)} />,
  td: ({ node, ...rest }) => <td {...rest} className={cellClass(node)} />,
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
  table: ({ children }) => <TableFrame>{children}</TableFrame>,
  pre: ({ node, children }) => {
    const code = node?.children[0];
    if (code?.type !== 'element') return <pre>{children}</pre>;
    const classes = code.properties.className;
    const language = Array.isArray(classes) ? String(classes[0] ?? '').replace(/^language-/, '') : '';
    const text = textOf(code).replace(/\n$/, '');
    if (language !== 'mermaid') return <CodeBlock code={text} language={language} />;
    return (
      <Suspense fallback={<DiagramWait />}>
        <Diagram source={text} />
      </Suspense>
    );
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
  return drawOrUnset(text, () =>
    drawMarkdown.text(text, [], headingPrefix ? [[markHeadings, { prefix: headingPrefix, found }]] : []),
  );
});

/** Draws a text at once, outside of a component; or a block of code that is still being written. */
export const drawMarkdown: Draw = {
  text: (text, remarkPlugins, rehypePlugins) =>
    ReactMarkdown({ children: text, components, remarkPlugins: [...plugins, ...remarkPlugins], rehypePlugins }),
  code: (code, language) => <CodeBlock code={code} language={language} grows />,
};

/** What `draw` makes of a text, or the text itself when it has more marks than can be parsed in time. */
export function drawOrUnset(text: string, draw: () => ReactNode): ReactNode {
  try {
    return draw();
  } catch (error) {
    if (error instanceof TooManyMarks) return <Unset text={text} />;
    throw error;
  }
}
