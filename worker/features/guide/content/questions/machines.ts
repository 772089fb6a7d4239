import { ofDevelopers } from '#worker/features/guide/content/questions/checkers.ts';
import { choice, type QuestionClass } from '#worker/features/guide/content/questions/question-class.ts';
/** Things that measure and send. */
export const devices: QuestionClass = {
  id: 'devices',
  signs:
    /\b(sensors?|scales?|thermometers?|thermostats?|(?:smart|water|gas|power|electricity) meters?|beacons?|gps trackers?|bluetooth|lorawan|zigbee|wearables?|gateways?|raspberry|arduino|probes?)\b/i,
  unless: /\b(at scale|large scale|full scale|scale up|pay scale)\b/i,
  act: /^(measure|send|read|report|record|lose|weigh|transmit|get|warn)\b/,
  questions: [
    {
      key: 'interval',
      topic: 'How often it measures',
      ask: 'How often is a value taken and sent?',
      why: 'It decides how long a battery lasts, what the connection costs and how late an alarm can come.',
      prevents: 'A battery that is empty in a month, or a value that comes hours too late',
      touches: /\b(send|measure|reading|sensor|scale|value|record)/i,
      known: /\bevery (?:\d+ |\w+ )?(?:seconds?|minutes?|hours?|days?)\b/i,
      heard:
        'WHEN the time for a value has come ({answer}) and none arrives for three times that long, THE SYSTEM SHALL show the device as silent.',
      options: [
        choice(
          'Every 15 minutes',
          'A value is taken and sent every 15 minutes.',
          'IF no value comes for 45 minutes, THEN THE SYSTEM SHALL show the device as silent with the time of its last value.',
        ),
        choice(
          'Once an hour, and at once when it leaps',
          'A value is sent each hour, and at once when it leaps.',
          'WHEN a value differs from the one before by more than the leap that was set, THE SYSTEM SHALL take it in at once.',
        ),
        choice(
          'Once a day',
          'A value is sent once a day.',
          'IF a day passes without a value, THEN THE SYSTEM SHALL show the gap and not draw a line over it.',
        ),
      ],
    },
    {
      key: 'limit',
      topic: 'From which value on',
      ask: 'From which value on is somebody alarmed, and who sets it?',
      why: 'An alarm that comes too often is switched off; one that never came is found out too late.',
      prevents: 'An alarm that is switched off because it comes too often, and one that never came',
      touches: /\b(alarm|warn|alert|notify|value|get|message)/i,
      known: /\b(?:below|above|under|over|more than|less than) \d/i,
      heard:
        'WHEN a value passes the limit ({answer}), THE SYSTEM SHALL send one alarm with the value, the limit and the place.',
      options: [
        choice(
          'A limit for each place, with a proposal',
          'Each place has a limit that can be changed; a proposal stands there at first.',
          'WHEN a limit is changed, THE SYSTEM SHALL use it from the next value on and record who changed it.',
        ),
        choice(
          'A change against the day before',
          'The change against the day before decides.',
          'IF there is no value of the day before, THEN THE SYSTEM SHALL send no alarm and say that it can’t compare yet.',
        ),
        choice(
          'One limit for all',
          'One limit holds for all.',
          'WHEN the limit is passed, THE SYSTEM SHALL send one alarm with the value, the limit and the place within 60 seconds.',
        ),
      ],
    },
    {
      key: 'alarm-open',
      topic: 'When nobody reacts to an alarm',
      ask: 'What happens when nobody reacts to an alarm?',
      why: 'Phones lie in the next room; the second message to a second person is what an alarm is for.',
      prevents: 'An alarm that nobody hears because one phone lies in the next room',
      touches: /\b(alarm|warn|alert|notify|get|message)/i,
      heard: 'IF an alarm is not confirmed, THEN THE SYSTEM SHALL go by what was decided ({answer}).',
      options: [
        choice(
          'After 15 minutes a second person gets it',
          'An alarm that nobody confirms goes to a second person.',
          'IF an alarm is not confirmed within 15 minutes, THEN THE SYSTEM SHALL send it to the second person on the list and show both who has seen it.',
        ),
        choice(
          'It is repeated every 30 minutes',
          'An alarm is repeated until somebody confirms it.',
          'WHILE an alarm is not confirmed, THE SYSTEM SHALL send it again every 30 minutes, 6 times at most.',
        ),
        choice(
          'Nothing; it stays on the screen',
          'An alarm stays on the screen.',
          'WHILE an alarm is not confirmed, THE SYSTEM SHALL show it above everything else.',
        ),
      ],
    },
  ],
};

/** Texts, pictures or recordings that a program turns into something else. */
const madeTexts: QuestionClass = {
  id: 'made-texts',
  signs:
    /\bturns?\b.{1,60}\binto\b|\b(?:converts?|transforms?|transcri(?:be|bes|pt|pts)|summari[sz]es?|translates?|rewrites?|extracts?)\b.{0,60}\b(?:into|to|from|texts?|letters?|recordings?|notes?|reports?|meetings?|tasks?|documents?|photos?|audio)\b/i,
  unless: ofDevelopers,
  act: /^(turn|convert|transform|transcribe|summarise|summarize|translate|rewrite|extract)\b/,
  questions: [
    {
      key: 'trust',
      topic: 'Who has the last word',
      ask: 'Does what {name} makes count at once, or does somebody look at it first?',
      why: 'It is wrong at times and reads well all the same; the name of a person under it decides how much that costs.',
      prevents: 'A wrong result of {name} that is passed on because it reads well',
      touches: /\b(turn|convert|transcribe|summari|translate|extract|list)/i,
      heard:
        'WHEN {name} has made {a thing}, THE SYSTEM SHALL go by what was decided ({answer}) before anybody else sees it.',
      options: [
        choice(
          'Somebody looks at it and can change it first',
          'What {name} makes counts after somebody has agreed.',
          'WHEN {name} has made a result, THE SYSTEM SHALL show it beside the passage it came from and send it to nobody before it is released.',
        ),
        choice(
          'It counts at once and can be corrected',
          'What {name} makes counts at once and can be corrected for 7 days.',
          'WHEN a result is corrected within 7 days, THE SYSTEM SHALL show the correction to all who saw the first one.',
        ),
        choice(
          'It is a hint and goes no further',
          'What {name} makes is a hint.',
          'WHEN a result is shown, THE SYSTEM SHALL mark it as unchecked and offer no way to send it on.',
        ),
      ],
    },
    {
      key: 'source-kept',
      topic: 'How long the original is kept',
      ask: 'How long is the original kept, and who may see it?',
      why: 'A recording or a letter holds names and voices of people who never agreed to {name}.',
      prevents: 'Names and voices of people who never agreed to {name}, kept for years',
      touches: /\b(upload|record|turn|convert|transcribe|summari|translate|extract)/i,
      known: /\b(?:deleted?|erased?|kept|stored)\b.{0,30}\b(?:after|for|within)\b/i,
      heard:
        'WHEN the time of an original is over ({answer}), THE SYSTEM SHALL delete it with all copies within 24 hours.',
      options: [
        choice(
          'Deleted after 30 days; only whoever gave it in sees it',
          'The original is deleted after 30 days.',
          'WHEN an original is 30 days old, THE SYSTEM SHALL delete it with all copies within 24 hours and keep the result.',
        ),
        choice(
          'Deleted as soon as the result is there',
          'The original is deleted as soon as the result is there.',
          'WHEN a result is released, THE SYSTEM SHALL delete the original within 60 seconds.',
        ),
        choice(
          'Kept until somebody deletes it',
          'The original is kept until somebody deletes it.',
          'WHEN somebody deletes an original, THE SYSTEM SHALL remove it from every list at once and from copies within 30 days.',
        ),
      ],
    },
  ],
};

/** Somebody has to be reminded. */
const reminding: QuestionClass = {
  id: 'reminding',
  signs: /\b(remind(?:s|ed|ers?)?|forget(?:s|ting)?|due dates?|don't forget)\b/i,
  unless: /\b(not paid|unpaid|overdue|fees|dues|invoices?|don't pay)\b/i,
  act: /^(remind|forget|get|send|tell)\b/,
  questions: [
    {
      key: 'remind-when',
      topic: 'When a reminder comes',
      ask: 'When does a reminder come, and how?',
      why: 'At the wrong hour it is wiped away and forgotten; the second one is not read.',
      prevents: 'A reminder at the wrong hour, wiped away and forgotten',
      touches: /\bremind|due|forget/i,
      known:
        /\b(?:\d+ (?:days?|hours?|minutes?|weeks?)|the (?:day|evening|night|week)) before\b|\bat \d{1,2}[:.]\d\d\b/i,
      heard: 'WHEN something is due, THE SYSTEM SHALL remind the {client} as decided ({answer}), once.',
      options: [
        choice(
          'The day before at 18:00, on the phone',
          'A reminder comes the day before at 18:00.',
          'WHEN something is due tomorrow and it is 18:00 where the {client} lives, THE SYSTEM SHALL send one reminder for all that is due.',
        ),
        choice(
          'Each person chooses day and hour',
          'Each person sets day and hour of reminders.',
          'WHEN somebody sets another hour, THE SYSTEM SHALL use it from the next reminder on.',
        ),
        choice(
          'At the moment itself',
          'A reminder comes at the moment itself.',
          'WHEN something falls due, THE SYSTEM SHALL remind the {client} within 60 seconds.',
        ),
      ],
    },
    {
      key: 'ignored',
      topic: 'When a reminder is ignored',
      ask: 'What happens when nobody reacts to a reminder?',
      why: 'It decides whether {name} only tells, or makes sure.',
      prevents: 'A reminder that everybody thinks somebody else has seen',
      touches: /\bremind|due|forget/i,
      options: [
        choice(
          'One more after a day, then it stays on the list',
          'There is one more reminder after a day.',
          'IF nothing was done a day after a reminder, THEN THE SYSTEM SHALL send one more and then only show it on the list.',
        ),
        choice(
          'Somebody else is told',
          'A second person is told when a reminder is ignored.',
          'IF nothing was done a day after a reminder, THEN THE SYSTEM SHALL tell the second person who was named, with what and since when.',
        ),
        choice(
          'Nothing; it stays on the list',
          'An ignored reminder has no consequence.',
          'WHEN the list is opened, THE SYSTEM SHALL show first what is overdue, with its days.',
        ),
      ],
    },
  ],
};

export const machineClasses = [madeTexts, reminding];
