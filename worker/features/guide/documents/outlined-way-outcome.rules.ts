import { outlinedVision } from '#worker/features/guide/documents/outlined-vision.rules.ts';
import { namingStems, stemsOfRule } from '#worker/features/guide/grammar/stems.rules.ts';
import { joinClauses, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { oneOf, thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import { criterionId } from '#worker/features/guide/product/criteria.rules.ts';
import { isBesideWay, type Journey } from '#worker/features/guide/product/journeys.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { isAssumedSight } from '#worker/features/guide/product/outlined-branches.rules.ts';
import { isNotice } from '#worker/features/guide/product/outlined-payments.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const mostReached = 2;
const fewestShared = 2;

/** What somebody has at the end of a way, by the criteria of its last step, and the measure that shows whether it was worth it: 'Outcome: the repair is “closed” (FR-10.1); …'. */
export function outcomeOf(product: Product, way: { feature: Feature | undefined }[], id: string): string {
  const sights = listActs(product).filter(isAssumedSight);
  const isEnd = (feature: Feature) =>
    !sights.some((act) => act.feature.id === feature.id) &&
    !/^note that it happened\b/.test(effectOf(feature.criteria[endIn(feature)]) ?? '');
  const met = way.flatMap(({ feature }) => feature ?? []);
  const feature = met.findLast(isEnd) ?? met.at(-1);
  if (!feature) return '';
  const first = endIn(feature);
  const reached = feature.criteria.flatMap((text, at) =>
    at !== first &&
    text.startsWith('WHEN ') &&
    /^(?:tell|send|remind|mail|show (?:the|it to)) /.test(effectOf(text) ?? '')
      ? [at]
      : [],
  );
  const parts = [first, ...reached.slice(0, mostReached)].flatMap((at) => {
    const effect = effectOf(feature.criteria[at]);
    return effect ? [`${tellEnd(product, feature, effect)} (${criterionId(feature, at)})`] : [];
  });
  if (parts.length === 0) return '';
  const measure = product.measures.find(({ text }) => nearestTo(product, text) === id);
  return `Outcome: ${parts.join('; ')}.${measure ? ` It counts towards ${measure.id}: ${lowerFirst(measure.text).replace(/[.\s]+$/, '')}.` : ''}`;
}

/** An effect as what is so then: 'the repair is “closed”', 'the member sees their rents', 'Plots tells the warden'. */
function tellEnd(product: Product, feature: Feature, effect: string): string {
  const [, set = '', state] = /^set the (.+?) to (“.+)$/.exec(effect) ?? [];
  if (state) return `the ${set} is ${state.replace(secondVerb, '')}`;
  const [, seer, when = ''] = /^show it to (.+?)( at once)?$/.exec(effect) ?? [];
  if (seer) return `${seer} sees it${when}`;
  const [, made, kept] = /^keep an? (.+?) (with .+)$/.exec(effect) ?? [];
  if (made) return `the ${made} is kept ${kept}`;
  // Where nobody told what comes of it, the deed itself is what is so then.
  if (/^keep it with /.test(effect)) return lowerFirst(feature.says.replace(/[.\s]+$/, ''));
  const [, held] = /^ensure that (.+)$/.exec(effect) ?? [];
  if (held) return held;
  const who = listActs(product).find((act) => act.feature.id === feature.id)?.who;
  const [, shown] = /^show (?!the )(.+)$/.exec(effect) ?? [];
  if (shown && who) return `${oneOf(who)} sees ${shown}`;
  const [verb = '', ...rest] = effect.split(' ');
  return [product.name, thirdOf(verb), ...rest].join(' ');
}

/** What an effect does besides, by a verb of its own. */
const secondVerb = /,? (?:and )?(?:keep|show|tell|note|say) .*$/;

const effectOf = (text = ''): string | undefined =>
  text.split('THE SYSTEM SHALL ')[1]?.replace(/,? and show beside it\b.*$|\.$/, '');

/** The criterion with what somebody came for: what is only shown first gives way to the one that says most of the deed itself. */
function endIn({ criteria, title }: Feature): number {
  const first = criteria.findIndex((text) => !text.startsWith('IF '));
  // A payment has begun when it is asked for, and is there when it is reported.
  const reported = criteria.findIndex(isNotice);
  if (reported >= 0) return reported;
  if (!/^show /.test(effectOf(criteria[first]) ?? '')) return first;
  const deed = namingStems(title);
  const said = criteria.map((text) => {
    const effect = effectOf(text) ?? '';
    return text.startsWith('IF ') || !/^(?:let|play|open|start) /.test(effect)
      ? 0
      : namingStems(effect).intersection(deed).size;
  });
  const most = Math.max(...said);
  return most > namingStems(effectOf(criteria[first]) ?? '').intersection(deed).size ? said.indexOf(most) : first;
}

/** What every measure speaks of says nothing of what it is about. */
const general = /^(?:days?|weeks?|months?|years?|hours?|minut\p{L}*|people|person|first|\d.*)$/u;

/** The journey with which a sentence has most to do, by what its steps say; undefined where it has too little to do with each. */
function nearestTo({ idea, journeys }: Product, text: string): string | undefined {
  const names = stemsOfRule(idea.people.map(({ many }) => many).join(' '));
  const own = new Set([...stemsOfRule(text).difference(names)].filter((stem) => !general.test(stem)));
  const [nearest] = journeys
    .map(({ id, steps }) => {
      const way = steps.filter((step) => !isBesideWay(step));
      return { id, size: stemsOfRule(way.join(' ')).intersection(own).size, length: way.length };
    })
    .toSorted((a, b) => b.size - a.size || a.length - b.length);
  return nearest && nearest.size >= fewestShared ? nearest.id : undefined;
}

/** What goes on from another sentence says nothing by itself. */
const leansOn =
  /^(?:and|or|but|once|then|so|it|they|this|that|these|those|he|she|some|each|both)\b|\b(?:have|has|do|does|did|is|are|was|were|can|will)[,.;]/i;
const longest = 150;

/** How what a journey is about is done today, in a sentence of the owner; empty where none speaks of it. */
export function todayOn(product: Product, { id }: Pick<Journey, 'id'>): string {
  const told = outlinedVision(product).today.split(/(?<=[.!?]) +/);
  const found = told.find((text) => text.length <= longest && !leansOn.test(text) && nearestTo(product, text) === id);
  return found ? `Today: ${found}` : '';
}

/** Who does something on a journey, in order: 'Who: a tenant, the landlord and a plumber.' */
export function walkersIn(product: Product, way: { feature: Feature | undefined }[]): string {
  const acts = listActs(product);
  const actors = way.flatMap(({ feature }) => acts.find((act) => act.feature.id === feature?.id)?.who ?? []);
  const names = [...new Set(actors.map(oneOf))];
  return names.length > 0 ? `Who: ${joinClauses(names)}.` : '';
}
