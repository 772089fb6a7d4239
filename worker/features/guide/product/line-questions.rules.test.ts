import { expect, it } from 'vitest';
import { readIdea } from '#worker/features/guide/idea/idea.rules.ts';
import { lineQuestions, lineTopic } from '#worker/features/guide/product/line-questions.rules.ts';
import { converse } from '#worker/features/guide/testing/run-conversation.ts';

const library = `What it is
- A desk for a tool library.
Who uses it
- Members
- Librarians (me)
What happens
- Librarian adds a tool → new tool: name, photo
- Member asks for a tool → new request: tool, from, until, phone; the librarian is told
- Librarian accepts a request → request is accepted; the member is told
- Librarian declines a request → request is declined; the member is told
- Librarian plans a shift → new shift: day, start
- Member takes over a shift → shift is taken
What is kept
- Tool: name, photo
- Request: tool, member, from, until, phone; states: open, accepted, declined
- Shift: day, start; states: open, taken
What always holds
- At most 2 open requests per member.
What it will not do
- No payments.
What counts as success
- 30 tools are lent a month.`;

const asked = (text: string) => lineQuestions(readIdea('Acme', text)).map(({ question }) => question);

it('asks what the lines leave open, with lines as answers', () => {
  const [silence, shift, phones] = lineQuestions(readIdea('Acme', library));
  expect(silence?.question).toBe('What happens when the librarian leaves a request without an answer?');
  expect(silence?.options[0]).toEqual({
    label: 'A request is not answered within 3 days → request is lapsed; the member is told',
    recommended: true,
  });
  expect(shift?.question).toBe('What happens with a shift that nobody takes?');
  expect(phones?.options[0]?.label).toBe('Phone numbers are seen only by librarians.');
});

it.each([
  ['A request is not answered within 2 days → the librarian is reminded', 'What happens when the librarian leaves'],
  ['A shift is not taken 2 days before its day → the librarian is told', 'What happens with a shift'],
])('does not ask what a line tells: %s', (line, question) => {
  const told = library.replace('What is kept', `- ${line}\nWhat is kept`);
  expect(asked(told).some((one) => one.startsWith(question))).toBe(false);
});

it('asks nothing twice, and nothing of an idea that has no lines', () => {
  const idea = readIdea('Acme', library);
  const [first] = asked(library);
  const left = lineQuestions(idea, [{ topic: lineTopic(first ?? ''), decision: 'Requests stay open.' }]);
  expect(left.map(({ question }) => question)).not.toContain(first);
  expect(lineQuestions(readIdea('Acme', 'Members of a club lend each other tools.'))).toEqual([]);
});

it('lets an answer stand among the lines', async () => {
  const { turns } = await converse(library, [[]]);
  const written = turns.flatMap(({ documents }) => documents).at(-1)?.content;
  expect(written).toContain('WHEN a request is not answered within 3 days, THE SYSTEM SHALL tell the member.');
  expect(written).toContain('THE SYSTEM SHALL show phone numbers only to librarians and whoever entered them.');
});

it.each(["we don't need 2.2", 'Drop FR-2.2.', 'Please remove criterion FR-2.2'])(
  'takes one criterion out: %s',
  async (said) => {
    const { last } = await converse(library, [[], said]);
    expect(last.documents.at(-1)?.content).not.toContain('**FR-2.2**');
    expect(last.documents.at(-1)?.content).toContain('**FR-2.3**');
  },
);

it('gives the number of a dropped feature to no other', async () => {
  const { last } = await converse(library, [[], 'drop FR-2']);
  expect(last.documents.at(-1)?.content).not.toMatch(/### FR-2 /);
});

it('asks of what is booked for an hour whether two may be at the same time, and of what has no day how many there may be', () => {
  const rooms = (fields: string) => `Who uses it
- Members
- Office managers (us)
What happens
- Office manager adds a room → new room: name
- Member books a room → new booking: ${fields}
What is kept
- Room: name
- Booking: member, ${fields}
What always holds
- Members see only their own bookings.`;
  expect(asked(rooms('room, day, start, end'))).toContain('May two bookings of one room be at the same time?');
  expect(asked(rooms('room, day'))).toContain('May two bookings of one room be on the same day?');
  expect(asked(rooms('room, note'))).toContain('How many bookings may there be for one room?');
});
