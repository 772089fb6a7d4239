import { parseMermaid, renderMermaidSVG } from 'beautiful-mermaid';
import { readLines } from '#shared/document-check/lines.ts';
import { prepareMermaid } from '#web/ui/mermaid-source.ts';
import { readUnits } from '#worker/features/guide/testing/sentences.ts';
import { findSlips, type Slip } from '#worker/features/guide/testing/slips.ts';

/** What a sentence may begin with although it is a small letter: names that are written so, units, and what is set as code. */
const smallStart =
  /^(?:i[A-Z]|e[A-Z]|npm|npx|git|x\d|v\d|https?:|www\.|[\w.-]+\.(?:js|ts|com|org|net|json|md)\b|[\w/-]*[_/][\w/-]+)/;

/** What a template leaves behind and a reader stumbles over: unfilled slots, doubled words, wrong articles, broken Markdown, diagrams. */
export function findLeftovers(content: string, names: string[] = []): Slip[] {
  return [
    ...findSlips(content),
    ...findSmallStarts(content, names),
    ...findBrokenMarkdown(content),
    ...findBrokenDiagrams(content),
  ];
}

function findSmallStarts(content: string, names: string[]): Slip[] {
  return readUnits(content)
    .filter(({ kind, text }) => kind === 'sentence' && /^\p{Ll}/u.test(text) && /[.!?]$/.test(text))
    .filter(({ text }) => !smallStart.test(text) && !names.some((name) => text.startsWith(name)))
    .map(({ text, line }) => ({ fault: 'a sentence begins small', line, text }));
}

function findBrokenMarkdown(content: string): Slip[] {
  const lines = readLines(content);
  const found: Slip[] = [];
  const report = (fault: string, { number: line, text }: { number: number; text: string }) =>
    found.push({ fault, line, text });
  let columns = 0;
  let fences = 0;
  for (const line of lines) {
    if (/^\s*(?:`{3,}|~{3,})/.test(line.text)) fences += line.kind === 'code' ? 1 : 0;
    if (line.kind === 'code' || line.kind === 'hidden') continue;
    const isTable = line.text.startsWith('|');
    const count = isTable ? line.text.replace(/^\||\|\s*$/g, '').split(/(?<!\\)\|/).length : 0;
    if (isTable && columns > 0 && count !== columns) report('a table row has other columns', line);
    columns = isTable ? columns || count : 0;
    const bare = line.text.replace(/`[^`]+`/g, '').replace(/\\[*`[\]]/g, '');
    if ((bare.match(/\*\*/g)?.length ?? 0) % 2 === 1) report('bold does not end', line);
    if (bare.includes('`')) report('code does not end', line);
    if (/\[[^\]]*\]\((?![^()\s]+\))/.test(bare)) report('a link is broken', line);
    if (line.kind === 'heading' && line.text.replace(/[#*\s]/g, '') === '') report('a heading is empty', line);
    if (line.kind === 'item' && line.text.trim() === '') report('a list item is empty', line);
  }
  if (fences % 2 === 1) report('a code block does not end', { number: lines.length, text: '' });
  return found;
}

const colors = { bg: '#ffffff', fg: '#000000' };

/** Diagrams that the page could not draw, by the same preparation and renderer (web/ui/diagram-worker.ts). */
function findBrokenDiagrams(content: string): Slip[] {
  return [...content.matchAll(/^```mermaid\n([\s\S]*?)^```/gm)].flatMap(({ 1: source = '', index }) => {
    const line = content.slice(0, index).split('\n').length;
    try {
      const { text, arrows } = prepareMermaid(source);
      if (arrows > 0 && parseMermaid(text).edges.length < arrows) throw new Error('not every arrow can be drawn');
      if (!/<svg[^>]* width="[1-9]/.test(renderMermaidSVG(text, colors))) throw new Error('nothing to draw');
      return [];
    } catch (error) {
      return [{ fault: 'a diagram can not be drawn', line, text: String(error) }];
    }
  });
}
