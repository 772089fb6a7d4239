import { describe, expect, it } from 'vitest';
import { asNoun } from '#worker/features/guide/grammar/words.rules.ts';
import { linkRecords } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { effectOf } from '#worker/features/guide/outline/outline-effects.rules.ts';
import { readActLine } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { readPeople } from '#worker/features/guide/outline/outline-people.rules.ts';
import { readRecordLines } from '#worker/features/guide/outline/outline-records.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const people = readPeople(['Clerks', 'Inspectors']);
const cast = { people, self: people[0]?.noun ?? asNoun('clerk'), name: 'Acme', things: [] };
const records = readRecordLines([
  'Box: number, weight, place (shelf, cellar), reject reason, states: packed, sealed, rejected',
]);
const lines = [
  'A clerk enters a box with its weight.',
  'A clerk enters the seal of a box.',
  'A clerk seals a box.',
  'An inspector rejects a box with the reject reason.',
  'An inspector approves a box.',
  'Clerks vote on a box.',
  'An inspector loads a box.',
  'A clerk deletes a box.',
  'A clerk reads a box.',
  'An inspector seals or rejects a box.',
  'A clerk seals a box, rejects it and says why.',
  'A clerk corrects the register.',
  'A clerk notes a box as sealed.',
];
const links = [
  ...linkRecords(
    lines.flatMap((line) => readActLine(line, cast) ?? []),
    records,
  ).values(),
];

it('the next one in turn is picked by nobody, and is another one each time', () => {
  const boxes = readRecordLines(['Box: number, weight; states: packed, sealed']);
  const told = readActLine('A clerk presses next.', cast);
  const [line] = [told ?? []].flat();
  const outcome = { way: 'state', record: 'box', state: 'sealed', picked: 'first packed box', text: '' } as const;
  const link = line && [...linkRecords([{ ...line, outcomes: [outcome] }], boxes).values()][0];
  expect(link && effectOf(link, [link])).toEqual({ effect: 'set the box to “sealed” and show beside it when' });
});

describe('what an act leaves behind follows from the told fields and states', () => {
  it.each([
    [
      0,
      'keep a box with number, weight and place, and show beside it who entered it and when',
      'IF the number, the weight or the place is missing, THEN THE SYSTEM SHALL say so, keep what was entered and make no box yet.',
    ],
    [
      1,
      'set the box to “sealed” and show beside it who did that and when',
      'IF the box is “sealed” already, THEN THE SYSTEM SHALL change nothing and say who did that and when.',
    ],
    [
      2,
      'set the box to “sealed” and show beside it who did that and when',
      'IF the box is “sealed” already, THEN THE SYSTEM SHALL change nothing and say who did that and when.',
    ],
    [
      3,
      'set the box to “rejected”, with reject reason, and show beside it who did that and when',
      'IF the box is “rejected” already, THEN THE SYSTEM SHALL change nothing and say who did that and when.',
    ],
    [
      4,
      'mark the box as approved and show beside it by whom and when',
      'IF the box is approved already, THEN THE SYSTEM SHALL change nothing and say by whom and when.',
    ],
    [5, 'keep one vote of each of them with the box and show how many there are', undefined],
    [
      6,
      'load the whole box and say when that is done',
      'IF the box cannot be had whole, THEN THE SYSTEM SHALL leave nothing of it behind and say why.',
    ],
    [7, 'take the box out of every list and keep a note of who deleted it and when', undefined],
  ])('line %i', (at, effect, fault) => {
    const link = links[at];
    expect(link && effectOf(link, links)).toEqual({ effect, ...(fault ? { fault } : {}) });
  });

  it.each([
    [9, 'set the box to “sealed” or “rejected” and show beside it who did that and when'],
    [10, 'set the box to “sealed” and then to “rejected” and show beside it who did that and when'],
    [11, undefined],
    [12, 'set the box to “sealed” and show beside it who did that and when'],
  ])('line %i, by its states', (at, effect) => {
    const link = links[at];
    expect(link && effectOf(link, links)?.effect).toBe(effect);
  });

  it('nothing for what is only looked at', () => {
    expect(links[8] && effectOf(links[8], links)).toBeUndefined();
  });
});

describe('who has a thing is kept where it changes hands', () => {
  const tell = (record: string, acts: string[], more: string[] = []) => {
    const told = acts.flatMap((line) => readActLine(line, cast) ?? []);
    const linked = [...linkRecords(told, readRecordLines([record, ...more])).values()];
    return linked.map((link) => effectOf(link, linked)?.effect);
  };
  const stated = 'Box: number, states: in store, taken, handed over, lost';

  it.each([
    [
      'A clerk takes a box.',
      'set the box to “taken”, keep who has it, since when and until when, and show that beside it',
    ],
    [
      'A clerk brings a box back until 19:00.',
      'set the box to “in store”, keep that nobody has it any more and show beside it who did that and when',
    ],
    [
      'A clerk hands a box over to another clerk.',
      'set the box to “handed over”, keep who has it now, since when and from whom, and show that beside it',
    ],
  ])('%s', (line, effect) => {
    const acts = ['A clerk takes a box.', 'A clerk brings a box back until 19:00.', 'An inspector seals a box.'];
    expect(tell(stated, [...new Set([line, ...acts])])[0]).toBe(effect);
  });

  it('without states, too', () => {
    expect(tell('Box: number', ['A clerk borrows a box.', 'A clerk gives a box back.'])).toEqual([
      'keep of the box who has it and since when, and show that beside it',
      'keep that nobody has the box any more and show beside it when',
    ]);
  });

  it('not where a loan is a record, a field holds it or nothing comes back', () => {
    const acts = ['A clerk takes a box.', 'A clerk returns a box.'];
    const isHeld = (effect?: string) => /who has it/.test(effect ?? '');
    expect(tell('Box: number', acts, ['Loan: box, clerk, until']).some(isHeld)).toBe(false);
    expect(tell('Box: number, held by', acts).some(isHeld)).toBe(false);
    expect(tell('Order: number', ['A clerk takes an order.', 'An inspector seals an order.']).some(isHeld)).toBe(false);
  });
});

it('nobody types what stands on the row on which something is done', () => {
  const school = deriveProduct(
    'School',
    `Who uses it
- Parents
- Teachers
What happens
- Teacher plans a lesson → new lesson: parent, day
- Teacher cancels a lesson → lesson is cancelled; new credit: parent, lesson
- Teacher lends a key for a lesson → new loan: lesson, note; lesson is held
What is kept
- Lesson: parent, day; states: planned, cancelled, held
- Credit: parent, lesson; states: open, used
- Loan: lesson, note`,
    [],
  );
  const criteria = school.features.flatMap((feature) => feature.criteria).join('\n');
  expect(criteria).toMatch(/keep a credit with parent and lesson/);
  expect(criteria).not.toMatch(/make no credit yet/);
  expect(criteria).toMatch(/IF the lesson is missing, .* make no loan yet/);
});

it.each([
  [
    'reads the report and reports damage → new damage report: scaffold, what is damaged',
    'Damage report: scaffold, what is damaged',
    'IF the scaffold or what is damaged is missing, THEN THE SYSTEM SHALL say so, keep what was entered and make no damage report yet.',
  ],
  [
    'inspects a scaffold → new inspection: scaffold, place; scaffold becomes in use or failed',
    'Inspection: scaffold, place',
    'IF the scaffold or the place is missing, THEN THE SYSTEM SHALL say so, keep what was entered and make no inspection yet.',
  ],
  [
    'looks at the next hours → scaffolds that are due, worst on top',
    'Visit: day',
    'IF there is nothing to show yet, THEN THE SYSTEM SHALL say so in one sentence.',
  ],
  [
    'changes time or place of a visit → those on it are told',
    'Visit: place, start, end',
    'WHEN a manager changes time or place of a visit, THE SYSTEM SHALL keep the place, the start and the end with the visit and show beside it when.',
  ],
])('a manager %s', (act, kept, criterion) => {
  const product = deriveProduct(
    'Tags',
    `Who uses it
- Managers
What happens
- A manager enters a scaffold → new scaffold: number
- A manager ${act}
What is kept
- Scaffold: number; states: in use, failed
- ${kept}`,
    [],
  );
  expect(product.features.flatMap(({ criteria }) => criteria)).toContain(criterion);
});
