import { describe, expect, it } from 'vitest';
import { toldAnew } from '#worker/features/guide/decisions/told-anew.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { featureOfRule } from '#worker/features/guide/product/rule-features.rules.ts';

const outline = `What it is
- A register of boxes
Who uses it
- Clerks
- Inspectors
What happens
- A clerk packs jars into a box.
- A clerk enters the cleaning of a box.
- A clerk enters the result of a sample.
- An inspector releases a box.
- A clerk issues a bottle to a nurse.
- A clerk prints the label of a bottle.
- An inspector recalls a box.
- A clerk looks up all nurses of a box.
- A clerk votes on a cost above 250 euros.
- A clerk pays a cost above 50 up to 250 euros.
What is kept
- Box: number, weight
- Bottle: number, size
- Cost: amount, reason`;
const product = deriveProduct('Acme', 'Boxes.', [{ topic: toldAnew, decision: outline }]);

describe('a rule stands at the feature whose act it bounds', () => {
  it.each([
    ['A bottle whose box has no clean result after cleaning can never be issued', 'Issue a bottle to a nurse'],
    ['Any growth in the post-cleaning sample rejects the box', 'Enter the result of a sample'],
    ['Jars older than 72 hours cannot be packed', 'Pack jars into a box'],
    ['On recall every issued bottle of the box is listed within two minutes', 'Recall a box'],
    ['Only inspectors release a box', 'Release a box'],
    ['Nobody packs a box that is recalled', 'Pack jars into a box'],
    ['Nobody issues a bottle that was recalled or is not printed', 'Issue a bottle to a nurse'],
    ['Above 250 euros at least four must say yes', 'Vote on a cost above 250 euros'],
    ['A bottle expires six months after cleaning', undefined],
    ['For nurses under training only clean boxes are offered first', undefined],
    ['Records are kept ten years', undefined],
  ])('%s', (rule, title) => {
    expect(featureOfRule(product, rule)?.title).toBe(title);
  });
});

it('what has to follow upon a state stands at the feature that brings it about', () => {
  const told = deriveProduct(
    'Barn',
    `Who uses it
- Farmer (me)
What happens
- The farmer weighs a trailer.
- The farmer reports a lost trailer.
What is kept
- Trailer: plate, weight; states: in the barn, weighed, lost
What always holds
- When a trailer is lost, the plate change has to be done within 3 days.`,
    [],
  );
  const home = told.features.find(({ criteria }) => criteria.some((text) => text.includes('the plate change')));
  expect(home?.title).toBe('Report a lost trailer');
});

it('a rule that begins with the field of one thing stands where that thing is entered', () => {
  const told = deriveProduct(
    'Meals',
    `Who uses it
- Cook (me)
- Customers
What happens
- I add a customer → new customer: name, rate per meal
- A customer cancels a meal → meal is cancelled
What is kept
- Customer: name, rate per meal
- Meal: customer, day; states: planned, cancelled
What always holds
- The rate per meal is different for each customer, Rs 70 to Rs 110.`,
    [],
  );
  expect(told.features.find(({ criteria }) => criteria.some((text) => text.includes('Rs 110')))?.title).toBe(
    'Add a customer',
  );
});

it.each([
  ['A number of an object is never given twice', 'Add an object'],
  ['A room is never promised twice for the same day', 'Reserve a room for a visit'],
])('what must not happen twice stands where it is entered: “%s” at “%s”', (rule, title) => {
  const told = deriveProduct(
    'Museum',
    `Who uses it
- Visitors
- Curator
What happens
- Visitors type the number of an object → the picture is shown
- The curator adds an object → new object: number, room name
- The curator reserves a room for a visit → new reservation: room, day
What is kept
- Object: number, room name
- Room: size
- Reservation: room, day
What always holds
- ${rule}`,
    [],
  );
  const home = told.features.find(({ rules, criteria }) =>
    [...rules, ...criteria].some((text) => /twice|a second time|two|promised for/.test(text)),
  );
  expect(home?.title).toBe(title);
});

it('what only things in a state may be taken for is held where those are taken', () => {
  const told = deriveProduct(
    'Cards',
    `Who uses it
- Editor (me)
- Aunts
What happens
- An aunt checks the recipe → recipe is checked
- I close the book → book is closed; the checked recipes go in the book
What is kept
- Recipe: name; states: read, checked
- Book: year; states: collecting, closed`,
    [],
  );
  expect(featureOfRule(told, 'Only checked recipes get printed')?.title).toBe('Close the book');
});

it('where a thing may go stands at the feature that makes it, and not where what it goes to is entered', () => {
  const told = deriveProduct(
    'Jar',
    `Who uses it
- Saver
What happens
- The saver connects their account → new connection: bank, IBAN
- The saver takes money back → new refund: amount
What is kept
- Connection: bank, IBAN
- Refund: amount; states: asked, sent
What always holds
- Refunds go only to the own connected account.`,
    [],
  );
  const home = told.features.find(({ criteria }) => criteria.some((text) => text.includes('only to the own')));
  expect(home?.title).toBe('Take money back');
});

it.each(['Nobody pays a bill that is paid or cancelled', 'No one pays a bill that is cancelled'])(
  'what is refused to all stands at the act that is refused, however short its verb: %s',
  (rule) => {
    const told = deriveProduct(
      'Bills',
      `Who uses it
- Owner (me)
- Guests
What happens
- The owner sends a bill.
- Guests pay by link.
- The owner cancels a bill.
What is kept
- Bill: number, sum; states: sent, paid, cancelled
What always holds
- ${rule}.`,
      [],
    );
    expect(featureOfRule(told, rule)?.title).toBe('Pay by link');
  },
);

it('one alone in a later state bounds whoever brings it about, and one in the first state whoever makes it', () => {
  const told = deriveProduct(
    'Swap',
    `Who uses it
- Gardeners
- Givers
What happens
- Giver offers a seed → new seed: title
- Gardener asks for a seed → new request: seed, message
- Giver accepts a request → request is accepted
- Giver declines a request → request is declined
What is kept
- Seed: giver, title
- Request: seed, gardener, message; states: open, accepted, declined
What always holds
- One accepted request per seed.
- One open or accepted request per gardener and seed.`,
    [],
  );
  expect(featureOfRule(told, 'One accepted request per seed')?.title).toBe('Accept a request');
  expect(featureOfRule(told, 'One open request per gardener')?.title).toBe('Ask for a seed');
  expect(featureOfRule(told, 'One open or accepted request per gardener and seed')?.title).toBe('Ask for a seed');
});

it('a rule on one way is no matter of the other way of the same thing', () => {
  const links = deriveProduct(
    'Acme',
    `Who uses it
- Parents
What happens
- Parent shares a page → new link: page, last day; link is on
- Parent turns a link off → link is off
- Parent turns a link on again → link is on
What is kept
- Link: page, last day; states: on, off`,
    [],
  );
  expect(featureOfRule(links, 'Nobody turns a link on whose last day is over')?.title).toBe('Turn a link on again');
});

it.each(['Never more people on a shift than it needs', 'Nobody is on two shifts at the same time'])(
  'who joins is bound, and not who makes what is joined: %s',
  (rule) => {
    const rota = deriveProduct(
      'Rota',
      `Who uses it
- Helpers
- Coordinators
What happens
- A coordinator publishes a shift → new shift: day, people needed
- A helper takes a shift → new assignment: helper, shift
- A coordinator changes time or place of a shift → those on it are told
What is kept
- Shift: day, place, people needed
- Assignment: helper, shift`,
      [],
    );
    expect(featureOfRule(rota, rule)?.title).toBe('Take a shift');
  },
);

const pool = `Who uses it
- Guards
- Swimmers
- Office (me)
What happens
- A guard opens a lane → new lane: number, places
- A swimmer books a slot → new slot: lane, day, late
- A swimmer takes a seat in a shuttle → shuttle gets riders
- The office accepts or refuses a slot → slot is accepted or refused
- Both gauges of a lane fail → new alarm: lane, time; the office is told
- All gauges of a lane are fine again → alarm becomes settled
- A guard acknowledges the alarm → alarm becomes acknowledged
- A guard types the end reading of a lane → lane gets end reading
- A swimmer types a surname and sees the slot
- A guard takes a lane off the plan
What is kept
- Lane: number, places, end reading
- Slot: lane, day, late (yes/no); states: asked for, accepted, refused
- Shuttle: seats, riders
- Alarm: lane, time; states: open, acknowledged, settled`;
describe('a bound stands where that comes about which it bounds', () => {
  it.each([
    ['Never more riders in a shuttle than seats', 'Take a seat in a shuttle'],
    ['No alarms are opened for a lane that is closed', 'Both gauges of a lane fail'],
    ['A late return blocks new slots of this swimmer', 'Book a slot'],
    ['A slot after Thursday noon is marked late', 'Book a slot'],
    ['A slot with a coach cannot be accepted until the coach has agreed', 'Accept or refuse a slot'],
    ["A settled alarm can't be deleted", 'All gauges of a lane are fine again'],
    ['If the end reading is less than the first it has rolled over', 'Type the end reading of a lane'],
    ['Anybody under 16: first name only for the public', 'Type a surname and see the slot'],
    ['A swimmer is never taken away', undefined],
  ])('%s', (rule, title) => {
    const told = deriveProduct('Lanes', pool, []);
    expect(featureOfRule(told, rule)?.title).toBe(title);
  });
});

it.each([
  [
    'Never two open alarms for one lane',
    'IF there is an open alarm for that lane already, THEN THE SYSTEM SHALL make no second one.',
  ],
  [
    'No alarms are opened for a lane that is closed',
    'IF a lane is closed, THEN THE SYSTEM SHALL open no alarms for it.',
  ],
  ['No slots are booked for a lane that is closed', /^IF anybody .+ refuse it, change nothing and say why/],
])('what the product makes by itself it leaves undone, and whoever makes it is told why: %s', (rule, criterion) => {
  const told = deriveProduct('Lanes', `${pool}\nWhat always holds\n- ${rule}.`, []);
  expect(
    told.features
      .flatMap(({ criteria }) => criteria)
      .some((text) => (typeof criterion === 'string' ? text === criterion : criterion.test(text))),
  ).toBe(true);
});

const crew = deriveProduct(
  'Decks',
  `Who uses it
- Helpers
- Captain (me)
What happens
- The captain publishes a shift → new shift: deck, start, people needed
- A helper takes a shift → new assignment: helper, shift
- Another helper takes the offered shift → assignment goes over to them
- At night an allowed hatch is below its limit → the hatch opens
What is kept
- Shift: deck, start, people needed
- Assignment: helper, shift
- Hatch: number; states: closed, open
What always holds
- Never more people on a shift than it needs.
- Under 18 nobody works after 22:00.
- No hatch ever opens without the captain's permission.
- Never more than 2 hatches open at the same time, the pump can't do more.`,
  [],
);
const criteriaOf = (title: string) => crew.features.find((one) => one.title === title)?.criteria ?? [];

it('what bounds who joins bounds whoever takes over as well, and says which of two comes first', () => {
  for (const title of ['Take a shift', 'Take the offered shift']) {
    const said = criteriaOf(title).join(' ');
    expect(said).toContain('IF there would be more people on a shift than it needs, ');
    expect(said).toContain('IF somebody under 18 wants to work after 22:00, ');
    expect(said.split('IF two do so at the same moment')).toHaveLength(2);
  }
  expect(criteriaOf('Publish a shift').join(' ')).not.toMatch(/same moment|under 18/);
});

it('what the product opens it leaves shut where a bound says so, with why', () => {
  expect(criteriaOf('At night an allowed hatch is below its limit')).toEqual(
    expect.arrayContaining([
      "THE SYSTEM SHALL never open a hatch without the captain's permission.",
      "IF there would be more than 2 hatches open at the same time, THEN THE SYSTEM SHALL leave it undone and show that and why: the pump can't do more.",
    ]),
  );
});

const plan = deriveProduct(
  'Rota',
  `Who uses it
- Planner (me)
- Crews
What happens
- I enter crews and docks → new crew: name, size; new dock: number, places, kind
- I ask for a proposal → new rota: year, a draft; what could not be placed is listed with the reason
- I move a duty by hand → the duty changes; a clash is shown in red
- A month is over → new bill for each crew: month, amount, fee
- I send a bill to its crew → bill is sent
What is kept
- Duty: crew, dock, captain, day, hour; states: open, placed
- Rota: year; states: draft, valid
- Crew: name, size
- Dock: number, places, kind (normal, deep)
- Bill: crew, month, amount, fee; states: open, sent
What always holds
- No crew or dock is in two places in the same hour.
- Nobody leads more than six duties in one day.
- A crew never lies at a dock with fewer places than its size.
- The app sets a fee of 8 percent of the duties of each bill.
- A lapsed duty does not count for a bill.
- Crews see only their own bills.`,
  [],
);
const saidAt = (title: string) => plan.features.find((one) => one.title === title)?.criteria ?? [];

it('what bounds the things that are placed bounds the proposal, which leaves out what it cannot place', () => {
  expect(saidAt('Ask for a proposal')).toEqual(
    expect.arrayContaining([
      'IF a crew or dock would be in two places in the same hour, THEN THE SYSTEM SHALL leave that out of the proposal and list it with the reason.',
      'THE SYSTEM SHALL never let anybody lead more than six duties in one day.',
    ]),
  );
  expect(saidAt('Ask for a proposal').join(' ')).toMatch(/a crew lie at a dock with fewer places/);
  expect(saidAt('Ask for a proposal').join(' ')).not.toMatch(/bill/);
});

it('what a value is set to stands where its row is made', () => {
  expect(saidAt('A month is over')).toEqual(
    expect.arrayContaining([
      'THE SYSTEM SHALL set the fee of each bill to 8 percent of its duties.',
      'THE SYSTEM SHALL not count a lapsed duty for a bill.',
    ]),
  );
  expect(saidAt('Send a bill to its crew').join(' ')).not.toMatch(/percent|lapsed duty/);
});
