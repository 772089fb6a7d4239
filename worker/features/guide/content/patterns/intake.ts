import type { Pattern } from '#worker/features/guide/content/patterns/pattern.ts';

/** Somebody hands in information or a request, somebody else checks it and decides. */
export const intakePattern: Pattern = {
  id: 'intake',
  category: 'internal tool',
  signs:
    /\b(intake|forms?|questionnaires?|fill(?:s|ing)?|submit(?:s|ted|ting)?|appl(?:y|ies|ications?)|approv(?:e|es|al|als)|requests?|tickets?|paperwork|onboarding|claims?|complaints?|workflow|inspections?|checklists?|employees?)\b/gi,
  families: ['submit', 'review'],
  client: 'applicant',
  host: 'reviewer',
  item: 'form',
  deal: 'submission',
  dealMeans: '{A item} as filled in by one {client}{states}.',
  aim: '{clients} complete {a item} on their own device, and {hosts} receive it whole, readable and on time',
  problem: 'On paper or by e-mail {items} arrive late, unreadable or half empty, and {hosts} type them in again.',
  clientJob: 'Answer once, at home, in words they understand, and know that it arrived.',
  hostJob: 'See what is complete, what is missing and what needs attention, before the person is there.',
  journeys: [
    {
      title: '{A client} completes {a item}',
      steps: [
        '{A client} opens the link they were sent and confirms who they are.',
        'They answer section by section; each answer is kept as they go.',
        'They see what is missing, correct it and send.',
        'They see that it has arrived and what happens next.',
      ],
    },
    {
      title: '{A host} reviews',
      steps: [
        '{A host} opens the list: what is new, what is late, what needs attention.',
        'They read {a deal}, ask back where needed, and accept it.',
        'The result goes to those who need it.',
      ],
    },
  ],
  features: [
    {
      key: 'send',
      covers: ['remind', 'plan'],
      title: 'Invite {clients}',
      says: '{Hosts} send {a client} a personal link to the right {item} and see whether it was opened.',
      criteria: [
        'WHEN {a host} enters a contact and a date, THE SYSTEM SHALL keep both and show on which day the personal link goes out.',
        'IF {a item} is not complete 24 hours before the date, THEN THE SYSTEM SHALL remind the {client} once.',
        'IF the link of {a client} is older than 30 days, THEN THE SYSTEM SHALL refuse it and offer a new one.',
      ],
      screen: 'Invitation form and list',
    },
    {
      key: 'fill',
      covers: ['submit', 'record', 'upload'],
      title: 'Complete {a item}',
      says: '{Clients} answer section by section on a phone, stop and go on later.',
      criteria: [
        'WHEN {a client} leaves a field, THE SYSTEM SHALL keep the answer within 2 seconds.',
        'IF a required answer is missing, THEN THE SYSTEM SHALL name it and not send the {item}.',
        'WHEN {a client} returns on another device, THE SYSTEM SHALL go on where they stopped, after confirming who they are.',
      ],
      screen: '{Item}, one section a screen',
    },
    {
      key: 'review',
      covers: ['review', 'check'],
      title: 'Review {a deal}',
      says: '{Hosts} read what was answered, mark what needs attention and ask back.',
      criteria: [
        'WHEN {a host} opens {a deal}, THE SYSTEM SHALL show answers that need attention first.',
        'WHEN {a host} returns {a deal} with a question, THE SYSTEM SHALL tell the {client} within 60 seconds and open only the sections in question.',
        'WHEN {a host} accepts {a deal}, THE SYSTEM SHALL record who and when.',
      ],
      screen: 'Review page',
    },
    {
      key: 'overview',
      covers: ['see', 'search'],
      title: 'See what has come in',
      says: '{Hosts} see all {deals} by date and state, and a summary of each in one screen.',
      criteria: [
        'WHEN {a host} opens the list, THE SYSTEM SHALL show today’s {deals} first with state and missing parts.',
        'WHEN {a deal} is accepted, THE SYSTEM SHALL make a summary of one page from its answers.',
      ],
      screen: 'List and one-page summary',
    },
    {
      key: 'design',
      covers: ['manage'],
      title: 'Write the {items}',
      says: 'An administrator writes questions, sections and conditions and publishes a new version.',
      criteria: [
        'WHEN a new version of {a item} is published, THE SYSTEM SHALL use it for new {deals} and keep old ones with the version they were answered in.',
      ],
      screen: '{Item} editor',
    },
    {
      key: 'trail',
      covers: ['export'],
      title: 'Keep a record of access',
      says: 'Each reading, change and export of {a deal} is recorded.',
      criteria: [
        'WHEN anyone opens or exports {a deal}, THE SYSTEM SHALL record who and when, and an administrator can list it.',
        'IF someone without a role for it opens {a deal}, THEN THE SYSTEM SHALL refuse and record the attempt.',
      ],
      screen: 'Access record',
    },
  ],
  measures: [
    '85 % of {items} are complete before the day they are needed, eight weeks after launch.',
    'The median time to complete {a item} is below 8 minutes.',
    '{Hosts} spend at least 50 % less time on re-typing, measured over one week before and after.',
    'Fewer than 5 in 100 {deals} are returned with a question.',
    'Counter-measure: at most 1 in 10 {clients} who open {a item} gives up before its end.',
  ],
  nots: [
    'No decisions by a machine; a person accepts each {deal}.',
    'No replacement of the records system that is already in use; {hosts} go on with what they know.',
    'No signatures with the legal weight of a notary; {a item} needs none.',
    'No use of answers for advertising or statistics outside the organisation; they were given for one purpose.',
  ],
  questions: [
    {
      key: 'occasion',
      topic: 'When it is filled in',
      ask: 'When do {clients} complete their {items}?',
      why: 'It decides how the link reaches them and how much time {hosts} have to read.',
      prevents: '{Clients} who begin to fill in when they should be seen',
      shapes: 'send',
      options: [
        {
          label: 'At home, by a link sent days before',
          rule: '{Clients} complete {items} at home by a link sent 3 days before.',
          criterion:
            'WHEN 3 days remain before the date, or fewer when it is entered, THE SYSTEM SHALL send the personal link to the {client}.',
        },
        {
          label: 'On arrival, on their own phone by a code',
          rule: '{Clients} scan a code on arrival.',
          removes: /\b(?:personal link goes out|link of (?:an? )?[\p{L} ]+ is older)\b/u,
          criterion:
            'WHEN {a client} scans the code, THE SYSTEM SHALL open the {item} without an account and end the session after 30 minutes.',
        },
        {
          label: 'On arrival, on a tablet of ours',
          rule: '{Clients} use a tablet on the spot.',
          removes: /\b(?:personal link goes out|link of (?:an? )?[\p{L} ]+ is older)\b/u,
          criterion:
            'WHEN {a deal} is sent or idle for 3 minutes, THE SYSTEM SHALL clear the tablet for the next {client}.',
        },
      ],
    },
    {
      key: 'attention',
      topic: 'What needs attention',
      ask: 'What should {hosts} be warned about at once?',
      why: 'Reading everything equally is what makes paper slow; the exceptions are the value.',
      prevents: 'The one answer that mattered, read after fifty others',
      shapes: 'review',
      options: [
        {
          label: 'Certain answers that we list beforehand',
          rule: 'A list of answers marks {a deal} for attention.',
          criterion:
            'WHEN an answer is given that {hosts} have put on the list of what needs attention, THE SYSTEM SHALL put the {deal} at the top with that answer shown.',
        },
        {
          label: 'Only what is missing or contradicts itself',
          rule: 'Missing and contradicting answers mark {a deal} for attention.',
          criterion: 'IF two answers contradict each other, THEN THE SYSTEM SHALL ask the {client} before sending.',
        },
        {
          label: 'Nothing; {hosts} read each one',
          rule: '{Hosts} read each {deal} in order of date.',
          criterion: 'WHEN {a host} has read {a deal}, THE SYSTEM SHALL mark it as read by name.',
        },
      ],
    },
    {
      key: 'keeping',
      topic: 'Where answers end up',
      ask: 'Where do the answers go after the review?',
      why: 'Connecting another system is often the largest single piece of work; a file may be enough at first.',
      prevents: 'Answers that {hosts} type over by hand into another system',
      shapes: 'overview',
      options: [
        {
          label: 'A one-page PDF for the existing records',
          rule: 'An accepted {deal} becomes a PDF of one page for the existing records.',
          criterion: 'WHEN {a host} chooses export, THE SYSTEM SHALL give a PDF of the summary within 5 seconds.',
        },
        {
          label: 'They stay in {name}',
          rule: 'Answers stay in {name} and are deleted after 24 months.',
          criterion: 'WHEN 24 months have passed since {a deal}, THE SYSTEM SHALL delete it and record that it did.',
        },
        {
          label: 'Straight into the system we use',
          rule: 'Answers are sent into the system in use.',
          criterion:
            'IF the other system does not accept {a deal}, THEN THE SYSTEM SHALL keep it, try again for 24 hours and show the error.',
        },
      ],
    },
  ],
  entities: [
    { name: '{Item}', fields: 'id, title, version, sections, published at', holds: 'Questions of one version' },
    {
      name: 'Invitation',
      fields: 'id, {item} id, contact, date, token hash, opened at',
      holds: 'Who was asked for what',
    },
    {
      name: '{Deal}',
      fields: 'id, invitation id, state, sent at, accepted by id, accepted at',
      holds: 'What one {client} handed in',
    },
    { name: 'Answer', fields: '{deal} id, question, value, saved at', holds: 'One answer' },
    { name: 'Access', fields: 'id, {deal} id, person id, what, at', holds: 'Who read or changed it' },
  ],
  rules: [
    {
      decision: 'A personal link opens one {item} and nothing else',
      prevents: 'A forwarded message opening other people’s answers',
      rule: 'Only a hash of the token is stored; it ends 30 days after sending.',
      never: 'Store or log the token of a link',
    },
    {
      decision: 'Every read of {a deal} passes one function that records it',
      prevents: 'Access that nobody can account for',
      rule: 'No query reads answers except through that function.',
      never: 'Read answers past the function that records it',
    },
    {
      decision: '{Items} are versioned and answers name their version',
      prevents: 'A changed question giving an old answer a new meaning',
      rule: 'A published version is never edited.',
      never: 'Edit a published version',
    },
  ],
  edges: [
    ['{A client} opens the link on two devices', 'Both write into one {deal}, and the later answer counts'],
    ['The {item} changes between two sections', 'Whoever began goes on with the version of the beginning'],
    [
      'A shared family phone still shows the last answers',
      'After sending, the link shows that it was sent and no answer',
    ],
  ],
};
