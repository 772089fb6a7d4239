import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** Teams go from station to station and solve what they find there, while somebody watches from afar. */
export const hunts: Proposal = {
  is: 'A hunt in which {clients} solve tasks at stations, and {hosts} see live who is ahead.',
  today: 'Tasks stand on paper, and who has won is counted by hand at the end.',
  jobs: {
    client: 'go from task to task without waiting for anybody, and see how they stand',
    host: 'see during the hunt who is where, and know the winner when it ends',
  },
  client: 'team',
  isSure: true,
  clients: /\b(?:teams?|groups?|famil(?:y|ies)|players?)\b/i,
  signs:
    /\b(?:scavenger|treasure) hunts?\b|\b(?:city|town|photo|paper) (?:rall(?:y|ies)|chase)\b|\b(?:teams?|groups?|pupils)\b[\s\S]{0,100}\bstations?\b[\s\S]{0,100}\b(?:points?|riddles?|ranking|tasks?)\b|\bstations?\b[\s\S]{0,60}\b(?:riddles?|tasks?)\b[\s\S]{0,100}\b(?:teams?|groups?)\b|\brall(?:y|ies) (?:through|round|around|across)\b/i,
  not: /\b(?:market ?place|tickets?|charging|train|petrol|work ?stations?|weather)\b/i,
  host: 'organiser',
  deeds: {
    client: /^(?:scan|solve|find|answer)/,
    host: /^(?:set up|give points|see (?:live|the ranking)|watch)/,
  },
  thing: { fits: /\bstation$/i, other: 'station' },
  covers:
    /^(?!nobody|no )(?:for our [\w ]+, )?(?:\w+ ){1,2}(?:do|plan|make|organi[sz]e)(?:es|s)? an? (?:\w+ ){0,2}(?:hunt|rally|chase)\b/i,
  acts: [
    {
      line: '{Host} makes a hunt → new hunt: title, day, start, minutes, code',
    },
    {
      line: '{Host} adds a station → new station: hunt, name, place, task, solution, hint, points',
      holds: /\bsets? up\b/i,
    },
    { line: '{Client} joins by the code of the hunt → new {client}: hunt, name, number of players' },
    { line: '{Host} starts a hunt → hunt is running; the first station is shown on the phone of each {client}' },
    {
      line: '{Client} scans the code at a station → new answer: station, {client}, time; the task of the station is shown',
      takes: /\bscans?\b/i,
      holds: /\bfinds?\b/i,
    },
    {
      line: '{Client} solves a task → answer is handed in, with text and photo',
      takes: /\b(?:solves?|answers?|takes? photos?)\b/i,
    },
    { line: '{Client} opens the hint of a station → the hint is shown' },
    {
      line: '{Host} gives points for an answer → answer is judged, with the points; the {client} is told',
      holds: /\bgives? points?\b/i,
    },
    {
      line: '{Hosts} see the ranking → points, stations and last time of each {client}, the most points first',
      holds: /\b(?:ranking|ahead|where each|live)\b/i,
    },
    { line: '{Host} sends a message to all → new message: hunt, text; the {clients} are told' },
    { line: 'The minutes of a hunt are over → hunt is ended; the {clients} are told' },
    { line: '{Client} gives up → {client} is out; the {hosts} are told' },
  ],
  records: [
    { line: 'Hunt: title, day, start, minutes, code; states: prepared, running, ended' },
    { line: 'Station: hunt, name, place, task, solution, hint, points' },
    { line: '{Client}: hunt, name, number of players; states: in play, out' },
    { line: 'Answer: station, {client}, time, text, photo, points; states: begun, handed in, judged' },
    { line: 'Message: hunt, text' },
  ],
  rules: [
    { line: 'One answer per {client} and station.' },
    { line: 'Nobody solves a task after the hunt is ended.' },
    { line: '{Clients} see only the station at which they are.' },
    { line: 'Photos are deleted 30 days after the hunt.' },
  ],
  nots: [{ line: 'No tracking of where a {client} is between two stations.' }],
  aims: [{ line: '8 of 10 {clients} reach the last station, and the winner is known within 1 minute after the end.' }],
};

/** Questions on a screen that everybody answers on a phone, round by round. */
export const quizzes: Proposal = {
  is: 'A quiz in which {hosts} show questions on a screen and {clients} answer on their phones.',
  today: 'Answers are written on paper and counted by hand between the rounds.',
  jobs: {
    client: 'answer together at their table and see how they stand',
    host: 'run a round without counting sheets while everybody waits',
  },
  client: 'team',
  isSure: true,
  clients: /\b(?:teams?|players?|guests?)\b/i,
  signs:
    /\b(?:pub|live|bar|party) (?:quiz(?:zes)?|trivia)\b|\bquiz (?:shows?|nights?|evenings?)\b|\bquiz ?masters?\b|\bquiz\b[\s\S]{0,100}\b(?:big screen|leader ?board|rounds?|teams?|beamer|projector|podium|telly|on their phones?)\b/i,
  not: /\b(?:market ?place|flash ?cards?|vocabulary|courses?|learners?|homework|book(?:s|ing)? (?:a )?tables?|stations?)\b/i,
  host: 'quiz master',
  hosts: /\b(?:quiz ?master|host|moderator|organi[sz]er)$/,
  deeds: { client: /^answer/, host: /^(?:show|start)/ },
  thing: { fits: /\bquestion$/i, other: 'question' },
  covers: /^(?:\w+ ){1,2}(?:do|run|host)(?:es|s)? an? (?:\w+ )?quiz\b|^(?:I|we) teach(?:es)? \w+$|\btaps? A B C\b/i,
  acts: [
    { line: '{Host} makes a quiz → new quiz: title, day, code' },
    {
      line: '{Host} adds a question → new question: quiz, round, text, photo, choices, right choice, seconds',
      holds: /\bwrites? questions\b/i,
    },
    { line: '{Client} joins by the code of the quiz → new {client}: quiz, name' },
    { line: '{Host} starts the quiz → quiz is running' },
    {
      line: '{Host} starts a question → question is open; its text is shown on the screen',
      takes: /\bstarts? a question\b/i,
      holds: /\bshows?\b/i,
    },
    {
      line: '{Client} answers a question → new answer: question, {client}, choice, time',
      takes: /\banswers?\b/i,
    },
    { line: 'The seconds of a question are over → question is closed; the right choice is shown on the screen' },
    {
      line: '{Clients} see the leaderboard → name and points of each {client}, the most points first',
      holds: /\b(?:leader ?board|points|winner)\b/i,
    },
    { line: '{Host} takes a question out → question is cancelled, with the reason; the {clients} are told' },
    { line: '{Host} removes {a client} → {client} is removed' },
    { line: '{Host} ends the quiz → quiz is ended; the winner is shown on the screen' },
  ],
  records: [
    {
      line: 'Question: quiz, round, text, photo, choices, right choice, seconds; states: prepared, open, closed, cancelled',
    },
    { line: 'Quiz: title, day, code; states: prepared, running, ended' },
    { line: '{Client}: quiz, name; states: in play, removed' },
    { line: 'Answer: question, {client}, choice, time' },
  ],
  rules: [
    { line: 'One answer per {client} and question.' },
    { line: 'Nobody answers a question that is closed.' },
    { line: '{Clients} do not see the answers of other {clients} before the question is closed.' },
    { line: 'At most 100 {clients} per quiz.' },
    { line: 'Names and answers are deleted 30 days after the quiz.' },
  ],
  nots: [{ line: 'No money is played for.' }],
  aims: [
    { line: '9 of 10 {clients} that join answer the last question too.' },
    { line: '8 of 10 {clients} of a quiz have joined before its first question.' },
  ],
};
