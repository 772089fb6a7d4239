import { describe, expect, it } from 'vitest';
import { converse } from '#worker/features/guide/testing/run-conversation.ts';

const idea =
  'An app for our rowing club: members book boats, the boatman approves each booking, members report damage with a photo, and the boatman repairs the boat and reopens it.';

describe('a change of mind in plain words', () => {
  it('renames people in all lines, and says so once', async () => {
    const { last } = await converse(idea, [[], 'Rename the boatman to boatkeeper']);
    expect(last.text).toMatch(/“boatman” is now “boatkeeper” in \d+ lines/);
    expect(last.documents[0]?.content).toContain('boatkeeper');
    expect(last.documents[0]?.content).not.toMatch(/boatm[ae]n/i);
  });

  it('lets whoever signed up before sign up by another name as well', async () => {
    const bakery = 'I run a small bakery. Customers order bread ahead and pick it up. I see the orders of the day.';
    const { last } = await converse(bakery, [[], 'Rename customers to eaters']);
    expect(last.documents[0]?.content).toMatch(/WHEN an eater signs up with name, e-mail address and password/);
    expect(last.documents[0]?.content).not.toMatch(/FR-\d+ Register/);
  });

  it('drops a field with what holds of it', async () => {
    const { last } = await converse(idea, [[], 'Drop the photo of the damage report']);
    expect(last.text).toContain('“Photos are deleted after 1 year” is gone');
    expect(last.documents[0]?.content).not.toMatch(/photo/i);
  });

  it('takes several changes from one sloppy sentence, and none of what it takes back', async () => {
    const { last, brief } = await converse(idea, [
      [],
      'ok so i changed my mind: bookings at most 2 not 3 at once, boats are called hulls... no, keep boats, and drop the photo',
    ]);
    const { content = '' } = last.documents[0] ?? {};
    expect(content).not.toMatch(/hull|photo|keep boats|changed my mind/i);
    expect(content).toContain('at most 2');
    expect(brief.decisions.map(({ decision }) => decision).join()).not.toMatch(/hull/i);
  });

  it('gives the product no name by itself, and says where that is done', async () => {
    const { last } = await converse(idea, [[], 'Call the app Rowly']);
    expect(last.text).toMatch(/settings/);
    expect(last.decisions).toEqual([]);
  });
});

describe('several questions in one message', () => {
  it('are answered below each other', async () => {
    const { last } = await converse(idea, [
      [],
      'Who can see my requests? How many features are there? And what should I do next?',
    ]);
    expect(last.text.match(/^\*\*.+\?\*\*$/gm)).toEqual([
      '**Who can see my requests?**',
      '**How many features are there?**',
      '**What should I do next?**',
    ]);
    expect(last.text).toContain('Members see only their own requests');
    expect(last.text).toMatch(/\d+ features follow from the idea/);
  });

  it('are kept as open where nobody can answer them, beside the answers to the others', async () => {
    const { last } = await converse(idea, [[], 'How many features are there? What happens to a boat when it sinks?']);
    expect(last.text).toMatch(/\d+ features follow from the idea/);
    expect(last.text).toMatch(
      /\*\*What happens to a boat when it sinks\?\*\*\n\n(?:I keep as an open|Nothing is decided)/,
    );
  });
});

describe('lines in which nobody signs in', () => {
  it('lead to no accounts', async () => {
    const { last } = await converse(
      'What it is\n- A logbook for glider pilots\nWho uses it\n- Pilots\n- Weathers\n- Instructors (me)\nWhat happens\n- Pilots log flights → new flight: date, place, weather\n- The instructor signs a flight off → flight is signed off; the pilot is told\nWhat is kept\n- Flight: date, place, weather; states: logged, signed off\nWhat always holds\n- Nobody signs in',
      ['Write the requirements'],
    );
    const { content = '' } = last.documents[0] ?? {};
    expect(content).toContain('- No sign-in and accounts.');
    expect(content).not.toMatch(/### FR-\d+ Sign in|wants to sign in/);
    // A detail of a flight that was listed among the people is nobody.
    expect(content).not.toMatch(/\*\*Weathers?\*\*|weathers/i);
  });
});

const workshop =
  'For my piano workshop: people rent our practice rooms by the hour, and customers hand in pianos for repair, get a quote and say yes or no before we start.';

describe('what a message takes back itself', () => {
  it.each([
    [
      'Customers may cancel a repair before the quote. No wait, customers may not cancel a repair at all.',
      ['Customers may not cancel a repair at all.'],
    ],
    [
      'Customers may also send a song. Actually no, no songs. But they can add a video link.',
      ['No songs', 'Customers can add a video link'],
    ],
  ])('is kept by neither decision nor document: %s', async (said, kept) => {
    const { last } = await converse(workshop, [[], said]);
    expect(last.decisions.map(({ decision }) => decision)).toEqual(kept);
  });

  it('is undone in the next message, and was in no version', async () => {
    const { last } = await converse(workshop, [
      [],
      'Actually the workshop owner can also book a room for a customer',
      'undo that last change please',
    ]);
    expect(last.text).toMatch(/^Taken back: .* is no longer decided\.\n\n(?!.*still says it)/);
  });
});

it('who can do it also does it beside the others', async () => {
  const lesson =
    'Who uses it\n- Students\n- Instructors\n- Office (us)\nWhat happens\n- Student books a lesson → new lesson: day, start, instructor; the instructor is told\n- Office cancels a lesson → lesson is cancelled; the student is told\nWhat is kept\n- Lesson: student, instructor, day, start; states: booked, cancelled';
  const { last } = await converse(lesson, [
    'Write the requirements',
    'Actually instructors can also book a lesson for a student.',
    'ok update',
  ]);
  const { content = '' } = last.documents[0] ?? {};
  expect(content).toContain('WHEN a student books a lesson');
  expect(content).toMatch(/Instructors (?:can )?(?:also )?book a lesson for a student/);
});

describe('a list of documents', () => {
  it.each([
    ['data model and architecture', ['architecture', 'database'], 0],
    ['now the data model, the architecture and the plan', ['architecture', 'database', 'plan'], 0],
    ['data model, plan and a prompt for Cursor, all three please', ['database', 'plan'], 2],
    ['can I have the test plan and then the prompts?', ['tests'], 2],
  ])('is written whole, and decides nothing: %s', async (said, kinds, prompts) => {
    const { last } = await converse(workshop, [[], said]);
    expect(last.documents.map(({ type }) => type).toSorted()).toEqual(kinds.toSorted());
    expect(last.prompts).toHaveLength(prompts);
    expect(last.decisions).toEqual([]);
  });

  it('is no sentence in which such words are said of a product', async () => {
    const { last } = await converse(workshop, [[], 'Customers see the plan and the requirements of a repair']);
    expect(last.documents).toEqual([]);
    expect(last.decisions).toHaveLength(1);
  });
});

it('what is told last overrules what it was not to do, and says so', async () => {
  const { last, brief } = await converse(workshop, [[], 'Bookings must be paid in advance by card', 'ok update']);
  expect(brief.decisions.at(-1)?.decision).toBe('Bookings must be paid in advance by card');
  const { content = '' } = last.documents[0] ?? {};
  expect(content).toContain('SHALL take no booking that is not paid in advance by card');
  expect(content).not.toMatch(/No payments? in the app/);
});

it.each([
  ['How would I check that it works?', /each task of the plan says how/],
  ['Which tasks come next?', /^First come these:\n\n- T-1 /],
  ['what did you change since version 1?', /No document has a second version yet/],
  ['How do I publish this?', /account where it runs/],
])('a question on the process is answered: %s', async (said, answered) => {
  const { last } = await converse(workshop, [[], said]);
  expect(last.text).toMatch(answered);
});
