import type { RecordClass } from '#worker/features/guide/content/records/record-class.ts';

/** What one person asks of another, hands to another, or decides about another. */
export const agreementClasses: RecordClass[] = [
  {
    key: 'request',
    nouns: 'request application claim proposal petition permit wish enquiry inquiry appeal',
    act: {
      verbs: 'request apply petition',
      called: 'Request',
      holds: 'What {a actor} asks for, and what became of it',
    },
    fields: '{actor} id, {thing} id, text, asked at, state',
    sees: 'sides',
    stays: 'after',
    begins: 'requested',
    always: [
      {
        needs: 'decided by id',
        says: 'For any {record}: whoever asked is never the one who decides, also when one person has both roles',
      },
      {
        needs: 'decided at',
        says: 'For any {record} that is decided: who decided, when and the reason stand in the row and are never changed afterwards',
      },
    ],
    misuse: {
      needs: 'decided by id',
      title: 'Somebody decides on {a record} of their own',
      harm: 'The decision is worth nothing, and nobody notices.',
      stops:
        'The statement that sets the decision on {a record} compares the one who decides with the one who asked, and refuses when they are the same.',
      check: 'Give one person both roles, send {a record} as that person and decide on it: 403, and it is still open.',
    },
  },
  {
    key: 'absence',
    nouns:
      'absence leave vacation time-off sick-leave day-off vacation-request leave-request absence-request holiday-request',
    fields: '{actor} id, kind, first day, last day, half days, note, asked at, state',
    sees: 'sides',
    stays: 'after',
    begins: 'requested',
    always: [
      {
        says: 'For any {record}: the last day is not before the first, and two of one person never overlap',
      },
      {
        needs: 'decided by id',
        says: 'For any {record}: whoever asked is never the one who decides, also when one person has both roles',
      },
    ],
    misuse: {
      needs: 'decided by id',
      title: 'Somebody decides on {a record} of their own',
      harm: 'The decision is worth nothing, and nobody notices.',
      stops:
        'The statement that sets the decision on {a record} compares the one who decides with the one who asked, and refuses when they are the same.',
      check: 'Give one person both roles, send {a record} as that person and decide on it: 403, and it is still open.',
    },
  },
  {
    key: 'call for applications',
    nouns: 'grant scholarship fund prize tender-call call-for-applications vacancy position-to-fill',
    fields: 'title, description, amount in cents, opens on, closes on, state',
    sees: 'all',
    stays: 'after',
    begins: 'open',
    always: [
      {
        needs: 'closes on',
        says: 'For any {record}: what is handed in after its last day is refused by the server, whatever the page showed',
      },
    ],
  },
  {
    key: 'swap',
    nouns: 'swap exchange trade cover',
    act: {
      verbs: 'swap exchange trade',
      told: /\b(each other|with|between|among|another|shifts?|dut(y|ies)|turns?)\b/i,
      called: '{thing} swap',
      holds: 'Who offers {a thing}, who takes it over, and what became of it',
    },
    fields: '{thing} id, asker id, taker id, asked at, taken at, state',
    sees: 'sides',
    stays: 'after',
    begins: 'offered',
    always: [
      {
        needs: 'taker id',
        says: 'For any {record}: the one who takes it is another person than the one who offers, and only one of those who try at once gets it',
      },
      {
        needs: 'asker id',
        says: 'For any {record}: until it is final, what is swapped belongs to the one who offered it; afterwards to exactly one other',
      },
    ],
    misuse: {
      title: 'Somebody offers in {a record} what belongs to another',
      harm: 'A person loses or gets something that was never agreed.',
      stops:
        'The statement that makes {a record} looks up whose the thing is and refuses when it is not the one who asks.',
      check: 'As person B, send {a record} with a thing of person A: 404, and no {record} is made.',
    },
  },
  {
    key: 'handover',
    nouns: 'handover transfer hand-over',
    act: {
      verbs: 'hand-over pass transfer forward delegate',
      told: /\b(to|over) (an)?other\b|\bto (the next|another|somebody|someone|a colleague)\b|\bhands? over\b/i,
      called: 'Handover',
      holds: 'From whom to whom {a thing} went, and when',
    },
    fields: '{thing} id, from id, to id, handed over at, accepted at, note',
    sees: 'sides',
    stays: 'after',
    begins: 'offered',
    always: [{ says: 'For any {record}: until the other side has accepted it, the one who gives stays responsible' }],
  },
  {
    key: 'waiting list',
    nouns: 'waiting-list waitlist queue',
    act: {
      verbs: 'put join queue wait offer',
      told: /\b(waiting list|waitlist|in line|the queue|next on the list)\b/i,
      called: 'Waiting list place',
      holds: 'Who waits since when, and what was offered',
    },
    fields: '{actor} id, {thing} id, joined at, place in order, offered at, answer by on, state',
    sees: 'sides',
    stays: 'after',
    begins: 'waiting',
    unique: '{actor} id, {thing} id',
    always: [
      {
        needs: 'place in order',
        says: 'For any {record}: who is next follows from the order alone; a place that is offered is offered to nobody else until it is answered or has run out',
      },
    ],
    misuse: {
      needs: 'place in order',
      title: 'Somebody moves up on the list',
      harm: 'Those who wait longer are passed over.',
      stops: 'No call takes a place in order; a change by hand needs a reason, and who made it is kept.',
      check: 'Send {a record} with `place_in_order` 1: the field is refused, and the list is as it was.',
    },
  },
  {
    key: 'registration',
    nouns: 'registration enrolment enrollment sign-up rsvp participation participant entry-form',
    act: {
      verbs: 'sign-up register enrol enroll attend rsvp join sign',
      not: /\b(sign(s|ed)?[ -](in|off|the|a|it|each)|waiting list|group|link|contract|account)\b/i,
      called: '{thing} registration',
      holds: 'Who takes part in which {thing}',
    },
    fields: '{thing} id, {actor} id, registered at, cancelled at, note, state',
    sees: 'sides',
    stays: 'after',
    begins: 'registered',
    unique: '{thing} id, {actor} id',
    always: [
      { says: 'For any {record}: registering twice gives one row, and the last free place goes to one person only' },
    ],
  },
  {
    key: 'attendance',
    nouns: 'attendance presence check-in turn-out',
    act: {
      verbs: 'check-in tick mark',
      told: /\b(present|absent|attend\w*|who (is|was|came|comes) (there|to)|who came|check(s|ed)? in)\b/i,
      called: 'Attendance',
      holds: 'Who was there, and who noted it',
    },
    fields: '{thing} id, person id, present, noted at, noted by id',
    sees: 'sides',
    stays: 'after',
    unique: '{thing} id, person id',
    always: [
      { says: 'For any {record}: one person is noted once for one date; a correction keeps who made it and when' },
    ],
  },
  {
    key: 'invitation',
    nouns: 'invitation invite',
    act: {
      verbs: 'invite',
      called: 'Invitation',
      holds: 'Who was asked to come in, by whom, and whether they did',
    },
    fields: '{actor} id, contact, token hash, sent at, accepted at, ends at',
    sees: 'owner',
    stays: 'short',
    always: [
      { says: 'For any {record}: it lets in whoever was invited and nobody else, and nobody after it has ended' },
    ],
  },
  {
    key: 'vote',
    nouns: 'vote ballot choice',
    act: { verbs: 'vote elect', called: 'Vote', holds: 'Who voted on which {thing}, and how' },
    fields: '{thing} id, voter id, choice, voted at',
    sees: 'named',
    stays: 'after',
    unique: '{thing} id, voter id',
    always: [{ says: 'For any {record}: one person counts once, and after the end nothing changes the count' }],
    misuse: {
      title: 'One person gives {a record} twice',
      harm: 'The result is not what those who voted wanted.',
      stops:
        'The table holds one {record} for each person and question; the second one replaces nothing after the end.',
      check: 'Send two {records} at once as one person: one row is there.',
    },
  },
  {
    key: 'assessment',
    nouns: 'assessment evaluation grading mark grade verdict',
    act: {
      verbs: 'score assess evaluate grade judge',
      not: /\b(goal|point|game|best score)s?\b/i,
      called: '{thing} review',
      holds: 'What one person judged about {a thing}',
    },
    fields: '{thing} id, reviewer id, score, reason, given at',
    sees: 'sides',
    stays: 'after',
    unique: '{thing} id, reviewer id',
    always: [
      { says: 'For any {record}: one reviewer gives one, and sees those of others only after their own is handed in' },
    ],
    misuse: {
      title: 'Somebody writes {a record} about what is their own',
      harm: 'The better case loses to the better connected one.',
      stops: 'Who handed something in is never among its reviewers: the statement checks both ids.',
      check: 'As the one who handed it in, send {a record} about it: 403.',
    },
  },
  {
    key: 'offer of a price',
    nouns: 'bid quote quotation estimate tender offer',
    act: { verbs: 'bid quote', called: 'Quote', holds: 'What {a thing} would cost, and what was answered' },
    fields: '{thing} id, amount in cents, text, photo key, valid until, answered at, state',
    sees: 'sides',
    stays: 'after',
    begins: 'open',
    always: [
      {
        needs: 'amount in cents',
        says: 'For any {record} that was accepted: its amount is the one that is charged; a new amount is a new {record}',
      },
    ],
    misuse: {
      needs: 'amount in cents',
      title: 'The amount of {a record} is changed after it was accepted',
      harm: 'Somebody is charged what they never agreed to.',
      stops:
        'An accepted {record} has no statement that changes it; a dearer one is a new row that waits for an answer.',
      check: 'Accept {a record}, then change its amount: it is refused, and the first amount stands.',
    },
  },
  {
    key: 'mandate',
    nouns: 'consent mandate permission signature',
    fields: '{actor} id, what for, wording, wording version, given at, withdrawn at',
    sees: 'sides',
    stays: 'after',
    always: [{ says: 'For any {record}: what was agreed to can be shown in the wording of that day' }],
  },
  {
    key: 'group',
    nouns: 'group team club household circle crew class society community',
    fields: 'name, description, archived at',
    sees: 'all',
    stays: 'used',
    part: {
      called: '{record} member',
      fields: '{record} id, person id, role, joined at, ended at',
      holds: 'Who belongs to which {record}, and as what',
      unique: '{record} id, person id',
    },
    always: [
      { says: 'For any {record}: at least one person may change it; the last one cannot leave before naming another' },
    ],
  },
];
