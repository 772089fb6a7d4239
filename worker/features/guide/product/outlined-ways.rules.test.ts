import { expect, it } from 'vitest';
import { writeJourneys } from '#worker/features/guide/documents/journeys.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { isBesideWay } from '#worker/features/guide/product/journeys.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const pumps = deriveProduct(
  'Wells',
  `Who uses it
- Villagers
- Mechanics
- Supervisors
- Clerk (me)
- Office
What happens
- A villager reports a breakdown.
- A mechanic accepts the breakdown.
- If no mechanic has accepted within 2 days, the app tells the supervisor.
- A supervisor reassigns a breakdown that is stuck.
- After 14 days the breakdown comes to me.
- A mechanic marks a breakdown as repaired, with the cost for one week.
- I see which pumps are down.
- I print the list of the quarter.
- I correct the register.
- The office puts up new pumps.
What is kept
- Breakdown: pump, day; states: reported, accepted, repaired
- Pump: code, village
What always holds
- A repaired breakdown is never opened again.
- 463 pumps in three districts`,
  [],
);
const way = (id: string) => pumps.journeys.find((journey) => journey.id === id)?.steps;

it('goes one way as it goes well, and tells after that what is done when it does not', () =>
  expect(way('J-1')).toEqual([
    'A villager reports a breakdown.',
    'A mechanic accepts the breakdown.',
    'A mechanic marks a breakdown as repaired, with the cost for one week.',
    'What can go wrong: if no mechanic has accepted within 2 days, Wells tells the supervisor.',
    'What can go wrong: a supervisor reassigns a breakdown that is stuck.',
    'What can go wrong: after 14 days the breakdown comes to the clerk.',
    'What can go wrong: anybody tries to open a repaired breakdown again. Wells must then refuse it, change nothing and say why.',
  ]));

it('has a way of its own for what is looked at, and beside it what is kept up', () => {
  expect(way('J-2')?.slice(0, 2)).toEqual([
    'The clerk sees which pumps are down.',
    'The clerk prints the list of the quarter.',
  ]);
  expect(way('J-2')).toContain('What may also happen: the clerk corrects the register.');
});

it('lets each feature serve the way on which it is done, and those that nobody else does matter first', () =>
  expect(pumps.features.map(({ title, journey, priority }) => [title.slice(0, 12), journey, priority.level])).toEqual([
    ['Report a bre', 'J-1', 'must'],
    ['Accept the b', 'J-1', 'must'],
    ['Tell the sup', 'J-1', 'must'],
    ['Reassign a b', 'J-1', 'should'],
    ['After 14 day', 'J-1', 'must'],
    ['Mark a break', 'J-1', 'must'],
    ['See which pu', 'J-2', 'must'],
    ['Print the li', 'J-2', 'should'],
    ['Correct the ', 'J-2', 'should'],
    ['Put up new p', 'J-2', 'must'],
    ['Sign in', 'J-1', 'must'],
  ]));

it('builds what makes a thing before what needs it', () =>
  expect(listTasks(pumps).flatMap(({ feature }) => (feature?.key === 'account' ? [] : (feature?.title ?? [])))).toEqual(
    [
      'Put up new pumps',
      'Report a breakdown',
      'Accept the breakdown',
      'Mark a breakdown as repaired',
      'See which pumps are down',
      'Tell the supervisor',
      'After 14 days the breakdown comes to the clerk',
      'Print the list of the quarter',
      'Correct the register',
      'Reassign a breakdown that is stuck',
    ],
  ));

const visits = deriveProduct(
  'Stones',
  `Who uses it
- Strangers
- Readers
- Mower
What happens
- A stranger looks for a stone.
- A stranger writes a remark about a stone → new remark: stone, text; the mower is told by e-mail
- A reader adds a reading of a stone.
- The mower adds a photograph of a stone.
What is kept
- Stone: number, place
- Reading: stone, words
What always holds
- Every stone is shown`,
  [],
);

it('keeps apart what several people do with one thing that nobody hands on: what others do once stands beside the way', () =>
  expect(visits.journeys.map(({ title, steps }) => [title, ...steps.slice(2)])).toEqual([
    [
      'A stranger: look for a stone and write a remark about a stone',
      'What may also happen: a reader adds a reading of a stone.',
      'What may also happen: the mower adds a photograph of a stone.',
    ],
  ]));

it('keeps what is noted of a thing on one visit with it, and says who gets to know', () =>
  expect(visits.journeys[0]?.steps.slice(0, 2)).toEqual([
    'A stranger looks for a stone.',
    'A stranger writes a remark about a stone; Stones tells the mower by e-mail.',
  ]));

const club = deriveProduct(
  'Rowing',
  `Who uses it
- Rowers
- Coach (me)
What happens
- I put in a new boat → new boat: name
- I put in the outings for the term → new outing: place, what we row
- Rowers tell me if they can't come to an outing → new absence: rower, outing, reason if they want; I see it at once
What is kept
- Boat: name
- Outing: date, place, what we row
- Absence: rower, outing, reason
What always holds
- Every outing has a boat`,
  [],
);

it('an if with a “not” in it is no trouble where it makes what nothing else makes: it goes on from what it refers to', () => {
  expect(club.journeys.flatMap(({ steps }) => steps).filter((step) => /go wrong: rowers/.test(step))).toEqual([]);
  expect(
    club.journeys.find(({ title }) => title === 'A rower: tell the coach of an absence')?.steps.slice(0, 3),
  ).toEqual([
    'Before it begins: the coach puts in the outings for the term.',
    'Rowers see the outings.',
    "Rowers tell the coach if they can't come to an outing; Rowing shows it to the coach at once.",
  ]);
});

it('does not join two ways by what is only looked at on both', () => {
  const flats = deriveProduct(
    'Flats',
    `Who uses it
- Owner (me)
- Tenants
What happens
- Tenants report a repair.
- I give the repair to a firm.
- I close the repair → cost is entered
- End of the year I get the repairs of each flat → a list as PDF
- A tenant moves out → the flat is empty
What is kept
- Repair: flat, what; states: reported, given out, closed
- Flat: address, floor, tenant; states: let, empty`,
    [],
  );
  expect(flats.journeys[0]?.steps.join(' ')).not.toContain('moves out');
});

it('refuses what may be done until something, tells another way in place of the step that it replaces, and what may be changed is no step', () => {
  const forms = deriveProduct(
    'Intake',
    `Who uses it
- Patients
- Nurses (me)
- Matron
What happens
- Patients fill in the form → form is begun
- Patients send the form off → form is sent
- Patients change something until the nurse has reviewed it → form is sent again
- Nurses review the form → form is reviewed
- Nurses fill in the form together with a patient who has no phone → form is sent
- The matron looks at the numbers of a month
What is kept
- Form: name, allergies; states: begun, sent, reviewed`,
    [],
  );
  expect(forms.journeys[0]?.steps.filter((step) => step.includes('no phone'))).toEqual([
    'What can go wrong: nurses fill in the form together with a patient who has no phone, in place of step 1.',
  ]);
  expect(forms.features.flatMap(({ criteria }) => criteria)).toContain(
    'IF the form is “reviewed” already, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
  );
  expect(writeJourneys(forms, 'the outline')).not.toContain('opens Intake');
  expect(forms.journeys[0]?.steps).toContain(
    'What may also happen: patients change something until the nurse has reviewed it.',
  );
});

const association = deriveProduct(
  'Savings',
  `Who uses it
- Savers
- Clerk (me)
What happens
- Saver creates a goal → new goal: name, amount
- Saver puts money in → new payment: goal, amount; goal is saving
- Saver pauses the goal → goal becomes paused; nothing is taken until they resume
- A goal is reached → goal becomes reached; the clerk sees who is done
- Saver closes their account → personal data is deleted
- The clerk looks at a month → amount and number of payments
- I offer a prize to the first saver, who has 14 days to say yes → new prize: saver, date
- I enter the rates in January → new rate: year, percent
What is kept
- Goal: name, amount; states: saving, paused, reached
- Payment: goal, amount, date
- Rate: year, percent
- Prize: saver, date
What always holds
- The money lies at a bank, never with us.
- Nothing is taken if the account would fall under 50 euros.`,
  [],
);
const told = writeJourneys(association, 'the outline');

it('tells what may be left out beside the way, a rule by what becomes of it, and nothing as a way that begins and ends with opening', () => {
  const all = association.journeys.flatMap(({ steps }) => steps);
  expect(all).toContain('What may also happen: a saver pauses the goal.');
  expect(all.filter((step) => /this rule decides|never with us|opens Savings/.test(step))).toEqual([]);
  expect(all).toContain('What may also happen: a saver closes their account.');
  expect(told).toMatch(/Priority: Must\. Outcome: .+ \(FR-\d\.\d\)/);
});

const hut = deriveProduct(
  'Hut',
  `Who uses it
- Members
- Board (me)
What happens
- Members sign up for work days → new sign-up: work day
- I enter after the work day who was there and how long → hours are added to the plot
- I see who has not done their hours, with how many are missing.
- I note a sick leave → new leave: member, from
- I give out a key → new key: number
What is kept
- Work day: date, places
- Plot: number, hours done
- Sign-up: work day
- Leave: member, from
- Key: number`,
  [],
);

it('has what brings it about before a look, what has to be entered before a way that needs it, and keeps unrelated acts apart', () => {
  const steps = hut.journeys.map((journey) => journey.steps.filter((step) => !isBesideWay(step)));
  expect(steps).toContainEqual([
    'The board enters after the work day who was there and how long.',
    'The board sees who has not done their hours, with how many are missing.',
  ]);
  expect(steps.flat().filter((step) => /sick leave|key\b/.test(step))).toEqual([]);
});

it('has whoever sees who is missing on the way, since looking is nothing that goes wrong', () => {
  const choir = deriveProduct(
    'Choir',
    `Who uses it
- Members
- Conductors
What happens
- Conductor plans a rehearsal → new rehearsal: day, start
- Member says whether they come to a rehearsal → new answer: rehearsal, coming yes or no
- Conductor sees who is missing in each voice → names of those missing, by voice
- Conductor notes who was there → new attendance: rehearsal, member, there yes or no
What is kept
- Rehearsal: day, start; states: planned, cancelled
- Answer: rehearsal, member, coming yes or no
- Attendance: rehearsal, member, there yes or no`,
    [],
  );
  const steps = choir.journeys.flatMap((journey) => journey.steps);
  expect(steps).toContain('A conductor sees who is missing in each voice.');
  expect(steps.join()).not.toMatch(/go wrong: a conductor sees/);
});
