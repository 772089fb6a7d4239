import { splitBuilding } from '#worker/features/guide/decisions/building.rules.ts';
import { applySwaps } from '#worker/features/guide/decisions/swaps.rules.ts';
import { escapeText, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { Turn } from '#worker/features/guide/guide-turn.rules.ts';
import { type Outline, readOutline } from '#worker/features/guide/outline/outline.rules.ts';

/** A line before and after; undefined where there is none. */
type Changed = { was?: string; is?: string };

const mostTold = 8;
/** From so many lines on in which only one word is another the word is told, and one of them. */
const fewestAlike = 3;
/** Two lines of which this part of the words is the same are one line that changed. */
const leastShared = 0.5;

/** The lines of the idea that a message changed, old and new beside each other, as a list; '' where it has no lines or none changed. */
export function tellChangedLines({ brief: { project, decisions }, decisions: now }: Turn): string {
  const linesOf = (held: Turn['decisions']) =>
    readOutline(applySwaps(splitBuilding(project.description).idea, held, project.name || undefined).description);
  const [before, after] = [linesOf(decisions), linesOf(now)];
  if (!before || !after) return '';
  return listChanges((Object.keys(before) as (keyof Outline)[]).flatMap((id) => compareLines(before[id], after[id])));
}

/** The lines of one section that are not the same before and after; what was reworded stands in one. */
export function compareLines(before: string[], after: string[]): Changed[] {
  const come = after.filter((line) => !before.includes(line));
  const changed = before
    .filter((line) => !after.includes(line))
    .map((was): Changed => {
      const [best] = come.toSorted((a, b) => sharedOf(was, b) - sharedOf(was, a));
      if (best === undefined || sharedOf(was, best) < leastShared) return { was };
      come.splice(come.indexOf(best), 1);
      return { was, is: best };
    });
  return [...changed, ...come.map((is) => ({ is }))];
}

/** A list of changed lines; one word that is another in many of them is told once. */
export function listChanges(all: Changed[]): string {
  const byWord = [...Map.groupBy(all, otherWord)].filter(
    ([word, { length }]) => word !== undefined && length >= fewestAlike,
  );
  const alike = new Set(byWord.flatMap(([, lines]) => lines));
  const renamed = byWord.map(
    ([word, lines]) => `- ${word} in ${lines.length} lines, as in ${quote(lines[0]?.is ?? '')}`,
  );
  const told = all.filter((one) => !alike.has(one)).map(tellOne);
  const more = told.length > mostTold ? [`- and ${told.length - mostTold} more`] : [];
  return [...renamed, ...told.slice(0, mostTold), ...more].join('\n');
}

function tellOne({ was, is }: Changed): string {
  if (was === undefined) return `- ${quote(is ?? '')} is new`;
  return is === undefined ? `- ${quote(was)} is gone` : `- ${quote(was)} is now ${quote(is)}`;
}

const wordsOf = (line: string) => line.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];

/** The part of the words of the longer line that stand in the other as well, 0 to 1. */
function sharedOf(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const left = new Map<string, number>();
  for (const word of b) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of a) {
    const count = left.get(word) ?? 0;
    if (count > 0) shared += 1;
    left.set(word, count - 1);
  }
  return shared / Math.max(a.length, b.length, 1);
}

/** '“boatman” is now “boatkeeper”', where nothing else changed in a line. */
function otherWord({ was, is }: Changed): string | undefined {
  if (was === undefined || is === undefined) return undefined;
  const [old, now] = [wordsOf(was), wordsOf(is)];
  if (old.length !== now.length) return undefined;
  const others = new Set(
    old.flatMap((word, at) =>
      word === now[at] ? [] : [`“${singularOf(word)}” is now “${singularOf(now[at] ?? '')}”`],
    ),
  );
  return others.size === 1 ? [...others][0] : undefined;
}

const quote = (line: string) => `“${escapeText(line, 200).replace(/[.\s]+$/, '')}”`;
