import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** Whoever scans a code is invited by nobody. */
const code = /\b(?:scans?|QR)\b/i;

/** Somebody asks, many answer, and what they answered is counted. */
export const surveys: Proposal = {
  is: 'A tool with which {hosts} ask {clients} and see what they answered.',
  today: 'Answers come on paper or not at all, and nobody counts them.',
  jobs: {
    client: 'say in a few minutes what they think, and know who reads it',
    host: 'know what {clients} think while it can still change something',
  },
  client: 'participant',
  signs:
    /\b(?:surveys?|questionnaires?|feedback (?:forms?|app|tool|page|system)|(?:customer|guest|patient|course|visitor) feedback)\b|\b(?:collect|get|ask for|gather)s? (?:\w+ ){0,2}feedback\b|\bask (?:\w+ ){0,6}(?:after|how) (?:\w+ ){0,6}(?:they liked|it was|satisfied)\b/i,
  not: /\b(?:market ?place|quiz|game|student projects? about|vot(?:e|es|ing)|suggestion|book(?:s|ed|ing|ings)?|order\w*|code review|land surveys?|surveyors?)\b/i,
  host: 'organiser',
  fits: { client: /^(?!.*\b(?:host|organiser|owner|manager|trainer|teacher)$)/ },
  hosts: /\b(?:trainer|teacher|manager|owner|organiser|hotel|restaurant|company|researcher)$/,
  thing: { fits: /\b(?:survey|questionnaire)$/i, other: 'survey' },
  acts: [
    { line: '{Host} makes {a item} → new {item}: title, introduction, closing day', takes: /\b(?:makes?|creates?)\b/i },
    {
      line: '{Host} adds a question to {a item} → new question: {item}, text, kind, choices',
      takes: /\bwrites?\b|\badds?\b.*\bquestions?\b/i,
    },
    { line: '{Host} removes a question → question is removed' },
    {
      line: '{Host} opens {a item} → {item} is open, with its link and QR code',
      takes: /\b(?:opens?|publish(?:es)?|shares?)\b/i,
      holds: /\bscans? (?:an? |the )?(?:QR )?codes?\b/i,
    },
    {
      line: '{Host} invites {clients} by e-mail → new invitation: {item}, e-mail address; the {client} is told',
      takes: /\b(?:invites?|sends?)\b/i,
      holds: /\basks?\b.*\bhow\b/i,
      unless: code,
    },
    {
      line: '{Client} answers {a item} by its link → new reply: {item}, answers',
      takes: /\b(?:answers?|fills?|gets?|scans?|replies|says?)\b/i,
      holds: /\bsays? how\b/i,
    },
    { line: 'An invitation is not answered 3 days before the closing day → the {client} is reminded', unless: code },
    {
      line: '{Hosts} see the results → number of replies, and a chart of the answers to each question',
      takes: /\bsees?\b/i,
    },
    {
      line: '{Host} exports the replies → the replies are handed over as a CSV file',
      takes: /\b(?:exports?|downloads?)\b/i,
    },
    { line: '{Host} closes {a item} → {item} is closed', takes: /\bcloses?\b/i },
    { line: 'The closing day of {a item} is reached → {item} is closed; the {host} is told' },
    { line: '{Host} deletes {a item} → {item} is deleted' },
  ],
  records: [
    { line: '{Item}: {host}, title, introduction, closing day; states: draft, open, closed, deleted' },
    { line: 'Question: {item}, text, kind, choices; states: asked, removed' },
    { line: 'Invitation: {item}, e-mail address; states: sent, answered', unless: code },
    { line: 'Reply: {item}, answers' },
  ],
  rules: [
    { line: 'Nobody changes a question of {a item} that is open.' },
    { line: 'Nobody answers {a item} that is not open.' },
    { line: 'One reply per invitation.', unless: code },
    { line: 'The app keeps no name with a reply.' },
    { line: '{Hosts} see only the results of their own {items}.' },
    {
      line: 'Nobody sees results of fewer than 5 replies.',
      when: /\b(?:anonym\w*|employees?|staff|teams?|pupils?)\b/i,
    },
    { line: 'Replies are deleted after 12 months.' },
  ],
  nots: [{ line: 'No account for {clients}.' }],
  aims: [
    { line: '5 of 10 invitations are answered by the closing day.', unless: code },
    { line: '20 replies in the first 4 weeks.', when: code },
    { line: '5 of 10 {items} have 20 replies by their closing day.' },
  ],
};

/** What people would like to be better, and what becomes of it. */
export const suggestions: Proposal = {
  is: 'A box for suggestions in which {clients} see what becomes of theirs.',
  today: 'Suggestions are made in passing, and nobody hears of them again.',
  jobs: {
    client: 'see that a suggestion is read and what becomes of it',
    host: 'hear what goes wrong from those who see it first',
  },
  client: 'member',
  signs:
    /\bsuggestion (?:box(?:es)?|app|page|tool)\b|\bidea (?:box|board|management)\b|\bfeature requests?\b|\bcollects? (?:ideas|suggestions)\b|\b(?:drop|submit|send|hand in|leave|suggest|give)s? (?:\w+ ){0,2}(?:ideas|suggestions|feedback)\b/i,
  not: /\b(?:market ?place|game|recipes?|contest|hackathon|judges?|teachers? (?:mark|grade)|homework)\b/i,
  host: 'manager',
  fits: { host: /\b(?:management|manager|council|board|team|town|office|committee)$/ },
  hosts: /\b(?:management|manager|council|board|team|town|office)$/,
  thing: { fits: /\b(?:suggestion|idea|request|proposal)$/i, other: 'suggestion' },
  acts: [
    {
      line: '{Client} makes {a item} → new {item}: title, text, topic, photo; the {hosts} are told',
      takes: /\b(?:drops?|submits?|sends?|leaves?|suggests?|makes?|collects?|gives?)\b/i,
      holds: /\b(?:says?|tells?)\b.*\b(?:anonym|what|ideas?)/i,
    },
    { line: '{Client} withdraws {a item} → {item} is withdrawn' },
    {
      line: '{Clients} look through {items} → title, state, number of votes and answer of each {item}',
      takes: /\b(?:looks?|sees?|browses?)\b/i,
    },
    { line: '{Client} votes for {a item} → new vote: {item}', takes: /\bvotes?\b/i },
    { line: '{Client} deletes a vote → vote is deleted' },
    { line: '{Host} asks back → new comment: {item}, text; the author is told' },
    {
      line: '{Host} plans {a item} → {item} is planned, with the day and an answer; the author is told',
      takes: /\b(?:plans?|planned)\b/i,
    },
    {
      line: '{Host} declines {a item} → {item} is declined, with an answer; the author is told',
      takes: /\b(?:declines?|answers?)\b/i,
    },
    {
      line: '{Host} marks {a item} as done → {item} is done; the author and all who voted are told',
      takes: /\bdone\b/i,
    },
    { line: '{Host} hides {a item} → {item} is hidden, with the reason; the author is told' },
    { line: '{A item} is not answered within 14 days → the {hosts} are reminded' },
  ],
  records: [
    {
      line: '{Item}: title, text, topic, photo, day, answer, reason; states: new, planned, declined, done, withdrawn, hidden',
    },
    { line: 'Vote: {client}, {item}' },
    { line: 'Comment: {item}, text' },
  ],
  rules: [
    { line: 'One vote per {client} and {item}.' },
    { line: 'Nobody sees who made {a item}.', when: /\banonym/i },
    { line: 'The author of {a item} is seen only by the {hosts}.', unless: /\banonym/i },
    { line: 'Nobody withdraws {a item} that is planned.' },
    { line: 'Nobody makes more than 5 {items} a day.' },
    { line: 'The app shows no hidden {item} to {clients}.' },
  ],
  nots: [{ line: 'No discussion below {a item}.' }],
  aims: [
    { line: '8 of 10 {items} have an answer within 14 days.' },
    { line: '3 of 10 {items} are done within 6 months.' },
  ],
};
