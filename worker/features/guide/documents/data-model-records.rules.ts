import { recordFields } from '#worker/features/guide/content/record-fields.ts';
import { listNeeds, shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { fill } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { type Entity, listEntities } from '#worker/features/guide/product/records.rules.ts';

/** What is only a means or a word of the sentence is no record: 'by card', 'from npm', 'in their own voice'. */
const means =
  /^(npm|bluetooth|e-?mail|percent|lorawan|way|link|internet|own .+|.+ such|text|pattern|archive|goal such)$/i;

/** The records of the product without those words. */
export function keptEntities(product: Product): Entity[] {
  const paid = listNeeds(product).some(({ part }) => part.key === 'card');
  const kept = listEntities(product).filter(({ name }) => !means.test(name) && !(paid && /^cards?$/i.test(name)));
  return kept.length > 0 ? kept : listEntities(product);
}

/** Fields of a record made of an act follow from what it is; those of a drawer stand. */
export function sharpen(entity: Entity, { idea }: Product): Entity {
  const place = idea.pattern.entities.find(({ name }) => places.test(name));
  const at = place && place.name !== entity.name ? `, ${place.name.toLowerCase()} id` : '';
  if (/\blast heard at\b/.test(entity.fields))
    return {
      ...entity,
      fields: entity.fields.replace('name, place', `${idea.client.one} id${at}, name${at ? '' : ', place'}`),
    };
  if (!/\btext, state, created at$/.test(entity.fields)) return entity;
  const known = recordFields.find(([name]) => name.test(entity.name))?.[1];
  const lead = entity.fields.replace(/,? ?text, state, created at$/, '');
  const device = /\breading$/i.test(entity.name)
    ? listDevices(idea.pattern.entities).find((name) => name !== entity.name)
    : undefined;
  return {
    ...entity,
    fields: `${device ? `id, ${device.toLowerCase()} id` : lead}${/\balarm$/i.test(entity.name) ? at : /\b(reservation|booking|loan|rental)$/i.test(entity.name) && idea.item.one !== entity.name.toLowerCase() ? `, ${idea.item.one} id` : ''}, ${known ?? 'text, state'}, created at`,
  };
}

/** Records that say where something stands. */
const places = /\b(block|plot|field|room|flat|house|greenhouse|zone|site|garden)$/i;

const listDevices = (entities: Entity[]) =>
  entities.filter(({ fields }) => fields.includes('last heard at')).map(({ name }) => name);

/** Records of parts outside that the idea has none of its own for. */
export function outsideRecords(product: Product): Entity[] {
  const own = listEntities(product).map(({ name }) => name);
  if (shapeOf(product).runtime === 'command' || shapeOf(product).runtime === 'package') return [];
  const moved = listDevices(product.idea.pattern.entities).find((name) => !/sensor/i.test(name));
  return listNeeds(product).flatMap(({ part, slots, features }) =>
    part.record && !own.some((name) => part.unless?.test(name) || name === part.record?.name)
      ? [
          {
            name: part.record.name,
            fields: fill(part.record.fields, slots).replace('device id', `${moved?.toLowerCase() ?? 'device'} id`),
            holds: `${fill(part.record.holds, slots)} (${features[0]?.id})`,
          },
        ]
      : [],
  );
}
