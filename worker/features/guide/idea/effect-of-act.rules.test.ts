import { describe, expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const criteriaOf = (description: string, title: RegExp) =>
  deriveProduct('Acme', description, [])
    .features.find((feature) => title.test(feature.title))
    ?.criteria.join('\n');

describe('what happens at an act', () => {
  it.each([
    [
      'Customers scan a code at the door and see the queue. The barber presses next.',
      /^Press/,
      /first of those who wait/,
    ],
    ['Potters open a small shop and buyers pay by card.', /^Open/, /name, price, photo and number of pieces/],
    ['Boulderers tick the problems they climbed in the gym. Gyms reset a wall.', /^Tick/, /store it .*\n.*the problem/],
    ['Members pay their rent and sign up for work days. The board sees the hours.', /^Sign up/, /on the list within/],
    [
      'Visitors type its number and hear a story. Curators see which are heard to the end.',
      /^Type/,
      /open what it stands/,
    ],
    ['Colleagues enter where they live and drive to work together.', /^Drive/, /keep the trip with its day/],
  ])('is told of its verb and its thing: %s', (description, title, wanted) => {
    const criteria = criteriaOf(description, title);
    expect(criteria).toMatch(wanted);
    expect(criteria).not.toMatch(/record it with the time and the name|what changed|handed over on the agreed day/);
  });

  it.each([
    [
      'An app for families. They collect recipes from aunts and aunts photograph cards.',
      /^Collect/,
      /same recipe is there/,
    ],
    ['People save money to a goal and take the money back at any time.', /^Take/, /start the transfer/],
    ['Translators manage glossaries and check a translation against them.', /^Check/, /each finding at its place/],
    ['Caretakers check the playgrounds and parents see what is open.', /^Check/, /keep the result with the date/],
    ['Children read a short story aloud and parents see which words were hard.', /^Read/, /listen, and mark the words/],
    [
      'A driver looks on the camera at night and calls who must go.',
      /^Call/,
      /the message of a driver cannot be delivered/,
    ],
    ['Drivers collect parcels from shops and shops see what is open.', /^Collect/, /handed over on the agreed day/],
  ])('follows from the verb and its object: %s', (description, title, wanted) => {
    expect(criteriaOf(description, title)).toMatch(wanted);
  });
});

describe('what a product does by itself', () => {
  const scale =
    'Companion app for our coffee scale. It connects by Bluetooth, shows weight and flow while you pour, saves recipes, and updates the firmware of the scale.';
  const status =
    'Status page. It checks their endpoints every minute from three regions, opens an incident when two fail, and customers subscribe to updates by e-mail.';
  it.each([
    [scale, /^Connect/, /look for the device/],
    [scale, /^Save/, /top of the list/],
    [scale, /^Update/, /version that the device itself reports/],
    [status, /^Check/, /WHEN a minute has passed since the last time, THE SYSTEM SHALL check their endpoints from/],
    [status, /^Open/, /IF one is open for the same cause/],
    ['Potters open a shop, buyers pay by card, the marketplace keeps 8 percent.', /^Keep/, /the rest for potters/],
  ])('says what comes out, and calls nothing ready that is not made: %s, %s', (description, title, wanted) => {
    const criteria = criteriaOf(description, title);
    expect(criteria).toMatch(wanted);
    expect(criteria).not.toMatch(/is ready, THE SYSTEM/);
  });

  it('asks what has changed where nothing is known', () => {
    const { clarifications } = deriveProduct('Acme', 'Gardeners see the beds. It wobbles the beds at night.', []);
    expect(clarifications.join('\n')).toMatch(/what has changed after/);
  });
});

describe('what a clause does not say', () => {
  const criteriaOf = (text: string) =>
    deriveProduct('Acme', text, [])
      .features.flatMap(({ criteria }) => criteria)
      .join('\n');

  it.each([
    'Members book a kayak. Kayak talk, price and done move to the end.',
    'Members book a kayak. Nothing medical is stored.',
    'Members book a kayak. Kayak use moves from 8 to 20.',
  ])('is no event: %s', (text) => {
    expect(criteriaOf(text)).not.toMatch(/WHEN there is (?!nothing)|WHEN a nothing/);
  });

  it.each([
    ['Guests pick a dish. The cook sees the dishes.', /keep the choice with its date/],
    ['Guests pick up a dish. The cook sees the dishes.', /take it off the open list/],
    ['Drivers move wagons. The app gives each driver a list.', /give each driver a list within 60 seconds, once/],
    ['Drivers move wagons. The app works out the next train.', /work out the next train within 5 seconds/],
  ])('is told by what is different afterwards: %s', (text, expected) => {
    expect(criteriaOf(text)).toMatch(expected);
  });
});
