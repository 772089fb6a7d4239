import { expect, it } from 'vitest';
import { agreeWithSingle } from '#worker/features/guide/idea/single-people.rules.ts';

const people = [
  { one: 'account keeper', many: 'the account keeper' },
  { one: 'sibling', many: 'siblings' },
];

it.each([
  ['It is what the account keeper come for.', 'It is what the account keeper comes for.'],
  ['An account keeper from another house may not see it.', 'An account keeper from another house may not see it.'],
  ['A letter of 2009 the account keeper has read.', 'A letter of 2009 the account keeper has read.'],
  ['Until ten the account keeper have used it.', 'Until the account keeper has used it.'],
  ['The first ten the account keeper can be let in.', 'The account keeper can be let in.'],
  ['The account keeper are told, siblings are not.', 'The account keeper is told, siblings are not.'],
  ['It lets the account keeper see it.', 'It lets the account keeper see it.'],
  ['The sibling and the account keeper see it.', 'The sibling and the account keeper see it.'],
  ['Reminders for the account keeper come at noon.', 'Reminders for the account keeper come at noon.'],
  [
    'A account keeper writes, and each account keeper reads.',
    'The account keeper writes, and the account keeper reads.',
  ],
  ['40 % of the account keeper open it.', 'the account keeper opens it.'],
  ['J-4 The account keeper: write', 'J-4 The account keeper: write'],
  ['What do the account keeper grant?', 'What does the account keeper grant?'],
  ['Before the first account keeper comes.', 'Before the account keeper comes.'],
  ['Siblings want it.', 'Siblings want it.'],
])('“%s”', (text, told) => expect(agreeWithSingle(text, people)).toBe(told));
