import type { Family } from '#worker/features/guide/content/patterns/pattern.ts';

/** What the product does when an act happens, and what when it goes wrong. Slots: `actor`, `topic`, `others` (those who wait for it). */
export type Effect = { effect: string; second?: string; fault: string; remedy: string };

/**
 * What happens at acts that a verb alone does not tell: `told` and `not` are held against what follows the verb, `by` against who acts.
 * `cause` stands in the place of what would set it off. The first that fits counts. Slots as in act-effects, and `hosts`, `every` and `once`.
 */
export type VerbEffect = Effect & {
  verbs: RegExp;
  told?: RegExp;
  not?: RegExp;
  by: 'people' | 'client' | 'product';
  cause?: string;
};

export const effects: Record<Family, Effect> = {
  order: {
    effect: 'store the {topic} once and show {theActor} its number within 2 seconds',
    fault: '{a actor} sends the same {topic} a second time',
    remedy: 'keep one and show its number again',
  },
  pay: {
    effect: 'show {theActor} amount and receipt within 10 seconds and mark it as paid for {others}',
    fault: 'the payment of {a actor} is refused',
    remedy: 'keep the {topic} as unpaid, tell {theActor} why and offer a second way to pay',
  },
  book: {
    effect: 'hold the {topic} for {theActor} and offer it to nobody else for that time',
    fault: '{a topic} is taken by somebody else in the same minute',
    remedy: 'give it to the first and show the other {actor} the 3 nearest free times',
  },
  cancel: {
    effect: 'ask {theActor} once to confirm and put it into effect within 5 seconds',
    fault: '{a actor} does so while something about the {topic} is under way',
    remedy: 'finish that one step, then stop, and show {theActor} what was still done',
  },
  submit: {
    effect: 'keep the {topic} with date and time and show it to {others} within 5 seconds',
    fault: '{a actor} leaves out something that the {topic} needs',
    remedy: 'name what is missing and keep what was entered',
  },
  review: {
    effect: 'record who decided on the {topic}, when and why, and tell those concerned within 60 seconds',
    fault: '{a topic} waits for more than 3 days',
    remedy: 'remind {theActor} of it once a day',
  },
  see: {
    effect: 'show {what} within 2 seconds',
    second:
      'WHEN something about {theTopic} changes, THE SYSTEM SHALL update the open screen of {theActor} within 5 seconds.',
    fault: 'there is nothing to show {theActor} about {theTopic} yet',
    remedy: 'say so and name the one step that comes before it',
  },
  search: {
    effect: 'list what fits within 1 second, nearest first, each with the reason why it fits',
    fault: 'no {topic} fits what {a actor} is looking for',
    remedy: 'show the 3 nearest and say what is different about them',
  },
  share: {
    effect: 'show it to {others} within 5 seconds, with the name of {theActor} and the time',
    fault: '{theActor} takes the {topic} back',
    remedy: 'end the access of {others} within 5 seconds and tell those who had seen it',
  },
  message: {
    effect: 'deliver it to {others} within 60 seconds and show {theActor} that it arrived',
    fault: 'the {topic} of {a actor} cannot be delivered',
    remedy: 'show the reason, keep it, and try again for 24 hours',
  },
  remind: {
    effect: 'send it within 2 minutes of the moment that was set, once',
    fault: 'nobody answers for 3 days',
    remedy: 'send it once more, then stop and show the {topic} as unanswered to {others}',
  },
  record: {
    effect: 'store it with date and time and show it to {theActor} within 1 second',
    fault: 'there is no connection when {a actor} wants to {do}',
    remedy: 'keep the {topic} on the device and send it later without making it twice',
  },
  manage: {
    effect: 'show the change to {others} within 5 seconds and keep what the {topic} was before for 30 days',
    fault: 'two people change the same {topic} at once',
    remedy: 'keep both versions and ask {theActor} which one counts',
  },
  learn: {
    effect: 'show {theActor} what went right and what comes next',
    fault: '{a actor} stops half way through the {topic}',
    remedy: 'go on at the same place next time',
  },
  play: {
    effect: 'judge the move on the server and show its outcome to all sides within 500 milliseconds',
    fault: '{a actor} loses the connection in the middle of it',
    remedy: 'wait 30 seconds, then end the {topic} by the rules and show both sides how',
  },
  rate: {
    effect: 'count it once for each {actor} and let them change it for 7 days',
    fault: 'fewer than 3 ratings of the {topic} are there',
    remedy: 'show their number and no average',
  },
  match: {
    effect: 'propose at most 5, each with the reason why it fits',
    fault: '{a actor} refuses a {topic} that was proposed',
    remedy: 'not propose the same one again within 30 days',
  },
  generate: {
    effect: 'show the first part of the {topic} within 5 seconds and let {theActor} stop or correct it',
    fault: 'the service that makes the {topic} does not answer within 30 seconds',
    remedy: 'keep what {a actor} gave, say that it failed and try again at their word',
  },
  check: {
    effect: 'answer within 2 seconds and show {theActor} what follows from it',
    fault: 'the {topic} cannot be read or is not known',
    remedy: 'say which, and let {theActor} enter it by hand',
  },
  collect: {
    effect: 'record the time and who confirmed it, and take it off the open list of {others}',
    fault: 'the {topic} is not handed over on the agreed day',
    remedy: 'show it as missed to {theActor} and to {others}',
  },
  lend: {
    effect: 'record from whom, to whom and until when, and show it to both sides',
    fault: 'the {topic} is not back at the agreed time',
    remedy: 'remind whoever has it and show it as late to {others}',
  },
  join: {
    effect: 'put {theActor} on the list within 5 seconds and show {others} how many are on it',
    fault: '{a actor} has done so already, or takes it back',
    remedy: 'keep one entry, or remove it within 5 seconds and free the place',
  },
  upload: {
    effect: 'show its progress, store it and show {theActor} what arrived within 10 seconds',
    fault: 'the {topic} is unreadable, larger than 10 MB or of a kind that cannot be opened',
    remedy: 'name the reason and ask {theActor} for another one, without losing the rest',
  },
  export: {
    effect: 'give the whole {topic} as one file within 30 seconds, with nothing left out that is on the screen',
    fault: 'a part of the {topic} is not complete when {a actor} asks for it',
    remedy: 'name that part at the top of the file and on the screen',
  },
  plan: {
    effect: 'show collisions with what is planned already before the {topic} is saved',
    fault: 'a plan with {a topic} in it changes afterwards',
    remedy: 'tell those concerned within 60 seconds what was and what is now',
  },
  compare: {
    effect: 'keep the choice with its date and show {theActor} how many are chosen and how many may still be',
    fault: '{a topic} that {a actor} chose is no longer there',
    remedy: 'keep the other choices and say which one has gone',
  },
};

/** One thing goes over to somebody else for good, or against another: nothing comes back. */
export const swaps: Effect = {
  effect: 'record who gives the {topic} and who takes it, and show it to both sides',
  fault: 'one side steps back before the other has agreed',
  remedy: 'leave the {topic} with the {actor} who had it and tell both sides',
};

/** A device or an outside service sends something. */
export const sends: Effect = {
  effect: 'store it once, with the id of the {actor} and the time at which it was taken',
  second:
    'IF the same {topic} arrives twice or out of order, THEN THE SYSTEM SHALL keep one, sorted by the time at which the {actor} took it.',
  fault: 'nothing has come from {a actor} for {silence}',
  remedy: 'show that {actor} as silent since that time and tell {others} once',
};

/** A device does something that the product asks for. */
export const moves: Effect = {
  effect: 'give the command once, and record who or what caused it and when the {actor} confirmed it',
  second: 'WHEN {others} stop it by hand, THE SYSTEM SHALL end the command to each {actor} within 10 seconds.',
  fault: '{a actor} does not confirm within 2 minutes',
  remedy: 'count the command as failed, give no second one by itself and send {others} an alarm',
};

/** The product does something by itself. */
export const works: Effect = {
  effect: '{doing}, and show {others} how far it is and what came of it',
  second:
    'WHEN the {topic} is ready, THE SYSTEM SHALL show {others} what came of it and the time at which it was made.',
  fault: 'it cannot {do}',
  remedy: 'say in one sentence why, keep what was given, and let {others} start it again',
};

/** The product makes a proposal; whether it counts is for others to say. */
export const suggests: Effect = {
  effect: 'show {made} beside what it was made from, with the reason for it, and change nothing by itself',
  second:
    'WHEN {theClient} takes over {made}, THE SYSTEM SHALL put it in the place of what was there and say what was replaced.',
  fault: 'there is nothing to go by for {made}',
  remedy: 'say so in one sentence and leave what was given as it is',
};

/** Something is done of which nothing is known but the verb; what changes by it is asked. */
export const plain: Effect = {
  effect: 'keep it with date and time and show it to {others} within 5 seconds',
  fault: '{a actor} does so twice within 3 seconds',
  remedy: 'count it once and offer {theActor} a way to take it back for 60 seconds',
};
