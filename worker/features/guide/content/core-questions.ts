import type { QuestionText } from '#worker/features/guide/content/patterns/pattern.ts';

/** What one asks first of any product whose acts are its own: states, sight, what must never happen, and what it is measured by. */
export const coreQuestions: (Omit<QuestionText, 'shapes'> & { signs: RegExp })[] = [
  {
    key: 'core-steps',
    topic: 'Steps and states',
    signs: /^Which steps or states does .+ go through\b/i,
    ask: 'Which steps or states does {a item} go through, from beginning to end?',
    why: 'They decide what every list shows, whose turn it is, and what still is open. Write them in their order, with commas.',
    prevents: 'A list that does not show what is still to do',
    known: /\b(?:goes|moves|passes) through\b|\b(?:states|stages)\b/i,
    options: [
      {
        label: 'New, in work, done',
        rule: 'Each {item} is new, in work or done.',
        criterion:
          'WHEN somebody sets {a item} to new, in work or done, THE SYSTEM SHALL show it to all who may see it within 5 seconds and record who did it and when.',
      },
      {
        label: 'Asked for, confirmed, done or cancelled',
        rule: 'Each {item} is asked for, confirmed, done or cancelled.',
        criterion:
          'WHEN {a item} is confirmed, done or cancelled, THE SYSTEM SHALL tell those whom it concerns within 60 seconds and record who did it and when.',
      },
      { label: 'None: it is entered and looked up', rule: '{Items} have no states; they are entered and looked up.' },
    ],
  },
  {
    key: 'core-sight',
    topic: 'Who sees what',
    signs: /^Who may see what in .+, and what must somebody not see\b/i,
    ask: 'Who may see what in {name}, and what must somebody not see?',
    why: 'It decides how data is cut, and it is dear to change later. One short sentence for each kind of people says most.',
    prevents: 'Something in front of somebody whom it does not concern',
    known: /\b(?:sees?|read) only\b|\bonly [\p{L} ]{2,30} (?:sees?|may see|can see)\b/iu,
    options: [
      {
        label: 'Each sees what is theirs; whoever runs it sees all',
        rule: 'Each sees what is theirs; whoever runs it sees all.',
        criterion:
          'IF somebody asks for {a item} that is not theirs, THEN THE SYSTEM SHALL answer as if it did not exist.',
      },
      {
        label: 'All who take part see everything',
        rule: 'All who take part see everything.',
        not: 'No private {items}.',
      },
      {
        label: 'Anybody may read it; only we change it',
        rule: 'Anybody may read it; only those who run it change it.',
      },
    ],
  },
  {
    key: 'core-never',
    topic: 'What must never happen',
    signs: /^What must never happen, or hold without exception\b/i,
    ask: 'What must never happen, or hold without exception, even on a bad day?',
    why: 'It becomes a rule that is tested before all else. Write limits and deadlines with their numbers.',
    prevents: 'The one mistake for which it would be switched off',
    options: [
      {
        label: 'Nothing that is due may be forgotten',
        rule: 'Nothing that is due may be forgotten.',
        criterion:
          'WHEN something about {a item} is due and nobody has done it, THE SYSTEM SHALL show it first, marked as due, until somebody has.',
      },
      {
        label: 'Nothing may be promised or done twice',
        rule: 'Nothing may be promised or done twice.',
        criterion:
          'IF two people do the same with {a item} at once, THEN THE SYSTEM SHALL let the first through and tell the second what has happened.',
      },
      {
        label: 'Nothing may be lost or changed unseen',
        rule: 'Nothing may be lost or changed unseen.',
        criterion: 'WHEN {a item} is changed, THE SYSTEM SHALL keep what it was, who changed it and when.',
      },
    ],
  },
  {
    key: 'core-success',
    topic: 'What success is',
    signs: /^Three months after the start of .+: which number\b/i,
    ask: 'Three months after the start of {name}: which number tells you that it was worth it?',
    why: 'It becomes the first measure of success, and shows what may be left out.',
    options: [
      { label: 'Mistakes that no longer happen', rule: 'It is worth it when mistakes of today no longer happen.' },
      { label: 'Hours a week that it saves', rule: 'It is worth it when it saves hours every week.' },
      { label: 'People who come back to it', rule: 'It is worth it when people come back to it.' },
    ],
  },
];
