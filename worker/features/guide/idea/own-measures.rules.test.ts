import { describe, expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const measuresOf = (description: string) => deriveProduct('Acme', description, []).measures.map(({ text }) => text);

describe('a measure follows from the kind of act', () => {
  it.each<[string, string, RegExp]>([
    [
      'an alarm: those in time and the false ones',
      'Sensors in vineyards send a reading every 15 minutes. The winegrower sees each block on a map and gets an alarm before vines dry out.',
      /get an alarm before vines dry out, at least 19 come in time to act and at most 1 is a false one/,
    ],
    [
      'money: what is there without asking',
      'Help freelancers send invoices and chase late payments automatically. The client can pay by link.',
      /clients pay by link, with nobody asking by hand/,
    ],
    [
      'an own rhythm: done when it is due',
      'A log for boulderers. They tick the problems they climbed in the gym. The gym resets a wall every Tuesday.',
      /8 of 10 gyms reset a wall every Tuesday without a reminder/,
    ],
    [
      'an own bound: the bound',
      'I want to log my blood sugar in less than ten seconds and give my doctor a report every three months.',
      /log their blood sugar in less than ten seconds, measured over the first 100/,
    ],
  ])('%s', (_, description, wanted) => {
    expect(measuresOf(description)).toContainEqual(expect.stringMatching(wanted));
  });

  it.each([
    ['A log for boulderers. They tick the problems they climbed in the gym. The gym resets a wall every Tuesday.'],
    ['Help freelancers send invoices and chase late payments automatically. The client can pay by link.'],
    ['Grandfathers press one button in the morning, and family members get a message if they do not.'],
  ])('never asks for a weekly return of what has another rhythm: %s', (description) => {
    const all = measuresOf(description);
    expect(all.join(' ')).not.toMatch(/at least once a week/);
    expect(new Set(all).size).toBe(all.length);
  });
});

it('of one who does it alone times are counted, and no people', () =>
  expect(
    measuresOf(`Who uses it
- Me
- Parents
What happens
- I put in a swimmer → new swimmer: name
- Parents look at the swimmers
What is kept
- Swimmer: name, club`)[0],
  ).toBe('Of the first 10 times that the owner puts in a swimmer, at least 8 need no help and no second try'));
