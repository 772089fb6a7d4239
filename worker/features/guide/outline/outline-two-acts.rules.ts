import { participleOf } from '#worker/features/guide/content/verbs.ts';
import { recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { baseOfPassive, baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { capitalise } from '#worker/features/guide/grammar/words.rules.ts';
import { type Cast, subjectOf } from '#worker/features/guide/outline/outline-subjects.rules.ts';

/** What brings a thing in; what puts right what is there; what moves it to another time; what ends it. */
const kindsOfAct: readonly RegExp[] = [
  /^(?:enter|add|record|create|register|put|type|log|book|make)$/,
  /^(?:correct|change|edit|update|amend|adjust)$/,
  /^(?:move|reschedule|postpone|shift)$/,
  /^(?:cancel|delete|remove|withdraw|drop|call off|close|archive)$/,
];
const [enters, puts, moves] = kindsOfAct;
const kindOf = (base: string) => kindsOfAct.findIndex((kind) => kind.test(base) || kind.test(base.split(' ')[0] ?? ''));

const particle = '(?: (?:in|up|off|out|down))?';
const active = new RegExp(
  `^(\\p{L}+${particle}) or (\\p{L}+${particle}) ((?:an?|the|their|his|her|its|one) [^,;:]+)$`,
  'iu',
);
const passive = /^((?:an?|the) ([\p{L} -]{2,40}?) (?:is|gets)) (\p{L}+) or (\p{L}+)$/iu;

/** An act of a line: what its line is, its verb in the base form, and how it is called when it has been done. */
type Part = { head: string; base: string; done: string[] };

const firstBase = (words: string) => {
  const [first = '', ...more] = words.toLowerCase().split(' ');
  const base = baseOfVerb(first);
  return base && [base, ...more].join(' ');
};
const doneBy = (base: string) => {
  const [first = '', ...more] = base.split(' ');
  return [participleOf(first), `${first}${first.at(-1)}ed`].map((done) => [done, ...more].join(' '));
};

/** The two acts that a line tells with 'or' of the same thing, where each does something else to it. */
function partsOf(head: string, cast: Cast): { parts: Part[]; record: ToldRecord } | undefined {
  const subject = subjectOf(head, cast, undefined);
  const [, one = '', other = '', what = ''] = (typeof subject?.who === 'object' && active.exec(subject.rest)) || [];
  const [, lead = '', thing = '', is = '', or = ''] = what ? [] : (passive.exec(head) ?? []);
  const name = what ? what.replace(/^\S+ /, '') : thing;
  const record = name ? recordCalled(cast.things, name.toLowerCase()) : undefined;
  const opening = subject ? head.slice(0, -subject.rest.length) : '';
  const parts = what
    ? [one, other].map((verb): Part => {
        const base = firstBase(verb) ?? '';
        return { head: `${opening}${verb} ${what}`, base, done: doneBy(base) };
      })
    : [is, or].map((done): Part => ({ head: `${lead} ${done}`, base: baseOfPassive(done) ?? '', done: [done] }));
  const kinds = parts.map(({ base }) => kindOf(base));
  return record && kinds.every((kind) => kind >= 0) && kinds[0] !== kinds[1] ? { parts, record } : undefined;
}

/** What a piece behind the arrow says of one of the acts: itself, or nothing where it speaks of the other one. */
function ofPart(piece: string, part: Part, others: Part[]): string | undefined {
  const upon = ({ done }: Part) =>
    new RegExp(`^(?:when|if|once) (?:it is |it's |it was )?(?:${done.join('|')})\\b[, ]*`, 'iu');
  const named = ({ done }: Part) => new RegExp(`\\b(?:${done.join('|')}) \\p{L}`, 'iu');
  if (upon(part).test(piece)) return piece.replace(upon(part), '');
  if (others.some((one) => upon(one).test(piece) || named(one).test(piece))) return undefined;
  const only = /\bnew (?:date|day|time|hour|slot)\b/i.test(piece)
    ? moves
    : /^(?:an? )?new \p{L}/iu.test(piece)
      ? enters
      : undefined;
  const isOthers = only && !only.test(part.base) && others.some(({ base }) => only.test(base));
  return isOthers ? undefined : piece;
}

/**
 * 'A visit is moved or cancelled', 'I enter or correct a cost': two acts in one line do different things to the same thing, and each is a
 * line of its own, with what comes of it. What is put right gets the fields of the thing.
 * @returns the line itself where it tells one act, or one in other words.
 */
export function withTwoActs(line: string, cast: Cast): string[] {
  const [, head = '', said = ''] =
    /^([^→]*?)[.\s]*(?:→ ?(.*))?$/.exec(line.trim().replace(/ ?(?:⇒|➔|->|=>) ?/, ' → ')) ?? [];
  const found = partsOf(head.trim(), cast);
  if (!found) return [line];
  const { parts, record } = found;
  return parts.map((part) => {
    const others = parts.filter((one) => one !== part);
    const own = said.split(/\s*;\s*/).flatMap((piece) => (piece === '' ? [] : (ofPart(piece, part, others) ?? [])));
    const isGiven = own.some((piece) => / gets? | (?:is|are) changed$/.test(piece));
    const fields = record.fields.map(({ name }) => name).join(', ');
    const filled = puts?.test(part.base) && !isGiven && fields ? [`${record.one} gets ${fields}`] : [];
    const all = [...filled, ...own];
    return `${capitalise(part.head)}${all.length > 0 ? ` → ${all.join('; ')}` : ''}`;
  });
}
