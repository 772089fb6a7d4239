import { describe, expect, it } from 'vitest';
import { writeJourneys } from '#worker/features/guide/documents/journeys.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const stalls = deriveProduct(
  'Stalls',
  `What it is
- A place to buy cheese from farms.
Who uses it
- Buyers
- Farmers
- Operator (me)
What happens
- Farmers open a stall → new stall: name
- Farmer puts a cheese up for sale → new cheese: name, price
- Farmer takes a cheese down → cheese is taken down
- Buyers look through what is for sale → cheeses with price and stall
- Buyer orders a cheese → new order: cheese, number; the farmer is told
- Farmer sees what to pack → the number of each cheese for a day
- Farmer sends the order off → order is sent; the buyer is told
- Farmer marks an order as lost → order is lost
- Buyer reports that an order arrived broken → new complaint: order, what is broken; the farmer is told
- Operator refunds the complaint → complaint is refunded
- Operator declines the complaint → complaint is declined
- Operator pays a farmer out at the end of a month → new payout: farmer, month, amount
What is kept
- Cheese: stall, name, price; states: for sale, taken down
- Stall: farmer, name
- Order: buyer, cheese, number; states: paid, sent, lost
- Complaint: order, what is broken; states: open, refunded, declined
- Payout: farmer, month, amount
What always holds
- A broken order is refunded within three days.
What counts as success
- 9 of 10 buyers order again.`,
  [],
);
const [first] = stalls.journeys;
const levelOf = (title: string) => stalls.features.find((feature) => feature.title === title)?.priority.level;

describe('the first way through what is bought and sold', () => {
  it('goes from what is put up to what is sent, with what was entered once before it and the list by which somebody works', () =>
    expect(first?.steps.filter((step) => !/^What (?:can|may)/.test(step))).toEqual([
      'Before it begins: farmers open a stall.',
      'A farmer puts a cheese up for sale.',
      'Buyers look through what is for sale.',
      'A buyer orders a cheese; Stalls tells the farmer.',
      'A farmer sees what to pack.',
      'A farmer sends the order off.',
    ]));

  it('has beside it what is taken back and what ends it otherwise', () =>
    expect(first?.steps.filter((step) => /^What (?:can|may)/.test(step)).slice(0, 5)).toEqual([
      'What may also happen: the operator pays a farmer out at the end of a month.',
      'What may also happen: a farmer takes a cheese down.',
      'What can go wrong: a farmer marks an order as lost.',
    ]));

  it('cannot do without what is looked at on it, what a rule promises, what that rests on and what is paid', () => {
    expect(['Look through what is for sale', 'See what to pack', 'Refund the complaint'].map(levelOf)).toEqual([
      'must',
      'must',
      'must',
    ]);
    expect(levelOf('Report that an order arrived broken')).toBe('must');
    expect(levelOf('Pay a farmer out at the end of a month')).toBe('must');
    // Who refunds what is told can also say no: both ends of one decision belong together.
    expect(levelOf('Decline the complaint')).toBe('must');
    expect(levelOf('Take a cheese down')).toBe('should');
  });
});

const queue = deriveProduct(
  'Counter',
  `What it is
- A queue for a bakery counter.
Who uses it
- Guests
- Clerks
What happens
- Clerks open the counter → new shift: date
- Guests draw a number → new turn: name
- Guests see how many are before them
- Clerks call the next → turn is called; the guest is told
- Clerk serves the turn → turn is served
- Guest gives the turn back → turn is given back
- Clerk closes the counter → shift is closed
What is kept
- Turn: shift, name; states: waiting, called, served, given back
- Shift: date; states: open, closed
What always holds
- Nobody draws a number while the shift is closed.
What counts as success
- 8 of 10 guests draw a number without help.`,
  [],
);

it('a way ends with what it is for and not with who leaves it; what a rule leans on comes with it', () => {
  expect(queue.journeys[0]?.steps.slice(0, 6)).toEqual([
    'Before it begins: clerks open the counter.',
    'Guests draw a number.',
    'Guests see how many are before them.',
    'Clerks call the next; Counter tells the guest.',
    'A clerk serves the turn.',
    'What may also happen: a guest gives the turn back.',
  ]);
  expect(queue.features.find(({ title }) => title === 'Close the counter')?.priority.level).toBe('must');
  expect(queue.features.find(({ title }) => title === 'Give the turn back')?.priority.level).toBe('should');
});

const dues = deriveProduct(
  'Dues',
  `What it is
- Two reminders for each bill.
Who uses it
- Treasurer (me)
- Members
What happens
- I send a bill → new bill: member, amount, due date; the member is told
- Members pay the bill by link → bill is paid
- I mark a bill as paid → bill is paid
- A bill is not paid 5 days after its due date → new reminder: bill, text; the member is reminded
- Member disputes a bill → bill is disputed
- I send a disputed bill again → bill is sent
What is kept
- Bill: member, amount, due date; states: sent, paid, disputed
- Reminder: bill, text
What counts as success
- All bills are paid by May.`,
  [],
);

it('what the product makes by itself and is there for is a step, before what it leads to; another way to the same end is none', () =>
  expect(dues.journeys[0]?.steps.slice(0, 6)).toEqual([
    'The treasurer sends a bill.',
    'A bill is not paid 5 days after its due date; Dues reminds the member.',
    'Members pay the bill by link.',
    'What may also happen: members pay the bill by link before step 2; step 2 falls away then.',
    'What may also happen: the treasurer marks a bill as paid.',
  ]));

it('is done with what somebody came for, and not with the page that shows it first', () => {
  const songs = deriveProduct(
    'Songs',
    `Who uses it
- Choir leader (me)
- Singers
What happens
- I put in a new song → new song: title
- I upload the parts of a song → new part: song, voice, recording
- Singers open a song and listen to their own voice, and can go back a few bars.
What is kept
- Song: title
- Part: song, voice, recording
What counts as success
- 30 singers listen every week.`,
    [],
  );
  expect(writeJourneys(songs, 'lines')).toMatch(/Outcome: Songs lets them listen to their own voice \(FR-3\.2\)/);
});

describe('what goes wrong and is put right by several people', () => {
  it('is a way of its own, with the other answer beside it', () => {
    const side = stalls.journeys.find(({ title }) => title.includes('report that an order'));
    expect(side?.title).toBe(
      'A buyer: report that an order arrived broken so that the operator can refund the complaint',
    );
    expect(side?.steps.filter((step) => !step.startsWith('What can go wrong: a'))).toEqual([
      'A buyer reports that an order arrived broken; Stalls tells the farmer.',
      'The operator refunds the complaint.',
      'What can go wrong: the operator declines the complaint.',
    ]);
    expect(first?.steps.join(' ')).not.toContain('complaint');
  });

  it('is told with the limits of its steps first, by their ids, and with how people come in before the first way', () => {
    const told = writeJourneys(stalls, 'lines');
    const beginning = told.split('\n## ')[1] ?? '';
    expect(beginning).toMatch(/What has to be there first:\n\n[^#]*A buyer or a farmer signs up with name/);
    expect(beginning).toMatch(/What may also happen:\n\n- The operator pays a farmer out at the end of a month\./);
    expect(told).not.toContain('Stalls must keep');
  });
});

it('what is done only while nobody has done a thing can fall away, and an answer that only some need says so', () => {
  const bills = deriveProduct(
    'Bills',
    `What it is
- Two reminders for bills.
Who uses it
- Traders
- Clients
- Checker
What happens
- Trader sends a bill → new bill: client, class, amount; for a class A bill the checker is asked first
- The checker agrees or refuses → bill is confirmed or refused; the trader is told
- Clients pay the bill → bill is paid
- A bill is not paid 3 days after its due date → new reminder: bill, date; the client is reminded
- A bill is not paid 9 days after its due date → new reminder: bill, date; the client is reminded
What is kept
- Bill: client, class (A or B), amount, due date; states: asked for, confirmed, refused, paid
- Reminder: bill, date`,
    [],
  );
  const steps = bills.journeys[0]?.steps ?? [];
  expect(steps.find((step) => step.includes('falls away') || step.includes('fall away'))).toMatch(
    /^What may also happen: clients pay the bill before step \d; steps \d to \d fall away then\.$/i,
  );
  expect(steps.find((step) => step.startsWith('The checker'))).toBe(
    'The checker agrees to or refuses the bill, only where it is a class A bill; Bills tells the trader.',
  );
});

it('what one person sets and sets back is beside the way, and no way of its own', () => {
  const dishes = deriveProduct(
    'Dishes',
    `Who uses it
- Cook
- Guests
What happens
- Cook puts a dish on the list → new dish: name
- Guests order a dish → new order: dish
- Cook marks a dish as sold out → dish is sold out
- Cook puts a sold-out dish back on the list → dish is on the list
What is kept
- Dish: name; states: on the list, sold out
- Order: guest, dish`,
    [],
  );
  expect(dishes.journeys.map(({ title }) => title).join()).not.toContain('sold out');
});

it('ends are no steps one after the other: what is halted, what time ends and what is given back stand beside the way', () => {
  const games = deriveProduct(
    'Desk',
    `Who uses it
- Teams
- Game masters (me)
What happens
- Game master offers a slot → new slot: day, start
- Team books a slot → slot is booked; the game master is told
- Team gives a slot back → slot is free; the game master is told
- Game master starts a game → new game: slot, start
- Game master pauses a game → game is paused
- Game master goes on with a game → game is running
- Game master ends a game → game is solved, with the time
- The minutes of a game are over → game is lost
- Game master breaks a game off → game is broken off, with the reason
What is kept
- Game: slot, start, time; states: running, paused, solved, lost, broken off
- Slot: day, start; states: free, booked`,
    [],
  );
  const steps = games.journeys.flatMap((one) => one.steps);
  expect(steps.filter((step) => !step.startsWith('What'))).toEqual([
    'A game master offers a slot.',
    'A team books a slot; Desk tells the game master.',
    'A game master starts a game.',
    'A game master ends a game.',
  ]);
  expect(steps.filter((step) => step.startsWith('What may also happen'))).toEqual([
    'What may also happen: a team gives a slot back; Desk tells the game master.',
    'What may also happen: a game master pauses a game.',
    'What may also happen: a game master goes on with a game.',
  ]);
  expect(steps).toContain('What can go wrong: the minutes of a game are over.');
});
