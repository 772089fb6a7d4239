import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** 'At least 4 hours before it starts', 'cancels 24 hours before'. */
const inTime = /\b(\d+ hours?) before\b/i;
/** 'A credit that expires after 3 months'. */
const until = /\b(?:expires?|ends?|lapses?|(?:is )?valid) (?:after|within|for|in) (\d+ (?:days?|weeks?|months?))\b/i;

/** Lessons that are made up when somebody said in time that they do not come. */
export const makeups: Proposal = {
  is: 'A tool in which {clients} report absences and make up lessons that were missed.',
  today: 'Absences come by message, and nobody knows who has a lesson to make up.',
  jobs: {
    client: 'have each lesson that they paid for, also after an illness',
    host: 'know which lessons are still owed and fill the hours that became free',
  },
  client: 'pupil',
  signs:
    /\b(?:lessons?|class(?:es)?|tutor\w*|piano|swim\w*|riding|dance)\b[\s\S]{0,400}\b(?:make[- ]?ups?|made up|to make up|catch-?up lessons?|(?:becomes?|get|as) a credit|goes back on the card)\b|\b(?:make[- ]?up|catch-?up) (?:lessons?|class(?:es)?|slots?)\b/i,
  not: /\b(?:market ?place|make-?up (?:artist|tutorial)|credit cards?|cosmetics)\b/i,
  host: 'teacher',
  hosts: /\b(?:teacher|tutor|instructor|coach|trainer)$/,
  runner: 'Office',
  people: [{ line: 'Office', job: 'know which lessons were given without asking each {host}', unless: /\boffice\b/i }],
  deeds: { client: /^(?:report|cancel|book a make|book one)/, host: /^(?:offer|teach|give)/ },
  thing: { fits: /\blesson$/i, other: 'lesson' },
  acts: [
    {
      line: 'Office plans a lesson → new lesson: pupil, {client}, {host}, day, start, minutes',
      holds: /\b(?:weekly|fixed) lessons\b/i,
    },
    {
      line: '{Clients} see their lessons → day, start, pupil, {host} and state of each lesson, and their open credits',
    },
    {
      line: '{Client} reports an absence from a lesson → lesson is to be made up; new credit; the {host} is told',
      holds:
        /^(?!.*\bexpires?\b).*\b(?:in time|becomes? a credit|gets? an? (?:credit|make)|reports?|tells?|cancels?|miss(?:es)?|goes back)\b/i,
    },
    {
      line: '{Host} calls a lesson off → lesson is called off; new credit; the {client} is told',
    },
    {
      line: '{Host} offers a slot → new slot: {host}, day, start, minutes',
      holds: /\boffers?\b/i,
    },
    {
      line: '{Client} books a slot with a credit → slot is booked; credit is used; the {host} is told',
      holds: /\b(?:books?|made up)\b/i,
    },
    { line: '{Client} gives a slot back → slot is free; credit is open; the {host} is told' },
    { line: '{Host} withdraws a slot → slot is withdrawn; credit is open; the {client} is told' },
    {
      line: 'A credit is not used within {1} after its lesson → credit is expired; the {client} is told',
      takes: until,
      holds: /\bexpires?\b/i,
    },
    {
      line: 'A credit is not used within 3 months after its lesson → credit is expired; the {client} is told',
      unless: until,
    },
    { line: '{Host} marks a lesson as given → lesson is given, with a note' },
    { line: '{Host} marks a lesson as missed → lesson is missed; the {client} is told', holds: /\botherwise\b/i },
    {
      line: 'Office sees the lessons of a month → the number of lessons given, to be made up, called off and missed of each {host}, with the booked slots that are over',
      holds: /\b(?:sees?|counts?)\b.*\b(?:month|lessons)\b/i,
    },
  ],
  records: [
    {
      line: 'Lesson: pupil, {client}, {host}, day, start, minutes, note; states: planned, given, to be made up, missed, called off',
    },
    { line: 'Credit: {client}, lesson; states: open, used, expired' },
    { line: 'Slot: {host}, day, start, minutes, {client}, credit; states: free, booked, withdrawn' },
  ],
  rules: [
    {
      line: 'Nobody reports an absence later than {1} before the start of the lesson.',
      takes: inTime,
      holds: inTime,
    },
    { line: 'Nobody reports an absence later than 24 hours before the start of the lesson.', unless: inTime },
    { line: 'One credit per lesson.' },
    { line: 'Nobody books a slot without an open credit.' },
    {
      line: 'Nobody books a slot that lies later than {1} after the lesson of the credit.',
      takes: until,
      holds: until,
    },
    { line: 'Nobody books a slot that lies later than 3 months after the lesson of the credit.', unless: until },
    { line: 'Nobody books a slot that is booked or over.' },
    { line: 'Nobody gives a slot back later than {1} before its start.', takes: inTime },
    { line: 'Nobody gives a slot back later than 24 hours before its start.', unless: inTime },
    { line: 'Nobody plans a lesson at the time of another lesson or slot of its {host}.' },
    { line: 'Nobody offers a slot at the time of another slot or lesson of theirs.' },
    { line: '{Clients} see only their own lessons and credits.' },
    { line: '{Hosts} see only their own lessons and slots.' },
  ],
  nots: [{ line: 'No payment in the app; it only counts the lessons.', unless: /\b(?:pay|paid|bill|invoice)\w*\b/i }],
  aims: [
    { line: '8 of 10 credits are used before they expire.' },
    { line: '7 of 10 slots are booked 3 days before their day.' },
  ],
};
