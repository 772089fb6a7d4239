import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { GrowingMarkdown as GrowingView } from '#web/ui/markdown-growing.tsx';
import type { Heading } from '#web/ui/markdown-headings.ts';
import { PlainText, Unset } from '#web/ui/markdown-unset.tsx';
import type { MarkdownView } from '#web/ui/markdown-view.tsx';

/** A view that comes when it is needed, and is there at once from then on: even a settled promise would show its stand-in first. */
function fetchOnce<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const fetchView = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const lazyView: ComponentType<Props> = lazy(fetchView);
  return { fetchView, pickView: () => loaded ?? lazyView };
}

const whole = fetchOnce(async () => (await import('#web/ui/markdown-view.tsx')).MarkdownView);
const growing = fetchOnce(async () => (await import('#web/ui/markdown-growing.tsx')).GrowingMarkdown);

function WholeMarkdown(props: Parameters<typeof MarkdownView>[0]) {
  const [View] = useState(whole.pickView);
  return <View {...props} />;
}

function GrowingMarkdown(props: Parameters<typeof GrowingView>[0]) {
  const [View] = useState(growing.pickView);
  return <View {...props} />;
}

/** Fetches the renderer of replies before it is needed: one under way will most likely use it. */
export function preloadMarkdown() {
  Promise.all([growing.fetchView(), whole.fetchView()]).catch(() => {});
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
 * Text that a model or a user wrote, as Markdown. It runs nothing and loads nothing from elsewhere. `grows` says of a reply that it
 * is still being written. `headingPrefix` and `onHeadings` are for a table of contents.
 */
export function Markdown({
  text,
  className = '',
  grows = false,
  headingPrefix,
  onHeadings,
}: {
  text: string;
  className?: string;
  grows?: boolean;
  headingPrefix?: string;
  onHeadings?: (headings: Heading[]) => void;
}) {
  // What has grown keeps what draws it when it ends: nothing is drawn anew.
  const [hasGrown, setHasGrown] = useState(grows);
  if (grows && !hasGrown) setHasGrown(true);
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
            {hasGrown ? (
              <GrowingMarkdown text={text} grows={grows} />
            ) : (
              <WholeMarkdown text={text} headingPrefix={headingPrefix} onHeadings={onHeadings} />
            )}
          </Suspense>
        </PlainOnError>
      )}
    </div>
  );
}
