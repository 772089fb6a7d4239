import { choice, type QuestionClass } from '#worker/features/guide/content/questions/question-class.ts';

/** Supplies that run out. */
const supplies: QuestionClass = {
  id: 'supplies',
  signs:
    /\b(in stock|stocks? of|inventory|supplies|(?<!\b(?:time|clock|timer|turn) )runs? (?:out|low)|best before|expir(?:y|es|ed|ing)|use-by|goes? (?:bad|off)|pantry|freezer|fridge)\b/i,
  act: /^(count|stock|use|take|record|add|note)\b/,
  questions: [
    {
      key: 'counted',
      topic: 'How the amount is kept right',
      ask: 'How does {name} know how much is left?',
      why: 'The number is right for a week; after that it depends on whether taking something out is one tap or a form.',
      prevents: 'A number that is right for a week and that nobody believes after that',
      touches: /\b(count|record|stock|take|add|use|note|see|know)/i,
      known: /\b(scan(?:s|ned)?|bar-?codes?|weigh(?:s|ed)?|counted)\b/i,
      heard: 'WHEN something is taken out, THE SYSTEM SHALL bring the amount up to date within 5 seconds ({answer}).',
      options: [
        choice(
          'One tap by whoever takes something out',
          'Whoever takes something out taps once.',
          'WHEN somebody taps that they took something out, THE SYSTEM SHALL lower the amount by one and let them undo it for 10 seconds.',
        ),
        choice(
          'By scanning a code',
          'Things are scanned in and out.',
          'IF a scanned code is not known, THEN THE SYSTEM SHALL ask for its name once and remember it.',
        ),
        choice(
          'Counted once a week',
          'The amounts are counted once a week.',
          'WHEN 7 days have passed since the last count, THE SYSTEM SHALL show the amounts as old with the date of the count.',
        ),
      ],
    },
    {
      key: 'low',
      topic: 'When somebody is told',
      ask: 'When is somebody told that something runs out or goes bad?',
      why: 'Too late is waste; too early is switched off after three messages.',
      prevents: 'Something that ran out or went bad although {name} knew of it',
      touches: /\b(remind|warn|tell|bad|expire|low|know)/i,
      known: /\b\d+ (?:days?|hours?|weeks?) (?:before|ahead)\b|\bbelow \d+\b/i,
      heard:
        'WHEN something is about to run out or go bad ({answer}), THE SYSTEM SHALL tell the {client} once and list it first.',
      options: [
        choice(
          '3 days before, all in one message',
          'One message a day names all that goes bad within 3 days or is the last of its kind.',
          'WHEN it is 17:00 and something goes bad within 3 days, THE SYSTEM SHALL send one message that names all of it.',
        ),
        choice(
          'Only on the list, oldest first',
          'Nobody is told; the list shows the oldest first.',
          'WHEN the list is opened, THE SYSTEM SHALL show first what goes bad first, with the days that are left.',
          { not: 'No messages about what runs out.' },
        ),
        choice(
          'When only one is left',
          'Somebody is told when only one is left.',
          'WHEN only one of a thing is left, THE SYSTEM SHALL tell whoever buys it once, and not again before it was filled up.',
        ),
      ],
    },
  ],
};

/** People or things that are brought together. */
const matching: QuestionClass = {
  id: 'matching',
  signs:
    /\b(match(?:es|ed)? (?:people|them|riders?|drivers?|volunteers?|students?|mentors?)|pairs? (?:them|people|up)|matchmaking|carpool\w*|ride ?shar\w*|share(?:s)? (?:a )?rides?|find(?:s)? (?:a |somebody|someone)(?:partner|companion|tandem|buddy|mentor)?)\b/i,
  act: /^(match|pair|find|share|offer)\b/,
  questions: [
    {
      key: 'match-by',
      topic: 'What makes two fit',
      ask: 'What must be true for two of them to fit, and who has the last word?',
      why: 'A match that is wrong twice is not looked at a third time.',
      prevents: 'A pair that does not fit, shown a second time to people who stop looking',
      touches: /\b(match|pair|find|offer|search)/i,
      heard: 'WHEN two are proposed to each other, THE SYSTEM SHALL show both why they fit ({answer}).',
      options: [
        choice(
          'Same place and time; both say yes',
          'Two fit by place and time, and both must say yes.',
          'WHEN two fit by place and time, THE SYSTEM SHALL show each the other’s first name and both conditions, and share contacts only after both said yes.',
        ),
        choice(
          '{Hosts} decide',
          '{Hosts} put two together.',
          'WHEN {a host} puts two together, THE SYSTEM SHALL tell both within 60 seconds and let each refuse once without a reason.',
        ),
        choice(
          'Whoever searches picks from all',
          'Whoever searches picks from all.',
          'WHEN somebody picks another, THE SYSTEM SHALL ask the other before it shows any contact.',
        ),
      ],
    },
    {
      key: 'no-match',
      topic: 'When nobody fits',
      ask: 'What does somebody see when nobody fits?',
      why: 'In the first months that is most people; whoever sees an empty page is gone.',
      prevents: 'An empty page in the first months, and people who are gone after it',
      touches: /\b(match|pair|find|search|list)/i,
      options: [
        choice(
          'The nearest three, with what differs',
          'Where nobody fits, the nearest three are shown.',
          'IF nobody fits, THEN THE SYSTEM SHALL show the nearest three and say what differs in each.',
        ),
        choice(
          'A message as soon as there is one',
          'Where nobody fits, the wish is kept for 30 days.',
          'IF nobody fits, THEN THE SYSTEM SHALL keep the wish for 30 days and tell its owner within 10 minutes when somebody does.',
        ),
        choice(
          'Somebody looks by hand within 3 days',
          'Where nobody fits, somebody looks by hand.',
          'IF nobody fits, THEN THE SYSTEM SHALL put the wish on the list of {hosts} and show its owner that they answer within 3 days.',
        ),
      ],
    },
  ],
};

export const stockClasses = [supplies, matching];
