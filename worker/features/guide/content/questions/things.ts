import { choice, type QuestionClass } from '#worker/features/guide/content/questions/question-class.ts';
import { ofWrittenBook } from '#worker/features/guide/content/things.ts';

/** Things that somebody has for a time. */
const lending: QuestionClass = {
  id: 'lending',
  signs:
    /\b(lend|lends|lent|borrow(?:s|ed)?|rents?|rental|hires?|loans?|loaned|take(?:s)? home|give(?:s)? (?:it|them) back)\b/i,
  unless:
    /\b((?:collect|pay|owe)s? (?:(?:the|a|their|his|her|our|my|its) )?(?:\w+ )?rent|rent (?:arrears|payments?)|hires? (?:staff|people|employees)|tenants?|landlords?|tenanc(?:y|ies)|(?:rents? (?:out )?(?:\w+ )?(?:flats?|apartments?|houses?|rooms?)))\b/i,
  act: /^(lend|borrow|rent|hire|loan|reserve)\b/,
  questions: [
    {
      key: 'how-long',
      topic: 'How long it may be kept',
      ask: 'How long may somebody keep {a thing}?',
      why: 'Without a day to bring it back, nobody is late and the next one waits.',
      prevents: '{A thing} that is never late because no day was named, while the next one waits',
      touches: /\b(lend|borrow|rent|hire|reserve|return)/i,
      known:
        /\b(?:for (?:a|one|the) (?:day|weekend|week|month|season|term|year)|for up to \d+|until \d|by the day|per day|each day)\b/i,
      heard: 'WHEN somebody takes {a thing}, THE SYSTEM SHALL show them the day by which it is due back ({answer}).',
      options: [
        choice(
          'A week, once longer when nobody waits',
          'It may be kept for 7 days, and once 7 days longer.',
          'IF nobody waits for {a thing}, THEN THE SYSTEM SHALL let its holder keep it 7 days longer, once.',
        ),
        choice(
          'As the two sides agree each time',
          'How long it is kept is agreed each time.',
          'WHEN two sides agree on {a thing}, THE SYSTEM SHALL demand the day on which it comes back before it is handed over.',
        ),
        choice(
          'A fixed term for everybody',
          'All {things} come back by the same day of a term.',
          'WHEN the last day of the term is 14 days away, THE SYSTEM SHALL remind everybody who still has {a thing}.',
        ),
      ],
    },
    {
      key: 'late-back',
      topic: 'When it comes back late',
      ask: 'What happens when {a thing} comes back late?',
      why: 'The next person stands there without it; a rule that is known beforehand spares a quarrel.',
      prevents: 'A quarrel between the one who is late and the one who stands there without {a thing}',
      touches: /\b(return|back|late|check|lend|borrow|rent)/i,
      known: /\b(?:late fees?|blocked|fine of)\b/i,
      heard:
        'IF {a thing} is not back on its day, THEN THE SYSTEM SHALL go by what was decided ({answer}) and tell whoever waits for it.',
      options: [
        choice(
          'A reminder, and nothing new until it is back',
          'Who is late takes nothing new until it is back.',
          'IF {a thing} is late by more than a day, THEN THE SYSTEM SHALL remind its holder each day and let them take nothing new.',
        ),
        choice(
          'A fee for each day',
          'Each late day costs a fee that {hosts} set.',
          'WHEN a day ends and {a thing} is late, THE SYSTEM SHALL add the fee of that day and show the sum to both sides.',
        ),
        choice(
          'Nothing; people talk to each other',
          'Being late has no consequence but a reminder.',
          'IF {a thing} is late, THEN THE SYSTEM SHALL show both sides how to reach each other.',
        ),
      ],
    },
    {
      key: 'broken',
      topic: 'When it is lost or damaged',
      ask: 'Who pays when {a thing} is lost or comes back damaged?',
      why: 'It is the first question of everybody who gives something away.',
      prevents: 'Two people who each think that the other pays for {a thing}',
      touches: /\b(return|back|check|lost|charge|damage|lend|rent)/i,
      known: /\b(?:lost|damaged|broken)\b.{0,40}\b(?:charged|paid|pays?|costs?|deposit)\b|\bdeposits?\b/i,
      heard:
        'WHEN {a thing} is reported lost or damaged, THE SYSTEM SHALL go by what was decided ({answer}) and keep what both sides said of it.',
      options: [
        choice(
          'Whoever had it, up to a value named beforehand',
          'Whoever had it pays up to a value that was named beforehand.',
          'WHEN {a thing} is handed over, THE SYSTEM SHALL show its value and take a photo or a note of its state from both sides.',
        ),
        choice(
          'A deposit covers it',
          'A deposit covers loss and damage.',
          'WHEN {a thing} is reported damaged within 24 hours of its return, THE SYSTEM SHALL hold the deposit until both sides have answered.',
        ),
        choice(
          'Nobody; it is lent at one’s own risk',
          'What is lent is lent at the owner’s risk.',
          'WHEN somebody offers {a thing}, THE SYSTEM SHALL say that nobody pays for loss or damage, and take a confirmation.',
        ),
      ],
    },
  ],
};

/** A time or place that is kept for somebody. */
const booking: QuestionClass = {
  id: 'booking',
  signs: new RegExp(
    `\\b((?<!\\b(?:${ofWrittenBook}) )book(?:s|ed|ing|ings)? (?:a|an|the|their|it|them|for|time|slots?|rooms?|lessons?|places?)|reserv(?:e|es|ed|ation|ations)|appointments?|check-ups?|time ?slots?)\\b`,
    'i',
  ),
  unless: /\b(lend|lends|borrow(?:s|ed)?|rents?|rental|hires?|loans?)\b/i,
  act: /^(book|reserve|make an appointment|cancel)\b/,
  questions: [
    {
      key: 'cancel',
      topic: 'Cancelling',
      ask: 'How late may somebody cancel or move {a thing}?',
      why: 'An empty hour is lost for good; a rule that is too strict makes people not book at all.',
      prevents: 'An hour that stays empty because it was given up when nobody else could take it',
      touches: /\b(book|reserve|cancel|appointment)/i,
      known: /\bcancel\w*\b.{0,30}\b\d+\s*(hours?|days?|h)\b/i,
      heard:
        'IF somebody cancels {a thing} after the deadline ({answer}), THEN THE SYSTEM SHALL show what follows from it before they confirm.',
      options: [
        choice(
          'Up to 24 hours before',
          'It can be cancelled or moved until 24 hours before.',
          'IF somebody cancels less than 24 hours before, THEN THE SYSTEM SHALL free the time, count it as late and show the number to the one who cancels.',
        ),
        choice(
          'Any time before it begins',
          'It can be cancelled until it begins.',
          'WHEN {a thing} is cancelled, THE SYSTEM SHALL offer the time to others within 60 seconds.',
        ),
        choice(
          'Only by telephone',
          'It is cancelled only by telephone.',
          'WHEN somebody opens what they booked, THE SYSTEM SHALL show the number to call and no button to cancel.',
        ),
      ],
    },
    {
      key: 'no-show',
      topic: 'When somebody does not come',
      ask: 'What happens when somebody books and does not come?',
      why: 'It is one in ten without a reminder; each one takes the place of somebody who would have come.',
      prevents: 'A time that was kept for somebody who does not come, again and again',
      touches: /\b(book|reserve|remind|appointment)/i,
      heard: 'WHEN somebody did not come, THE SYSTEM SHALL go by what was decided ({answer}) and record it once.',
      options: [
        choice(
          'A reminder the day before; nothing else',
          'Everybody is reminded the day before; not coming has no consequence.',
          'WHEN {a thing} is 24 hours away, THE SYSTEM SHALL remind whoever booked it once, with a link to cancel.',
        ),
        choice(
          'After two times they can only book by telephone',
          'After two times of not coming, booking goes by telephone.',
          'IF somebody did not come twice within 6 months, THEN THE SYSTEM SHALL take no booking of theirs and name the number to call.',
        ),
        choice(
          'They pay for the time',
          'Who does not come pays for the time.',
          'WHEN somebody books, THE SYSTEM SHALL show the sum that is due for not coming, and take a confirmation of it.',
        ),
      ],
    },
  ],
};

/** Something is broken or wrong and people tell those who mend it. */
const reports: QuestionClass = {
  id: 'reports',
  signs:
    /\breport(?:s|ed|ing)?\b.{0,40}\b(?:problems?|damages?|defects?|broken|faults?|leaks?|potholes?|repairs?|issues?|rubbish|litter|dangers?)\b|\b(?:broken|damaged|defective)\b.{0,60}\breport/i,
  act: /^(report|announce|submit)\b/,
  questions: [
    {
      key: 'answer-by',
      topic: 'How soon a report is answered',
      ask: 'By when does whoever reports something hear what happens with it?',
      why: 'People report once; without an answer they never do it again and tell everybody so.',
      prevents: 'People who report once, hear nothing and tell everybody so',
      touches: /\breport|repair|broken/i,
      known: /\bwithin \d+ (?:hours?|days?)\b/i,
      heard:
        'IF a report has had no answer in time ({answer}), THEN THE SYSTEM SHALL show it first on the list and tell whoever reported it that it was seen by nobody yet.',
      options: [
        choice(
          'Within 2 working days, with a state that they can see',
          'A report is answered within 2 working days.',
          'IF a report has had no answer for 2 working days, THEN THE SYSTEM SHALL show it first on the list, with the days it has waited.',
        ),
        choice(
          'Only when it is done',
          'Whoever reported hears when it is done.',
          'WHEN a report is closed, THE SYSTEM SHALL tell whoever made it within 60 seconds what was done.',
        ),
        choice(
          'The same day, by whoever is on duty',
          'A report is answered the same day.',
          'IF a report of the day has no answer at 18:00, THEN THE SYSTEM SHALL tell the second person on the list.',
        ),
      ],
    },
    {
      key: 'twice',
      topic: 'When the same is reported twice',
      ask: 'What happens when ten people report the same thing?',
      why: 'Ten reports of one leak hide the other nine problems.',
      prevents: 'Ten reports of one thing that hide nine others',
      touches: /\breport/i,
      options: [
        choice(
          'They see what is there already and join it',
          'Open reports nearby are shown before a new one is made.',
          'WHEN somebody begins a report, THE SYSTEM SHALL show the open ones of the same place and let them join one instead.',
        ),
        choice(
          'Those who mend it put them together',
          'Reports of the same thing are put together by hand.',
          'WHEN two reports are put together, THE SYSTEM SHALL keep both texts and tell both people from then on.',
        ),
        choice(
          'Nothing; each report stands for itself',
          'Each report stands for itself.',
          'WHEN a report is closed, THE SYSTEM SHALL show the other open ones of the same place beside it.',
        ),
      ],
    },
  ],
};

export const thingClasses = [lending, booking, reports];
