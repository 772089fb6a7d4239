import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const occasion =
  '(?:fairs?|shows?|cook-?offs?|bake-?offs?|brew-?offs?|contests?|competitions?|pageants?|festivals?|exhibitions?|auditions?|recitals?|tournaments?|judging)';
const judging = '(?:judge[sd]?|judging|jurors?|jur(?:y|ies)|scorers?)';

/** What tells that judges go round on the day and score what stands there, and not what was sent in. */
const onTheDay =
  '(?:on (?:their|the|a|his|her|our|an?) (?:own )?(?:smart)?(?:phones?|tablets?|mobiles?|ipads?)|clipboards?|on paper|paper (?:forms?|sheets?|ballots?)|score ?(?:sheets?|cards?)|ballots?|by hand|criteri(?:a|on)|rubrics?|(?:two|three|four|five|six|several|different|multiple|\\d+) (?:\\w+ )?(?:judges|jurors|scores)|1 (?:to|-) (?:10|5|20|100)|tasted|blind|last (?:one|judge|score)|(?:related|conflicts? of interest)|missing|each other)';

/** How many judges look at each. */
const panel =
  /\b(two|three|four|five|six|seven|\d+) (?:different |separate |independent |other )?(?:judges|jurors|scorers|scores)\b/i;

/** Entries that several judges score by criteria on the day: a science fair, a flower show, a cook-off. */
export const fairs: Proposal = {
  is: 'A tool in which {clients} score {items} on their phones, and the ranking is there with the last score.',
  today: 'Scores are written on paper and added up by hand while everybody waits.',
  jobs: {
    client: 'see whom they judge next and score it in a minute, without paper',
    host: 'have the winners with the last score, and see before that who is missing',
  },
  client: 'judge',
  clients: /\b(?:judge|juror|scorer)(?=s?\b)/i,
  isSure: true,
  signs: new RegExp(
    `^(?=[\\s\\S]*\\b${occasion}\\b)(?=[\\s\\S]*\\b${judging}\\b)(?=[\\s\\S]*\\b(?:points?|scor(?:es?|ed|ing)|rat(?:es?|ed|ing)|judging|score ?sheets?)\\b)(?=[\\s\\S]*\\b${onTheDay}\\b)`,
    'i',
  ),
  not: /\b(?:market ?place|fantasy|bets?|betting|video games?|hackathons?|shifts?|public votes?|audience votes?|fixtures|standings|league|invoices?|job fairs?|trade (?:fairs?|shows?))\b/i,
  host: 'organiser',
  hosts: /^(?:organi[sz]er|show secretary|secretary|steward|head judge|tab room)$/,
  isHostTold: true,
  fits: { host: /^(?:organi[sz]er|.*secretary|steward|.*coordinator|.*director|tab room)$/ },
  thing: {
    fits: /^(?:entry|project|act|beer|wine|pie|cake|dish|chili|exhibit|dog|horse|poster|performance|speech)$/,
    named: /\b(?:project|act|beer|wine|pie|cake|dish|exhibit|dog|horse|poster|speech|performance)(?:es|s)?\b/gi,
    other: 'entry',
  },
  covers:
    /^(?:[\p{L}-]+ )+judges$|^judges per\b|\b(?:holds?|puts? on|runs?|hosts?|have|has) (?:an? |our |the )(?:[\p{L}-]+ ){0,3}(?:shows?|fairs?|contests?|competitions?|cook-?offs?|bake-?offs?|festivals?)\b|\bcomes? in to judge\b|\bgoe?s? round\b|\bwinners? (?:is |are )?(?:ready|should)\b|\bby themselves\b|\bgets? (?:a |the )?(?:trophy|prizes?|medals?|ribbons?)\b|\bsees? each other's scores\b/iu,
  acts: [
    { line: '{Host} plans an event → new event: title, day, place', when: panel },
    { line: '{Host} plans an event → new event: title, day, place, number of {clients}', unless: panel },
    {
      line: '{Host} adds a criterion → new criterion: event, name, most points',
      takes: /\b(?:sets?|adds?|defines?)\b.*\b(?:criteria|criterion|rubric|score ?sheet)\b/i,
    },
    {
      line: '{Host} adds {a item} → new {item}: event, code, title, category, entrant',
      takes: /\b(?:adds?|enters?|registers?)\b(?!.*\b(?:points?|scores?)\b)/i,
      holds: /^people enter\b/i,
    },
    {
      line: '{Client} reports a conflict with {a item} → new conflict: {item}, reason; assignment is withdrawn; the {host} is told',
    },
    {
      line: '{Host} assigns {a item} to {a client} → new assignment: {item}, {client}; the {client} is told',
      takes: /\bassigns?\b/i,
      holds: /\bcomes? in to judge\b|\bgoe?s? round\b/i,
    },
    { line: '{Host} withdraws an assignment → assignment is withdrawn; the {client} is told' },
    {
      line: '{Clients} see what they have to judge → title, code and category of each {item} assigned to them, those not scored first',
      takes: /\bsees? (?:which|what|whom|their)\b(?!.*\b(?:missing|scores)\b)/i,
    },
    {
      line: '{Client} gives points to {a item} → new score: assignment, criterion, points, comment (optional)',
      takes:
        /\b(?:(?:puts?|enters?|types?|gives?|keys?)\b.*\b(?:points?|scores?|marks)|scores?|rates?|judges? each|fills? in)\b/i,
      holds:
        /\b(?:gives? points|on (?:their|his|her) (?:own )?(?:phones?|tablets?)|fills? in a score|gets? scored|tast\w*)\b/i,
    },
    { line: '{Client} changes a score → score gets points, comment' },
    { line: '{Client} hands in an assignment → assignment is handed in', takes: /\b(?:hands?|sends?) .*\bin\b/i },
    { line: '{Host} reopens an assignment → assignment is open, with the reason; the {client} is told' },
    {
      line: '{Hosts} see which scores are missing → {item}, code and {client} of each open assignment',
      takes: /\bsees?\b.*\b(?:missing|has(?:n't| not)|have(?:n't| not)|still)\b/i,
      holds: /\bsees?\b.*\b(?:missing|has(?:n't| not)|have(?:n't| not))\b/i,
    },
    { line: 'The last open assignment of an event is handed in or withdrawn → event is judged; the {hosts} are told' },
    {
      line: '{Hosts} see the ranking → title, code and mean of the points of each {item}, by category, the most points first',
      takes: /\bsees?\b.*\b(?:ranking|winners?|results?|totals?)\b/i,
      holds: /\b(?:see|need)s? the (?:ranking|winners?|results?|totals?)\b/i,
    },
    {
      line: '{Host} publishes the ranking → event is published; the {clients} are told',
      takes: /\b(?:publish(?:es)?|announces?|shows?)\b.*\b(?:ranking|winners?|results?)\b/i,
    },
  ],
  records: [
    { line: 'Event: title, day, place; states: planned, judged, published', when: panel },
    { line: 'Event: title, day, place, number of {clients}; states: planned, judged, published', unless: panel },
    { line: 'Criterion: event, name, most points' },
    { line: '{Item}: event, code, title, category, entrant' },
    { line: 'Conflict: {client}, {item}, reason' },
    { line: 'Assignment: {item}, {client}, reason; states: open, handed in, withdrawn' },
    { line: 'Score: assignment, criterion, points, comment (optional)' },
  ],
  rules: [
    {
      line: 'Nobody publishes the ranking before each {item} has the scores of {1} {clients}.',
      takes: panel,
    },
    {
      line: 'Nobody publishes the ranking before each {item} has the scores of the number of {clients} of its event.',
      unless: panel,
    },
    { line: 'One assignment per {client} and {item}.' },
    {
      line: 'Nobody assigns {a item} to {a client} with a conflict with it.',
      holds: /\b(?:own (?:school|kid|child|club|entry|entries|team|student|class)|related)\b/i,
    },
    { line: 'One score per assignment and criterion.' },
    { line: 'Nobody gives more than the most points of a criterion.' },
    { line: 'Nobody hands in an assignment without a score for each criterion.' },
    { line: 'Nobody changes a score of an assignment that is handed in or withdrawn.' },
    { line: 'Nobody reopens an assignment of an event that is published.' },
    { line: '{Clients} see only their own assignments and scores.', holds: /\beach other['’]s scores\b/i },
    { line: '{Clients} do not see the entrant of {a item}.', when: /\b(?:blind|anonym\w*)\b/i },
    { line: 'The ranking goes by the mean of the points, and the same mean shares a place.' },
    { line: 'Only the {hosts} see the ranking before it is published.' },
    { line: 'Scores, assignments and conflicts are deleted 2 years after the day of the event.' },
  ],
  nots: [{ line: 'No entering online; the {host} adds the {items}.' }, { line: 'No voting by the public.' }],
  aims: [
    { line: '9 of 10 events are published within 30 minutes after they are judged.' },
    { line: '9 of 10 assignments are handed in within 1 day after they were made.' },
  ],
};
