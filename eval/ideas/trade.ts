import { ideas as tested } from '#worker/features/guide/testing/ideas.ts';
import type { Idea } from './idea.ts';

/** Shops, makers and services that sell something. */
export const tradeIdeas: Idea[] = [
  {
    key: 'bakery',
    name: 'Morning Loaf',
    description: tested.bakery,
    answers: { pay: 'Customers pay at the counter when they pick up their bread' },
  },
  {
    key: 'repair-cafe',
    name: 'Fixed on Saturday',
    description:
      'Our repair café opens once a month. People bring broken toasters, lamps and trousers, and we never know what comes. Visitors should announce what is broken with a photo, volunteers with the right skill claim it, and afterwards we write down whether it was repaired so that we can show the town how much waste we saved.',
  },
  {
    key: 'landlord',
    name: 'Four Flats',
    description:
      'I rent out four flats and tenants text me at night when something is broken. I want them to report repairs with photos, plumbers should be able to offer a date, and at the end of the year I need the costs for each flat.',
  },
  {
    key: 'ceramics-market',
    name: 'Kiln Street',
    description:
      'A marketplace for handmade ceramics. Potters open a small shop, buyers pay by card, the marketplace keeps 8 percent, and a broken delivery is refunded when the buyer sends a photo within three days.',
    answers: { pay: 'Buyers pay by card when they order; potters are paid out a week after delivery' },
  },
  {
    key: 'barber',
    name: 'Chair Seven',
    description:
      'Walk-in queue for a barber shop, no bookings. Customers scan a code at the door, see how many are before them and get a message when two are left. The barber presses next.',
  },
  {
    key: 'food-truck',
    name: 'Where Is Rosa',
    description: 'Customers want to know where my food truck is today and what is on the menu.',
  },
  {
    key: 'camera-rental',
    name: 'Lens Library',
    description:
      'Film students rent camera equipment from the school. They reserve a kit for certain days, the storekeeper hands it out with a checklist and a photo, and late returns block new reservations.',
    secondThoughts: 'No photo at the handover after all, a signature is enough.',
  },
  {
    key: 'wedding-photos',
    name: 'Frame Forty',
    description:
      'Photographers upload wedding galleries, couples choose their forty favourites and order an album, and the photographer is told which pictures to retouch.',
  },
];
