import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const unit = '(?:lap|round|length|kilomet(?:er|re)|km|mile|book|page|goal|basket|hour|skip|jump)';

/** After how long whoever has not paid is reminded. */
const reminded =
  /\b(?:remind\w*|reminders?)\b[^.;]{0,30}?\bafter ((?:\d+|two|three|four) (?:days|weeks)|a (?:week|month))\b/i;
const online = /\bpa(?:y|ys|id)\b[^.]{0,30}\b(?:online|by card|card|link|stripe|paypal)\b/i;

/** Money that is promised for each lap of a run, and owed when the laps are counted. */
export const pledges: Proposal = {
  is: 'A page where {clients} pledge money for each {item}, and {hosts} see who has paid.',
  today: 'Pledges stand on paper sheets that children carry home, and the money comes in envelopes for weeks.',
  jobs: {
    client: 'know what they owe and for how many {items}',
    host: 'know how much comes together, and whom to remind, without adding up paper sheets',
  },
  client: 'sponsor',
  clients: /\bsponsors?\b(?! money)|\b(?:relative|family member|grandparent|donor|backer)s?\b/i,
  isSure: true,
  signs: new RegExp(
    `\\bsponsored (?:run|walk|swim|bike ride|ride|skip|read|silence|event|row|climb)s?\\b|\\b(?:pledg\\w*|sponsor\\w*|promis\\w*|donat\\w*|gives?|so much)\\b[^.]{0,60}\\b(?:per|for each|for every|each) ${unit}s?\\b|\\b(?:read|walk|swim|bike|skip|dance)-?a?-?thons?\\b|\\bcollects? sponsors\\b`,
    'i',
  ),
  not: /\b(?:market ?place|newsletter|podcast|open-source|slots?|shifts?|influencers?|start-?ups?)\b/i,
  host: 'organiser',
  isHostTold: true,
  fits: { host: /\b(?:organi[sz]er|teacher|coordinator|committee|board|treasurer|office)$/ },
  hosts: /\b(?:organi[sz]er|teacher|coordinator|treasurer)$/,
  deeds: { client: /^(?:pledge|promise|sponsor)\b/, host: /^(?:count|enter|tick)\b/ },
  item: 'lap',
  thing: {
    fits: new RegExp(`^${unit}$`),
    named: new RegExp(`\\b${unit}s?\\b`, 'gi'),
    other: 'lap',
  },
  covers: new RegExp(
    `\\b(?:runs?|swims?|reads?|walks?) (?:${unit}s|books)\\b|\\bI['’]?m? (?:am )?organi[sz]|^(?:children|kids|pupils|students|runners|swimmers|walkers|readers|participants)$|^\\w+ pledge an amount per \\w+$`,
    'i',
  ),
  acts: [
    {
      line: '{Host} announces an event → new event: title, day, place, purpose, last day to pay',
      takes: /\bannounces?\b/i,
    },
    {
      line: '{Host} enters a participant → new participant: event, name, team (optional)',
      takes: /\benters? (?:a|the|all) (?:participants?|runners?|children|pupils|swimmers)\b/i,
    },
    {
      line: '{Client} pledges an amount per {item} → new pledge: participant, name, e-mail address, {item} amount (optional), fixed amount (optional), highest amount (optional); the {client} gets a link by e-mail',
      holds:
        /\b(?:pledges?|promises?|sponsors? (?!get)|gives? (?:\w+ )?money)\b|\bcollects? sponsors\b|\bsends? (?:a|the|their) links?\b/i,
    },
    { line: '{Client} withdraws a pledge → pledge is withdrawn; the {host} is told', takes: /\bwithdraws?\b/i },
    {
      line: '{Host} enters the {items} of a participant → participant gets number of {items}',
      takes: /\b(?:counts?|enters?|notes?)\b/i,
      holds: /^after the \w+ \w+ enters?\b/i,
    },
    {
      line: '{Host} closes an event → event is closed; pledge is due, with the amount owed; the {clients} are told',
      holds: /\bgets? (?:told|a message)\b|\bis told what\b|\bowes?\b/i,
    },
    {
      line: '{Client} pays a pledge online → pledge is paid; the {host} is told',
      takes: /\bpays?\b/i,
      when: online,
    },
    {
      line: '{Host} marks a pledge as paid → pledge is paid',
      holds: /\b(?:ticks?|marks?)\b/i,
    },
    {
      line: 'A due pledge is not paid within {1} → the {client} is reminded',
      takes: reminded,
    },
    {
      line: 'A due pledge is not paid within 14 days → the {client} is reminded',
      holds: /\breminde?d?(?:ers?|s)?\b/i,
      unless: reminded,
    },
    {
      line: '{Host} sees who has paid and who has not → name, participant, amount owed and state of each pledge, and their sum',
      holds: /\bsees?\b.*\b(?:paid|total|owes?)\b|^The app reminds\b/i,
    },
    { line: '{Host} writes a pledge off → pledge is written off, with the reason' },
    {
      line: '{Clients} see what came together → number of participants, number of {items} and sum of the pledges of an event',
      takes: /\bsees? (?:how much|what (?:came|comes))\b/i,
    },
  ],
  records: [
    {
      line: 'Pledge: participant, name, e-mail address, {item} amount (optional), fixed amount (optional), highest amount (optional), amount owed, reason; states: promised, withdrawn, due, paid, written off',
    },
    { line: 'Participant: event, name, team (optional), number of {items}' },
    { line: 'Event: title, day, place, purpose, last day to pay; states: open, closed' },
  ],
  rules: [
    {
      line: 'The app sets the amount owed to the fixed amount plus the {item} amount times the number of {items}, and to no more than the highest amount.',
    },
    { line: 'Nobody pledges for an event that is closed.' },
    { line: 'Nobody changes a participant of an event that is closed.' },
    { line: 'Nobody withdraws a pledge that is due or paid.' },
    { line: '{Clients} see only their own pledges.' },
    { line: 'E-mail addresses are seen only by {hosts}.' },
    { line: 'Pledges are deleted 1 year after they were paid, withdrawn or written off.' },
  ],
  nots: [
    { line: 'No payment in the app; it is paid in cash or by transfer.', unless: online },
    { line: 'No receipts for the tax office.' },
  ],
  aims: [
    { line: '9 of 10 pledges are paid within 30 days after the event.' },
    { line: '9 of 10 participants have their {items} entered within 1 day after the event.' },
  ],
};
