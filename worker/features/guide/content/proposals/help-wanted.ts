import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** Somebody looks for somebody who does something for them, nearby and not for a firm. */
export const helpWanted: Proposal = {
  is: 'A place where {clients} find {hosts} nearby.',
  today: 'People ask around among friends and in chat groups, and often find nobody in time.',
  jobs: {
    client: 'find somebody they can trust before the day on which they need them',
    host: 'find work nearby that fits into their week',
  },
  client: 'member',
  isOwners: true,
  signs: /\b(?:find(?:s|ing)?|look(?:s|ing)? for|need) (?:some(?:one|body)|people) (?:who|to|that|for)\b/i,
  not: /\b(?:market ?place|mentors?|jobs?|employees?|dates?|partners?|tandem|cofounder|game)\b/i,
  host: 'helper',
  fits: {
    client: /^(?!(?:person|someone|somebody|user|owner)$)/,
    host: /(?:helper|sitter|volunteer|neighbour|student)$/,
  },
  people: [{ line: 'Operators', job: 'keep out those whom nobody should let into their home' }],
  item: 'request',
  thing: { fits: /^request$/, other: 'request' },
  acts: [
    {
      line: '{Host} makes a profile → new profile: name, skills, area, days, price an hour (optional), photo (optional)',
    },
    { line: '{Host} changes a profile → profile gets skills, area, days, price an hour' },
    {
      line: '{Clients} look through the profiles → name, skills, area, days and price an hour of each profile, by area',
      takes: /\b(?:look through|browse|see)s? (?:the )?(?:profiles|helpers|list)\b/i,
      holds: /\b(?:finds?|looks? for|needs?) (?:some(?:one|body)|people)\b/i,
    },
    {
      line: '{Client} asks a {host} → new request: profile, what is needed, first day, last day, message; the {host} is told',
      takes: /\b(?:asks?|requests?|books?|contacts?)\b/i,
    },
    { line: '{Host} accepts a request → request is accepted; the {client} is told', takes: /\baccepts?\b/i },
    { line: '{Host} declines a request → request is declined; the {client} is told', takes: /\bdeclines?\b/i },
    { line: 'A request is not answered within 2 days → request is lapsed; the {client} is told' },
    { line: '{Client} withdraws a request → request is withdrawn; the {host} is told' },
    { line: '{Client} marks a request as done → request is done; the {host} is told' },
    { line: '{Client} rates a request → new rating: request, stars, comment', takes: /\b(?:rates?|reviews?)\b/i },
    { line: '{Client} reports a profile → new report: profile, reason; the operator is told' },
    { line: 'Operator hides a profile → profile is hidden; the {host} is told' },
  ],
  records: [
    {
      line: 'Request: {client}, profile, what is needed, first day, last day, message; states: asked, accepted, declined, lapsed, withdrawn, done',
    },
    {
      line: 'Profile: {host}, name, skills, area, days, price an hour (optional), photo (optional); states: shown, hidden',
    },
    { line: 'Rating: {client}, request, stars, comment' },
    { line: 'Report: {client}, profile, reason' },
  ],
  rules: [
    { line: 'One profile per {host}.' },
    { line: 'One rating per request.' },
    { line: 'Only a request that is done is rated.' },
    { line: 'At most 3 open requests per {client}.' },
    { line: 'A request is seen only by its {client} and its {host}.' },
    { line: 'Nobody sees the e-mail address of somebody else.' },
  ],
  nots: [{ line: 'No payment in the app; the two settle it between them.', unless: /\bpay/i }],
  aims: [
    { line: '7 of 10 requests are accepted within 2 days.' },
    { line: '8 of 10 accepted requests are done within 30 days.' },
  ],
};
