import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** What is on the shelves of a store or a workshop, what comes in, what goes out and what runs low. */
export const stock: Proposal = {
  is: 'A list of what is in stock that says in time what has to be ordered.',
  today: 'What is there is counted by hand, and it is noticed too late that something ran out.',
  jobs: {
    client: 'find what they need where it should be',
    host: 'order before something runs out, and not more than is used',
  },
  client: 'worker',
  signs:
    /\binventory (?:app|tool|management|system|tracker|list)\b|\bstock (?:management|keeping|tracker|control|list)\b|\bwarehouse (?:app|tool|system|management)\b|\btracks? (?:our|the|their) (?:inventory|stock)\b/i,
  not: /\b(?:market ?place|online (?:shop|store)|stock (?:market|exchange|prices)|shares|lend|rent|freezer|game)\b/i,
  host: 'manager',
  deeds: { client: /^(?:take|book|count|scan)/, host: /^(?:order|add)/ },
  thing: { fits: /\b(?:article|part|product|material|tool)$/i, other: 'article' },
  acts: [
    { line: '{Host} adds {a item} → new {item}: name, number, shelf, unit, least amount, photo', takes: /\badds?\b/i },
    {
      line: '{Clients} search by name and shelf → shelf and amount of each {item} found',
      takes: /\b(?:search|find|look|see)\w*\b/i,
    },
    {
      line: '{Client} enters a delivery → new delivery: {item}, amount, supplier',
      takes: /\b(?:arriv|receiv|deliver)\w*\b/i,
    },
    {
      line: '{Client} takes {items} out → new withdrawal: {item}, amount, reason',
      takes: /\b(?:takes?|uses?|scans?)\b/i,
    },
    { line: '{Client} counts {a item} → new count: {item}, amount; the {host} is told', takes: /\bcounts?\b/i },
    {
      line: 'The amount of {a item} falls below its least amount → the {host} is told',
      holds: /\b(?:low|runs? out|warn|alert|remind)\w*\b/i,
    },
    { line: '{Host} orders {items} → new order: {item}, amount, supplier, expected day', takes: /\b(?:re)?orders?\b/i },
    {
      line: '{Client} marks an order as arrived → order is arrived; new delivery: {item}, amount, supplier; the {host} is told',
    },
    { line: '{Host} cancels an order → order is cancelled', takes: /\bcancels?\b/i },
    { line: 'An order is not arrived by its expected day → the {host} is reminded' },
    { line: '{Host} takes {a item} off the list → {item} is off the list' },
    {
      line: '{Host} sees what was used in a month → the amount that was taken out of each {item}',
      takes: /\b(?:report|month)\b/i,
    },
  ],
  records: [
    {
      line: '{Item}: name, number, shelf, unit, least amount, amount (last count plus deliveries minus withdrawals), photo; states: on the list, off the list',
    },
    { line: 'Delivery: {item}, amount, supplier' },
    { line: 'Withdrawal: {item}, amount, reason' },
    { line: 'Count: {item}, amount' },
    { line: 'Order: {item}, amount, supplier, expected day; states: ordered, arrived, cancelled' },
  ],
  rules: [
    { line: 'No withdrawal of more than the amount of {a item}.' },
    { line: 'Nobody changes a withdrawal afterwards.' },
    { line: 'Nobody adds a second {item} with the same number.' },
  ],
  nots: [{ line: 'No bookkeeping and no prices.', unless: /\bprices?\b/i }],
  aims: [
    { line: '9 of 10 {items} are ordered before their amount is 0.' },
    { line: '9 of 10 {items} are counted once in 3 months.' },
  ],
};
