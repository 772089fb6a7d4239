import { expect, it } from 'vitest';
import { aimFor } from '#worker/features/guide/documents/outlined-user-aims.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const plots = deriveProduct(
  'Plots',
  `What it is
- A place for our plots so members can plan their year.
Who uses it
- Wardens
- Neighbours
- Board (me)
- Members
- Guests
What happens
- Neighbours report broken taps → new fault: tap; the warden is told
- Wardens repair the tap → fault is repaired; the neighbour is told
- Warden marks a fault as dismissed → fault is dismissed
- I put up a work day → new work day: date
- Members see the coming work days → work days with date
- Neighbours sign up for work days → new sign-up: work day
- Guests look at the map
What is kept
- Fault: tap, neighbour; states: open, repaired, dismissed
- Work day: date
- Sign-up: work day, neighbour`,
  [],
);
const aim = (one: string) => {
  const who = plots.idea.people.find((kind) => kind.one === one);
  return who && aimFor(plots, who, []);
};

it.each([
  ['neighbour', 'Want to report broken taps so that the fault is repaired.'],
  ['warden', 'Want to hear of it when neighbours report broken taps so that they can repair the tap.'],
  ['board', 'Wants to put up a work day so that neighbours can sign up for work days.'],
  ['member', 'Want to see the coming work days so that they can plan their year.'],
  ['guest', 'Want to look at the map without asking the board.'],
])('%s: the job is told with what comes of it for them', (one, told) => expect(aim(one)).toBe(told));
