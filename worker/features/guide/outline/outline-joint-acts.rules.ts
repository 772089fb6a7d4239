import { participleOf } from '#worker/features/guide/content/verbs.ts';
import { numberWord } from '#worker/features/guide/grammar/numbers.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import {
  capitalise,
  isSingle,
  lookUp,
  type Noun,
  nounIn,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import type { Cast } from '#worker/features/guide/outline/outline-subjects.rules.ts';

/** What each of several leaves behind who agree to something. */
const leaves: Readonly<Record<string, string>> = {
  agree: 'agreement',
  confirm: 'confirmation',
  say: 'confirmation',
  ok: 'approval',
  okay: 'approval',
  sign: 'signature',
  approve: 'approval',
  accept: 'acceptance',
  endorse: 'endorsement',
  verify: 'confirmation',
  tick: 'confirmation',
};
const joint = new RegExp(
  `^((?:both|at least (?:\\d+|${numberWord})|\\d+|${numberWord}) (?:different )?(?:of (?:us|them|the) )?([\\p{L} -]{3,30}?)) (${Object.keys(leaves).join('|')}) ?([^→]*)(→.+)$`,
  'iu',
);

/** Who 'both sides', 'three people' or 'two recorders' are. */
function groupOf(named: string, { people }: Cast): Noun | undefined {
  const found = people.find(({ noun }) => nounIn(noun.one, named) !== null || noun.many === named.toLowerCase());
  if (found) return found.noun;
  return /^(?:sides?|parties|people|persons?|of (?:us|them))$/i.test(named) ? people[0]?.noun : undefined;
}

/** What they agree on: what the line names, else what goes through states, else the first thing that is kept. */
function thingOf(rest: string, { things }: Cast): string | undefined {
  const named = things.find(({ one }) => nounIn(one, rest) !== null);
  return (named ?? things.find((one) => statesOf(one).length > 0) ?? things[0])?.one;
}

/**
 * 'Two recorders approve a rare one → it shows publicly' as two lines: each of them says so by themselves, which is kept, and the rest comes when
 * enough have. Where another line lets each of them do so, only the second.
 * @param lines all lines on what happens.
 */
export function partJoint(line: string, cast: Cast, lines: string[]): string[] {
  const [, subject = '', named = '', verb = '', rest = '', outcomes = ''] = joint.exec(line) ?? [];
  const who = subject ? groupOf(named, cast) : undefined;
  const thing = who && thingOf(rest, cast);
  if (!who || !thing || isSingle(who)) return [line];
  const base = verb.toLowerCase();
  const does = /^ok(?:ay)?$/.test(base) ? 'approve' : base;
  const done = [participleOf(does), rest.trim()].filter(Boolean).join(' ');
  const enough = `${capitalise(subject)} have ${done} ${outcomes}`;
  const alone = new RegExp(`^(?:an?|another|each|every|the) [^→]{2,40}? ${thirdOf(base)}\\b`, 'iu');
  if (lines.some((other) => other !== line && alone.test(other))) return [enough];
  const each = `${capitalise(withArticle(who.one))} ${thirdOf(does)} ${rest.trim()}`.trim();
  return [`${each} → new ${lookUp(leaves, base)}: ${thing}, ${who.one}`, enough];
}

const forOrAgainst =
  /^((?:(?:an?|another|each|every|the|any) )?([\p{L} -]{3,40}?)) agrees? or disagrees?(?: (?:with|to) [^→]+)?(?: ?(→.+))?$/iu;
const whoAnswers = /^who (?:agrees?|agreed|disagrees?|disagreed|is for(?: it)?|is against(?: it)?)$/i;

/**
 * 'Another person agrees or disagrees' of suggestions: an answer of each of them, a row of its own, in place of lists of who agrees and who does
 * not.
 */
export function withAnswers(outline: Outline, cast: Cast): Outline {
  let thing: string | undefined;
  const acts = outline.acts.map((line) => {
    const [, subject = '', named = '', outcomes = ''] = forOrAgainst.exec(line.trim().replace(/[.]$/, '')) ?? [];
    const who = subject ? groupOf(named, cast) : undefined;
    const about = who && thingOf('', cast);
    if (!who || !about || /\bnew\b/i.test(outcomes)) return line;
    thing = about;
    const more = outcomes.replace(/^→ ?/, '');
    return `${subject} agrees or disagrees with the ${about} → new answer: ${about}, agrees (yes or no)${more ? `; ${more}` : ''}`;
  });
  if (!thing) return outline;
  const records = outline.records.map((line) => {
    const [, head = '', list = ''] = /^([^:]+): *(.+)$/.exec(line) ?? [];
    if (head.trim().toLowerCase() !== thing) return line;
    const left = list.split(/,\s*/).filter((piece) => !whoAnswers.test(piece.trim()));
    return left.length > 0 ? `${head}: ${left.join(', ')}` : line;
  });
  return { ...outline, acts, records };
}
