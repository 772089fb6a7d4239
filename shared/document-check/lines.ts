/**
 * A line of a Markdown document as the check reads it. `text` comes without its marker (`##`, `-`, `1.`, `>`); `level` is that of a
 * heading, 7 for a line in bold that stands for one, 8 with a colon; `cells` are those of a table row, with the names of their columns.
 */
export type Line = {
  number: number;
  kind: 'blank' | 'heading' | 'item' | 'row' | 'text' | 'quote' | 'code' | 'hidden';
  text: string;
  level: number;
  cells: { name: string; value: string }[];
};

const boldLevel = 7;
const noCells: Line['cells'] = [];

/** Reads a document line by line; line numbers are those of `content.split('\n')`. What stands in a code fence or comment is told apart. */
export function readLines(content: string): Line[] {
  const lines: Line[] = [];
  let fence = '';
  let inComment = false;
  let columns: string[] = [];
  for (const raw of content.split('\n')) {
    const trimmed = raw.trim();
    const line: Line = { number: lines.length + 1, kind: 'text', text: trimmed, level: 0, cells: noCells };
    const before = lines.at(-1);
    lines.push(line);
    if (fence) {
      line.kind = 'code';
      if (closesFence(trimmed, fence)) fence = '';
    } else if (inComment || trimmed.startsWith('<!--')) {
      line.kind = 'hidden';
      inComment = !trimmed.includes('-->');
    } else if (opensFence(trimmed)) {
      line.kind = 'code';
      fence = /^(?:`+|~+)/.exec(trimmed)?.[0] ?? '';
    } else if (trimmed.startsWith('|')) {
      line.kind = 'row';
      columns = readRow(line, before?.text.startsWith('|') ? columns : []);
    } else readPlainLine(line, before);
  }
  return lines;
}

function opensFence(trimmed: string): boolean {
  return trimmed.startsWith('~~~') || (trimmed.startsWith('```') && !trimmed.replace(/^`+/, '').includes('`'));
}

function closesFence(trimmed: string, fence: string): boolean {
  return trimmed.length >= fence.length && trimmed === fence.charAt(0).repeat(trimmed.length);
}

/** Reads the cells of a row under the names of its columns. @returns the columns for the next row. */
function readRow(line: Line, columns: string[]): string[] {
  const values = line.text
    .slice(1)
    .split(/(?<!\\)\|/)
    .map((value) => value.trim());
  if (values.at(-1) === '') values.pop();
  if (/^[|:\s-]+$/.test(line.text)) {
    line.kind = 'blank';
    return columns;
  }
  line.cells = values.map((value, index) => ({ name: columns[index] ?? '', value }));
  return columns.length > 0 ? columns : values;
}

function readPlainLine(line: Line, before: Line | undefined): void {
  const { text } = line;
  if (text === '') {
    line.kind = 'blank';
    return;
  }
  const hashes = /^#{1,6}(?=\s|$)/.exec(text)?.[0] ?? '';
  const item = /^(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?/.exec(text)?.[0];
  if (hashes) setHeading(line, text.slice(hashes.length).trim(), hashes.length);
  else if (/^(?:=+|-{3,})$/.test(text) && before?.kind === 'text') {
    setHeading(before, before.text, text.startsWith('=') ? 1 : 2);
    line.kind = 'blank';
  } else if (/^[-*_]{3,}$/.test(text)) line.kind = 'blank';
  else if (text.startsWith('>')) {
    line.kind = 'quote';
    line.text = text.slice(1).trim();
  } else if (text.startsWith('[//]:')) line.kind = 'hidden';
  else if (item) {
    line.kind = 'item';
    line.text = text.slice(item.length);
  } else if (text.length <= 80 && /^(\*\*|__)[^*_]+\1:?$/.test(text))
    setHeading(line, text, text.includes(':') ? boldLevel + 1 : boldLevel);
}

function setHeading(line: Line, text: string, level: number): void {
  line.kind = 'heading';
  line.text = text;
  line.level = level;
}

/** The words of a heading: lower case, without its number and marks. */
export function plainHeading(text: string): string {
  return text
    .slice(0, 200)
    .replace(/[*_`#[\]]/g, '')
    .replace(/’/g, "'")
    .toLowerCase()
    .trim()
    .replace(/^(?:(?:section|part|step) )?(?:\(?\d{1,3}(?:\.\d{1,3}){0,4}[.):]?|[ivx]{1,5}[.)]|[a-z][.)])\s+/, '');
}
