import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseQueryType, formatAnswers, isEmptyReply, parseAnswers } from '#shared/chat.ts';

test.each([
  ['How do I reach bakers?', 'question'],
  ['What is an MVP', 'question'],
  ['Should I charge for it?', 'question'],
  ['I have no idea what an API is. What do I do now?', 'question'],
  ['I have a bakery\nHow do I reach people?', 'question'],
  ['Write a prompt. What it does is up to you.', 'prompt_generation'],
  ['Give me a prompt for the login page', 'prompt_generation'],
  ['Something for Cursor, please', 'prompt_generation'],
  ['Write the requirements', 'planning'],
  ['I need a roadmap', 'planning'],
  ['Bakers work at night', 'general'],
])('%s is %s', (content, queryType) => {
  expect(chooseQueryType(content)).toBe(queryType);
});

test('answers to a form are read back as they were given', () => {
  const line = fc.stringMatching(/^[A-Za-z0-9 ,.?'-]{1,40}$/).filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(fc.array(fc.record({ question: line, answer: line }), { minLength: 1, maxLength: 5 }), (answers) => {
      const trimmed = answers.map(({ question, answer }) => ({ question: question.trim(), answer: answer.trim() }));
      expect(parseAnswers(formatAnswers(answers))).toEqual(trimmed);
    }),
  );
});

test('an ordinary message holds no answers, and an unanswered question is left out', () => {
  expect(parseAnswers('I like **bold** words')).toEqual([]);
  expect(parseAnswers('')).toEqual([]);
  expect(formatAnswers([{ question: 'Who?', answer: ' ' }])).toBe('');
});

test('a reply is empty without words and cards; that the guide stands in is neither', () => {
  const fallback = { type: 'fallback' as const, text: 'The guide answers.' };
  expect([isEmptyReply('', []), isEmptyReply(' \n', [fallback])]).toEqual([true, true]);
  const notice = { type: 'notice' as const, text: 'It could not be saved.' };
  expect([isEmptyReply('Hello', [fallback]), isEmptyReply('', [fallback, notice])]).toEqual([false, false]);
});
