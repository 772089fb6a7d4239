import { describe, expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const qualitiesOf = (description: string) => deriveProduct('Acme', description, []).qualities.join('\n');

describe('how much it has to bear', () => {
  it.each<[string, RegExp]>([
    [
      'Our village clears snow with 6 drivers. Drivers enter which road they cleared, residents see it.',
      /With 6 drivers in it and all of them/,
    ],
    [
      'I rent out four flats. Tenants report repairs with photos and plumbers offer a date.',
      /With 4 flats in it and all of their tenants/,
    ],
    [
      'My aunts photograph handwritten cards for our family recipes, and family members print a book.',
      /With 5 people of one household/,
    ],
    ['My choir keeps sheet music. I upload the parts, singers listen to their own voice.', /With 50 singers in it/],
    [
      'Walk-in queue for a barber shop. Customers scan a code at the door. The barber presses next.',
      /With 200 customers a day/,
    ],
    ['A marketplace for ceramics. Potters open a small shop, buyers pay by card.', /With 1,000 buyers in it/],
  ])('%s', (description, wanted) => {
    expect(qualitiesOf(description)).toMatch(wanted);
  });

  it('has no row where one person alone uses it, and none beside a thing in the hand', () => {
    expect(qualitiesOf('I want to log my meals and see patterns for the week.')).not.toMatch(/95 of 100 cases/);
    expect(qualitiesOf('Companion app for our coffee scale. It connects by Bluetooth and saves recipes.')).not.toMatch(
      /95 of 100 cases/,
    );
  });

  it('says of nobody that they have several places and departments', () => {
    const { notFor } = deriveProduct(
      'Acme',
      'Customers of a barber scan a code at the door. The barber presses next.',
      [],
    );
    expect(notFor.join(' ')).not.toMatch(/departments|for thousands/);
  });
});
