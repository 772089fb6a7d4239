import { participleOf } from '#worker/features/guide/content/verbs.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import type { OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { isAside, isBranch, isDoor, isUpkeep, stepOf } from '#worker/features/guide/product/outlined-branches.rules.ts';
import { endsNeeded } from '#worker/features/guide/product/outlined-must-ends.rules.ts';
import { statesSetBy } from '#worker/features/guide/product/outlined-side-ways.rules.ts';
import { madeBy, namedIn } from '#worker/features/guide/product/outlined-threads.rules.ts';
import type { Way } from '#worker/features/guide/product/outlined-ways.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** What only adds words to what is done, and what takes it away, is not what anybody comes for. */
const amends =
  /^(?:(?:write|add|leave|make) (?:an? )?(?:notes?|remarks?|comments?)|correct|change|edit|delete|remove)\b/i;
const forbids = /\b(?:not|never|nobody|no one|only|unless)\b|\bno (?!more\b)/i;

/** What was is looked up later. */
const ofPast = /\b(?:old|past|earlier|previous|former|archived?|history|histories|closed|finished)\b/i;

/**
 * The features with those as musts without which others that are would hang in the air: what a rule promises or leans on, what makes the thing
 * that is changed, the step that brings about what success counts, and the first thing that each kind of people comes for.
 */
export function withKept(
  features: Feature[],
  { idea }: Pick<Product, 'idea'>,
  acts: OutlinedAct[],
  ways: Way[],
): Feature[] {
  const rules = idea.outline?.rules ?? [];
  const aims = idea.outline?.aims ?? [];
  const musts = new Set(features.filter(({ priority }) => priority.level === 'must').map(({ id }) => id));
  const isMust = ({ feature }: OutlinedAct) => musts.has(feature.id);
  const sides = ways.flatMap(({ acts: steps, branches, isSide }) => (isSide ? [...steps, ...branches] : branches));
  const raise = (found: OutlinedAct[]) => {
    for (const { feature } of found) musts.add(feature.id);
  };
  raise(
    acts.filter(
      (act) =>
        act.who &&
        !isUpkeep(act) &&
        ((act.told.verb === 'pay' && !sides.includes(act)) ||
          rules.some((rule) => isPromised(act, rule) || isLeantOn(act, rule))),
    ),
  );
  raise(
    acts.filter(
      (act) =>
        act.who && !isUpkeep(act) && (aims.some((aim) => isCounted(act, aim)) || isWhatItIs(act, idea.outline?.is)),
    ),
  );
  raise(
    ways
      .filter(({ acts: steps, context, isTurn, isSide }) => !context && !isTurn && !isSide && steps.some(isMust))
      .flatMap(({ acts: steps, branches }) => [
        ...steps.filter(
          (act) =>
            act.record &&
            statesSetBy(act).length > 0 &&
            aims.some((aim) => nounIn(act.record?.one ?? '', aim) !== null),
        ),
        ...branches.filter((act) => !act.who && isOfAim(act, idea)),
      ]),
  );
  // Somebody for whom nothing is there in the first version would not come.
  for (const { one } of idea.people) {
    const own = acts.filter(
      (act) =>
        act.who?.one === one &&
        !isAside(act) &&
        !isDoor(act) &&
        !isUpkeep(act) &&
        !amends.test(`${act.told.verb} ${act.told.phrase}`),
    );
    if (acts.some((act) => act.who?.one === one && isMust(act))) continue;
    // Who only looks comes for the first thing that is shown.
    const shown = acts.find((act) => act.who?.one === one && act.way === 'read');
    raise(
      [
        own.length === 0 ? shown : (own.find((act) => !sides.includes(act)) ?? own.find((act) => !isBranch(act, acts))),
      ].flatMap((act) => act ?? []),
    );
  }
  // Who acts on what others enter has to see it from the beginning.
  for (const { one } of idea.people) {
    const isTheirs = (act: OutlinedAct) => act.who?.one === one;
    const shown = acts.find(
      (act) =>
        isTheirs(act) &&
        act.way === 'read' &&
        !ofPast.test(act.told.phrase) &&
        acts.some(
          (other) =>
            other.who && !isTheirs(other) && isMust(other) && madeBy(other).some((made) => made === act.record),
        ),
    );
    raise(shown ? [shown] : []);
  }
  for (let size = -1; size !== musts.size; ) {
    size = musts.size;
    raise(endsNeeded(acts, idea.records, isMust));
    for (const act of acts.filter(isMust)) {
      const { record } = act;
      const makers =
        act.who && act.way === 'change' && record ? acts.filter((one) => madeBy(one).includes(record)) : [];
      if (makers.length > 0 && !makers.some(isMust)) raise(makers.slice(0, 1));
      raise(makersOfNamed(act, acts, idea.records, isMust));
    }
  }
  return features.map((feature) =>
    musts.has(feature.id) && feature.priority.level !== 'must'
      ? { ...feature, priority: { level: 'must', reason: '' } }
      : feature,
  );
}

/** Whether what counts as success speaks of the thing of which a line tells what becomes of it. */
export const isOfAim = (act: OutlinedAct, { outline, records }: Product['idea']): boolean =>
  records.some(
    ({ one }) => nounIn(one, stepOf(act)) !== null && (outline?.aims ?? []).some((aim) => nounIn(one, aim) !== null),
  );

/** 'Seeds are handed over' of 'hands a seed over', 'letters are published' of what sets a letter to published. */
const isCounted = ({ record, told, ...act }: OutlinedAct, aim: string): boolean =>
  record !== undefined &&
  nounIn(record.one, aim) !== null &&
  [participleOf(told.verb), ...statesSetBy({ record, told, ...act })].some((done) =>
    new RegExp(`\\b(?:is|are|was|were|been) ${toPattern(done)}\\b`, 'i').test(aim),
  );

const fewestWords = 3;
/** 'A page where conductors see who is missing': what it is by its own words can't wait. */
const isWhatItIs = ({ told }: OutlinedAct, is: string[] = []): boolean => {
  const words = `${told.verb} ${told.phrase}`.split(' ');
  return (
    words.length > fewestWords &&
    is.some((line) =>
      line.toLowerCase().includes(
        words
          .slice(0, fewestWords + 1)
          .join(' ')
          .toLowerCase(),
      ),
    )
  );
};

/** Whoever first makes what a step takes besides: 'cancels a lesson' beside 'books a slot with a credit', where a cancelled lesson is a credit. */
const makersOfNamed = (
  act: OutlinedAct,
  acts: OutlinedAct[],
  records: ToldRecord[],
  isMust: (one: OutlinedAct) => boolean,
) =>
  !act.who
    ? []
    : namedIn(act, records).flatMap((record) => {
        const makers = acts.filter((one) => one.who && madeBy(one).includes(record));
        return record === act.record || makers.some(isMust) ? [] : makers.slice(0, 1);
      });

/** 'A broken delivery is refunded when the buyer sends a photo': whoever does it keeps what is promised. */
const isPromised = ({ told }: OutlinedAct, rule: string): boolean =>
  !forbids.test(rule) &&
  !amends.test(told.verb) &&
  new RegExp(`\\b(?:is|are|gets?) ${toPattern(participleOf(told.verb))}\\b`, 'i').test(rule);

/** 'Nobody takes a ticket while the day is closed' leans on who closes the day. */
const isLeantOn = (act: OutlinedAct, rule: string): boolean => {
  const { record } = act;
  if (!record || !forbids.test(rule)) return false;
  return statesSetBy(act).some(
    (state) =>
      state !== statesOf(record)[0] &&
      new RegExp(
        `\\b(?:while|as long as|when|once|after) (?:an?|the|their) ${toPattern(record.one)} is ${toPattern(state)}\\b`,
        'i',
      ).test(rule),
  );
};
