import { measured } from '#worker/features/guide/content/measured.ts';
import { patterns } from '#worker/features/guide/content/patterns/patterns.ts';
import { countedFrom } from '#worker/features/guide/documents/measures-counted.rules.ts';
import { todayOf } from '#worker/features/guide/documents/measures-today.rules.ts';
import { fill, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { closestFeature } from '#worker/features/guide/product/finding.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const isCounter = (told: string) => told.startsWith('Counter-measure');

/** Each measure with the feature whose working it shows. */
export function tellMeasures(product: Product): string[] {
  return product.measures.map(({ id, text }) => {
    const feature = featureOfMeasure(product, text) ?? product.features[0];
    const shown = feature?.id ?? 'FR-1';
    if (product.idea.isOutlined) {
      const today = todayOf(product, text);
      return `**${id}** ${text.replace(/[.\s]+$/, '')}.${countedFrom(product, text)}${today.startsWith(' Today: ') ? today : ''}`;
    }
    return `**${id}** ${text} (${isCounter(text) ? `watch with ${shown}` : `shows that ${shown} works`}).`;
  });
}

/**
 * The feature whose working a measure shows: the one that the saved requirements name beside its id, else as the guide ties its own, else by
 * its words. Undefined where none of these tells.
 */
export function featureOfMeasure(
  product: Product,
  text: string,
  { id, saved = '' }: { id?: string; saved?: string } = {},
): Feature | undefined {
  const line = id && saved.split('\n').find((one) => new RegExp(`^[\\s|>*_\`-]*${id}(?!\\d)`).test(one));
  const tied = line ? /\([^()]*\b(FR-\d{1,4})[^()]*\)[\s.*_|]*$/.exec(line)?.[1] : undefined;
  return (
    product.features.find((feature) => feature.id === tied) ?? featureOf(product, text) ?? closestFeature(product, text)
  );
}

/** The feature of a measure that the guide wrote: by the key that its shape gives it, else by the act it repeats word for word. */
function featureOf({ idea, features, slots }: Product, text: string): Feature | undefined {
  const shape = patterns.find(({ id }) => id === idea.pattern.id);
  const at = idea.pattern.isOwn
    ? -1
    : (shape?.measures.findIndex((template) => fill(template, slots).replace(/\.$/, '') === text) ?? -1);
  const key = measured[idea.pattern.id][at];
  if (key) return features.find((feature) => feature.key === key);
  const shown = features.find(({ says, actor, isRule }) => {
    const act = lowerFirst(says.split('. ')[0] ?? '').replace(/\.$/, '');
    const deed = actor && act.startsWith(lowerFirst(actor.many)) ? act.slice(actor.many.length).trim() : act;
    return !isRule && deed.length > 5 && text.includes(deed);
  });
  return shown ?? (isCounter(text) ? features.find((feature) => feature.key === 'own-correct') : undefined);
}
