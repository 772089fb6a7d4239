import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const serving =
  /\b(?:owner|manager|teacher|trainer|instructor|coach|office|reception|receptionist|front desk|cashier|waiter|team|host|staff member)$/;
/** It is bought without coming by. */
const online = /\b(?:online|by card|with (?:a |their )?card|stripe|paypal|checkout)\b/i;
/** What is shown at the door. */
const scanned = /\b(?:scan\w*|qr|codes?|barcodes?)\b/i;
/** For how long a pass is good, where it was told. */
const validFor = /\b(?:valid|good|expires?|runs? out|lasts?|use)\b[^.\d]{0,30}(\d+ (?:weeks?|months?|years?))\b/i;

/** 'When only two are left'. */
const lastLeft = /\b(?:only|just|has|have|at) (\d|one|two|three|four|five) (?:\w+ )?(?:is |are )?left\b/i;

/** Passes of so many sessions that are bought at once and used up visit by visit. */
export const passes: Proposal = {
  is: 'A tool that counts the sessions left on the passes of {clients}.',
  today: 'Passes are cards of paper on which visits are stamped, and they are lost or run out unnoticed.',
  jobs: {
    client: 'know how many sessions they have left, and until when',
    host: 'know who comes on which pass without a list by hand',
  },
  isSure: true,
  client: 'member',
  fits: {
    client:
      /\b(?:member|parent|customer|client|guest|student|pupil|athlete|patient|swimmer|climber|dancer|rider|skater|visitor|participant|player|learner|family|trainee)$/,
    host: serving,
  },
  signs:
    /\b(?:\d+|ten|five|twelve|twenty|multi|several)[- ]?(?:sessions?|class(?:es)?|visits?|lessons?|times?|entry|entries|rides?|swims?|trips?|day)[- ](?:pass(?:es)?|cards?|tickets?|packs?|packages?)\b|\b(?:class|session|visit|multi-?visit|punch|stamp|lesson|entry|tenner) ?-?(?:pass(?:es)?|cards?|packs?|packages?|bundles?)\b(?=[\s\S]*\b(?:left|used|uses?|runs? out|remaining|punch\w*|stamp\w*|expir\w*|valid|sessions|visits)\b)|\bpass(?:es)?\b[^.]{0,80}\b(?:sessions?|class(?:es)?|visits?|lessons?|swims?) (?:are |is |they have )?(?:left|remaining)\b|\bpack(?:s|ages?)? of (?:\d+|ten|five|twelve) (?:sessions?|class(?:es)?|lessons?|visits?|swims?)\b|\bhow many (?:sessions?|class(?:es)?|visits?|lessons?|swims?) (?:\w+ ){0,4}left\b/i,
  not: /\b(?:market ?place|multi[- ]day|ski ?pass prices|loyalty|free coffee|password|make-?ups?|tickets? (?:system|tool)|flash ?cards?|book(?:s|ing)? (?:a |an |the |their )?(?:class|slot|place|lesson|session)\w*|sign(?:s|ing)? up for (?:a )?(?:class|lesson|session)\w*)\b/i,
  host: 'manager',
  isHostTold: true,
  hosts: serving,
  deeds: { client: /^(?:buy|use|come|show)/, host: /^(?:sell|tick|stamp|punch|scan|issue|extend)/ },
  thing: { fits: /\b(?:pass|card)$/i, other: 'pass' },
  covers:
    /^(?:I|we|organisers|managers) want\b|^(?:I|we)(?: am|[’']m| are|[’']re) an? |\b(?:lose|loses|lost|forgets?)\b|^(?:nobody|no one|I never|we never)\b|^(?:I|we) (?:run|have|sell|own|manage|use|keep|count)\b|\b(?:paper|excel|spreadsheet|notebook)\b|^The app (?:counts|tells|reminds|warns|shows|says)\b/i,
  acts: [
    {
      line: '{Host} sets up a kind of pass → new tariff: name, number of sessions, months valid, price',
      takes: /\bsets?\b.*\b(?:up|kinds?|prices?)\b/i,
    },
    { line: '{Host} takes a kind of pass off sale → tariff is off sale' },
    {
      line: '{Client} orders a pass → new pass: {client}, tariff',
      holds: /\b(?:buys?|orders?|sells?)\b/i,
      when: online,
    },
    {
      line: '{Client} pays the pass by card → pass is running; the {client} gets a receipt; the {host} is told',
      holds: /\bpays?\b/i,
      when: online,
    },
    { line: 'An ordered pass is not paid within 30 minutes → pass is lapsed; the {client} is told', when: online },
    {
      line: '{Host} sells a pass → new pass: {client}, tariff; the {client} is told',
      holds: /\b(?:buys?|pays?|sells?)\b/i,
      unless: online,
    },
    {
      line: '{Host} scans the code of a pass → new visit: pass, day; the {client} is told',
      holds: /\b(?:scans?|ticks?|stamps?|punch(?:es)?|comes?|uses?|us(?:e|ed) up|takes? off|counts?|shows?)\b/i,
      when: scanned,
    },
    {
      line: '{Host} notes a visit on a pass → new visit: pass, day; the {client} is told',
      holds: /\b(?:ticks?|stamps?|punch(?:es)?|comes?|uses?|us(?:e|ed) up|takes? off|counts?|deducts?|notes?)\b/i,
      unless: scanned,
    },
    { line: '{Host} cancels a wrong visit → visit is cancelled, with the reason; the {client} is told' },
    {
      line: '{Clients} see their passes → tariff, sessions left, last day and visits of each of their passes',
      holds: /\b(?:sees?|checks?|knows?|looks?)\b.*\b(?:left|pass(?:es)?|cards?|remaining|how many)\b/i,
    },
    { line: 'A pass has {1} sessions left → the {client} is reminded', takes: lastLeft },
    {
      line: 'A pass has 2 sessions left → the {client} is reminded',
      holds:
        /\b(?:remind\w*|warn\w*|told|message|mail|notif\w*)\b.*\b(?:left|last|nearly|almost|empty|running|runs? (?:out|low))\b|\bruns? (?:low|out)\b/i,
      unless: lastLeft,
    },
    { line: 'A pass has no sessions left → pass is used up; the {client} is told' },
    {
      line: '14 days are left before the last day of a running pass → the {client} is reminded',
      holds: /\b(?:remind\w*|warn\w*|told|message|mail|notif\w*)\b.*\bexpir\w*\b/i,
    },
    {
      line: 'The last day of a running pass is over → pass is expired; the {client} is told',
      holds: /\b(?:expires?|valid|good for|runs? out)\b/i,
    },
    {
      line: '{Host} extends a pass → pass gets last day, with the reason; pass is running; the {client} is told',
      takes: /\bextends?\b/i,
      holds: /\b(?:ill|sick|injur\w*)\b/i,
    },
    { line: '{Host} refunds a pass → pass is refunded, with the reason; the {client} is told', takes: /\brefunds?\b/i },
    {
      line: '{Host} sees the running passes → name of the {client}, tariff, sessions left and last day of each running pass, and the number of passes sold in each month',
      holds: /\bsees?\b/i,
    },
  ],
  records: [
    {
      line: 'Pass: {client}, tariff, sessions left, last day, price, reason; states: ordered, lapsed, running, used up, expired, refunded',
      when: online,
    },
    {
      line: 'Pass: {client}, tariff, sessions left, last day, price, reason; states: running, used up, expired, refunded',
      unless: online,
    },
    { line: 'Tariff: name, number of sessions, months valid, price; states: on sale, off sale' },
    { line: 'Visit: pass, day, reason; states: noted, cancelled' },
  ],
  rules: [
    { line: 'The app sets the sessions left of a new pass to the number of sessions of its tariff.' },
    { line: 'The app sets the price of a new pass to that of its tariff.' },
    { line: 'The app sets the last day of a new pass to {1} after it was bought.', takes: validFor },
    {
      line: 'The app sets the last day of a new pass to its day of sale and the months valid of its tariff.',
      unless: validFor,
    },
    { line: 'No more of a pass is used than its sessions left.' },
    { line: 'Nobody notes a visit on a pass that is not running.', unless: scanned },
    { line: 'Nobody scans the code of a pass that is not running.', when: scanned },
    { line: 'Nobody sells a pass of a tariff that is off sale.', unless: online },
    { line: 'Nobody orders a pass of a tariff that is off sale.', when: online },
    { line: '{Clients} see only their own passes and visits.' },
    { line: 'Passes are deleted 10 years after their last day.' },
  ],
  nots: [
    { line: 'No booking of places in a class.', unless: /\bbook/i },
    { line: 'No payment in the app; it is paid on the spot.', unless: online },
  ],
  aims: [
    { line: '9 of 10 passes are used up before their last day.' },
    { line: '5 of 10 {clients} whose pass is used up have a new one within 30 days.' },
  ],
};

/** Vouchers of an amount that somebody buys, somebody else is given, and that is used up in one or several times. */
export const vouchers: Proposal = {
  is: 'A tool that keeps the gift vouchers of a house: sold, used up, expired.',
  today: 'Vouchers are written by hand into a book, and nobody knows how much of them is still open.',
  jobs: {
    client: 'have a voucher that is taken, and know how much of it is left',
    host: 'take no voucher twice, and know how much is still open',
  },
  isSure: true,
  client: 'customer',
  fits: {
    client: /\b(?:customer|guest|client|buyer|member|patient|visitor|player|parent|pupil)$/,
    host: serving,
  },
  signs:
    /\bgift (?:vouchers?|cards?|certificates?)\b|\bvouchers?\b[\s\S]{0,200}\b(?:sell|sold|sells|redeem\w*|expir\w*|bought|buys?|amount left|balance|used up|partly|cash(?:ed)? in)\b|\b(?:sell|sells|sold|redeem\w*|buys?)\b[^.]{0,60}\bvouchers?\b/i,
  not: /\b(?:market ?place|meal vouchers|(?:online|web) ?-?(?:shop|store)|webshop|coupons?|discounts? codes?|price drops?|no vouchers|loyalty|wish ?lists?|referral|newsletter)\b/i,
  host: 'manager',
  isHostTold: true,
  deeds: { client: /^(?:buy|give)/, host: /^(?:sell|redeem|take|check|scan|issue)/ },
  thing: { fits: /\bvoucher$/i, other: 'voucher' },
  covers:
    /^(?:I|we)(?: am|[’']m| are|[’']re) an? |^(?:restaurants|hotels|salons|studios|shops)$|^(?:My|Our|The) (?:[\w'’-]+ ){1,3}(?:does|do|offers?|has|have)\b|\b(?:lose|loses|lost|forgets?)\b|^(?:nobody|no one|I never|we never)\b|^(?:I|we) (?:run|have|own|manage|use|keep|write)\b|\b(?:paper|excel|spreadsheet|notebook|by hand)\b|^The app (?:tells|reminds|warns|shows|says)\b/i,
  acts: [
    {
      line: '{Client} orders a voucher → new voucher: amount, recipient (optional), greeting (optional), e-mail address',
      holds: /\b(?:buys?|orders?)\b/i,
      when: online,
    },
    {
      line: '{Client} pays the voucher by card → voucher is open; the {client} gets the voucher as a PDF file; the {host} is told',
      holds: /\bpays?\b/i,
      when: online,
    },
    {
      line: 'An ordered voucher is not paid within 30 minutes → voucher is lapsed; the {client} is told',
      when: online,
    },
    {
      line: '{Host} sells a voucher at the counter → new voucher: amount, recipient (optional), e-mail address (optional); voucher is open; the {host} gets the voucher as a PDF file',
      holds: /\b(?:sells?|issues?|prints?)\b/i,
      when: online,
    },
    {
      line: '{Host} sells a voucher → new voucher: amount, recipient (optional), e-mail address (optional); the {host} gets the voucher as a PDF file',
      holds: /\b(?:sells?|issues?|prints?|buys?|gets? one)\b/i,
      unless: online,
    },
    {
      line: '{Host} looks a voucher up by its number → amount, amount left, last day and state of the voucher',
      holds: /\b(?:looks?|checks?|scans?|types?|enters?|knows?|sees? (?:if|whether|how much|what is left))\b/i,
    },
    {
      line: '{Host} redeems a voucher → new redemption: voucher, amount, note (optional)',
      holds: /\b(?:redeem(?:s|ed)?|uses?|used|takes?|cash(?:es)? in|tick(?:s|ed)? off|partly)\b/i,
    },
    { line: '{Host} cancels a wrong redemption → redemption is cancelled, with the reason' },
    { line: 'An open voucher has no amount left → voucher is used up' },
    {
      line: '30 days are left before the last day of an open voucher with an e-mail address → the {client} is reminded',
      holds: /\bremind\w*\b/i,
    },
    {
      line: 'The last day of an open voucher is over → voucher is expired',
      holds: /\b(?:expires?|valid|runs? out)\b/i,
    },
    {
      line: '{Host} replaces a lost voucher → voucher is blocked, with the reason; new voucher: amount, recipient (optional), e-mail address (optional)',
      takes: /\breplaces?\b/i,
    },
    {
      line: '{Host} refunds a voucher → voucher is refunded, with the reason; the {client} is told',
      takes: /\brefunds?\b/i,
    },
    {
      line: '{Host} sees the open vouchers → number, amount left and last day of each open voucher, and their sum',
      holds: /\bsees?\b/i,
    },
  ],
  records: [
    {
      line: 'Voucher: number, amount, amount left, recipient (optional), greeting (optional), e-mail address, last day, reason; states: ordered, lapsed, open, used up, expired, blocked, refunded',
      when: online,
    },
    {
      line: 'Voucher: number, amount, amount left, recipient (optional), e-mail address (optional), last day, reason; states: open, used up, expired, blocked, refunded',
      unless: online,
    },
    { line: 'Redemption: voucher, amount, note (optional), reason; states: noted, cancelled' },
  ],
  rules: [
    { line: 'The app sets the number of a new voucher to one that nobody can guess.' },
    { line: 'The app sets the amount left of a new voucher to its amount.' },
    { line: 'The app sets the last day of a new voucher to {1} after its sale.', takes: validFor },
    { line: 'The app sets the last day of a new voucher to 3 years after its sale.', unless: validFor },
    { line: 'Nobody redeems more of a voucher than its amount left.' },
    { line: 'Nobody redeems a voucher that is not open.' },
    { line: 'The amount of a voucher is never changed after its sale.' },
    { line: 'Vouchers are seen only by {hosts}.', unless: online },
    { line: '{Clients} see only their own vouchers.', when: online },
    { line: 'E-mail addresses are deleted 1 year after the last day of a voucher.' },
  ],
  nots: [
    { line: 'No cash register and no bookkeeping.' },
    { line: 'No payment in the app; a voucher is paid at the counter.', unless: online },
  ],
  aims: [
    { line: '19 of 20 vouchers are looked up within 30 seconds.' },
    { line: '8 of 10 vouchers are used up before their last day.' },
  ],
};
