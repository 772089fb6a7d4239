import { describe, expect, it } from 'vitest';
import { writeGlossary } from '#worker/features/guide/documents/glossary.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const termsOf = (name: string, outline: string) =>
  new Map(
    writeGlossary(deriveProduct(name, outline, []))
      .split('\n')
      .flatMap((line): [string, string][] => {
        const [, term = '', means = ''] = /^- \*\*(.+?)\*\*: (.+)$/.exec(line) ?? [];
        return term ? [[term, means]] : [];
      }),
  );

const choir = termsOf(
  'Chorus',
  `Who uses it
- Members
- Conductors
What happens
- A conductor plans a rehearsal → new rehearsal: day, start, place; members are told
- A conductor adds a member → new member: name, voice
- Members say whether they come → new answer: rehearsal, coming, reason
- A conductor answers for a member → new answer: rehearsal, member, coming, reason
- A conductor sees who is missing in each voice → names of those missing, by voice
- Conductors see the attendance of a year → number of rehearsals that each member attended
What is kept
- Rehearsal: day, start, place; states: planned, cancelled
- Answer: rehearsal, member, coming (yes or no), reason
- Member: name, voice
What always holds
- Reasons are seen only by conductors.`,
);

const swap = termsOf(
  'Seedling',
  `Who uses it
- Gardeners
- Givers
What happens
- A giver offers a seed → new seed: giver, title, place
- A gardener asks for a seed → new request: seed, message
- A giver accepts a request → request is accepted; seed is promised; the gardener is told
- A gardener calls off an accepted request → request is withdrawn; seed is free; the giver is told
- A request is not answered within 3 days → request is lapsed; the gardener is told
- A seed is free for 30 days → seed is lapsed; the giver is told
What is kept
- Seed: giver, title, place; states: free, promised, lapsed
- Request: seed, gardener, message; states: open, accepted, lapsed, withdrawn
What always holds
- Nobody asks for a seed that is not free.
- Nobody asks for a seed of their own.
- Gardeners see only their own requests.`,
);

const hives = termsOf(
  'Hivebook',
  `Who uses it
- Members
- Bee inspectors
What happens
- A member adds a hive → new hive: name, place, days between checks
- A bee inspector sees which hives are due → name of each kept hive past its days between checks, the longest overdue first
- A hive is not checked for its days between checks → the member is reminded
- A member gives a hive up → hive is given up, with the reason
What is kept
- Hive: member, name, place, days between checks; states: kept, given up
- Check: hive, day
What always holds
- Nobody notes a check of a hive that is given up.`,
);

describe('the glossary of an outline', () => {
  it.each([
    [
      'people, by what they alone do, how they come in and what only they see',
      choir,
      'Conductor',
      /^Whoever plans a rehearsal and .+; is invited by another conductor \(FR-\d+\.\d+\)\. Sees reasons that others entered/,
    ],
    [
      'whom somebody enters, by that and by what they do',
      choir,
      'Member',
      /^Somebody whom a conductor adds \(FR-2\)\. Says whether they come/,
    ],
    [
      'those who come for themselves',
      swap,
      'Giver',
      /^Whoever offers a seed and .+; makes an account alone \(FR-\d+\.\d+\)\.$/,
    ],
    [
      'a record, by those who make most of them, and then the others',
      choir,
      'Answer',
      /^One for each time members say whether they come \(FR-3\) or a conductor answers for a member \(FR-4\)\./,
    ],
    [
      'a record, by its states and what brings each about',
      swap,
      'Seed',
      /goes through free, promised \(FR-3\.\d\) and lapsed \(FR-6\.1\)/,
    ],
    [
      'what somebody looks at, by what it shows',
      choir,
      'Attendance',
      /^Number of rehearsals that each member attended, as shown to conductors \(FR-6\.1\)\.$/,
    ],
    [
      'a field by which a sight is sorted',
      choir,
      'Voice',
      /^Entered with each member \(FR-2\.1\); when a conductor sees who is missing in each voice/,
    ],
    [
      'a field that a clock goes by',
      hives,
      'Days between checks',
      /^Entered with each hive \(FR-1\.1\); when a hive is not checked for its days between checks, Hivebook must remind the member/,
    ],
    ['a selection, by its condition', hives, 'Due', /^A kept hive past its days between checks \(FR-2\.1\)\.$/],
    [
      'a state that comes by itself, of each thing that has it',
      swap,
      'Lapsed',
      /^A seed that is free for 30 days \(FR-6\.1\); a request that is not answered within 3 days \(FR-5\.1\)\.$/,
    ],
    [
      'the first state, by what ends it and what brings it back',
      swap,
      'Free',
      /^A seed from its entry \(FR-1\.1\) until it is promised or lapsed, and again when a gardener calls off an accepted request/,
    ],
    [
      'what is somebody’s own',
      swap,
      'Own seed',
      /^A seed that the same person offers as a giver \(FR-1\): nobody may ask for it \(FR-2\.\d\)\.$/,
    ],
  ])('tells of %s', (_, terms, term, means) => {
    expect(terms.get(term)).toMatch(means);
  });

  it('holds at most 12 terms of at most two sentences, and none for a field on which nothing rests', () => {
    for (const terms of [choir, swap, hives]) {
      expect(terms.size).toBeLessThanOrEqual(12);
      for (const means of terms.values()) expect(means.split(/\. (?=\p{Lu})/u).length).toBeLessThanOrEqual(2);
      expect([...terms.keys()]).not.toEqual(expect.arrayContaining(['Place']));
    }
  });
});

it('a field that is given or heard of is told by what does so, and a record with states has its fields', () => {
  const leave = termsOf(
    'Leave',
    `Who uses it
- Employees
- Manager
- HR (me)
What happens
- An employee requests leave → new request: first day, stand-in
- Manager approves a request → request is approved; the employee and the stand-in are told
- HR sets the yearly days → each employee gets their allowance
What is kept
- Request: employee, first day, stand-in, colour; states: open, approved
- Employee: name, allowance`,
  );
  const means = (term: string) => leave.get(term);
  expect(means('Stand-in')).toMatch(
    /^Entered with each request \(FR-1\.1\); when .+ tell the employee and the stand-in/,
  );
  expect(means('Allowance')).toMatch(
    /^Kept with each employee; when HR sets the yearly days, Leave must keep the allowance/,
  );
  expect(means('Request')).toMatch(/has first day and colour; goes through open and approved/);
  expect(means('Colour')).toBeUndefined();
});
