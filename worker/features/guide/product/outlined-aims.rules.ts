import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import {
  headOf,
  isPlural,
  isSingle,
  joinWords,
  type Noun,
  nounIn,
  pluralOf,
  toPattern,
} from '#worker/features/guide/grammar/words.rules.ts';
import { doOf } from '#worker/features/guide/idea/telling.rules.ts';
import { doneTo, listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import {
  isAside,
  isBranch,
  isDoor,
  isStatement,
  isUpkeep,
} from '#worker/features/guide/product/outlined-branches.rules.ts';
import { handsOver, isUnwanted, sideActs } from '#worker/features/guide/product/outlined-side-ways.rules.ts';
import { madeBy, uses } from '#worker/features/guide/product/outlined-threads.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/**
 * The job of a kind of people in one sentence: what they begin with as all goes well, and what comes of it for them by what others do, see or
 * bring about, 'Want to report broken taps so that the fault is repaired.' Empty where no line tells what comes of it.
 */
export function aimOf(product: Product, who: Noun): string {
  const { idea } = product;
  const { all, sides, own, main } = ownActs(product, who);
  const around = { product, all: all.filter((act) => !sides.includes(act)), main };
  const wants = isSingle(who) ? 'Wants' : 'Want';
  const said = saidGain(who, idea.headline);
  for (const act of main) {
    const before = heardBefore(act, around) ?? seenBefore(act, around);
    if (before) return `${wants} to ${before} so that they can ${deed(act)}.`;
    const gain = said ?? answeredBy(act, around);
    if (gain) return `${wants} to ${deed(act)} so that ${gain}.`;
  }
  for (const act of main) {
    const gain = usedFor(act, around);
    if (gain) return `${wants} to ${deed(act)} so that ${gain}.`;
  }
  // Who is only there for what goes wrong comes for that.
  for (const act of own.filter((one) => sides.includes(one))) {
    const [event] = sides
      .slice(0, sides.indexOf(act))
      .toReversed()
      .filter((other) => other.who && other.who.one !== who.one && tells(other, who));
    if (event?.told.cause) return `${wants} to hear of it when ${event.told.cause} so that they can ${deed(act)}.`;
  }
  return '';
}

/** The acts of a kind of people that are no way in and no upkeep, and those of them that are not beside the way of what goes well. */
function ownActs(product: Product, who: Noun) {
  const { idea } = product;
  const all = listActs(product).filter((act) => !isStatement(act));
  const sides = sideActs(all, (act) => isBranch(act, all), idea.records[0], idea.headline ?? '');
  const own = all.filter((act) => act.who?.one === who.one && !isDoor(act) && !isUpkeep(act));
  return { all, sides, own, main: own.filter((act) => !sides.includes(act)) };
}

/** What a kind of people does on the way of what goes well, in the order of the lines. */
export const mainActs = (product: Product, who: Noun): OutlinedAct[] => ownActs(product, who).main;

/** The job where no line of others answers: what comes of an act for somebody else, or a look that spares them to ask; '' where neither is told. */
export function plainAim(product: Product, who: Noun): string {
  const { idea } = product;
  const main = mainActs(product, who);
  const wants = isSingle(who) ? 'Wants' : 'Want';
  // What comes of one act alone is told with it.
  for (const act of main.length > 1 ? main : [])
    for (const outcome of act.told.outcomes ?? []) {
      if (outcome.way === 'show' && outcome.to && !/^(?:it|them)\b/.test(outcome.what))
        return `${wants} to ${deed(act)} so that ${outcome.to} can see ${outcome.what}.`;
      if (outcome.way === 'show' && outcome.to)
        return `${wants} to ${deed(act)} so that ${outcome.to} ${areSeveral(outcome.to) ? 'see' : 'sees'} it.`;
      if (outcome.way === 'tell' && outcome.whom && outcome.verb === 'tell')
        return `${wants} to ${deed(act)} so that ${outcome.whom.replace(/^(?!the |an? |all |both |every)/, '')} ${areSeveral(outcome.whom) ? 'know' : 'knows'} of it.`;
    }
  const looked = main.filter((act) => looks.test(deed(act)));
  const runner = idea.self && idea.self.one !== who.one ? idea.self : idea.people.find(({ one }) => one !== who.one);
  if (looked.length === 0 || looked.length < main.length || !runner) return '';
  return `${wants} to ${joinWords(looked.slice(0, 2).map(deed))} without asking ${runner.many}.`;
}

/** Whether it is several who are named: 'volunteers with that skill' by what they are, 'the cook and the owner' by both. */
function areSeveral(whom: string): boolean {
  const [kind = whom] = whom.split(/ (?:with|of|who|whose|on|in|at|from|that|for)\b/);
  return / and /.test(kind) || isPlural(kind.split(' ').at(-1) ?? '');
}

/** What is done as all goes well, and what of it those do who are asked about. */
type Around = { product: Product; all: OutlinedAct[]; main: OutlinedAct[] };

/** An act up to where its line begins to list or to explain. */
export const deed = ({ told }: OutlinedAct): string =>
  [
    doOf(told)
      .split(/[,;:(]/)[0]
      ?.trim() ?? '',
    told.phrase === '' ? (told.when ?? '') : '',
  ]
    .filter(Boolean)
    .join(' ');

/** 'A place for recordings so singers can practise at home': what the owner says that it is for. */
function saidGain({ one, many }: Noun, headline = ''): string | undefined {
  const names = [one, many].map(toPattern).join('|');
  const [, gain] = new RegExp(`\\bso (?:that )?(?:${names}) (can [^.;,]+)`, 'i').exec(headline) ?? [];
  return gain && `they ${gain}`;
}

const tells = ({ told }: OutlinedAct, { one, many }: Noun): boolean =>
  (told.outcomes ?? []).some(
    (outcome) =>
      (outcome.way === 'tell' || outcome.way === 'do') &&
      [one, many, headOf({ one })].some((name) => nounIn(name, outcome.way === 'tell' ? outcome.whom : outcome.text)),
  );

/** The acts of others on the same thing before one that changes it. */
const othersBefore = (act: OutlinedAct, all: OutlinedAct[]): OutlinedAct[] =>
  act.record === undefined || isAside(act) || madeBy(act).length > 0
    ? []
    : all
        .slice(0, all.indexOf(act))
        .filter(
          (other) => other.who && other.who.one !== act.who?.one && other.record === act.record && !isAside(other),
        );

/** What others do that somebody is told of, and goes on with upon the same thing. */
function heardBefore(act: OutlinedAct, { all }: Around): string | undefined {
  const before = othersBefore(act, all).findLast((other) => act.who && tells(other, act.who));
  return before?.told.cause && `hear of it when ${before.told.cause}`;
}

/** Who comes for what others made, and is told nothing, has to find it. */
function seenBefore(act: OutlinedAct, { product, all, main }: Around): string | undefined {
  if (act !== main[0] || act.told.when) return undefined;
  const maker = othersBefore(act, all).find(
    ({ record, ...other }) => record && madeBy({ ...other, record }).includes(record),
  );
  const isPerson = product.idea.people.some(({ one }) => one === maker?.record?.one);
  return maker?.who && maker.record && !isDoor(maker) && !isPerson
    ? `see the ${pluralOf(maker.record.one)} of ${maker.who.many}`
    : undefined;
}

const asks = /^(?:book|reserve|order|request|apply|bid|claim|rent|borrow|buy|join|sign|take|ask (?:.+ )?for)\b/;
const looks = /^(?:see|view|look|read|check|watch|compare|get)\b/;
const sees = /^(?:see|view|read|check|watch|compare|get)\b(?! for\b)/;

/** What others do upon an act for whoever does it, or what they go on with themselves. */
function answeredBy(act: OutlinedAct, { product, all, main }: Around): string | undefined {
  const { who, record } = act;
  if (isAside(act)) {
    const next = main
      .slice(main.indexOf(act) + 1)
      .find(
        (other) =>
          asks.test(deed(other)) &&
          madeBy(other).some((made) => made === record || (record !== undefined && belongsTo(made, record))),
      );
    return next && `they can ${deed(next)}`;
  }
  const [made] = madeBy(act);
  const ended = made && endedBy(product, made, act, all);
  return ended && (made.one === who?.one ? `they are ${ended}` : `the ${made.one} is ${ended}`);
}

/** For what somebody makes a thing: to see what came together, or so that those come to it for whom it is. */
function usedFor(act: OutlinedAct, { product, all, main }: Around): string | undefined {
  const { who } = act;
  const { client } = product.idea;
  const [made] = madeBy(act);
  if (!made || isAside(act) || looks.test(deed(act))) return undefined;
  const isAlone = new Set(all.flatMap((one) => one.who?.one ?? [])).size === 1;
  const later = main.slice(main.indexOf(act) + 1);
  const seen = later.find((other) => isAside(other) && sees.test(deed(other)) && (isAlone || other.record === made));
  if (seen) return `they can ${deed(seen)}`;
  // What those do for whom it is made is no use to them only because others look at it.
  if (who?.one === client.one) return undefined;
  const others = all.filter((other) => other.who && other.who.one !== who?.one && !isDoor(other));
  const first = others.find((other) => other.who?.one === client.one);
  const isFor = (other: OutlinedAct) => other.record === made && isAside(other);
  const takes = (other: OutlinedAct) => uses(other, made) && madeBy(other).length > 0;
  const used =
    [first].find((other) => other && (isFor(other) || takes(other))) ??
    others.find((other) => takes(other) && (nounIn(made.one, deed(other)) || asks.test(deed(other)))) ??
    others.find(isFor);
  return used?.who && `${used.who.many} can ${deed(used)}`;
}

const belongsTo = ({ fields }: ToldRecord, { one }: ToldRecord) =>
  fields.some(({ name }) => name.toLowerCase() === one);

/** The state to which others bring a thing as it goes well: when it is handed over, else the last one. */
function endedBy(product: Product, record: ToldRecord, by: OutlinedAct, all: OutlinedAct[]): string | undefined {
  const states = statesOf(record);
  const ends = doneTo(product, record).flatMap((act) => {
    const { who, outcome, feature } = act;
    const isOthers = who ? who.one !== by.who?.one : by.who !== undefined && tells(act, by.who);
    const isWell = all.some((one) => one.feature === feature);
    return outcome?.way === 'state' && isOthers && isWell && !isUnwanted(outcome.state) && done.test(outcome.state)
      ? [{ state: outcome.state, isHanded: handsOver.test(act.told.verb), at: states.indexOf(outcome.state) }]
      : [];
  });
  return (ends.find(({ isHanded }) => isHanded) ?? ends.toSorted((a, b) => a.at - b.at).at(-1))?.state;
}

/** 'Repaired', 'sent', 'picked up', 'done': what can be said of a thing. */
export const done = /^(?:done|ready|\p{L}+(?:ed|en|t|d))(?: (?:out|off|over|back|up))?$/u;
