import { describe, expect, it } from 'vitest';
import { writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const bakery = deriveProduct(
  'Loaves',
  `What it is
- A register of loaves from the flour to the shop
How it is today
- It stands in three books.
- A bad sack takes a day to trace.
Who uses it
- Baker (me; the main person): bakes and releases
- Miller (Otto): delivers flour
- Shopkeeper: sells the loaves
- Laboratory: tests on paper and has no access
What happens
- The miller enters a sack.
- The baker makes a batch out of sacks.
- The baker releases a batch.
- The baker recalls a batch.
- The shopkeeper confirms a recall within one hour.
- The shopkeeper sells a loaf of a batch.
- When an oven is not clean, the app warns the baker.
- The shopkeeper enters the fridge temperature.
What is kept
- Sack: number, weight
- Batch: number, date; states: made, released, recalled
- Loaf: batch, price
- Fridge reading: fridge temperature, date
What always holds
- Only the baker releases a batch.
- A batch is never made out of more than three sacks.
- A fridge temperature above 8 degrees is shown in red.
What counts as success
- A bad sack is traced in two minutes
- Three months without a complaint`,
  [],
);
const tell = (title: string) =>
  bakery.journeys.find((journey) => journey.title === title)?.steps ?? bakery.journeys.map((journey) => journey.title);

describe('the ways through an outlined product', () => {
  it('follow one thing through the hands of all who touch it, in told order', () => {
    expect(
      tell('The miller: enter a sack so that the baker can make a batch out of sacks').filter(
        (step) => !step.startsWith('What may'),
      ),
    ).toEqual([
      'The miller enters a sack.',
      'The baker makes a batch out of sacks.',
      'The baker enters a loaf.',
      'The baker releases a batch.',
      'The shopkeeper sells a loaf of a batch.',
      'What can go wrong: when an oven is not clean, Loaves warns the baker.',
      'What can go wrong: anybody but the baker wants to release a batch. Loaves must then refuse it, change nothing and say why.',
      'What can go wrong: anybody tries to make a batch out of more than three sacks. Loaves must then refuse it, change nothing and say why.',
    ]);
  });

  it('tell apart what is done when something is taken back, with those who answer to it', () => {
    expect(tell('When it comes to “recall a batch”').slice(0, 3)).toEqual([
      'The baker releases a batch.',
      'The baker recalls a batch.',
      'The shopkeeper confirms a recall within one hour.',
    ]);
  });

  it('have beside the nearest way what stands alone, and each feature names the way that tells it', () => {
    const last = bakery.features.find(({ title }) => title === 'Enter the fridge temperature');
    const way = bakery.journeys.find(({ id }) => id === last?.journey);
    expect(way?.steps).toContain('What may also happen: the shopkeeper enters the fridge temperature.');
  });

  it('tell of a single act what comes of it', () => {
    const fridge = deriveProduct(
      'Cold',
      `Who uses it
- Shopkeeper (me)
What happens
- I enter the fridge temperature → new reading: fridge temperature, date
What is kept
- Reading: fridge temperature, date`,
      [],
    );
    expect(fridge.journeys.map(({ title, steps }) => [title, ...steps])).toEqual([
      [
        'The shopkeeper: enter the fridge temperature',
        'The shopkeeper enters the fridge temperature.',
        'Cold keeps a reading with fridge temperature and date.',
      ],
    ]);
  });

  it('give a person the name that was told of them', () => {
    expect(bakery.idea.called).toEqual({ miller: 'Otto' });
  });
});

describe('the vision of an outline', () => {
  const [, vision] = writeRequirements(bakery).split('## Vision\n\n');

  it('says in the lines of its owner what it is, for whom, how it is today, what success is and what holds', () => {
    expect(vision?.split('\n\n## ')[0]?.split('\n\n')).toEqual([
      expect.stringMatching(
        /^Loaves is a register of loaves from the flour to the shop\. It is for .+; .*shopkeepers use it too\.$/,
      ),
      'How it is today: It stands in three books. A bad sack takes a day to trace.',
      'What counts as success: A bad sack is traced in two minutes (SM-1). Three months without a complaint (SM-2). What always holds: A batch is never made out of more than three sacks.',
    ]);
  });
});
