import { memo } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';

const plugins = [remarkGfm];

const components: Components = {
  // A remote picture would tell its server who reads this: only its description is shown.
  img: ({ alt }) => <span className="text-ink-faint">[{alt?.trim() || 'Picture'}]</span>,
  a: ({ href, title, children }) =>
    href ? (
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
    const classes = code?.type === 'element' ? code.properties.className : undefined;
    const language = Array.isArray(classes) ? String(classes[0] ?? '').replace(/^language-/, '') : '';
    return (
      <figure className="my-[0.9em]">
        {language && <figcaption className="mb-1 font-sans text-xs text-ink-faint">{language}</figcaption>}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and must do so by keyboard too */}
        <pre tabIndex={0} style={{ margin: 0 }}>
          {children}
        </pre>
      </figure>
    );
  },
};

/** The Markdown renderer itself, a chunk of its own shared by chat, documents and prompts. */
export const MarkdownView = memo(function MarkdownView({ text }: { text: string }) {
  return (
    <ReactMarkdown remarkPlugins={plugins} components={components}>
      {text}
    </ReactMarkdown>
  );
});
