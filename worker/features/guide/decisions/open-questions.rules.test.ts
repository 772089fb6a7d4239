import { expect, it } from 'vitest';
import {
  isAbout,
  isOpenQuestion,
  keepQuestion,
  openQuestions,
} from '#worker/features/guide/decisions/open-questions.rules.ts';

const asked = keepQuestion('When the house is sold, what happens with the account? Because the sale brings the money.');

it('is kept with what leads to it, and stands in the words of its owner', () => {
  expect(isOpenQuestion(asked)).toBe(true);
  expect(openQuestions([asked])).toEqual(['When the house is sold, what happens with the account?']);
});

it.each([
  ['When the house is sold, the keeper closes the account', 0],
  ['The keeper sees the account', 1],
  ['Nobody smokes', 1],
])('after “%s” %i stay open', (decision, count) =>
  expect(openQuestions([asked, { topic: 'Also: it', decision }])).toHaveLength(count),
);

it('is not answered by what was decided before', () =>
  expect(openQuestions([{ topic: 'Also: it', decision: 'The house account is closed' }, asked])).toHaveLength(1));

it('is about a text that names one of its things', () => {
  expect(isAbout('What happens with a JSONB column?', 'A column nobody has classified')).toBe(true);
  expect(isAbout('What is the weather in Paris?', 'A column nobody has classified')).toBe(false);
});
