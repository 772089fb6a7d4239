import type { Proposal, ProposedLine } from '#worker/features/guide/content/proposals/proposal.ts';

/** Tells by itself when somebody is reminded. */
const reminders: ProposedLine[] = [
  {
    line: '{Client} sets a reminder → new reminder: time of day, days of the week',
    takes: /\bsets?\b.*\breminders?\b/i,
  },
  {
    line: 'The time of day of a reminder is reached without an entry of that day → the {client} is reminded',
    holds: /\breminde?d?(?:ers?|s)?\b/i,
  },
  { line: '{Client} turns a reminder off → reminder is off' },
];

/** What is tracked. */
type Tracked = {
  /** What the idea speaks of. */
  subject: string;
  /** What it may say instead of noting something. */
  also?: string;
  /** What one entry tells, in the order in which it is typed in, and what the owner's own line of it says. */
  fields: string;
  takes: RegExp;
  /** What the chart shows. */
  chart: string;
  /** What has to be there before an entry, and who is reminded of it. */
  before?: ProposedLine[];
  kept?: ProposedLine[];
  reminded?: ProposedLine[];
};

/** What somebody notes for oneself, day by day; nobody is on the other side but whoever is given a link. */
const log = ({
  subject,
  also,
  fields,
  takes,
  chart,
  before = [],
  kept = [],
  reminded = reminders,
}: Tracked): Proposal => ({
  client: 'user',
  isSure: true,
  is: 'A diary in which {clients} note something for themselves and see how it changes.',
  today: 'Notes are made on paper or not at all, and nobody sees a pattern in them.',
  jobs: { client: 'see from their notes what changes over the weeks' },
  signs: new RegExp(
    `\\b(?:${logging})\\b[\\s\\S]{0,120}\\b(?:${subject})\\b|\\b(?:${subject})\\b[\\s\\S]{0,60}\\b(?:${logging})\\b${also ? `|${also}` : ''}`,
    'i',
  ),
  not: others,
  fits: { client: /^(?!(?:neurologist|midwife|doctor|gp|consultant|specialist|organi[sz]er|husband|wife|baby|head)$)/ },
  covers: around,
  acts: [
    ...before,
    { line: `{Client} adds an entry → new entry: ${fields}`, takes },
    { line: '{Client} deletes an entry → entry is deleted' },
    {
      line: `{Clients} see a chart → ${chart}`,
      takes: /\b(?:charts?|graphs?|curves?|overview|streak|statistics|progress|better)\b/i,
    },
    ...reminded,
    {
      line: '{Client} exports the entries of a period → the entries are handed over as a CSV file',
      takes: /\b(?:exports?|prints?)\b/i,
    },
    {
      line: '{Client} shares a period by a link → new share: recipient, first day, last day, end day',
      takes: /\bshares?\b/i,
    },
    { line: '{Client} ends a share → share is ended' },
    { line: 'The end day of a share is reached → share is ended' },
  ],
  records: [
    { line: `Entry: {client}, ${fields}` },
    ...kept,
    ...(reminded === reminders ? [{ line: 'Reminder: {client}, time of day, days of the week; states: on, off' }] : []),
    { line: 'Share: {client}, recipient, first day, last day, end day; states: open, ended' },
  ],
  rules: [
    { line: '{Clients} see only their own entries and shares.' },
    { line: 'The app shows by the link of a share only the entries of its period.' },
    { line: 'A share ends after 30 days at most.' },
    { line: 'No entry is kept for a day that is to come.' },
    { line: 'When {a client} closes the account, their entries are deleted.' },
  ],
  nots: [{ line: 'No advertising, and no entries are passed on.' }],
  aims: [
    { line: '5 of 10 {clients} still add entries on 4 days a week after a month.' },
    { line: '8 of 10 entries are added on the day that they tell of.' },
  ],
});

const logging = 'track\\w*|log(?!s? (?:in|out|on)\\b)(?:s|ged|ging)?|diar(?:y|ies)|journal';
/** What is noted of others, or by many together. */
const others =
  /\b(?:team|company|staff|employees?|patients?|teachers?|pupils?|club|trainers?|coach(?:es)?|clinic|orders?|customers?|(?<!head(?:['’]s| is) )split\w*|flatmates?|roommates?|famil(?:y|ies)|market ?place|fishing (?:licen[cs]es?|permits?|trips?))\b/i;
/** What is told around it, and says no more than what is noted. */
const around =
  /^(?:I|we|users?|every loaf) (?:gets? (?:\w+ )?(?:migraines|headaches)|does? a lot of|go(?:es)? fishing|comes? out different|writes? down|puts? (?:my|their|in)|put in|looks? back at|gives? the \w+ marks|sees? which of them (?:were|was)|sleeps?$|taps?\b)|\basks? (?:me )?every (?:week|day|time)\b|\bneurologist sees?\b/i;
const notes = /\b(?:tracks?|logs?|notes?|records?|enters?|adds?)\b/i;

/** What may be tracked, each with what one entry tells. */
export const logs: Proposal[] = [
  log({
    subject: 'blood pressure',
    also: '\\b(?:put|type|enter|note)s? (?:in )?my blood pressure\\b|\\bblood pressure\\b[^.]{0,80}\\b(?:show (?:it to )?(?:my|the|a) (?:doctor|gp|consultant|nurse)|graph|write (?:it )?down|note it)\\b',
    fields: 'date, time of day, values, note',
    takes: notes,
    chart: 'the values of each day and week',
  }),
  log({
    subject: 'nappies|nappy|diapers?',
    also: '\\b(?:newborn|baby|babies|infant|twins)\\b[\\s\\S]{0,200}\\b(?:feeds?|fed|naps?|bottles?)\\b',
    fields: 'day, time, what it was, side (optional), amount (optional), note',
    takes: /\b(?:taps?|tracks?|logs?|notes?|records?|enters?|adds?)\b/i,
    chart: 'the number of entries of each kind and day, the latest first',
    reminded: [],
  }),
  log({
    subject: 'sourdough|loaves|loaf|brews?|espresso|home ?brew',
    also: '\\b(?:sourdough|loaves|loaf|home ?brew|beers? I brew|espresso|soap I make)\\b[\\s\\S]{0,160}\\b(?:write (?:it |them )?down|note|marks|rate)\\b',
    fields: 'date, what went in, how it was made, marks from 1 to 10, note, photo',
    takes: notes,
    chart: 'date, marks and photo of each entry, the best first',
    reminded: [],
  }),
  log({
    subject: '(?:my|our) catch(?:es)?|fish(?:ing)?',
    fields: 'date, place, kind, weight (optional), bait, weather, note, photo',
    takes: notes,
    chart: 'kind, weight and bait of the entries of each place and month',
    reminded: [],
  }),
  log({
    subject: 'migraines?|headaches?|symptoms?|pains?|asthma|allerg(?:y|ies)|moods?|sleep',
    also: '\\b(?:migraines?|headaches?|symptoms?|flare-?ups?|seizures?|asthma|cramps|pains?)\\b[\\s\\S]{0,200}\\b(?:not(?:e|ing) (?:it|them|down)|writ(?:e|ing) (?:it|them) down|jot|how often|jot down|show (?:it to )?(?:my|the|a) (?:doctor|gp|neurologist|consultant))\\b|\\b(?:not(?:e|ing)|jot|writ(?:e|ing)) (?:down )?(?:what I eat|how I (?:slept|sleep|feel)|my mood)\\b',
    fields: 'date, strength from 1 to 10, note, photo',
    takes: notes,
    chart: 'the number and strength of the entries of each week and month',
  }),
  log({
    subject: 'expenses?|spend(?:s|ing)?|spent',
    fields: 'date, amount, category, note',
    takes: notes,
    chart: 'the sum of the amounts of each category and month',
  }),
  log({
    subject: '(?:house ?)?plants?',
    also: '\\b(?:remind|forg[eo]t)\\w*\\b[^.]{0,40}\\bwater(?:s|ed|ing)?\\b[^.]{0,40}\\bplants?\\b',
    fields: 'plant, date, what was done, note, photo',
    takes: /\b(?:waters?|logs?|notes?|records?|enters?)\b/i,
    chart: 'dates and photos of each plant',
    before: [
      {
        line: '{Client} adds a plant → new plant: name, place, photo, days between waterings',
        takes: /\badds?\b.*\bplants?\b/i,
      },
    ],
    kept: [{ line: 'Plant: {client}, name, place, photo, days between waterings; states: alive, given away' }],
    reminded: [
      {
        line: 'A plant is not watered for its days between waterings → the {client} is reminded',
        holds: /\breminde?d?(?:ers?|s)?\b/i,
      },
      { line: '{Client} gives a plant away → plant is given away' },
    ],
  }),
  log({
    subject: 'training|work ?outs?|exercises?|my runs',
    fields: 'date, exercise, duration, repetitions, note',
    takes: notes,
    chart: 'duration and repetitions of each exercise and week',
  }),
  log({
    subject: 'habits?',
    fields: 'habit, date, note',
    takes: /\b(?:ticks?|checks?)\b/i,
    chart: 'the number of days in a row of each habit',
    before: [
      {
        line: '{Client} adds a habit → new habit: name, days of the week, time of day',
        takes: /\badds?\b.*\bhabits?\b/i,
      },
    ],
    kept: [{ line: 'Habit: {client}, name, days of the week, time of day; states: active, given up' }],
    reminded: [
      {
        line: 'The time of day of a habit is reached without an entry of that day → the {client} is reminded',
        holds: /\breminde?d?(?:ers?|s)?\b/i,
      },
      { line: '{Client} gives a habit up → habit is given up' },
    ],
  }),
];
