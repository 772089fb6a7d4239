import type { PatternId } from '#worker/features/guide/content/patterns/pattern.ts';

/** The moment at which each journey of a shape pays off, in the order of its journeys; slots as in patterns. */
export const payoffs: Record<PatternId, readonly string[]> = {
  order: [
    'the {items} are waiting, without a call and without a queue',
    'nothing was prepared by guess and nothing is left lying',
  ],
  booking: [
    'they have a time for {a item} and have not waited for a reply',
    'they know who comes for {a item} and had to call nobody back',
  ],
  exchange: ['they have {a item} for the days they need it', '{a item} was of use to somebody and is back'],
  community: ['somebody who knows about {a item} has answered', 'the tone is right again after a few minutes'],
  learning: [
    'they know {a item} that they did not know last week',
    'they see who is stuck on which {item} before the next hour together',
  ],
  intake: [
    'they have completed {a item} once, at home, and know that it arrived',
    'what is missing is known before the {client} is there',
  ],
  tracking: [
    'what they know about {a item} is in one place from now on',
    'they see whether {a item} gets better or worse',
  ],
  generator: ['they have {a item} in minutes and keep the last word on it', 'the next {item} takes no explaining'],
  discovery: ['{a item} is there as they were told', 'no entry says what was true last year'],
  game: ['they are in the middle of {a deal}', 'they know who was better, and by what'],
  devtool: [
    'they know what to mend in {items} before anyone else has seen it',
    'a mistake stops at the build and not at the users',
  ],
  publishing: ['they have found {a item} worth their time', '{a item} is out and they see that it is read'],
  store: ['{a item} is there on the day that was promised', 'the {deal} is on its way and nobody has to ask where'],
};
