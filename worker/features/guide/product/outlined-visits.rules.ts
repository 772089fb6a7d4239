import { namingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { namesField } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import type { OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { isAside, isDoor } from '#worker/features/guide/product/outlined-branches.rules.ts';
import { madeBy, touchedBy, uses } from '#worker/features/guide/product/outlined-threads.rules.ts';

/** What a record is said to belong to. */
const wholesOf = ({ fields }: ToldRecord, records: ToldRecord[]) =>
  records.filter(({ one }) => fields.some(({ name }) => name.toLowerCase() === one));

/**
 * A visit in the parts that have to do with each other: acts on the same things or on what belongs to one thing, and what uses a thing with
 * what makes it. What looks at something, or surely touches nothing that is kept, goes on from what was done last.
 */
export function related(visit: OutlinedAct[], records: ToldRecord[]): OutlinedAct[][] {
  const isNear = (act: OutlinedAct, other: OutlinedAct) => {
    const [mine, theirs] = [act, other].map((one) => {
      const own = touchedBy(one, records);
      return { own, wholes: own.flatMap((record) => wholesOf(record, records)) };
    });
    const makes = (one: OutlinedAct, of: OutlinedAct) => madeBy(one).some((record) => uses(of, record));
    return (
      mine?.own.some((one) => theirs?.own.includes(one)) ||
      mine?.wholes.some((one) => theirs?.wholes.includes(one)) ||
      makes(act, other) ||
      makes(other, act)
    );
  };
  const parts: OutlinedAct[][] = [];
  for (const act of visit) {
    const goesOn = !act.who || isAside(act) || touchedBy(act, records).length === 0;
    const isLoose = (other: OutlinedAct) => isAside(other) || touchedBy(other, records).length === 0;
    const near = goesOn
      ? parts.slice(-1)
      : parts.filter((part) => part.every(isLoose) || part.some((other) => isNear(act, other)));
    const [first] = near;
    if (!first) parts.push([act]);
    else parts.splice(parts.indexOf(first), 1, [...near.flat(), act]);
    for (const part of near.slice(1)) parts.splice(parts.indexOf(part), 1);
  }
  return parts;
}

/** What makes the parts of a thing that somebody looks at by the name of what only the parts hold: 'listens to their own voice' of a piece. */
export const partsRead = ({ told }: OutlinedAct, of: ToldRecord[], others: OutlinedAct[]): OutlinedAct[] =>
  others.filter((act) =>
    madeBy(act).some(
      ({ fields }) =>
        of.some(({ one }) => fields.some(({ name }) => name.toLowerCase() === one)) &&
        fields.some(({ name }) => namesField(told.phrase, name) && of.every((whole) => !hasField(whole, name))),
    ),
  );

const hasField = ({ one, fields }: ToldRecord, field: string) =>
  one === field.toLowerCase() || fields.some(({ name }) => name === field);

/** A span of time is no thing that somebody looks at: 'the next three hours', 'older than 60 days'. */
const span =
  /\b(?:next|last|past|\d+|one|two|three|four|five|six|seven|eight|nine|ten)\s+(?:minute|hour|day|week|month|year)s?\b/giu;
const general = 'new number name date day week month year time';

/**
 * The last act that brings about what somebody looks at, by what both say of what is kept: 'hours are added' before who lacks hours.
 * @param done the acts before it that make or change something
 */
export function broughtTo(alone: OutlinedAct, done: OutlinedAct[], { records, people }: Idea): OutlinedAct[] {
  const names = namingStems(
    [general, ...records.map(({ one }) => one), ...people.flatMap(({ one, many }) => [one, many])].join(' '),
  );
  const told = records.flatMap((record) => [...record.fields.map(({ name }) => name), ...statesOf(record)]);
  const kept = namingStems(told.join(' ')).difference(names);
  const wordsIn = ({ told: { phrase, outcomes = [] } }: OutlinedAct) =>
    namingStems([phrase, ...outcomes.map(({ text }) => text)].join(' ').replace(span, ' ')).intersection(kept);
  const looked = wordsIn(alone);
  return done.filter((act) => !isDoor(act) && !isLeftOut(act) && wordsIn(act).intersection(looked).size > 0).slice(-1);
}

/** What somebody who goes a way may do on it and may leave: it changes what there is, or lets it rest and go on. */
const changes =
  /^(?:change|edit|amend|adjust|alter|correct|update|rename|renew|extend|raise|lower|reschedule|move|postpone|swap)$/;
const rests = /^(?:pause|resume|continue|unpause|restart|snooze|mute|unmute|suspend)$/;

/** Whether an act lets something rest or go on, or is told by a clause alone: nobody has to come by it. */
export const isLeftOut = ({ told }: OutlinedAct): boolean => told.ofClause !== undefined || rests.test(told.verb);
/** Whether an act changes what there is. */
export const isChange = ({ told }: OutlinedAct): boolean => changes.test(told.verb);
