import type { RecordClass } from '#worker/features/guide/content/records/record-class.ts';

/** What is done, checked, repaired and measured, and where. */
export const workClasses: RecordClass[] = [
  {
    key: 'task',
    nouns: 'task chore job to-do todo assignment errand work-order homework-task',
    act: { verbs: 'assign', called: 'Task', holds: 'What is to be done, by whom and until when' },
    fields: 'title, {thing} id, assigned to id, due on, done at, state',
    sees: 'sides',
    stays: 'after',
    begins: 'open',
    always: [
      {
        needs: 'assigned to id',
        says: 'For any {record}: it has one person or nobody; whoever takes it second is told who was first',
      },
    ],
  },
  {
    key: 'shift',
    nouns: 'shift duty rota roster stint',
    fields: 'team, starts at, ends at, places, assigned to id, state',
    sees: 'sides',
    stays: 'after',
    begins: 'open',
    always: [
      {
        needs: 'starts at',
        says: 'For any person and minute: they have one {record} at most, also after a change by others',
      },
      {
        needs: 'ends at',
        says: 'For any {record} that has ended: no call changes who had it; a correction is a new row with its reason',
      },
    ],
  },
  {
    key: 'inspection',
    nouns: 'inspection check check-up examination audit survey-round test-result round-of-checks control screening',
    act: {
      verbs: 'inspect examine audit check test',
      not: /\b(endpoints?|urls?|web ?sites?|servers?|services?|commits?|spelling)\b/i,
      told: /\b(result|checklist|defects?|once a|every|condition|comes? back|devices?|buildings?|rooms?|vehicles?|animals?|machines?|extinguishers?|equipment|patients?)\b/i,
      called: '{thing} check',
      holds: 'What was found on {a thing}, by whom and when',
    },
    fields: '{thing} id, {actor} id, checked at, result, note, next on, state',
    sees: 'sides',
    stays: 'after',
    begins: 'begun',
    part: {
      called: 'Checklist answer',
      told: /\bcheck ?lists?\b/i,
      fields: '{record} id, question, result, note, photo key',
      holds: 'One point of the checklist, as it was answered that day',
    },
    always: [
      {
        needs: 'checked at',
        says: 'For any {record} that was handed in: result, day and person are never changed; a correction is a second one that names the first',
      },
      {
        needs: 'next on',
        says: 'For any thing that has to be checked again: the next day follows from the last {record} that passed',
      },
    ],
    misuse: {
      needs: 'checked at',
      title: 'Somebody dates {a record} back that never took place',
      harm: 'What should have been looked at was not, and the record says it was.',
      stops: 'The server keeps when {a record} arrived beside the day that was entered, and shows both.',
      check: 'Send {a record} with a day of last month: it is marked as entered late, with the time of arrival.',
    },
  },
  {
    key: 'fault',
    nouns: 'fault defect damage breakdown incident hazard complaint malfunction outage',
    act: {
      verbs: 'report',
      told: /\b(faults?|defects?|damages?|broken|problems?|incidents?|hazards?|leaks?|potholes?)\b/i,
      called: 'Fault',
      holds: 'What is broken or wrong, where, and how far the repair is',
    },
    fields: 'title, description, place, reported by id, reported at, repaired at, state',
    sees: 'sides',
    stays: 'after',
    begins: 'reported',
    always: [
      {
        needs: 'reported at',
        says: 'For any {record}: it stays on the open list until somebody named has ended it, and the first report is kept word for word',
      },
    ],
    misuse: {
      needs: 'reported at',
      title: 'Somebody closes {a record} that is not repaired',
      harm: 'A danger stays, and the list says that all is well.',
      stops:
        'Whoever reports and whoever repairs are told of the end; either of them opens {a record} again with one tap.',
      check: 'End {a record} without a note of what was done: it is refused.',
    },
  },
  {
    key: 'repair',
    nouns: 'repair maintenance service-visit overhaul fix',
    fields: '{thing} id, what is broken, begun at, repaired at, repaired by id, outcome, cost in cents, state',
    sees: 'sides',
    stays: 'after',
    begins: 'received',
    always: [
      { needs: 'cost in cents', says: 'For any {record}: nothing is charged above what was agreed before it began' },
    ],
  },
  {
    key: 'visit',
    nouns: 'visit call-out house-call farm-visit inspection-visit',
    act: { verbs: 'visit', called: '{thing} visit', holds: 'Who was where, when, and what was done' },
    fields: '{thing} id, {actor} id, planned on, arrived at, left at, note, state',
    sees: 'sides',
    stays: 'after',
    begins: 'planned',
    always: [
      {
        needs: 'arrived at',
        says: 'For any {record}: it ends after it began, and one person is at one place at a time',
      },
    ],
  },
  {
    key: 'treatment',
    nouns: 'medicine medication dose treatment vaccination therapy prescription injection',
    fields: '{thing} id, name, dose, unit, given at, given by id, allowed again at, note',
    sees: 'sides',
    stays: 'after',
    always: [
      {
        needs: 'given at',
        says: 'For any {record}: it is entered once, never deleted, and a correction shows what stood there before',
      },
    ],
    misuse: {
      needs: 'dose',
      title: 'Somebody changes the dose of {a record} afterwards',
      harm: 'A decision on a person or an animal rests on a number that was never given.',
      stops: 'A {record} is never overwritten: a correction is a second row with its author, and both are shown.',
      check: 'Change the dose of {a record} by its address: 405, and the first value stands.',
    },
  },
  {
    key: 'health entry',
    nouns:
      'symptom blood-sugar blood-sugar-value blood-pressure heart-rate pain mood sleep-entry health-record temperature-value',
    fields: '{actor} id, kind, value, unit, noticed at, note',
    sees: 'owner',
    stays: 'used',
    always: [
      {
        says: 'For any {record}: the value is shown as it was entered, with its unit, and never converted in the store',
      },
    ],
  },
  {
    key: 'reading',
    nouns: 'reading measurement temperature humidity consumption sample data-point value sensor-value',
    fields: '{thing} id, measured at, received at, value, unit',
    sees: 'sides',
    stays: 'series',
    unique: '{thing} id, measured at',
    always: [
      {
        needs: 'measured at',
        says: 'For any {record}: one device has one for one moment; a late one is sorted in and sets off no alarm for the past',
      },
    ],
  },
  {
    key: 'probe result',
    act: {
      verbs: 'check monitor ping probe watch',
      told: /\b(endpoints?|urls?|web ?sites?|servers?|services?)\b/i,
      called: 'Check result',
      holds: 'Whether {a thing} answered at one moment, how fast, and seen from where',
    },
    fields: '{thing} id, region, checked minute, status, milliseconds, error',
    sees: 'all',
    stays: 'series',
    unique: '{thing} id, region, checked minute',
    always: [
      {
        says: 'For any {record}: one that is missing counts as unknown and never as an outage; two in a row from different places are needed for one',
      },
    ],
  },
  {
    key: 'threshold',
    nouns: 'threshold limit-value alarm-limit set-point',
    fields: '{thing} id, lower limit, upper limit, after minutes, changed by id, changed at',
    sees: 'sides',
    stays: 'used',
    always: [
      {
        says: 'For any {record}: the lower limit is below the upper one, and an alarm names the limit that held at that time',
      },
    ],
  },
  {
    key: 'alarm',
    nouns: 'alarm alert warning notification notice',
    fields: 'receiver id, {thing} id, text, raised at, sent at, seen at, ended at',
    sees: 'named',
    stays: 'short',
    always: [
      {
        needs: 'raised at',
        says: 'For any cause: there is one open {record} at a time; it ends when the cause does or when somebody named ends it',
      },
    ],
  },
  {
    key: 'asset',
    nouns:
      'tool kit device equipment machine vehicle car van bike bicycle truck instrument copy asset camera lens boat scooter book key appliance computer laptop piece-of-equipment',
    fields: 'name, inventory number, place, condition, state',
    sees: 'all',
    stays: 'used',
    unique: 'inventory number',
    begins: 'available',
    always: [
      {
        needs: 'inventory number',
        says: 'For any {record}: its number is never given to another one, also after it is gone',
      },
    ],
  },
  {
    key: 'place',
    nouns:
      'room desk hall court kitchen stall stage pitch studio office-space parking-space space place pool location venue ward warehouse',
    fields: 'name, postal address, places, equipment, active',
    sees: 'all',
    stays: 'used',
    always: [
      {
        needs: 'places',
        says: 'For any {record} that is closed: nothing new is put there, and what was put there before can still be looked up',
      },
    ],
  },
  {
    key: 'home',
    nouns: 'building house flat apartment',
    fields: 'name, postal address, note, active',
    sees: 'all',
    stays: 'used',
    always: [
      {
        needs: 'active',
        says: 'For any {record} that is given up: nothing new points at it, and its costs and repairs can still be looked up',
      },
    ],
  },
  {
    key: 'land',
    nouns:
      'site plot field block farm garden orchard vineyard meadow wall area greenhouse silo tank stop pick-up-point',
    fields: 'name, note, active',
    sees: 'all',
    stays: 'used',
    always: [
      {
        needs: 'active',
        says: 'For any {record} that is closed: nothing new points at it, and what pointed at it before can still be looked up',
      },
    ],
  },
  {
    key: 'animal',
    nouns: 'pet dog cat cow horse animal sheep goat hen bird herd-animal calf hive',
    fields: 'name, tag number, species, breed, born in, state',
    sees: 'sides',
    stays: 'after',
    begins: 'present',
    always: [
      { needs: 'tag number', says: 'For any {record}: what is noted about it stays with it when it changes hands' },
    ],
  },
  {
    key: 'plant',
    nouns: 'plant tree crop vine bed seed seedling variety',
    fields: 'name, species, place, planted on, harvested on, state',
    sees: 'sides',
    stays: 'used',
    begins: 'planted',
  },
  {
    key: 'person on file',
    nouns:
      'child patient pupil resident client-file member tenant guest learner relative candidate beneficiary senior contact',
    fields: 'name, born on, contact, note, ended at',
    sees: 'sides',
    stays: 'after',
    always: [
      {
        needs: 'ended at',
        says: 'For any {record}: when it ends, what names the person is emptied, and counts stay right',
      },
    ],
  },
  {
    key: 'event',
    nouns:
      'event meeting concert feast party workshop match-day rehearsal training game-day gathering festival trip-date working-day work-day cooking-day open-day show performance practice',
    fields: 'title, description, starts at, ends at, place, places, state',
    sees: 'all',
    stays: 'after',
    begins: 'announced',
    always: [
      {
        needs: 'places',
        says: 'For any {record}: those who take part are never more than its places, and a change of time reaches each of them',
      },
    ],
  },
  {
    key: 'time entry',
    nouns: 'hour time-entry timesheet working-hour overtime',
    fields: '{actor} id, worked on, minutes, note, confirmed by id, confirmed at, state',
    sees: 'sides',
    stays: 'after',
    begins: 'entered',
    always: [
      {
        needs: 'minutes',
        says: 'For any person and day: the minutes are at most 1,440, and a closed month no longer changes',
      },
    ],
  },
  {
    key: 'workout',
    nouns: 'workout exercise run-session training-session',
    fields: '{actor} id, kind, done at, minutes, amount, note',
    sees: 'owner',
    stays: 'used',
  },
  {
    key: 'attempt',
    nouns: 'climb attempt try ascent',
    fields: '{actor} id, {thing} id, count, note, done at',
    sees: 'owner',
    stays: 'used',
  },
  {
    key: 'habit',
    nouns: 'habit routine streak reminder',
    fields: '{actor} id, title, every days, hour, next at, paused at',
    sees: 'owner',
    stays: 'used',
    always: [
      { needs: 'next at', says: 'For any {record}: it is sent once for each date, also when the job runs twice' },
    ],
  },
];
