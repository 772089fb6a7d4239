import { describe, expect, it } from 'vitest';
import { compareLines, listChanges } from '#worker/features/guide/replies/changed-lines.rules.ts';

const before = [
  'The boatman approves each booking',
  'The boatman takes a report',
  'The boatman repairs the boat',
  'Members report damage with a photo',
];

describe('lines before and after', () => {
  it('that differ by one word tell the word once', () => {
    const after = before.map((line) => line.replace('boatman', 'boatkeeper'));
    expect(listChanges(compareLines(before, after))).toBe(
      '- “boatman” is now “boatkeeper” in 3 lines, as in “The boatkeeper approves each booking”',
    );
  });

  it('stand beside each other where one was reworded, and alone where it is new or gone', () => {
    const after = ['Members report damage', 'Members join a waiting list', ...before.slice(1, 3)];
    expect(listChanges(compareLines(before, after)).split('\n')).toEqual([
      '- “The boatman approves each booking” is gone',
      '- “Members report damage with a photo” is now “Members report damage”',
      '- “Members join a waiting list” is new',
    ]);
  });

  it('that are the same tell nothing', () => {
    expect(listChanges(compareLines(before, [...before]))).toBe('');
  });
});
