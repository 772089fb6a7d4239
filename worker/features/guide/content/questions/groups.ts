import { choice, type QuestionClass } from '#worker/features/guide/content/questions/question-class.ts';

/** What stands in the criteria of each approval as long as nobody has said what happens without one. */
const laterReminder = /\bwaits for more than 3 days\b/;

/** Something is asked for and somebody decides about it. */
const approval: QuestionClass = {
  id: 'approval',
  signs:
    /\b(approv(?:e|es|ed|al|als|ing)|sign(?:s|ed)? (?:it|them|off)|sends? (?:it|them) back|reject(?:s|ed)?|releases? (?:it|them)|grants?|authori[sz]es?)\b/i,
  unless: /\b(estimates?|quotes?|quotations?|cost proposals?)\b/i,
  act: /^(approve|reject|sign|release|grant|authorise|authorize|send (?:it|them) back)\b/,
  questions: [
    {
      key: 'no-answer',
      topic: 'When nobody decides',
      ask: 'What happens when {a actor} does not decide in time?',
      why: 'Whoever asked has to plan; {a actor} is on holiday, ill or busy more often than one thinks.',
      prevents: 'A {thing} that waits for {a actor} who is ill or away, while whoever asked cannot plan',
      touches: /\b(approve|sign|release|grant|reject)/i,
      known:
        /\b(?:lapse|expire)s?\b|\bwithin \d+ (?:hours?|days?)\b.{0,60}\b(?:approv|otherwise|deputy)|\bdeputy\b|\bstands? in\b/i,
      heard:
        'IF {a actor} has not decided in time, THEN THE SYSTEM SHALL go by what was decided ({answer}) and tell whoever asked.',
      options: [
        choice(
          'A stand-in decides after 24 hours',
          'After 24 hours a stand-in may decide.',
          'IF {a actor} has not decided within 24 hours, THEN THE SYSTEM SHALL ask the stand-in as well and record who of the two decided.',
          { removes: laterReminder },
        ),
        choice(
          'It lapses after 24 hours',
          'Without a decision within 24 hours it lapses.',
          'IF no decision is there within 24 hours, THEN THE SYSTEM SHALL mark it as lapsed, change nothing else and tell whoever asked.',
          { removes: laterReminder },
        ),
        choice(
          'It stays open, with a reminder each day',
          'It stays open until somebody decides.',
          'WHILE a decision is open, THE SYSTEM SHALL remind {a actor} once each day at the same hour.',
          { removes: laterReminder },
        ),
      ],
    },
    {
      key: 'decision-back',
      topic: 'Taking a decision back',
      ask: 'Can {a actor} take a decision back once it is made?',
      why: 'People rely on a yes at once; a no that was a slip must not stand for ever.',
      prevents: 'A slip of {a actor} that stands for ever, or a yes that is gone overnight without a reason',
      touches: /\b(approve|sign|release|grant|reject)/i,
      heard:
        'WHEN {a actor} wants to take a decision back, THE SYSTEM SHALL go by what was decided ({answer}), keep both decisions and tell all concerned.',
      options: [
        choice(
          'Yes, with a reason, until the day before it counts',
          'A decision can be taken back with a reason until the day before.',
          'WHEN {a actor} takes a decision back, THE SYSTEM SHALL demand a reason of at least 10 characters and send it to all concerned within 60 seconds.',
          {
            bound:
              'IF the day before it counts has passed, THEN THE SYSTEM SHALL refuse to take a decision back and name the last day on which it could be.',
          },
        ),
        choice(
          'No; a new request is made instead',
          'A decision is final; a new request can be made.',
          'IF {a actor} opens something that was decided, THEN THE SYSTEM SHALL show the decision without a way to change it.',
        ),
        choice(
          'Yes, at any time, and everybody is told',
          'A decision can be taken back at any time.',
          'WHEN {a actor} takes a decision back, THE SYSTEM SHALL tell all concerned within 60 seconds and keep both decisions with their times.',
        ),
      ],
    },
    {
      key: 'refusal',
      topic: 'What a refusal says',
      ask: 'Does whoever is refused get a reason?',
      why: 'A bare no leads to a phone call; a reason that is written down can be asked about later.',
      prevents: 'A bare no about {a thing} that leads to a phone call, and that nobody can explain a year later',
      touches: /\b(approve|sign|release|grant|reject|send)/i,
      known: /\bwith (?:a )?(?:note|reason|comment)s?\b/i,
      options: [
        choice(
          'Yes, always one sentence',
          'A refusal carries a reason.',
          'IF {a actor} refuses without a reason of at least 10 characters, THEN THE SYSTEM SHALL save nothing and ask for it.',
        ),
        choice(
          'Only if they want to give one',
          'A reason for a refusal is optional.',
          'WHEN {a actor} refuses, THE SYSTEM SHALL send the refusal with the reason, or say that none was given.',
        ),
        choice(
          'A reason from a short list',
          'A refusal carries a reason from a short list.',
          'WHEN {a actor} refuses, THE SYSTEM SHALL offer at most 6 reasons to choose from and send the chosen one.',
        ),
      ],
    },
  ],
};

/** Who works when, and who takes whose place. */
const shifts: QuestionClass = {
  id: 'shifts',
  // Who works in shifts swaps none: somebody plans, offers or takes them.
  signs:
    /\b(?:rotas?|rosters?|on-call|(?:night|weekend) dut(?:y|ies)|substitut(?:e|es|ions?)|shifts? (?:swaps?|plans?|planning|planners?|changes?|exchanges?|schedul\w+)|(?:swap|trade|exchang|offer|tak|cover|giv|hand|plan|assign|fill|post|publish|sign|claim|chang|schedul|pick)\w*\b[^.;:!?]{1,40}\bshifts?|shifts?\b[^.;:!?]{1,30}\b(?:swapped|planned|offered|assigned|taken|free|open|scheduled|covered))\b/i,
  unless: /\bshift (?:key|left|the focus)\b/i,
  act: /^(swap|offer|take|plan|assign|cover|sign up)\b/,
  questions: [
    {
      key: 'shift-rules',
      topic: 'What stops a change of shifts by itself',
      ask: 'Which rules stop a shift from going to somebody, before any person looks at it?',
      why: 'Rest times and qualifications are law or safety; a rule that a tired person has to check at midnight is no rule.',
      prevents: 'Somebody tired or without the qualification who has the shift because nobody counted at midnight',
      touches: /\b(rest|rule|hours?|take|swap|assign)/i,
      heard:
        'IF a shift would break a rule ({answer}), THEN THE SYSTEM SHALL refuse it before anybody is asked and name the rule and the times.',
      options: [
        choice(
          'Rest time between shifts, and the same qualification',
          'A shift goes only to somebody who has 11 hours of rest around it and the same qualification.',
          'IF a shift would leave somebody less than 11 hours of rest before or after it, THEN THE SYSTEM SHALL refuse it and name both shifts with their times.',
        ),
        choice(
          'Those, and the most hours a week',
          'Besides rest and qualification, the hours of a week are limited.',
          'IF a shift would bring somebody above 48 hours in a week, THEN THE SYSTEM SHALL refuse it and show the sum.',
        ),
        choice(
          'Only that nobody is in two places at once',
          'Nobody has two shifts at the same time; everything else is looked at by people.',
          'IF a shift overlaps another of the same person by a minute or more, THEN THE SYSTEM SHALL refuse it.',
        ),
      ],
    },
    {
      key: 'shift-until',
      topic: 'How late a shift may change',
      ask: 'How short before its beginning may a shift still change hands?',
      why: 'Later than that, somebody has to pick up the phone: the plan on the wall no longer reaches people.',
      prevents: 'A shift that changes hands when the plan on the wall reaches nobody any more',
      touches: /\b(swap|offer|take|change|cover)/i,
      known: /\b(?:until|up to|at least|no later than) \d+ (?:hours?|days?) before\b/i,
      heard:
        'IF a shift begins too soon to change hands ({answer}), THEN THE SYSTEM SHALL take no offer and no change for it and say whom to call.',
      options: [
        choice(
          'Up to 24 hours before',
          'A shift can change hands until 24 hours before it begins.',
          'IF a shift begins in less than 24 hours, THEN THE SYSTEM SHALL take no offer and no change for it and say whom to call.',
        ),
        choice(
          'Up to 3 days before',
          'A shift can change hands until 3 days before it begins.',
          'IF a shift begins in less than 72 hours, THEN THE SYSTEM SHALL take no offer and no change for it and say whom to call.',
        ),
        choice(
          'Up to its beginning',
          'A shift can change hands until it begins.',
          'WHEN a shift changes hands less than 12 hours before it begins, THE SYSTEM SHALL send both people a message that they must confirm.',
        ),
      ],
    },
    {
      key: 'shift-seen',
      topic: 'Who sees an offered shift',
      ask: 'Who sees a shift that is free, and who gets it when two want it?',
      why: 'It decides whether people feel treated alike, which matters more to a team than speed.',
      prevents: 'Free shifts that always reach the same few people first',
      touches: /\b(offer|take|free|see)/i,
      options: [
        choice(
          'All who are qualified; the first one gets it',
          'A free shift is seen by all who are qualified and goes to the first.',
          'WHEN two people take the same shift, THE SYSTEM SHALL give it to the first and tell the other within 5 seconds that it is gone.',
        ),
        choice(
          'All who are qualified; whoever has fewer hours gets it',
          'Of those who want a free shift within 24 hours, the one with the fewest hours of the month gets it.',
          'WHEN 24 hours have passed since a shift was offered, THE SYSTEM SHALL give it to the one with the fewest hours of the month and show all who asked why.',
        ),
        choice(
          'Only the people I ask',
          'A free shift is seen only by those whom its owner asks.',
          'WHEN somebody offers a shift, THE SYSTEM SHALL show it only to the people they chose.',
        ),
      ],
    },
  ],
};

export const groupClasses = [shifts, approval];
