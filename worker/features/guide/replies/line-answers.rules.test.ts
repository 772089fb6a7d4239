import { expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { answerFromLines } from '#worker/features/guide/replies/line-answers.rules.ts';
import { answerProcessOf } from '#worker/features/guide/replies/process-answers.rules.ts';
import { briefOf } from '#worker/features/guide/testing/run-turn.ts';

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
const product = deriveProduct('Acme', library, []);

it.each([
  ['Who can see the phone?', 'Nothing is decided on who sees phones'],
  ['what happens when nobody takes a shift?', 'Nothing is decided on what happens when nobody takes a shift'],
  ['What can a librarian do?', 'FR-1 Add a tool'],
  ['who gets told when a member asks for a tool?', 'the librarian is told” (FR-2)'],
  ['Who tells the member?', 'Acme does, by itself'],
  ['How many open requests can a member have?', 'At most 2 open requests per member'],
  ['Which states does a request have?', 'A request is open, accepted or declined.'],
  ['Will there be payments?', 'No: under “What it will not do” stands'],
  ['Can a member take over a shift?', 'Member takes over a shift → shift is taken'],
  ['Can a librarian delete a tool?', 'No line says so'],
])('answers from the lines: %s', (asked, told) => {
  expect(answerFromLines(asked, product)?.replace(/[“”]/g, '')).toContain(told.replace(/[“”]/g, ''));
});

it.each(['What does the plan hold?', 'How do I launch it?', 'Which colours fit?'])(
  'leaves what asks of something else: %s',
  (asked) => {
    expect(answerFromLines(asked, product)).toBeUndefined();
  },
);

it.each([
  ['which prompt do I use first?', 'The set-up prompt first'],
  ['How do I start building?', 'set-up prompt goes into your coding tool'],
  ['how do I know it is finished?', 'was seen to hold'],
  ['Can I change the name?', 'Yes: the name is yours to change'],
  ['What is the difference between the plan and the requirements?', 'The plan is the list of steps'],
  ['can people use it without an account?', 'No, as it stands: FR-'],
  ['does it work offline?', 'needs a connection'],
  ['can I use it on my phone?', 'a web page made for phones'],
])('answers what is asked of the way: %s', (asked, told) => {
  expect(answerProcessOf(asked, product, briefOf(library))).toContain(told);
});
