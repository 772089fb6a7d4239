import { describe, expect, it } from 'vitest';
import { writeArchitecture } from '#worker/features/guide/documents/architecture.rules.ts';
import { writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { readStatements } from '#worker/features/guide/grammar/statements.rules.ts';
import { cleanIdea } from '#worker/features/guide/idea/cleaning.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { listEntities } from '#worker/features/guide/product/records.rules.ts';

const read = (text: string) =>
  readStatements(tagText(cleanIdea(text))).map(({ kind, who, verb, phrase, text: whole }) =>
    [kind, typeof who === 'object' ? who.one : (who ?? ''), kind === 'act' ? `${verb} ${phrase}` : whole].join(' | '),
  );

describe('modals, wishes and compound nouns', () => {
  it.each([
    ['Beekeepers shall take one swarm.', 'act | beekeeper | take one swarm'],
    ['Rangers ought to close the path.', 'act | ranger | close the path'],
    ['I want the roads on a map.', 'act | speaker | see the roads on a map'],
    ['We need the names of the readers.', 'act | speaker | see the names of the readers'],
    ['We would like a reminder two days before.', 'act | speaker | get a reminder two days before'],
    ['We want that the nurses hand over the shift.', 'act | nurse | hand over the shift'],
    ['It would be great if parents could see the plan.', 'act | parent | see the plan'],
    ['It must be possible for guests to export the list.', 'act | guest | export the list'],
    ['Volunteers take a shift, and others must see the gap.', 'act | client | see the gap'],
    ['Whoever takes a tool says until when.', 'act | client | say until when'],
    ['In may come 10 calls in one day.', 'rule | client | in may come 10 calls in one day'],
    ['Testers file a report.', 'act | tester | file a report'],
    ['Build queues retry a failed job at most twice.', 'rule |  | Build queues retry a failed job at most twice'],
    ['Builds must stay under 90 seconds.', 'rule |  | Builds must stay under 90 seconds'],
    ['Self-hosted feature flags. Every flag has an owner.', 'fragment |  | Self-hosted feature flags'],
    [
      'Every change of a flag needs a reason. Flags target a percentage of people.',
      'rule |  | Flags target a percentage of people',
    ],
    ['Guests send us an order. The cook accepts or asks back.', 'act | cook | accept the order'],
  ])('reads “%s”', (text, expected) => {
    expect(read(text)).toContain(expected);
  });

  it('tells those who write from the people whom they serve', () => {
    const { idea } = deriveProduct(
      'Acme',
      'We are six drivers for the snow. Somebody looks on the camera at night. The people shall see if their road is cleared.',
      [],
    );
    expect([idea.client.many, idea.host?.many]).toEqual(['people', 'drivers']);
    expect(idea.told.find(({ verb }) => verb === 'look')?.who).toMatchObject({ one: 'driver' });
  });
});

const garments =
  'Customers bring our tailor shop a garment: type, fabric, fault, wished date. Every garment goes through pinned, cut, sewn and collected. Garments due in less than 2 days go to the top.';
const rooms =
  'The housekeeping of our hotel wants a list on the phone. Rooms shall be marked as dirty, clean, inspected or out of order. The reception can see it at once.';

describe('what a colon or “through” lists', () => {
  const derive = (text: string) => deriveProduct('Acme', text, []);

  it.each([
    [garments, 'garment', ['type', 'fabric', 'fault', 'wished date']],
    [
      'Every device has a sticker. An electrician checks each device every 12 months. Record per check: date, resistance, next due.',
      'device',
      ['date', 'resistance', 'next due'],
    ],
  ])('are fields of the thing before it: %s', (text, thing, fields) => {
    const product = derive(text);
    const told = product.idea.told.find(({ details }) => details);
    expect([told?.object?.one, told?.details]).toEqual([thing, fields]);
    const kept = listEntities(product)
      .find(({ name }) => name.toLowerCase() === thing)
      ?.fields.split(', ');
    expect(kept).toEqual(expect.arrayContaining(fields.slice(1)));
    expect(product.features.filter(({ title }) => fields.includes(title.toLowerCase()))).toEqual([]);
  });

  it('are deeds where each begins with a verb', () => {
    expect(read('Members can do three things: book a lane, pay the fee, see the plan.')).toContain(
      'act | member | book a lane',
    );
  });

  it.each([
    [garments, 'move', ['pinned', 'cut', 'sewn', 'collected'], 'pinned --> cut'],
    [rooms, 'mark', ['dirty', 'clean', 'inspected', 'out of order'], 'dirty --> out_of_order'],
    [
      'Our workshop lends cars to customers. The mechanic notes mileage and damage. Status of a car: free, out, being cleaned, broken.',
      'mark',
      ['free', 'out', 'being cleaned', 'broken'],
      'out --> being_cleaned',
    ],
  ])('are its steps or states, in their order: %s', (text, verb, stages, drawn) => {
    const product = derive(text);
    expect(product.idea.told.find((told) => told.stages)).toMatchObject({ kind: 'act', verb, stages });
    expect(writeRequirements(product)).toContain(stages.slice(0, -1).join(', '));
    expect(writeArchitecture(product, '')).toContain(drawn);
  });

  it('and “to the top” is the order of a list and no record', () => {
    const product = derive(garments);
    expect(listEntities(product).map(({ name }) => name)).not.toContain('Top');
    expect(writeRequirements(product)).toContain('put garments due in less than 2 days at the top of it');
  });
});
