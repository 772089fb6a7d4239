import { isCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { capitalise, isPlural, lowerFirst, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { oneOf } from '#worker/features/guide/idea/telling.rules.ts';
import type { OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { deed, done } from '#worker/features/guide/product/outlined-aims.rules.ts';
import { isAside, isAssumedSight, stepOf } from '#worker/features/guide/product/outlined-branches.rules.ts';
import { isUnwanted, statesSetBy } from '#worker/features/guide/product/outlined-side-ways.rules.ts';
import { madeBy } from '#worker/features/guide/product/outlined-threads.rules.ts';
import { ownOf, type Way } from '#worker/features/guide/product/outlined-ways.rules.ts';

type End = { act: OutlinedAct; record: ToldRecord; state: string };

/**
 * What somebody goes a way for: what they begin and what they want to come of it, 'A tenant: report a repair so that the repair is closed',
 * 'A student: reserve a kit and bring it back'; of what nobody begins, the event and how it ends.
 * @param way the way, its acts those that are steps
 */
export function titleOf(way: Way, { client }: Idea): string {
  const own = ownOf(way);
  // A look that was only assumed is not what a way is about.
  const told = own.filter((act) => !isAssumedSight(act));
  const acts = told.length > 0 ? told : own;
  const [, turn] = acts;
  if (way.isTurn && turn) return `When it comes to “${lowerFirst(turn.feature.title)}”`;
  const end = endOf(acts);
  const maker = end && acts.find((act) => madeBy(act).includes(end.record));
  const is = end && `the ${end.record.one} is ${end.state}`;
  if (end && maker && isEvent(maker, end.record, acts)) return `${capitalise(clauseOf(maker))}, until ${is}`;
  const first = maker?.who ? maker : acts.find(({ who }) => who);
  if (!first?.who) return capitalise(clauseOf(acts[0] as OutlinedAct));
  const { one } = first.who;
  const begun = `${capitalise(oneOf(first.who))}: ${deed(first)}`;
  const isOthers = end !== undefined && end.act.who?.one !== one;
  if (isOthers && (maker?.who || !maker)) return `${begun} so that ${is}`;
  const after = acts.slice(acts.indexOf(first) + 1).filter((act) => act.who && !leansOn.test(deed(act)));
  const theirs = one === client.one ? undefined : after.find(({ who }) => who?.one === client.one);
  const late = end && acts.slice(-2).includes(end.act) && after.includes(end.act) ? end.act : undefined;
  // What all before leads to is done by those for whom it is.
  const last = after.at(-1);
  const reached = last?.who?.one !== one && after.slice(0, -1).every(({ who }) => who?.one === one) ? last : undefined;
  const goal = theirs ?? reached ?? late ?? after.findLast((act) => !isAside(act)) ?? after.at(-1);
  if (!goal?.who) return begun;
  return goal.who.one === one
    ? `${capitalise(oneOf(first.who))}: ${both(deed(first), deed(goal))}`
    : `${begun} so that ${manyOf(goal.who)} can ${deed(goal)}`;
}

const both = (one: string, other: string) => `${one}${/ and /.test(`${one} ${other}`) ? ',' : ''} and ${other}`;

/** What ends with a word for what was named before says nothing by itself. */
const leansOn = /\b(?:one|it|them|this|these|those)$/i;

/** What by itself makes the thing that people go on with, at the latest half way. */
const isEvent = (maker: OutlinedAct, record: ToldRecord, acts: OutlinedAct[]): boolean =>
  !maker.who &&
  maker.told.verb === 'ensure' &&
  acts.indexOf(maker) <= acts.length / 2 &&
  acts.some((act) => act.who && act.record === record && statesSetBy(act).length > 0);

const manyOf = ({ one, many }: Noun) => (isPlural(many.split(' ').at(-1) ?? '') ? many : oneOf({ one, many }));

const clauseOf = (act: OutlinedAct) =>
  lowerFirst(
    stepOf(act)
      .slice(0, -1)
      .split(/[,;(]| when /)[0]
      ?.trim() ?? '',
  );

/** The last state that a way brings a thing to and that somebody may want; not the one in which it is made. */
function endOf(acts: OutlinedAct[]): End | undefined {
  return acts
    .flatMap((act) =>
      [act, ...(act.also ?? [])].flatMap(({ record }) =>
        (act.told.outcomes ?? []).flatMap((outcome) =>
          record && outcome.way === 'state' && isCalled(outcome.record, record.one)
            ? [{ act, record, state: outcome.state.split(/,| or /)[0] ?? '' }]
            : [],
        ),
      ),
    )
    .findLast(
      ({ act, record, state }) =>
        done.test(state) && !isUnwanted(state) && state !== statesOf(record)[0] && !madeBy(act).includes(record),
    );
}
