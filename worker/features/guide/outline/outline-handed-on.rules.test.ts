import { expect, it } from 'vitest';
import { readOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { handedOn } from '#worker/features/guide/outline/outline-handed-on.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const people = `Who uses it
- Members
- Board: chair, treasurer
- Organisers (me)`;
const cast = castOf(readOutline(`${people}\nWhat happens\n- A member joins`) ?? ({} as never), 'Acme');

it.each([
  [
    'Members pay their rent, the treasurer ticks it off → rent is paid',
    ['When members pay their rent, the treasurer ticks the rent off → rent is paid'],
  ],
  [
    'A member comes in → organisers tick them off at the door',
    ['When a member comes in, organisers tick the member off at the door'],
  ],
  [
    'A plot is given up → plot is free; the treasurer offers it to the next one',
    ['A plot is given up → plot is free', 'When a plot is given up, the treasurer offers the plot to the next one'],
  ],
  [
    'Members enter a wish → new wish: day; the chair accepts or refuses it, and the member is told which',
    ['Members enter a wish → new wish: day', 'The chair accepts or refuses a wish → the member is told which'],
  ],
  ['Members register → organisers see it', ['Members register → organisers see it']],
  ['A member cancels → the chair is told', ['A member cancels → the chair is told']],
  ['Members send a photo → they check the size', ['Members send a photo → they check the size']],
])('“%s” has one doer each', (line, lines) => expect(handedOn(line, cast)).toEqual(lines));

const fair = deriveProduct(
  'Fair',
  `${people}
What happens
- Members announce an item → new item: what, photo
- A member comes in → organisers tick them off at the door
- Someone comes without announcing → organisers add the item at the door
What is kept
- Item: what, photo; states: announced, brought in`,
  [],
);

it('sets the state of what arrives, and makes what is added at the door', () => {
  expect(fair.features.slice(1, 3).map(({ title, actor, criteria }) => [title, actor?.one, criteria[0]])).toEqual([
    [
      'Tick the member off at the door',
      'organiser',
      'WHEN a member comes in and organisers tick the member off at the door, THE SYSTEM SHALL set the item to “brought in” and show beside it who did that and when.',
    ],
    [
      'Add the item at the door',
      'organiser',
      'WHEN someone comes without announcing and organisers add the item at the door, THE SYSTEM SHALL keep an item with what and photo, and show beside it who entered it and when.',
    ],
  ]);
});
