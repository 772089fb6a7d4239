import type { Pattern } from '#worker/features/guide/content/patterns/pattern.ts';

/** Somebody writes, records or shows; others read, listen and subscribe. */
export const publishingPattern: Pattern = {
  id: 'publishing',
  category: 'content',
  signs:
    /\b(blog|newsletter|podcasts?|magazine|publish(?:es|ing|ed)?|articles?|stories|videos?|readers?|portfolio|gallery|subscribers?|authors?|writers?|episodes?|recipes?|news|website for|landing page)\b/gi,
  families: ['share'],
  client: 'reader',
  host: 'author',
  item: 'article',
  deal: 'subscription',
  dealMeans: 'The wish of {a client} to be told of new {items}, with address, subjects and state.',
  aim: '{hosts} publish {items} in a few minutes, and {clients} find them, keep them and come back',
  problem:
    'On large platforms {items} sink among others, and {hosts} do not know who reads them nor how to reach them again.',
  clientJob: 'Find {items} worth their time, keep the good ones and hear of new ones without noise.',
  hostJob: 'Publish {a item} without help and see what was read to the end.',
  journeys: [
    {
      title: '{A client} discovers {items}',
      steps: [
        '{A client} comes from a search or a link straight to {a item}.',
        'They read it without an account, and go on later where they stopped half-way.',
        'They subscribe with an e-mail address and confirm it.',
      ],
    },
    {
      title: '{A host} publishes',
      steps: [
        '{A host} writes {a item}, adds pictures and sees it as it will look.',
        'They publish now or at an hour; subscribers are told once.',
        'They see what was read and from where people came.',
      ],
    },
  ],
  features: [
    {
      key: 'write',
      covers: ['record', 'manage', 'upload', 'generate'],
      title: 'Write {a item}',
      says: '{Hosts} write, add pictures and see {a item} as it will look.',
      criteria: [
        'WHILE {a host} writes, THE SYSTEM SHALL save the draft every 5 seconds.',
        'WHEN {a host} adds a picture, THE SYSTEM SHALL ask for a description and store it in 3 sizes.',
      ],
      screen: 'Editor',
    },
    {
      key: 'publish',
      covers: ['share', 'plan'],
      title: 'Publish {a item}',
      says: '{Hosts} publish at once or at a chosen hour, and can take it back.',
      criteria: [
        'WHEN {a host} publishes {a item}, THE SYSTEM SHALL show it at its own address within 10 seconds.',
        'IF the address of {a item} changes, THEN THE SYSTEM SHALL lead the old one to the new one.',
      ],
      screen: 'Publishing panel',
    },
    {
      key: 'read',
      covers: ['see', 'learn', 'compare'],
      title: 'Read {items}',
      says: '{Clients} read without an account, on a phone first.',
      criteria: [
        'WHEN {a client} opens {a item} over a mobile connection of 1.6 Mbit/s, THE SYSTEM SHALL show its text within 2.5 seconds.',
        'WHEN {a client} returns to a half-read {item}, THE SYSTEM SHALL offer to go on there.',
      ],
      screen: 'Page of {a item}',
    },
    {
      key: 'find',
      covers: ['search', 'match'],
      title: 'Find {items}',
      says: '{Clients} browse by subject and search all {items}.',
      criteria: [
        'WHEN {a client} searches, THE SYSTEM SHALL list {items} with the word in title or text within 1 second.',
      ],
      screen: 'Subjects and search',
    },
    {
      key: 'subscribe',
      covers: ['join', 'remind', 'message'],
      title: 'Subscribe',
      says: '{Clients} leave an e-mail address and hear of new {items}.',
      criteria: [
        'WHEN {a client} leaves an address, THE SYSTEM SHALL send one message to confirm it and nothing more until confirmed.',
        'WHEN {a client} unsubscribes, THE SYSTEM SHALL end the {deal} with one click and at once.',
        'IF {a client} has not confirmed an e-mail address within 7 days, THEN THE SYSTEM SHALL delete it and send nothing more there.',
      ],
      screen: 'Subscription form, messages',
    },
    {
      key: 'figures',
      covers: ['review', 'rate'],
      title: 'See what is read',
      says: '{Hosts} see how many read {a item} to the end, without cookies.',
      criteria: [
        'WHEN {a host} opens the figures of {a item}, THE SYSTEM SHALL show visits, reads to the end and sources of the last 30 days, counted without cookies.',
      ],
      screen: 'Figures',
    },
  ],
  measures: [
    '1,000 confirmed {deals} within 6 months.',
    'At least 45 % of visits to {a item} reach its end.',
    '{Hosts} need less than 10 minutes from finished text to published {item}.',
    'At least 40 % of messages about new {items} are opened.',
    'Counter-measure: at most 1 in 100 {deals} ends within 3 days of a message.',
  ],
  nots: [
    'No comments in the first version; somebody would have to read them every day.',
    'No advertising and no tracking cookies; {clients} read without being asked for anything.',
    'No app; the web page is made for phones.',
    'No several languages at the start; each {item} would have to be looked over twice.',
  ],
  questions: [
    {
      key: 'authors',
      topic: 'Who publishes',
      ask: 'Who publishes {items}?',
      why: 'One author needs an editor; many authors need roles, review and rules.',
      prevents: '{A item} in public that nobody who answers for it has read',
      shapes: 'write',
      options: [
        {
          label: 'I do, or a small known team',
          rule: 'A small known team publishes.',
          criterion: 'WHEN an owner invites {a host}, THE SYSTEM SHALL let them write and publish their own {items}.',
        },
        {
          label: 'Guests write, we review',
          rule: 'Guests write and the team reviews.',
          criterion: 'WHEN a guest sends {a item}, THE SYSTEM SHALL publish it only after approval.',
        },
        {
          label: 'Anyone who signs up',
          rule: 'Anyone with an account publishes.',
          criterion: 'WHEN {a item} has been reported 3 times, THE SYSTEM SHALL hide it until reviewed.',
        },
      ],
    },
    {
      key: 'access',
      topic: 'Free or paid',
      ask: 'What do {clients} pay for {items}?',
      why: 'Paid access needs accounts and payments from the start; free needs another reason to go on.',
      prevents: 'A check for money in each screen of {name}, and one where it was forgotten',
      shapes: 'read',
      known: /\b(subscription|paywall|paid|free)\b/i,
      options: [
        {
          label: 'Everything is free at first',
          rule: 'All {items} are free.',
          not: 'No payments in the first version.',
          criterion: 'WHEN anyone opens {a item}, THE SYSTEM SHALL show it whole.',
        },
        {
          label: 'Some free, the rest for members',
          rule: 'One in three {items} is free, the rest is for members.',
          criterion:
            'WHEN a non-member opens {a item} for members, THE SYSTEM SHALL show its first 150 words and the price.',
        },
        {
          label: 'All for members, with a trial month',
          rule: 'All {items} are for members; the first 30 days are free.',
          criterion: 'WHEN 30 days of trial end, THE SYSTEM SHALL ask before the first charge.',
        },
      ],
    },
    {
      key: 'rhythm',
      topic: 'Rhythm',
      ask: 'How often do new {items} appear?',
      why: 'Rhythm is what subscribers remember, and it decides how much has to be ready at launch.',
      prevents: 'Readers who forget {name} between two {items}',
      shapes: 'publish',
      known: /\b(daily|weekly|monthly|every (day|week|month))\b/i,
      options: [
        {
          label: 'Once a week, on a fixed day',
          rule: 'One {item} appears each week on a fixed day.',
          criterion: 'IF nothing is planned 2 days before the fixed day, THEN THE SYSTEM SHALL remind the {hosts}.',
        },
        {
          label: 'Daily and short',
          rule: 'A short {item} appears each day.',
          criterion: 'WHEN several {items} appear on one day, THE SYSTEM SHALL put them into one message.',
        },
        {
          label: 'Irregularly, when there is something to say',
          rule: '{Items} appear when ready.',
          criterion: 'WHEN {a item} appears, THE SYSTEM SHALL tell subscribers within 15 minutes.',
        },
      ],
    },
  ],
  entities: [
    { name: '{Item}', fields: 'id, slug, title, body key, state, published at, {host} id', holds: 'What is published' },
    { name: 'Picture', fields: 'id, {item} id, key, description, width, height', holds: 'Pictures in 3 sizes' },
    { name: 'Subject', fields: 'id, slug, name, description, {item} ids, active', holds: 'What it is about' },
    {
      name: '{Deal}',
      fields: 'id, e-mail, token hash, subscribed at, confirmed at, ended at',
      holds: 'Who wants to be told',
    },
    { name: 'Daily figure', fields: 'id, {item} id, day, visits, read to end, clicks', holds: 'What was read' },
  ],
  rules: [
    {
      decision: 'Pages are rendered once and kept at the edge',
      prevents: 'A popular {item} bringing the site down',
      rule: 'Publishing clears exactly the pages that show the {item}.',
      never: 'Render a page for each visit',
    },
    {
      decision: 'Messages are sent from a list with a state for each address',
      prevents: 'Sending twice after a fault',
      rule: 'A row is marked before the mail service is called and released if it refuses.',
      never: 'Send to a list in one loop without a state',
    },
    {
      decision: 'Text is stored as Markdown and cleaned when shown',
      prevents: 'Script in {a item}',
      rule: 'Only a fixed set of elements is rendered.',
      never: 'Show stored text as HTML',
    },
  ],
  edges: [
    [
      '{A item} is taken back while being read',
      'Whoever has it open reads on, and the address says that it was taken back',
    ],
    ['An address subscribes twice', 'It stands on the list once'],
    [
      'A title that gives the same address as another',
      'The second gets a number behind it, and the first keeps its address',
    ],
  ],
};
