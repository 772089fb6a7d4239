import { describe, expect, it } from 'vitest';
import { isPriceRule, partPrices, tellsPrice } from '#worker/features/guide/outline/outline-prices.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const roomsWith = (rules: string) =>
  deriveProduct(
    'Desk',
    `Who uses it
- Members
- Office managers (us)
What happens
- Office manager adds a room → new room: name, place
- Member books a room → new booking: room, day, start, end
What is kept
- Room: name, place
- Booking: member, room, day, start, end
What always holds
- ${rules}`,
    [],
  );

describe('what says what something costs', () => {
  it.each([
    'Students get 20% off.',
    'On weekends an hour costs 30 francs.',
    'A booking costs $95 plus $4.50 a mile after the first 5 miles, and $40 extra between 10pm and 6am.',
    'The price per hour is different on weekends.',
    'Members over 65 pay half.',
    'Bookings of more than 4 hours are 10% cheaper.',
  ])('%s', (line) => {
    expect(isPriceRule(line)).toBe(true);
  });

  it.each([
    'Nobody gets a car back until it is paid.',
    'The app keeps 8 percent of each sale.',
    'A deposit of 50 francs is paid at the desk.',
    'Members see only their own bookings.',
    'Books that are late cost a fine of 2 francs.',
    'At most 20 bookings per room.',
    'Whoever pays late gets a warning.',
    'The error rate is lower on weekends.',
    'A child pays half as much attention.',
  ])('is none: %s', (line) => {
    expect(tellsPrice(line)).toBe(false);
  });

  it('is no price of one thing where it is paid every year', () => {
    expect(tellsPrice('Everyone pays £45 a year for a full plot.')).toBe(true);
    expect(isPriceRule('Everyone pays £45 a year for a full plot.')).toBe(false);
  });

  it('may be two in one sentence', () => {
    expect(partPrices('The price per hour is different on weekends and students get 20% off')).toEqual([
      'The price per hour is different on weekends',
      'Students get 20% off',
    ]);
    expect(partPrices('A room costs 20 francs an hour and a key')).toHaveLength(1);
  });
});

describe('a product with rules on prices', () => {
  it('works the price out, shows it before anything is kept and keeps it', () => {
    const { features, idea } = roomsWith('Students get 20% off.');
    const booking = features.find(({ title }) => title === 'Book a room');
    expect(booking?.criteria).toEqual(
      expect.arrayContaining([
        'WHEN the price is worked out, THE SYSTEM SHALL count in that students get 20% off.',
        'WHEN a member books a room, THE SYSTEM SHALL work out the price, show it before anything is kept and keep it with the booking.',
      ]),
    );
    expect(idea.records.find(({ one }) => one === 'booking')?.fields.map(({ name }) => name)).toContain('price');
    // What is worked out is asked of nobody.
    expect(booking?.criteria.find((text) => text.includes('is missing'))).not.toMatch(/price/);
  });

  it('asks whoever adds the thing for each of its prices', () => {
    const { features } = roomsWith('The price per hour is different on weekends.');
    expect(features.find(({ title }) => title === 'Add a room')?.criteria[0]).toContain(
      'keep a room with name, place, price per hour and price per hour on weekends',
    );
  });

  it('has no price where no rule tells one', () => {
    expect(JSON.stringify(roomsWith('Members see only their own bookings.').features)).not.toMatch(/price/);
  });
});
