import type { Pattern } from '#worker/features/guide/content/patterns/pattern.ts';

/** People of one kind come together and talk, share and meet. */
export const communityPattern: Pattern = {
  id: 'community',
  category: 'community',
  signs:
    /\b(community|communities|forum|social|friends?|groups?|clubs?|posts?|shar(?:e|es|ing)|meet(?:s|ups?)?|members?|followers?|feed|network(?:ing)?|discuss(?:ion)?)\b/gi,
  families: ['share', 'message', 'join'],
  client: 'member',
  host: 'moderator',
  item: 'post',
  deal: 'group',
  dealMeans: 'A set of {clients} with one subject or place, who see each other’s {items}.',
  aim: '{clients} share {items} with people who care about the same thing, and {hosts} keep it a place worth coming back to',
  problem:
    'Such exchange is scattered over chats and large networks today, where {items} are lost within hours and strangers join in.',
  clientJob: 'Find people like them, show {items}, and get an answer from someone who knows.',
  hostJob: 'Keep the tone right in a few minutes a day and see what the {clients} care about.',
  journeys: [
    {
      title: '{A client} joins and shares',
      steps: [
        '{A client} arrives by an invitation and sees what is talked about before signing up.',
        'They join, say one line about themselves and choose a {deal}.',
        'They share {a item}; others answer.',
        'They get one summary of answers per day, or at once if they choose so.',
      ],
    },
    {
      title: '{A host} keeps order',
      steps: [
        '{A host} opens the queue of reported {items}.',
        'They hide, warn or leave as it is, with a reason that the author sees.',
      ],
    },
  ],
  features: [
    {
      key: 'join',
      covers: ['join'],
      title: 'Join {a deal}',
      says: '{Clients} join by invitation or request and see who is there.',
      criteria: [
        'WHEN someone opens a valid invitation, THE SYSTEM SHALL show the {deal} and let them join in at most 3 steps.',
        'IF an invitation was used up or is older than 14 days, THEN THE SYSTEM SHALL say so and offer to request access.',
      ],
      screen: 'Invitation page, profile',
    },
    {
      key: 'share',
      covers: ['share', 'upload', 'record'],
      title: 'Share {a item}',
      says: '{Clients} share {a item} with text and up to 6 pictures in {a deal}.',
      criteria: [
        'WHEN {a client} shares {a item}, THE SYSTEM SHALL show it to the {deal} within 5 seconds.',
        'IF {a client} loses the connection while writing, THEN THE SYSTEM SHALL keep the draft for 7 days.',
      ],
      screen: 'Composer and page of {a item}',
    },
    {
      key: 'answer',
      covers: ['message', 'rate', 'review'],
      title: 'Answer and react',
      says: '{Clients} answer {items} and mark which answer helped.',
      criteria: [
        'WHEN {a client} answers, THE SYSTEM SHALL show the answer under the {item} within 5 seconds and tell its author as they chose.',
        'WHEN its author marks an answer about {a item} as helpful, THE SYSTEM SHALL show it first.',
      ],
      screen: 'Thread below {a item}',
    },
    {
      key: 'feed',
      covers: ['see', 'search'],
      title: 'See what is new',
      says: '{Clients} see what is new since their last visit, newest first, and find older {items} by word.',
      criteria: [
        'WHEN {a client} opens {name}, THE SYSTEM SHALL mark where they stopped reading and show 20 {items} at a time.',
        'WHEN {a client} searches, THE SYSTEM SHALL find {items} and answers of their own {deals} only.',
      ],
      screen: 'Feed and search',
    },
    {
      key: 'events',
      covers: ['plan', 'book'],
      title: 'Arrange a meeting',
      says: '{Clients} propose a time and place; others say whether they come.',
      criteria: [
        'WHEN {a client} says they come, THE SYSTEM SHALL add them to the list and send a calendar file.',
        'WHEN 24 hours remain before {a deal}, THE SYSTEM SHALL remind those who said they come.',
      ],
      screen: 'Meeting page',
    },
    {
      key: 'moderate',
      covers: ['manage'],
      title: 'Report and moderate',
      says: 'Anyone reports {a item}; {hosts} decide with a reason.',
      criteria: [
        'WHEN {a item} has been reported by 3 {clients}, THE SYSTEM SHALL hide it until {a host} decides.',
        'WHEN {a host} hides {a item}, THE SYSTEM SHALL tell its author the reason and keep a record for 90 days.',
      ],
      screen: 'Moderation queue',
    },
  ],
  measures: [
    'At least 35 % of {clients} who joined come back in their fourth week.',
    '80 % of questions get a first answer within 12 hours.',
    'At least 1 in 5 {clients} shares {a item} each month.',
    'Counter-measure: fewer than 1 in 200 {items} is hidden by {hosts}.',
  ],
  nots: [
    'No advertising and no sale of data; both would cost the trust that {items} rest on.',
    'No private messages between people who share no {deal}.',
    'No ranking by an algorithm; order is by time.',
    'No live video; {hosts} could not look over it before others see it.',
  ],
  questions: [
    {
      key: 'entry',
      topic: 'Who may join',
      ask: 'How does someone become {a client}?',
      why: 'Open doors grow faster, closed ones keep trust; moderation follows from it.',
      prevents: 'Strangers among {clients} whom nobody asked in',
      shapes: 'join',
      options: [
        {
          label: 'By invitation of {a client}',
          rule: 'New {clients} come by invitation.',
          criterion: 'WHILE {a client} has joined within the last 7 days, THE SYSTEM SHALL not let them invite others.',
        },
        {
          label: 'By a request that {a host} approves',
          rule: 'New {clients} ask and {a host} approves.',
          criterion: 'IF a request is not answered within 72 hours, THEN THE SYSTEM SHALL remind all {hosts}.',
        },
        {
          label: 'Anyone can sign up',
          rule: 'Anyone can sign up.',
          criterion: 'WHILE an e-mail address is not confirmed, THE SYSTEM SHALL let its owner read and not write.',
        },
      ],
    },
    {
      key: 'visibility',
      topic: 'Who sees what is shared',
      ask: 'Who can see the {items} that {clients} share?',
      why: 'People write differently when the whole web reads along; search engines and law depend on it too.',
      prevents: '{Items} that strangers find in a search engine',
      shapes: 'share',
      options: [
        {
          label: 'Only {clients} of the same {deal}',
          rule: '{Items} are seen only by {clients} of the same {deal}.',
          criterion:
            'IF someone outside the {deal} opens a link to {a item}, THEN THE SYSTEM SHALL show only its {deal} and how to join.',
        },
        {
          label: 'All {clients}',
          rule: '{Items} are seen by all {clients}.',
          criterion: 'IF a visitor without an account opens {a item}, THEN THE SYSTEM SHALL ask them to join.',
        },
        {
          label: 'Everyone, also without an account',
          rule: '{Items} are public.',
          criterion:
            'WHEN {a client} shares for the first time, THE SYSTEM SHALL say that anyone on the web can read it.',
        },
      ],
    },
    {
      key: 'first-group',
      topic: 'The first group',
      ask: 'Who are the first fifty {clients}?',
      why: 'A community starts with people who already have something to say to each other.',
      prevents: '{A deal} in which nobody knows anybody and nobody begins',
      shapes: 'join',
      options: [
        {
          label: 'A group I already belong to',
          rule: 'It starts with one existing group known to the founder.',
          criterion: 'WHEN the first {deal} is created, THE SYSTEM SHALL make 50 personal invitations ready to send.',
        },
        {
          label: 'Followers of an account or newsletter',
          rule: 'It starts with followers of an existing account.',
          criterion: 'WHEN a public invitation has been used 50 times, THE SYSTEM SHALL close it.',
        },
        {
          label: 'Strangers with the same interest, found one by one',
          rule: 'It starts with people approached one by one.',
          criterion: 'WHEN someone joins alone, THE SYSTEM SHALL show them the 3 {items} with the most answers.',
        },
      ],
    },
  ],
  entities: [
    { name: 'Member', fields: 'id, name, line about, role, joined at', holds: 'A person and what they may do' },
    { name: '{Deal}', fields: 'id, title, about, who may join', holds: 'Where {items} are shared' },
    { name: '{Item}', fields: 'id, {deal} id, author id, text, pictures, state, created at', holds: 'What is shared' },
    { name: 'Answer', fields: 'id, {item} id, author id, text, helpful, created at', holds: 'What others say to it' },
    {
      name: 'Report',
      fields: 'id, {item} id, reporter id, reason, outcome, decided at',
      holds: 'What {hosts} decide on',
    },
  ],
  rules: [
    {
      decision: 'Every read of {items} joins through membership',
      prevents: '{Items} of a closed {deal} showing up in search or feeds',
      rule: 'There is one query for visible {items}; no other code reads the table.',
      never: 'Filter {items} on the screen or in a second query',
    },
    {
      decision: 'Hidden is a state, not a deletion',
      prevents: '{Hosts} being unable to explain or undo a decision',
      rule: 'Moderation writes a row with person, reason and time.',
      never: 'Delete what is hidden',
    },
    {
      decision: 'Notices are gathered before they are sent',
      prevents: 'A lively evening sending 40 messages',
      rule: 'A job sends at most one message per {client} and hour.',
      never: 'Send a message inside the call that caused it',
    },
  ],
  edges: [
    ['The author deletes {a item} while others answer', 'The answers stay under “deleted”, and no new one is taken'],
    ['{A client} leaves and their {items} remain', 'The {items} stay without the name'],
    ['The same {item} is reported by many at once', 'It stands in the queue once, with the number of reports'],
  ],
};
