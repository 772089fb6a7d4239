import { describe, expect, it } from 'vitest';
import { partQuestions } from '#worker/features/guide/listening/several-questions.rules.ts';

describe('a message of questions', () => {
  it.each([
    [
      'What does it cost? And who can see my reports? How many features are there?',
      ['What does it cost?', 'Who can see my reports?', 'How many features are there?'],
    ],
    ['What does it cost and how long does it take?', ['What does it cost?', 'How long does it take?']],
  ])('is parted into each of them: %s', (text, parts) => {
    expect(partQuestions(text)).toEqual(parts);
  });

  it.each(['Can you write the plan?', 'We have two boats. What happens when both leak?', 'Who decides what is built?'])(
    'stays whole where it asks one thing: %s',
    (text) => {
      expect(partQuestions(text)).toEqual([text]);
    },
  );
});
