import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const meals = /\b(?:meals?|dishes|cook\w*|dinners?|eat)\b/i;
const costs = /\b(?:costs?|price|spent|spend|paid)\b/i;

/** What a household needs from the shop, and what it eats. */
export const household: Proposal = {
  is: 'A shopping list that a household shares.',
  today: 'The list hangs in the kitchen, and things are bought twice or not at all.',
  jobs: { client: 'come home with what is missing, and with nothing twice' },
  client: 'member',
  signs:
    /\b(?:shopping|grocery|groceries) lists?\b|\bgroceries together\b|\b(?:put|write|add)s? (?:down )?what (?:we|they|is|we need|they need|everyone)\b[^.]{0,30}\b(?:need|missing|shop)\b[\s\S]{0,60}\b(?:shop|checks? it|ticks?)\b/i,
  not: /\b(?:recipes?|market ?place|online (?:shop|store)|customers?|deliver\w*|splits? (?:bills?|costs?)|barcode prices|supermarkets? (?:sell|offer)|calories)\b/i,
  fits: { client: /\b(?:member|parent|flatmate|roommate)$/ },
  acts: [
    { line: '{Client} makes a list → new list: name' },
    {
      line: '{Client} invites another {client} → new invitation: list, e-mail address; the other {client} is told',
      takes: /\bshares?\b/i,
    },
    { line: '{Client} opens the link of an invitation → invitation is accepted; whoever invited is told' },
    { line: 'An invitation is not accepted within 7 days → invitation is lapsed' },
    {
      line: '{Client} adds an item → new item: list, name, amount, note',
      takes: /\b(?:adds?|puts?|writes?|enters?)\b/i,
      holds: /\bwhoever\b|\bwhat (?:is|we|they) (?:missing|needs?)\b/i,
    },
    {
      line: '{Clients} see the list → name, amount and note of each open item, by the kind of shelf',
      takes: /\bsees?\b/i,
    },
    { line: '{Client} ticks an item off → item is bought', takes: /\b(?:ticks?|checks?|crosses)\b/i, unless: costs },
    {
      line: '{Client} ticks an item off → item is bought, with its price',
      takes: /\b(?:ticks?|checks?|crosses)\b/i,
      when: costs,
    },
    { line: '{Client} marks an item as open again → item is open' },
    { line: '{Client} deletes an item → item is deleted' },
    { line: '{Client} plans a meal → new meal: day, dish, note', takes: /\bplans?\b/i, when: meals },
    {
      line: '{Client} wishes for a meal → new wish: dish; the {clients} are told',
      takes: /\bwish(?:es)?\b/i,
      when: /\bwish/i,
    },
    {
      line: '{Client} puts what a meal needs on the list → new item: list, name, amount, meal',
      holds: /\bshopping lists?\b/i,
      when: meals,
    },
    { line: '{Client} drops a meal → meal is dropped', when: meals },
    { line: '{Client} leaves a list → invitation is ended; the {clients} of the list are told', unless: meals },
  ],
  records: [
    {
      line: 'Item: list, name, amount, note; states: open, bought',
      unless: new RegExp(`${meals.source}|${costs.source}`, 'i'),
    },
    { line: 'Item: list, name, amount, note, price; states: open, bought', when: costs, unless: meals },
    {
      line: 'Item: list, name, amount, note, meal (optional), price (optional); states: open, bought',
      when: meals,
    },
    { line: 'List: name' },
    { line: 'Invitation: list, e-mail address; states: sent, accepted, lapsed, ended' },
    { line: 'Meal: day, dish, note; states: planned, dropped', when: meals },
    { line: 'Wish: {client}, dish', when: /\bwish/i },
  ],
  rules: [
    { line: 'Only the {clients} of a list see its items.' },
    { line: 'Nobody adds an item that is open on the list already.' },
    { line: 'The app shows what one {client} ticks off to the others within 5 seconds.' },
    { line: 'The app keeps what is ticked off without a connection and sends it as soon as there is one.' },
    { line: 'Bought items are deleted after 90 days.' },
  ],
  nots: [{ line: 'No advertising and no orders in shops.' }],
  aims: [
    { line: '3 of 4 lists have items of two {clients} after 4 weeks.' },
    { line: '9 of 10 items are bought within 7 days.' },
  ],
};
