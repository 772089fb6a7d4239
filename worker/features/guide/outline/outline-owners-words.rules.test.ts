import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { meantBy, withMeantLines } from '#worker/features/guide/outline/outline-owners-words.rules.ts';

const outline = { ...emptyOutline(), people: ['Members', 'Staff', 'Archivists (us)'] };
const meant = meantBy(castOf(outline, 'Acme'));

describe('a line of an owner is meant', () => {
  it.each([
    [
      'You should not see the scores until you have put in your own.',
      'Members should not see the scores until they have put in their own.',
    ],
    ['If you cancel late, you’re charged.', 'If members cancel late, they are charged.'],
    ['The app reminds you a day before.', 'The app reminds them a day before.'],
    ['If it is too warm you HAVE to write what you did', 'If it is too warm, members have to write what they did'],
    ['If it’s too warm staff writes what they did', 'If it’s too warm, staff writes what they did'],
    ['The suggestion waits for one of us archivists', 'The suggestion waits for one of the archivists'],
    ['Only we archivists can confirm a name', 'Only archivists can confirm a name'],
    ['We staff the desk', 'We staff the desk'],
    [
      "If a reading is lower than the last one don't let them save it",
      'If a reading is lower than the last one, nobody can save it',
    ],
    [
      'A sighting that is the first of the year → it gets a star',
      'A sighting is the first of the year → it gets a star',
    ],
    ['Rate per tiffin is different for each customer', 'The rate per tiffin is different for each customer'],
    ['A member sees “Thank you, your order is in”', 'A member sees “Thank you, your order is in”'],
    ['My member of staff and I get a message', 'The member of staff and I get a message'],
    ['I see my members', 'I see my members'],
    ['Members rate per tiffin', 'Members rate per tiffin'],
  ])('%s → %s', (line, said) => expect(meant(line)).toBe(said));

  it('once: what is meant stays as it is', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            'you',
            'your',
            'members',
            'see',
            'have',
            'if',
            'it is',
            'late',
            'only',
            'HAVE',
            'a basket',
            ',',
          ),
          {
            maxLength: 9,
          },
        ),
        (words) => {
          const once = meant(words.join(' '));
          expect(meant(once)).toBe(once);
        },
      ),
    ));
});

it('what only somebody does is a rule beside the act, and a look without a verb has one', () => {
  const { acts, rules } = withMeantLines(
    {
      ...outline,
      acts: ['I see all the kids and only I put times in', 'I read it and only then decide'],
      rules: ['Large type and big buttons'],
    },
    'Acme',
  );
  expect(acts).toEqual(['I see all the kids', 'I read it and only then decide']);
  expect(rules).toEqual(['It has large type and big buttons', 'Only I put times in']);
});

it('how long a thing is kept is a rule, what is left open behind a rule says nothing, and who acts on what is so does not become the thing', () => {
  const told = withMeantLines(
    {
      ...emptyOutline(),
      people: ['Members', 'Staff'],
      acts: ['A member returns a book that is torn → staff are told'],
      records: ['Check: time, result; thrown away after 90 days', 'Book: title'],
      rules: ['A member is no thief → ?'],
    },
    'Acme',
  );
  expect(told.records).toEqual(['Check: time, result', 'Book: title']);
  expect(told.rules).toEqual(['A member is no thief', 'Checks are deleted after 90 days.']);
  expect(told.acts[0]).toContain('returns a book that is torn');
});

it('what only somebody does upon a thing names the thing, and “same” is what the line before came to', () => {
  const told = withMeantLines(
    {
      ...emptyOutline(),
      people: ['Members', 'Treasurer'],
      acts: ['A member pays late → new charge of $18', 'A member pays nothing → same', 'A member leaves → same'],
      records: ['Readings: value; kept for 2 years'],
      rules: ['The month is closed, and only the treasurer reopens it'],
    },
    'Acme',
  );
  expect(told.rules).toEqual([
    'The month is closed.',
    'Only the treasurer reopens the month.',
    'Readings are kept for 2 years.',
  ]);
  expect(told.acts.map((act) => act.split('→ ')[1])).toEqual(Array(3).fill('new charge of $18'));
});
