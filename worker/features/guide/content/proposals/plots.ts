import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const held =
  '(?:allotments?|(?:garden )?plots?|berths?|moorings?|garages?|lockers?|stalls?|pitch(?:es)?|parking (?:spaces?|spots?|places?)|(?:beach|boat|bathing) (?:huts?|houses?|sheds?)|huts?|sheds?|hangars?|storage (?:rooms?|units?|spaces?)|cellars?)';
const yearly =
  '(?:(?:a|per|each|every|for a|by the) year|once a year|(?:each|every) (?:spring|january|march|autumn)|yearly|annual(?:ly)?|annual fees?|(?:pay|paid|collect)\\w* (?:\\w+ ){0,2}rents?|leases?)';
const waiting =
  '(?:waiting[- ]?lists?|wait[- ]?lists?|wait for the next|puts? (?:their|his|her|your) names? down|apply for (?:one|a plot)|(?:goes|given|offered) to the next (?:one|person|trader|member|family))';

/** How long somebody has to answer an offer. */
const answering =
  /\b(?:gets?|has|have|given|within)\s+(a week|two weeks|(?:\d+|two|three|four|five|ten|fourteen) (?:days|weeks))\b[^.,;]{0,25}\b(?:answers?|accept|reply|respond|decide|say (?:yes|no))\b/i;
/** What is paid for a year, and when. */
const price =
  /\b(?:pays?|costs?|(?:fee|rent) (?:is|of))\s+((?:[£€$]\s?\d+(?:\.\d+)?|\d+(?:\.\d+)? ?(?:euros?|pounds?|dollars?|€|£))(?:\s+(?:a|per|each|every)\s+(?:year|season))?(?:,? (?:due (?:on|by|in)|in) (?:the )?[\w ]{3,16}?(?=[.;,]|$))?)/i;
/** The day after which whoever has not paid is warned. */
const warned =
  /(?:\bnot|n['’]t)\s+(?:been )?pa(?:y|id)\b[^.;,]{0,20}?\bby ((?:the end of |the )?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:january|february|march|april|may|june|july|august|september|october|november|december))\b/i;
const unpaid = /(?:\b(?:not|never)|n['’]t)\b[^.;,]{0,16}\bpa(?:y|id)\b/i;
const online =
  /\b(?:online|by card|direct debit|stripe|paypal)\b[^.]{0,40}\bpa(?:y|id)|\bpay[^.]{0,40}\b(?:online|by card|direct debit|stripe|paypal)\b/i;
/** Somebody looks whether it is kept in order. */
const inspected = /\b(?:abandoned|neglected|overgrown|uncultivated|inspect\w*|not (?:looked after|cultivated|used))\b/i;

/** Plots, berths or garages that are held by the year, and a list of those who wait for one. */
export const plots: Proposal = {
  is: 'A page that says who holds which {item}, who waits for one and who has paid for the year.',
  today: 'Who waits and who has paid stands in a spreadsheet, and people ring up to ask for their number.',
  jobs: {
    client: 'see their number on the list and what they owe without ringing anybody up',
    host: 'fill each free {item} in the right order, and know who has not paid',
  },
  client: 'member',
  clients:
    /\b(?:gardener|plot ?holder|trader|stall ?holder|boat owner|berth ?holder|sailor|tenant|resident|student|villager|employee|musician|singer|neighbour|member|familie)s?\b/i,
  isSure: true,
  signs: new RegExp(
    `\\b${held}\\b[\\s\\S]{0,260}\\b${waiting}\\b|\\b${waiting}\\b[\\s\\S]{0,120}\\b${held}\\b|\\b${held}\\b[\\s\\S]{0,200}\\b${yearly}(?![\\p{L}])|\\b${yearly}[\\s\\S]{0,100}\\b${held}\\b`,
    'iu',
  ),
  not: /\b(?:market ?place|swap\w*|by the (?:day|hour)|per (?:day|hour|night)|hourly|work days|slots?|fetes?|fairs?|festivals?|party|sign(?:s|ed|ing)?[- ]?up sheet|harvest\w*|sensors?|parcels?|repair\w*|tournament|league|novel|burial|graves?)\b/i,
  host: 'secretary',
  isHostTold: true,
  fits: {
    host: /\b(?:secretary|treasurer|board|committee|manager|warden|master|office|caretaker|chair|administrator|association|council)$/,
  },
  hosts: /\b(?:secretary|treasurer|board|committee|manager|warden|harbou?r ?master|office|caretaker|chair|council)$/,
  deeds: { client: /^(?:apply|wait)\b/, host: /^(?:offer|give .*out|allocate|collect|see who|need to see who)\b/ },
  item: 'plot',
  thing: {
    fits: /^(?:plot|berth|mooring|garage|locker|stall|pitch|parking (?:space|spot|place)|(?:beach|boat|bathing) (?:hut|house|shed)|hut|shed|hangar|storage (?:room|unit|space)|cellar)$/,
    named:
      /\b(?:plot|berth|mooring|garage|locker|stall|pitch|parking (?:space|spot|place)|beach hut|boat ?house|hangar|storage unit|cellar)s?\b/gi,
    other: 'plot',
  },
  covers:
    /\b(?:what|which) (?:number|place|position) (?:they|he|she|I) (?:are|is|am|have)\b|\bgoes to the next\b|\b(?:is|gets) offered\b|\bthe next (?:one|person) gets it\b|^(?:\w+ ){1,3}(?:rents?|holds?)\b.*\b(?:by the|a|per) year\b|^(?:\w+ ){1,3}pays? (?:[£€$]|\d)/i,
  acts: [
    { line: '{Host} adds {a item} → new {item}: number, size, place, yearly fee', takes: /\badds?\b/i },
    {
      line: '{Client} puts their name on the waiting list → new application: name, e-mail address, phone; the {host} is told',
      takes: /\bappl(?:y|ies)\b/i,
      holds: /\bputs? their names? (?:down|on)\b|\bjoins? the (?:waiting )?list\b/i,
    },
    {
      line: '{Clients} see where they stand → their place on the waiting list, and amount, due day and state of each of their fees',
      holds: new RegExp(
        `^there is an? (?:\\w+ )?waiting list|\\bsees? (?:which|their) (?:own )?(?:number|place|position|${held})\\b|\\bsees? (?:where they|which number)\\b`,
        'i',
      ),
    },
    { line: '{Client} leaves the waiting list → application is withdrawn; the {host} is told' },
    {
      line: '{Host} offers a free {item} to the first on the waiting list → application is offered, with the {item}; {item} is offered; the {client} is told',
      holds: /\boffers?\b|\bgives? (?:\w+ ){0,2}out\b/i,
    },
    {
      line: '{Client} accepts an offer → application is accepted; {item} is held, with its holder; the {host} is told',
      takes: /\b(?:accepts?|says? yes)\b/i,
    },
    {
      line: '{Client} declines an offer → application is declined; {item} is free; the {host} is told',
      takes: /\bdeclines?\b/i,
    },
    {
      line: 'An offered application is not answered within {1} → application is lapsed; {item} is free; the {client} and the {host} are told',
      takes: answering,
    },
    {
      line: 'An offered application is not answered within 7 days → application is lapsed; {item} is free; the {client} and the {host} are told',
      unless: answering,
    },
    {
      line: '{Host} sends out the fees of a year → new fee for each held {item}: {item}, {client}, year, amount, due day; the {clients} are told',
    },
    {
      line: '{Client} pays a fee by card → fee is paid; the {host} is told',
      holds: /\bpays?\b.*\b(?:card|online|direct debit)\b/i,
      when: online,
    },
    { line: '{Host} marks a fee as paid → fee is paid', takes: /\bmarks?\b/i, holds: /\bcollects?\b/i },
    {
      line: 'A fee is not paid by {1} → fee is overdue; the {client} is warned',
      takes: warned,
      holds: unpaid,
      when: warned,
    },
    {
      line: 'A fee is not paid 30 days after its due day → fee is overdue; the {client} is warned',
      holds: /^(?!.*\bsees?\b).*(?:\bnot\b.*\bpa(?:y|id)\b|\breminde?d?\b|\bwarn)/i,
      unless: warned,
    },
    {
      line: '{Hosts} see who holds what → state and holder of each {item}, and amount and due day of each open or overdue fee',
      holds: /\bsees?\b.*\b(?:who|which|paid|owes?)\b/i,
    },
    {
      line: '{Host} warns the holder of {a item} → new warning: {item}, reason, photo (optional), last day; the {client} is told',
      holds: /\bwarning\b/i,
      when: inspected,
    },
    { line: '{Host} settles a warning → warning is settled; the {client} is told', when: inspected },
    { line: 'The last day of an open warning is over → the {host} is told', when: inspected },
    {
      line: '{Client} gives {a item} back → {item} is free; the {host} is told',
      holds: /\bgives? (?:\w+ ){1,3}(?:up|back)\b/i,
    },
    {
      line: '{Host} takes {a item} back → {item} is free, with the reason; the {client} is told',
      holds: /\bloses?\b/i,
    },
  ],
  records: [
    { line: '{Item}: number, size, place, yearly fee, holder, reason; states: free, offered, held' },
    {
      line: 'Application: {client}, name, e-mail address, phone, {item}; states: waiting, offered, accepted, declined, lapsed, withdrawn',
    },
    { line: 'Fee: {item}, {client}, year, amount, due day; states: open, overdue, paid' },
    { line: 'Warning: {item}, reason, photo (optional), last day; states: open, settled', when: inspected },
  ],
  rules: [
    // Where there are several prices, each plot has its own.
    { line: 'The app sets each fee to {1}.', takes: price, unless: /[£$€]\d[\s\S]*[£$€]\d/ },
    { line: 'The waiting list goes by the order of the applications.' },
    { line: 'One waiting application per {client}.' },
    { line: 'Nobody offers {a item} that is not free.' },
    { line: 'Nobody accepts an application of somebody else.' },
    { line: 'Nobody gives back {a item} of somebody else.' },
    { line: 'Fees are deleted 10 years after their due day.' },
    { line: 'One fee per {item} and year.' },
    { line: '{Clients} see only their own applications and fees.' },
    { line: 'Names on the waiting list are seen only by {hosts}.' },
    { line: 'Applications are deleted 1 year after they were declined, lapsed or withdrawn.' },
  ],
  nots: [
    { line: 'No payment in the app; it is paid by transfer.', unless: online },
    { line: 'No bookkeeping of the club.', when: online },
  ],
  aims: [
    { line: '9 of 10 free {items} are held again within 30 days.' },
    { line: '9 of 10 fees are paid within 30 days after their due day.' },
  ],
};
