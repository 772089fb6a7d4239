import { type Line, readLines } from '#shared/document-check/lines.ts';

export const idKinds = ['FR', 'NFR', 'SM', 'AD', 'T'] as const;
export type IdKind = (typeof idKinds)[number];
type Form = 'heading' | 'item' | 'row';
export type Id = { id: string; kind: IdKind; number: number; part: number; end: number };
/** Where an id stands first in a line. `section` is the heading above it. */
export type Start = Id & { line: Line; form: Form; title: string; section: Line | undefined; isSpokenOf: boolean };
/** What a document gives ids to: each once in order, what was given an id that was taken, and whose text each line is. */
export type Ids = { given: Start[]; repeated: Start[]; owners: string[][] };

const idPattern =
  /(?<![\p{L}\p{N}_])(N?FR|SM|AD|T)[-‐‑](\d{1,4})(?:\.(\d{1,3}))?(?![\p{L}\p{N}_]| (?:days?|weeks?|hours?|minutes?)\b)/gu;
const opening =
  /^[\s*_`~[(]{0,6}(?:\d{1,3}(?:\.\d{1,3}){0,3}[.)]?\s{1,3})?[*_`~[(]{0,4}(?:(?:feature|requirement|task|decision|measure|metric|epic|story)\s)?(?=(?:N?FR|SM|AD|T)[-‐‑]\d)/i;
const enumeration = /^[\s*_`~\])]{0,6}(?:,|and|or|&|\/|to|through|[-–—])\s{0,3}[*_`~[(]{0,4}(?:N?FR|SM|AD|T)[-‐‑]\d/;
const criterion = /^(?:when|while|if|where|the system shall)\b/;
/** Sections whose lists speak of what is given an id elsewhere. */
const mentions =
  /accept|criteri|trace|priorit|roadmap|milestone|release|phase|depend|scope|question|assumption|journey|user|summary|overview|matrix|coverage|order|appendix/i;
const mostOwners = 8;
const mostLevels = 9;
/** Below it come lines in bold that stand for headings. */
const lowestHeading = 6;
/** 'T-3 is the first doubt' speaks of it and gives it to nothing. */
const speaking = /^(?:is|are|was|has|needs?|must|can|will|carries|comes|waits|holds|takes)\b/;

/** The ids in a text; `FR-001` is `FR-1`, and `FR-2.1` a part of `FR-2`. */
export function findIds(text: string): Id[] {
  return Array.from(text.matchAll(idPattern), (match) => {
    const [number, part] = [Number(match[2]), Number(match[3] ?? 0)];
    const kind = match[1] as IdKind;
    return {
      id: `${kind}-${number}${part > 0 ? `.${part}` : ''}`,
      kind,
      number,
      part,
      end: match.index + match[0].length,
    };
  });
}

/** `FR-2` of `FR-2.1`. */
export const wholeOf = (id: string): string => id.split('.')[0] ?? id;

/** The ids that a text names. */
export function namedIds(text: string): string[] {
  return findIds(text).map(({ id }) => id);
}

const lead = (line: Line) => (line.kind === 'row' ? (line.cells[0]?.value ?? '') : line.text);

/** The id that a line gives or goes on with, when it begins with one and is no enumeration of several. */
function readStart(line: Line, section: Line | undefined): Start | undefined {
  if (line.kind !== 'heading' && line.kind !== 'item' && line.kind !== 'row' && line.kind !== 'text') return undefined;
  const text = lead(line);
  const before = opening.exec(text)?.[0];
  if (before === undefined) return undefined;
  const [id] = findIds(text.slice(before.length, before.length + 16));
  if (!id) return undefined;
  const rest = text.slice(before.length + id.end, before.length + id.end + 120);
  const marked = /[*_`[(]/.test(before) || /^[*_`\])]{0,4}\s?[:–—-]/.test(rest);
  if (enumeration.test(rest) || (line.kind === 'text' && !marked)) return undefined;
  const title = (line.kind === 'row' ? (line.cells[1]?.value ?? '').slice(0, 120) : rest)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  // A line in bold heads what comes below it just as the bold beginning of a text does.
  const isHeading = line.kind === 'heading' && line.level <= lowestHeading;
  const isSpokenOf = line.kind !== 'heading' && /^[*_`\])]{0,4} \p{Ll}/u.test(rest) && speaking.test(title);
  return {
    ...id,
    line,
    title,
    section,
    isSpokenOf,
    form: isHeading ? 'heading' : line.kind === 'row' ? 'row' : 'item',
  };
}

/** Reads what a document gives ids of these kinds to: by headings, list items or table rows, whichever names the most. */
export function readIds(lines: Line[], kinds: readonly IdKind[]): Ids {
  const open: (Line | undefined)[] = [];
  const starts = new Map<Line, Start>();
  for (const line of lines) {
    if (line.kind === 'heading') open.length = Math.min(open.length, line.level);
    const start = readStart(
      line,
      open.findLast((heading) => heading !== undefined),
    );
    if (start && kinds.includes(start.kind)) starts.set(line, start);
    if (line.kind === 'heading') open[line.level] = line;
  }
  const all = [...starts.values()];
  const forms = new Map(kinds.map((kind) => [kind, chooseForm(all.filter((start) => start.kind === kind))]));
  const given = new Map<string, Start>();
  const repeated: Start[] = [];
  for (const start of all.filter(({ kind, form }) => forms.get(kind) === form)) {
    const first = given.get(start.id);
    if (!first) given.set(start.id, start);
    else if (isSecond(first, start)) repeated.push(start);
  }
  return { given: [...given.values()], repeated, owners: readOwners(lines, starts, forms) };
}

/** The ids that headings begin with, of any kind: for documents that are not known to give ids of their own. */
export function readHeadedIds(lines: Line[]): Ids {
  const { given, repeated, owners } = readIds(lines, idKinds);
  const isHeaded = ({ form }: Start) => form === 'heading';
  return { given: given.filter(isHeaded), repeated: repeated.filter(isHeaded), owners };
}

function chooseForm(starts: Start[]): Form {
  // The criteria of a feature (FR-2.1) say nothing about where features stand, unless there is nothing else.
  const whole = starts.some(({ part }) => part === 0) ? starts.filter(({ part }) => part === 0) : starts;
  const outside = whole.filter(({ section }) => !mentions.test(section?.text ?? ''));
  const count = (wanted: Form) =>
    new Set((outside.length > 0 ? outside : whole).filter(({ form }) => form === wanted).map(({ id }) => id)).size;
  const [headings, items, rows] = [count('heading'), count('item'), count('row')];
  if (headings >= items && headings >= rows) return 'heading';
  return items >= rows ? 'item' : 'row';
}

/** Whether an id is given to something else once more, and not only taken up again with its criteria or in a list. */
function isSecond(first: Start, again: Start): boolean {
  if (criterion.test(again.title) || again.isSpokenOf) return false;
  if (first.section === again.section) return true;
  const goesOn = again.title === '' || again.title === first.title || mentions.test(again.title);
  return !goesOn && !mentions.test(again.section?.text ?? '');
}

/** For each line the ids whose text it is part of. */
function readOwners(lines: Line[], starts: Map<Line, Start>, forms: Map<IdKind, Form>): string[][] {
  let owners: string[] = [];
  let level = 0;
  let section = mostLevels;
  return lines.map((line) => {
    const start = starts.get(line);
    const own = start && forms.get(start.kind) === start.form;
    if (line.kind === 'heading') {
      section = line.level;
      const several = start
        ? [start.id]
        : findIds(line.text.slice(0, 120))
            .slice(0, mostOwners)
            .map(({ id }) => id);
      const begins = start ? own : several.length > 0 && opening.test(line.text);
      if (begins) [owners, level] = [several, line.level];
      else if (line.level <= level) owners = [];
    } else if (own && start.form === 'item') [owners, level] = [[start.id], section];
    return line.kind === 'row' && start ? [start.id] : owners;
  });
}

/** The text under each id, table rows as `column: value` lines, so that fields are found in all forms alike. */
export function readTexts(lines: Line[], { owners }: Ids): Map<string, string> {
  const texts = new Map<string, string[]>();
  lines.forEach((line, index) => {
    if (line.kind === 'blank' || line.kind === 'hidden') return;
    const fields = line.cells.filter(({ value }) => /[\p{L}\p{N}–—-]/u.test(value));
    const text = line.kind === 'row' ? fields.map(({ name, value }) => `${name}: ${value}`).join('\n') : line.text;
    for (const id of owners[index] ?? []) {
      const known = texts.get(id);
      if (known) known.push(text);
      else texts.set(id, [text]);
    }
  });
  return new Map([...texts].map(([id, parts]) => [id, parts.join('\n')]));
}

/** The ids that a document gives, for checking those that rest on it. */
export function listIds(content: string): string[] {
  return readIds(readLines(content), idKinds).given.map(({ id }) => id);
}
