import { expect, it } from 'vitest';
import { partMessage } from '#worker/features/guide/outline/outline-message.rules.ts';

const parts = (message: string) => partMessage(message).map(({ kind, text }) => `${kind}: ${text}`);

it.each([
  [
    'talk about the talk is left out',
    'I have thought about it. Members pay in June. Otieno asked, and he is right.',
    ['told: Members pay in June.'],
  ],
  [
    'what was said before stays with what changes it',
    'I said 14 days and then refuse. Make it seven. Ben asked.',
    ['told: I said 14 days and then refuse. Make it seven.'],
  ],
  [
    'what was said before and is not changed is told',
    'I said nobody may see it. Members pay in June.',
    ['told: I said nobody may see it.', 'told: Members pay in June.'],
  ],
  [
    'a bound is told, however the sentence begins',
    'We discussed it and nobody may see it.',
    ['told: We discussed it and nobody may see it.'],
  ],
  [
    'a sentence that leans stays with the one before',
    "Let the others not see it. They should only see 'paid'. Only I see each amount.",
    ["told: Let the others not see it. They should only see 'paid'.", 'told: Only I see each amount.'],
  ],
  [
    'of the product is told by itself',
    'It fetches the calendar. It shows the list.',
    ['told: It fetches the calendar.', 'told: It shows the list.'],
  ],
  [
    'of something else leans',
    'A slice must expire. It must then be deleted.',
    ['told: A slice must expire. It must then be deleted.'],
  ],
  [
    'a question takes with it what leads to it',
    'What happens to a file? Because that is where the money is. Members pay in June.',
    ['question: What happens to a file? Because that is where the money is.', 'told: Members pay in June.'],
  ],
  [
    'and what it is about',
    'What do you do with a column? We have nine of them.',
    ['question: What do you do with a column? We have nine of them.'],
  ],
  [
    'what has happened to the writer, and what leads to “so”, are why',
    'Two things I left out. Now then. The trainers ganged up on me. Students lose the day. So: every third launch is theirs.',
    ['told: So: every third launch is theirs.'],
  ],
  [
    'what somebody says leads to “so”, and the others lean on it',
    "Bella says that she'll not check 300 photos. So only check when it differs. The others go through.",
    ['told: So only check when it differs. The others go through.'],
  ],
  ['and so is what the writer has been', "I've been a fool twice. Nobody may see it.", ['told: Nobody may see it.']],
  ['members may agree', 'Members agree to the terms.', ['told: Members agree to the terms.']],
  ['notes may excuse', 'Excuse notes are kept with each absence.', ['told: Excuse notes are kept with each absence.']],
  [
    'what is right is told to somebody',
    'The quiz tells players whether they are right or wrong.',
    ['told: The quiz tells players whether they are right or wrong.'],
  ],
  ['thanks take nothing away', 'I said that loans last 14 days. Thanks.', ['told: I said that loans last 14 days.']],
  ['a title ends no sentence', 'Dr. Irani releases a batch.', ['told: Dr. Irani releases a batch.']],
])('%s', (_, message, told) => expect(parts(message)).toEqual(told));

it('parts what it has parted in the same way', () => {
  const [first] = partMessage('I said 14 days. Make it seven, and it must then be deleted.');
  expect(partMessage(first?.text ?? '')).toEqual([first]);
});
