import type { Edit } from '#worker/features/guide/decisions/edited-lines.rules.ts';
import { tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { readStatements, type Statement } from '#worker/features/guide/grammar/statements.rules.ts';
import { stemsIn, tellingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { capitalise, headOf } from '#worker/features/guide/grammar/words.rules.ts';
import { isAside, type Unit } from '#worker/features/guide/idea/reading-lines.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';

const corrects =
  /^(?:(?:no|nope|sorry|wait|actually|rather|instead|well|oh|hm+|but|and|on second thoughts?|that(?:['’]s| is) (?:wrong|not right)|i(?:['’]ve| have)? changed my mind|i meant)[,:.!\s–-]+)+/i;
/** ', not the members', 'instead of the members': who or what it is not is told by what it is. */
const turnedDown = /,? (?:and |but )?(?:not|instead of|rather than) [^,;.]+$/i;
const bounds = /\b(?:at most|at least|(?:more|less|fewer|later|earlier) than)\b/i;
/** A line that says more than a bound of it would. */
const longPhrase = 4;

/** A correction of what was read: the lines that change, and what the message says besides. */
export type Correction = { edit: Edit; rest: string[] };

/** A line with the clause that it tells. */
type Line = { line: string; told: Told };

const pointing =
  /^(?:the |our |my |an? )?[\p{L}-]+(?: [\p{L}-]+){0,2} (?:(?:should|must|will|can) )?(?:does|do|did|handles?) (?:that|this|it|so)(?: (?:instead|too|themselves))?$/iu;

/** 'No, the treasurer does that': corrects something without a word of what it is. */
export const pointsBack = (message: string): boolean =>
  corrects.test(message.trim()) &&
  pointing.test(
    message
      .trim()
      .replace(corrects, '')
      .replace(/[.!\s]+$/, ''),
  );

/** Whether a message begins as one that corrects something; told without reading the idea. */
export const mayCorrectLines = (message: string): boolean => corrects.test(message.trim()) && !/\?\s*$/.test(message);

const besides = /\b(?:also|too|as well|additionally|besides|in addition)\b/i;

/**
 * Reads a message that corrects lines of what was read: 'No, the warden reports damage, not the members', 'actually, members don't enter it;
 * the app takes it from the GPS'. Undefined where no line is meant, or more than one may be.
 */
export function readLineCorrection(message: string, units: Unit[]): Correction | undefined {
  const lines = linesOf(units);
  const edit: Edit = { kept: new Set(units.flatMap((unit) => unit.lines)), added: [] };
  const rest: string[] = [];
  let denied: Line | undefined;
  let isFirst = true;
  for (const sentence of sentencesOf(message)) {
    // 'Instructors can also book' comes beside what was read, and replaces none of it.
    const isMeant = (isFirst || corrects.test(sentence)) && !besides.test(sentence);
    isFirst = false;
    const plain = sentence.replace(corrects, '').trim();
    const now = readStatements(tagText(plain.replace(turnedDown, ''))).filter(({ kind }) => kind === 'act');
    const [act] = now;
    const old = isMeant && act && now.length === 1 ? meantBy(act, lines) : undefined;
    if (act?.not && old) denied = old;
    else if (act && !act.not && denied) {
      edit.kept.delete(denied.line);
      edit.added.push({ line: asLine(withObject(plain, denied.told)), after: beforeOf(denied.line, units) });
      denied = undefined;
    } else if (act && !act.not && old && !isMereBound(plain, act, old)) {
      edit.kept.delete(old.line);
      edit.added.push({ line: corrected(plain.replace(turnedDown, ''), act, old), after: beforeOf(old.line, units) });
    } else rest.push(sentence);
  }
  // Who only says that it is not so takes it out, which is told in another way.
  return edit.added.length > 0 && !denied ? { edit, rest } : undefined;
}

const sentencesOf = (message: string) =>
  message
    .slice(0, 2_000)
    .replace(/[’‘]/g, "'")
    .split(/(?<=[.!?])\s+|[;\n]+|, but /)
    .map((one) => one.trim().replace(/[.!;,\s]+$/, ''))
    .filter((one) => one.replace(corrects, '') !== '');

const asLine = (text: string) => `${capitalise(text.replace(/[.!]+$/, ''))}.`;

function linesOf(units: Unit[]): Line[] {
  return units.flatMap(({ lines, told }) => {
    const shown = told.filter((one) => !isAside(one));
    return lines.length === shown.length
      ? shown.flatMap((one, at) => (one.kind === 'act' && !one.not ? [{ line: lines[at] ?? '', told: one }] : []))
      : [];
  });
}

/** What stands above a line, so that another takes its place there. */
function beforeOf(line: string, units: Unit[]): string | undefined {
  const all = units.flatMap(({ lines }) => lines);
  return all[all.indexOf(line) - 1];
}

/** The one line that tells the same act: with its verb, and its object where both have one. */
function meantBy(act: Statement, lines: Line[]): Line | undefined {
  const wordsOf = ({ phrase }: Pick<Statement, 'phrase'>) => tellingStems(phrase);
  const own = wordsOf(act);
  const found = lines.filter(({ told }) => {
    if (told.verb !== act.verb) return false;
    if (told.object && act.object) return headOf(told.object) === headOf(act.object);
    return [...wordsOf(told)].some((word) => own.has(word));
  });
  return found.length === 1 ? found[0] : undefined;
}

const isSameActor = ({ who }: Statement, { who: before }: Told) =>
  typeof who === 'object' && typeof before === 'object' ? headOf(who) === headOf(before) : who === before;

/** 'Members log at most two pots a day', said of a line that tells how they log them. */
const isMereBound = (plain: string, act: Statement, { told }: Line) =>
  isSameActor(act, told) && bounds.test(plain) && told.phrase.split(' ').length > longPhrase;

/** The line as it is from now on: with another actor where nothing else is told anew, else as it was said. */
function corrected(plain: string, act: Statement, { line, told }: Line): string {
  const isSame = isSameActor(act, told);
  const known = new Set(stemsIn(line));
  const says = stemsIn([act.phrase, act.when].filter(Boolean).join(' '));
  const keepsAll = says.every((word) => known.has(word));
  const subject = act.subject && plain.toLowerCase().startsWith(act.subject.toLowerCase()) ? act.subject : undefined;
  if (isSame && subject && typeof told.who === 'object' && /\s/.test(told.who.one)) {
    const many = subject.toLowerCase().endsWith(told.who.many.split(' ').at(-1) ?? '');
    return asLine(`${many ? told.who.many : `the ${told.who.one}`}${plain.slice(subject.length)}`);
  }
  const doing =
    subject && keepsAll
      ? new RegExp(`^${subject.replace(/[^\p{L} ]/gu, '.')} (\\S+)`, 'iu').exec(plain)?.[1]
      : undefined;
  return asLine(doing ? [subject, doing, told.phrase, told.when].filter(Boolean).join(' ') : plain);
}

/** 'The app takes them from the GPS', said of what somebody no longer enters. */
const withObject = (plain: string, { object, phrase }: Told) => {
  const named = /^(?:the|their|an?|each|every|all) [\p{L}-]+/u.exec(phrase)?.[0] ?? object?.many;
  return named ? plain.replace(/\b(?:them|it|that|those)\b/i, named.replace(/^their /, 'the ')) : plain;
};
