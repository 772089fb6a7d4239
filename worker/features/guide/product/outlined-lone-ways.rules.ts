import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { endsAccount } from '#worker/features/guide/outline/outline-own-accounts.rules.ts';
import type { OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import {
  isAside,
  isBranch,
  isCopy,
  isDoor,
  isStatement,
  isUpkeep,
} from '#worker/features/guide/product/outlined-branches.rules.ts';
import { endsAmiss } from '#worker/features/guide/product/outlined-side-ways.rules.ts';
import { madeBy, touchedBy, uses } from '#worker/features/guide/product/outlined-threads.rules.ts';
import { broughtTo, partsRead } from '#worker/features/guide/product/outlined-visits.rules.ts';
import { gets, prepares } from '#worker/features/guide/product/outlined-way-order.rules.ts';
import type { Way } from '#worker/features/guide/product/outlined-ways.rules.ts';

/** What belongs to no longer way: looks of the same people together, all else for itself, with the act that comes before or after it. */
export function besides(left: OutlinedAct[], acts: OutlinedAct[], main: Way | undefined, idea: Idea): Way[] {
  return left.flatMap((act): Way[] => {
    const looks = isAside(act)
      ? left.filter((other) => isAside(other) && other.who?.one === act.who?.one)
      : isDoor(act)
        ? left.filter(isDoor)
        : [act];
    if (looks[0] !== act) return [];
    if (isDoor(act) && looks.length === 1) return [{ acts: looks, branches: [], context: [] }];
    if (looks.length > 1) return [{ acts: looks, branches: [] }];
    const steps = inContext(act, acts, main, idea);
    return [{ acts: steps, branches: [], context: steps.filter((step) => step !== act) }];
  });
}

/** An act that stands alone, with what made the thing that is looked at, with what rests on it, or with who looks at it next. */
function inContext(alone: OutlinedAct, acts: OutlinedAct[], main: Way | undefined, idea: Idea): OutlinedAct[] {
  const { records } = idea;
  const touched = touchedBy(alone, records);
  const others = acts.filter(
    (act) => act !== alone && !isStatement(act) && !isUpkeep(act) && !isBranch(act, acts) && !endsAmiss(act),
  );
  const isOnIt = (act: OutlinedAct) => touchedBy(act, records).some((record) => touched.includes(record));
  if (isAside(alone)) {
    const done = others.filter((act) => !isAside(act) && !prepares.test(act.told.verb) && !endsAccount(act.told));
    const at = (record: ToldRecord) => nounIn(record.one, alone.told.phrase)?.index ?? alone.told.phrase.length;
    const source = touched
      .toSorted((a, b) => at(a) - at(b))
      .flatMap(
        (one) => done.findLast((act) => act.who && !isDoor(act) && touchedBy(act, records).includes(one)) ?? [],
      )[0];
    // What time or a count brings about is no step towards a look, but where it makes what is looked at.
    const steps = done.filter((act) => act.who || madeBy(act).length > 0);
    const brought = source ? [source, ...partsRead(alone, touched, others)] : broughtTo(alone, steps, idea);
    const door = brought.length > 0 ? [] : steps.filter(isOnIt).slice(-1);
    return [...new Set([...door, ...brought, alone])];
  }
  // What belongs to a thing of somebody else goes on from there.
  const ground = others.findLast(
    (act) => act.who && act.who.one !== alone.who?.one && madeBy(act).some((record) => uses(alone, record)),
  );
  if (ground && madeBy(alone).length > 0) return [ground, alone];
  const steps = main?.acts.filter(({ told }) => !prepares.test(told.verb) && !gets.test(told.verb)) ?? [];
  const next = isCopy(alone)
    ? undefined
    : isUpkeep(alone)
      ? (steps.find(isOnIt) ?? steps.find((act) => madeBy(act).length > 0 || !act.who) ?? steps[0])
      : others.find((act) => isAside(act) && isOnIt(act) && (!act.record || touched.includes(act.record)));
  return next && next !== alone ? [alone, next] : [alone];
}
