import type { Pattern } from '#worker/features/guide/content/patterns/pattern.ts';

/** A machine makes a draft from what a person gives it: text, plan, image, summary. */
export const generatorPattern: Pattern = {
  id: 'generator',
  category: 'content',
  signs:
    /\b(ai|gpt|llm|generat(?:e|es|ing|or|ors)|summari[sz](?:e|es|er|ing)|translat(?:e|es|or|ing)|suggest(?:s|ions?)?|transcri(?:be|bes|bing|ption)|rewrites?|recommend(?:s|ations?)?|automatically (?:writes?|creates?|makes?)|assistant|chatbot)\b/gi,
  families: ['generate'],
  client: 'user',
  item: 'draft',
  deal: 'request',
  dealMeans:
    'What {a client} gives in (text, file, wishes) to get {a item}, with the result and what was changed by hand.',
  aim: '{clients} give in what they have and get {a item} that they can check, correct and use',
  problem: 'Making {a item} by hand takes hours, and general chat tools have to be told everything anew each time.',
  clientJob: 'Get a usable {item} in minutes, see what it rests on, and keep the last word.',
  journeys: [
    {
      title: '{A client} gets {a item}',
      steps: [
        '{A client} gives in what they have and two or three wishes.',
        'They see the {item} appear and can stop it.',
        'They correct it by hand or ask for one part again.',
        'They keep it, copy it or share it.',
      ],
    },
    {
      title: '{A client} comes back',
      steps: [
        '{A client} finds earlier {items} by word and date.',
        'They start a new one from an old one with its wishes filled in.',
      ],
    },
  ],
  features: [
    {
      key: 'give',
      covers: ['submit', 'upload', 'record'],
      title: 'Give in what is needed',
      says: '{Clients} enter text or a file and choose length, tone and purpose from short lists.',
      criteria: [
        'WHEN {a client} uploads a file of up to 10 MB, THE SYSTEM SHALL show what was read from it before anything is made.',
        'IF what {a client} gave in is too short to work with, THEN THE SYSTEM SHALL ask for the one thing that is missing.',
      ],
      screen: 'Input page',
    },
    {
      key: 'make',
      covers: ['generate', 'match', 'plan'],
      title: 'Make {a item}',
      says: '{Clients} see the {item} being written and can stop it at any time.',
      criteria: [
        'WHEN {a client} starts {a deal}, THE SYSTEM SHALL show the first words within 3 seconds and let them stop it.',
        'IF the model’s service fails, THEN THE SYSTEM SHALL keep the {deal}, say so, and not count it.',
        'WHILE {a deal} is running, THE SYSTEM SHALL not start a second one for the same {client}.',
      ],
      screen: 'Result page',
    },
    {
      key: 'edit',
      covers: ['manage', 'check', 'review'],
      title: 'Correct {a item}',
      says: '{Clients} change any part by hand or have one part made again.',
      criteria: [
        'WHEN {a client} has one part made again, THE SYSTEM SHALL leave all other parts unchanged.',
        'WHEN {a client} undoes, THE SYSTEM SHALL restore any of the last 20 states.',
      ],
      screen: 'Editor',
    },
    {
      key: 'keep',
      covers: ['see', 'search', 'export', 'share'],
      title: 'Keep and find {items}',
      says: '{Clients} find earlier {items}, copy them and export them.',
      criteria: [
        'WHEN {a client} searches a word, THE SYSTEM SHALL list matching {items} within 1 second, newest first.',
        'WHEN {a client} exports {a item}, THE SYSTEM SHALL give it as text and as PDF.',
      ],
      screen: 'Library of {items}',
    },
    {
      key: 'limits',
      covers: ['pay'],
      title: 'Show use and limits',
      says: '{Clients} see how many {deals} are left today and what one costs.',
      criteria: [
        'IF the daily number of {deals} is used up, THEN THE SYSTEM SHALL say when it starts again and keep what was entered.',
      ],
      screen: 'Use and limits',
    },
  ],
  measures: [
    'At least 60 % of {items} are kept or copied.',
    'The median {client} changes fewer than 20 % of the words of {a item}.',
    'From start to a kept {item} takes less than 4 minutes at the median.',
    'The cost of the model stays below 0.02 USD per {item}.',
    'Counter-measure: at most 5 in 100 {items} that were kept turn out to be wrong within 30 days.',
  ],
  nots: [
    'No publishing in the name of {a client} without a last look; they answer for {a item}.',
    'No training of models on what {clients} give in; it is theirs.',
    'No promise that facts are right; sources are shown where there are any.',
    'No model of our own; what counts is what goes in and what is kept.',
  ],
  questions: [
    {
      key: 'input',
      topic: 'What goes in',
      ask: 'What does {a client} give in to get {a item}?',
      why: 'The quality of what comes out is decided by what goes in; it also decides the first screen.',
      prevents: 'A poor {item} because nobody asked for what decides it',
      shapes: 'give',
      options: [
        {
          label: 'A few lines of text and three choices',
          rule: 'Input is up to 2,000 characters of text and three choices.',
          criterion: 'WHEN the text is longer than 2,000 characters, THE SYSTEM SHALL say so while typing.',
        },
        {
          label: 'A document or link',
          rule: 'Input is a document or a link.',
          criterion: 'IF a link cannot be read within 10 seconds, THEN THE SYSTEM SHALL ask for the text instead.',
        },
        {
          label: 'A photo or recording',
          rule: 'Input is a photo or a recording of up to 10 minutes.',
          criterion: 'WHEN a recording is sent, THE SYSTEM SHALL show its text for correction before going on.',
        },
      ],
    },
    {
      key: 'use',
      topic: 'What happens with the result',
      ask: 'Where does {a item} go when it is done?',
      why: 'A result that has to be carried elsewhere by hand loses half its worth.',
      prevents: '{A item} that {clients} carry elsewhere by hand',
      shapes: 'keep',
      options: [
        {
          label: 'Copied or downloaded',
          rule: '{Items} are copied or downloaded.',
          criterion: 'WHEN {a client} copies {a item}, THE SYSTEM SHALL keep headings and lists.',
        },
        {
          label: 'Shared by a link',
          rule: '{Items} are shared by a link that ends after 30 days.',
          criterion: 'WHEN a shared link is revoked, THE SYSTEM SHALL refuse it within 5 seconds.',
        },
        {
          label: 'Sent on to another program',
          rule: '{Items} are sent on to one other program.',
          criterion: 'IF the other program refuses {a item}, THEN THE SYSTEM SHALL keep it and show the reason.',
        },
      ],
    },
    {
      key: 'money',
      topic: 'Who pays',
      ask: 'Who pays for the model behind each {item}?',
      why: 'Each {item} costs money from the first day, so the limit has to exist from the first day.',
      prevents: 'A bill for the model that grows with each {item} before anybody pays',
      shapes: 'limits',
      options: [
        {
          label: '5 free {items} a day, more on a monthly plan',
          rule: '5 {items} a day are free; a monthly plan allows 50.',
          criterion:
            'WHEN {a client} has made 5 {items} on a day without a plan, THE SYSTEM SHALL offer the plan and keep the input.',
        },
        {
          label: 'Paid from the first {item}',
          rule: '{Items} are paid from the first one.',
          criterion:
            'WHEN {a client} has no credit, THE SYSTEM SHALL show a finished example and the price before asking for payment.',
        },
        {
          label: '{Clients} bring their own model key',
          rule: '{Clients} use their own model key.',
          criterion: 'WHEN {a client} saves a key, THE SYSTEM SHALL store it encrypted and never show it again.',
        },
      ],
    },
  ],
  entities: [
    { name: '{Deal}', fields: 'id, {client} id, input, choices, state, cost, started at', holds: 'What was asked for' },
    { name: '{Item}', fields: 'id, {deal} id, title, parts, kept at', holds: 'What was made' },
    { name: 'State', fields: 'id, {item} id, parts, at', holds: 'Earlier states for undo' },
    { name: 'Daily use', fields: '{client} id, day, used, limit', holds: 'What is left today' },
  ],
  rules: [
    {
      decision: 'The place of {a deal} in the daily limit is taken before the model is called',
      prevents: 'Parallel requests passing the limit',
      rule: 'Reserve, run, then commit or release; never count afterwards.',
      never: 'Count what was used after the model has answered',
    },
    {
      decision: 'What {clients} give in is data for the model, never instructions',
      prevents: 'A pasted text changing what the product does',
      rule: 'Instructions and input are separate messages, and output is shown as text, never run.',
      never: 'Put what {clients} gave in into the instructions',
    },
    {
      decision: 'One small interface stands in front of the model’s service',
      prevents: 'Being tied to one provider',
      rule: 'Only one module knows the provider; tests use a stand-in.',
      never: 'Import the provider anywhere else',
    },
  ],
  edges: [
    ['The service stops in the middle of {a item}', 'What came by then stays, marked as unfinished'],
    ['The input holds instructions to the model', 'They are treated as text, and nothing else is done'],
    ['The tab closes while {a deal} is running', 'The {deal} goes on and is there on return'],
  ],
};
