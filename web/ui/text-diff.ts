import { diffLines, diffWordsWithSpace } from 'diff';
import { formatCount } from '#web/lib/formats.ts';

type Part = { text: string; changed: boolean };
/** A line as it stands on one side. */
type Line = { number: number; parts: Part[] };
/** What stands side by side: the same line, one that was changed, or one that is there on one side alone. */
export type DiffRow =
  | { kind: 'same' | 'changed'; before: Line; after: Line }
  | { kind: 'removed'; before: Line; after: null }
  | { kind: 'added'; before: null; after: Line };
export type TextDiff = { rows: DiffRow[]; added: number; removed: number };

/** Texts with nothing in common cost the most: beyond this they are shown as one removed and one added. */
const mostMs = 1_500;
const longestLineCompared = 2_000;
/** Two lines that share less of their words than this are two lines, not one that was changed. */
const leastShared = 0.35;
/** So many lines may have come before the one that a removed line became. */
const farthestPartner = 8;

const toLines = (text: string) => (text === '' ? [] : text.replace(/\n$/, '').split('\n'));
const wordsOf = (line: string) => new Set(line.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** How much of their words two lines share, from 0 to 1. */
function measureShared(a: Set<string>, b: Set<string>): number {
  return a.intersection(b).size / Math.max(a.size, b.size, 1);
}

/** Which of the new lines each old line became: its place among them, or null. Places only grow. */
function findPartners(before: string[], after: string[]): (number | null)[] {
  const words = after.map(wordsOf);
  let from = 0;
  return before.map((line) => {
    const own = wordsOf(line);
    for (let at = from; at < Math.min(after.length, from + farthestPartner); at += 1) {
      if (measureShared(own, words[at] ?? new Set()) < leastShared) continue;
      from = at + 1;
      return at;
    }
    return null;
  });
}

const whole = (text: string): Part[] => [{ text, changed: false }];

/** Two versions of a line with the words that differ marked, unless they are too long or the time is over. */
function markWords(before: string, after: string, deadline: number): { before: Part[]; after: Part[] } {
  const tooLong = Math.max(before.length, after.length) > longestLineCompared;
  if (tooLong || performance.now() > deadline) return { before: whole(before), after: whole(after) };
  const changes = diffWordsWithSpace(before, after);
  const side = (left: 'added' | 'removed') => {
    const parts = changes
      .filter((change) => !change[left])
      .map(({ value, added, removed }) => ({ text: value, changed: added || removed }));
    // A space between two changed words belongs to the change.
    return parts.map((part, at) =>
      part.text.trim() === '' && parts[at - 1]?.changed && parts[at + 1]?.changed ? { ...part, changed: true } : part,
    );
  };
  return { before: side('added'), after: side('removed') };
}

/** Compares two texts line by line, and the lines that were changed word by word. Pure but for the time that it gives itself. */
export function compareTexts(before: string, after: string): TextDiff {
  const deadline = performance.now() + mostMs;
  const [old, now] = [before.replace(/\r\n?/g, '\n'), after.replace(/\r\n?/g, '\n')];
  const changes = diffLines(old, now, { ignoreNewlineAtEof: true, timeout: mostMs }) ?? [
    { value: old, removed: true, added: false },
    { value: now, removed: false, added: true },
  ];
  const rows: DiffRow[] = [];
  const numbers = { before: 0, after: 0 };
  const stand = (side: 'before' | 'after', parts: Part[]): Line => {
    numbers[side] += 1;
    return { number: numbers[side], parts };
  };
  const addLine = (text: string) => rows.push({ kind: 'added', before: null, after: stand('after', whole(text)) });
  let added = 0;
  let removed = 0;

  changes.forEach((change, place) => {
    const lines = toLines(change.value);
    if (!change.added && !change.removed) {
      for (const text of lines) {
        rows.push({ kind: 'same', before: stand('before', whole(text)), after: stand('after', whole(text)) });
      }
    } else if (change.removed) {
      removed += lines.length;
      const next = changes[place + 1];
      const come = next?.added ? toLines(next.value) : [];
      const partners = findPartners(lines, come);
      let shown = 0;
      lines.forEach((line, index) => {
        const partner = partners[index] ?? null;
        if (partner === null) {
          rows.push({ kind: 'removed', before: stand('before', whole(line)), after: null });
          return;
        }
        for (; shown < partner; shown += 1) addLine(come[shown] ?? '');
        const marked = markWords(line, come[partner] ?? '', deadline);
        rows.push({ kind: 'changed', before: stand('before', marked.before), after: stand('after', marked.after) });
        shown += 1;
      });
      for (; shown < come.length; shown += 1) addLine(come[shown] ?? '');
      added += come.length;
    } else if (!changes[place - 1]?.removed) {
      // What came in place of something removed has been shown with it.
      for (const text of lines) addLine(text);
      added += lines.length;
    }
  });
  return { rows, added, removed };
}

/** What a comparison comes to, in words. */
export function describeDiff({ added, removed }: TextDiff): string {
  if (added === 0 && removed === 0) return 'The two texts are the same.';
  return `${formatCount(added, 'line')} added, ${removed} removed`;
}

/** A run of rows to show, or of unchanged ones to fold away. */
export type DiffRun = { rows: DiffRow[]; folded: boolean };

const context = 3;
const fewestFolded = 4;

/**
 * What of a comparison is shown when so many rows are: nothing stands past the row that is the last, not even folded.
 * @returns the runs, the last perhaps shortened, and the first row that is left out; null when there is none.
 */
export function limitRuns(runs: DiffRun[], mostRows: number): { shown: DiffRun[]; rest: DiffRow | null } {
  const shown: DiffRun[] = [];
  let left = mostRows;
  for (const run of runs) {
    if (left <= 0) return { shown, rest: run.rows[0] ?? null };
    if (run.folded || run.rows.length <= left) shown.push(run);
    else return { shown: [...shown, { ...run, rows: run.rows.slice(0, left) }], rest: run.rows[left] ?? null };
    if (!run.folded) left -= run.rows.length;
  }
  return { shown, rest: null };
}

/** Splits rows into what changed, with a few lines around it, and the rest. */
export function foldUnchanged(rows: DiffRow[]): DiffRun[] {
  const near = new Set<number>();
  rows.forEach(({ kind }, index) => {
    if (kind === 'same') return;
    for (let at = index - context; at <= index + context; at += 1) near.add(at);
  });
  const runs: DiffRun[] = [];
  rows.forEach((row, index) => {
    const folded = !near.has(index);
    const run = runs.at(-1);
    if (run?.folded === folded) run.rows.push(row);
    else runs.push({ rows: [row], folded });
  });
  return runs.map((run) => (run.rows.length < fewestFolded ? { ...run, folded: false } : run));
}
