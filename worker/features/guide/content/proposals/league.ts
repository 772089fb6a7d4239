import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const none =
  /\b(?:market ?place|fantasy|bets?|betting|ticket|video game|hackathons?|shifts?|line-?ups|fees|tracker|live stream\w*)\b/i;
const covers =
  /\borgani[sz]es? a\b|\bup to date\b|\bschedule is made\b|\bchallenges? each other\b|\bmoves? up\b|\branking is\b|\bOpponents? confirms?\b|^Opponents$|\bdo the fixtures\b|\bputs? the results? in\b|\btable does itself\b|\bcaptain says yes\b|\bmembers swap places\b/i;

/** Somebody who does not play enters what came out. */
const refereed = /\breferees?\b|\bumpires?\b|\b[Ii] (?:enter|type in|put in)\b/i;

/** Whoever wins goes up: no points are counted. */
const ladder = /\bladder\b/i;

/** Matches of a season or a tournament: entered, played, confirmed, and the table that comes of them. */
export const league: Proposal = {
  is: 'A page with the matches, the results and the table of {a item}.',
  today: 'Results come by message, and the table is a sheet that only one person can change.',
  jobs: {
    client: 'know when and against whom they play, and see the table on the evening of the match',
    host: 'have results and table without collecting messages',
  },
  client: 'player',
  isSure: true,
  signs:
    /\b(?:leagues?|tournaments?)\b[\s\S]{0,200}\b(?:results?|scores?|standings?|tables?|matches|fixtures|rankings?)\b|\b(?:results?|scores?|standings?|fixtures|brackets?)\b[\s\S]{0,100}\b(?:leagues?|tournaments?)\b|\bladder\b[\s\S]{0,200}\b(?:challeng\w+|places? (?:above|up)|swap(?:s)? places|ranking)\b|\bpoints? for a win\b|\btournaments?\b[\s\S]{0,200}\b(?:knock-?outs?|when they(?:['’]re| are) on)\b|\branking\b[^.]{0,80}\bresults? after (?:each|every) (?:game|match)\b|\bwho (?:has |have )?beat(?:s|en)? (?:who|whom)\b/i,
  not: new RegExp(`${none.source}|\\bquiz\\b`, 'i'),
  host: 'organiser',
  isHostTold: true,
  hosts: /^(?:organi[sz]er|referee|umpire|manager)$/,
  deeds: {
    client: /^(?:enter their|report|register|challenge|confirm)\b/,
    host: /^(?:enter (?:the )?(?:scores?|results?)|organi[sz]e|schedule|draw)\b/,
  },
  fits: { client: /^(?!odd )/ },
  thing: { fits: /^(?:season|tournament)$/, named: /\btournaments?\b/gi, other: 'season' },
  covers,
  acts: [
    { line: '{Host} opens {a item} → new {item}: name, first day, points for a win, points for a draw' },
    {
      line: '{Client} registers for {a item} → new entry: {item}, name, phone; the {host} is told',
      takes: /\b(?:registers?|signs? up|joins?)\b/i,
    },
    { line: '{Host} accepts an entry → entry is accepted; the {client} is told' },
    { line: '{Client} withdraws an entry → entry is withdrawn; the {host} is told' },
    {
      line: '{Host} plans a match → new match: {item}, round, home entry, guest entry, day, place; both sides are told',
      takes: /\b(?:plans?|draws?|schedules?)\b/i,
      unless: ladder,
    },
    {
      line: '{Client} challenges an entry → new match: {item}, home entry, guest entry, day, place; the other side is told',
      holds: /\bchalleng/i,
      when: ladder,
    },
    { line: '{Host} moves a match to another day → both sides are told' },
    {
      line: '{Client} enters a result → match gets the score; match is reported; the other side is told',
      takes: /\b(?:enters?|reports?)\b/i,
      unless: refereed,
    },
    { line: '{Client} confirms a result → match is confirmed', takes: /\bconfirms?\b/i, unless: refereed },
    { line: 'A result is not confirmed within 2 days → match is confirmed', unless: refereed },
    {
      line: '{Host} enters a result → match gets the score; match is confirmed; both sides are told',
      takes: /\benters?\b/i,
      when: refereed,
    },
    { line: '{Client} disputes a result → match is disputed, with the reason; the {host} is told' },
    {
      line: '{Host} decides a disputed match → match gets the score; match is confirmed; both sides are told',
    },
    {
      line: '{Clients} see the matches → day, place and score of each match, by round',
      takes: /\bsees?\b.*\b(?:matches|fixtures|schedule)\b/i,
      when: refereed,
    },
    {
      line: '{Clients} see the table → place, matches, wins, draws, losses and points of each entry, out of confirmed matches',
      takes: /\bsees?\b.*\b(?:table|standings?|ranking)\b/i,
    },
  ],
  records: [
    {
      line: 'Match: {item}, round, home entry, guest entry, day, place, score; states: planned, reported, disputed, confirmed',
      unless: new RegExp(`${refereed.source}|${ladder.source}`, 'i'),
    },
    {
      line: 'Match: {item}, home entry, guest entry, day, place, score; states: planned, reported, disputed, confirmed',
      when: ladder,
    },
    {
      line: 'Match: {item}, round, home entry, guest entry, day, place, score; states: planned, confirmed, disputed',
      when: refereed,
      unless: ladder,
    },
    { line: 'Entry: {item}, {client}, name, phone; states: registered, accepted, withdrawn' },
    { line: '{Item}: name, first day, points for a win, points for a draw' },
  ],
  rules: [
    { line: 'The table goes by points, and then by the difference of scores.', unless: ladder },
    { line: 'Whoever beats an entry above theirs takes its place in the table.', when: ladder },
    {
      line: 'Nobody challenges an entry that stands more than {1} above theirs.',
      takes: /\b(?:up to|at most|only|max(?:imum)?) (\d+ places) (?:above|up|higher)\b/i,
      when: ladder,
    },
    { line: 'Nobody confirms a result that they entered.', unless: refereed },
    { line: 'Nobody enters a result before the day of the match.' },
    { line: 'Everybody sees the matches and the table.' },
    { line: 'Phone numbers are seen only by the {host} and the other side of a match.' },
  ],
  nots: [{ line: 'No bets.' }],
  aims: [
    { line: '9 of 10 results are confirmed within 2 days of the match.', unless: refereed },
    { line: '9 of 10 results stand in the table 1 hour after the match.', when: refereed },
    { line: 'At most 1 of 20 matches is disputed in a season.' },
  ],
};
