import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import type { OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { isAside, isDoor } from '#worker/features/guide/product/outlined-branches.rules.ts';
import { madeBy } from '#worker/features/guide/product/outlined-threads.rules.ts';
import { isChange, isLeftOut } from '#worker/features/guide/product/outlined-visits.rules.ts';
import type { Way } from '#worker/features/guide/product/outlined-ways.rules.ts';

const statesSetBy = ({ told }: OutlinedAct) =>
  (told.outcomes ?? []).flatMap((one) => (one.way === 'state' ? [one.state] : []));

/** Whether an act of a way can be left out by whoever goes it: no later step rests on it. */
const isOptional = (act: OutlinedAct, acts: OutlinedAct[]): boolean => {
  if (!act.who || isAside(act)) return false;
  if (isLeftOut(act)) return true;
  const before = acts.slice(0, acts.indexOf(act)).flatMap(statesSetBy);
  // What leads to a state that nothing set before is a step.
  return isChange(act) && statesSetBy(act).every((state) => before.includes(state));
};

/**
 * The acts of a way one by one, and those that whoever goes it may do besides: 'pauses their goal' is no step to what comes next.
 * A way that is told for one act, and one that would have a single step left, keeps all.
 */
export function stepsAndOptions({ acts, about, isTurn }: Way): { steps: OutlinedAct[]; options: OutlinedAct[] } {
  const options = about || isTurn ? [] : acts.filter((act) => isOptional(act, acts));
  const steps = acts.filter((act) => !options.includes(act));
  return steps.length > 1 ? { steps, options } : { steps: acts, options: [] };
}

/** What has to be entered before a way can be gone: what it changes and makes nowhere, and what its things cannot be without. */
export function enteredBefore({ acts }: Way, all: OutlinedAct[]): OutlinedAct[] {
  const records = acts.flatMap(({ record }) => record ?? []);
  const made = acts.flatMap(madeBy);
  const isOf = ({ fields }: ToldRecord, one: string) =>
    fields.some(({ name, isOptional: mayLack }) => !mayLack && name.replace(/^which /i, '').toLowerCase() === one);
  const isWanted = (record: ToldRecord) =>
    records.some((other) => other.one !== record.one && isOf(other, record.one)) ||
    acts.some((act) => act.who && act.record === record && act.way === 'change');
  // What belongs to a thing of the way comes after it.
  const isPart = ({ fields }: ToldRecord) =>
    records.some(({ one }) => fields.some(({ name }) => name.toLowerCase() === one));
  const isBefore = (record: ToldRecord) => isWanted(record) && !isPart(record) && !made.includes(record);
  return all.filter((act) => isDoor(act) && !acts.includes(act) && madeBy(act).some(isBefore));
}
