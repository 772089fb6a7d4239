import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const online = /\b(?:online|by card|card|direct debit|pays?|stripe|paypal)\b/i;

const joining = /\b(?:joins?|joining|signs? up|sign-?up|registers?|online|app)\b/i;

/** Who belongs to a club, and who has paid the fee. */
export const membership: Proposal = {
  is: 'A list of members that says who has paid the fee.',
  today: 'Members and payments stand in a spreadsheet that only one person understands.',
  jobs: {
    client: 'know that their fee is paid and their address is right',
    host: 'know who has paid without going through bank statements',
  },
  client: 'member',
  signs:
    /\b(?:members?|membership) (?:management|administration|admin|database|register|list|tool|app|software|dues|fees?)\b|\bclub (?:management|administration|admin|software)\b|\b(?:manage|keep|administer)s?\b[^.]{0,40}\bmembers\b[^.]{0,60}\b(?:fees?|dues|subscriptions?)\b|\bmembers\b[\s\S]{0,160}\b(?:yearly|annual|monthly|membership) (?:fees?|dues|subscriptions?|contributions?)\b|\b(?:treasurer|club|association)\b[\s\S]{0,160}\bpaid (?:\w+ ){0,3}(?:fees?|dues)\b/i,
  not: /\b(?:market ?place|lend\w*|borrow\w*|newsletter|coach(?:es)?|gyms?|trainings?|match(?:es)?|class(?:es)?|book (?:a|an|the|classes|courts?)|courses?|hours)\b/i,
  host: 'treasurer',
  fits: {
    client: /\b(?:member|player|singer|athlete)$/,
    host: /\b(?:treasurer|board|secretary|office|administrator|chair|committee)$/,
  },
  hosts: /\b(?:treasurer|board|secretary|office|administrator|chair|owner)$/,
  acts: [
    { line: '{Host} sets the fee of a year → new fee: year, group, amount, due date', takes: /\bsets?\b.*\bfees?\b/i },
    {
      line: '{Client} joins online → new {client}: name, e-mail address, address, group; the {host} is told',
      takes: /\b(?:joins?|signs? up|appl(?:y|ies)|registers?)\b/i,
      when: joining,
    },
    {
      line: '{Host} accepts {a client} → {client} is active; the {client} is told',
      takes: /\baccepts?\b/i,
      when: joining,
    },
    { line: '{Host} refuses {a client} → {client} is refused, with the reason; the {client} is told', when: joining },
    {
      line: '{Host} adds {a client} → new {client}: name, e-mail address, address, group; the {client} is told',
      takes: /\badds?\b/i,
      unless: joining,
    },
    { line: '{Client} changes their address', takes: /\b(?:changes?|updates?)\b/i },
    {
      line: '{Clients} see their data and dues → their data, and amount, due date and state of each due',
      takes: /\bsees? their\b/i,
    },
    {
      line: '{Host} sends out the fees of a year → new due: {client}, fee, amount, due date for each active {client}; the {clients} are told',
    },
    { line: '{Client} pays a due online → due is paid; the {host} is told', takes: /\bpays?\b/i, when: online },
    { line: '{Host} marks a due as paid → due is paid, with its day', takes: /\bmarks?\b/i },
    {
      line: 'A due is not paid 14 days after its due date → due is overdue; the {client} is reminded',
      holds: /\breminde?d?(?:ers?|s)?\b/i,
    },
    {
      line: '{Hosts} see who has not paid → name, amount and due date of each open due, and their sum',
      takes: /\bsees?\b.*\b(?:paid|unpaid|owes?|open|overdue)\b/i,
    },
    { line: '{Host} waives a due → due is waived, with the reason; the {client} is told' },
    {
      line: '{Client} leaves the club → {client} is leaving, with the last day; the {host} is told',
      takes: /\bleaves?\b/i,
    },
    { line: 'The last day of a leaving {client} is reached → {client} is gone' },
  ],
  records: [
    {
      line: '{Client}: name, e-mail address, address, group, reason, last day; states: asked, active, refused, leaving, gone',
      when: joining,
    },
    {
      line: '{Client}: name, e-mail address, address, group, last day; states: active, leaving, gone',
      unless: joining,
    },
    { line: 'Due: {client}, fee, amount, due date, day, reason; states: open, overdue, paid, waived' },
    { line: 'Fee: year, group, amount, due date' },
  ],
  rules: [
    { line: 'One due per {client} and fee.' },
    { line: 'Nobody waives a due that is paid.' },
    { line: '{Clients} see only their own data and dues.' },
    { line: 'A waived due gets no reminder.' },
    { line: '{Clients} who are gone are deleted after 10 years.' },
  ],
  nots: [{ line: 'No bookkeeping of the club.' }],
  aims: [
    { line: '9 of 10 dues are paid within 30 days after their due date.' },
    { line: 'At most 1 of 20 dues is overdue at the end of the year.' },
  ],
};
