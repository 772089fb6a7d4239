import { longestTold } from '#worker/features/guide/decisions/told-anew.rules.ts';
import { stemsIn } from '#worker/features/guide/grammar/stems.rules.ts';
import { capitalise, plainWords } from '#worker/features/guide/grammar/words.rules.ts';
import { type Idea, readIdea } from '#worker/features/guide/idea/idea.rules.ts';
import { isAside, senseOf, type Unit } from '#worker/features/guide/idea/reading-lines.rules.ts';

/** What an answer says beside a draft: the lines of the draft that stand as they were, and after which of them each new line comes. */
export type Edit = { kept: Set<string>; added: { line: string; after: string | undefined }[] };

const asSentence = (line: string) => capitalise(/[.!?:]$/.test(line) ? line : `${line}.`);

/** Sentences that were told without regard to the draft, as an edit of it: what says the same act anew takes its place, all else stays. */
export function mergeProse(acts: string[], units: Unit[]): Edit {
  const told = acts.map((line) => new Set(stemsIn(line)));
  const stays = (line: string) => {
    const own = stemsIn(line.replace(/^\S+ /, ''));
    return !told.some((has) => own.length > 0 && own.filter((one) => has.has(one)).length * 2 > own.length);
  };
  const lines = units.flatMap((unit) => unit.lines);
  const after = lines.at(-1);
  return { kept: new Set(lines.filter(stays)), added: acts.map((line) => ({ line: asSentence(line), after })) };
}

/** Whether a sentence rules something out by itself, which holds however the rest was read. */
export const rulesOut = ({ told, isPoint }: Unit): boolean =>
  !isPoint && told.length > 0 && told.every(({ not, kind, who }) => not && (kind === 'fragment' || who === 'product'));

const pronoun = /^(?:they|he|she|it|this|that|these|those|both|all of them)\b/i;

/** A piece of the text that comes of it; `row` parts it from the next. */
type Piece = { text: string; row: number; isPoint: boolean; isAside: boolean };

/**
 * The description after an edit of its lines: sentences of which every line stands are left as they were written, of others only the lines
 * that stand are, and what is new comes where it was written. What was told around it goes where it would be read as part of it.
 */
export function applyEdit(units: Unit[], { kept, added }: Edit, idea: Idea): string {
  const pieces = piecesOf(units, kept, added);
  const whole = join(pieces);
  const before = new Set(idea.told.filter(isAside).map(({ text }) => text));
  const isMixed = readIdea(idea.name, whole).told.some((told) => before.has(told.text) && !isAside(told));
  const isHidden = added.length > 0 && hides(whole, added, idea.name);
  const text = isMixed || isHidden || whole.length > longestTold ? join(pieces.filter(isNeeded)) : whole;
  return text.length <= longestTold ? text : text.slice(0, longestTold).replace(/\s+[^.!?\n]*$/, '');
}

/** Whether a new line would be taken for how it is today. */
function hides(text: string, added: Edit['added'], name: string): boolean {
  const asides = readIdea(name, text).told.filter(isAside);
  const told = asides.map((aside) => new Set(senseOf(aside).split(/\W+/)));
  return added.some(({ line }) => {
    const stems = plainWords(line).split(' ');
    return told.some((has) => stems.filter((one) => has.has(one)).length * 3 > stems.length * 2);
  });
}

/** A heading above points that stand is needed; other asides are not. */
const isNeeded = (piece: Piece, at: number, all: Piece[]) => !piece.isAside || all[at + 1]?.isPoint === true;

function piecesOf(units: Unit[], kept: Set<string>, added: Edit['added']): Piece[] {
  const pieces: Piece[] = [];
  const all = new Set(units.flatMap(({ lines }) => lines));
  let waiting = added.filter(({ after }) => after === undefined || !all.has(after));
  let isChanged = false;
  const place = (row: number) => {
    pieces.push(...waiting.map(({ line }) => ({ text: line, row, isPoint: false, isAside: false })));
    waiting = [];
  };
  for (const [at, { raw, row, lines, isPoint }] of units.entries()) {
    const standing = lines.filter((line) => kept.has(line));
    const isWhole: boolean = standing.length === lines.length && !(isChanged && pronoun.test(raw) && lines.length > 0);
    // A list stays together below its heading.
    if (!isPoint && lines.length > 0) place(row);
    if (isWhole) pieces.push({ text: raw.trim(), row, isPoint, isAside: lines.length === 0 });
    else
      for (const line of standing) {
        pieces.push({ text: isPoint ? `- ${line}` : line, row, isPoint, isAside: false });
        waiting.push(...added.filter(({ after }) => after === line));
        if (!isPoint) place(row);
      }
    if (isWhole) waiting.push(...added.filter(({ after }) => after !== undefined && lines.includes(after)));
    if (lines.length > 0) isChanged = !isWhole || waiting.length > 0;
    if (!units[at + 1]?.isPoint) place(isPoint ? row + 0.5 : row);
  }
  place(units.length);
  return pieces;
}

const join = (pieces: Piece[]) =>
  pieces.reduce((text, piece, at) => {
    const before = pieces[at - 1];
    return `${text}${before ? (before.row === piece.row && !piece.isPoint ? ' ' : '\n') : ''}${piece.text}`;
  }, '');
