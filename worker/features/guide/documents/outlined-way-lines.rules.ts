import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { endOf, saidIn, stepsOf, toldIn } from '#worker/features/guide/documents/outlined-scenes.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import { featureIdOf, makesRow } from '#worker/features/guide/product/criteria.rules.ts';
import {
  beforeIt,
  goesWrong,
  isBesideWay,
  type Journey,
  mayAlso,
} from '#worker/features/guide/product/journeys.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const mostBesides = 6;

/**
 * The steps of a way by number, each with its feature and the state that it brings its thing to, by what it can be seen that the way has been
 * gone, and what stands beside it with the step at which it comes up; the user journeys tell the rest.
 */
export function listWay(product: Product, { id, steps }: Journey): string {
  const before = steps.filter((step) => step.startsWith(beforeIt));
  const way = stepsOf(product, { id, steps });
  const besides = steps.filter((step) => isBesideWay(step) && !before.includes(step));
  const shown = besides.length > mostBesides + 1 ? besides.slice(0, mostBesides) : besides;
  return [
    before.join('\n\n'),
    way.map(({ step, feature }, at) => `${at + 1}. ${withNote(step, noteOf(product, feature))}`).join('\n'),
    endOf(product, way),
    shown.map((step) => `- ${besideWay(product, step, way)}`).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

type Step = { feature: Feature | undefined };

/** A step with a note behind what is done, before what others hear of it. */
const withNote = (step: string, note: string): string =>
  note === '' ? step : step.replace(/(?=; \p{Lu}[^;]*\.$|\.$)/u, ` (${note})`);

/** The state that a feature brings its thing to: the one that it sets, else the first of what it makes. */
function reachedBy({ idea }: Product, { criteria }: Feature): { thing: string; state: string } | undefined {
  const text = criteria.find((one) => one.startsWith('WHEN ') && / SHALL (?:set|keep) /.test(one)) ?? '';
  const [, thing, set] = / SHALL set the (.+?) to “([^”]+)”(?! or\b| where\b| and then\b)/.exec(text) ?? [];
  if (thing && set) return { thing, state: set };
  const record = idea.records.find(({ one }) => makesRow(text, one));
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
  if (id === undefined || !product.features.some((one) => one.id === featureIdOf(id))) return step;
  const at = way.findIndex((one) => one.feature?.id === featureIdOf(id));
  const after = feature ? stepBefore(product, feature, way) : -1;
  const when = said !== undefined && at >= 0 ? ` at step ${at + 1}` : after >= 0 ? ` after step ${after + 1}` : '';
  return `${opening.replace(/: $/, '')}${when}: ${withNote(told, said ?? noteOf(product, feature))}`;
}

/** The first step that brings a thing to a state from which a feature moves it on; -1 where none does. */
function stepBefore(product: Product, { id }: Feature, way: Step[]): number {
  for (const { machine } of listTables(product)) {
    const moves = machine?.moves.filter((move) => move.id !== '' && featureIdOf(move.id) === id) ?? [];
    const at = way.findIndex(({ feature }) => {
      const reached = feature && reachedBy(product, feature);
      return reached?.thing === machine?.record && moves.some(({ from }) => from.includes(reached?.state ?? ''));
    });
    if (at >= 0) return at;
  }
  return -1;
}
