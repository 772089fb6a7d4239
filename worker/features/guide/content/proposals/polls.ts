import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const talk =
  '(?:members?|everyone|everybody|we|people|parents|residents|flatmates|board|club|team|band|friends|council|colleagues|us)';
const none =
  /\b(?:market ?place|hackathons?|jury|juries|judges|photo contest|quiz|elections? results?|shifts?|upvotes?|feature requests?|film|movies?)\b/i;
/** What is chosen is rated afterwards, and then it is about more than the vote. */
const rated = /\bvot(?:es?|ing)\b[\s\S]{0,60}\brates? (?:it|them)\b/i;
/** What friends choose among, and no board decides. */
const chosen =
  /\bpropos\w+ (?:the |an? |new )?(?:books?|songs?|dates?|days|places|restaurants|games?|recipes|names?)\b/i;
/** A band does not vote; those who are in it do. */
const persons = /^(?!(?:band|choir|team|club|couple|family|council|group|ski group)$)/;
const covers = /\bcan(?:not|'t) (?:decide|agree)\b|\balways argues\b|\bresult is shown\b|^Club organisers vote\b/i;

/** What a club, a co-operative or a council decides by a vote: put forward, talked over, voted on, noted. */
export const motions: Proposal = {
  is: 'A place where {clients} put {items} forward and vote on them.',
  today: 'Decisions wait for the next meeting, and few come.',
  jobs: {
    client: 'have a say without coming to each meeting',
    host: 'have decisions that can be shown, before the next meeting',
  },
  client: 'member',
  fits: { client: persons },
  signs:
    /\b(?:proposals|motions)\b[\s\S]{0,120}\bvot(?:es?|ing)\b|\bproposes?\b[\s\S]{0,120}\b(?:vot(?:es?|ing)|decides?)\b|\b(?:board|association|assembly|co-?op|council)\b[\s\S]{0,120}\bvot(?:es?|ing)\b|\bvot(?:es?|ing)\b[\s\S]{0,60}\b(?:board|association|assembly|co-?op)\b/i,
  not: new RegExp(`${none.source}|${chosen.source}`, 'i'),
  host: 'board',
  hosts: /^(?:board|council|chair|committee)$/,
  deeds: { client: /^(?:put|propose|vote|suggest|support)\b/, host: /^(?:see the result|write|decide|open)\b/ },
  thing: { fits: /^(?:proposal|motion)$/, named: /\b(?:proposal|motion|idea)s?\b/gi, other: 'proposal' },
  covers,
  acts: [
    {
      line: '{Client} puts {a item} forward → new {item}: title, text, cost (optional); the {host} is told',
      takes: /\b(?:proposes?|suggests?|submits?)\b/i,
      holds: /\bputs? forward\b/i,
    },
    { line: '{Client} changes {a item} → the {host} is told' },
    { line: '{Client} withdraws {a item} → {item} is withdrawn; the {host} is told' },
    {
      line: '{Clients} see the {items} → title, state and last day of each {item}, the newest first',
      takes: /\bsees? (?:all |the )?(?:open )?(?:proposals|motions|ideas)\b/i,
    },
    {
      line: '{Client} comments on {a item} → new comment: {item}, text',
      takes: /\b(?:discuss\w*|comments?)\b/i,
      holds: /\bdiscuss\w*\b/i,
    },
    { line: '{Host} sends {a item} back → {item} is sent back, with the reason; its author is told' },
    { line: '{Host} opens the vote on {a item} → {item} is open, with its last day; the {clients} are told' },
    { line: '{Client} votes on {a item} → new vote: {item}, choice', takes: /\bvotes?\b/i, holds: /\bsupports?\b/i },
    { line: 'The last day of {a item} is tomorrow → whoever has not voted is reminded', holds: /\bremind/i },
    { line: 'The last day of {a item} is over → {item} is closed; the {clients} are told' },
    { line: '{Clients} see the result → number of votes for, against and abstained', takes: /\bsees? the results?\b/i },
    {
      line: '{Host} notes the decision → {item} is decided, with the decision; the {clients} are told',
      takes: /\b(?:minutes|decides?)\b/i,
    },
  ],
  records: [
    {
      line: '{Item}: author, title, text, cost (optional), last day, decision; states: put forward, sent back, withdrawn, open, closed, decided',
    },
    { line: 'Vote: {item}, {client}, choice' },
    { line: 'Comment: {item}, author, text' },
  ],
  rules: [
    { line: 'One vote per {client} and {item}.' },
    { line: '{Clients} see all {items} and comments.' },
    { line: 'Nobody changes {a item} that is open.' },
    { line: 'Nobody votes on {a item} that is not open.' },
    { line: 'Nobody sees the result before {a item} is closed.' },
    { line: 'Nobody sees who voted for what.' },
    { line: '{A item} is accepted only with more votes for it than against it.' },
  ],
  nots: [{ line: 'No votes that the statutes ask to be cast in a meeting.' }],
  aims: [
    { line: 'At least 6 of 10 {clients} vote on {a item}.' },
    { line: '9 of 10 {items} are decided within 14 days after their last day.' },
  ],
};

/** A question that somebody asks a group, with choices and a last day. */
export const polls: Proposal = {
  is: 'A place where {clients} ask each other and vote.',
  today: 'Questions go round in a chat group until nobody knows what was decided.',
  jobs: { client: 'settle a question among all without endless messages' },
  client: 'member',
  fits: { client: persons },
  signs: new RegExp(
    `\\bpolls?\\b(?! station)|\\b${talk}\\b[^.]{0,80}\\bvotes?\\b|\\bvot(?:e|ing) (?:app|tool|site)\\b|\\b${talk}\\b[^.]{0,60}\\bsays? yes or no\\b[^.]{0,40}$|\\b(?:suggest|propose)s?\\b[^.]{0,60}\\beveryone says\\b`,
    'i',
  ),
  not: new RegExp(`${none.source}|${rated.source}|\\b(?:rehearsals?|training|practice)s?\\b|\\bwho hosts\\b`, 'i'),
  covers,
  acts: [
    { line: '{Client} makes a group → new group: name' },
    {
      line: '{Client} invites somebody to a group → new membership: group, e-mail address; whoever is invited is told',
    },
    {
      line: '{Client} makes a poll → new poll: group, question, last day, secret yes or no; the {clients} of the group are told',
      takes: /\b(?:makes?|creates?|starts?) (?:a )?polls?\b/i,
    },
    { line: '{Client} adds a choice to a poll → new choice: poll, text', takes: /\bsuggests?\b/i },
    { line: '{Client} votes on a poll → new vote: poll, choice', takes: /\bvotes?\b|\bsays? yes or no\b/i },
    { line: '{Client} changes a vote → vote is changed' },
    { line: 'The last day of a poll is tomorrow → whoever has not voted is reminded', holds: /\bremind/i },
    { line: 'The last day of a poll is over → poll is closed; the {clients} of the group are told' },
    { line: '{Client} closes a poll early → poll is closed; the {clients} of the group are told' },
    { line: '{Clients} see the result → number of votes for each choice', takes: /\bsees? the results?\b/i },
    { line: '{Client} deletes a poll → poll is deleted' },
  ],
  records: [
    { line: 'Poll: group, author, question, last day, secret yes or no; states: open, closed' },
    { line: 'Choice: poll, text' },
    { line: 'Vote: poll, choice, {client}' },
    { line: 'Group: name' },
    { line: 'Membership: group, e-mail address' },
  ],
  rules: [
    { line: 'One vote per {client} and poll.' },
    { line: 'Nobody votes on a poll that is closed.' },
    { line: 'Nobody changes the question of a poll on which somebody has voted.' },
    { line: 'Nobody sees who voted for what in a secret poll.' },
    { line: 'Nobody deletes a poll of somebody else.' },
    { line: '{Clients} see all polls and choices of their own groups.' },
  ],
  nots: [{ line: 'No votes that a law or statutes ask to be cast on paper.' }],
  aims: [
    { line: '8 of 10 {clients} vote before the last day.' },
    { line: '5 of 10 groups make a second poll within 4 weeks.' },
  ],
};
