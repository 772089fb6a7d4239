import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const online = /\b(?:online|by card|stripe|paypal|twint|direct debit)\b/i;
/** It is settled when somebody leaves, and not each month. */
const leaving =
  /\b(?:pay|pays|paid|settle|settles|settled)\b[^.]{0,40}\b(?:when they (?:leave|go|check out)|at check-?out|on departure|before they (?:leave|go)|at the end of (?:their|the) (?:stay|visit|evening|night))\b/i;
/** Up to how much may be open, where it was told. */
const limit =
  /\b(?:more than|over|up to|at most|limit of|reaches) (?:€|\$|£)? ?(\d+) ?(?:euros?|dollars?|pounds?|francs|€|\$|£)?/i;

/** What members take from a bar or a fridge and pay for later. */
export const tabs: Proposal = {
  is: 'A list in which {clients} note what they take and see what they owe for it.',
  today: 'Strokes are made on a list beside the fridge, and at the end of the month they are counted by hand.',
  jobs: {
    client: 'take something without cash, and know what they owe',
    host: 'have paid what was taken without counting strokes',
  },
  isSure: true,
  client: 'member',
  fits: {
    client: /^(?!.*\b(?:treasurer|owner|manager|barman|bartender|bar keeper|office|person|bar|club|cashier)$)/,
    host: /\b(?:treasurer|owner|manager|barman|bartender|bar keeper|office|cashier|board|secretary)$/,
  },
  signs:
    /\bhonesty (?:box|bar|fridge|shop|system)\b|\b(?:bar|drinks|member[’']?s?[’']?|their|a|the|club|beer|coffee|kitchen) tabs?\b(?=[\s\S]*\b(?:drinks?|beers?|coffees?|bar|fridge|snacks?|month\w*|settl\w*|owes?|pays?)\b)|\b(?:tally|drinks?|beer|coffee|fridge|beverage|strichliste) (?:lists?|sheets?|tab)\b|\b(?:drinks?|beers?|coffees?|snacks?|cokes?)\b[\s\S]{0,160}\b(?:pay|pays|settle|settles|bill|billed|owe|owes)\b[^.]{0,60}\b(?:each|every|end of the|once a|monthly|per) ?(?:month)?\b|\bfridge\b[\s\S]{0,240}\b(?:owes?|collects? the money|send\w* (?:everybody|everyone|them) (?:a |the )?bills?)\b|\b(?:marks?|ticks?|notes?|writes? down|strokes?)\b[^.]{0,40}\b(?:beers?|drinks?|coffees?|what they (?:take|drink|drank|took))\b[^.]*[\s\S]{0,160}\b(?:month|pay|pays|owes?|settle\w*)\b/i,
  not: /\b(?:market ?place|browser|guitar|restaurant|guests? order|table number|subscription|pre-?orders?|splits?|calorie\w*|waiters?|diary|recipes?)\b/i,
  host: 'treasurer',
  isHostTold: true,
  hosts: /\b(?:treasurer|owner|manager|barman|bartender|office|cashier)$/,
  deeds: { client: /^(?:take|tick|mark|note|write|scan|tap|drink)/, host: /^(?:collect|bill|settle|send|see who)/ },
  thing: { fits: /\b(?:drink|product|snack|article)$/i, other: 'product' },
  covers:
    /^(?:I|we)(?: am|[’']m| are|[’']re) an? |\b(?:forgets?|lose|loses|lost)\b|^(?:nobody|no one|I never|we never)\b|^(?:I|we|our \w+) (?:run|have|has|own|manage|keep|count|add up)\b|\b(?:paper|excel|spreadsheet|notebook|by hand)\b|^The app (?:adds|tells|reminds|warns|shows|says)\b/i,
  acts: [
    {
      line: '{Host} puts {a item} on the price list → new {item}: name, price, photo (optional)',
      takes: /\b(?:puts?|adds?)\b.*\b(?:price|list)\b/i,
    },
    { line: '{Host} changes the price of {a item} → {item} gets price' },
    { line: '{Host} takes {a item} off the price list → {item} is off the list' },
    {
      line: '{Client} notes what they take → new entry: {item}, number; the sum of their open entries is shown',
      holds: /\b(?:takes?|ticks?|marks?|notes?|writes?|taps?|scans?|drinks?|puts?|enters?)\b/i,
    },
    {
      line: '{Host} notes an entry for {a client} → new entry: {client}, {item}, number; the {client} is told',
      holds: /\btoo$|\b(?:for|on the tab of) (?:them|members?|guests?|somebody|others)\b/i,
    },
    { line: '{Client} cancels a wrong entry → entry is cancelled' },
    {
      line: '{Clients} see their tab → day, {item}, number and price of each open entry, and their bills',
      holds: /\bsees?\b.*\b(?:owes?|tab|open|how much|their)\b|\bknows?\b.*\bowes?\b/i,
    },
    {
      line: 'A month is over → new bill for each {client} with open entries: month, amount; entry is billed; the {client} is told',
      holds: /\b(?:month\w*|bill(?:s|ed)?|settles?|settled|pays?)\b/i,
      unless: leaving,
    },
    {
      line: '{Host} closes the tab of {a client} who leaves → new bill: {client}, amount; entry is billed; the {client} is told',
      holds: /\b(?:pays?|settles?|leaves?|bills?)\b/i,
      when: leaving,
    },
    {
      line: '{Client} pays a bill online → bill is paid; the {host} is told',
      takes: /\bpays?\b/i,
      when: online,
    },
    { line: '{Host} marks a bill as paid → bill is paid, with its day; the {client} is told', holds: /\bpays?\b/i },
    {
      line: 'A bill is not paid within 14 days → bill is overdue; the {client} is reminded',
      holds: /\bremind\w*\b/i,
    },
    { line: '{Client} objects to a bill → bill is disputed, with the reason; the {host} is told' },
    { line: '{Host} corrects a disputed bill → bill gets amount; bill is open; the {client} is told' },
    {
      line: '{Hosts} see who owes how much → name and sum of the open entries and unpaid bills of each {client}, the highest first',
      holds: /\bsees?\b.*\b(?:who|owes?|paid|all)\b/i,
    },
    {
      line: '{Host} sees what was taken in a month → number and sum of each {item}',
      holds: /\bsees?\b.*\b(?:how many|taken|sold|buy|stock)\b/i,
    },
  ],
  records: [
    { line: '{Item}: name, price, photo (optional); states: on the list, off the list' },
    { line: 'Entry: {client}, {item}, number, price; states: open, cancelled, billed' },
    { line: 'Bill: {client}, month, amount, day, reason; states: open, overdue, disputed, paid', unless: leaving },
    { line: 'Bill: {client}, amount, day, reason; states: open, overdue, disputed, paid', when: leaving },
  ],
  rules: [
    { line: 'The app sets the price of an entry to that of its {item} on that day.' },
    { line: 'The app sets the amount of each bill to the sum of the open entries of its month.', unless: leaving },
    { line: 'The app sets the amount of each bill to the sum of the open entries of its {client}.', when: leaving },
    { line: 'One bill per {client} and month.', unless: leaving },
    { line: 'Nobody cancels an entry of somebody else.' },
    { line: 'Nobody cancels an entry that is billed.' },
    { line: 'Nobody takes anything while more than {1} euros of theirs are open.', takes: limit },
    { line: '{Clients} see only their own entries and bills.' },
    { line: 'Entries are deleted 1 year after their bill is paid.' },
  ],
  nots: [
    { line: 'No cash register.' },
    { line: 'No payment in the app; bills are paid in cash or by bank transfer.', unless: online },
  ],
  aims: [
    { line: '9 of 10 bills are paid within 14 days.' },
    { line: 'At most 1 of 50 bills is disputed in the third month.' },
  ],
};
