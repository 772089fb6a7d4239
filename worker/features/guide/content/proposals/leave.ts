import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** Days off that are requested and approved. */
export const leave: Proposal = {
  is: 'A tool in which {clients} request days off and {hosts} decide.',
  today: 'Requests go by mail and paper, and nobody sees who else is away.',
  jobs: {
    client: 'have days off for sure before they book anything',
    host: "decide with the others' absences in view",
  },
  client: 'employee',
  signs:
    /\b(?:vacation|leave|holiday|time[- ]off|days?[- ]off) (?:requests?|planner|tracker|management)\b|\b(?:requests?|asks? for|applys?|applies|books?|takes?)\b[^.]*\b(?:vacations?|holidays?|leave|days? off|time off)\b/i,
  not: /\b(?:hotels?|travel|trips?|flights?|market ?place)\b/i,
  host: 'manager',
  deeds: { client: /^(?:request|ask|apply|book)/, host: /^(?:approve|decline)/ },
  people: [
    {
      line: 'Administrators',
      job: 'have the days of everybody right without counting them by hand',
      unless: /\b(?:HR|payroll|personnel|human resources)\b/i,
    },
  ],
  acts: [
    { line: 'The administrator adds {a client} → new {client}: name, {host}, days a year' },
    { line: '{Clients} see the days left → days of the year, taken and left' },
    {
      line: '{Client} requests vacation → new request: first day, last day, kind, note; the {host} is told',
      takes: /\b(?:requests?|asks?|appl(?:y|ies))\b/i,
    },
    {
      line: '{Hosts} see who is away → approved requests by day',
      takes: /\bsees?\b.*\b(?:calendar|who|away|team)\b/i,
    },
    { line: '{Host} approves a request → request is approved; the {client} is told', takes: /\bapproves?\b/i },
    {
      line: '{Host} declines a request → request is declined, with the reason; the {client} is told',
      takes: /\bdeclines?\b/i,
    },
    { line: 'A request is not answered within 3 days → the {host} is reminded' },
    { line: '{Client} withdraws an open request → request is withdrawn; the {host} is told' },
    { line: '{Client} cancels approved days → request is cancelled; the {host} is told' },
    {
      line: 'The administrator changes the {host} of {a client} → the {host} is told',
    },
    {
      line: 'The administrator exports a month → the administrator gets a CSV file with each {client}, kind and days',
      takes: /\bexports?\b/i,
    },
  ],
  records: [
    {
      line: 'Request: {client}, first day, last day, kind, note; states: open, approved, declined, withdrawn, cancelled',
    },
    { line: '{Client}: name, {host}, days a year' },
  ],
  rules: [
    { line: 'Nobody requests more days than they have left.' },
    { line: 'Nobody requests a day that they have requested already.' },
    { line: 'Nobody approves their own request.' },
    { line: 'Nobody cancels days that are over.' },
    { line: '{Clients} see only their own requests.' },
    { line: '{Hosts} see only the requests of their own {clients}.' },
    { line: 'Days left over lapse on 31 March.' },
  ],
  nots: [{ line: 'No time sheets and no payroll.' }],
  aims: [
    { line: '9 of 10 requests are answered within 3 days.' },
    { line: '8 of 10 requests are made 14 days before their first day.' },
  ],
};
