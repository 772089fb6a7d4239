import { expect, it } from 'vitest';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const shapeIn = (is: string, people: string[], acts: string[], record: string) =>
  shapeOf(
    deriveProduct(
      'Acme',
      `What it is
- ${is}
Who uses it
${people.map((one) => `- ${one}`).join('\n')}
What happens
${acts.map((one) => `- ${one}`).join('\n')}
What is kept
- ${record}`,
      [],
    ),
  ).key;

it.each([
  [
    'a word game that two people play',
    'game',
    'A word game for two.',
    ['Players'],
    ['Player invites a friend → new match: friend', 'Player guesses a word → new guess: match, word'],
    'Match: friend; states: waiting, running, over',
  ],
  [
    'the games of a club, which are announced',
    'pages',
    'A football club with games on Sundays.',
    ['Parents', 'Trainer (me)'],
    ['Trainer announces a game → new game: opponent, day', 'Parents say who can come → new answer: game, child'],
    'Game: opponent, day; states: announced, called off',
  ],
  [
    'the games of others, which are run at a desk',
    'pages',
    'A control desk for game masters who run the games of teams.',
    ['Teams', 'Game masters (me)'],
    ['Game master starts a game → new game: room, start', 'Teams see the leaderboard of a room → team of each game'],
    'Game: room, start; states: running, solved',
  ],
  [
    'days on which somebody is available, which are looked at by no probe',
    'pages',
    'A plan of who drives.',
    ['Parents'],
    ['Parents say which days they can drive → new availability: day', 'Parents see who drives → name of each day'],
    'Availability: day',
  ],
])('%s have the shape %s', (_, key, is, people, acts, record) => {
  expect(shapeIn(is, people, acts, record)).toBe(key);
});
