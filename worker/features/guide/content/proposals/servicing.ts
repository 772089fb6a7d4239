import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';
import { type Way, withFieldsOf } from '#worker/features/guide/content/proposals/told-words.ts';

const things =
  '(?:commercial )?fridges?|freezers?|cold rooms?|lifts?|elevators?|swimming pools?|pools?|hot tubs?|boilers?|furnaces?|heat pumps?|pianos?|organs?|chimneys?|air ?con(?:ditioner|ditioning)?s?(?: units?)?|coffee machines?|vending machines?|alarms?|garage doors?|gates?|septic tanks?|fish tanks?|aquariums?|water softeners?|generators?|sewing machines?|stairlifts?|wood ?stoves?|solar panels?|printers?|extinguishers?|traps?|gardens?';
const work =
  'servic(?:e|es|ed|ing)|services|maintain(?:s|ing)?|maintenance|tun(?:e|es|ed|ing)|tuners?|swe?ep(?:s|ing|t)?|sweeps?|clean(?:s|ed|ing|er|ers)?|engineers?|mechanics?|technicians?|look(?:s|ing)? after|inspect(?:s|ing)?';
/** What is done again after weeks or months. */
const again =
  "(?:bi-?)?(?:weekly|monthly|quarterly|yearly|annual(?:ly)?)|fortnight(?:ly)?|every (?:(?:\\w+ ){0,3}(?:weeks?|months?|quarter|year|fortnight|autumn|spring)|\\d+ (?:or \\d+ )?(?:weeks|months))|(?:once|twice) a (?:week|month|year)|each (?:year|month)|(?:who|which|what)(?:[’']?s| is| are) due|due (?:again|next)|(?:next|last) (?:service|visit)|(?:six|three|twelve|\\d+)[ -]months? check";
/** What was found and done there. */
const noted =
  "what (?:I|we|they|was|were|has been|had been|got|parts)(?:[’']ve| have)?\\b|everything (?:that )?(?:was|we|I)|all (?:that )?(?:we|I)(?:[’']ve| have)? (?:ever |once )?(?:done|did)|ever (?:was |been )?done|histor(?:y|ies)|write (?:it )?down|which parts|jot|not(?:e|es|ing) (?:down )?|readings?|whose \\w+ I|last time|remind\\w*|ring them|what[’']?s due|who is due";
/** Others than whoever does the round. */
const office = /\b(?:office|dispatcher|my (?:boss|wife|husband)|secretary)\b/i;
const paid = /\b(?:charged?|invoices?|pa(?:y|id)|bills?|prices?)\b/i;
/** What hangs or stands at a customer's place may need a paper by a day. */
const paper = /\b(?:certificates?|landlords?|print\w*|pdf|reports?)\b/i;

/** What else is noted at a visit, where the idea speaks of it. */
const ways: Way[] = [
  { of: /\b(?:readings?|chlorine|ph)\b/i, fields: 'readings (optional)' },
  { of: /\bparts\b/i, fields: 'parts used (optional)' },
];

/** What is serviced at customers' places on a regular round: lifts, pools, pianos, boilers, chimneys. */
export const servicing: Proposal = {
  is: 'A service log of {items}: which are due, what was found at each visit, and all that was ever done on {a item}.',
  today: 'It is kept on cards and in the head, and nobody is sure what was done the last time.',
  jobs: { client: 'know which {items} are due, and what was found and done there before' },
  client: 'technician',
  fits: { client: /\b(?:technician|engineer|mechanic|tuner|sweep|cleaner|gardener|fitter|lad)$/ },
  isSure: true,
  signs: new RegExp(
    `^(?=[\\s\\S]*?\\b(?:${work})\\b[^.]{0,60}\\b(?:${things})\\b|[\\s\\S]*?\\b(?:${things})\\b[^.]{0,20}\\b(?:${work})\\b)(?=[\\s\\S]*?\\b(?:${again})\\b)(?=[\\s\\S]*?\\b(?:${noted}))(?=[\\s\\S]*?\\b(?:customers?|clients?|famil(?:y|ies)|buildings?|offices|shops|restaurants|houses|homes|households|landlords?|addresses|sites?|owners?|on my books|my (?:job|round)|(?:I|we)(?:['’]m| am| are|['’]re)? (?:an? )?(?:\\w+ ){0,2}(?:service|tuner|sweep|maintain|tune|clean)))`,
    'i',
  ),
  not: /\b(?:market ?place|(?:customers?|clients?|people) (?:can )?(?:book|order|request)|book (?:me|a|an)\b|tenants?|swimmers?|lessons?|volunteers?|members?|check ?lists?|our (?:own )?(?:machines?|lifts?|fridges?)|cleaning (?:rota|plan)|flatmates?|kids)\b|→|;[^;]{1,90};/i,
  deeds: { client: /^(?:service|write down|note|maintain|tune)/, host: /^never/ },
  thing: { fits: new RegExp(`^(?:${things})$`, 'i'), named: new RegExp(`\\b(?:${things})\\b`, 'gi'), other: 'device' },
  covers:
    /^(?!the app\b|nobody|no |at most|each |every |only |if |when |(?:customers?|landlords?|office|managers?) )(?!.*\b(?:certificates?|spreadsheet|shoebox|only|never|can(?:no|')t)\b).*\b(?:writes? (?:down|what)|notes?|pulls? up|opens? (?:the|a|up)|types? in|takes? (?:a )?(?:photos?|pictures?)|snaps?|adds? (?:a )?photos?|sees? what|knows? who|what (?:I|we|they) (?:did|found|changed)|servic\w+|tunes?|sweeps?|cleans?|who is due|remind(?:s|ed)?|look(?:s|ing)? after)\b|\bpulls? up\b/i,
  acts: [
    { line: '{Client} adds {a item} → new {item}: number, address, contact, phone, days between services, due day' },
    { line: '{Client} changes {a item} → {item} gets address, contact, phone, days between services' },
    {
      line: '{Clients} see what is due → number, address and due day of each {item} that is due in the next 14 days, the overdue ones first',
    },
    ...withFieldsOf(ways, (fields) => ({
      line: `{Client} notes a visit → new visit: {item}, day, ${fields}what was found, what was done, photo (optional); {item} gets a new due day`,
      unless: paid,
    })),
    ...withFieldsOf(ways, (fields) => ({
      line: `{Client} notes a visit → new visit: {item}, day, ${fields}what was found, what was done, price (optional), photo (optional); {item} gets a new due day`,
      when: paid,
    })),
    { line: '{Client} corrects a visit → visit gets what was found, what was done' },
    { line: '{Clients} see the history of {a item} → the visits and faults of the {item}, the newest first' },
    { line: '{Client} notes a fault → new fault: {item}, day, what is wrong, photo (optional)' },
    { line: '{Client} marks a fault as mended → fault is mended, with what was done' },
    { line: '{Client} puts a service off → {item} gets due day, with the reason' },
    { line: '{A item} is past its due day for 7 days → the {client} is reminded', unless: office },
    { line: '{A item} is past its due day for 7 days → the {clients} are reminded', when: office },
    { line: '{Client} prints the visits of {a item} → the visits are handed over as a PDF file', when: paper },
    { line: '{Client} takes {a item} off the round → {item} is off the round, with the reason' },
  ],
  records: [
    {
      line: '{Item}: number, address, contact, phone, days between services, due day, reason; states: on the round, off the round',
    },
    ...withFieldsOf(ways, (fields) => ({
      line: `Visit: {item}, {client}, day, ${fields}what was found, what was done, photo (optional)`,
      unless: paid,
    })),
    ...withFieldsOf(ways, (fields) => ({
      line: `Visit: {item}, {client}, day, ${fields}what was found, what was done, price (optional), photo (optional)`,
      when: paid,
    })),
    { line: 'Fault: {item}, {client}, day, what is wrong, photo (optional), what was done; states: open, mended' },
  ],
  rules: [
    { line: 'The app counts the next due day from the day of the visit, by the days between services.' },
    { line: 'Nobody notes a visit for a day that is to come.' },
    { line: 'Nobody notes a visit of {a item} that is off the round.' },
    { line: 'A visit is corrected only by the {client} who noted it.' },
    { line: '{Clients} see the visits and faults of all {items}.' },
    { line: 'Visits are kept for 10 years.' },
  ],
  nots: [{ line: 'No bookings by customers.' }, { line: 'No invoices.', unless: paid }],
  aims: [
    { line: '19 of 20 {items} are serviced within 14 days of their due day in the third month.' },
    { line: '9 of 10 visits are noted on the day of the visit.' },
  ],
};
