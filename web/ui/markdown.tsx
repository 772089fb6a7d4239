import { Component, lazy, type ReactNode, Suspense } from 'react';

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
class PlainOnError extends Component<{ text: string; children: ReactNode }, { failedOn: string | null }> {
  override state = { failedOn: null };
  static getDerivedStateFromError() {
    return { failedOn: '' };
  }
  override componentDidCatch() {
    this.setState({ failedOn: this.props.text });
  }
  override render() {
    return this.state.failedOn === null ? this.props.children : <PlainText text={this.props.text} />;
  }
}

/** Text that a model or a user wrote, as Markdown. It runs nothing and loads nothing from elsewhere. */
export function Markdown({ text, className = '' }: { text: string; className?: string }) {
  return (
    <div className={`prose ${className}`}>
      {!markdownSigns.test(text) ? (
        // Plain sentences mean the same without the renderer, so a new conversation shows its greeting at once.
        text.split(/\n\s*\n/).map((paragraph) => <p key={paragraph}>{paragraph}</p>)
      ) : text.length > longestRendered ? (
        <PlainText text={text} />
      ) : (
        <PlainOnError text={text}>
          <Suspense fallback={<PlainText text={text} />}>
            <MarkdownView text={text} />
          </Suspense>
        </PlainOnError>
      )}
    </div>
  );
}
