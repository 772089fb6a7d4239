import type { FeatureText } from '#worker/features/guide/content/patterns/pattern.ts';
import { capitalise, fill, type Slots } from '#worker/features/guide/grammar/words.rules.ts';
import type { Draft } from '#worker/features/guide/product/product.rules.ts';

/** A feature as its text tells it, its slots filled; priorities and journeys come later. */
export function draftOf(text: FeatureText, slots: Slots): Draft {
  return {
    key: text.key,
    title: capitalise(fill(text.title, slots)),
    says: fill(text.says, slots),
    criteria: text.criteria.map((criterion) => fill(criterion, slots)),
    rules: [],
    screen: capitalise(fill(text.screen, slots)),
    ...(text.actor ? { actor: text.actor } : {}),
    ...(text.why ? { why: text.why } : {}),
    ...(text.isRule ? { isRule: text.isRule } : {}),
    ...(text.isDevice ? { isDevice: text.isDevice } : {}),
    ...(/^own-\d+$/.test(text.key) && text.actor ? { isTold: true as const } : {}),
  };
}
