import { describe, expect, it } from 'vitest';
import { writeApi } from '#worker/features/guide/documents/api-outline.rules.ts';
import { clockedFeatures, nightRules } from '#worker/features/guide/documents/clocks.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { writePlan } from '#worker/features/guide/documents/plan.rules.ts';
import { ownTails } from '#worker/features/guide/outline/outline-rule-tails.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

describe('a rule whose second clause leans on the first', () => {
  it.each([
    [
      'Nobody sees the notes of others except the doctor. The nurse neither, and billing gets it only as a number.',
      [
        'Nobody but the doctor, the nurse included, sees the notes of others',
        'Billing gets the notes only as a number',
      ],
    ],
    [
      "Nobody may confirm their own claim, the chair's goes to the board.",
      ['Nobody may confirm their own claim', "When the claim is the chair's, it goes to the board to be confirmed"],
    ],
    [
      'Anything with a motor is only for trained members, and gets checked before it leaves.',
      ['Anything with a motor is only for trained members', 'Anything with a motor leaves only after it was checked'],
    ],
    ["Only members get in, the scores mustn't go round.", ['Only members get in', "The scores mustn't go round"]],
    [
      'Only neighbours, by invitation from the host, and only tested recipes get printed.',
      ['Only neighbours get in, by invitation from the host', 'Only tested recipes get printed'],
    ],
    [
      'The buoy keeps readings for two days when it is out of reach, none of them may be counted twice.',
      ['The buoy keeps readings for two days when it is out of reach', 'The app never counts readings twice'],
    ],
    [
      "A chart is seen only by its crew, and isn't found by search engines.",
      ['A chart is seen only by its crew', 'The app never lets a chart be found by search engines'],
    ],
    [
      'Flash means first try, and no fixing that number later.',
      ['Flash means first try', 'No fixing that number later'],
    ],
  ])('is two: %s', (rule, parts) => expect(ownTails(rule)).toEqual(parts));

  it.each([
    'Nobody books twice, the pump can’t do more.',
    'Only he, my sister and I see anything.',
    'Nobody sees the notes of others.',
    'Only neighbours, by the way, get in and only tested recipes get printed.',
    'The buoy keeps readings for two days, none of them is lost.',
    'Flash means first try, and second try means sent.',
  ])('stays one where it says no more: %s', (rule) => expect(ownTails(rule)).toBeUndefined());
});

const office = deriveProduct(
  'Claims',
  `Who uses it
- Members
- Treasurer
- Board
What happens
- A member hands in a claim → new claim: amount, receipt
- The treasurer approves a claim → claim is approved
- The treasurer declines a claim → claim is declined
What is kept
- Claim: member, amount, receipt; states: handed in, approved, declined
What always holds
- Nobody can approve their own claim, the treasurer's goes to the board.
- The money lies at a cooperative bank, never with us.`,
  [],
);

it('whoever decides in the one case may do it, the yes and the no', () => {
  expect(office.features.find(({ title }) => title === 'Approve a claim')?.criteria).toContain(
    "WHEN the claim is the treasurer's, THE SYSTEM SHALL give it to the board to be approved.",
  );
  expect(writeApi(office, 'Requirements v1')).toContain('`PATCH /api/claims/:id/approve` | Treasurer or board');
  expect(writeApi(office, 'Requirements v1')).toContain('`PATCH /api/claims/:id/decline` | Treasurer or board');
});

it('a rule is held by the criteria that it became', () =>
  expect(ownerRules(office)[0]?.criteria.map(({ effect }) => effect)).toEqual([
    'refuse it, change nothing and say why',
    'give it to the board to be approved',
  ]));

it('what is arranged with somebody outside is a constraint, agreed in writing before the release, and no trial', () => {
  expect(office.qualities[0]).toBe(
    'THE SYSTEM SHALL be built for this: “The money lies at a cooperative bank, never with members”.',
  );
  const named = writePlan(office, 'Requirements v1')
    .split('\n')
    .filter((line) => line.includes('cooperative bank'));
  expect(named).toEqual([
    '- Agreed for NFR-1: in writing, “The money lies at a cooperative bank, never with members”.',
  ]);
});

const leave = deriveProduct(
  'Leave',
  `Who uses it
- Staff
- Office (me)
What happens
- Staff ask for a leave → new leave: first day, last day, short notice or not
- I set the yearly days in January → each member of staff gets their allowance; what's left from the year before is carried over until 31 March
What is kept
- Leave: staff, first day, last day, number of days, short notice
- Staff: name, allowance, carried over
What always holds
- Carried over days lapse on 31 March, with a warning to the staff on 1 February.
- Weekends don't count as leave days.
- A funeral and a birth count as short notice.`,
  [],
);
const held = (title: RegExp) => leave.features.find((one) => title.test(one.title))?.criteria ?? [];

it('two days of the calendar are two criteria, and a job each night carries them', () => {
  expect(held(/^Set the yearly/).slice(-2)).toEqual([
    'WHEN it is 1 February, THE SYSTEM SHALL warn the staff that carried over days lapse on 31 March.',
    'WHEN 31 March is over, THE SYSTEM SHALL let carried over days that are not used lapse.',
  ]);
  expect(clockedFeatures(leave).map(({ title }) => title)).toContain('Set the yearly days in January');
  expect(nightRules(leave).join(' ')).toContain('lapse on 31 March');
});

it('what a word means holds where that is entered, and is no sum', () => {
  expect(held(/^Ask for a leave/)).toContain('THE SYSTEM SHALL not count weekends as leave days.');
  expect(held(/^Ask for a leave/)).toContain('THE SYSTEM SHALL count a funeral and a birth as short notice.');
  expect(ownerRules(leave).map(({ kind }) => kind)).toEqual(['time', 'definition', 'definition']);
});

it('what only one may change is refused to all others, and what comes of it is theirs', () => {
  const archive = deriveProduct(
    'Archive',
    `Who uses it
- Readers
- Archivists
What happens
- A reader asks for a file → new request: file, day
- An archivist files a box → new box: shelf, year
What is kept
- Request: file, day
- Box: shelf, year; states: open, sealed
What always holds
- A sealed box is changed only by archivists, and the change shows up in the yearbook.`,
    [],
  );
  const all = [...archive.features.flatMap(({ criteria }) => criteria), ...archive.qualities];
  expect(all).toContain(
    'IF anybody but archivists wants to change a sealed box, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
  );
  expect(all).toContain('WHEN archivists change a sealed box, THE SYSTEM SHALL show the change in the yearbook.');
});
