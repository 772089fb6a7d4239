import type { Category } from '#worker/features/guide/content/patterns/pattern.ts';

/** How a kind of product speaks: what it sounds like, and rules with a sentence that keeps and one that breaks it. */
export type Voice = { tone: string; like: string; rules: { rule: string; good: string; bad: string }[] };

const plainError = {
  rule: 'When {name} fails, say what was kept before you say sorry',
  good: '{Name} could not save this just now. It is still here; press “{button}” again.',
  bad: 'Oops, {name} had an unexpected error.',
};

/** By category of the product. Slots: the terms of documents, `button` and `rival`. */
export const voices: Record<Category, Voice> = {
  commerce: {
    tone: 'warm, short, exact about time and amount',
    like: '{a host} who knows the regulars by name',
    rules: [
      {
        rule: 'Say the hour and the amount; {clients} plan by them',
        good: '{Button} until the hour shown here; after it {hosts} have begun.',
        bad: 'Hurry, {goods} are going like never before.',
      },
      plainError,
      {
        rule: 'Praise no {goods}; show them and who makes them',
        good: 'What there is of {goods}, by name, with what it costs.',
        bad: 'An unforgettable {item} experience.',
      },
    ],
  },
  booking: {
    tone: 'calm, certain, never pushing',
    like: 'the person at the desk who has the book open',
    rules: [
      {
        rule: 'Name day, hour and place of {a item} in one sentence',
        good: 'Thursday, 14:00: your {item} is held, and {hosts} know of it.',
        bad: 'Your request about {goods} has been processed.',
      },
      plainError,
      {
        rule: 'Make no false rush about {goods}',
        good: 'These {goods} are free on the days you chose.',
        bad: 'Only few {goods} left, 12 others are looking.',
      },
    ],
  },
  community: {
    tone: 'neighbourly, in the words of {clients}, without cheering',
    like: 'somebody of the group who writes the list',
    rules: [
      {
        rule: 'Speak to one of the {clients}, not to “the community”',
        good: 'You can {doing} here; {people} see it.',
        bad: 'Join our vibrant community of {clients} today.',
      },
      plainError,
      {
        rule: 'Count no likes for {goods}; say what happens next',
        good: 'Your part about {goods} is in; those concerned are told tonight.',
        bad: 'You are on fire, keep posting {goods}.',
      },
    ],
  },
  learning: {
    tone: 'patient, concrete, never marking people',
    like: 'an older pupil who has just learnt it',
    rules: [
      {
        rule: 'Say what was right before what was not',
        good: 'Three of five {goods} are known; two come back on Thursday.',
        bad: 'Wrong. Try {goods} again.',
      },
      plainError,
      {
        rule: 'One step a sentence when {clients} {doing}',
        good: 'Now {doing}. The next step shows after that.',
        bad: 'Unlock your potential with {goods}.',
      },
    ],
  },
  health: {
    tone: 'quiet, exact, no judgement and no cheer',
    like: 'a nurse who has time',
    rules: [
      {
        rule: 'State values of {goods} as they are, without good or bad',
        good: 'Entered at 7:40. You can {after} below.',
        bad: 'Great job, your {item} looks healthy.',
      },
      plainError,
      {
        rule: 'Send nobody to {name} for advice that a professional gives',
        good: '{Name} shows what was entered; what to do about it you decide with your doctor.',
        bad: '{Name} knows what is best for you.',
      },
    ],
  },
  finance: {
    tone: 'plain, exact to the cent, no excitement about money',
    like: 'a careful friend who keeps the books',
    rules: [
      {
        rule: 'Write amounts in full and say whose they are',
        good: '€4.20 are yours and can be taken back today.',
        bad: 'Your {goods} are growing, well done.',
      },
      plainError,
      {
        rule: 'Promise no gain from {goods}',
        good: 'What {name} did with {goods} this month, line by line.',
        bad: 'Make your money work with {name}.',
      },
    ],
  },
  content: {
    tone: 'like the best page of {goods}: particular, dry, signed',
    like: 'somebody who was there and tells it',
    rules: [
      {
        rule: 'Name the thing; leave out what it makes one feel',
        good: 'New: {goods} of this week, with where and when.',
        bad: 'You will not believe these {goods}.',
      },
      plainError,
      {
        rule: 'Say where {goods} come from',
        good: 'These {goods} were added by {hosts}, on Friday.',
        bad: 'Content curated for you by {name}.',
      },
    ],
  },
  game: {
    tone: 'playful in the rules, silent in the settings',
    like: 'a friend across the table who wants another round',
    rules: [
      {
        rule: 'Tease the {item}, never the person',
        good: 'That {item} was tougher than it looked. Again?',
        bad: 'Loser. Better luck next time.',
      },
      plainError,
      {
        rule: 'Explain by doing: {clients} {doing} before they read',
        good: 'Your turn: {doing}.',
        bad: 'Welcome to the {name} tutorial, page 1 of 7.',
      },
    ],
  },
  'developer tool': {
    tone: 'terse, exact, with the command and the line',
    like: 'a colleague in a review who has read the code',
    rules: [
      {
        rule: 'File, line, reason, remedy, in that order',
        good: '{Name} found it here, for this reason; this command repairs the {item}.',
        bad: 'Something is not quite right with your {goods}.',
      },
      {
        rule: 'Say what {name} changed and what it left alone',
        good: '3 of the {goods} changed, 41 untouched, exit code 0.',
        bad: '{Name} took care of your {goods}.',
      },
      {
        rule: 'No exclamation mark, no emoji, nothing that a log would regret',
        good: '{Name} stops: two {goods} disagree.',
        bad: 'Yay, {name} is done!',
      },
    ],
  },
  'internal tool': {
    tone: 'matter-of-fact, short, fair to both sides',
    like: 'a colleague who answers on the same day',
    rules: [
      {
        rule: 'Say whose turn it is with each {item}',
        good: 'Your {item} lies with {hosts} since Monday.',
        bad: 'Status of {goods}: pending.',
      },
      plainError,
      {
        rule: 'Give the reason with each no',
        good: 'Not this week: {people} see which rule it is.',
        bad: '{Item} rejected.',
      },
    ],
  },
  marketplace: {
    tone: 'fair to both sides, plain about money and trouble',
    like: 'the keeper of a market who knows every stall',
    rules: [
      {
        rule: 'Tell {clients} and {hosts} the same thing in the same words',
        good: 'The {item} is agreed; both of you see the same date.',
        bad: 'Congratulations on your {item}.',
      },
      plainError,
      {
        rule: 'Say what {name} takes and what it does not answer for',
        good: 'Of each {deal}, {name} keeps what stands in the terms, and nothing else.',
        bad: 'Trusted by thousands who trade {goods}.',
      },
    ],
  },
  general: {
    tone: 'plain, kind, without jokes about {goods}',
    like: 'somebody in the family who is good at explaining',
    rules: [
      {
        rule: 'Say what happened to the {item}, then what is next',
        good: 'The {item} is in. Next you can {after}.',
        bad: 'Success! Your {item} was submitted.',
      },
      plainError,
      {
        rule: 'Ask for one thing at a time',
        good: 'First {doing}. The rest of {name} can wait.',
        bad: 'Complete your profile to get the most out of {name}.',
      },
    ],
  },
};
