import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const guides =
  '(?:(?:piano|violin|guitar|music|language|dance|singing|drum|cello|flute) teachers?|teachers?|tutors?|coach(?:es)?|instructors?|trainers?|physio\\w*|physical therapists?|therapists?|lessons?|teach)';
const practising =
  '(?:practi[cs](?:e[sd]?|ing)|exercises?|homework|what to (?:work on|practi[sc]e)|training plans?|workouts? (?:plans?)?|drills|assignments)';
const noted =
  '(?:tick(?:s|ed)?|check(?:s|ed)? (?:off|them off|it off|that)|log(?:s|ged)?|note[sd]?|mark(?:s|ed)?|track(?:s|ed)?|how (?:long|many minutes|much)|minutes|(?:did|done|do) (?:it|them|their|what|the)|actually (?:did|practi[cs]ed|do|practi[cs]e)|who (?:did|has|practi[cs]ed)|skip(?:s|ped)?|between (?:lessons|sessions|appointments|visits)|before the next (?:lesson|session)|at home)';

/** Whoever looks after the child confirms what was done. */
const confirmed = /\bparents?\b[^.]{0,40}\b(?:signs?|confirms?|initials?)\b/i;

type Guided = {
  /** What such an idea names besides. */
  named?: string;
  client: string;
  clients: string;
  /** Whose name is taken as the idea has it. */
  called?: RegExp;
  host: string;
  /** What is set, and where both meet. */
  task: string;
  meeting: string;
};

/** What somebody sets until both meet again, and what was done of it. */
const between = ({ named, client, clients, called, host, task, meeting }: Guided): Proposal => ({
  is: 'A tool in which {hosts} set what to practise and {clients} tick off what they did.',
  today: `What to practise stands in a notebook or a message, and nobody knows at the next ${meeting} what was done.`,
  jobs: {
    client: 'know what to do today, and see that it adds up',
    host: `begin ${/^[aeiou]/.test(meeting) ? 'an' : 'a'} ${meeting} with what was done and what was hard, without asking`,
  },
  client,
  ...(called && { clients: called }),
  fits: { client: new RegExp(`^(?:[\\p{L}-]+ )?(?:${clients})$`, 'u') },
  isSure: true,
  signs: new RegExp(
    `^${named ? `(?=[\\s\\S]*\\b(?:${named})\\b)` : ''}(?=[\\s\\S]*\\b${guides}\\b)(?=[\\s\\S]*\\b${practising}\\b)(?=[\\s\\S]*\\b${noted}\\b)`,
    'i',
  ),
  not: /\b(?:market ?place|flash ?cards?|vocabulary|quiz\w*|exams?|grades?|grading|book (?:a|an|lessons?)|video courses?|sheet music|recordings? of|choirs?|orchestras?|bands?|come to (?:practice|training)|make it to|attendance|rehearsals?|invoices?|league|matches|standings|hire|rent|plagiarism|medical history|slots?|absen\w+|make-?up|substitutes?|permission)\b/i,
  host,
  hosts: /(?:teacher|tutor|coach|instructor|trainer|physio|physiotherapist|therapist)$/,
  isHostTold: true,
  deeds: {
    client: /^(?:tick|log|practi[sc]e|do|mark|note|check)/,
    host: /^(?:set|assign|give|write|put|make)/,
  },
  covers: /^(?:[\p{L}-]+ )+(?:teacher|coach|therapist|trainer|tutor)(?: \(me\))?$|\bdo at home\b/iu,
  acts: [
    {
      line: `{Host} sets ${task === 'exercise' ? 'an' : 'a'} ${task} → new ${task}: {client}, title, instructions, minutes a day, days a week, link (optional); the {client} is told`,
      takes: /\b(?:sets?|assigns?|gives?|writes?|puts?|makes?|posts?|sends?)\b/i,
    },
    {
      line: `{Host} changes ${task === 'exercise' ? 'an' : 'a'} ${task} → ${task} gets instructions, minutes a day, days a week; the {client} is told`,
    },
    { line: `{Host} ends ${task === 'exercise' ? 'an' : 'a'} ${task} → ${task} is ended; the {client} is told` },
    {
      line: `{Clients} see what to do → title, instructions, minutes a day and link of each open ${task}`,
      takes: /\bsees? (?:what|their|the)\b(?!.*\bminutes\b)/i,
    },
    {
      line: `{Client} ticks ${task === 'exercise' ? 'an' : 'a'} ${task} off → new practice: ${task}, day, minutes, difficulty (optional), note (optional)`,
      takes: /\b(?:ticks?|logs?|notes?|marks?|checks?)\b/i,
      holds: /^they ticks?\b|\btells? (?:me |us |the \w+ )?(?:what|how)\b|\bwrites? how\b/i,
    },
    { line: '{Client} corrects a practice → practice gets minutes, difficulty, note' },
    {
      line: 'Parent confirms the practices of a week → practice is confirmed',
      takes: /\bparents?\b.*\b(?:signs?|confirms?|initials?)\b/i,
      when: confirmed,
    },
    { line: '{A client} has no practice for 3 days → the {client} is reminded', holds: /\breminders?\b|\breminded\b/i },
    {
      line: '{Host} comments on a practice → practice gets comment; the {client} is told',
      takes: /\b(?:comments?|feedback|answers?|repl(?:y|ies))\b/i,
    },
    { line: `{Host} plans a ${meeting} → new ${meeting}: {client}, day, start; the {client} is told` },
    { line: `A planned ${meeting} is 1 day away → the {client} is reminded` },
    {
      line: `{Hosts} see who did what → days, minutes, difficulty and notes of each ${task} of each {client} since their last ${meeting}`,
      takes: /\bsees?\b.*\b(?:who|what|if|whether|how|before|charts?)\b/i,
      holds: /\blooks? at\b/i,
    },
    { line: `{Host} closes a ${meeting} → ${meeting} is given, with a note` },
    { line: `A planned ${meeting} is not closed by the evening of its day → the {host} is reminded` },
    { line: `{Host} calls a ${meeting} off → ${meeting} is called off; the {client} is told` },
    {
      line: `{Clients} see how it adds up → minutes of each ${task} and week`,
      takes: /\bsees?\b.*\b(?:minutes|streak|progress)\b/i,
    },
  ],
  records: [
    {
      line: `${capitalised(task)}: {host}, {client}, title, instructions, minutes a day, days a week, link (optional); states: open, ended`,
    },
    {
      line: `Practice: {client}, ${task}, day, minutes, difficulty (optional), note (optional), comment (optional); states: ticked off, confirmed`,
      when: confirmed,
    },
    {
      line: `Practice: {client}, ${task}, day, minutes, difficulty (optional), note (optional), comment (optional)`,
      unless: confirmed,
    },
    { line: `${capitalised(meeting)}: {host}, {client}, day, start, note; states: planned, given, called off` },
  ],
  rules: [
    { line: `One practice per ${task} and day.` },
    { line: `Nobody ticks off ${task === 'exercise' ? 'an' : 'a'} ${task} that is ended.` },
    { line: 'No practice is kept for a day that is to come.' },
    { line: 'Nobody corrects a practice that is confirmed.', when: confirmed },
    { line: `{Clients} see only their own ${task}s and practices.` },
    { line: `{Hosts} see only the practices of the ${task}s that they set.` },
    { line: `{Clients} see only their own ${meeting}s.` },
    { line: 'Practices are deleted after 2 years.' },
  ],
  nots: [{ line: 'No grades and no ranking among the {clients}.' }],
  aims: [
    { line: `8 of 10 ${meeting}s are closed on their day.` },
    { line: '8 of 10 practices are ticked off on their day.' },
  ],
});

const capitalised = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** Exercises of patients, training plans of athletes, and what pupils practise between lessons. */
export const practice: Proposal[] = [
  between({
    named: 'physio\\w*|physical therap\\w*|therapists?|patients?|rehab\\w*',
    client: 'patient',
    clients: 'patient|client|child',
    called: /\b(?:patient|client|child)(?=s?\b|ren\b)/i,
    host: 'therapist',
    task: 'exercise',
    meeting: 'session',
  }),
  between({
    named: 'training plans?|workouts?|athletes?|runners?|swimmers?|cyclists?|coach(?:es)?|personal trainers?',
    client: 'athlete',
    clients: 'athlete|runner|swimmer|cyclist|client|player|kid|child|student',
    host: 'coach',
    task: 'workout',
    meeting: 'check-in',
  }),
  between({
    client: 'pupil',
    clients: 'pupil|student|kid|child|learner',
    host: 'teacher',
    task: 'exercise',
    meeting: 'lesson',
  }),
];
