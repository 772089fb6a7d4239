import type { Proposal, ProposedLine } from '#worker/features/guide/content/proposals/proposal.ts';

const food =
  /\b(?:food|menu|eat|cook\w*|dish(?:es)?|meals?|lunch|taco|ice ?cream|flavou?rs?|burgers?|pizza|coffee|snack)s?\b/i;
const stall = /\bstalls?\b/i;

/** What is there to be had, by the name that it has there. */
const offers = (one: string, many: string, only: Pick<ProposedLine, 'when' | 'unless'>): ProposedLine[] => [
  { line: `{Host} puts a ${one} on the list → new ${one}: name, price, description, photo`, ...only },
  {
    line: `{Clients} see where the next stop is and which ${many} there are → the date, place, opening time and closing time of each stop that is announced or open, the next one first; name, price, photo and state of each ${one}`,
    takes: /\bsees?\b.*\bwhere\b/i,
    holds: /\b(?:where|menu|what)\b/i,
    ...only,
  },
  { line: `{Host} marks a ${one} as sold out → ${one} is sold out`, ...only },
  { line: `{Host} puts a sold-out ${one} back on the list → ${one} is on the list`, ...only },
];

/** Somebody who stands in another place each day, and those who want to know where. */
export const whereabouts: Proposal = {
  is: 'A page that shows {clients} where the next stop is.',
  today: 'Where the next stop is gets told on social media, and many do not see it.',
  jobs: {
    client: 'be where the next stop is, and not where it was',
    host: 'tell everybody at once where they stand, also when plans change',
  },
  client: 'customer',
  signs:
    /\b(?:(?:food|taco|burger|pizza|coffee|ice ?cream) (?:trucks?|vans?|carts?)|mobile (?:library|libraries|shops?|kitchens?|bakery|bakeries)|book ?(?:bus|mobile)|market stalls?)\b/i,
  not: /\b(?:(?:pre-?)?order\w*|book(?:s|ed|ings?)?|reserv\w+|rent\w*|hir(?:e|es|ed|ing)|queue\w*)\b/i,
  host: 'operator',
  turned: { client: /\b(?:owner|holder|vendor|trader|driver|librarian|cook|seller|organiser)$/, host: 'customer' },
  acts: [
    {
      line: '{Host} announces a stop → new stop: date, place, opening time, closing time; the followers are told',
      takes: /\b(?:sets?|posts?|announces?|enters?)\b/i,
    },
    ...offers('dish', 'dishes', { when: food }).slice(0, 2),
    ...offers('product', 'products', { when: stall, unless: food }).slice(0, 2),
    {
      line: '{Clients} see where the next stop is → the date, place, opening time and closing time of each stop that is announced or open, the next one first',
      takes: /\bsees?\b.*\bwhere\b/i,
      holds: /\bwhere\b/i,
      unless: new RegExp(`${food.source}|${stall.source}`, 'i'),
    },
    { line: '{Client} follows the stops → new follower: e-mail address', takes: /\bfollows?\b/i },
    { line: '{Client} unfollows by the link in a message → follower is gone' },
    { line: '{Host} opens the stop → stop is open; the followers are told' },
    ...offers('dish', 'dishes', { when: food }).slice(2),
    ...offers('product', 'products', { when: stall, unless: food }).slice(2),
    { line: '{Host} changes the place or the time of a stop → the followers are told' },
    {
      line: '{Host} cancels a stop → stop is cancelled, with the reason; the followers are told',
      takes: /\bcancels?\b/i,
    },
    { line: 'The closing time of a stop is reached → stop is over' },
  ],
  records: [
    { line: 'Stop: date, place, opening time, closing time, reason; states: announced, open, over, cancelled' },
    { line: 'Dish: name, price, description, photo; states: on the list, sold out', when: food },
    { line: 'Product: name, price, description, photo; states: on the list, sold out', when: stall, unless: food },
    { line: 'Follower: e-mail address; states: following, gone' },
  ],
  rules: [
    { line: 'Everybody sees the stops without signing in.' },
    { line: 'Nobody announces a stop for a day that is over.' },
    { line: 'Nobody announces a stop with a closing time before its opening time.' },
    { line: 'Two stops never overlap.' },
    { line: 'Nobody changes a stop that is over or cancelled.' },
    { line: 'Nobody cancels a stop that is over.' },
    { line: 'The app puts a link to unfollow into each message.' },
    { line: 'Nobody follows twice with the same e-mail address.' },
    { line: 'The e-mail address of a follower is seen only by the {host}.' },
    { line: 'Followers who are gone are deleted after 1 day.' },
  ],
  nots: [{ line: 'No orders and no payment.', unless: /\bpay|card\b/i }],
  aims: [
    { line: '8 of 10 stops are announced before 9:00 of their day.' },
    { line: 'At most 1 of 20 stops is cancelled in the third month.' },
  ],
};
