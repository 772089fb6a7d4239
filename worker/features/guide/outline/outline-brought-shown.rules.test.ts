import { describe, expect, it } from 'vitest';
import {
  laterStill,
  shownOrPlaced,
  underCondition,
} from '#worker/features/guide/outline/outline-brought-shown.rules.ts';

describe('what is shown, said or put somewhere is something that the product does', () => {
  it.each([
    ['the office sees it', 'show it to the office'],
    ['both partners see it, with a little heart', 'show it to both partners, with a little heart'],
    ["they're shown the old one first", 'show them the old one first'],
    ['who has not after 2 hours is shown to the coordinator', 'show the coordinator who has not after 2 hours'],
    ['the change shows up in the next export', 'show the change in the next export'],
    ['a checklist shows what is missing', 'show in a checklist what is missing'],
    ['the first reading shows that it works', 'show by the first reading that it works'],
    ['each change shows who and when', 'show with each change who made it and when'],
    ['each line shows the page that it comes from', 'show with each line the page that it comes from'],
    ['the team calendar only says "away"', 'say only "away" in the team calendar'],
    ['a wrong number says kindly "no such number"', 'say kindly "no such number" upon a wrong number'],
    ['exam classes go first, not who asked first', 'put exam classes first, not who asked first'],
    ["the coat goes on next Thursday's tour", "put the coat on next Thursday's tour"],
    ['the conflict leaves the list', 'take the conflict off the list'],
    [
      "the wrong letters are gone from the other one's keyboard",
      "remove the wrong letters from the other one's keyboard",
    ],
    ['a moved game has to be answered again', 'count what was answered of a moved game as open, and ask for it again'],
    ['the inputs are left untouched', 'leave the inputs untouched'],
    ['it stays put in the next proposal', 'leave it where it is in the next proposal'],
    ['whoever opens it gets a copy of their own', 'give whoever opens it a copy of their own'],
    ['the valve may open between 22:00 and 5:00', 'let the valve open between 22:00 and 5:00'],
    ['other areas can still take them', 'let other areas still take them'],
    ['feathers stay', 'keep the feathers'],
    [
      'works without signal and is sent later',
      'take it without a connection too, keep it on the device and send it once there is one',
    ],
  ])('%s → %s', (text, done) => expect(shownOrPlaced(text)).toBe(done));

  it.each([
    'only firmware signed by us goes on a scale',
    'a card goes on the list and somebody types it in',
    'the tour goes on with the next stop',
    'the picture is gone',
    'the owner may run late',
    'the shop may close early',
    'the lights go on the blink',
    'whoever is late gets fired',
    'the guest stays',
    'the member can only see their own',
    'each team has two timeouts',
  ])('no form is sure: %s', (text) => expect(shownOrPlaced(text)).toBeUndefined());
});

it.each([
  ['if it was approved already the days come back', { met: 'it was approved already', brought: 'the days come back' }],
  ['if nobody is there, then the coat stays', { met: 'nobody is there', brought: 'the coat stays' }],
  ['if the days come back the manager is told', undefined],
  ['the days come back if it was approved', undefined],
])('%s: what comes of it under a condition', (text, parted) => expect(underCondition(text)).toEqual(parted));

const caused = 'WHEN a guest has not come 10 minutes after the start, THE SYSTEM SHALL ';
it.each([
  ['after 20 the host can give the place away', '20 minutes', 'the host can give the place away'],
  ['after 1 minute the place is free', '1 minute', 'the place is free'],
])('%s: the same event, later', (text, span, brought) =>
  expect(laterStill(caused, text)).toEqual({ caused: caused.replace('10 minutes', span), brought }),
);
it.each(['after 2 days the place is free', 'after the start the place is free', 'the place is free after 20'])(
  '%s: an event of its own',
  (text) => expect(laterStill(caused, text)).toBeUndefined(),
);
