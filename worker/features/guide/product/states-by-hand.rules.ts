import { isDoneBy, isNounOfState, isPlace, statesBrought } from '#worker/features/guide/grammar/state-words.rules.ts';
import { stemOf } from '#worker/features/guide/grammar/stems.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { joinQuoted, nounIn, toPattern, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { oneOf } from '#worker/features/guide/idea/telling.rules.ts';
import { isPublic } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { withCriteria } from '#worker/features/guide/product/added-criteria.rules.ts';
import { isRefusedBefore } from '#worker/features/guide/product/closed-things.rules.ts';
import { criterionId } from '#worker/features/guide/product/criteria.rules.ts';
import { actsOn, listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { setsState } from '#worker/features/guide/product/states-restated.rules.ts';

/**
 * States that somebody sets by hand, as nothing told brings them about: `id` is the criterion that says so. The first state of the record is
 * not among `states`; it is set back to from any of them, and from the `vacant` ones with somebody who has it then.
 */
export type HandStates = {
  feature: Feature;
  id: string;
  who: string;
  record: string;
  states: string[];
  vacant: string[];
  /** Whether it is set back by hand too. */
  isBack: boolean;
};

const form = /^WHEN (.+?) sets? an? ([\p{L} -]+?) to (“.+”), THE SYSTEM SHALL keep it so\b/u;

/** Whether a criterion of a feature, by its id, has somebody set states by hand. */
export const isSetByHand = (feature: Feature, id: string): boolean =>
  feature.criteria.some((text, at) => form.test(text) && criterionId(feature, at) === id);

/** What nobody has: it can be given to somebody again. */
const isVacant = /^(?:free|available|vacant|unlet)\b/;
const givenOn = /^WHEN .+? sets an? .+ that has no .+? to “[^”]+”, THE SYSTEM SHALL ask for its /;

/** Whether a criterion has somebody give on by hand what nobody has, with who has it then. */
export const isGivingOn = (text: string): boolean => givenOn.test(text);

/** What the criteria of a product have somebody set by hand. */
export const listHandStates = ({ features, idea }: Pick<Product, 'features' | 'idea'>): HandStates[] =>
  features.flatMap((feature) =>
    feature.criteria.flatMap((text, at): HandStates[] => {
      const [, who = '', record = '', list = ''] = form.exec(text) ?? [];
      const [initial, ...later] = idea.records.filter(({ one }) => one === record).flatMap(statesOf);
      const named = Array.from(list.matchAll(/“([^”]+)”/g), ([, state = '']) => state);
      const states = named.filter((state) => state !== initial);
      const isGivenOn = feature.criteria.some(isGivingOn);
      const vacant = isGivenOn ? later.filter((state) => isVacant.test(state)) : [];
      const isBack = states.length < named.length;
      return record ? [{ feature, id: criterionId(feature, at), who, record, states, vacant, isBack }] : [];
    }),
  );

/**
 * A product in which whoever enters a thing also sets the states of it of which nobody told what brings them about, as an assumption. Where others
 * change that thing too, whoever brings it on from there does; what a machine or the way to somebody brings about stays a question.
 */
export function withStatesByHand(product: Product): Product {
  if (!product.idea.isOutlined) return product;
  const added = product.idea.records.flatMap((record) => {
    const set = settingBy(product, record);
    return set ? [set, ...holderOf(product, record, set)] : [];
  });
  const set = withCriteria(product, added);
  return withCriteria(
    set,
    set.idea.records.flatMap((record) => leftStates(set, record)),
  );
}

/** Who asks for something waits for what others make of it. */
const asks =
  /^(?:request|ask|take|order|book|apply|claim|reserve|report|announce|challenge|propose|sign|invite|join|send|submit|agree)$/;
const awaited =
  /^(?:asked|requested|applied|waiting|pending|reported|announced|ordered|sent|submitted|proposed|offered|registered)\b/;
/** What time, a machine or the way to somebody brings about. */
const byItself =
  /^(?:(?:not |un|dis)?(?:connected|answering|reachable|working|responding)|live|up|down|online|offline|sent|arrived|failed|bounced|delivered|missing|late|overdue|expired|lapsed|full|over|past|ended)\b|ing\b/;

type Added = { id: string; text: string };

function settingBy(product: Product, record: ToldRecord): (Added & { who: string }) | undefined {
  const [initial, ...later] = statesOf(record);
  if (initial === undefined || later.length === 0 || record.trace || awaited.test(initial)) return undefined;
  const acts = listActs(product).filter((act) => touches(act, record));
  const maker = acts.find((act) => madeBy(act, record));
  const who = maker?.who;
  if (!maker || !who || isPublic(who) || asks.test(maker.told.verb)) return undefined;
  const isOnlyTheirs = acts.every((act) => act.way === 'read' || act.who?.one === who.one);
  const untold = later.filter((state) => !isBrought(product, record, state));
  // What comes after a step that something else may bring about is not set by hand either.
  const other = untold.findIndex(
    (state) =>
      (byItself.test(state) && !isRefusedBefore(product, record, state)) || isPlace(state) || isNamed(product, state),
  );
  const states = other < 0 ? untold : untold.slice(0, other);
  if (!isOnlyTheirs || states.length === 0) return undefined;
  // A list of states is no order: what was set by hand is set back by hand.
  const named = joinQuoted([initial, ...states], 'or');
  return {
    id: maker.feature.id,
    who: oneOf(who),
    text: `WHEN ${oneOf(who)} sets ${withArticle(record.one)} to ${named}, THE SYSTEM SHALL keep it so, and show beside it who set it and when.`,
  };
}

/** The states in which nobody has a thing that otherwise belongs to one person, where an act brings it there and none gives it on. */
function vacantStates(product: Product, record: ToldRecord): string[] {
  const [initial = '', ...later] = statesOf(record);
  const isBack = product.features.some(({ criteria }) => criteria.some((text) => text.includes(` to “${initial}”`)));
  return !isBack && fieldOfHolder(product, record) ? later.filter((state) => isVacant.test(state)) : [];
}

const fieldOfHolder = ({ idea }: Pick<Product, 'idea'>, record: ToldRecord) =>
  record.fields.find((field) => {
    const link = linkOf(idea, record, field);
    return link !== undefined && 'person' in link && !link.isMany;
  })?.name;

/** 'A plot is given up → plot is free': it has no member then, and gets one when it is let again. */
function holderOf(product: Product, record: ToldRecord, { id, who }: Added & { who: string }): Added[] {
  const [initial = ''] = statesOf(record);
  const name = fieldOfHolder(product, record) ?? '';
  return vacantStates(product, record).flatMap((state) => {
    const freeing = product.features.flatMap((feature) =>
      feature.criteria.flatMap((text) => {
        const [, when] =
          new RegExp(`^(WHEN .+?), THE SYSTEM SHALL set the ${record.one} to “${state}”`).exec(text) ?? [];
        return when
          ? [
              {
                id: feature.id,
                text: `${when}, THE SYSTEM SHALL leave the ${record.one} without ${withArticle(name)} from then on.`,
              },
            ]
          : [];
      }),
    );
    return freeing.length > 0
      ? [
          ...freeing,
          {
            id,
            text: `WHEN ${who} sets ${withArticle(record.one)} that has no ${name} to “${initial}”, THE SYSTEM SHALL ask for its ${name}, keep the ${name} with the ${record.one} and set nothing without one.`,
          },
        ]
      : [];
  });
}

const touches = (act: OutlinedAct, record: ToldRecord) =>
  act.record === record || (act.also?.some((link) => link.record === record) ?? false);

const madeBy = (act: OutlinedAct, record: ToldRecord) =>
  [act, ...(act.also ?? [])].some((link) => link.record === record && link.way === 'make');

/** Whether a criterion sets a state, or a line brings it about. */
const isBrought = ({ features, idea }: Product, record: ToldRecord, state: string): boolean =>
  features.some(({ criteria }) =>
    criteria.some((text) => !/^(?:IF|WHILE) /.test(text) && text.includes(`“${state}”`)),
  ) || idea.told.some((told) => statesBrought(told, statesOf(record), record.one).includes(state));

/** Whether a line or a rule speaks of a state. */
function isNamed({ idea }: Product, state: string): boolean {
  const stems = state.split(' ').map(stemOf);
  return [...(idea.outline?.acts ?? []), ...(idea.outline?.rules ?? [])].some((text) => {
    const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
    const own = new Set(words.map(stemOf));
    return (
      stems.every((stem) => own.has(stem)) ||
      (!state.includes(' ') && words.some((word) => isDoneBy(state, word) || isNounOfState(state, word)))
    );
  });
}

/** What only a machine, the post or a number of places tells. */
const neverByHand =
  /^(?:(?:not |un|dis)?(?:connected|answering|reachable|working|responding)|up|down|online|offline|arrived|bounced|failed|full|sold out|overdue|expired|lapsed)\b/;
/** Where a thing is put away by whoever keeps it. */
const putAway = /^(?:struck|scrapped|retired|removed|archived|sold|printed|put away|taken down)\b/;
const refusal = /^(?:refused|declined|rejected|turned down|missing|absent|no[- ]show)\b/;
const ended =
  /^(?:cancell?ed|called off|withdrawn|dropped|refused|declined|rejected|turned down|lost|failed|lapsed|expired)\b/;
const underWay = /ing\b|^(?:finished|done|completed?)$/;

/** The states that nothing told brings about, each set by whoever is next to do something with the thing: a criterion for each of them. */
function leftStates(product: Product, record: ToldRecord): Added[] {
  const [initial, ...later] = statesOf(record);
  if (initial === undefined || record.trace) return [];
  const acts = listActs(product).filter((act) => touches(act, record));
  const left = later.filter((state) => !isReached(product, record, state) && !neverByHand.test(state));
  const set = left.flatMap((state) => {
    const by = setterOf(product, record, state, acts);
    return by ? [{ ...by, state }] : [];
  });
  return [...Map.groupBy(set, ({ who }) => who)].map(([who, all]) => ({
    id: all[0]?.id ?? '',
    text: `WHEN ${who} sets ${withArticle(record.one)} to ${joinQuoted(
      all.map(({ state }) => state),
      'or',
    )}, THE SYSTEM SHALL keep it so, and show beside it who set it and when.`,
  }));
}

/** Whoever sets a state that nothing told brings about, and the feature of theirs at which it stands. */
function setterOf(
  product: Product,
  record: ToldRecord,
  state: string,
  acts: OutlinedAct[],
): { id: string; who: string } | undefined {
  const states = statesOf(record);
  const own = acts.filter(({ who, way }) => who && !isPublic(who) && way !== 'read');
  const setting = (one: string) =>
    own.find(({ feature }) => feature.criteria.some((text) => setsState(text, record.one, one)));
  const maker = own.find((act) => madeBy(act, record));
  const keeper = maker && !asks.test(maker.told.verb) ? maker : undefined;
  const handler = states
    .slice(1)
    .flatMap((one) => setting(one) ?? [])
    .find(({ who }) => who?.one !== maker?.who?.one);
  // Who drives a tour says that they are on the way.
  const holder = underWay.test(state)
    ? listActs(product).find(({ who }) => who && record.fields.some(({ name }) => name === who.one))
    : undefined;
  const at = states.indexOf(state);
  const next = states.slice(at + 1).filter((one) => !putAway.test(one) && !ended.test(one));
  const near = (all: string[]) => all.flatMap((one) => setting(one) ?? [])[0];
  // Whoever runs it goes on with what they entered; of what others entered those who handled it do.
  const ownKeeper = keeper?.who?.one === product.idea.self?.one ? keeper : undefined;
  // What goes on by itself is nobody's to set, unless somebody has it or takes it from there.
  const isGoing = /^\p{L}+ing$/u.test(state);
  const [first] = putAway.test(state)
    ? [keeper ?? handler]
    : refusal.test(state)
      ? [handler ?? keeper]
      : ended.test(state)
        ? [keeper ?? maker ?? handler]
        : [
            holder ??
              near(next) ??
              (isGoing ? undefined : (ownKeeper ?? near(states.slice(1, at).toReversed()) ?? keeper ?? handler)),
          ];
  const naming = actsOn(product, record).filter(({ who, way }) => who && !isPublic(who) && way !== 'read');
  const owner = listActs(product).find(({ who, way }) => way !== 'read' && who?.one === product.idea.self?.one);
  // Who asks for something does not answer it.
  const by =
    first ??
    (isGoing
      ? undefined
      : maker
        ? owner
        : (naming.find(({ who }) => who?.one === product.idea.self?.one) ?? naming[0]));
  return by?.who ? { id: by.feature.id, who: oneOf(by.who) } : undefined;
}

const onlyIf = /\b(?:only|if|when|once|while|until|unless|before|no|not|never)\b[^,;]*$/i;
/** Whether a criterion, an act or a rule brings a record to a state, or it comes by itself after the state before. */
function isReached(product: Product, record: ToldRecord, state: string): boolean {
  const states = statesOf(record);
  const phases = states.filter((one) => /^\p{L}+ing$/u.test(one));
  const isSole = product.idea.records.every((other) => other === record || !statesOf(other).includes(state));
  const becomes = new RegExp(
    `\\b(?:becomes?|turns?|counts? as|is|are|marked(?: as)?|goes to) (?:then )?["“]?${toPattern(state)}\\b`,
    'i',
  );
  return (
    listHandStates(product).some((hand) => hand.record === record.one && hand.states.includes(state)) ||
    product.features.some(({ criteria }) => criteria.some((text) => setsState(text, record.one, state))) ||
    listActs(product).some(
      (act) =>
        touches(act, record) &&
        (statesBrought(act.told, states, record.one).includes(state) ||
          (isPlace(state) && act.told.phrase.includes(state))),
    ) ||
    (product.idea.outline?.rules ?? []).some((text) => {
      const at = text.search(becomes);
      return at >= 0 && (nounIn(record.one, text) !== null || (isSole && !onlyIf.test(text.slice(0, at))));
    }) ||
    (phases.length > 1 && (phases.includes(state) || phases.includes(states[states.indexOf(state) - 1] ?? '')))
  );
}
