import { choice, type QuestionClass } from '#worker/features/guide/content/questions/question-class.ts';

/** A group decides together. */
const votes: QuestionClass = {
  id: 'votes',
  signs: /\b(votes?|voting|polls?|ballots?|elects?)\b/i,
  act: /^(vote|elect|choose|poll)\b/,
  questions: [
    {
      key: 'vote-end',
      topic: 'When a vote ends',
      ask: 'When does a vote end, and how many must have taken part?',
      why: 'A vote that three people decided at midnight is not accepted by the other twenty.',
      prevents: 'A vote that three people decided at midnight and that the others do not accept',
      touches: /\bvot|poll|elect/i,
      known: /\b(?:vote|voting|poll)\w*\b.{0,40}\b(?:until|ends?|closes?|for \d+ days?)\b/i,
      heard:
        'WHEN a vote is over ({answer}), THE SYSTEM SHALL close it, show the result with the number of votes and take no further vote.',
      options: [
        choice(
          'On a day set beforehand, whoever took part',
          'A vote ends on a day set when it is opened.',
          'WHEN the last day of a vote ends, THE SYSTEM SHALL close it and show the result with the number of votes within 60 seconds.',
        ),
        choice(
          'As soon as more than half have voted alike',
          'A vote ends as soon as more than half of all have voted alike.',
          'WHEN more than half of all who may vote chose the same, THE SYSTEM SHALL close the vote and tell everybody.',
        ),
        choice(
          'When everybody has voted, after 7 days at the latest',
          'A vote ends when everybody has voted, after 7 days at the latest.',
          'WHEN the last one has voted or 7 days have passed, THE SYSTEM SHALL close the vote and show the result.',
        ),
      ],
    },
    {
      key: 'vote-seen',
      topic: 'Who sees how somebody voted',
      ask: 'May others see how somebody voted?',
      why: 'Open votes follow the loudest; secret ones cannot be checked by hand.',
      prevents: 'Votes that follow the loudest, and sums that nobody can check',
      touches: /\bvot|poll|elect/i,
      known: /\b(?:secret|anonymous|open) (?:vote|ballot|poll)/i,
      options: [
        choice(
          'Nobody sees it, only the sums at the end',
          'Votes are secret; only sums are shown.',
          'IF anybody asks how a person voted, THEN THE SYSTEM SHALL have nothing to show: votes are stored without the name.',
        ),
        choice(
          'Everybody sees it',
          'Votes are open.',
          'WHEN somebody is about to vote, THE SYSTEM SHALL say that everybody will see it with their name.',
        ),
        choice(
          'Only whoever opened the vote',
          'How somebody voted is seen by whoever opened the vote.',
          'WHEN somebody is about to vote, THE SYSTEM SHALL name the one person who will see it.',
        ),
      ],
    },
    {
      key: 'tie',
      topic: 'When a vote is a tie',
      ask: 'What decides when two choices have the same number of votes?',
      why: 'In a small group a tie is likely, and then it is too late to agree on the rule.',
      prevents: 'A quarrel about the rule once both choices have the same number',
      touches: /\bvot|poll|elect/i,
      options: [
        choice(
          'A second vote between the two',
          'A tie is decided by a second vote.',
          'IF two choices have the same number of votes, THEN THE SYSTEM SHALL open a second vote between them for 3 days.',
        ),
        choice(
          'The lot',
          'A tie is decided by lot.',
          'IF two choices have the same number of votes, THEN THE SYSTEM SHALL draw one and record that it was drawn.',
        ),
        choice(
          'One person who was named beforehand',
          'A tie is decided by one person who was named beforehand.',
          'IF two choices have the same number of votes, THEN THE SYSTEM SHALL ask the named person and record that they decided.',
        ),
      ],
    },
  ],
};

/** People who wait for their turn. */
const waiting: QuestionClass = {
  id: 'waiting',
  signs: /\b(queues?|waiting (?:list|room)s?|wait(?:s|ing)? in line|walk-ins?|next in line)\b/i,
  unless: /\b(message queue|job queue|queue of (?:jobs|tasks|messages))\b/i,
  act: /^(join|queue|wait|call|press|scan)\b/,
  questions: [
    {
      key: 'not-there',
      topic: 'When somebody is not there in turn',
      ask: 'What happens when it is somebody’s turn and they are not there?',
      why: 'They went for a coffee because the app let them: whoever sits there looks on.',
      prevents: 'A place that stays empty because somebody was called who had left',
      touches: /\b(queue|next|turn|wait|call|join)/i,
      heard:
        'IF somebody is not there in turn, THEN THE SYSTEM SHALL go by what was decided ({answer}) and tell them within 5 seconds.',
      options: [
        choice(
          'They move back by two places, once',
          'Who is not there in turn moves back by two places, once.',
          'IF somebody is not there 3 minutes after being called, THEN THE SYSTEM SHALL move them back by two places, and out the second time.',
        ),
        choice(
          'They lose their place',
          'Who is not there in turn loses the place.',
          'IF somebody is not there 3 minutes after being called, THEN THE SYSTEM SHALL take them out and offer a new place at the end.',
        ),
        choice(
          'The next one goes first; the place stays for 10 minutes',
          'Who is not there in turn keeps the place for 10 minutes.',
          'IF somebody is not there 3 minutes after being called, THEN THE SYSTEM SHALL call the next one and keep the place for 10 minutes.',
        ),
      ],
    },
    {
      key: 'full',
      topic: 'When there are too many',
      ask: 'When is nobody let in any more?',
      why: 'Someone who waits two hours and is sent home at closing time does not come back.',
      prevents: 'Somebody who waits two hours and is sent home at closing time',
      touches: /\b(queue|join|scan|wait)/i,
      options: [
        choice(
          'When the waiting time passes closing time',
          'Nobody is let in whose turn would come after closing time.',
          'IF the turn of a newcomer would come after closing time, THEN THE SYSTEM SHALL let nobody in and name the next day.',
        ),
        choice(
          'At a number that is set by hand',
          'The most who may wait is a number set by hand.',
          'IF as many wait as were allowed, THEN THE SYSTEM SHALL let nobody in until one is done.',
        ),
        choice(
          'Never; everybody may wait',
          'Everybody may wait.',
          'WHEN somebody joins whose turn would come after closing time, THE SYSTEM SHALL say so in the first line and let them decide.',
        ),
      ],
    },
  ],
};

/** Who belongs to a group. */
export const membership: QuestionClass = {
  id: 'membership',
  signs:
    /\b(?:my|our) (?:\w+ )?(?:club|association|society|circle|choir|band|orchestra|co-?op|cooperative)\b|\bour (?:team|street|building|village|parish|class)\b|\bclub members\b/i,
  act: /^(join|belong|invite|register)\b/,
  ofWhole: true,
  questions: [
    {
      key: 'let-in',
      topic: 'Who lets people in',
      ask: 'How does somebody become one of the {clients}, and who takes them out again?',
      why: 'The list of {clients} decides who reads and does what; people leave without saying so.',
      prevents: 'People on the list of {clients} who left long ago and still read along',
      touches: /\b(join|sign in|invite|member)/i,
      known: /\b(?:by invitation|invit(?:e|ed|es)|join with a code)\b/i,
      heard: 'WHEN somebody wants to become one of the {clients}, THE SYSTEM SHALL go by what was decided ({answer}).',
      options: [
        choice(
          'One person keeps the list',
          'One person keeps the list of {clients}.',
          'WHEN a person is taken off the list, THE SYSTEM SHALL end their sessions within 60 seconds and keep what they did under “former member”.',
        ),
        choice(
          'By a link that is passed on, for 7 days',
          'New {clients} come by a link that works for 7 days.',
          'IF a link is older than 7 days, THEN THE SYSTEM SHALL let nobody in with it and say whom to ask.',
        ),
        choice(
          'Whoever asks, once two others agree',
          'New {clients} come in once two others agree.',
          'IF two have not agreed within 14 days, THEN THE SYSTEM SHALL end the request and tell whoever asked.',
        ),
      ],
    },
  ],
};

export const circleClasses = [votes, waiting];
