import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { saidIn, stepsOf, toldIn } from '#worker/features/guide/documents/outlined-scenes.rules.ts';
import { outcomeOf, todayOn, walkersIn } from '#worker/features/guide/documents/outlined-way-outcome.rules.ts';
import { stemOf, stemsIn } from '#worker/features/guide/grammar/stems.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import { joinClauses, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { featureIdOf, makesRow } from '#worker/features/guide/product/criteria.rules.ts';
import {
  beforeIt,
  goesWrong,
  isBesideWay,
  type Journey,
  mayAlso,
} from '#worker/features/guide/product/journeys.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/**
 * A way as it is gone: who goes it, how that is today and what has to be there first; its steps by number, each with its feature and the state
 * that it brings its thing to; what comes of it; and what stands beside it, with the step at which, or after which, it comes up.
 */
export function listWay(product: Product, { id, steps }: Journey): string {
  const before = steps.flatMap((step) => (step.startsWith(beforeIt) ? [step.slice(beforeIt.length, -1)] : []));
  const way = stepsOf(product, { id, steps });
  const besides = steps.filter((step) => isBesideWay(step) && !step.startsWith(beforeIt));
  return [
    [walkersIn(product, way), todayOn(product, { id }), tellBefore(product, before)].filter(Boolean).join(' '),
    way.map(({ step, feature }, at) => `${at + 1}. ${withNote(step, noteOf(product, feature))}`).join('\n'),
    outcomeOf(product, way, id),
    besides.map((step) => `- ${besideWay(product, step, way)}`).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** 'Before it begins: the landlord enters a flat (FR-13) and a plumber (FR-14).' */
function tellBefore(product: Product, entered: string[]): string {
  const [first = ''] = entered;
  const [opening = ''] = /^(?:the )?[\p{L} ]+? (?:enters?|adds?) (?=an? )/u.exec(first) ?? [];
  const isLike = opening !== '' && entered.every((text) => text.startsWith(opening));
  const told = entered.map((text) => {
    const id = toldIn(product, text)?.id;
    const note = id && product.features.some((one) => one.id === id) ? ` (${id})` : '';
    return `${isLike ? text.slice(opening.length) : text}${note}`;
  });
  return told.length > 0 ? `${beforeIt}${isLike ? opening : ''}${joinClauses(told)}.` : '';
}

type Step = { feature: Feature | undefined };

/** A step with a note behind what is done, before what others hear of it. */
const withNote = (step: string, note: string): string =>
  note === '' ? step : step.replace(/(?=; \p{Lu}[^;]*\.$|\.$)/u, ` (${note})`);

/** The state that a feature brings its thing to upon what its line tells: the one that it sets, else the first of what it makes. */
function reachedBy(
  { idea }: Product,
  { criteria }: Pick<Feature, 'criteria'>,
): { thing: string; state: string } | undefined {
  const [cause] = criteria.find((one) => one.startsWith('WHEN '))?.split(', THE SYSTEM SHALL ') ?? [];
  const own = criteria.filter((one) => cause && one.startsWith(`${cause}, `));
  const text = own.find((one) => / SHALL (?:set|keep) /.test(one)) ?? '';
  const record = idea.records.find(({ one }) => makesRow(text, one));
  const setting = record
    ? (own.find((one) => one.includes(` SHALL set the ${record.one} to “`) && !/” at once /.test(one)) ?? text)
    : text;
  const [, thing, set] =
    / SHALL set the (.+?) to “([^”]+)”(?! or\b| where\b| and then\b| at once\b)/.exec(setting) ?? [];
  if (thing && set) return { thing, state: set };
  const begun = record && (/, as “([^”]+)”/.exec(text)?.[1] ?? statesOf(record)[0]);
  return record && begun ? { thing: record.one, state: begun } : undefined;
}

/** 'FR-4: the loan is “open”', as `stepNote` reads it; nothing of what a person took out of the saved requirements, which has no id there. */
function noteOf(product: Product, feature: Feature | undefined): string {
  if (!feature || !product.features.some(({ id }) => id === feature.id)) return '';
  const reached = reachedBy(product, feature);
  return reached ? `${feature.id}: the ${reached.thing} is “${reached.state}”` : feature.id;
}

/** What stands beside a way with its feature or criterion, and the step at which, or after which, it comes up. */
function besideWay(product: Product, step: string, way: Step[]): string {
  const opening = [goesWrong, mayAlso].find((one) => step.startsWith(one)) ?? '';
  const told = step.slice(opening.length);
  const said = saidIn(product, told);
  const feature = said === undefined ? toldIn(product, told) : undefined;
  const id = said ?? feature?.id;
  const isKept = id !== undefined && product.features.some((one) => one.id === featureIdOf(id));
  const own = said === undefined ? -1 : way.findIndex((one) => one.feature?.id === featureIdOf(said));
  const at = own >= 0 ? own : missedIn(told, way);
  const after = at < 0 && feature ? stepBefore(product, feature, way) : -1;
  const when = at >= 0 ? ` at step ${at + 1}` : after >= 0 ? ` after step ${after + 1}` : '';
  const note = isKept ? (said ?? noteOf(product, feature)) : '';
  return `${opening.replace(/: $/, '')}${when}: ${withNote(told, note)}`;
}

/** The step that somebody has not done in time: 'nobody acknowledges for 10 minutes' of who acknowledges; -1 where it says of none. */
function missedIn(told: string, way: Step[]): number {
  if (!/\b(?:nobody|no|not|unless|without)\b|n't\b/i.test(told.split(/[;,]/)[0] ?? '')) return -1;
  const stems = new Set(stemsIn(told));
  return way.findIndex(({ feature }) => {
    const [verb = ''] = lowerFirst(feature?.title ?? '').split(' ');
    return feature !== undefined && verb.length > fewestLetters && stems.has(stemOf(verb));
  });
}
const fewestLetters = 3;

/**
 * The step after which a feature comes up: the first that brings a thing to a state from which it moves it on, else the last told before it on
 * the same thing, else the last told before it; -1 where none is.
 */
function stepBefore(product: Product, { id }: Feature, way: Step[]): number {
  for (const { machine } of listTables(product)) {
    const moves = machine?.moves.filter((move) => move.id !== '' && featureIdOf(move.id) === id) ?? [];
    const at = way.findIndex(({ feature }) => {
      // What follows later upon a step, as by the notice of a bank, is brought about by it too.
      const later = feature?.criteria.filter((one) => / SHALL set the /.test(one)) ?? [];
      const reached = feature && (reachedBy(product, feature) ?? reachedBy(product, { criteria: later.slice(0, 1) }));
      return reached?.thing === machine?.record && moves.some(({ from }) => from.includes(reached?.state ?? ''));
    });
    if (at >= 0) return at;
  }
  const acts = listActs(product);
  const order = (one: Feature | undefined) => acts.findIndex(({ feature }) => feature.id === one?.id);
  const own = acts.find(({ feature }) => feature.id === id);
  const isEarlier = ({ feature }: Step) =>
    order(feature) >= 0 && own !== undefined && order(feature) < acts.indexOf(own);
  const isOnIt = ({ feature }: Step) =>
    own?.who !== undefined &&
    own.way === 'change' &&
    own.record !== undefined &&
    acts[order(feature)]?.record === own.record;
  const near = way.findLastIndex((step) => isEarlier(step) && isOnIt(step));
  return near >= 0 ? near : way.findLastIndex(isEarlier);
}
