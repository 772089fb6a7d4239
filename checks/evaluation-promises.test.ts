import { describe, expect, test } from 'vitest';
import { findUnkept } from '../eval/promises.ts';

const withColumns = (...columns: string[]) => [{ columns: ['id', 'state'] }, { columns }];

describe('what criteria and decisions promise to keep', () => {
  test.each([
    ['WHEN HR opens it, THE SYSTEM SHALL show it and record who looked and when.', ['looked_by_id', 'looked_at']],
    ['WHEN a player opens a match, THE SYSTEM SHALL give a link that lets one player in.', ['link_token']],
    ['IF a baker cancels, THEN THE SYSTEM SHALL tell the customer the reason that was entered.', ['reason']],
    ['WHEN a guess is made, THE SYSTEM SHALL take letters off the other player.', ['letters_left']],
    ['- Rule: The number is a column with its author and the time of its change.', ['changed_by_id', 'changed_at']],
    ['- Rule: that an order was paid is a mark that bakers set by hand, with the time.', ['paid_at']],
  ])('“%s” needs its columns', (text, columns) => {
    expect(findUnkept(text, withColumns(...columns))).toEqual([]);
    expect(findUnkept(text, withColumns('name', 'note'))).toHaveLength(1);
    for (const left of columns)
      expect(findUnkept(text, withColumns(...columns.filter((column) => column !== left)))).toHaveLength(1);
  });

  test('nothing is promised by a text about other things, and nothing is held against a product without tables', () => {
    expect(findUnkept('WHEN a customer cancels, THE SYSTEM SHALL return the loaves.', withColumns('name'))).toEqual([]);
    expect(findUnkept('WHEN it opens, THE SYSTEM SHALL give a link to it.', [])).toEqual([]);
  });
});
