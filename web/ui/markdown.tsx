import { Component, lazy, type ReactNode, Suspense, useState } from 'react';
import type { Heading } from '#web/ui/markdown-headings.ts';
import { PlainText, Unset } from '#web/ui/markdown-unset.tsx';

const MarkdownView = lazy(async () => ({ default: (await import('#web/ui/markdown-view.tsx')).MarkdownView }));

type GrowingView = typeof import('#web/ui/markdown-growing.tsx')['GrowingMarkdown'];
let growing: GrowingView | null = null;
const fetchGrowing = async () => {
  growing ??= (await import('#web/ui/markdown-growing.tsx')).GrowingMarkdown;
  return { default: growing };
};
const LazyGrowing = lazy(fetchGrowing);

/** The renderer of replies, at once where it is there already: even a settled promise would show its stand-in first. */
function GrowingMarkdown(props: Parameters<GrowingView>[0]) {
  const [View] = useState(() => growing ?? LazyGrowing);
  return <View {...props} />;
}

/** Fetches the renderer of replies before it is needed: one under way will most likely use it. */
export function preloadMarkdown() {
  fetchGrowing().catch(() => {});
}

/** Anything that could mean something in Markdown: marks, lists, links, addresses, hard breaks, indented code. */
const markdownSigns = /[\\`*_{}[\]<>#|~&@]|^[ \t]*(?:[-+=]|\d+[.)])|:\/\/|www\.| {2}\n|^(?: {4}|\t)/m;

/** A body longer than this is shown as plain text: laying it out as Markdown would hold up the page. */
const longestRendered = 200_000;

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
    return this.state.failed ? <Unset text={this.props.text} /> : this.props.children;
  }
}

/**
 * Text that a model or a user wrote, as Markdown. It runs nothing and loads nothing from elsewhere. `grows` says of a reply whether it
 * is still being written. `headingPrefix` and `onHeadings` are for a table of contents.
 */
export function Markdown({
  text,
  className = '',
  grows,
  headingPrefix,
  onHeadings,
}: {
  text: string;
  className?: string;
  grows?: boolean;
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
        <Unset text={text} />
      ) : (
        <PlainOnError text={text}>
          <Suspense fallback={<PlainText text={text} />}>
            {grows === undefined ? (
              <MarkdownView text={text} headingPrefix={headingPrefix} onHeadings={onHeadings} />
            ) : (
              <GrowingMarkdown text={text} grows={grows} />
            )}
          </Suspense>
        </PlainOnError>
      )}
    </div>
  );
}
