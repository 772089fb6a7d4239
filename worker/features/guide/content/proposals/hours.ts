import type { Proposal, ProposedLine } from '#worker/features/guide/content/proposals/proposal.ts';

/** Somebody who counts the hours that are worked for each client, to bill them. */
export const ownHours: Proposal = {
  is: 'A time tracker that tells {clients} how many hours they worked for whom.',
  today: 'Hours are noted on slips of paper, and some are never billed.',
  jobs: { client: 'bill each hour that they worked, and be able to show it' },
  client: 'freelancer',
  fits: { client: /^(?!.*\b(?:client|customer|project)$)/ },
  signs:
    /\btime[- ]?track(?:ing|er)\b|\b(?:track|log|count|record)s? (?:my|their|the|his|her|billable) (?:\w+ )?(?:hours|time)\b|\bhours (?:per|for each|by|for every) (?:clients?|customers?|projects?)\b|\bhours (?:\w+ ){1,3}for (?:which|whom|each|every) ?(?:clients?|customers?|projects?)?/i,
  not: /\b(?:employees?|staff|workers?|crew|team|boss|foremen|foreman|approv\w+|payroll|clock(?:s|ed|ing)? in|volunteers?|our \w+ers|invoic\w+|agenc(?:y|ies))\b/i,
  acts: [
    {
      line: '{Client} adds a project → new project: customer, name, hourly rate, hour budget',
      takes: /\badds?\b.*\bprojects?\b/i,
    },
    {
      line: '{Client} starts the timer → new entry: project, date, start, note',
      takes: /\b(?:starts?|press(?:es)?)\b/i,
    },
    { line: '{Client} stops the timer → entry is stopped, with its end', takes: /\bstops?\b/i },
    {
      line: '{Client} enters hours afterwards → new entry: project, date, start, end, note',
      takes: /\b(?:enters?|logs?|writes?)\b/i,
    },
    { line: '{Client} corrects the start or the end of an entry' },
    { line: '{Client} deletes an entry → entry is deleted' },
    { line: 'An entry is not stopped within 10 hours → the {client} is reminded' },
    {
      line: '{Clients} see the hours of a month → hours and amount of each customer and project',
      takes: /\b(?:sees?|knows?)\b.*\bhours\b/i,
    },
    {
      line: '{Client} closes the month of a project → new timesheet: project, month, hours, amount',
      takes: /\btime ?sheets?\b/i,
    },
    { line: '{Client} opens a timesheet again → timesheet is withdrawn' },
    {
      line: '{Client} exports a timesheet → the timesheet is handed over as a PDF with date, hours and note of each entry',
      takes: /\bexports?\b/i,
    },
    { line: '{Client} ends a project → project is ended' },
  ],
  records: [
    { line: 'Entry: {client}, project, date, start, end, note; states: running, stopped' },
    { line: 'Project: {client}, customer, name, hourly rate, hour budget; states: running, ended' },
    { line: 'Timesheet: project, month, hours, amount; states: closed, withdrawn' },
  ],
  rules: [
    { line: 'One running entry per {client}.' },
    { line: 'Two entries of the same {client} never overlap.' },
    { line: 'Nobody changes an entry of a month that is closed.' },
    { line: 'Nobody starts the timer for a project that is ended.' },
    { line: 'The app tells the {client} when 80 percent of the hour budget of a project is used.' },
    { line: '{Clients} see only their own projects, entries and timesheets.' },
  ],
  nots: [{ line: 'No invoices and no payment.' }],
  aims: [
    { line: '9 of 10 working days have an entry after the first month.' },
    { line: '9 of 10 timesheets are closed within 3 days after the end of their month.' },
  ],
};

/** What a shift is worked for, by the name that it has there. */
const places = { site: /\bsites?\b/i, project: /\bprojects?\b/i };

/** A line that also names what a shift is worked for, where the idea tells of it. */
const forPlace = ({ line, ...one }: ProposedLine): ProposedLine[] => [
  {
    ...one,
    line: line.replace('[where]', ''),
    unless: new RegExp(`${places.site.source}|${places.project.source}`, 'i'),
  },
  { ...one, line: line.replace('[where]', ', site'), when: places.site },
  { ...one, line: line.replace('[where]', ', project'), when: places.project, unless: places.site },
];

/** Those who work somewhere tell when they came and went, and somebody approves it. */
export const timesheets: Proposal = {
  is: 'A time clock with which {clients} note their hours and {hosts} approve them.',
  today: 'Hours are written on paper, handed in late and typed in by hand.',
  jobs: {
    client: 'note their hours where they work and know that they are paid for them',
    host: 'approve hours that they can compare with the plan, without typing them in',
  },
  client: 'employee',
  fits: {
    client: /^(?!.*\b(?:boss|manager|foreman|owner|office|supervisor|client|customer)$)/,
    host: /\b(?:boss|manager|foreman|owner|office|supervisor|director|leader|principal|accountant)$/,
  },
  signs:
    /\bclock(?:s|ed|ing)?[ -](?:in|out)\b|\btime ?-?sheets?\b|\btime clock\b|\b(?:log|track|record|enter|write|note|tell)s? (?:down )?(?:their|the) (?:working )?hours\b|\btrack\w* (?:the )?(?:working )?hours of\b|\bworking (?:hours|time)s? (?:of|are|app|tool|record\w*|track\w*)\b|\bwhen they (?:start|begin|come)(?: and|,) (?:end|stop|finish|go|leave) (?:work)?|\btime[- ]?tracking (?:for|in|of) (?:\w+ ){0,3}(?:team|company|staff|employees|workers|crew)\b/i,
  not: /\b(?:market ?place|volunteers?|parking|game|pupils?|students?|courses?|invoic\w+|opening hours)\b/i,
  host: 'manager',
  hosts: /\b(?:boss|manager|foreman|owner|office|supervisor)$/,
  deeds: {
    client: /^(?:clock|enter|write|record|log|check|note|tell|start)/,
    host: /^(?:approve|check(?! in| out)|export|see)/,
  },
  acts: [
    {
      line: '{Host} adds {a client} → new {client}: name, e-mail address, hours a week; the {client} is told',
      takes: /\badds?\b/i,
    },
    ...forPlace({
      line: '{Client} clocks in → new shift: date, start[where]',
      takes: /\b(?:clocks?|checks?) in\b|\bstarts?\b/i,
      holds: /\bin and out\b/i,
    }),
    {
      line: '{Client} clocks out → shift is ended, with its end and minutes of break',
      takes: /\b(?:clocks?|checks?) out\b|\bends?\b/i,
    },
    ...forPlace({
      line: '{Client} enters a forgotten shift → new shift: date, start, end, minutes of break, note[where]; the {host} is told',
      takes: /\b(?:enters?|logs?|writes?|records?)\b/i,
    }),
    { line: '{Client} corrects a shift → shift is corrected, with the reason; the {host} is told' },
    { line: 'A shift is not ended within 12 hours → the {client} is reminded' },
    { line: '{Clients} see their hours → hours worked and hours agreed of each week and month' },
    { line: '{Hosts} see who is at work → name and start of each running shift', takes: /\bsees?\b/i },
    { line: '{Host} approves a shift → shift is approved', takes: /\b(?:approves?|checks?|signs?)\b/i },
    { line: '{Host} returns a shift → shift is returned, with the reason; the {client} is told' },
    { line: 'A shift is not approved within 7 days → the {host} is reminded' },
    {
      line: '{Host} exports a month → the shifts of the month are handed over as a CSV file with {client}, date, start, end, break and hours',
      takes: /\b(?:exports?|payroll)\b/i,
    },
  ],
  records: [
    ...forPlace({
      line: 'Shift: {client}[where], date, start, end, minutes of break, note, reason; states: running, ended, corrected, returned, approved',
    }),
    { line: '{Client}: name, e-mail address, hours a week' },
  ],
  rules: [
    { line: 'One running shift per {client}.' },
    { line: 'Two shifts of the same {client} never overlap.' },
    { line: 'Nobody enters a shift for a day that is to come.' },
    { line: 'Nobody changes a shift that is approved.' },
    { line: 'Nobody approves their own shift.' },
    { line: '{Clients} see only their own shifts.' },
    { line: 'The app notes each change of a shift with who made it and when.' },
    { line: 'Shifts are kept for 2 years.' },
  ],
  nots: [
    { line: 'No tracking of where {clients} are.', unless: /\b(?:gps|location)\b/i },
    { line: 'No payroll; the hours are handed over to it.' },
  ],
  aims: [
    { line: '9 of 10 shifts are approved within 7 days.' },
    { line: 'At most 1 of 20 shifts is returned in the third month.' },
  ],
};
