import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { CopyButton } from '#web/ui/copy-button.tsx';

/** Names that people know a language by, where they differ from what stands at the fence. */
const names: Record<string, string> = {
  bash: 'Shell',
  console: 'Shell',
  css: 'CSS',
  diff: 'Diff',
  dockerfile: 'Dockerfile',
  html: 'HTML',
  js: 'JavaScript',
  javascript: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  md: 'Markdown',
  mermaid: 'Mermaid',
  py: 'Python',
  python: 'Python',
  sh: 'Shell',
  shell: 'Shell',
  sql: 'SQL',
  toml: 'TOML',
  ts: 'TypeScript',
  tsx: 'TSX',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
  yml: 'YAML',
};

const preClass = 'm-0 rounded-none border-0 -outline-offset-2 print:break-words print:whitespace-pre-wrap';

/** Of code that is still being written so many lines are coloured together, and not again when others follow. */
const linesTogether = 12;

/**
 * A block of code, labelled by its language and ready to copy. Its words are coloured once the highlighter is there; with `grows`
 * in parts, so that a line more costs the same wherever it stands.
 */
export function CodeBlock({ code, language, grows = false }: { code: string; language: string; grows?: boolean }) {
  const label = Object.hasOwn(names, language.toLowerCase()) ? names[language.toLowerCase()] : language;
  return (
    <figure className="my-[0.9em] overflow-hidden rounded-md border border-line bg-sunken font-sans print:break-inside-avoid">
      <figcaption className="flex items-center gap-3 border-b border-line py-1 pr-1 pl-4 text-xs text-ink-soft">
        <span className="min-w-0 flex-1 truncate">{label || 'Code'}</span>
        <span className="print:hidden">
          <CopyButton text={code} variant="quiet" label="Copy the code" />
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and must do so by keyboard too */}
      <pre tabIndex={0} className={preClass}>
        <code>
          {(grows ? splitLines(code) : [code]).map((lines, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is written stays where it is
            <Coloured key={place} code={lines} language={language.toLowerCase()} />
          ))}
        </code>
      </pre>
    </figure>
  );
}

function splitLines(code: string): string[] {
  const lines = code.split(/(?<=\n)/);
  const parts: string[] = [];
  for (let start = 0; start < lines.length; start += linesTogether)
    parts.push(lines.slice(start, start + linesTogether).join(''));
  return parts;
}

const Coloured = memo(function Coloured({ code, language }: { code: string; language: string }) {
  return useHighlighted(code, language) ?? code;
});

function useHighlighted(code: string, language: string): ReactNode {
  const [highlight, setHighlight] = useState<((code: string, language: string) => ReactNode) | null>(null);
  useEffect(() => {
    let gone = false;
    if (!language) return;
    import('#web/ui/highlight.ts').then(
      (module) => !gone && setHighlight(() => module.highlight),
      // Without the highlighter the code reads as well, in one colour.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [language]);
  return useMemo(() => highlight?.(code, language) ?? null, [highlight, code, language]);
}
