import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** How much of the price stays with the house, where it was told. */
const kept =
  /\b(?:we|I|the (?:shop|gallery|house|store|stall)|commission (?:is|of))\b[^.\d]{0,20}(\d+(?:[.,]\d+)? ?(?:percent|%))/i;
/** How much of it those get whose things are sold, where it was told. */
const given =
  /\b(?:they|artists?|makers?|sellers?|consignors?|owners?|farmers?) (?:get|gets|receive|receives)\b[^.\d]{0,20}(\d+(?:[.,]\d+)? ?(?:percent|%))/i;
const told = new RegExp(`${kept.source}|${given.source}`, 'i');

/** How long something stays before it has to be fetched, where it was told. */
const stays = /\b(?:after|within|for|unsold for|longer than|at most|stays? (?:for )?) ?(\d+ (?:days|weeks|months))\b/i;
const seller =
  '(?:consignors?|artists?|makers?|crafters?|craftspeople|artisans?|potters?|painters?|authors?|farmers?|beekeepers?|growers?|suppliers?|sellers?|owners?)';

/** Things that a shop, a gallery or a stall sells for those who own them. */
export const consignment: Proposal = {
  is: 'A tool of a shop that sells {items} for others: whose each is, what it costs, what was sold and what is paid out.',
  today: 'Whose is what stands on tags and in a book, and at the end of the month the shares are worked out by hand.',
  jobs: {
    client: 'know what of theirs was sold and what they get for it',
    host: 'pay each their share without working it out by hand',
  },
  isSure: true,
  client: 'consignor',
  clients:
    /\b(?:consignor|artist|maker|crafter|artisan|potter|painter|author|farmer|beekeeper|grower|seller|owner(?=s? (?:leave|bring|drop)))(?=s?\b)(?! (?:market|fair))/i,
  signs: new RegExp(
    `\\bconsign(?:ment|or|ors|ed|ing)?\\b|\\bon commission\\b|\\bsell(?:s|ing)?\\b[^.]{0,60}\\b(?:for|of) (?:others|other people|(?:\\w+ ){0,3}${seller})\\b[\\s\\S]{0,240}\\b(?:share|percent|%|commission|pay(?:s|ing|out)? (?:out|them)|paid out|month)|\\b${seller}\\b[\\s\\S]{0,200}\\b(?:bring|brings|leave|leaves|drop)\\b[\\s\\S]{0,200}\\b(?:their share|percent|%|commission|what (?:was|is|has been|got) sold|pa(?:y|id) out|owe (?:them|each|whom))|\\b(?:gallery|craft shop|second[- ]?hand (?:shop|store)|market stall|stall)\\b[\\s\\S]{0,240}\\b(?:their share|percent|%|commission|whose|pa(?:y|id) out)`,
    'i',
  ),
  not: /\b(?:market ?place|affiliate\w*|sales ?reps?|investors?|brokers?|estate agents?|lend\w*|borrow\w*|rent\w*|donat\w*|grant|online (?:shop|store)|raffle)\b/i,
  host: 'shopkeeper',
  fits: {
    host: /(?:\S owner$)|\b(?:shopkeeper|gallerist|manager|cashier|volunteer|helper|office|assistant|staff member|treasurer|team)$/,
  },
  deeds: { client: /^(?:bring|leave|drop|consign)/, host: /^(?:sell|take in|pay|price|label|tag)/ },
  item: 'piece',
  thing: {
    fits: /^(?:\p{L}+ )?(?:piece|painting|work|garment|dress|item|picture|product|jar|toy|book|bag|craft|artwork|print|instrument)$/u,
    named: /\b(?:painting|artwork|picture|garment|dress|instrument)s?\b/gi,
    other: 'piece',
  },
  covers:
    /^(?:I|we)(?: am|[’']m| are|[’']re) an? |^(?:[\w-]+ ){0,2}(?:galler(?:y|ies)|shops?|stores?|stalls?)$|^local \w+$|^(?:I|we) keep\b|^The app (?:drops|checks|brings|leaves|gets|takes)\b|\b(?:forgets?|lose|loses|lost)\b|^(?:nobody|no one|I never|we never)\b|^(?:I|we|our \w+) (?:run|have|has|own|manage|use|write|add up|work out|sell)\b|\b(?:excel|spreadsheet|notebook|by hand)\b|^The app (?:works|calculates|shows|tells|keeps|says)\b|\bsells? (?:things |stuff |goods |crafts? |art |clothes )?(?:for|of|on)\b/i,
  acts: [
    {
      line: '{Host} adds {a client} → new {client}: name, phone, e-mail address, account number, share in percent; the {client} is told',
      takes: /\b(?:adds?|enters?)\b.*\b(?:consignors?|artists?|makers?|sellers?)\b/i,
      unless: told,
    },
    {
      line: '{Host} adds {a client} → new {client}: name, phone, e-mail address, account number; the {client} is told',
      takes: /\b(?:adds?|enters?)\b.*\b(?:consignors?|artists?|makers?|sellers?)\b/i,
      when: told,
    },
    {
      line: '{Host} takes {a item} in → new {item}: {client}, number, description, photo, price; the {client} is told',
      holds:
        /\b(?:brings?|leaves?|drops?|takes? (?:it|them|things|\w+) in|labels?|tags?|enters?|adds?|puts? (?:a|the) price)\b/i,
    },
    {
      line: '{Host} changes the price of {a item} → {item} gets price; the {client} is told',
      takes: /\b(?:reduces?|lowers?|marks? down|changes? .*price)\b/i,
    },
    {
      line: '{Host} marks {a item} as sold → {item} is sold, with its day and price paid; the {client} is told',
      holds: /\b(?:sells?|sold|scans?|ticks?)\b(?!.*\b(?:sees?|month)\b)/i,
    },
    { line: '{Host} takes a wrong sale back → {item} is on sale; the {client} is told' },
    {
      line: '{Clients} see their {items} → number, description, photo, price and state of each of their {items}, and their payouts',
      holds: /\b(?:sees?|knows?|checks?|looks?)\b/i,
    },
    {
      line: '14 days are left before the last day of {a item} on sale → the {client} is reminded',
      holds: /\bremind\w*\b/i,
    },
    {
      line: 'The last day of {a item} on sale is over → {item} is to be fetched; the {client} is told',
      holds: /\b(?:not sold|unsold|after \d+ (?:days|weeks|months))\b/i,
    },
    {
      line: '{Client} asks for {a item} back → {item} is to be fetched; the {host} is told',
      holds: /\b(?:asks?|wants?) .*\bback\b/i,
    },
    {
      line: '{Host} hands {a item} back → {item} is handed back; the {client} is told',
      holds: /\b(?:hands?|fetch(?:es)?|picks?|collects?|gets?|takes?)\b.*\b(?:back|up|fetch\w*)\b|\bfetch(?:es|ed)?\b/i,
    },
    { line: '{A item} is to be fetched for 30 days → the {client} is reminded; the {host} is told' },
    { line: '{Host} writes off {a item} → {item} is written off, with the reason; the {client} is told' },
    {
      line: 'A month is over → new payout for each {client} with something sold: month, amount; the {client} is told',
      holds: /\b(?:month\w*|works? out|calculates?|share|percent|%|commission)\b/i,
    },
    {
      line: '{Host} pays a payout → payout is paid, with its day; the {client} is told',
      holds: /\bpays?\b|\b(?:paid|pay)s? out\b|\bgets? (?:their|paid|the) ?(?:share|money)?\b/i,
    },
    {
      line: '{Host} sees the month → number and sum of the {items} sold, the share of the house and the open payouts',
      holds: /\bsees?\b/i,
    },
  ],
  records: [
    {
      line: '{Item}: {client}, number, description, photo, price, last day, day, price paid, reason; states: on sale, sold, to be fetched, handed back, written off',
    },
    { line: '{Client}: name, phone, e-mail address, account number, share in percent', unless: told },
    { line: '{Client}: name, phone, e-mail address, account number', when: told },
    { line: 'Payout: {client}, month, amount, day; states: open, paid' },
  ],
  rules: [
    { line: 'The app sets the last day of a new {item} to {1} after it was taken in.', takes: stays },
    { line: 'The app sets the last day of a new {item} to 3 months after it was taken in.', unless: stays },
    {
      line: 'The app sets the amount of each payout to {1} of the sum of the price paid of the {items} of its {client} sold in its month.',
      takes: given,
    },
    {
      line: 'The app sets the amount of each payout to the sum of the price paid of the {items} of its {client} sold in its month, less {1}.',
      takes: kept,
      unless: given,
    },
    {
      line: 'The app sets the amount of each payout to the sum of the price paid of the {items} of its {client} sold in its month, times their share.',
      unless: told,
    },
    { line: 'One payout per {client} and month.' },
    { line: 'No two {items} with the same number.' },
    { line: 'Nobody changes the price of {a item} that is sold.' },
    { line: 'Nobody takes back a sale that is in a payout.' },
    { line: '{Clients} see only their own {items} and payouts.' },
    { line: 'Account numbers are seen only by {hosts}.' },
    { line: 'Photos are deleted 1 year after {a item} was sold or handed back.' },
  ],
  nots: [
    { line: 'No cash register and no sale online.', unless: /\bonline\b/i },
    { line: 'No bookkeeping of the shop.' },
  ],
  aims: [
    { line: '19 of 20 payouts are paid within 7 days after the end of their month.' },
    { line: '6 of 10 {items} are sold before their last day.' },
  ],
};
