import {
  capitalise,
  lowerFirst,
  type Noun,
  patternOfNoun,
  toPattern,
} from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { inYourWords } from '#worker/features/guide/idea/telling.rules.ts';
import type { Feature } from '#worker/features/guide/product/product.rules.ts';

type Draft = Omit<Feature, 'wants' | 'priority' | 'journey'>;

const common = /^(account|law)$/;

/** Gives each feature who wants it and why, how much it matters with the reason, and the journey that it serves. */
export function weigh(features: Draft[], idea: Idea): Feature[] {
  const own = features.filter(({ key }) => !common.test(key));
  const musts = Math.max(1, Math.ceil(own.length / 2));
  return features.map((feature) => {
    const at = own.indexOf(feature);
    const next = own[at + 1];
    return {
      ...feature,
      wants: wantsOf(feature, next ?? own[0], idea),
      priority: priorityOf(feature, at, musts, own, idea),
      journey: `J-${journeyOf(feature, idea)}`,
    };
  });
}

/** Who acts in a feature: known, or the side its sentence begins with. */
function actorOf({ actor, says }: Draft, { client, host }: Idea): Noun {
  if (actor) return actor;
  return host && says.toLowerCase().startsWith(host.many.toLowerCase()) ? host : client;
}

function wantsOf(feature: Draft, next: Draft | undefined, idea: Idea): string {
  const actor = actorOf(feature, idea);
  if (feature.why) return `${capitalise(actor.many)} want this so that ${feature.why}.`;
  if (feature.key === 'account')
    return `${capitalise(actor.many)} want this so that their ${idea.item.many} stay theirs.`;
  if (feature.key === 'law')
    return `${capitalise(idea.client.many)} want this so that what they enter about themselves stays with those who need it.`;
  if (!next || next === feature)
    return `${capitalise(actor.many)} want this so that the rest of ${idea.name} is worth their time.`;
  const other = actorOf(next, idea);
  // 'So that guests can remind guests' is a reason for nobody.
  if (next.isRule || !/^[A-Z][a-z]+ /.test(next.title) || patternOfNoun(other).test(next.title))
    return `${capitalise(actor.many)} want this so that it can be relied on: ${lowerFirst((next.says.split('. ')[0] ?? next.title).replace(inYourWords, '')).replace(/\.$/, '')}.`;
  return `${capitalise(actor.many)} want this so that ${other.one === actor.one ? 'they' : other.many} can ${lowerFirst(next.title)}.`;
}

function priorityOf(feature: Draft, at: number, musts: number, own: Draft[], idea: Idea): Feature['priority'] {
  const { client, host, item } = idea;
  const actor = actorOf(feature, idea);
  const waiting = [host, client].find((noun) => noun && noun.one !== actor.one);
  if (feature.key === 'law')
    return { level: 'must', reason: `the law asks for it before the first ${client.one} enters anything` };
  if (feature.key === 'warning') return { level: 'must', reason: `a missed warning harms ${client.many}` };
  if (feature.key === 'account')
    return { level: 'should', reason: `the first ten ${actor.many} can be let in by hand` };
  if (feature.isRule && /\b(must|only|except|never|may not)\b/.test(feature.says))
    return { level: 'must', reason: `breaking it once costs the trust of ${client.many}` };
  if (at < musts) {
    const next = own[at + 1];
    if (at === 0) return { level: 'must', reason: `it is the first thing that ${actor.many} come for` };
    if (at < musts - 1 && next) return { level: 'must', reason: `“${lowerFirst(next.title)}” builds on it` };
    return {
      level: 'must',
      reason: waiting
        ? `with it ${waiting.many} get something out of it too`
        : `with it ${actor.many} see what became of the ${item.one}`,
    };
  }
  if (own.length > 4 && at === own.length - 1)
    return { level: 'later', reason: `it pays off when more than 50 ${item.many} are there` };
  const reasons = [
    `for the first ten ${actor.many} it can be done by hand`,
    `${waiting ? waiting.many : actor.many} manage a few weeks without it`,
    `nobody has the first ${item.one} to do it with on day one`,
  ];
  return { level: 'should', reason: reasons[Math.abs(at - musts) % reasons.length] ?? '' };
}

/** The journey of those who act, by the order in which journeys are told; what nobody begins serves the first. */
function journeyOf(feature: Draft, idea: Idea): number {
  const { journeys } = idea.pattern;
  const actor = actorOf(feature, idea);
  const found = journeys.findIndex(({ title }) =>
    new RegExp(
      `\\b(?:${toPattern(actor.one)})\\b|\\{(?:a |A )?${actor.one === idea.host?.one ? 'host' : 'client'}\\}`,
      'i',
    ).test(title),
  );
  return found < 0 ? 1 : found + 1;
}
