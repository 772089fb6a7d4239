import { describe, expect, it } from 'vitest';
import { afterFor, valuesFor } from '#worker/features/guide/documents/rule-trials.rules.ts';

describe('the values at which a rule is tried', () => {
  it.each([
    ['A crate has at most four bags and is closed at 62.5 degrees', 'with 3, 4 and 5 bags'],
    ['Milk above 8 degrees is thrown away', 'with 7, 8 and 9 degrees'],
    ['A temperature above −18 degrees raises an alert', 'with −19, −18 and −17 degrees'],
    ['Up to ₦50,000 Ada can spend by herself', 'with ₦49,999, ₦50,000 and ₦50,001'],
    ['A count of 100,000 CFU per mL or more rejects it', 'with 99,999, 100,000 and 100,001 CFU'],
    ['No more than 14 players per team', 'with 13, 14 and 15 players'],
    ['A payment is late from the 10th', 'on the day before the 10th, on the 10th and on the day after'],
    ['A sample is valid six months', 'with the clock set a minute before and a minute after 6 months'],
    ['The list is there within two minutes', 'ten times, with the clock running: none takes more than 2 minutes'],
    [
      'The app lags the scale by no more than 0.2 seconds',
      'ten times, with the clock running: none takes more than 0.2 seconds',
    ],
    ['A grave may have six people in it', 'with 1, 2 and 6 people, all of them kept'],
    ['If there are more shots than one every 4 seconds, ask again', 'with one every 3, 4 and 5 seconds'],
    ['At 110 percent it is red and does not go in again', 'with 109, 110 and 111 percent'],
    ['A file stays closed for thirty years', 'with the clock set a day before and a day after 30 years'],
    [
      'Nobody comes within 3 minutes after a ticket is called',
      'with the clock set a minute before and a minute after 3 minutes',
    ],
    ['A story is 3 minutes at most', 'with 2, 3 and 4 minutes'],
    [
      'At most 5 days in a row, and no more than two open loans per student',
      'with 4, 5 and 6 days in a row, and with 1, 2 and 3 open loans',
    ],
    ["There are 8 hours' rest after a late shift", "with 7, 8 and 9 hours' rest"],
    ['Loops must be followed; there are three', undefined],
    ['Only the baker releases a batch', undefined],
  ])('of “%s” are %s', (rule, values) => {
    expect(valuesFor(rule)).toBe(values);
  });
});

describe('what comes of a rule at its values', () => {
  it.each([
    ['Not more than two plots per member', '1 and 2 go through, 3 does not'],
    ['Nobody teaches more than six periods in one day', '5 and 6 go through, 7 does not'],
    ['Nothing is collected if the account would fall under 50 euros', 'It takes hold at 49, not at 50 or 51'],
    ['Whole means at least 90 percent', '89 is not enough, 90 and 91 are'],
    ['At 80 percent it warns', 'It takes hold at 80 and 81, not at 79'],
    ['Each plot owes 8 hours a year', 'At 7 1 is missing, at 8 and 9 none'],
    ['Phone numbers are deleted after 90 days', 'Gone after it, not before'],
    [
      'At most 5 days in a row, and no more than two open loans per student',
      '4 and 5 go through, 6 does not; 1 and 2 go through, 3 does not',
    ],
  ])('of “%s” is told', (rule, after) => {
    expect(afterFor(rule)).toBe(after);
  });
});
