import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** Where people are looked after. */
const care =
  /\b(?:care homes?|nursing homes?|residents?|patients?|wards?|clinic|hospital|kindergarten|nursery|children|pupils?)\b/i;
/** Those whose child was hurt are told of it, and sign. */
const signed = /\bparents?\b[^.]{0,40}\bsign(?:s|ed)?\b/i;
const anonymous = /\banonym\w*\b/i;
const incident =
  '(?:incidents?|accidents?|near[- ]?miss(?:es)?|injur(?:y|ies)|hazards?|unsafe (?:things|situations|conditions)|falls(?= (?:and|or|by|of (?:residents|patients|people|workers|staff|children|guests))\\b|[,.;])|safety (?:reports?|issues?|concerns?|observations?)|medication errors?)';

/** Accidents and what nearly became one: reported, looked into, followed up by somebody with a day, closed. */
export const incidents: Proposal = {
  is: 'A tool in which {clients} report incidents and near misses, and somebody follows each of them up.',
  today: 'Incidents are written on a form or told in passing, and nobody sees what came of them.',
  jobs: {
    client: 'report in a minute what happened, and see that something comes of it',
    host: 'have somebody do something about each incident, and see where they pile up',
  },
  isSure: true,
  client: 'employee',
  clients:
    /\b(?:worker|carer|caregiver|nurse|teacher|educator|employee|colleague|volunteer|member|driver|technician|engineer|mechanic|crew member|lifeguard|guide|instructor|student|operative|miner|fitter|electrician|climber|cook|cleaner|guard)(?=s?\b)/i,
  fits: {
    host: /\b(?:manager|officer|supervisor|foreman|owner|boss|lead|head|director|matron|office|committee|representative|coordinator)$/,
  },
  signs: new RegExp(
    `\\bnear[- ]?miss(?:es)?\\b|\\b(?:incident|accident|injury|hazard|safety) (?:reports?|reporting|book|log|register|management|forms?)\\b|\\b(?:reports?|reported|writes? (?:up|down)|logs?|records?)\\b[^.]{0,60}\\b${incident}\\b|\\b${incident}\\b[\\s\\S]{0,160}\\b(?:reports?|reported|follow(?:s|ed)?[- ]up|written down|accident book|photos?)\\b`,
    'i',
  ),
  not: /\b(?:market ?place|servers?|uptime|outages?|endpoints?|status page|api|insurance (?:claims?|compan(?:y|ies))|insurers?|claims adjusters?|game|traffic|sports? injur\w*|training|physio\w*|diary|drivers near|car accident|runners?|police|security incidents?)\b/i,
  host: 'manager',
  isHostTold: true,
  hosts: /\b(?:manager|officer|supervisor|foreman|matron|director|lead|head|representative)$/,
  deeds: {
    client: /^(?:report|take a photo|write|log|note)/,
    host: /^(?:assign|close|follow|investigate|look into|check|decide)/,
  },
  thing: { fits: /\bincident$/i, other: 'incident' },
  covers:
    /^(?:I|we)(?: am|[’']m| are|[’']re) an? |^(?:staff(?: members)?|residents|patients|children|inspectors|parents)$|^(?:I|we) want (?:the |some )?(?:figures|numbers|statistics)\b|^somebody has to\b|\b(?:forgets?|forgotten|lose|loses|lost)\b|^(?:nobody|no one|I never|we never)\b|^(?:I|we|our \w+) (?:run|have|has|own|manage|use|keep|need)\b|\b(?:paper|excel|spreadsheet|notebook|drawer|folder)\b|^The app (?:shows|tells|keeps|reminds|says)\b/i,
  acts: [
    {
      line: '{Client} reports an incident → new incident: day, time, place, kind (accident or near miss), what happened, name of the injured (optional), photo (optional); the {host} is told',
      holds: /\b(?:reports?|photos?|writes?|logs?|notes?|records?|enters?)\b/i,
      unless: anonymous,
    },
    {
      line: '{Client} reports an incident → new incident: day, time, place, kind (accident or near miss), what happened, name of the injured (optional), photo (optional), without name yes or no; the {host} is told',
      holds: /\b(?:reports?|photos?|writes?|logs?|notes?|records?|enters?|anonym\w*)\b/i,
      when: anonymous,
    },
    { line: '{Client} adds to an incident → new remark: incident, text, photo (optional); the {host} is told' },
    {
      line: '{Client} has a parent sign an incident → new signature: incident, name of the parent, photo of the signature; the {host} is told',
      holds: /\bsigns?\b/i,
      when: signed,
    },
    {
      line: '{Hosts} see the open incidents → day, place, kind, severity and state of each open incident, the most severe first',
      holds: /\bsees?\b.*\b(?:all|open|list|which)\b/i,
    },
    {
      line: '{Host} assesses an incident → incident is assessed, with its severity and cause; the {client} is told',
      holds: /\b(?:rates?|takes? .*up|looks? into|investigates?|checks?)\b/i,
    },
    { line: 'An incident is not assessed within 2 days → the {host} is reminded' },
    {
      line: '{Host} gives somebody a measure → new measure: incident, what is to be done, {client}, due day; the {client} is told',
      holds:
        /\b(?:assigns?|gives?|follow(?:s|ed)?[- ](?:it |them |each )?up|due|deadline|somebody|someone|responsible|measures?|actions?)\b/i,
    },
    {
      line: '{Client} marks a measure as done → measure is done, with what was done and a photo; the {host} is told',
      takes: /\b(?:done|fix(?:es|ed)?|finish\w*|ticks?)\b/i,
    },
    { line: '{Host} reopens a measure → measure is open, with the reason; the {client} is told' },
    {
      line: 'A measure is not done by its due day → measure is overdue; the {client} is reminded; the {host} is told',
      holds: /\b(?:remind\w*|overdue|late)\b/i,
    },
    {
      line: '{Host} closes an incident → incident is closed, with what was learned; the {client} is told',
      takes: /\bcloses?\b/i,
    },
    { line: '{Host} reopens an incident → incident is reopened, with the reason; the {client} is told' },
    {
      line: '{Clients} see their incidents and measures → day, kind and state of each, and the due day of each measure',
    },
    {
      line: '{Host} sees the figures of a month → number of incidents by kind, place and severity, and of measures done in time and overdue',
      holds: /\b(?:figures?|statistics?|numbers?|how many|month\w*|charts?|trends?|reports? (?:for|to) the)\b/i,
    },
    {
      line: '{Host} exports the incidents of a year → the incidents of the year are handed over as a PDF file',
      takes: /\b(?:exports?|prints?|pdf|authorit\w+)\b/i,
      when: /\b(?:exports?|prints?|pdf|authorit\w+|inspectorate)\b/i,
    },
  ],
  records: [
    {
      line: 'Incident: {client}, day, time, place, kind (accident or near miss), what happened, name of the injured (optional), photo (optional), severity (slight, serious or grave), cause, what was learned, reason; states: reported, assessed, closed, reopened',
      unless: anonymous,
    },
    {
      line: 'Incident: {client}, day, time, place, kind (accident or near miss), what happened, name of the injured (optional), photo (optional), without name yes or no, severity (slight, serious or grave), cause, what was learned, reason; states: reported, assessed, closed, reopened',
      when: anonymous,
    },
    {
      line: 'Measure: incident, what is to be done, {client}, due day, what was done, photo, reason; states: open, done, overdue',
    },
    { line: 'Remark: incident, text, photo (optional)' },
    { line: 'Signature: incident, name of the parent, photo of the signature', when: signed },
  ],
  rules: [
    { line: 'Nobody closes an incident with a measure that is not done.' },
    { line: 'Nobody changes a reported incident.' },
    { line: 'Nobody reports an incident of a day that is to come.' },
    { line: '{Clients} see only their own incidents and measures.' },
    { line: 'The name of the injured is seen only by {hosts} and the {client} who reported it.' },
    { line: 'The name of {a client} who reports without it is seen by nobody.', when: anonymous },
    { line: 'Photos are deleted after 3 years.' },
    { line: 'Incidents are kept for 5 years.' },
  ],
  nots: [
    { line: 'Not for emergencies.' },
    { line: 'No file of a resident or a patient.', when: care },
    { line: 'No search for somebody to blame; it is about what is to be changed.', unless: care },
  ],
  aims: [
    { line: '9 of 10 incidents are assessed within 2 days.' },
    { line: '8 of 10 measures are done by their due day.' },
  ],
};
