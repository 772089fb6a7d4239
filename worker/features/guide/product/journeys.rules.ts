import { payoffs } from '#worker/features/guide/content/payoffs.ts';
import { capitalise, fill, patternOfNoun, type Slots } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { paysOff } from '#worker/features/guide/idea/own-sections.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import type { SavedJourney } from '#worker/features/guide/product/saved-text.rules.ts';

/** One way through the product, under the id that the requirements give it; its texts may have slots. */
export type Journey = { id: string; title: string; steps: string[]; isHosts: boolean };

/** The ways through a product, each with the moment at which it pays off for whoever walks it. */
export const deriveJourneys = ({ pattern, host }: Idea): Journey[] =>
  pattern.journeys.map(({ title, steps }, index) => ({
    id: `J-${index + 1}`,
    title,
    steps: [...steps, ...payoffOf(pattern, index)],
    isHosts: host !== undefined && /\{(?:a |A )?hosts?\}/i.test(title),
  }));

/** What the last step of a journey says of its worth; those made of an idea's own acts say it themselves. */
function payoffOf({ isOwn, id }: Idea['pattern'], index: number): string[] {
  const payoff = isOwn ? undefined : payoffs[id][index];
  return payoff ? [`${paysOff}: ${payoff}.`] : [];
}

/**
 * The journeys of the saved requirements: those that nobody touched as they are derived now, those that a person changed or added in their
 * words, and none that was taken out. A text without any by id says nothing of them.
 */
export function pinJourneys(now: Product, before: Product, saved: SavedJourney[], harmless: (text: string) => string) {
  if (saved.length === 0) return now.journeys;
  const earlier = before.journeys.map((journey) => ({ ...journey, ...tellJourney(journey, before.slots) }));
  return saved.map(({ id, title, steps }): Journey => {
    const known = earlier.find((journey) => journey.title === title) ?? earlier.find((journey) => journey.id === id);
    const isUntouched = known?.title === title && known.steps.join('\n') === steps.join('\n');
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
