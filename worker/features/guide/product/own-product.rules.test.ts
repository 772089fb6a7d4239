import { describe, expect, it } from 'vitest';
import { unusedWords, writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { everydayIdeas } from '#worker/features/guide/testing/everyday-ideas.ts';
import { ideas } from '#worker/features/guide/testing/ideas.ts';

const farm =
  'Soil moisture sensors in vineyards send a reading every 15 minutes over LoRaWAN. The winegrower sees each block on a map, gets an alarm before vines dry out, and the irrigation valves open by themselves at night if he allows it.';
const barber =
  'Walk-in queue for a barber shop, no bookings. Customers scan a code at the door, see how many are before them and get a message when two are left. The barber presses next.';

const tower =
  'Ringers enter their name. Ringers mark the evenings on which they come. The tower captain opens the tower. The tower captain plans the touches. The steeple keeper greases the bearings. The steeple keeper changes the ropes. The secretary sends the newsletter. The secretary collects the fees. Learners log their hours. Learners choose a method. The churchwarden books the tower.';

describe('a product for which no shape fits', () => {
  it('has a feature for each of eleven told acts, none of them beside the criteria of another', () => {
    const { features } = deriveProduct('Tower Book', tower, []);
    const told = tower.split('. ').map((sentence) => sentence.replace(/^The |\.$/g, ''));
    const says = features.map((feature) => feature.says).join('\n');
    expect(told.filter((sentence) => !says.toLowerCase().includes(sentence.split(' ').slice(-2).join(' ')))).toEqual(
      [],
    );
  });

  it('is made of the acts of its idea: sensors, a map, an alarm, valves', () => {
    const product = deriveProduct('Dry Field', farm, []);
    expect(product.features.map(({ title }) => title).slice(0, 4)).toEqual([
      'Soil moisture sensors in vineyards send a reading',
      'See each block',
      'Get an alarm',
      'Irrigation valves open by themselves at night',
    ]);
    const content = writeRequirements(product);
    expect(content).toMatch(/nothing has come from a moisture sensor for 45 minutes/);
    expect(content).toMatch(
      /WHILE the winegrower allows it, WHEN the clock reaches the hour set for the night, THE SYSTEM SHALL give the command/,
    );
    expect(content).toMatch(/100 moisture sensors, each with 96 readings a day \(9,600 in all\)/);
    expect(content).not.toMatch(/habit|Keep items|write an entry/);
    expect(unusedWords(product)).toEqual([]);
  });

  it('is no developer tool because of a scanned code, and does not do what was ruled out', () => {
    const product = deriveProduct('Chair Seven', barber, []);
    expect(product.idea.category).not.toBe('developer tool');
    expect(product.platform).not.toBe('command line');
    expect([product.idea.client.one, product.idea.host?.one]).toEqual(['customer', 'barber']);
    expect(product.nots).toContain('No bookings.');
    expect(product.features.map(({ title }) => title).join()).not.toMatch(/book/i);
  });

  it('keeps a limit on what may be seen as something to build', () => {
    const product = deriveProduct(
      'Days Off',
      'Employees request vacation and managers approve it. Nobody sees sick leave of others except HR.',
      [],
    );
    const content = writeRequirements(product);
    expect(content).toMatch(
      /IF anybody other than HR asks for sick leave of others, THEN THE SYSTEM SHALL answer as if/,
    );
    expect(content).toMatch(/WHEN HR opens sick leave of others, THE SYSTEM SHALL show it and record who looked/);
    expect(content).toMatch(/^- \*\*HR\*\*: See sick leave of others, which nobody else may\.$/m);
    expect(content).toMatch(/NEEDS CLARIFICATION: who counts as HR/);
  });

  it('lets an answer in one’s own words change criteria and limits', () => {
    const before = deriveProduct('Dry Field', farm, []);
    const topic = 'When moisture sensors are out of reach';
    const after = deriveProduct('Dry Field', farm, [
      { topic, decision: 'The gateway keeps readings for two days when the connection is gone' },
    ]);
    const criteria = (product: typeof before) => product.features.flatMap((feature) => feature.criteria);
    const added = criteria(after).filter((text) => !criteria(before).includes(text));
    expect(added.join(' ')).toMatch(/WHEN the connection is gone.+gateway|gateway.+for two days/);
    expect(JSON.stringify(after)).not.toMatch(/kept as a setting/);
  });
});

describe.each(Object.entries({ ...ideas, ...everydayIdeas }).filter(([name]) => !['empty', 'hostile'].includes(name)))(
  'the requirements of %s',
  (_, description) => {
    const product = deriveProduct('Acme', description, []);
    const content = writeRequirements(product);

    it('say who wants each feature and why, how much, and for which journey', () => {
      const journeys = [...content.matchAll(/^### (J-\d+) /gm)].map((match) => match[1]);
      expect(journeys.length).toBeGreaterThan(0);
      for (const { journey, priority, wants } of product.features) {
        expect(journeys).toContain(journey);
        expect(priority.reason.length).toBeGreaterThan(15);
        // What nobody told of it is not made up.
        if (wants) expect(wants).toMatch(/ want this so that .+\.$/);
      }
      expect(product.features.some(({ priority }) => priority.level === 'must')).toBe(true);
    });

    it('number every criterion, have at least two a feature, and measure what exists', () => {
      for (const feature of product.features) {
        expect(feature.criteria.length, feature.title).toBeGreaterThanOrEqual(2);
        expect(content).toContain(`- **${feature.id}.2** `);
      }
      const given = new Set(product.features.map(({ id }) => id));
      const measured = [...content.matchAll(/^- \*\*SM-\d+\*\* .*?(FR-\d+)/gm)].map((match) => match[1] ?? '');
      expect(measured.length).toBeGreaterThanOrEqual(3);
      expect(measured.filter((id) => !given.has(id))).toEqual([]);
      expect(content).toMatch(/^- \*\*NFR-1\*\* .*\d/m);
      expect(content).not.toMatch(/several places and departments|for thousands; /);
    });
  },
);
