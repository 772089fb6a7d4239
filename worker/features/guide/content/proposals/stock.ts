import type { Proposal, ProposedLine } from '#worker/features/guide/content/proposals/proposal.ts';
import { anyOf, byWay, type Way } from '#worker/features/guide/content/proposals/told-words.ts';

const goods =
  '(?:(?:spare )?parts|spares|supplies|consumables|materials|chemicals|reagents|solvents|bandages|plasters|bottles|kegs|crates|screws|fuses|cables|fittings|filters|gloves|toner|components|stock|stock ?room|store ?room|store cupboard|bar cellar|first[- ]aid (?:cupboards?|cabinets?|boxes|kits?))';
const low =
  '(?:(?:gets?|getting|runs?|running|is|are|be) (?:too )?low|r[au]n(?:s|ning)? (?:short|out)|(?:nearly|almost) (?:empty|out|gone|used up)|out of \\w+|re-?orders?|re-?ordered|re-?stock(?:s|ed|ing)?|refill(?:s|ed)?|t(?:ook|akes?) the last|need(?:s)? to (?:be )?order(?:ed)?|(?:what|how (?:many|much))(?: \\w+)? (?:is|are|we have|there (?:is|are)) left|how (?:many|much) (?:\\w+ )?we (?:still )?have|(?:only|just) \\d+ (?:\\w+ )?left|who (?:took|takes|has taken) what)';

/** Where it stands. */
const places: Way[] = [
  { of: /\b(?:vans?|service cars?)\b/i, fields: 'van' },
  { of: /\b(?:cupboards?|cabinets?|first[- ]aid (?:boxes|kits?))\b/i, fields: 'cupboard' },
];
const byPlace = (line: (place: string) => ProposedLine) => byWay(places, line, 'shelf');

/** What it is taken for. */
const uses: Way[] = [
  { of: /\bmachines?\b/i, fields: 'machine' },
  { of: /\b(?:jobs?|customers?|sites?|vans?|cars?)\b/i, fields: 'job' },
];
const byUse = (line: (use: string) => ProposedLine) => byWay(uses, line, 'reason (optional)');

const taking = /\b(?:takes?|uses?|scans?|grabs?|took|ticks?|taps?)\b/i;
const takingToo =
  /^(?:the )?staff\b|\bsays? (?:which|what)\b|\b(?:and|so) (?:I|we|the \w+) (?:gets?|sees?|knows?)\b|\bscans?\b|\b(?:them|it|something)\b.*\b(?:tap|tick|note)s? it\b/i;
const scanned = /\b(?:scan\w*|bar ?codes?|qr)\b/i;

/** What goes off. */
const expires = /\b(?:expir\w*|best[- ]before|use[- ]by|go(?:es)? off|out of date|shelf life)\b/i;

/** 'When there are only 3 left'. */
const least = /\b(?:only|just|fewer than|less than|below|under) (\d+) (?:\w+ )?(?:are )?left\b/i;

/** What is on the shelves of a store or a workshop, what comes in, what goes out and what runs low. */
export const stock: Proposal = {
  is: 'A list of what is in stock that says in time what has to be ordered.',
  today: 'What is there is counted by hand, and it is noticed too late that something ran out.',
  jobs: {
    client: 'find what they need where it should be',
    host: 'order before something runs out, and not more than is used',
  },
  isSure: true,
  client: 'worker',
  clients:
    /\b(?:mechanic|electrician|plumber|technician|fitter|installer|engineer|worker|student|researcher|scientist|assistant|nurse|carer|colleague|employee|volunteer|bartender|waiter|cook|cleaner|painter|carpenter|joiner|roofer|craftsman|gardener|driver|teacher|member|paramedic|hairdresser)(?=s?\b)/i,
  fits: {
    host: /\b(?:owner|manager|boss|office|storekeeper|first aider|foreman|supervisor|lead|head|director|purchaser|secretary|chef|caretaker|buyer)$/,
  },
  signs: new RegExp(
    `\\binventory (?:app|tool|management|system|tracker|list)\\b|\\bstock (?:management|keeping|tracker|control|list)\\b|\\bwarehouse (?:app|tool|system|management)\\b|\\btracks? (?:our|the|their) (?:inventory|stock)\\b|\\b${goods}\\b[\\s\\S]{0,240}\\b${low}\\b|\\b${low}[\\s\\S]{0,120}\\b${goods}\\b`,
    'i',
  ),
  not: /\b(?:market ?place|(?:online|web|internet) ?-?(?:shop|store)|webshop|stock (?:market|exchange|prices)|shares|lend|borrow\w*|rent\w*|freezer|fridge|recipes?|groceries|game|(?:customers|guests|buyers|people|visitors) (?:can )?(?:order|buy|pay)|donat\w*|food ?bank|charity|sensors? (?:measure|report|send|show)s?|vending|pre-?orders?|honesty|tab)\b/i,
  host: 'manager',
  hosts: /\b(?:owner|manager|boss|office|storekeeper|first aider|foreman|supervisor)$/,
  deeds: { client: /^(?:take|book|count|scan|grab|use|note|tick)/, host: /^(?:order|reorder|add)/ },
  thing: {
    fits: /(?:^| )(?:article|part|product|material|chemical|reagent|consumable|component|ingredient)$/i,
    isInWords: true,
    other: 'article',
  },
  covers:
    /^(?:I|we)(?: am|[’']m| are|[’']re) an? |^(?:staff(?: members)?|(?:\w+ )?teams?)$|^(?:nobody|no one|I never|we never) (?:\w+ )?(?:knows?|know|writes?|tells?|says?|refills?|notices?|sees?)\b|^(?:I|we) (?:manage|run|find out|know)\b|\bforgets? to\b|^The app (?:warns|tells|reminds|alerts|notifies|says)\b|\bgo(?:es)? missing\b/i,
  acts: [
    ...byPlace((place) => ({
      line: `{Host} adds {a item} → new {item}: name, code, ${place}, unit, least quantity, quantity in stock, photo (optional)`,
      takes: /\badds?\b/i,
    })),
    ...byPlace((place) => ({
      line: `{Clients} look for {a item} → name, ${place} and quantity in stock of each {item} on the list`,
      takes: /^(?:\S+ ){1,3}(?:search|find|look|see)(?:e?s)?\b/i,
      holds: /\bknows? (?:what|how many|which)\b/i,
    })),
    ...byUse((use) => ({
      line: `{Client} takes {a item} → new withdrawal: {item}, quantity, ${use}`,
      takes: taking,
      holds: takingToo,
      unless: scanned,
    })),
    ...byUse((use) => ({
      line: `{Client} takes {a item} by scanning its code → new withdrawal: {item}, quantity, ${use}`,
      holds: anyOf(taking, takingToo),
      when: scanned,
    })),
    { line: '{Client} cancels a wrong withdrawal → withdrawal is cancelled; the {host} is told' },
    {
      line: 'The quantity in stock of {a item} falls below its least quantity → the {host} is told',
      holds: new RegExp(
        `\\b(?:${low}|\\d+ left|warn\\w*|alert\\w*|too late|go(?:es)? missing|forgets? to)\\b|^We have to`,
        'i',
      ),
    },
    {
      line: '30 days are left before the expiry date of {a item} → the {host} is told',
      holds: expires,
      when: expires,
    },
    {
      line: '{Hosts} see what has to be ordered → name, least quantity and quantity in stock of each {item} below its least quantity',
      holds: /\bsees? what\b.*\border\b/i,
    },
    {
      line: '{Host} orders {a item} → new order: {item}, quantity, supplier, expected day',
      takes: /\b(?:re)?orders?\b/i,
    },
    {
      line: '{Client} marks an order as arrived → order is arrived; the quantity of the order is added to the quantity in stock of the {item}; the {host} is told',
      takes: /\b(?:arriv|receiv|deliver)\w*\b/i,
    },
    { line: '{Host} cancels an order → order is cancelled', takes: /\bcancels?\b/i },
    { line: 'An order is not arrived by its expected day → the {host} is reminded' },
    {
      line: '{Client} counts {a item} → new count: {item}, quantity found; the quantity in stock of the {item} is set to the quantity found; the {host} is told',
      takes: /\bcounts?\b/i,
      unless: expires,
    },
    {
      line: '{Client} counts {a item} → new count: {item}, quantity found; the quantity in stock of the {item} is set to the quantity found; {item} gets expiry date; the {host} is told',
      takes: /\bcounts?\b/i,
      when: expires,
    },
    { line: '{Host} takes {a item} off the list → {item} is off the list' },
    ...byWay(
      uses,
      (use) => ({
        line: `{Host} sees what was used in a month → quantity taken of each {item}${use && `, by ${use}`}`,
        takes: /\b(?:report|month)\b/i,
      }),
      '',
    ),
  ],
  records: [
    ...byPlace((place) => ({
      line: `{Item}: name, code, ${place}, unit, least quantity, quantity in stock, photo (optional); states: on the list, off the list`,
      unless: expires,
    })),
    ...byPlace((place) => ({
      line: `{Item}: name, code, ${place}, unit, least quantity, quantity in stock, expiry date (optional), photo (optional); states: on the list, off the list`,
      when: expires,
    })),
    ...byUse((use) => ({ line: `Withdrawal: {item}, {client}, quantity, ${use}; states: entered, cancelled` })),
    { line: 'Count: {item}, quantity found' },
    { line: 'Order: {item}, quantity, supplier, expected day; states: ordered, arrived, cancelled' },
  ],
  rules: [
    { line: 'Nobody cancels an order that is arrived.' },
    { line: 'Nobody takes more of {a item} than its quantity in stock.' },
    { line: 'The app sets the least quantity of a new {item} to {1}.', takes: least },
    { line: 'Nobody cancels a withdrawal of somebody else.' },
    { line: 'Nobody adds a second {item} with the same code.' },
  ],
  nots: [{ line: 'No bookkeeping and no prices.', unless: /\bprices?\b/i }],
  aims: [
    { line: '9 of 10 {items} are ordered before their quantity is 0.' },
    { line: '9 of 10 {items} are counted once in 3 months.' },
  ],
};
