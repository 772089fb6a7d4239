import { reasons } from '#worker/features/guide/content/gains.ts';
import { meanwhile } from '#worker/features/guide/content/meanwhile.ts';
import {
  capitalise,
  fill,
  lowerFirst,
  type Noun,
  type Slots,
  toPattern,
} from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { oneOf } from '#worker/features/guide/idea/telling.rules.ts';
import type { Feature } from '#worker/features/guide/product/product.rules.ts';

type Draft = Omit<Feature, 'wants' | 'priority' | 'journey'>;

const common = /^(account|law)$/;

/** Gives each feature who wants it and why, how much it matters with the reason, and the journey that it serves. */
export function weigh(features: Draft[], idea: Idea, slots: Slots): Feature[] {
  const own = features.filter(({ key }) => !common.test(key));
  const musts = mustsOf(own);
  return features.map((feature) => ({
    ...feature,
    wants: wantsOf(feature, idea, slots),
    priority: priorityOf(feature, { own, musts, idea, slots }),
    journey: `J-${journeyOf(feature, idea)}`,
  }));
}

/** What comes first: the step that all others begin with, then what the person told of, before what such a product needs besides. */
function mustsOf(own: Draft[]): Draft[] {
  const [first, ...rest] = own;
  if (!first) return [];
  const acts = rest.filter(({ isTold, isRule }) => isTold && !isRule);
  const told = [...acts, ...rest.filter(({ isTold, isRule }) => isTold && isRule)];
  const free = own.filter((feature) => !isLimitRule(feature)).length;
  const half = Math.max(1, Math.ceil(own.length / 2));
  const isMixed = own.some(({ isTold }) => !isTold);
  // Where all was told, what is left for later has to be told too.
  const most = isMixed
    ? Math.max(half, Math.min(told.length + 1, Math.ceil((own.length * 2) / 3)))
    : Math.max(half, Math.min(free - 1, Math.ceil((free * 2) / 3)));
  const others = rest.filter((feature) => !told.includes(feature));
  const chosen = [first, ...told, ...others].slice(0, most);
  return own.filter((feature) => chosen.includes(feature));
}

const isLimitRule = ({ isRule, says }: Draft) => isRule === true && /\b(must|only|except|never|may not)\b/.test(says);

/** Who acts in a feature: known, or the side its sentence begins with. */
export function actorOf({ actor, says }: Pick<Draft, 'actor' | 'says'>, { client, host }: Idea): Noun {
  if (actor) return actor;
  return host && says.toLowerCase().startsWith(host.many.toLowerCase()) ? host : client;
}

/** Who wants it, and what is gained by it: no device wants anything. */
function wantsOf(feature: Draft, idea: Idea, slots: Slots): string {
  const actor = feature.isDevice ? (idea.host ?? idea.client) : actorOf(feature, idea);
  const reason = feature.why ?? reasons[feature.key] ?? reasons[`${idea.pattern.id}.${feature.key}`];
  // What nobody told and no shape knows would be said of every feature alike.
  if (!reason || (idea.isOutlined && !feature.why && feature.key.startsWith('own-'))) return '';
  return `${capitalise(actor.many)} want this so that ${fill(reason, slots)}.`;
}

type Around = { own: Draft[]; musts: Draft[]; idea: Idea; slots: Slots };

function priorityOf(feature: Draft, { own, musts, idea, slots }: Around): Feature['priority'] {
  const { client } = idea;
  const actor = actorOf(feature, idea);
  if (feature.key === 'law')
    return { level: 'must', reason: `the law asks for it before the first ${client.one} enters anything` };
  if (feature.key === 'warn') return { level: 'must', reason: `a missed warning harms ${client.many}` };
  if (feature.key === 'account')
    return { level: 'should', reason: `the first ten ${actor.many} can be let in by hand` };
  if (isLimitRule(feature)) return { level: 'must', reason: `breaking it once costs the trust of ${client.many}` };
  if (musts.includes(feature)) return { level: 'must', reason: reasonOf(feature, own, musts, idea) };
  const known = meanwhile[feature.key] ?? meanwhile[`${idea.pattern.id}.${feature.key}`];
  const [before] = musts;
  const without = known
    ? `until it is there, ${fill(known, slots)}`
    : `“${lowerFirst(before?.title ?? idea.name)}” works without it`;
  if (feature.isTold) return { level: 'should', reason: `the idea asks for it; ${without}` };
  return { level: own.length > 4 && own.at(-1) === feature ? 'later' : 'should', reason: without };
}

/** Why it can't wait: others build on it, somebody comes for it, or the person asked for it by name. */
function reasonOf(feature: Draft, own: Draft[], musts: Draft[], idea: Idea): string {
  const { client } = idea;
  const actor = actorOf(feature, idea);
  const next = own[own.indexOf(feature) + 1];
  if (feature.isDevice) return `${client.many} have nothing to go by until it works`;
  const isFirst = musts.find((other) => actorOf(other, idea).one === actor.one && other.isTold) === feature;
  if (isFirst && actor.one === client.one) return `it is the first thing that ${actor.many} come for`;
  if (isFirst) return `it is what ${actor.many} come for`;
  if (feature.isTold) return `the idea asks for it, and ${client.many} will look for it`;
  // A shape begins with what all its other steps rest on.
  return next && feature === own[0]
    ? `“${lowerFirst(next.title)}” has nothing to work with before it is there`
    : `${actor.many} need it from the first day on, though the idea does not name it`;
}

/** The journey of those who act, by the order in which journeys are told; what nobody begins serves the first. */
function journeyOf(feature: Draft, idea: Idea): number {
  const { journeys } = idea.pattern;
  const actor = actorOf(feature, idea);
  // 'Leila, a gym: reset a wall' is theirs, whatever another title says of a gym.
  const named = `${oneOf(actor)}: `.toLowerCase();
  const own = journeys.findIndex(
    ({ title }) => title.toLowerCase().startsWith(named) || title.toLowerCase().includes(`, ${named}`),
  );
  if (own >= 0) return own + 1;
  const found = journeys.findIndex(({ title }) =>
    new RegExp(
      `\\b(?:${toPattern(actor.one)})\\b|\\{(?:a |A )?${actor.one === idea.host?.one ? 'host' : 'client'}\\}`,
      'i',
    ).test(title),
  );
  return found < 0 ? 1 : found + 1;
}
