import { Component, lazy, type ReactNode, Suspense } from 'react';
import type { Heading } from '#web/ui/markdown-headings.ts';

const loadView = () => import('#web/ui/markdown-view.tsx');
const MarkdownView = lazy(async () => ({ default: (await loadView()).MarkdownView }));

/** Fetches the renderer before it is needed: a reply under way will most likely use it. */
export function preloadMarkdown() {
  loadView().catch(() => {});
}

/** Anything that could mean something in Markdown: marks, lists, links, addresses, hard breaks, indented code. */
const markdownSigns = /[\\`*_{}[\]<>#|~&@]|^\s*(?:[-+=]|\d+[.)])|:\/\/|www\.| {2}\n|^(?: {4}|\t)/m;

/** A body longer than this is shown as plain text: laying it out as Markdown would hold up the page. */
const longestRendered = 200_000;

function PlainText({ text }: { text: string }) {
  return <div className="whitespace-pre-wrap">{text}</div>;
}

/** Deep nesting can overflow the parser's stack: the reader then gets the text as it was written. */
class PlainOnError extends Component<{ text: string; children: ReactNode }, { text: string; failed: boolean }> {
  override state = { text: this.props.text, failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  static getDerivedStateFromProps({ text }: { text: string }, state: { text: string }) {
    return text === state.text ? null : { text, failed: false };
  }
  override render() {
    return this.state.failed ? <PlainText text={this.props.text} /> : this.props.children;
  }
}

/**
 * Text that a model or a user wrote, as Markdown. It runs nothing and loads nothing from elsewhere. `headingPrefix` and `onHeadings` are
 * for a table of contents.
 */
export function Markdown({
  text,
  className = '',
  headingPrefix,
  onHeadings,
}: {
  text: string;
  className?: string;
  headingPrefix?: string;
  onHeadings?: (headings: Heading[]) => void;
}) {
  return (
    <div className={`prose ${className}`}>
      {!markdownSigns.test(text) ? (
        // Plain sentences mean the same without the renderer, so a new conversation shows its greeting at once.
        text.split(/\n\s*\n/).map((paragraph, place) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is known by its place alone
          return <p key={place}>{paragraph}</p>;
        })
      ) : text.length > longestRendered ? (
        <>
          <p className="mb-4 font-sans text-sm text-ink-soft">
            This document is too long to be set here. This is its text.
          </p>
          <PlainText text={text} />
        </>
      ) : (
        <PlainOnError text={text}>
          <Suspense fallback={<PlainText text={text} />}>
            <MarkdownView text={text} headingPrefix={headingPrefix} onHeadings={onHeadings} />
          </Suspense>
        </PlainOnError>
      )}
    </div>
  );
}
