import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const paid = /\b(?:pays?|paid|price|costs?|plans?|subscri\w+|billing)\b/i;

/** Something that programs ask over the network, with a key. */
export const api: Proposal = {
  is: 'An API that developers ask with a key.',
  today: 'Everybody builds it anew, and it breaks with the next change.',
  jobs: {
    client: 'call it from their own program and read in the answer why a call failed',
    host: 'know who calls how often, so that nobody uses it up for the others',
  },
  client: 'developer',
  fits: { client: /\b(?:developer|programmer|engineer|team|partner)$/, host: /\b(?:operator|administrator)$/ },
  signs:
    /\b(?:an?|rest|json|web|http|our|screenshot|\w+) API (?:that|which|for|to)\b|\b\w+ API:|^API (?:that|which|for|to)\b|\bAPI as a service\b/i,
  not: /\b(?:market ?place|API (?:clients?|documentation|docs)|uses? (?:the|an) API|CLI|command line|dashboard of|over (?:the|an|their) API|connects? to|status page)\b/i,
  host: 'operator',
  acts: [
    { line: '{Client} makes a key → new key: name, calls a month', takes: /\bkeys?\b/i },
    {
      line: '{Client} sends a request → new call: key, input; the result is returned as JSON',
      takes: /\bsends?\b/i,
    },
    { line: 'The input of a request is wrong → call is refused, with status 422, the field and the reason' },
    { line: 'A request comes without a valid key → call is refused, with status 401' },
    {
      line: 'The calls of the month are used up → call is refused, with status 429 and the day from which it works again; the {client} is told',
    },
    { line: 'The work takes longer than 10 seconds → call is failed, with status 504' },
    { line: '{Clients} see their usage → calls, failed calls and duration of each key and day', takes: /\bsees?\b/i },
    { line: '{Client} revokes a key → key is revoked' },
    {
      line: '{Client} tries a request on the page of the documentation → the result is shown',
      holds: /\bgets? (?:an?|the|their) (?!keys?\b)/i,
    },
    {
      line: '{Client} pays for a month by card → new payment: month, amount; the {client} gets a receipt',
      takes: /\bpays?\b/i,
      when: paid,
    },
    { line: '{Host} changes the calls a month of a key → the {client} is told' },
    { line: '{Host} blocks a key → key is blocked, with the reason; the {client} is told' },
  ],
  records: [
    { line: 'Call: key, input, result, status, reason; states: answered, refused, failed' },
    { line: 'Key: {client}, name, calls a month, reason; states: valid, revoked, blocked' },
    { line: 'Payment: {client}, month, amount', when: paid },
  ],
  rules: [
    { line: 'A key is shown once and kept only as a hash.' },
    { line: 'A failed call does not count.' },
    { line: 'At most 10 calls per key and second.' },
    { line: 'At most 5 valid keys per {client}.' },
    { line: '{Clients} see only their own keys and calls.' },
    { line: 'Input and result are deleted after 7 days.' },
    { line: 'A version of the API is kept for 12 months after the next one.' },
  ],
  nots: [{ line: 'No guarantee for what is built with the results.' }],
  aims: [
    { line: '99 of 100 calls are answered within 2 seconds.' },
    { line: '8 of 10 keys have an answered call within 7 days.' },
  ],
};
