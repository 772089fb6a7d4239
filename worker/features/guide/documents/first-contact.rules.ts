import type { OutsidePart } from '#worker/features/guide/content/outside-part.ts';
import { outsideServices } from '#worker/features/guide/content/outside-services.ts';
import type { Need } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import type { Feature } from '#worker/features/guide/product/product.rules.ts';

/** A feature that begins with a link to somebody who has never come in. */
const reachesFirst = ({ key, criteria }: Feature) =>
  key !== 'account' && criteria.some((text) => /\bsend (?:an?|the) (?:personal )?link\b/.test(text));

/**
 * The features that a way of messages serves: whoever has never come in is reached at the address that is kept of them, as no phone of
 * theirs takes messages yet.
 * @param asking the features whose words ask for this way.
 */
export function reachable({ key }: OutsidePart, asking: Feature[], all: Feature[]): Feature[] {
  if (key === 'push') return asking.filter((feature) => !reachesFirst(feature));
  return key === 'mail' ? [...new Set([...all.filter(reachesFirst), ...asking])] : asking;
}

/** What waits for its sending is kept as messages to phones are, where a first link goes by mail. */
export function withOutbox(need: Need): Need {
  if (!need.features.some(reachesFirst)) return need;
  const { job, record, unless, decision } = outsideServices.find(({ key }) => key === 'push') ?? {};
  return { ...need, part: { ...need.part, job, record, unless, decision } };
}
