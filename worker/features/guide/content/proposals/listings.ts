import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** Things, jobs or rooms that are posted, and others ask for. */
export const listings: Proposal = {
  is: 'A place where {hosts} post {items} and {clients} ask for them.',
  today: '{Items} are posted in chat groups, and nobody knows which are still to be had.',
  jobs: {
    client: 'find {a item} that is still to be had',
    host: 'find somebody for {a item} without answering the same message twenty times',
  },
  client: 'member',
  signs:
    /\b(?:site|app|platform|place|page|board)\b where (?:\w+ ){1,2}(?:can )?(?:buy and )?sells?\b|\b(?:classifieds?|job board|notice board|adoptions?|sublets?|subletting)\b|\bposts?\b[^.]*\b(?:jobs?|rooms?|flats?|gigs?|internships?|things to (?:sell|give))\b/i,
  not: /\b(?:market ?place|lend|borrow|newsletter)\w*\b/i,
  host: 'owner',
  deeds: { client: /^(?:ask|apply|write)/, host: /^(?:post|list|give away)/ },
  item: 'listing',
  people: [{ line: 'Operator (me)', job: 'have a list on which each {item} is real and still to be had' }],
  acts: [
    {
      line: '{Host} posts {a item} → new {item}: title, description, photo, place',
      takes: /\b(?:posts?|gives? away|offers?|lists?|puts? up|sells?)\b/i,
    },
    {
      line: '{Clients} look through {items} → open {items} with title, photo and place, the newest first',
      takes: /\b(?:browse|look|search|find|see)s?\b/i,
    },
    {
      line: '{Client} asks for {a item} → new request: {item}, message, phone; the {host} is told',
      takes: /\b(?:asks?|appl(?:y|ies)|writes?|requests?|contacts?|messages?)\b/i,
    },
    {
      line: '{Host} accepts a request → request is accepted; the {client} is told',
      takes: /\b(?:accepts?|chooses?)\b/i,
    },
    { line: '{Host} declines a request → request is declined; the {client} is told', takes: /\bdeclines?\b/i },
    { line: '{Client} withdraws a request → request is withdrawn; the {host} is told', takes: /\bwithdraws?\b/i },
    {
      line: '{Host} marks {a item} as taken → {item} is taken',
      takes: /\b(?:taken|marks?)\b/i,
    },
    { line: '{A item} of an open request is taken or removed → request is declined; the {client} is told' },
    { line: '{A item} is open for 30 days → {item} is lapsed; the {host} is told' },
    { line: '{Client} reports {a item} → new report: {item}, reason; the operator is told', takes: /\breports?\b/i },
    { line: 'Operator removes {a item} → {item} is removed, with the reason; report is settled; the {host} is told' },
    { line: 'Operator dismisses a report → report is dismissed' },
  ],
  records: [
    { line: '{Item}: {host}, title, description, photo, place; states: open, taken, lapsed, removed' },
    { line: 'Request: {item}, {client}, message, phone; states: open, accepted, declined, withdrawn' },
    { line: 'Report: {item}, reason; states: open, settled, dismissed' },
  ],
  rules: [
    { line: 'One open or accepted request per {client} and {item}.' },
    { line: 'Nobody asks for {a item} that is not open.' },
    { line: 'Nobody asks for {a item} of their own.' },
    { line: 'At most 10 open {items} per {host}.' },
    { line: 'A phone number is seen only by the {host} of the {item}.' },
    { line: '{Clients} see only their own requests.' },
    { line: 'Requests are deleted after 90 days.' },
  ],
  nots: [{ line: 'No payment in the app.', unless: /\b(?:pay|paid|fee)/i }],
  aims: [
    { line: '5 of the first 10 {items} are taken within 30 days.' },
    { line: '9 of 10 reports are settled within 2 days.' },
  ],
};
