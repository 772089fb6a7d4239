import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const care = /\b(?:patients?|residents?|nurses?|ward|carers?|care home|clinic|hospital)\b/i;

/** What one shift tells the next. */
export const handovers: Proposal = {
  is: 'A book in which one shift tells the next what happened and what is still to be done.',
  today: 'It is told in passing or written on slips of paper, and some of it is lost.',
  jobs: {
    client: 'begin a shift knowing what happened before and what is still to be done',
    host: 'see that nothing was left between two shifts',
  },
  client: 'colleague',
  isSure: true,
  signs:
    /\bhand-?overs?\b|\bhands? over (?:to the next|duty|the (?:shift|ward))\b|\b(?:next|previous) shift\b|\b(?:early|morning|night|late) shift (?:writes?|notes?|sees?|leaves?|reads?|logs?)\b|\bshift (?:notes?|log|log ?book|book|change|report|diary)\b|\bhands? over\b[^.]{0,60}\bto the next\b|\b(?:night|day|early|late|morning|evening) shift tells?\b|\b(?:tell|tells|telling|pass(?:es)? on to) the next (?:one|lot|crew|person|team|guard|carer|shift)\b|\bwhat(?:['’]s| is) (?:left|still) to (?:do|be done)\b[^.]{0,60}\bnext\b|\bnext (?:guard|crew|lot|carer|foreman)\b[^.]{0,60}\b(?:signs?|takes? over|taken over|ticks?|reads?|knows?)\b|\bnight (?:staff|team|crew)\b[\s\S]{0,160}\bday (?:staff|team|crew)\b|\bone who goes home\b[^.]{0,60}\bone who comes in\b|\b(?:foremen|crews?|guards)\b[^.]{0,60}\bpass(?:es)? on\b/i,
  not: /\b(?:market ?place|swaps?|rota|roster|rent\w*|lend\w*|borrow\w*|keys? hand-?over|(?:sign|signs) up|shift plan\w*|flats?|apartments?)\b/i,
  fits: { client: /^(?!(?:player|patient|resident|lady|guest|next guard)$)/ },
  covers: /\bsigns? that (?:he|she|they) (?:is|has|are|have) taken over\b|^the list\b/i,
  host: 'supervisor',
  hosts: /\b(?:supervisor|manager|lead|head|chef|matron|director)$/,
  deeds: {
    client: /^(?:write|leave|note|hand over|pass on)/,
    host: /^(?:read it|supervise|lead)/,
  },
  thing: { fits: /\bnote$/i, other: 'note' },
  acts: [
    {
      line: '{Client} writes a note → new note: shift, patient, text, photo, urgent',
      holds: /\b(?:writes?|leaves?|passe?s? on|notes? down)\b/i,
      when: care,
    },
    {
      line: '{Client} writes a note → new note: shift, subject, text, photo, urgent',
      holds: /\b(?:writes?|leaves?|passe?s? on|notes? down)\b/i,
      unless: care,
    },
    { line: '{Client} corrects a note → the text of the note is changed' },
    { line: '{Client} closes a shift → shift is closed', holds: /\bhands? over\b/i },
    {
      line: '{Client} begins a shift → new shift: day, name',
    },
    {
      line: '{Clients} see the open notes → text, day and shift of each open note, the urgent ones first',
      holds: /\bsees? what\b/i,
    },
    {
      line: '{Client} confirms a note → new confirmation: note, time',
      holds: /\b(?:ticks?|confirm(?:s|ed)?|have read)\b/i,
    },
    { line: '{Client} adds a remark to a note → new remark: note, text' },
    { line: '{Client} marks a note as done → note is done', takes: /\bdone\b/i },
    { line: '{Client} reopens a note → note is open, with the reason' },
    { line: 'An urgent note is not confirmed within 30 minutes after the next shift has begun → the {host} is told' },
    { line: 'Nobody begins the next shift within 30 minutes → the {host} is told' },
    {
      line: '{Hosts} look through the notes of a day → text, author and state of each note',
      holds: /\breads? it\b/i,
    },
  ],
  records: [
    { line: 'Note: shift, patient, text, photo, urgent yes or no; states: open, done', when: care },
    { line: 'Note: shift, subject, text, photo, urgent yes or no; states: open, done', unless: care },
    { line: 'Shift: day, name; states: running, closed' },
    { line: 'Confirmation: note, {client}, time' },
    { line: 'Remark: note, text' },
  ],
  rules: [
    { line: 'A note is corrected only by the {client} who wrote it.' },
    { line: 'Nobody corrects a note that is confirmed.' },
    { line: 'Nobody confirms a note twice.', holds: /^App so\b/ },
    { line: 'Notes about patients are seen only by {clients} of the ward.', when: care },
    { line: 'Notes are deleted after 1 year.' },
  ],
  nots: [
    { line: 'No plan of who works when.' },
    { line: 'No patient file; it holds only what the next shift must know.', when: care },
  ],
  aims: [
    { line: '19 of 20 urgent notes are confirmed within 30 minutes after the next shift has begun.' },
    { line: '9 of 10 notes are done within 3 days.' },
  ],
};
