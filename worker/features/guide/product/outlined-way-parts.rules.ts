import { namedBy } from '#worker/features/guide/grammar/told-fields.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn, pluralOf, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { isAside, isDoor } from '#worker/features/guide/product/outlined-branches.rules.ts';
import { isResting, statesSetBy } from '#worker/features/guide/product/outlined-side-ways.rules.ts';
import { madeBy } from '#worker/features/guide/product/outlined-threads.rules.ts';
import { isChange, isLeftOut } from '#worker/features/guide/product/outlined-visits.rules.ts';
import type { Way } from '#worker/features/guide/product/outlined-ways.rules.ts';

/** 'A saver takes money back': what somebody has there comes out of it again, as a record of its own. */
const takesOut = (act: OutlinedAct, acts: OutlinedAct[]): boolean =>
  act.told.verb === 'take' &&
  /\bback$/.test(act.told.phrase) &&
  act.way === 'make' &&
  acts.some((other) => other !== act && other.way === 'make' && other.who?.one === act.who?.one);

/** 'Marks an invoice as paid' after somebody else has paid it: another way to the same state. */
const isSetAlready = (act: OutlinedAct, done: OutlinedAct[]): boolean => {
  const states = statesSetBy(act);
  const others = done.filter(({ who, record }) => who && who.one !== act.who?.one && record === act.record);
  return (
    act.way === 'change' &&
    states.length > 0 &&
    states.every((state) => others.some((other) => statesSetBy(other).includes(state)))
  );
};

/** Whether an act of a way can be left out by whoever goes it: no later step rests on it. */
const isOptional = (act: OutlinedAct, acts: OutlinedAct[]): boolean => {
  if (!act.who || isAside(act)) return false;
  if (isLeftOut(act) || isResting(act) || takesOut(act, acts)) return true;
  const done = acts.slice(0, acts.indexOf(act));
  const before = done.flatMap(statesSetBy);
  if (isSetAlready(act, done)) return true;
  // What leads to a state that nothing set before is a step.
  return isChange(act) && statesSetBy(act).every((state) => before.includes(state));
};

/**
 * The acts of a way one by one, and those that whoever goes it may do besides: 'pauses their goal' is no step to what comes next.
 * A way that is told for one act, and one that would have a single step left, keeps all.
 */
export function stepsAndOptions({ acts, context, isTurn, isSide }: Way): {
  steps: OutlinedAct[];
  options: OutlinedAct[];
} {
  const options = context || isTurn || isSide ? [] : acts.filter((act) => isOptional(act, acts));
  const steps = acts.filter((act) => !options.includes(act));
  return steps.length > 1 ? { steps, options } : { steps: acts, options: [] };
}

/**
 * What has to be entered before a way can be gone: what it changes, looks at and makes nowhere, and what its things cannot be without.
 * @param sides what is done only when it does not go well
 */
export function enteredBefore({ acts }: Way, all: OutlinedAct[], sides: OutlinedAct[] = []): OutlinedAct[] {
  const records = acts.flatMap(({ record }) => record ?? []);
  const made = acts.flatMap(madeBy);
  const named = (name: string) => {
    const plain = namedBy(name);
    return [plain, singularOf(plain)];
  };
  const isOf = ({ fields }: ToldRecord, one: string) =>
    fields.some(({ name, isOptional: mayLack }) => !mayLack && named(name).includes(one));
  // The 'updates' of an incident, of which a line alone tells, come to it one by one.
  const isAdded = ({ one }: ToldRecord) =>
    records.some(({ fields }) => fields.some(({ name }) => name === pluralOf(one)));
  const isWanted = (record: ToldRecord) =>
    records.some((other) => other.one !== record.one && isOf(other, record.one)) ||
    acts.some((act) => act.who && act.record === record && act.way === 'change') ||
    acts.some((act) => act.way === 'read' && nounIn(record.one, act.told.phrase) !== null);
  // What belongs to a thing of the way comes after it.
  const isPart = ({ fields }: ToldRecord) =>
    records.some(({ one }) => fields.some(({ name }) => name.toLowerCase() === one));
  const isBefore = (record: ToldRecord) =>
    isWanted(record) && !isPart(record) && !isAdded(record) && !made.includes(record);
  const entered = all.filter((act) => !acts.includes(act) && !sides.includes(act) && madeBy(act).some(isBefore));
  // What its owner tells is entered by the first line that makes it.
  return entered.filter(
    (act, at) =>
      isDoor(act) ||
      (act.outcome?.way === 'make' &&
        act.who &&
        !entered.slice(0, at).some((other) => madeBy(other).some((one) => madeBy(act).includes(one)))),
  );
}

/**
 * The ways with what is only looked at on them: whoever looks goes on with the next thing that they do, where that is a step of a way.
 * @param left the acts that are on no way yet
 * @param acts what happens, in told order
 */
export function withLooks(ways: Way[], left: OutlinedAct[], acts: OutlinedAct[]): Way[] {
  return left.reduce((all, look) => {
    if (look.way !== 'read' || !look.who || look.told.when !== undefined) return all;
    const next = acts
      .slice(acts.indexOf(look) + 1)
      .find((act) => act.who?.one === look.who?.one && !(left.includes(act) && isAside(act)));
    return all.map((way) => {
      const at = next && !way.isTurn && !way.isSide && !way.context && isOfSeveral(way) ? way.acts.indexOf(next) : -1;
      return at < 0 || !next || !stepsAndOptions(way).steps.includes(next)
        ? way
        : { ...way, acts: [...way.acts.slice(0, at), look, ...way.acts.slice(at)] };
    });
  }, ways);
}

const isOfSeveral = ({ acts }: Way) => new Set(acts.flatMap(({ who }) => who?.one ?? [])).size > 1;
