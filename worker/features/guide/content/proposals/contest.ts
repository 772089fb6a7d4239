import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const pictured = /\b(?:photo|picture)\b/i;
const none =
  /\b(?:market ?place|fantasy|bets?|betting|tickets?|video game|hackathons?|shifts?|line-?ups|fees|tracker|learn\w*|habits?|chores?|kids (?:earn|collect|get|do|can)|my kids|exams?|answers?|public votes?)\b/i;
const covers =
  /\branking is\b|\bjury gives\b|^Jur(?:y|ies)\b|^Players\b|\badds? up\b|\benters? online\b|\bdo an? \w+ contest\b|\btastes? the\b/i;

/** Entries that jurors give points to: a baking contest, a photo contest. */
const judged: Proposal = {
  is: 'A page where {clients} enter a contest, jurors give points, and everybody sees who won.',
  today: 'Entries come by mail, and points are added up on paper.',
  jobs: {
    client: 'enter once and know how they are judged and when',
    host: 'judge each entry by the same points, without adding up on paper',
  },
  client: 'participant',
  isSure: true,
  signs:
    /\b(?:contests?|competitions?)\b[\s\S]{0,200}\b(?:jury|juries|judges?|jurors?)\b|\b(?:jury|juries|jurors?)\b[\s\S]{0,100}\b(?:points|scores?|rates?)\b|\b(?:cook|bake|chili|chilli)-?offs?\b|\b(?:baking|cooking|cake|photo|chilli|chili|costume|pumpkin|talent|poetry|writing|drawing|art|barbecue|bbq|jam|beard|dog) (?:contests?|competitions?)\b[\s\S]{0,240}\b(?:scores?|marks?|judges?|points|taste|vote|winners?)\b|\b(?:flower|veg|vegetable|produce|horticultural|talent|dog|cake) shows?\b[\s\S]{0,400}\b(?:judges?|marks?|first, second|winners?)\b|\bjudges?\b[^.]{0,60}\b(?:give|put in|type in|enter|write)\b[^.]{0,40}\b(?:marks?|scores?|points)\b/i,
  not: none,
  fits: {
    client: /^(?!(?:winner|judge|juror|head)$)/,
    host: /^(?!(?:cook|baker|kid|exhibitor|gardener|member|person|winner|head)$)/,
  },
  host: 'juror',
  hosts: /^(?:judge|juror)$/,
  isHostTold: true,
  people: [
    {
      line: 'Organiser (me)',
      job: 'have a ranking on the day that was promised, without lists of their own',
      unless: /\borgani[sz]ers?\b/i,
    },
  ],
  deeds: { client: /^(?:sign up|register|submit|enter an?)\b/, host: /^(?:give|judge|rate|score)\b/ },
  covers,
  acts: [
    { line: 'Organiser announces a contest → new contest: title, description, last day, most points' },
    { line: 'Organiser changes the last day of a contest → everybody who entered is told' },
    {
      line: '{Client} enters a contest → new entry: contest, title, description, photo, phone; the organiser is told',
      takes: /\b(?:enters?|submits?|uploads?)\b/i,
      when: pictured,
    },
    {
      line: '{Client} enters a contest → new entry: contest, title, description, phone; the organiser is told',
      takes: /\b(?:enters?|submits?|uploads?)\b/i,
      unless: pictured,
    },
    { line: '{Client} withdraws an entry → entry is withdrawn; the organiser is told' },
    { line: 'Organiser refuses an entry → entry is refused, with the reason; the {client} is told' },
    { line: 'The last day of a contest is over → contest is being judged; the {hosts} are told' },
    {
      line: '{Host} gives points to an entry → new score: entry, points, comment (optional)',
      takes: /\b(?:gives?|judges?|rates?|scores?)\b/i,
    },
    { line: '{Host} changes a score → score is changed' },
    { line: 'Organiser sees which scores are missing → entries without a score of each {host}' },
    {
      line: 'Organiser publishes the ranking → contest is decided; everybody who entered is told',
      takes: /\bpublish/i,
    },
    { line: '{Clients} see the ranking → title and points of each entry, the most points first' },
  ],
  records: [
    { line: 'Contest: title, description, last day, most points; states: announced, being judged, decided' },
    {
      line: 'Entry: contest, {client}, title, description, photo, phone; states: entered, withdrawn, refused',
      when: pictured,
    },
    {
      line: 'Entry: contest, {client}, title, description, phone; states: entered, withdrawn, refused',
      unless: pictured,
    },
    { line: 'Score: entry, {host}, points, comment (optional)' },
  ],
  rules: [
    { line: 'One score per {host} and entry.' },
    { line: 'Nobody gives more than the most points.' },
    { line: 'Nobody changes a score of a contest that is decided.' },
    { line: 'Nobody enters a contest after its last day.' },
    {
      line: '{Hosts} do not see who entered what.',
      holds: /\bwho (?:baked|cooked|made|took|entered|grew) (?:which|what)\b/i,
    },
    { line: 'Everybody sees the ranking.' },
    { line: 'Phone numbers are deleted 30 days after the last day of the contest.' },
  ],
  nots: [{ line: 'No entry fees and no voting by the public.' }],
  aims: [
    { line: '9 of 10 entries have the scores of all {hosts} 7 days after the last day.' },
    { line: '20 entries are made by the last day of the first contest.' },
  ],
};

/** Points that somebody enters round by round: a quiz night, a season of evenings. */
const rounds: Proposal = {
  is: 'A page that shows who leads, round by round.',
  today: 'Points are added up on paper, and nobody sees them until the end.',
  jobs: {
    client: 'see where they stand while it is still going on',
    host: 'show the ranking at the end of a round without adding up on paper',
  },
  client: 'team',
  isSure: true,
  signs:
    /\b(?:quiz nights?|contests?|competitions?|season|evenings?|tournaments?)\b[\s\S]{0,200}\b(?:points|scores)\b[\s\S]{0,120}\b(?:rankings?|leads|leader ?board|rounds?|screen|published)\b|\b(?:points|scores)\b[^.]{0,40}\b(?:each|every|per) round\b|\b(?:scoring|scores?|points) between (?:the )?rounds\b|\brounds\b[^.]{0,80}\b(?:type|put|enter)\w* the (?:points|scores) in\b/i,
  not: none,
  host: 'organiser',
  hosts: /^(?:quizmaster|organi[sz]er|host)$/,
  isHostTold: true,
  deeds: { client: /^(?:sign up|register)\b/, host: /^(?:enters?|types? in|gives?)\b.*\b(?:points|scores)\b/ },
  covers,
  acts: [
    {
      line: '{Host} announces an evening → new evening: title, day, start, place, number of rounds, most points of a round',
    },
    { line: '{Host} cancels an evening → evening is cancelled; everybody signed up is told' },
    {
      line: '{Client} signs up for an evening → new entry: evening, name, phone; the {host} is told',
      takes: /\b(?:signs? up|registers?|joins?)\b/i,
    },
    { line: '{Client} withdraws an entry → entry is withdrawn; the {host} is told' },
    { line: '{Host} adds {a client} on the spot → new entry: evening, name' },
    { line: '{Host} starts an evening → evening is running' },
    {
      line: '{Host} enters the points of a round → new score: entry, round, points',
      takes: /\b(?:enters?|types? in|gives?)\b.*\b(?:points|scores)\b/i,
    },
    { line: '{Host} corrects a score → the {client} is told' },
    {
      line: '{Clients} see the ranking → name and points of each entry, the most points first',
      takes: /\bsees?\b.*\b(?:leads|ranking|leader|standings)\b/i,
    },
    {
      line: '{Clients} see the ranking of the season → name and points of each {client}, over all evenings',
      when: /\bseason\b/i,
    },
    {
      line: '{Host} shows the ranking on a screen → name and points of each entry, after each round',
      when: /\bscreen\b/i,
    },
    { line: '{Host} closes an evening → evening is closed; the {clients} are told' },
  ],
  records: [
    {
      line: 'Evening: title, day, start, place, number of rounds, most points of a round; states: announced, running, closed, cancelled',
    },
    { line: 'Entry: evening, {client}, name, phone; states: entered, withdrawn' },
    { line: 'Score: entry, round, points' },
  ],
  rules: [
    { line: 'One score per entry and round.' },
    { line: 'Nobody enters more than the most points of a round.' },
    { line: 'Nobody corrects a score of an evening that is closed.' },
    { line: 'Nobody signs up for an evening that is running.' },
    { line: 'Everybody sees the ranking.' },
    { line: 'Phone numbers are deleted 30 days after the evening.' },
  ],
  nots: [{ line: 'No entry fees in the app.' }],
  aims: [
    { line: 'The ranking of a round is shown within 2 minutes after its last points.' },
    { line: '5 of 10 {clients} of an evening sign up for another one within 3 months.' },
  ],
};

/** Points that are given, and who leads. */
export const contests: Proposal[] = [judged, rounds];
