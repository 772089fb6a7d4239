import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** Many who sell, many who buy, and one who runs it. */
export const marketplace: Proposal = {
  is: 'A marketplace where {hosts} sell {items} to {clients}.',
  today: '{Hosts} sell at markets and by message, and {clients} hardly find them.',
  jobs: {
    client: 'buy from those who make it and know when it comes',
    host: 'sell beyond their own market without a shop of their own',
  },
  client: 'buyer',
  signs: /\bmarket ?place\b/i,
  not: /\b(?:lend|borrow|rent|hire|book)\w*\b/i,
  host: 'seller',
  deeds: { client: /^(?:buy|order|pay)/, host: /^(?:open|sell|offer|list)/ },
  people: [
    { line: 'Operator (me)', job: 'have sales that both sides are content with, and hear of the others in time' },
  ],
  acts: [
    { line: '{Hosts} open a shop → new shop: name, description, photo', takes: /\bopens?\b.*\bshops?\b/i },
    {
      line: '{Host} puts {a item} up for sale → new {item}: shop, name, description, photo, price, number in stock',
      takes: /\b(?:lists?|offers?|puts? up|uploads?|sells?)\b/i,
    },
    {
      line: '{Clients} look through what is for sale → name, photo, price and shop of each {item} that is for sale',
      takes: /\b(?:browse|look|search|find)s?\b/i,
    },
    {
      line: '{Client} orders {a item} and pays by card → new order: {item}, number, delivery address; the {host} is told',
      holds: /\b(?:buys?|orders?|pays?)\b/i,
    },
    {
      line: '{Host} sends the order off → order is sent, with tracking number; the {client} is told',
      takes: /\b(?:sends?|ships?|delivers?)\b/i,
    },
    { line: '{Client} marks an order as arrived → order is arrived; the {host} is told' },
    {
      line: '{Client} reports that an order arrived broken → new complaint: order, photo, what is broken; the {host} and the operator are told',
    },
    { line: 'Operator refunds the complaint → complaint is refunded; the {client} and the {host} are told' },
    { line: 'Operator declines the complaint → complaint is declined, with the reason; the {client} is told' },
    { line: 'A month is over → new payout for each {host}: month, amount, fee; the {host} is told' },
    { line: 'Operator sends a payout to its {host} → payout is sent; the {host} is told' },
    { line: '{Host} withdraws {a item} → {item} is withdrawn' },
  ],
  records: [
    { line: '{Item}: shop, name, description, photo, price, number in stock; states: for sale, withdrawn' },
    { line: 'Shop: {host}, name, description, photo' },
    {
      line: 'Order: {client}, {item}, number, delivery address, price, tracking number; states: paid, sent, arrived, refunded',
    },
    { line: 'Complaint: order, photo, what is broken, reason; states: open, refunded, declined' },
    { line: 'Payout: {host}, month, amount, fee; states: open, sent' },
  ],
  rules: [
    {
      line: 'The app sets a fee of {1} of the orders of each payout.',
      takes: /\bkeeps? (\d+(?:[.,]\d+)? ?(?:percent|%))$/i,
    },
    {
      line: 'Nobody reports a broken order later than {1} after it arrived.',
      takes: /\brefund\w*\b.*\bphoto within (\w+ days)$/i,
    },
    { line: 'Nobody reports a broken order without a photo.' },
    { line: 'The app sets the amount of each payout to the sum of the orders of its month less the fee.' },
    { line: 'An unpaid or refunded order does not count for a payout.' },
    { line: 'One payout per {host} and month.' },
    { line: 'No more of {a item} is ordered than its number in stock.' },
    { line: 'Nobody orders {a item} that is withdrawn.' },
    { line: '{Hosts} see only the orders and payouts of their own shop.' },
    { line: '{Clients} see only their own orders.' },
    { line: 'A delivery address is seen only by the {client}, the {host} of the order and the operator.' },
  ],
  nots: [{ line: 'No auction and no haggling over prices.', unless: /\b(?:auction|bid|haggl)/i }],
  aims: [
    { line: '9 of 10 {clients} who pay get through at the first try.' },
    { line: '9 of 10 orders are sent within 3 days.' },
  ],
};
