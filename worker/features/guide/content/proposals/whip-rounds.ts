import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const online = /\bpa(?:y|ys|id)\b[^.]{0,30}\b(?:online|by card|card|stripe|paypal)\b|\bonline payments?\b/i;
/** What each of them pays. */
const fixed =
  /((?:[£€$]\s?\d+(?:\.\d+)?|\d+(?:\.\d+)? ?(?:euros?|pounds?|dollars?|bucks|€|£)))(?: each| per person| a head| per \w+|(?= for (?:the|a)\b))/i;
/** Everybody writes a line to whom it is for. */
const card =
  /\b(?:signs? (?:the|a) card|write (?:a|their) (?:wish|message|greeting)s?|(?:farewell|greeting|birthday|group) card)\b/i;
/** It is looked for together. */
const suggested = /\b(?:suggests?|proposes?|ideas? for|votes? on)\b/i;
const present =
  '(?:gifts?|presents?|farewell|leaving|birthday|wedding|bouquet|flowers|wreath|class fund|class trip|school trip|team shirts?|kitty)';

/** Money that a group puts together for a present or a trip: who is to pay, who has, and what became of it. */
export const whipRounds: Proposal = {
  is: 'A page that says who has paid in, and what is done with the money.',
  today: 'One of them pays in advance, keeps a list on paper, and asks for the money for weeks.',
  jobs: {
    client: 'give their share in a minute, without others seeing how much it is',
    host: 'know who has paid without going through bank statements, and ask nobody twice',
  },
  client: 'giver',
  clients:
    /\b(?:colleague|friend|parent|classmate|teammate|neighbour|relative|familie|player|singer|sibling)s?\b(?!['’]s? (?:leaving|birthday|wedding))/i,
  isSure: true,
  signs: new RegExp(
    `\\bwhip-?rounds?\\b|\\bclass funds?\\b|\\b(?:collect\\w*|collection|chips? in|pool(?:s|ing)?|puts? (?:in )?money|puts? together)\\b[^.]{0,60}\\b${present}\\b|\\b${present}\\b[\\s\\S]{0,120}\\b(?:who (?:has|have) (?:already )?paid|chips? in|paid in)\\b|\\bpays?\\b[^.]{0,40}\\bfor (?:the |a )?${present}\\b`,
    'i',
  ),
  not: /\b(?:market ?place|envelopes|fees?|dues|invoices?|donat\w*|charity|gift (?:cards?|shop|vouchers?)|wedding (?:list|planner|guests)|wish ?lists?|split(?:s|ting)?|owes?|who paid (?:what|for)|customers?)\b/i,
  host: 'organiser',
  isHostTold: true,
  fits: { host: /\b(?:organi[sz]er|treasurer|teacher|collector)$/ },
  hosts: /\b(?:organi[sz]er|treasurer)$/,
  deeds: { client: /^(?:give|chip|pay|sign)\b/, host: /^(?:collect|tick|see who)\b/ },
  item: 'collection',
  thing: { fits: /^collection$/, other: 'collection' },
  covers: /\bcollects? money\b|\bsees? who\b.*\bpaid\b|\bgives? what they want\b|\bchips? in\b|^Collection for\b/i,
  acts: [
    {
      line: '{Host} starts a collection → new collection: occasion, for whom, last day, how it is paid',
      takes: /\bstarts?\b/i,
    },
    {
      line: '{Host} puts somebody on the list → new share: collection, name, e-mail address; the {client} gets a link by e-mail',
    },
    {
      line: '{Client} says what they give → share is promised, with its amount; the {host} is told',
      holds: /\bgives?\b/i,
      unless: fixed,
    },
    { line: '{Client} says that they do not take part → share is declined; the {host} is told' },
    {
      line: '{Client} pays a share online → share is paid, with its amount; the {host} is told',
      takes: /\bpays?\b/i,
      when: online,
    },
    {
      line: '{Host} ticks a share off → share is paid, with its amount; the {client} is told',
      holds: /\b(?:ticks?|marks?)\b|\bpays? (?:[£€$]|\d)/i,
    },
    {
      line: 'A share is not paid 3 days before the last day → the {client} is reminded',
      holds: /\breminde?d?(?:ers?|s)?\b/i,
    },
    {
      line: '{Host} sees who has paid in and who has not → name, amount and state of each share, and their sum',
      holds: /\bsees? who\b/i,
    },
    {
      line: '{Clients} see how much there is → sum of the paid shares and amount of each purchase',
      holds: /\bsees? (?:how much|what the money)\b/i,
    },
    {
      line: '{Client} suggests a present → new suggestion: collection, what, price, link (optional)',
      holds: /\bsuggests?\b/i,
      when: suggested,
    },
    { line: '{Client} votes for a suggestion → new vote: suggestion', holds: /\bvotes?\b/i, when: suggested },
    {
      line: '{Client} signs the card → new greeting: collection, text, name',
      holds: /\bsigns?\b|\bwrites?\b/i,
      when: card,
    },
    {
      line: '{Host} enters what was bought → new purchase: collection, what, amount, photo of the receipt (optional); the {clients} are told',
      takes: /\b(?:buys?|bought|spends?)\b/i,
    },
    { line: '{Host} refunds a share → share is refunded, with the reason; the {client} is told' },
    { line: '{Host} closes a collection → collection is closed; the {clients} are told' },
  ],
  records: [
    {
      line: 'Share: collection, name, e-mail address, amount, reason; states: open, promised, declined, paid, refunded',
      unless: fixed,
    },
    {
      line: 'Share: collection, name, e-mail address, amount, reason; states: open, declined, paid, refunded',
      when: fixed,
    },
    {
      line: 'Collection: occasion, for whom, last day, how it is paid; states: open, closed',
    },
    { line: 'Purchase: collection, what, amount, photo of the receipt (optional)' },
    { line: 'Suggestion: collection, {client}, what, price, link (optional)', when: suggested },
    { line: 'Vote: suggestion, {client}', when: suggested },
    { line: 'Greeting: collection, {client}, text, name', when: card },
  ],
  rules: [
    { line: 'The app sets each share to {1}.', takes: fixed },
    { line: 'Nobody puts somebody on the list twice.' },
    { line: 'One vote per {client} and suggestion.', when: suggested },
    { line: 'Nobody pays a share of a collection that is closed.', when: online },
    { line: 'Nobody enters a purchase of more than the sum of the paid shares.' },
    {
      line: 'Amounts of shares are seen only by {hosts}.',
      holds: /\b(?:nobody|no one)\b.*\b(?:sees?|knows?) (?:how much|what)\b/i,
    },
    { line: 'E-mail addresses are seen only by {hosts}.' },
    { line: 'Collections are deleted 1 year after they were closed.' },
  ],
  nots: [
    { line: 'No payment in the app; it is paid in cash or by transfer.', unless: online },
    { line: 'No access for whoever it is for.' },
  ],
  aims: [{ line: '9 of 10 shares are paid by the last day.' }, { line: 'At most 2 of 10 shares need a reminder.' }],
};
