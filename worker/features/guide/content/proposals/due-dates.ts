import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const lapsing =
  '(?:smoke (?:detector|alarm)|detector|alarm|extinguisher|filter|boiler|heater|chimney|lift|elevator|batter(?:y|ie)|warrant(?:y|ie)|passport|licen[cs]e|permit|certificate|insurance|polic(?:y|ie)|contract|subscription|domain|vaccination|first[- ]aid kit|tyre|tire|fire blanket|gas bottle|membership card|visa|MOT|driving licen[cs]e|boiler cover|breakdown cover|guarantee|medical|training|inspection|work ?card|ticket)';

/** What ends on a day and is forgotten, a warning in time, and what it is that ends: told in any order. */
const ending =
  '\\bexpir(?:e|es|ed|ing|y)\\b|\\brun(?:s|ning)? out\\b(?! of)|\\brenew\\w*|\\bnotice period|\\bran out\\b(?! of)|\\blaps(?:e|es|ed)\\b|\\bbefore (?:they|it) (?:ends?|is over|are over)\\b';
const inTime =
  '\\b(?:remind|warn|alert|notif|nag|nudge)\\w*|\\bshout\\b|\\bheads[- ]?up\\b|\\btells? (?:me|us|them|him|her)\\b|\\bgets? an? (?:e-?mail|mail|message|text|ping)\\b|\\b(?:days|weeks|months?) (?:ahead|before|in advance|early)\\b|\\b(?:forget|forgot|missing|miss|missed)\\b';
const papers =
  '(?:passport|visa|driving licen[cs]e|licen[cs]e|permit|certificate|insurance|insurance polic(?:y|ie)|contract|subscription|warrant(?:y|ie)|guarantee|domain|MOT|medical|first aid|vaccination)';

/** Things that have to be renewed, changed or looked after again and again, by a date that is forgotten. */
export const dueDates: Proposal = {
  is: 'A list of {items} with the day on which each is due again.',
  today: 'The dates stand in folders and on stickers, and they are noticed when it is too late.',
  jobs: { client: 'hear in time which {items} are due, and forget none' },
  client: 'user',
  isSure: true,
  signs: new RegExp(
    `^(?=[\\s\\S]*?(?:${ending}))(?=[\\s\\S]*?(?:${inTime}))(?=[\\s\\S]*?\\b${papers}s?\\b)|\\bdue for (?:\\w+ ){0,2}(?:worming|jabs|shots|boosters?|vaccinations?|an? (?:service|check-?up))\\b|\\b(?:remind|alert|warn|notif)\\w*\\b[^.]*\\b${lapsing}s?\\b[^.]*\\b(?:needs?|due|expires?|runs? out|run out|is over|lapses?|has to be|have to be|must be|renew\\w*|replac\\w*|chang\\w*|new)\\b|\\b(?:remind|alert|warn|notif)\\w*\\b[^.]*\\b(?:needs?|due|expir\\w*|runs? out|renew\\w*|replac\\w*)\\b[^.]*\\b${lapsing}s?\\b`,
    'i',
  ),
  not: /\b(?:book(?:ing)?s?|orders?|lend|borrow|(?:book|make|have|their|online) appointments?|appointments? (?:with|are|book)|stock|vouchers?|students?|(?:members|customers|clients|patients|subscribers) (?:can|have|see|should|get|pay|renew)|shifts?|readings?|measur\w*|gateway|api)\b/i,
  fits: { client: /^(?!(?:forever|boss|lad|worker|employee|driver|dog|cat|husband|wife|member|guy)$)/ },
  deeds: { client: /^(?:add|enter|tick|renew|replace|change)/, host: /^(?:never)/ },
  thing: {
    fits: new RegExp(`^(?:\\p{L}+ )?${lapsing}$`, 'iu'),
    named: new RegExp(`\\b${lapsing}s?\\b`, 'gi'),
    other: 'item',
  },
  covers: /^I can never\b|\bworks out the next\b/i,
  acts: [
    {
      line: '{Client} adds {a item} → new {item}: name, place, what is done, months between, due day, note',
      takes: /\b(?:adds?|enters?)\b/i,
    },
    {
      line: '{Clients} see what is due → {items} with place and due day, the earliest first',
      takes: /\b(?:sees?|looks?)\b/i,
    },
    {
      line: '{A item} is due in {1} → the {client} is reminded',
      takes: /\b(\d+ (?:days|weeks|months)) (?:ahead|before|in advance|early|earlier)\b/i,
    },
    {
      line: '{A item} is due in 30 days → the {client} is reminded',
      holds: /\b(?:reminds?|reminded|alerts?|warns?|notif\w+)\b/i,
      unless: /\b\d+ (?:days|weeks|months) (?:ahead|before|in advance|early|earlier)\b/i,
    },
    { line: '{A item} is past its due day → the {client} is reminded again each week' },
    {
      line: '{Client} ticks it off → new entry: {item}, day, what was done, photo (optional); {item} gets due day',
      takes: /\b(?:ticks?|marks?|confirms?|done)\b/i,
    },
    { line: '{Client} puts the due day off → {item} gets due day, with the reason' },
    { line: '{Client} takes {a item} off the list → {item} is off the list' },
    { line: '{Clients} see what was done → entries of {a item}, the newest first' },
  ],
  records: [
    {
      line: '{Item}: {client}, name, place, what is done, months between, due day, reason, note; states: on the list, off the list',
    },
    { line: 'Entry: {item}, day, what was done, photo (optional)' },
  ],
  rules: [
    { line: 'The app counts the next due day from the day on which it was done, by the months between.' },
    { line: 'The app reminds nobody of {a item} that is off the list.' },
    { line: 'No entry is kept for a day that is to come.' },
    { line: '{Clients} see only their own {items}.' },
  ],
  nots: [{ line: 'No orders of spare parts; it only reminds.', unless: /\b(?:buy|shop|order)/i }],
  aims: [
    { line: '9 of 10 {items} are ticked off by their due day.' },
    { line: '8 of the first 10 {clients} still add {items} in the second month.' },
  ],
};
