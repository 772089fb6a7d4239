import { describe, expect, it } from 'vitest';
import { titleOf } from '#worker/features/guide/idea/telling-titles.rules.ts';
import { emptyOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { isRuleLine, listsStates, withBoundsAsRules } from '#worker/features/guide/outline/outline-line-kinds.rules.ts';
import { readActLine } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { readPeople } from '#worker/features/guide/outline/outline-people.rules.ts';
import type { Cast } from '#worker/features/guide/outline/outline-subjects.rules.ts';

const people = readPeople(['Viewers (me)', 'My mate Trev', 'Signalling mates', 'Vets', 'Desk staff', 'HR']);
const [viewer, , , vet] = people.map(({ noun }) => noun);
const cast: Cast = { people, self: viewer ?? { one: 'viewer', many: 'viewers' }, name: 'RaceBlind', things: [] };

/** Who | does what | when | why. */
function told(line: string) {
  const act = readActLine(line, cast, vet);
  if (!act) return undefined;
  const { who, verb, phrase, when = '', why = '' } = act;
  return [typeof who === 'object' ? who.many : who, `${verb} ${phrase}`, when, why].join(' | ').replace(/[ |]+$/, '');
}

describe('a line on what happens', () => {
  it.each([
    ['I tick a session as seen.', 'viewers | tick a session as seen'],
    ['We enter my list when it rains', 'viewers | enter their list | when it rains'],
    ['Trev checks our boxes', "the mate | check the viewers' boxes"],
    ['The mate confirms it, so that I know', 'the mate | confirm it |  | viewers know'],
    ['They can also undo it', 'vets | undo it'],
    ['Viewers should be able to undo it until noon', 'viewers | undo it | until noon'],
    ['Everybody sees the map', 'viewers | see the map'],
    ['A vet frobnicates the gizmo', 'vets | frobnicate the gizmo'],
    ['The vet who is on duty confirms a visit', 'vets | confirm a visit'],
    ['When a train is late, it tells me', 'product | tell viewers | when a train is late'],
    ['On Mondays the vets see the list', 'vets | see the list | on Mondays'],
    ['If she is away, the vet passes it on because it is urgent', 'vets | pass it on | if she is away | it is urgent'],
    ['Viewers are told when a session starts', 'product | tell viewers | when a session starts'],
    ['Viewers get reminded a day before', 'product | remind viewers a day before'],
    ['When a race has begun somebody ticks each title', 'viewers | tick each title | when a race has begun'],
    ['If no title is ticked the app nags, it does not stop', 'product | nag  | if no title is ticked'],
    ['Trev and I see the list', 'the mate | see the list'],
    ['Program counts the titles', 'product | count the titles'],
    ['RaceBlind hides the title', 'product | hide the title'],
    ['It has a history for each visit', 'product | have a history for each visit'],
    ['Vets choose when they work', 'vets | choose when they work'],
    ['Viewers see who is there and when they leave', 'viewers | see who is there and when they leave'],
  ])('tells who does what, when and why: “%s”', (line, act) => expect(told(line)).toBe(act));

  it.each(['A sensor reports the level', 'The weather service sends a warning', 'Viewers have a profile'])(
    'that begins with nobody of the people, or tells no act, is left: “%s”',
    (line) => expect(told(line)).toBeUndefined(),
  );

  it.each([
    ['It tells me when a train is late', 'RaceBlind tells viewers when a train is late'],
    ['When the vet is away, she passes it on', 'When the vet is away, the vet passes it on'],
    ['I tick my list', 'Viewers tick their list'],
    ['Vet confirms a visit', 'A vet confirms a visit'],
    ['Desk staff hand out a phone', 'The desk staff hand out a phone'],
    ['HR enters a leave', 'HR enters a leave'],
    ['End of the year the vet gets the costs', 'At the end of the year, the vet gets the costs'],
  ])('is told in the third person: “%s”', (line, sentence) =>
    expect(readActLine(line, cast, vet)?.line).toBe(sentence),
  );
});

it.each([
  ['Nobody sees the list of others', true],
  ['Only vets delete a note', true],
  ['Vets never see a name', true],
  ['The app must not show ads', true],
  ['At most two sports', true],
  ['Viewers cannot delete a session', true],
  ['Ticking takes five seconds, not more', true],
  ['Watching takes place at home', false],
  ['Viewers delete a session', false],
  ['When it rains, vets stay at home', false],
])('“%s” holds: %s', (line, isRule) => expect(isRuleLine(line, cast)).toBe(isRule));

it('how long an act lasts stands with what always holds', () => {
  const outline = { ...emptyOutline(), acts: ['Vets tick a box.', 'Ticking takes five seconds.'], rules: ['No dogs.'] };
  expect(withBoundsAsRules(outline)).toMatchObject({
    acts: ['Vets tick a box.'],
    rules: ['No dogs.', 'Ticking takes five seconds.'],
  });
});

it.each([
  ['Vets enter the temperature at 8, 14 and 20 hours', 'Enter the temperature at 8, 14 and 20 hours'],
  [
    'Vets enter the cleaning of a box with start, end and operator',
    'Enter the cleaning of a box with start, end and operator',
  ],
  [
    'The app reminds Ann and Ben of a home visit seven days before and one day before',
    'Remind Ann and Ben of a home visit',
  ],
])('“%s” is called “%s”', (line, title) => {
  const told = readActLine(line, cast, vet);
  expect(told && titleOf(told)).toBe(title);
});

it.each([
  ['It goes: in store, taken, given back to the owner', true],
  ['Each key set goes: in cabinet, taken', true],
  ['The vet goes home', false],
  ['The vet sees the states: open, done', false],
])('“%s” only lists states: %s', (line, isList) => expect(listsStates(line)).toBe(isList));
