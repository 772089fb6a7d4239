import { expect, it } from 'vitest';
import { doesOf } from '#worker/features/guide/idea/telling.rules.ts';

it.each([
  ['look', 'at the whole and answer to donors', 'looks at the whole and answers to donors'],
  ['write', 'what they found, and confirm it', 'writes what they found, and confirms it'],
  ['log', 'clay and water', 'logs clay and water'],
  ['see', 'which tools members borrow and return', 'sees which tools members borrow and return'],
  ['pick', 'a colour and a size', 'picks a colour and a size'],
])('tells both verbs of one person alike: %s %s', (verb, phrase, told) => {
  expect(doesOf({ verb, phrase } as Parameters<typeof doesOf>[0])).toBe(told);
});
