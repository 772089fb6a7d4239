import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** They say when they can, and not when they cannot. */
const offered =
  /\b(?:when|which days|what days|days|times) (?:they|we|people|you) (?:can(?!no| ?not|'t)|could|are free|are available|have time)\b|\bavailab/i;
const driving = /\bcar ?pool\w*|\bdriv(?:es?|ing)\b/i;
const homely = /\b(?:flat|flatmates|house ?mates|roommates|cleaning|chores|feed(?:s|ing)?)\b/i;

/** Where gaps are seen, or everybody ticks off, a plan of a few needs no list of who can. */
const filled = new RegExp(`${homely.source}|\\bmissing\\b`, 'i');

/** Who does what when, in turns: a plan that is made from who can, and turns that are swapped. */
export const rota: Proposal = {
  is: 'A plan that shows {clients} whose turn it is.',
  today: 'The plan is a table that is mailed round, and swaps get lost in messages.',
  jobs: {
    client: 'know whose turn it is, and find somebody when they cannot',
    host: 'fill each {item} without writing to everybody',
  },
  client: 'member',
  signs:
    /\b(?:rotas?|rosters?|duty (?:plan|list|schedule)|shift (?:plan|planner|plans|schedule|swaps?)|on-?call (?:plan|schedule|list)|car ?pool(?:ing|s)?|cleaning (?:plan|schedule))\b|\b(?:take|takes|taking|in|whose) turns?\b|\bput themselves down for\b/i,
  not: /\b(?:game|board game|market ?place|strangers|commuters|company|lend\w*|borrow\w*|tournament|league|stor(?:y|ies)|bills?|owes?|fuel costs?|nursing homes)\b/i,
  host: 'planner',
  isHostTold: true,
  hosts: /^(?:planner|organi[sz]er|manager|.* manager|coordinator|leader)$/,
  deeds: { client: /^(?:say|swap|take|put|drive|tell)\b/, host: /^(?:make|plan|assign|write|see where)\b/ },
  thing: { fits: /^(?:shift|duty|turn|ride)$/, named: /\b(?:shift|dut(?:y|ie)|ride)s?\b/gi, other: 'turn' },
  covers:
    /\bin turns\b|\btakes? turns\b|\bforgets?\b|\bmakes the (?:plan|schedule)\b|\b(?:sees?|needs?) a rota\b|\bruns? the\b|\bis run by\b|^(?:\w+ ){1,3}(?:are|is) \d+\b|\b(?:floor|cleans?|drives? to)\b|\bswap if\b/i,
  acts: [
    { line: '{Host} puts {a item} on the plan → new {item}: day, start, end, place, children, seats', when: driving },
    { line: '{Host} puts {a item} on the plan → new {item}: day, start, end, task', unless: driving },
    {
      line: '{Client} says when they can → new availability: day, from, to',
      takes: /\b(?:says?|tells?|notes?|enters?)\b.*\b(?:when|which|days|times)\b/i,
      when: offered,
    },
    {
      line: '{Client} says when they are away → new absence: first day, last day',
      takes: /\b(?:says?|tells?|notes?|enters?)\b.*\b(?:when|which|days|times|away)\b/i,
      unless: offered,
    },
    {
      line: '{Host} sees who can → day, {client}, from and to of each availability, by day',
      when: offered,
      unless: filled,
    },
    {
      line: '{Host} sees who is away → {client}, first day and last day of each absence',
      unless: new RegExp(`${offered.source}|${filled.source}`, 'i'),
    },
    {
      line: '{Host} sees where somebody is missing → day, start and task of each open {item}',
      takes: /\bsees?\b.*\bmissing\b/i,
      when: /\bmissing\b/i,
    },
    {
      line: '{Host} gives {a item} to {a client} → {item} is given out, with its holder; the holder is told',
      takes: /\bmakes? (?:the|a) (?:plan|schedule|roster|rota)\b|\bassigns?\b/i,
      holds: /\bmakes? (?:the|a) (?:plan|schedule|roster|rota)\b/i,
    },
    {
      line: '{Client} takes an open {item} → {item} is given out, with its holder; the {host} is told',
      takes: /\btakes? (?:\w+ )?(?:shifts|duties|turns)\b|\bputs? themselves down\b/i,
      holds: /\bputs? themselves down\b/i,
    },
    {
      line: '{Clients} see the plan → day, start, end, place, children and holder of each {item} of a week',
      takes: /\bsees?\b.*\b(?:who|plan|whose|rota|week)\b/i,
      when: driving,
    },
    {
      line: '{Clients} see the plan → day, start, end, task and holder of each {item} of a week',
      takes: /\bsees?\b.*\b(?:who|plan|whose|rota|week)\b/i,
      unless: driving,
    },
    {
      line: '{Client} asks for a swap → new swap: {item}, reason (optional); the {clients} are told',
      holds: /\bswaps?\b/i,
    },
    {
      line: '{Client} takes a swap → swap is taken; {item} is given out, with its new holder; the {host} and whoever asked for the swap are told',
    },
    { line: '{Client} withdraws an open swap → swap is withdrawn' },
    { line: 'A swap is not taken 1 day before its {item} → the {host} is told' },
    { line: '{A item} is on the next day → its holder is reminded', takes: /\bremind/i, holds: /\bremind/i },
    { line: '{Client} ticks {a item} off → {item} is done', takes: /\bticks?\b/i, when: homely },
    { line: '{Host} cancels {a item} → {item} is cancelled; swap is withdrawn; its holder is told' },
  ],
  records: [
    {
      line: '{Item}: day, start, end, place, children, seats, holder; states: open, given out, cancelled',
      when: driving,
    },
    { line: '{Item}: day, start, end, task, holder; states: open, given out, done, cancelled', when: homely },
    {
      line: '{Item}: day, start, end, task, holder; states: open, given out, cancelled',
      unless: new RegExp(`${driving.source}|${homely.source}`, 'i'),
    },
    { line: 'Availability: {client}, day, from, to', when: offered },
    { line: 'Absence: {client}, first day, last day', unless: offered },
    { line: 'Swap: {item}, {client}, reason (optional); states: open, taken, withdrawn' },
  ],
  rules: [
    { line: 'Nobody takes {a item} that somebody else holds.' },
    { line: 'Nobody takes {a item} at the time of another {item} of theirs.' },
    { line: 'Nobody takes a swap at the time of another {item} of theirs.' },
    { line: 'Nobody takes a swap of their own.' },
    { line: 'Nobody takes a swap of {a item} that is cancelled or over.' },
    { line: 'One open swap per {item}.' },
    { line: 'Nobody asks for a swap of {a item} that is over.' },
    { line: 'Nobody asks for a swap of {a item} that somebody else holds.' },
    { line: 'Nobody withdraws a swap of somebody else.' },
    { line: 'Until a swap is taken, the {item} stays with its holder.' },
    { line: 'Only {clients} and {hosts} see the plan.' },
    { line: '{Items} are deleted 1 year after their day.' },
  ],
  nots: [{ line: 'No time sheets and no pay.' }],
  aims: [{ line: '9 of 10 {items} have a holder 7 days before.' }, { line: '8 of 10 swaps are taken within 3 days.' }],
};
