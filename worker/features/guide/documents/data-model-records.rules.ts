import { listNeeds, shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { fill } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { type Entity, listEntities } from '#worker/features/guide/product/records.rules.ts';

/** Records of devices, which say when they were last heard. */
const listDevices = (entities: Entity[]) =>
  entities.filter(({ fields }) => fields.includes('last heard at')).map(({ name }) => name);

/** Records of parts outside that the idea has none of its own for. */
export function outsideRecords(product: Product): Entity[] {
  const entities = listEntities(product);
  const own = entities.map(({ name }) => name);
  if (shapeOf(product).runtime === 'command' || shapeOf(product).runtime === 'package') return [];
  const sensor = listDevices(entities).find((name) => /sensor|meter|probe|scale/i.test(name));
  const moved = listDevices(entities).find((name) => !/sensor/i.test(name));
  return listNeeds(product).flatMap(({ part, slots, features }) =>
    part.record && !own.some((name) => part.unless?.test(name) || name === part.record?.name)
      ? [
          {
            name: part.record.name,
            fields: fill(part.record.fields, slots)
              .replace(/\baccount id\b/, own.includes('Bank account') ? 'bank account id' : 'account id')
              .replace('device id', `${moved?.toLowerCase() ?? 'device'} id`)
              .replace('sensor id', `${sensor?.toLowerCase() ?? 'sensor'} id`),
            holds: `${fill(part.record.holds, slots)} (${features[0]?.id})`,
            kind: undefined,
            sees: undefined,
            words: [],
            deeds: [],
            unique: [],
          },
        ]
      : [],
  );
}
