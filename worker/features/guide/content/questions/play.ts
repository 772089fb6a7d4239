import { choice, type QuestionClass } from '#worker/features/guide/content/questions/question-class.ts';

/** Something that is played. */
export const game: QuestionClass = {
  id: 'game',
  signs:
    /\b(?:(?:a|an|the|video|browser|board|card|puzzle|word|mobile|quiz|party|racing|strategy|my|our) (?:\w+ )?games?|game (?:where|in which|for|about)|gamers?|levels? (?:get|are|with)|players? (?:race|move|win|lose|take turns|guess|jump|build|collect|fight))\b/i,
  unless: /\b(game (?:day|schedule|night organi[sz]er)|matchday|fixtures?|referees?|pupils?|homework)\b/i,
  act: /^(play|race|win|lead|jump|collect|fight|guess|build|move|run|do)\b/,
  questions: [
    {
      key: 'length',
      topic: 'Length of a game',
      ask: 'How long is one round?',
      why: 'A round of 90 seconds is played on the bus, one of 20 minutes on the sofa: levels, controls and pauses follow from it.',
      prevents: 'Rounds that are too long for the bus and too short for the sofa',
      touches: /\b(play|race|round|win|move|game|lead)/i,
      known: /\b\d+\s*(?:seconds?|minutes?|rounds?|turns?|min)\b/i,
      heard:
        'WHEN the time of a round is over ({answer}), THE SYSTEM SHALL end it for everybody in the same second and show the result.',
      options: [
        choice(
          'One to two minutes',
          'A round takes at most 2 minutes.',
          'WHEN 2 minutes are over, THE SYSTEM SHALL end the round, show the result and offer the next one with one tap.',
        ),
        choice(
          'About ten minutes',
          'A round takes about 10 minutes and can be paused.',
          'WHEN somebody leaves in the middle of a round, THE SYSTEM SHALL keep it for 24 hours and go on at the same point.',
        ),
        choice(
          'Until somebody has won',
          'A round lasts until somebody has won.',
          'IF nobody has won after 30 minutes, THEN THE SYSTEM SHALL end the round by points.',
        ),
      ],
    },
    {
      key: 'lose',
      topic: 'How one loses',
      ask: 'How does one lose, and what happens then?',
      why: 'Losing is most of what a player sees in the first ten minutes; it decides whether there are eleven.',
      prevents: 'A player who has lost three times in ten minutes and does not know why',
      touches: /\b(win|lose|race|play|point|collect|before|lead|jump)/i,
      // Where two move by turns there is no try that a mistake ends: a wrong move is refused.
      known:
        /\b(?:you |players? |who(?:ever)? )?(?:los(?:e|es|t)|game over|lives|is out)\b|\b(?:by|in|take|takes|taking) turns\b|\bturn-based\b/i,
      heard:
        'WHEN a player has lost ({answer}), THE SYSTEM SHALL show why in one sentence and begin again with one tap.',
      options: [
        choice(
          'One mistake, and at once from the start',
          'One mistake ends a try; the next begins at once.',
          'WHEN a player makes the mistake that ends a try, THE SYSTEM SHALL begin the next one within 1 second after a tap.',
        ),
        choice(
          'Three lives',
          'A player has three lives.',
          'WHEN the third life is gone, THE SYSTEM SHALL end the round and show how far it went beside the best so far.',
        ),
        choice(
          'Nobody loses; whoever has more wins',
          'Nobody is out; the most points win.',
          'WHEN a round ends with equal points, THE SYSTEM SHALL name both as winners.',
        ),
      ],
    },
    {
      key: 'opponents',
      topic: 'Opponents',
      ask: 'Does one play alone, against each other or together, and must all be there at the same moment?',
      why: 'Playing live against each other needs a server that decides who was first; alone needs none.',
      prevents: 'A server that waits for somebody who plays alone, or two players of whom both were first',
      touches: /\b(play|friend|race|together|against|win)/i,
      known:
        /\b(?:single-?player|solo|two-?player|co-?op(?:erative)?|real-?time|turn-?based|take turns|at the same time|\d(?: ?(?:-|to) ?\d)? players)\b/i,
      heard:
        'WHEN a round begins, THE SYSTEM SHALL let in as many players as decided ({answer}) and say who is missing.',
      options: [
        choice(
          'Live against friends, with a link',
          'Friends play live against each other by a link.',
          'IF a player loses the connection for more than 5 seconds, THEN THE SYSTEM SHALL let the others go on and take the player back in at the same place within 60 seconds.',
          { fits: /\b(?:friends?|against|versus|multiplayer)\b/i },
        ),
        choice(
          'Alone, and compare the results',
          'One plays alone; results are compared.',
          'WHEN a player shares a result, THE SYSTEM SHALL let whoever opens it try the same round.',
        ),
        choice(
          'Together against the game',
          'Players play together against the game.',
          'WHEN one of the players leaves, THE SYSTEM SHALL make the round fit for those who are left.',
        ),
      ],
    },
    {
      key: 'kept',
      topic: 'What stays after a round',
      ask: 'What does a player keep from one round to the next?',
      why: 'What is kept is the reason to come back tomorrow, and the first thing that people cheat for.',
      prevents: 'Progress that is gone with the device, or that somebody typed in',
      touches: /\b(collect|power|score|point|win|level|play)/i,
      heard:
        'WHEN a round is over, THE SYSTEM SHALL keep what was decided ({answer}) within 5 seconds, also when the page is closed.',
      options: [
        choice(
          'What they collected and their best result, on this device',
          'What a player collected and the best result stay on the device.',
          'WHEN a player opens {name} again on the same device, THE SYSTEM SHALL show what was collected and the best result.',
        ),
        choice(
          'The same, on all their devices',
          'Progress is kept in an account.',
          'WHEN a player signs in on a second device, THE SYSTEM SHALL show the same progress within 5 seconds.',
        ),
        choice(
          'Nothing; each round begins anew',
          'Nothing is kept between rounds.',
          'WHEN a round begins, THE SYSTEM SHALL give all players the same start.',
          { not: 'No progress that is kept between rounds.' },
        ),
      ],
    },
  ],
};

/** Somebody practises or learns. */
const learning: QuestionClass = {
  id: 'learning',
  signs:
    /\b(learn(?:s|ers?|ing)?|practi[sc](?:es|ed|ing)|practise|pupils?|students?|apprentices?|trainees?|exercises?|lessons?|vocabulary|homework)\b/i,
  act: /^(learn|practise|practice|answer|solve|read|write|train)\b/,
  questions: [
    {
      key: 'learned',
      topic: 'When it counts as learned',
      ask: 'When does something count as learned or done?',
      why: 'It decides what is shown again, and what a teacher or trainer may rely on.',
      prevents: 'Something that counts as learned and is gone a week later',
      touches: /\b(learn|practi|exercise|lesson|write|answer|right|read)/i,
      known: /\b\d+ (?:of|out of) \d+\b|\b\d+ ?(?:%|percent)\b|\buntil they\b/i,
      heard: 'WHEN somebody has reached what was agreed ({answer}), THE SYSTEM SHALL mark it as done with the day.',
      options: [
        choice(
          'Right three times on three different days',
          'Something counts as learned when it was right on three different days.',
          'WHEN something was right on three different days, THE SYSTEM SHALL show it again only after 14 days.',
        ),
        choice(
          'When somebody else has looked at it',
          'Something counts as done when a second person has looked at it.',
          'WHEN a second person marks something as done, THE SYSTEM SHALL record who and when, and tell whoever did it.',
          { fits: /\b(?:trainer|teacher|mentor|tutor)s?\b.{0,30}\b(?:signs?|approves?|checks?|corrects?|reviews?)\b/i },
        ),
        choice(
          'When they say so themselves',
          'Whoever learns says when it is done.',
          'WHEN somebody marks something as done, THE SYSTEM SHALL let them take the mark back at any time.',
        ),
      ],
    },
  ],
};

/** Tasks with a right answer. */
const exercises: QuestionClass = {
  id: 'exercises',
  signs:
    /\b(exercises?|vocabulary|flash ?cards?|quiz(?:zes)?|(?:maths?|spelling|finger|language|practice) drills?|grammar|times tables?|sums)\b/i,
  act: /^(practise|practice|answer|solve|learn)\b/,
  questions: [
    {
      key: 'stuck',
      topic: 'When somebody is stuck',
      ask: 'What does {name} do when somebody is wrong three times in a row?',
      why: 'That is the moment at which people stop for good.',
      prevents: '{Clients} who are wrong three times in a row and stop for good',
      touches: /\b(learn|practi|exercise|answer|wrong|right)/i,
      options: [
        choice(
          'Shows how it is done, and asks something smaller',
          'After three mistakes the way is shown and something smaller is asked.',
          'IF somebody is wrong 3 times in a row, THEN THE SYSTEM SHALL show how it is done step by step and ask a smaller part of it next.',
        ),
        choice(
          'Tells whoever teaches',
          'After three mistakes whoever teaches is told.',
          'IF somebody is wrong 3 times in a row, THEN THE SYSTEM SHALL put it on the list of whoever teaches, with the answers.',
        ),
        choice(
          'Lets them skip it and brings it back tomorrow',
          'After three mistakes it can be skipped and comes back the next day.',
          'WHEN somebody skips after 3 mistakes, THE SYSTEM SHALL bring the same task again on the next day and count it as open.',
        ),
      ],
    },
  ],
};

/** Something is written for others to read, hear or see. */
const publishing: QuestionClass = {
  id: 'publishing',
  signs: /\b(publish(?:es|ed|ing)?|newsletter|blog|articles?|podcast|editors?|readers? (?:get|see|subscribe|read))\b/i,
  act: /^(publish|write|post|edit|read)\b/,
  questions: [
    {
      key: 'before-out',
      topic: 'Who looks before it is out',
      ask: 'Who looks at something before others see it?',
      why: 'What is out is copied within minutes; a second pair of eyes costs a day.',
      prevents: 'A mistake that is copied within minutes because nobody else had looked',
      touches: /\b(publish|write|post|article|edit)/i,
      known: /\beditors? (?:check|approve|review)|\breviewed (?:by|before)\b/i,
      options: [
        choice(
          'Nobody; each author publishes',
          'Each author publishes.',
          'WHEN {a actor} publishes, THE SYSTEM SHALL let them take it back within 10 minutes before it is sent to anybody.',
        ),
        choice(
          'A second person',
          'A second person releases what is published.',
          'IF nobody has released a text, THEN THE SYSTEM SHALL show it to its author and to those who release, and to nobody else.',
        ),
        choice(
          'Nobody; readers report what is wrong',
          'What is published is looked at when somebody reports it.',
          'WHEN a reader reports something, THE SYSTEM SHALL show the report to {hosts} within 60 seconds and hide the text after 3 reports until somebody has looked.',
        ),
      ],
    },
  ],
};

export const playClasses = [learning, exercises, publishing];
