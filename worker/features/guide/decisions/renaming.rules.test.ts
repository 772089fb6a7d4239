import { describe, expect, it } from 'vitest';
import { readProductName, readRenaming } from '#worker/features/guide/decisions/renaming.rules.ts';

describe('a word that is to be another', () => {
  it.each([
    ['Rename the boatman to boatkeeper', 'boatman', 'boatkeeper'],
    ['please rename members into rowers from now on', 'members', 'rowers'],
    ['Call the boatman boatkeeper.', 'boatman', 'boatkeeper'],
    ['The boatman should be called the boatkeeper', 'boatman', 'boatkeeper'],
    ['Boats are called hulls', 'Boats', 'hulls'],
    ['Change the word request to report', 'request', 'report'],
    ['Say boatkeeper instead of boatman', 'boatman', 'boatkeeper'],
    ['Use the term “outing” rather than “booking” everywhere', 'booking', 'outing'],
  ])('is read with the one it replaces: %s', (clause, from, to) => {
    expect(readRenaming(clause)).toEqual({ from, to });
  });

  it.each([
    'Rename the app to Rowly',
    'Members call the boatman',
    'We call the members personally',
    'Members are called weekly',
    'Our club is called Rowing Club Basel',
    'The boatman is called when a boat leaks',
    'Write marketing texts for members',
    'Call me when it is done',
    'Rename FR-3 to Damage',
  ])('is told by no other clause: %s', (clause) => {
    expect(readRenaming(clause)).toBeUndefined();
  });
});

describe('a name for the product', () => {
  it.each([
    ['Call it Rowly', 'Rowly'],
    ['Please rename the app to “Boat House”.', 'Boat House'],
    ['change the name to Brotzeit', 'Brotzeit'],
    ['Can you change the app’s name to Rowly?', 'Rowly'],
  ])('is read where it is given: %s', (clause, name) => {
    expect(readProductName(clause)).toBe(name);
  });

  it.each([
    'Call the boatman boatkeeper',
    'We call it an outing',
    'Call it a day',
    'Call it off',
    'call the app a draft for now, and write the plan',
  ])('is told by no other clause: %s', (clause) => {
    expect(readProductName(clause)).toBeUndefined();
  });
});
