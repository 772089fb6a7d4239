import { describe, expect, it } from 'vitest';
import { readIdea } from '#worker/features/guide/idea/idea.rules.ts';
import { isPlayed } from '#worker/features/guide/idea/shape.rules.ts';

describe('what is a game', () => {
  it.each([
    ['A daily word puzzle: everybody solves it once a day and sees a score.', true],
    ['A game in which two friends sink ships.', true],
    ['Teams play riddles in our pub and win a round.', true],
    ['Setters offer a puzzle, and testers solve it in private and comment.', false],
    ['A bot finds testers at the right level for a puzzle.', false],
    ['The secretary enters goals of each player in a match.', false],
    ['Game masters of an escape room start a game and send hints to a screen.', false],
    ['The club lends jigsaw puzzles to its members.', false],
  ])('somebody plays: %s', (said, expected) => {
    expect(isPlayed(said)).toBe(expected);
  });

  it('who solves something that was handed over makes no move', () => {
    const { pattern, told } = readIdea(
      'Bench',
      'Setters offer a puzzle to testers. Testers solve the puzzle and comment.',
    );
    expect(pattern.id).not.toBe('game');
    expect(told.map(({ family }) => family)).not.toContain('play');
  });
});
