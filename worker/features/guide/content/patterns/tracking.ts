import type { Pattern } from '#worker/features/guide/content/patterns/pattern.ts';

/** Somebody keeps track of their own things over time; also what fits nothing else. */
export const trackingPattern: Pattern = {
  id: 'tracking',
  category: 'general',
  signs:
    /\b(track(?:s|ing|er)?|logs?|record(?:s|ing)?|habits?|diary|journal|budget(?:s|ing)?|expenses?|invoices?|remind(?:s|ers?|ed)?|monitor(?:s|ing)?|keep(?:s|ing)? track|to-?dos?|tasks?|goals?|organi[sz]e[sd]?|manag(?:e|es|ing|er)|inventory|workouts?)\b/gi,
  families: ['record', 'manage', 'remind'],
  client: 'user',
  item: 'item',
  deal: 'entry',
  dealMeans: 'One dated note about {a item}: what happened, a value where there is one, and who wrote it.',
  aim: '{clients} keep each {item} in one place and see what is due and how things change',
  problem:
    'It lives in heads, notes and tables today; something is always forgotten, and nobody can say how it was three months ago.',
  clientJob: 'Never forget what is due for {a item}, and see at a glance how it is going.',
  journeys: [
    {
      title: '{A client} starts',
      steps: [
        '{A client} adds the first {item} with its name and two or three facts.',
        'They choose what to be reminded of.',
        'They see one page: what is due today and what happened last.',
      ],
    },
    {
      title: '{A client} keeps it up',
      steps: [
        'A reminder arrives when its time has come.',
        'They write {a deal} in under 10 seconds, also without a connection.',
        'At the end of the week they see what changed.',
      ],
    },
  ],
  features: [
    {
      key: 'items',
      covers: ['manage', 'upload'],
      title: 'Keep {items}',
      says: '{Clients} add, change and put away {items}, each with the facts that matter.',
      criteria: [
        'WHEN {a client} adds {a item} with a name, THE SYSTEM SHALL show it on the first page within 1 second.',
        'WHEN {a client} removes {a item}, THE SYSTEM SHALL keep it and its {deals} restorable for 30 days.',
      ],
      screen: 'List and page of {a item}',
    },
    {
      key: 'record',
      covers: ['record', 'submit', 'check'],
      title: 'Write {a deal}',
      says: '{Clients} note what happened to {a item} in one step.',
      criteria: [
        'WHEN {a client} saves {a deal}, THE SYSTEM SHALL store it with date and time and show it on the page of the {item} within 1 second.',
        'IF there is no connection, THEN THE SYSTEM SHALL keep the {deal} on the device and send it when the connection returns.',
        'WHEN {a client} corrects {a deal}, THE SYSTEM SHALL keep the time of the correction.',
      ],
      screen: 'Short form for {a deal}',
    },
    {
      key: 'due',
      covers: ['remind', 'plan'],
      title: 'Remind of what is due',
      says: '{Clients} set what is due for {a item} and how often, and are reminded once.',
      criteria: [
        'WHEN the time of a reminder has come, THE SYSTEM SHALL send one reminder of what is due, within 2 minutes.',
        'WHEN {a client} marks it as done, THE SYSTEM SHALL write {a deal} and plan the next date.',
        'IF a reminder of {a item} is not answered for 3 days, THEN THE SYSTEM SHALL show it as overdue and not send more.',
      ],
      screen: 'Today, reminder settings',
    },
    {
      key: 'history',
      covers: ['see', 'search', 'compare'],
      title: 'See {items} over time',
      says: '{Clients} see the {deals} of {a item} in order and a picture of the last 30, 90 and 365 days.',
      criteria: [
        'WHEN {a client} opens {a item}, THE SYSTEM SHALL show its latest 20 {deals} and its values as a line over the chosen period.',
        'WHEN {a client} searches a word, THE SYSTEM SHALL find it in {items} and {deals} within 1 second.',
      ],
      screen: 'History and chart of {a item}',
    },
    {
      key: 'together',
      covers: ['share', 'join'],
      title: 'Share {a item}',
      says: '{A client} lets another person see {a item} or write to it.',
      criteria: [
        'WHEN {a client} shares {a item} by link, THE SYSTEM SHALL ask whether the other may only read or also write.',
        'WHEN sharing of {items} ends, THE SYSTEM SHALL close the access within 5 seconds.',
      ],
      screen: 'Sharing settings of {a item}',
    },
    {
      key: 'takeout',
      covers: ['export'],
      title: 'Export {items} and entries',
      says: '{Clients} export all {items} and {deals} as CSV and delete them for good.',
      criteria: [
        'WHEN {a client} asks for an export, THE SYSTEM SHALL give a CSV file with every {item} and {deal} within 30 seconds.',
      ],
      screen: 'Export and deletion',
    },
  ],
  measures: [
    'At least 40 % of {clients} still write {deals} in week 6.',
    'The median time to write {a deal} is below 10 seconds.',
    '80 % of reminders are marked as done within 24 hours.',
    '60 % of {clients} have 2 {items} or more after 14 days.',
    'Counter-measure: at most 1 in 10 {clients} switches reminders off.',
  ],
  nots: [
    'No social feed and no comparison with strangers; what is written of {a item} is private.',
    'No advice that replaces a professional; {name} shows what was written and judges nothing.',
    'No reading of other apps’ data in the first version; each connection is one more thing to keep working.',
    'No advertising; nobody writes down what an advertiser reads along.',
  ],
  questions: [
    {
      key: 'capture',
      topic: 'How entries are made',
      ask: 'How do {clients} note something about {a item}?',
      why: 'If it takes longer than ten seconds it will not be kept up; each other way costs work to build.',
      prevents: 'A record that nobody keeps up because an entry takes a minute',
      shapes: 'record',
      options: [
        {
          label: 'By hand, two taps and a number or word',
          rule: '{Deals} are written by hand in two taps.',
          criterion:
            'WHEN {a client} opens {name}, THE SYSTEM SHALL offer the last 3 kinds of {deal} to repeat with one tap.',
        },
        {
          label: 'By photo, with a note',
          fits: /\b(photos?|pictures?|receipts?|scan)\b/i,
          rule: '{Deals} start from a photo.',
          criterion: 'WHEN {a client} takes a photo, THE SYSTEM SHALL store it below 500 KB with date and {item}.',
        },
        {
          label: 'Imported from a file or device',
          fits: /\b(import|csv|bank|sensors?|wearable)\b/i,
          rule: '{Deals} are imported from a file.',
          criterion:
            'IF an imported row is already there, THEN THE SYSTEM SHALL skip it and say how many were skipped.',
        },
      ],
    },
    {
      key: 'reminders',
      topic: 'Reminders',
      ask: 'What should {name} remind {clients} of?',
      why: 'Reminders bring people back, and too many make them leave.',
      prevents: 'Messages of {name} that are switched off after three days',
      shapes: 'due',
      options: [
        {
          label: 'What is due for {a item}, at most one message a day',
          rule: 'At most one reminder message a day is sent.',
          criterion: 'IF several {items} are due on one day, THEN THE SYSTEM SHALL put them into one message.',
        },
        {
          label: 'Only overdue things, once a week',
          rule: 'One message a week lists what is overdue.',
          criterion:
            'WHEN it is Monday 08:00 in the zone of {a client}, THE SYSTEM SHALL send what is overdue, if anything is.',
        },
        {
          label: 'Nothing; they look by themselves',
          rule: 'There are no reminder messages.',
          drops: 'reminders',
        },
      ],
    },
    {
      key: 'sharing',
      topic: 'Alone or together',
      ask: 'Does one person look after {a item}, or several?',
      why: 'Several people mean invitations, rights and conflicts; alone is far less to build.',
      prevents: 'Two people who each change the same {item} and see only their own version',
      shapes: 'together',
      known: /\b(family|together|households?|couples?|shared? with|partners?|teams?|roommates?|flatmates?)\b/i,
      options: [
        {
          label: 'Several: a household or small team shares it',
          rule: 'Several people look after the same {items}.',
          criterion:
            'WHEN two people write about {a item} at the same time, THE SYSTEM SHALL keep both {deals} with their names.',
        },
        {
          label: 'One person alone',
          fits: /\b(my|personal|freelancers?|habits?|journal|diary|self)\b/i,
          rule: 'Each {client} works alone; sharing is by export.',
          criterion:
            'WHEN {a client} wants to show {a item}, THE SYSTEM SHALL give a read-only link that ends after 7 days.',
        },
        {
          label: 'One writes, others only read',
          rule: 'One {client} writes, others only read.',
          criterion: 'IF a reader tries to write, THEN THE SYSTEM SHALL refuse and name the owner.',
        },
      ],
    },
  ],
  entities: [
    { name: '{Item}', fields: 'id, owner id, name, facts, photo key, archived at', holds: 'What is looked after' },
    { name: '{Deal}', fields: 'id, {item} id, author id, kind, value, note, happened at', holds: 'What happened' },
    { name: 'Due', fields: 'id, {item} id, what, every days, next at, hour', holds: 'What comes when' },
    { name: 'Share', fields: '{item} id, person id, may write', holds: 'Who else may see it' },
  ],
  rules: [
    {
      decision: '{Deals} carry an id and a time made on the device',
      prevents: 'Duplicates after a lost connection',
      rule: 'The server stores an id once and answers the second time with the first.',
      never: 'Make the id of {a deal} on the server',
    },
    {
      decision: 'The next date is computed from the last done one',
      prevents: 'Reminders that drift or pile up',
      rule: 'One pure function gives the next date; nothing else writes it.',
      never: 'Write the next date anywhere else',
    },
    {
      decision: 'Each read asks whose {item} it is',
      prevents: 'A guessed id showing other people’s {deals}',
      rule: 'Queries take the person’s id; a foreign id and a missing one answer alike.',
      never: 'Answer a foreign id with 403',
    },
  ],
  edges: [
    ['Two devices write {a deal} offline', 'Both are kept, and none overwrites the other'],
    ['The time zone changes on a journey', '{Deals} keep the day on which they were entered'],
    ['{A item} with 5,000 {deals}', 'The newest 50 are there within 1 second, the others on scrolling'],
  ],
};
