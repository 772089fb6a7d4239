import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** Something is reported, somebody takes care of it. */
export const requests: Proposal = {
  is: 'A page where {clients} report what is needed and see what becomes of it.',
  today: 'Reports come by phone and in passing, and some are forgotten.',
  jobs: {
    client: 'report something once and see what becomes of it',
    host: 'have all reports in one list, the most pressing first, and forget none',
  },
  signs:
    /\b(?:tenants?|residents?|employees?|staff|teachers?|students?|customers?|guests?|citizens?|members?|colleagues|neighbou?rs|they|them|people|visitors?|users?)\b[^.]*\b(?:reports?|requests?)\b[^.]*\b(?:repairs?|problems?|faults?|broken|damages?|defects?|issues?|potholes?|leaks?)\b|\bhelp ?desk\b|\bticket(?:ing)? (?:system|tool)\b/i,
  not: /\b(?:market ?place|lend|borrow|rent a|plots?|game)\w*\b/i,
  host: 'helper',
  deeds: { client: /^(?:report|request|text)/, host: /^(?:fix|repair|take|answer|claim|solve)/ },
  acts: [
    {
      line: '{Client} reports a problem → new request: what is wrong, place, photo, urgent; the {host} is told',
      takes: /\b(?:reports?|requests?|sends?|texts?)\b/i,
    },
    {
      line: '{Hosts} see the open requests → requests with place and state, the urgent ones first',
      takes: /\bsees?\b/i,
    },
    {
      line: '{Host} takes a request → request is taken, with the day it will be done; the {client} is told',
      takes: /\b(?:takes?|claims?|accepts?)\b/i,
    },
    { line: '{Host} passes a request on → request is passed on, with to whom; the {client} is told' },
    { line: '{Host} asks back → new question: request, text; the {client} is told' },
    { line: '{Client} answers a question → question is answered; the {host} is told' },
    { line: '{Host} declines a request → request is declined, with the reason; the {client} is told' },
    {
      line: '{Host} marks a request as done → request is done, with a note; the {client} is told',
      takes: /\b(?:fix(?:es)?|repairs?|solves?|answers?|done|finish\w*|ready)\b/i,
    },
    { line: '{Client} reopens a request → request is reopened, with the reason; the {host} is told' },
    { line: '{Client} withdraws a request → request is withdrawn; the {host} is told' },
    { line: 'A request is not taken within 2 days → the {host} is reminded' },
    { line: 'A request is done for 7 days → request is closed' },
  ],
  records: [
    {
      line: 'Request: {client}, what is wrong, place, photo, urgent yes or no; states: reported, taken, passed on, declined, done, reopened, withdrawn, closed',
    },
    { line: 'Question: request, text, answer; states: open, answered' },
  ],
  rules: [
    { line: 'Nobody withdraws a request that is done.' },
    { line: 'Nobody reopens a request that is closed.' },
    { line: '{Clients} see only their own requests.' },
    { line: 'Photos are deleted after 1 year.' },
  ],
  nots: [{ line: 'Not for emergencies.' }],
  aims: [{ line: '9 of 10 requests are taken within 2 days.' }, { line: '8 of 10 requests are done within 7 days.' }],
};
