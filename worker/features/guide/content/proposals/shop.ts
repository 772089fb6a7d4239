import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** One who sells and sends. */
export const shop: Proposal = {
  is: 'An online shop for {items}.',
  today: 'Orders come by message and are kept in a list by hand.',
  jobs: {
    client: 'buy {items} without writing messages, and know when they come',
    host: 'sell without keeping a list by hand',
  },
  client: 'customer',
  signs:
    /\b(?:online|web|internet) ?-?(?:shop|store)\b|\bsells? (?:my|our)\b|\bsells?\b[^.]{0,60}\bonline\b|\bwebshop\b/i,
  not: /\b(?:market ?place|pick(?:s|ed)? up|pick-?up|lend|borrow|rent|subscri)\w*\b/i,
  host: 'shop owner',
  deeds: { client: /^(?:order|buy)/, host: /^(?:send|ship)/ },
  acts: [
    {
      line: '{Host} puts {a item} up for sale → new {item}: name, description, photo, price, number in stock',
      takes: /\b(?:lists?|offers?|puts? up|uploads?|adds?|sells?)\b/i,
    },
    { line: '{Host} takes {a item} off sale → {item} is off sale' },
    {
      line: '{Clients} look through what is for sale → name, photo, price and number in stock of each {item} that is for sale',
      takes: /\b(?:browse|look|search|find)s?\b/i,
    },
    {
      line: '{Client} orders {items} → new order: {items}, number of each, name, delivery address',
      takes: /\b(?:buys?|orders?)\b/i,
    },
    {
      line: '{Client} pays the order by card → order is paid; the {host} is told; the {client} gets a receipt',
      takes: /\bpays?\b/i,
    },
    { line: 'An order is not paid within 30 minutes → order is lapsed; the {client} is told' },
    {
      line: '{Client} cancels a paid order → order is refunded; the {host} is told',
      takes: /\bcancels?\b/i,
    },
    {
      line: '{Host} sees the orders to send → paid orders with {items} and delivery address',
      takes: /\bsees?\b/i,
    },
    {
      line: '{Host} sends the order → order is sent, with tracking number; the {client} is told',
      takes: /\b(?:sends?|ships?|delivers?)\b/i,
    },
    {
      line: '{Client} sends an order back → new return: order, reason, photo; the {host} is told',
      takes: /\breturns?\b/i,
    },
    { line: '{Host} refunds a return → return is refunded; the {client} is told', takes: /\brefunds?\b/i },
    { line: '{Host} declines a return → return is declined, with the reason; the {client} is told' },
  ],
  records: [
    { line: '{Item}: name, description, photo, price, number in stock; states: for sale, off sale' },
    {
      line: 'Order: {client}, {items}, number of each, name, delivery address, price, tracking number; states: ordered, paid, lapsed, refunded, sent',
    },
    { line: 'Return: order, reason, photo; states: open, refunded, declined' },
  ],
  rules: [
    { line: 'No more of {a item} is ordered than its number in stock.' },
    { line: 'Nobody orders {a item} that is off sale.' },
    { line: 'Nobody cancels an order that is sent.' },
    { line: 'Nobody sends an order back later than 14 days after it was sent.' },
    { line: '{Clients} see only their own orders.' },
    { line: 'Delivery addresses are deleted after 90 days.' },
  ],
  nots: [{ line: 'No vouchers and no subscriptions.', unless: /\b(?:voucher|subscri)/i }],
  aims: [
    { line: '9 of 10 {clients} who pay get through at the first try.' },
    { line: '9 of 10 orders are sent within 3 days.' },
  ],
};
