import { recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { capitalise, type Noun, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { oneOf, type Told, thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { readActLine } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { endsAccount } from '#worker/features/guide/outline/outline-own-accounts.rules.ts';
import type { Cast } from '#worker/features/guide/outline/outline-subjects.rules.ts';

/** A line of an outline for an act that a clause tells, that clause, and what the product does besides. */
type ClauseLine = { line: string; clause: string; does?: string };

const person = '(?:the |an? )?(\\p{L}+)';
const resuming = new RegExp(`\\buntil ${person} (resumes?|continues?|unpauses?|restarts?)$`, 'iu');
const lacking = /\bwithout (renewal|confirmation)\b/iu;
const raising = new RegExp(
  `\\b(?:unless|until) ${person} (raises?|lowers?|lifts?|changes?|extends?) (?:it|that|this|them|the limit)[.\\s]*$`,
  'iu',
);
const period = /\b(?:an?|per|each|every) (day|week|month|year)\b/i;

const doing = (who: Noun, verb: string) => `${capitalise(oneOf(who))} ${thirdOf(verb)}`;

const called = ({ people }: Cast, named: string): Noun | undefined =>
  people.find(({ noun }) => nounIn(noun.one, named) !== null)?.noun;

/** 'No new round ups until they resume' of what pauses a goal: whoever paused it, or is named, resumes it. */
function resumingOf(told: Told, records: ToldRecord[], cast: Cast): ClauseLine[] {
  const { who, outcomes = [] } = told;
  const [clause = '', named = '', verb = ''] =
    outcomes.map(({ text }) => resuming.exec(text)).find((found) => found !== null) ?? [];
  const doer = /^(?:they|he|she|it)$/i.test(named) ? who : called(cast, named);
  const set = outcomes.find(({ way }) => way === 'state');
  const record = set?.way === 'state' ? recordCalled(records, set.record) : undefined;
  const states = record ? statesOf(record) : [];
  const before = set?.way === 'state' ? states[states.indexOf(set.state) - 1] : undefined;
  const base = baseOfVerb(verb.toLowerCase()) ?? verb.toLowerCase();
  return record && before && typeof doer === 'object'
    ? [{ line: `${doing(doer, base)} the ${record.one} → ${record.one} becomes ${before}`, clause }]
    : [];
}

/** 'Without renewal it pauses' of a connection that runs out: whoever is reminded of it renews it. */
function renewingOf({ outcomes = [] }: Told, records: ToldRecord[], cast: Cast): ClauseLine[] {
  const [clause, what] = outcomes.map(({ text }) => lacking.exec(text)).find((found) => found !== null) ?? [];
  const told = outcomes.find(({ way }) => way === 'tell');
  const doer = told?.way === 'tell' ? called(cast, told.whom) : undefined;
  const set = outcomes.find(({ way }) => way === 'state');
  const record = set?.way === 'state' ? recordCalled(records, set.record) : undefined;
  const [initial] = record ? statesOf(record) : [];
  if (!clause || !what || !doer || !record || !initial) return [];
  const until = record.fields.find(({ name }) => /^(?:valid until|until|expires? on|end)$/.test(name))?.name;
  const verb = /^renewal$/i.test(what) ? 'renew' : 'confirm';
  return [
    {
      line: `${doing(doer, verb)} the ${record.one} → ${record.one} becomes ${initial}`,
      clause,
      ...(until ? { does: `set its “${until}” anew` } : {}),
    },
  ];
}

/** 'Not more than 20 euros a week unless the saver raises it': they have a limit of their own then. */
function raisingOf(rule: string, cast: Cast): ClauseLine[] {
  const [clause, named = '', verb = ''] = raising.exec(rule) ?? [];
  const doer = called(cast, named);
  if (!clause || !doer || !/\d/.test(rule)) return [];
  const [, each] = period.exec(rule) ?? [];
  const limit = each ? `${each.toLowerCase()}ly limit`.replace('dayly', 'daily') : 'limit';
  const base = baseOfVerb(verb.toLowerCase()) ?? verb.toLowerCase();
  return [
    {
      line: `${doing(doer, base)} their ${limit} → new ${limit}: ${doer.one}, amount`,
      clause: clause.replace(/[.\s]+$/, ''),
    },
  ];
}

/**
 * The acts of people that only a clause on 'until', 'unless' or 'without' tells, as lines: who resumes what was paused, renews what runs out or
 * raises a limit.
 * @param told the lines on who does what, as they are read; `records` what is kept.
 */
export function linesOfClauses(
  told: Told[],
  { rules }: Pick<Outline, 'rules'>,
  records: ToldRecord[],
  cast: Cast,
): ClauseLine[] {
  const lines = [
    ...told.flatMap((one) => [...resumingOf(one, records, cast), ...renewingOf(one, records, cast)]),
    ...rules.flatMap((rule) => raisingOf(rule, cast)),
  ];
  const isTold = ({ line }: ClauseLine) => {
    const act = readActLine(line, cast);
    return told.some(
      ({ verb, who }) =>
        verb === act?.verb && typeof who === 'object' && typeof act.who === 'object' && who.one === act.who.one,
    );
  };
  return lines.filter((one, at) => !isTold(one) && lines.findIndex(({ line }) => line === one.line) === at);
}

/** All acts with those of the clauses, each behind the line that tells its clause; what only a rule tells stands last, but before the end of an account. */
export function withClauseActs(acts: Told[], lines: ClauseLine[], cast: Cast): Told[] {
  const read = lines.flatMap(({ line, clause, does: text }): Told[] => {
    const act = readActLine(line, cast);
    const more = text === undefined ? [] : [{ way: 'do', text } as const];
    return act ? [{ ...act, outcomes: [...(act.outcomes ?? []), ...more], ofClause: clause }] : [];
  });
  const isOf = (act: Told, { ofClause = '' }: Told) =>
    act.outcomes?.some(({ text }) => text.includes(ofClause)) ?? false;
  const placed = acts.flatMap((act) => [act, ...read.filter((one) => acts.find((other) => isOf(other, one)) === act)]);
  const rest = read.filter((one) => !placed.includes(one));
  const end = placed.findIndex(endsAccount);
  return end < 0 ? [...placed, ...rest] : [...placed.slice(0, end), ...rest, ...placed.slice(end)];
}
