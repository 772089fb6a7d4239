import type { Proposal, ProposedLine } from '#worker/features/guide/content/proposals/proposal.ts';

const handover =
  'hand-?overs?|pick(?:s|ed|ing)? (?:her|him|them|the \\w+ )?up|pick-?ups?|drop-?offs?|calendar|schedule|days?|weeks?|weekends?|custody|who has (?:them|her|him|the)|with whom|swaps?|holidays';
const cost =
  'paid|pays?|expenses?|costs?|money|receipts?|bills?|spen[dt]|bought|buys?|split (?:it|what)|owes?|child support|halves';
const note =
  'notes?(?! (?:who|what) )|messages?|write|wrote|said|school|homework|doctors?|information|updates?|log(?:s|ged)?|talk(?:s|ing)?';

const costs = new RegExp(`\\b(?:${cost})\\b`, 'i');
const notes = new RegExp(`\\b(?:${note})\\b`, 'i');
/** Days are asked for, or nothing else is. */
const days = new RegExp(`^(?:[\\s\\S]*\\b(?:${handover})\\b|(?![\\s\\S]*\\b(?:${cost}|${note})\\b))`, 'i');

const onDays: ProposedLine[] = [
  {
    line: '{Client} enters a handover → new handover: child, day, time, place, who has the child; the other {client} is told',
    takes: /\b(?:enters?|plans?|sets?|adds?)\b/i,
    when: days,
  },
  {
    line: '{Client} asks for another day → new request: handover, new day, new time, reason; the other {client} is told',
    takes: /\b(?:asks?|swaps?|requests?)\b/i,
    when: days,
  },
  {
    line: '{Client} accepts a request → request is accepted; handover gets day, time; the other {client} is told',
    takes: /\b(?:agrees?|accepts?|approves?)\b/i,
    when: days,
  },
  { line: '{Client} declines a request → request is declined; the other {client} is told', when: days },
  { line: 'An open request is not answered within 2 days → request is lapsed; whoever asked is told', when: days },
  {
    line: '{Client} calls a handover off → handover is called off, with the reason; the other {client} is told',
    when: days,
  },
  {
    line: 'One day is left before a handover → the {clients} are reminded',
    holds: /\breminde?d?(?:ers?|s)?\b/i,
    when: days,
  },
  {
    line: '{Clients} see the calendar → day, time, place and who has the child of each handover, the soonest first',
    holds: /\b(?:calendar|schedule|who has|who picks|with whom)\b/i,
    when: days,
  },
];

const onCosts: ProposedLine[] = [
  {
    line: '{Client} notes an expense → new expense: child, day, what, amount, receipt (optional); the other {client} is told',
    takes: /\b(?:notes?|enters?|adds?|puts?|types?)\b.*\b(?:expenses?|costs?|paid|spent|receipts?)\b/i,
    holds: /\bwhat .*\bbought\b/i,
    when: costs,
  },
  {
    line: '{Client} objects to an expense → expense is disputed, with the reason; the other {client} is told',
    when: costs,
  },
  { line: '{Client} takes a wrong expense back → expense is taken back; the other {client} is told', when: costs },
  {
    line: '{Clients} see who owes what → what each has paid, and who owes how much',
    holds: /\bwho (?:owes|paid|has paid)\b|\bwhat .*\bspent\b/i,
    when: costs,
  },
  {
    line: '{Client} notes a payment → new payment: child, day, amount; the other {client} is told',
    takes: /\b(?:settles?|pays? back)\b/i,
    when: costs,
  },
];

/** Two parents who live apart, and what both have to know and to settle of their child. */
export const coParenting: Proposal = {
  is: 'A place where two {clients} who live apart settle what concerns their child.',
  today: 'It is settled in messages, and later each remembers something else.',
  jobs: { client: 'settle what concerns the child without a quarrel, and be able to look up what was agreed' },
  client: 'parent',
  // 'My ex and I' are both parents.
  clients: /(?!)/,
  isSure: true,
  signs:
    /^(?=[\s\S]*\b(?:separated|divorced|divorce|co-?parent\w*|my ex|ex-?(?:wife|husband|partner)|custody|two homes|split up last|(?:we|and i|parents) (?:have |are )?split up|living apart|live apart|(?:other|both) parents?)\b)(?=[\s\S]*\b(?:my ex|ex-?(?:wife|husband|partner)|parent(?:s|ing)?|wife|husband|partner|mum|mom|dad|custody|co-?parent\w*)\b)(?=[\s\S]*\b(?:separated|divorced|divorce|co-?parent\w*|my ex|ex-?(?:wife|husband|partner)|custody|split up|apart)\b)[\s\S]*\b(?:child(?:ren)?|kids?|sons?|daughters?|baby|toddler|co-?parent\w*)\b/i,
  not: /\b(?:market ?place|dating|lawyers?|attorneys?|courts?|mediators?|clinics?|teachers? (?:see|write|enter)|forum|community|support group|class(?:es)?|therap\w+)\b/i,
  covers:
    /^(?:me|i|we|(?:(?:my|our) )?(?:ex|ex-?(?:wife|husband|partner)|kids?|child(?:ren)?|sons?|daughters?|wife|husband|partner|schools?|doctors?|people|owners|users))s?(?: \((?:me|us)\))?$|\bhalves\b|\bshares? custody\b|\bsplits? what\b|\bcan ?not talk\b|\bgo through an app\b|^The app (?:says|shows|reminds)\b|\bcan(?:'t| not) talk\b/i,
  acts: [
    { line: '{Client} adds a child → new child: name, date of birth, school, doctor' },
    {
      line: '{Client} invites the other {client} → new invitation: child, e-mail address; the other {client} is told',
    },
    ...onDays,
    ...onCosts,
    {
      line: '{Client} writes a note → new note: child, day, subject, text, photo (optional); the other {client} is told',
      takes: /\b(?:writes?|notes?|leaves?)\b/i,
      when: notes,
    },
    {
      line: '{Client} marks a note as read → note is read; the other {client} is told',
      takes: /\breads?\b/i,
      when: notes,
    },
    {
      line: '{Clients} see the notes → day, subject, text and {client} of each note, the newest first',
      holds: /\bwhat the school\b|\bknows? about\b/i,
      when: notes,
    },
  ],
  records: [
    { line: 'Child: name, date of birth, school, doctor' },
    { line: 'Invitation: child, e-mail address' },
    {
      line: 'Handover: child, day, time, place, who has the child, reason; states: planned, called off',
      when: days,
    },
    {
      line: 'Request: handover, {client}, new day, new time, reason; states: open, accepted, declined, lapsed',
      when: days,
    },
    {
      line: 'Expense: child, {client}, day, what, amount, receipt (optional), reason; states: noted, disputed, taken back',
      when: costs,
    },
    { line: 'Payment: child, {client}, day, amount', when: costs },
    { line: 'Note: child, {client}, day, subject, text, photo (optional); states: unread, read', when: notes },
  ],
  rules: [
    { line: 'One invitation per child.' },
    { line: 'Nobody accepts a request of their own.', when: days },
    { line: 'One open request per handover.', when: days },
    {
      line: 'An expense is shared equally between both {clients}.',
      when: costs,
      unless: /\b\d\d ?[/:] ?\d\d\b/,
    },
    { line: 'An expense is shared {1} between both {clients}.', takes: /\b(\d\d ?[/:] ?\d\d)\b/, when: costs },
    { line: 'A disputed expense is not shared.', when: costs },
    { line: 'Nobody takes back an expense of somebody else.', when: costs },
    {
      line: 'Nobody changes a note.',
      when: notes,
      unless: /\bnobody (?:should|can|may|is)\b[^.]{0,30}\b(?:edit|change|delete)/i,
    },
    { line: 'Only the two {clients} of a child see what is kept of it.' },
    { line: 'Handovers are deleted after 3 years.', when: days },
    { line: 'Notes are deleted after 10 years.', when: notes },
  ],
  nots: [{ line: 'No legal advice.' }, { line: 'No money is moved by the app; it is paid by bank.', when: costs }],
  aims: [
    { line: '8 of 10 requests are answered within 1 day.', when: days },
    { line: '9 of 10 expenses have a receipt.', when: costs },
    {
      line: '8 of 10 {clients} write a note in each of the first 4 weeks.',
      when: notes,
      unless: new RegExp(`^(?=[\\s\\S]*\\b(?:${handover})\\b)[\\s\\S]*\\b(?:${cost})\\b`, 'i'),
    },
    {
      line: '9 of 10 handovers are entered 14 days before their day.',
      when: days,
      unless: new RegExp(`\\b(?:${cost}|${note})\\b`, 'i'),
    },
    {
      line: '9 of 10 payments are noted within 30 days after an expense.',
      when: costs,
      unless: new RegExp(`\\b(?:${handover}|${note})\\b`, 'i'),
    },
    {
      line: '6 of 10 notes are read within 1 day.',
      when: notes,
      unless: new RegExp(`\\b(?:${handover}|${cost})\\b`, 'i'),
    },
  ],
};
