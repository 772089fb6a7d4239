import type { Pattern } from '#worker/features/guide/content/patterns/pattern.ts';

/** Somebody learns or practises step by step, sometimes with somebody who teaches. */
export const learningPattern: Pattern = {
  id: 'learning',
  category: 'learning',
  signs:
    /\b(learn(?:s|ing|ers?)?|teach(?:es|ing|ers?)?|stud(?:y|ies|ents?)|courses?|lessons?|quiz(?:zes)?|flash-?cards?|tutors?|pupils?|exams?|homework|vocabulary|practi[cs]e|school|curriculum|training)\b/gi,
  families: ['learn'],
  client: 'learner',
  host: 'teacher',
  item: 'lesson',
  deal: 'practice session',
  dealMeans: 'One sitting of {a client}: a set of tasks from {items}, the answers, and what comes back when.',
  aim: '{clients} work through {items} in short sittings and see what they know, and {hosts} see where help is needed',
  problem:
    'What is learned today is forgotten next week, because nobody chooses what to repeat and nobody sees where {clients} are stuck.',
  clientJob: 'Know something for good with 10 minutes a day, and see it.',
  hostJob: 'See in one look who is stuck on which {item} before the next hour together.',
  journeys: [
    {
      title: '{A client} practises',
      steps: [
        '{A client} opens {name} and sees what is due today and how long it takes.',
        'They work on the tasks of {a item}, answer, and see at once what was right.',
        'What was wrong comes back later in the same sitting.',
        'They end with what was mastered and what returns when.',
      ],
    },
    {
      title: '{A host} prepares and follows',
      steps: [
        '{A host} writes or imports {items} and gives them to {clients}.',
        'They see by {item} what was done and which tasks most got wrong.',
      ],
    },
  ],
  features: [
    {
      key: 'content',
      covers: ['manage', 'upload', 'share'],
      title: 'Prepare {items}',
      says: '{Hosts} write {items} with tasks and right answers, or import them from a table.',
      criteria: [
        'WHEN {a host} imports a CSV file of up to 1,000 rows, THE SYSTEM SHALL show which rows it took and why others were refused.',
        'IF {a item} already has answers, THEN THE SYSTEM SHALL keep its old version for them when it is edited.',
      ],
      screen: 'Editor and import of {items}',
    },
    {
      key: 'practise',
      covers: ['learn', 'play', 'check'],
      title: 'Practise {items}',
      says: '{Clients} work through tasks one at a time and learn after each whether it was right.',
      criteria: [
        'WHEN {a client} answers, THE SYSTEM SHALL say within 300 milliseconds whether it was right and show the right answer.',
        'WHEN a task was answered wrongly, THE SYSTEM SHALL ask it again within the same {deal}.',
        'IF {a client} loses the connection, THEN THE SYSTEM SHALL keep the answers on the device and send them when it returns.',
      ],
      screen: '{Deal}, one task a screen',
    },
    {
      key: 'repeat',
      covers: ['remind', 'plan'],
      title: 'Bring back what is due',
      says: 'Tasks return after growing gaps, sooner when they were hard.',
      criteria: [
        'WHEN {a client} answers a task rightly, THE SYSTEM SHALL plan it again after 1, 3, 7, 16 and 35 days.',
        'WHEN {a client} answers a task wrongly, THE SYSTEM SHALL start again at 1 day.',
        'IF more than 40 tasks are due for {a client}, THEN THE SYSTEM SHALL offer the 40 oldest and say how many remain.',
      ],
      screen: 'Today: what is due',
    },
    {
      key: 'progress',
      covers: ['see', 'record'],
      title: 'See progress',
      says: '{Clients} see by {item} what they know, what is new and what is due.',
      criteria: [
        'WHEN {a deal} ends, THE SYSTEM SHALL show how many tasks were right at the first try and update the figures of its {items}.',
      ],
      screen: 'Progress by {item}',
    },
    {
      key: 'assign',
      covers: ['review', 'submit'],
      title: 'Give and follow work',
      says: '{Hosts} give {items} to {clients} with a date and see who has done what.',
      criteria: [
        'WHEN {a host} gives {a item}, THE SYSTEM SHALL show it to the chosen {clients} with its date.',
        'WHEN {a host} opens {a item}, THE SYSTEM SHALL list the 5 tasks most often wrong.',
      ],
      screen: 'Group view of {a host}',
    },
  ],
  measures: [
    'At least 45 % of {clients} practise on 3 days or more in their second week.',
    'After 30 days, 80 % of repeated tasks are right at the first try.',
    'The median {deal} takes 6 to 12 minutes.',
    '70 % of {hosts} open the group view each week.',
    'Counter-measure: at most 1 in 5 {deals} is broken off before its end.',
  ],
  nots: [
    'No grades or certificates with legal weight; {clients} practise and are not examined.',
    'No live lessons by video; practice has to fit into any free minutes.',
    'No public rankings of {clients}; whoever comes last stops.',
    'No content bought from publishers in the first version; its terms would decide what {items} may be.',
  ],
  questions: [
    {
      key: 'source',
      topic: 'Where the material comes from',
      ask: 'Where do the first {items} come from?',
      why: 'Without material nobody practises; who writes it decides cost, quality and rights.',
      prevents: 'A first day without a single {item} to practise',
      shapes: 'content',
      options: [
        {
          label: '{Hosts} write or import their own',
          rule: '{Hosts} write or import their own {items}.',
          criterion:
            'WHEN {a host} shares {a item} with a link, THE SYSTEM SHALL let other {hosts} copy it with its origin named.',
        },
        {
          label: 'We prepare a first set of 50 {items}',
          rule: 'A first set of 50 {items} is prepared by the makers.',
          criterion: 'WHEN {a client} signs up, THE SYSTEM SHALL offer the prepared {items} by level.',
        },
        {
          label: '{Clients} collect their own as they go',
          fits: /\b(students?|learners?|users?) (create|make|write|add|upload)\b|\bfrom (their )?(lecture )?notes\b/i,
          rule: '{Clients} add their own tasks while learning.',
          criterion: 'WHEN {a client} adds a task, THE SYSTEM SHALL put it into the next {deal}.',
        },
      ],
    },
    {
      key: 'sitting',
      topic: 'How a sitting looks',
      ask: 'What does {a client} do in one sitting?',
      why: 'The form of the task decides the screens and how right and wrong are judged.',
      prevents: 'An answer that one screen calls right and the next one wrong',
      shapes: 'practise',
      options: [
        {
          label: 'Short tasks with one right answer, 5 to 10 minutes',
          rule: 'A sitting has up to 20 short tasks with one right answer.',
          criterion: 'WHEN 20 tasks are done or 10 minutes have passed, THE SYSTEM SHALL offer to end the {deal}.',
        },
        {
          label: 'A longer {item} with a test at the end',
          rule: '{A item} is worked through as a whole and ends with a test.',
          criterion: 'IF fewer than 70 % of the test are right, THEN THE SYSTEM SHALL offer the parts to repeat.',
        },
        {
          label: 'Open tasks that {a host} corrects',
          rule: 'Tasks are open and {a host} corrects them.',
          criterion: 'WHEN {a client} hands in a task, THE SYSTEM SHALL queue it for {a host} and show the state.',
        },
      ],
    },
    {
      key: 'age',
      topic: 'Age of those who learn',
      ask: 'How old are the {clients}?',
      why: 'Below 16, consent of parents, language and what may be stored are different.',
      prevents: 'Data of a child that no grown-up has agreed to',
      shapes: 'progress',
      options: [
        {
          label: 'Adults and older teenagers (16 and over)',
          rule: '{Clients} are 16 or older.',
          criterion: 'IF someone states an age under 16 at sign-up, THEN THE SYSTEM SHALL not create an account.',
        },
        {
          label: 'Children in a school class',
          fits: /\b(primary|elementary|pupils?|homework|class(room)?)\b/i,
          rule: '{Clients} are children in a class; {hosts} create their places.',
          criterion:
            'WHEN {a host} creates a place for {a client}, THE SYSTEM SHALL ask for a nickname only, no e-mail address.',
        },
        {
          label: 'Children at home, with a parent',
          fits: /\b(kids?|child(ren)?|toddlers?)\b/i,
          rule: '{Clients} are children whose parent holds the account.',
          criterion: 'WHEN a parent signs up, THE SYSTEM SHALL ask for consent before a place for a child is created.',
        },
      ],
    },
  ],
  entities: [
    { name: '{Item}', fields: 'id, {host} id, title, version, level', holds: 'A unit of material' },
    { name: 'Task', fields: 'id, {item} id, prompt, answers, right answer', holds: 'One thing to know or do' },
    { name: 'Memory', fields: '{client} id, task id, step, due at, last right', holds: 'When a task returns' },
    { name: '{Deal}', fields: 'id, {client} id, started at, ended at, right, wrong', holds: 'One sitting' },
    {
      name: 'Assignment',
      fields: 'id, {item} id, {host} id, group name, title, given at, due at',
      holds: 'What {a host} gave to whom',
    },
  ],
  rules: [
    {
      decision: 'The gap until a task returns is a pure function',
      prevents: 'Two devices planning different dates',
      rule: 'The server computes it from the stored answers; the device only shows it.',
      never: 'Compute the next date on the device',
    },
    {
      decision: 'Answers are appended and never changed',
      prevents: 'Progress that cannot be explained',
      rule: 'Figures are computed from answers and can be rebuilt.',
      never: 'Change an answer, or keep a figure that only grows',
    },
    {
      decision: '{Items} have versions',
      prevents: 'An edit turning old right answers into wrong ones',
      rule: 'An answer names the version it was given to.',
      never: 'Judge an answer by a later version',
    },
  ],
  edges: [
    ['Answers from two devices arrive in the wrong order', 'They are sorted by the time at which they were given'],
    [
      '{A host} deletes {a item} in the middle of a sitting',
      'The sitting ends with what was answered, and the {item} comes no more',
    ],
    [
      '{A client} returns after 60 days with 300 tasks due',
      'A sitting is as long as on other days, and the rest waits',
    ],
  ],
};
