import { expect, it } from 'vitest';
import { emptyOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { inThird, subjectOf } from '#worker/features/guide/outline/outline-subjects.rules.ts';

it.each([
  ['we keep ours and theirs', 'caretakers keep those of the caretakers and theirs'],
  ['prices are in US dollars', 'prices are in US dollars'],
  ['each mine has a keeper', 'each mine has a keeper'],
  ['the best of us call me', 'the best of the caretakers call caretakers'],
])('what a writer says of themselves is told of them: “%s”', (said, told) =>
  expect(inThird(said, undefined, { one: 'caretaker', many: 'caretakers' })).toBe(told),
);

it.each([
  ['I burn CDs, really', 'the leader burns CDs, really'],
  ["I don't want that", "the leader doesn't want that"],
  ['I found out and only see half', 'the leader found out and only see half'],
  ['if the table and I disagree', 'if the table and the leader disagree'],
  ['my sister and I both drive', "the leader's sister and the leader both drive"],
  ['I never know', 'the leader never knows'],
  ['I measure it daily and write down half of it', 'the leader measures it daily and writes down half of it'],
  ['I can see it and write it down', 'the leader can see it and write it down'],
  ['I have to read the meter and write it down', 'the leader has to read the meter and write it down'],
  ['I ask people to come in and sign the sheet', 'the leader asks people to come in and sign the sheet'],
  ['I found it and put it back', 'the leader found it and put it back'],
  ['so since 2009. I do it', 'so since 2009. The leader does it'],
])('one writer does it as one does: “%s”', (said, told) =>
  expect(inThird(said, undefined, { one: 'leader', many: 'the leader' })).toBe(told),
);

it.each([
  ['a place for my choirs sheet music', "a place for the choir's sheet music"],
  ['my choir sings', 'the choir sings'],
  ['my sister sings', "the choir leader's sister sings"],
])('what a writer leads is the one that is led: “%s”', (said, told) =>
  expect(inThird(said, undefined, { one: 'choir leader', many: 'the choir leader' })).toBe(told),
);

it('whoever is on call is one of those who are told so', () => {
  const cast = castOf({ ...emptyOutline(), people: ['Admins', 'Team members on call'] }, 'Acme');
  const found = subjectOf('The person on call acknowledges the incident', cast, undefined);
  expect(found).toMatchObject({ who: { one: 'team member on call' }, words: 'The person on call' });
});
