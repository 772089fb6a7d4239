import { useEffect, useRef } from 'react';

/** A prompt's text as it will be pasted. The line that is asked for is selected and brought into view. */
export function PromptText({ text, target }: { text: string; target: { line: number } | null }) {
  const frame = useRef<HTMLPreElement>(null);
  useEffect(() => {
    const node = frame.current?.firstChild;
    if (!target || !node) return;
    const before = text.split('\n').slice(0, target.line - 1);
    const start = before.reduce((sum, line) => sum + line.length + 1, 0);
    const end = text.indexOf('\n', start);
    const range = document.createRange();
    range.setStart(node, Math.min(start, text.length));
    range.setEnd(node, end < 0 ? text.length : end);
    frame.current?.focus({ preventScroll: true });
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    scrollBy({ top: range.getBoundingClientRect().top - innerHeight / 3 });
  }, [target, text]);
  return (
    <pre
      ref={frame}
      tabIndex={-1}
      className="rounded-lg border border-line bg-surface p-4 font-mono text-sm leading-relaxed whitespace-pre-wrap shadow-card [overflow-wrap:anywhere] sm:p-6"
    >
      {text}
    </pre>
  );
}
