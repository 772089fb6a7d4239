import { thingFields } from '#worker/features/guide/content/things.ts';
import { capitalise, fill, lookUp } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** A record that is kept: its fields as one line, and what it holds. */
export type Entity = { name: string; fields: string; holds: string };

/** What is stored: the pattern's records, and the other things of the idea that people keep. */
export function listEntities({ idea, slots }: Product): Entity[] {
  const base = idea.pattern.entities.map(({ name, fields, holds }) => ({
    name: capitalise(fill(name, slots)),
    fields: fill(fields, slots),
    holds: fill(holds, slots),
  }));
  const [item] = base;
  const own = lookUp(thingFields, idea.item.one);
  if (item && own && item.name.toLowerCase() === idea.item.one)
    item.fields = `id, ${idea.pattern.id === 'tracking' || idea.pattern.id === 'exchange' ? 'owner id, ' : ''}${own}`;
  const taken = base.map(({ name }) => name.toLowerCase());
  const more =
    idea.pattern.id === 'devtool'
      ? []
      : idea.things
          .filter(
            ({ one }) =>
              lookUp(thingFields, one) && !taken.includes(one) && !taken.some((name) => name.startsWith(`${one} `)),
          )
          .slice(0, 3)
          .map(({ one }) => ({
            name: capitalise(one),
            fields: `id, ${idea.item.one} id, ${lookUp(thingFields, one)}`,
            holds: `What is kept about ${one === idea.item.one ? 'it' : `each ${one}`}`,
          }));
  return [...base, ...more];
}
