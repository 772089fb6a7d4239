import type { Edit } from '#worker/features/guide/decisions/edited-lines.rules.ts';
import { plainWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import type { Unit } from '#worker/features/guide/idea/reading-lines.rules.ts';
import { emptyOutline, type Outline, readOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { readActLine } from '#worker/features/guide/outline/outline-lines.rules.ts';

const entries = (outline: Outline) => Object.entries(outline) as [keyof Outline, string[]][];

/** Whether two outlines say the same, whatever their bullets and full stops. */
export const isSameOutline = (one: Outline, other: Outline): boolean =>
  entries(one).every(([id, lines]) => lines.map(plainWords).join('\n') === other[id].map(plainWords).join('\n'));

/**
 * An answer beside an outline as the outline that it makes of it: with the headings it stands as it was written; without them a line that
 * was there stays under its heading, and a new one comes under that of the line before. Undefined where none of its lines was there.
 */
export function editedOutline(answer: string, before: Outline): Outline | undefined {
  const whole = readOutline(answer);
  if (whole) return whole;
  const known = new Map(entries(before).flatMap(([id, lines]) => lines.map((line) => [plainWords(line), id] as const)));
  const edited = emptyOutline();
  let section: keyof Outline = 'acts';
  let isKnown = false;
  for (const row of answer.split(/\n+/)) {
    const line = row.replace(/^\s*[-–*•·]\s+/u, '').trim();
    if (plainWords(line) === '') continue;
    const id = known.get(plainWords(line));
    isKnown ||= id !== undefined;
    section = id ?? section;
    edited[section].push(line);
  }
  return isKnown ? edited : undefined;
}

/** The lines on who does what, as the units that a correction is read against. */
export function unitsOfOutline(outline: Outline, { name }: Idea): Unit[] {
  const cast = castOf(outline, name);
  return outline.acts.flatMap((raw, row) => {
    const told = readActLine(raw, cast);
    return told ? [{ raw, row, lines: [raw], told: [told], isPoint: false }] : [];
  });
}

/** An outline after an edit of its lines on who does what. */
export function withEdit(outline: Outline, { kept, added }: Edit, units: Unit[]): Outline {
  const known = new Set(units.flatMap(({ lines }) => lines));
  const first = added
    .filter(({ after }) => after === undefined || !outline.acts.includes(after))
    .map(({ line }) => line);
  const acts = outline.acts.flatMap((line) => [
    ...(known.has(line) && !kept.has(line) ? [] : [line]),
    ...added.filter(({ after }) => after === line).map((one) => one.line),
  ]);
  return { ...outline, acts: [...first, ...acts] };
}
