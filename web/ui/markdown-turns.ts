/** Of an open block no more than this is parsed again and again: what is finished of a longer one is set aside. */
export const longOpen = 500;

const listMark = /^ {0,3}([-+*]|\d{1,9}([.)]))[ \t]/;
const listLine = new RegExp(listMark, 'm');
const fenceLine = /^(`{3,}|~{3,})([^`\n]*)\n/;

/** The code block that begins here and is still open, or null: what its fence says, and where its lines begin. */
export function findOpenCode(text: string): { language: string; start: number } | null {
  const [line, mark, info = ''] = fenceLine.exec(text) ?? [];
  if (!line || !mark) return null;
  const closing = new RegExp(`^ {0,3}${mark}${mark[0]}*[ \\t]*$`, 'm');
  if (closing.test(text.slice(line.length))) return null;
  return { language: info.trim().split(/\s/)[0] ?? '', start: line.length };
}

/**
 * Whether a look at the structure may pay after these complete lines of a block, the last of them from `seen` on: another block has
 * perhaps begun, or much was added to a long one. A look too few only puts it off.
 */
export function mayTurn(lines: string, seen: number): boolean {
  const added = lines.slice(seen);
  if (!/\S/.test(added)) return false;
  if (findOpenCode(lines)) return false;
  const first = lines.slice(0, lines.indexOf('\n') + 1);
  const [, bullet, delimiter] = listMark.exec(first) ?? [];
  const isRow = /^ {0,3}\|/.test(first);
  if (!bullet && !isRow) return lines.length > first.length;
  if (lines.length > longOpen && added.length > longOpen / 2) return true;
  const goesOn = isRow
    ? /^ {0,3}\|/
    : delimiter
      ? new RegExp(`^(?:[ \\t]|\\d{1,9}\\${delimiter}[ \\t])`)
      : new RegExp(`^(?:[ \\t]|\\${bullet}[ \\t])`);
  return added.split('\n').some((line) => line.trim() !== '' && !goesOn.test(line));
}

/**
 * Where the last block of these complete lines begins, as far as that is certain without parsing them: behind a gap, at the margin. 0
 * where it is not: in code and raw HTML a gap ends nothing, and the items of a list may have gaps between them.
 */
export function findSureBreak(lines: string): number {
  if (/^ {0,3}(?:`{3}|~{3}|<)/m.test(lines)) return 0;
  let found = 0;
  let listed = false;
  for (const { index, 0: gap } of lines.matchAll(/\n(?:[ \t]*\n)+(?=\S)/g)) {
    const start = index + gap.length;
    listed ||= listLine.test(lines.slice(found, start));
    if (!listed || !listMark.test(lines.slice(start))) found = start;
  }
  return found;
}
