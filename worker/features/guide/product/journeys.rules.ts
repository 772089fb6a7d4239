import { payoffs } from '#worker/features/guide/content/payoffs.ts';
import { tellingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { capitalise, fill, patternOfNoun, type Slots } from '#worker/features/guide/grammar/words.rules.ts';
import { personFor } from '#worker/features/guide/idea/cast.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { paysOff } from '#worker/features/guide/idea/own-journeys.rules.ts';
import { isOfIdea } from '#worker/features/guide/product/of-idea.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import type { SavedJourney } from '#worker/features/guide/product/saved-text.rules.ts';

/** One way through the product, under the id that the requirements give it; its texts may have slots. */
export type Journey = { id: string; title: string; steps: string[]; isHosts: boolean };

/** The ways through a product, each with a name for whoever walks it, the moment at which it pays off and what can go wrong. */
export function deriveJourneys(idea: Idea, features: Feature[], slots: Slots): Journey[] {
  const taken: string[] = [];
  return idea.pattern.journeys.map((journey, index) => {
    const id = `J-${index + 1}`;
    const isHosts = idea.host !== undefined && /\{(?:a |A )?hosts?\}/i.test(journey.title);
    const { title, steps } = idea.pattern.isOwn ? journey : withPerson(journey, idea);
    const known = steps.filter((step) => !step.startsWith(goesWrong));
    const told = steps.find((step) => step.startsWith(goesWrong));
    // An answer may have taken out the criterion that a scene of the idea's own acts ends with.
    const holds = told && features.some(({ criteria }) => criteria.some((text) => text.includes(causeIn(told))));
    const way = [...known, ...(idea.pattern.isOwn ? [] : payoffOf(idea.pattern, index))];
    const fault = holds
      ? told
      : faultOf({ id, isHosts, way: way.map((step) => fill(step, slots)) }, features, idea, taken);
    if (fault) taken.push(fault);
    return { id, title, steps: [...way, ...(fault ? [fault] : [])], isHosts };
  });
}

/** What the step of a journey begins with that tells what can go wrong. */
export const goesWrong = 'What can go wrong: ';
/** What the step of a journey begins with that tells what may be done on it and may be left out. */
export const mayAlso = 'What may also happen: ';
/** The note of a step on its feature or criterion and the state that it brings about: ' (FR-4: the loan is “open”)'. */
export const stepNote = ' \\((FR-\\d+(?:\\.\\d+)?)(?:: the [^()]+? is “[^”]+”)?\\)(?=\\.$|; )';
/** A step without what the requirements add to it: its feature, the state that it brings about, and at which step it comes up. */
const plainStep = (step: string): string =>
  step
    .replace(new RegExp(stepNote, 'u'), '')
    .replace(/^(What (?:can go wrong|may also happen)) (?:at|after) step \d+(?=: )/, '$1');
/** What the step of a journey begins with that has to be done once before somebody can go it. */
export const beforeIt = 'Before it begins: ';
/** Whether a step of a journey stands beside its way. */
export const isBesideWay = (step: string): boolean =>
  [goesWrong, mayAlso, beforeIt].some((opening) => step.startsWith(opening));
const causeIn = (step: string) => step.slice(goesWrong.length).split('. ')[0] ?? '';

/** A journey of a shape told of somebody with a name: 'Mira, a customer, places an order'. */
function withPerson({ title, steps }: Pick<Journey, 'title' | 'steps'>, idea: Idea): Pick<Journey, 'title' | 'steps'> {
  const side = /^\{A (client|host)\} /.exec(title)?.[1];
  const noun = side === 'host' ? idea.host : side ? idea.client : undefined;
  if (!noun) return { title, steps };
  const name = personFor(idea, noun.one);
  const named = (text: string) => text.replace(`{A ${side}} `, `${name} `).replace(`{a ${side}} `, `${name} `);
  return { title: title.replace(/^\{A (\w+)\}/, `${name}, {a $1},`), steps: steps.map(named) };
}

/** Words of which every journey is full. */
const everywhere = tellingStems('number name time moment pays mark');

/** Of what can go wrong, what comes closest to the steps of a journey: in what its people do, and in its own features, first. */
function faultOf(
  { way, ...journey }: Pick<Journey, 'id' | 'isHosts'> & { way: string[] },
  features: Feature[],
  idea: Idea,
  taken: string[],
): string | undefined {
  const { client, host, item, deal, name } = idea;
  const known = tellingStems([client, host, item, deal].map((noun) => noun?.one ?? '').join(' '));
  const steps = tellingStems(way.join(' ')).difference(known.union(everywhere));
  const times = (criteria: string[], noun: typeof host) =>
    noun ? criteria.filter((text) => patternOfNoun(noun).test(text)).length : 0;
  const faults = features.filter(isOfIdea).flatMap((feature) => {
    const isHosts = times(feature.criteria, host) > times(feature.criteria, client);
    const isNear = feature.journey === journey.id;
    return feature.criteria.flatMap((text) => {
      const [cause, then] = text.replace(/\.$/, '').split(', THEN THE SYSTEM SHALL ');
      if (!cause?.startsWith('IF ') || !then || / breaks off half way$/.test(cause)) return [];
      const shared = steps.intersection(tellingStems(cause)).size;
      const step = `${goesWrong}${cause.slice(3)}. ${name} must then ${then}.`;
      if (taken.includes(step)) return [];
      return [
        {
          step,
          shared,
          isNear,
          score: shared + (isNear ? 0.5 : 0) + (isHosts === journey.isHosts ? 1 : 0),
        },
      ];
    });
  });
  const found =
    faults.filter(({ shared }) => shared > 0).toSorted((a, b) => b.score - a.score)[0] ??
    faults.find(({ isNear }) => isNear);
  return found?.step;
}

/** What a journey of a shape was good for. */
function payoffOf({ id }: Idea['pattern'], index: number): string[] {
  const payoff = payoffs[id][index];
  return payoff ? [`${paysOff}: ${payoff}.`] : [];
}

/**
 * The journeys of the saved requirements: those that nobody touched as they are derived now, those that a person changed or added in their
 * words, and none that was taken out. A text without any by id says nothing of them.
 */
export function pinJourneys(now: Product, before: Product, saved: SavedJourney[], harmless: (text: string) => string) {
  if (saved.length === 0) return now.journeys;
  const earlier = before.journeys.map((journey) => ({ ...journey, ...tellJourney(journey, before.slots) }));
  return saved.map(({ id, title, steps: written }): Journey => {
    const steps = written.map(plainStep);
    const known = earlier.find((journey) => journey.title === title) ?? earlier.find((journey) => journey.id === id);
    // What has to be there before is no item of the list.
    const listed = known?.steps.filter((step) => !step.startsWith(beforeIt)) ?? [];
    const isUntouched = known?.title === title && listed.join('\n') === steps.join('\n');
    const current = now.journeys.find((journey) => journey.id === known?.id);
    if (isUntouched && current) return { ...current, id };
    const isHosts = known ? known.isHosts : isOfHosts(title, now.idea);
    return { id, title: harmless(title), steps: steps.map(harmless), isHosts };
  });
}

/** A journey as the requirements tell it. */
export const tellJourney = ({ title, steps }: Pick<Journey, 'title' | 'steps'>, slots: Slots) => ({
  title: capitalise(fill(title, slots)),
  steps: steps.map((step) => capitalise(fill(step, slots))),
});

const isOfHosts = (title: string, { client, host }: Idea) =>
  host !== undefined && patternOfNoun(host).test(title) && !patternOfNoun(client).test(title);
