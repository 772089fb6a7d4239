import { describe, expect, it } from 'vitest';
import { emptyOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { linkRecords } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { causedBy } from '#worker/features/guide/outline/outline-causes.rules.ts';
import { criteriaOfLine } from '#worker/features/guide/outline/outline-criteria.rules.ts';
import { withOutcomes } from '#worker/features/guide/outline/outline-draft.rules.ts';
import { readActs } from '#worker/features/guide/outline/outline-idea.rules.ts';
import { recordsOf } from '#worker/features/guide/outline/outline-made-records.rules.ts';
import { tellRecordLine } from '#worker/features/guide/outline/outline-records.rules.ts';

const churchyard = {
  ...emptyOutline(),
  people: ['Me, Arthur: I keep the plan', 'Readers', 'Strangers'],
  records: ['Stone: number, material; states: standing, fallen', 'Reading: stone, words, date'],
};
const outlineOf = (...acts: string[]) => ({ ...churchyard, acts });

/** The criteria of the last of some lines. */
function criteriaIn(...acts: string[]): string[] {
  const outline = outlineOf(...acts);
  const cast = castOf(outline, 'By the Yew');
  const { told } = readActs(acts, cast);
  const links = [...linkRecords(told, recordsOf(outline, cast)).values()];
  const [one, before] = told.toReversed();
  const [client, host] = cast.people.map(({ noun }) => noun);
  if (!one || !client) throw new Error('nothing was read');
  return criteriaOfLine(one, { client, host, item: client, name: cast.name, before }, links);
}

describe('what a line says to come of it is what its criteria say', () => {
  it('makes a thing that is only told there', () => {
    expect(criteriaIn('A stranger writes to me about a mistake → new message: stone, what is wrong')).toEqual([
      'WHEN a stranger writes to the owner about a mistake, THE SYSTEM SHALL keep a message with stone and what is wrong, and show beside it when.',
      'IF the stone or what is wrong is missing, THEN THE SYSTEM SHALL say so, keep what was entered and make no message yet.',
    ]);
  });

  it('sets two states in one step, the second of which stays', () =>
    expect(criteriaIn('A reader props a stone → the stone is standing and fallen in one go')).toContain(
      'WHEN a reader props a stone, THE SYSTEM SHALL set the stone to “fallen” and show beside it when, right after “standing” and in the same step.',
    ));

  it('sets a state, and tells somebody', () => {
    expect(criteriaIn('A reader walks around → the stone becomes fallen; I am told by e-mail')).toEqual([
      'WHEN a reader walks around, THE SYSTEM SHALL set the stone to “fallen” and show beside it when.',
      'IF the stone is “fallen” already, THEN THE SYSTEM SHALL change nothing and say who did that and when.',
      'WHEN a reader walks around, THE SYSTEM SHALL tell the owner by e-mail.',
      'IF that message does not reach somebody, THEN THE SYSTEM SHALL show it when they next open By the Yew.',
    ]);
  });

  it('brings a thing back to its first state', () => {
    expect(criteriaIn('A reader sets a stone up → the stone becomes standing')[0]).toBe(
      'WHEN a reader sets a stone up, THE SYSTEM SHALL set the stone to “standing” and show beside it when.',
    );
  });

  it('marks what can be so or not', () => {
    expect(
      criteriaIn('A reader ticks a stone → new stone: seen (yes/no)', 'A reader ticks it → stone gets seen')[0],
    ).toBe('WHEN a reader ticks it, THE SYSTEM SHALL mark the stone as “seen” and show beside it when.');
  });

  it('tells somebody of a decision', () => {
    expect(
      criteriaIn('A reader accepts or rejects a stone → the stone becomes accepted or rejected; I am told').at(-2),
    ).toBe('WHEN a reader accepts or rejects a stone, THE SYSTEM SHALL tell the owner.');
  });

  it('shows what is said, upon what is typed', () => {
    expect(criteriaIn('A stranger types a surname and sees the stone → shows the stone and its readings')[0]).toBe(
      'WHEN a stranger types a surname, THE SYSTEM SHALL show the stone and its readings.',
    );
  });

  it('tells whoever acts, as which they are known', () => {
    expect(criteriaIn('A stranger reports a stone → she gets an SMS')).toContain(
      'WHEN a stranger reports a stone, THE SYSTEM SHALL send the stranger an SMS.',
    );
  });

  it('says of what happens by itself upon what it happens', () => {
    expect(criteriaIn('High wind overnight: stones are at risk → new check: stone, due on')).toEqual([
      'WHEN there is high wind overnight, THE SYSTEM SHALL keep a check with stone and due on, and show beside it when.',
    ]);
  });

  it('says what becomes of a thing at a time, and who is told then', () => {
    expect(criteriaIn('At 19:00 a stone that is not back becomes lost → I am told').slice(0, 2)).toEqual([
      'WHEN it is 19:00 and a stone is not back, THE SYSTEM SHALL set the stone to “lost” and show beside it when.',
      'WHEN it is 19:00 and a stone is not back, THE SYSTEM SHALL tell the owner.',
    ]);
  });

  it('shows what somebody sees, and keeps what they did', () => {
    const said = criteriaIn('A stranger types a number and sees the stone → new search: number, time');
    expect(said[0]).toBe('WHEN a stranger types a number, THE SYSTEM SHALL show the stone.');
    expect(said.at(-2)).toBe(
      'WHEN a stranger types a number, THE SYSTEM SHALL keep a search with stone, number and date and time, and show beside it when.',
    );
  });

  it('keeps the words that no form fits, or that speak of what is not kept', () => {
    expect(criteriaIn('A reader walks around → counts the steps; the gate becomes open; all is well')).toEqual([
      'WHEN a reader walks around, THE SYSTEM SHALL count the steps.',
      'WHEN a reader walks around, THE SYSTEM SHALL ensure that the gate becomes open.',
      'WHEN a reader walks around, THE SYSTEM SHALL ensure that all is well.',
    ]);
  });

  it('keeps what the product does then, and what comes of it besides', () => {
    const criteria = criteriaIn('A reader reports a stone, and the app asks for a photo → I am told');
    expect(criteria[0]).toBe('WHEN a reader reports a stone, THE SYSTEM SHALL ask for a photo.');
    expect(criteria).toContain('WHEN a reader reports a stone, THE SYSTEM SHALL tell the owner.');
  });

  it('makes what comes of a decision', () => {
    expect(criteriaIn('A reader accepts or rejects a stone → new note: stone, text').join(' ')).toContain(
      'THE SYSTEM SHALL keep a note with stone and text',
    );
  });

  it('says since when something waits, and by what it is told', () => {
    expect(
      criteriaIn('A reader reports a stone as fallen', 'After 14 days the stone comes to me → I am told by e-mail')[0],
    ).toBe(
      'WHEN 14 days have passed since a stone became “standing” and it is not “fallen”, THE SYSTEM SHALL tell the owner by e-mail and show it to the owner in a list, until it is “fallen”.',
    );
  });

  it('keeps each thing upon the part of the line that names it', () => {
    const said = criteriaIn(
      'A reader cleans a stone, marks cracks and walks on → new crack: stone, where; I am told by SMS',
    );
    expect(said[0]).toBe(
      'WHEN a reader marks cracks, THE SYSTEM SHALL keep a crack with stone and where, and show beside it when.',
    );
    expect(said.at(-1)).toBe(
      'IF that text message cannot be delivered, THEN THE SYSTEM SHALL try it again for 2 hours and then list it as not delivered.',
    );
  });

  it('enters nothing behind a question mark', () => {
    expect(criteriaIn('A reader adds a reading of a stone → ?')).toEqual(
      criteriaIn('A reader adds a reading of a stone'),
    );
  });
});

it('what is shown is read from each thing that it names, and from that whose name is typed', () => {
  const acts = ['A stranger types a surname and sees the stone → shows the stone, its readings and what was said'];
  const outline = { ...outlineOf(...acts), records: [...churchyard.records, 'Person: name, stones', 'Box: name'] };
  const { told } = readActs(acts, castOf(outline, 'By the Yew'));
  const [link] = linkRecords(told, recordsOf(outline, castOf(outline, 'By the Yew'))).values();
  expect([link, ...(link?.also ?? [])].map((one) => [one?.record?.one, one?.way])).toEqual([
    ['stone', 'read'],
    ['reading', 'read'],
    ['person', 'read'],
  ]);
});

it.each([
  ['After 14 days the report comes to me', 'WHEN 14 days have passed, THE SYSTEM SHALL '],
  ['If nobody answers, the office waits', 'WHEN nobody answers, THE SYSTEM SHALL '],
  ['High wind: stones are at risk', 'WHEN there is high wind, THE SYSTEM SHALL '],
  ['At 20:00 a stone is still late', 'WHEN it is 20:00 and a stone is still late, THE SYSTEM SHALL '],
  ['On Friday the list goes out', 'WHEN it is Friday, THE SYSTEM SHALL '],
  ['The report goes out', 'WHEN the report goes out, THE SYSTEM SHALL '],
])('“%s” is upon “%s”', (line, opening) => {
  expect(causedBy(line, undefined)).toBe(opening);
});

it.each([
  ['a new thing', 'x → new message: stone, text', 'Message: stone, text'],
  ['a new thing without a field', 'x → new message', 'Message: text'],
  ['a field that was not listed', 'x → stone gets height', 'Stone: number, material, height; states: standing, fallen'],
  ['a state that was not listed', 'x → stone becomes lost', 'Stone: number, material; states: standing, fallen, lost'],
  ['a thing whose name ends like another', 'x → new first reading: stone', 'First reading: stone'],
])('%s is kept', (_, act, line) => {
  expect(recordsOf(outlineOf(act), castOf(churchyard, 'By the Yew')).map(tellRecordLine)).toContain(line);
});

it.each([
  ['A reader adds a reading of a stone', 'new reading'],
  ['A reader reports a stone as fallen', 'stone becomes fallen'],
  ['A reader writes down the material of a stone', 'stone gets material'],
  ['A reader corrects a stone', 'changes the stone'],
  ['A reader walks around', '?'],
])('“%s” is drafted as “%s”', (line, outcome) => {
  expect(withOutcomes(outlineOf(line), 'By the Yew').acts).toEqual([`${line} → ${outcome}`]);
});

it.each(['A stranger sees the stone', 'A stranger reports a stone → new message: stone', 'It tells me who was there'])(
  'nothing is drafted behind “%s”',
  (line) => {
    expect(withOutcomes(outlineOf(line), 'By the Yew').acts).toEqual([line]);
  },
);

it('beside a list of states it is a mark that can be so or not', () => {
  const records = ['Lot: number; states: reserved, weighed, collected'];
  const [lot] = recordsOf(
    { ...outlineOf('x → the lot is weighed', 'y → the lot is last in the queue'), records },
    castOf({ ...churchyard, records }, 'By the Yew'),
  );
  expect(lot && tellRecordLine(lot)).toBe(
    'Lot: number, last in the queue (yes, no); states: reserved, weighed, collected',
  );
});

it('a word that its lines write as a name is one', () => {
  const people = ['Clients', 'Brunhilde: keeps the book'];
  const [, keeper] = castOf({ ...outlineOf('Then Brunhilde opens the book'), people }, 'By the Yew').people;
  expect([keeper?.names, keeper?.noun.many]).toEqual([['Brunhilde'], 'the helper']);
});
