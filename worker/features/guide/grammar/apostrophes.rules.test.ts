import { expect, it } from 'vitest';
import { asMeant } from '#worker/features/guide/grammar/apostrophes.rules.ts';

it.each([
  ['they cant come and dont say it', "they can't come and don't say it"],
  ['it isnt there, I didnt see it, it mustnt go round', "it isn't there, I didn't see it, it mustn't go round"],
  ['it wont start, as is its wont', "it won't start, as is its wont"],
  ['if its too warm write it down', "if it's too warm write it down"],
  ['call when its late', "call when it's late"],
  ['its open offer is withdrawn', 'its open offer is withdrawn'],
  ['listen to there own voice', 'listen to their own voice'],
  ['have listened to there part', 'have listened to their part'],
  ['thats what theyve sung', "that's what they've sung"],
])('writes what was meant: %s', (text, meant) => expect(asMeant(text)).toBe(meant));

it.each([
  'from there on they were ill',
  'up to there and no further',
  'my choirs sheet music',
  'the decant is important',
  'is there a part',
  'go to there every week',
])('leaves what is right or may be: %s', (text) => expect(asMeant(text)).toBe(text));
