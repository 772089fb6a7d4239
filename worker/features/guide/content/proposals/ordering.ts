import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const online = /\b(?:by card|online|in advance|in the app)\b/i;
const paid = new RegExp(`${online.source}|\\b(?:pay|pays|paid)\\b`, 'i');
/** Until when they order was told: 'order soup by ten'. */
const byHour =
  /\b(?:order|reserve)s?\b[^.]{0,60}\b(?:by|until|before|till) (?:\d|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/i;
/** 'They pay when they pick up', and nothing of a card. */
const onTheSpot = /^(?![\s\S]*\b(?:by card|online|in advance|in the app)\b)[\s\S]*\b(?:pay|pays|paid)\b/i;

/** Things that are ordered ahead and fetched. */
export const ordering: Proposal = {
  is: 'A page where {clients} order {items} ahead and fetch them.',
  today: 'Orders come by phone and on slips of paper, and it is guessed how much is needed.',
  jobs: {
    client: 'have for sure what they want, without queueing for it',
    host: 'know the evening before how much is needed, and throw less away',
  },
  client: 'customer',
  signs: /\bpre-?orders?\b|\border\w*\b[^.]*\b(?:pick(?:s|ed)? (?:it |them )?up|pick-?up|collect|fetch)\b/i,
  not: /\bmarket ?place\b/i,
  host: 'shop',
  acts: [
    { line: '{Hosts} put {a item} on the list → new {item}: name, price, photo, number a day' },
    { line: '{Clients} look at the list → name, price and photo of each {item} that is on the list' },
    {
      line: '{Clients} order {items} ahead → new order: {items}, number of each, pick-up day, name, phone; the {host} is told',
      takes: /\b(?:orders?|reserves?)\b/i,
    },
    { line: '{Client} pays the order by card → order is paid', takes: /\bpays?\b/i, when: online },
    { line: '{Client} cancels an order → order is cancelled; the {host} is told', takes: /\bcancels?\b/i },
    {
      line: '{Hosts} see what to prepare → the number of each {item} over all orders of a chosen day except cancelled ones',
      takes: /\bsees?\b.*\b(?:list|what|orders|how many)\b/i,
    },
    {
      line: '{Host} packs an order → order is packed; the {client} is told',
      takes: /\b(?:packs?|prepares?|gets? ready)\b/i,
    },
    {
      line: '{Clients} pay when they pick up → order is paid',
      takes: /\bpays?\b/i,
      when: onTheSpot,
    },
    { line: '{Host} hands an order over → order is picked up', takes: /\b(?:picks?|fetch|collects?)\b/i },
    { line: 'An order is not picked up by the end of its pick-up day → order is left over; the {client} is told' },
    { line: '{Host} stops offering {a item} → {item} is off the list' },
    { line: '{Host} offers {a item} again → {item} is on the list' },
  ],
  records: [
    { line: '{Item}: name, price, photo, number a day; states: on the list, off the list' },
    {
      line: 'Order: {client}, {items}, number of each, pick-up day, name, phone; states: ordered, packed, picked up, left over, cancelled',
      unless: paid,
    },
    {
      line: 'Order: {client}, {items}, number of each, pick-up day, name, phone; states: ordered, packed, paid, picked up, left over, cancelled',
      when: onTheSpot,
    },
    {
      line: 'Order: {client}, {items}, number of each, pick-up day, name, phone; states: ordered, paid, packed, picked up, left over, cancelled',
      when: online,
    },
  ],
  rules: [
    { line: 'Nobody orders for a day after 20:00 of the evening before.', unless: byHour },
    { line: 'Nobody orders for a day more than 14 days ahead.' },
    { line: 'Nobody orders more of {a item} than its number a day.' },
    { line: 'Nobody orders {a item} that is off the list.' },
    { line: 'An order is cancelled only while it is ordered.' },
    { line: '{Clients} see only their own orders.' },
  ],
  nots: [
    { line: 'No payment in the app; it is paid when it is picked up.', unless: paid },
    { line: 'No delivery.', unless: /\bdeliver/i },
  ],
  aims: [
    { line: '7 of the first 10 {clients} order a second time within 4 weeks.' },
    { line: '19 of 20 orders are picked up on their day.' },
  ],
};
