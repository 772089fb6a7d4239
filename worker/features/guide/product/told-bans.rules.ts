import { withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { neverDone, timeLimit } from '#worker/features/guide/idea/prohibitions.rules.ts';
import {
  always,
  baseOf,
  cannot,
  type Duty,
  isPerson,
  numeral,
  one,
  plain,
  refused,
  when,
} from '#worker/features/guide/product/duty-parts.rules.ts';

/** What may never be: refused where somebody does it in the product, else kept as it was told. */
export const bans: Duty[] = [
  {
    signs: new RegExp(`^(?<what>.+?) ${cannot} (?<do>(?:take|last|need)s? .+)$`, 'iu'),
    tell: ({ what = '', do: act = '' }) => timeLimit(what, act) ?? [],
  },
  {
    signs: new RegExp(`^(?<what>.+?) (?:${cannot}|(?:is|are) never) (?<do>(?:be )?.+)$`, 'iu'),
    tell: ({ what = '', do: act = '' }) => neverDone(what, /^be /.test(act) ? act : `be ${act}`) ?? [],
  },
  {
    // 'Buyers never see the figures till I release them'.
    signs:
      /^(?<who>[\p{L} -]+?) (?:(?:must|may|can|should) )?(?:never|not) sees? (?<what>.+?) (?:till|until|before|unless) (?<first>.+)$/iu,
    tell: ({ who = '', what = '', first = '' }) => [
      `IF ${one(who)} asks for ${what} before ${plain(first)}, THEN THE SYSTEM SHALL answer as if it did not exist.`,
    ],
  },
  {
    // 'The list never shows the name of the driver, only the truck'.
    signs:
      /^(?<what>[\p{L} -]+?) (?:(?:must|may|can|should) )?never (?:shows?|lists?|names?|contains?|carr(?:y|ies)) (?<not>[^,]+)(?:,? (?:but )?only (?<only>.+))?$/iu,
    tell: ({ what = '', not = '', only = '' }) => [
      when(
        `WHEN ${plain(what).replace(/^(?!the |an? |each |every )/, 'the ')} is shown or sent`,
        `leave out ${plain(not)}${only ? ` and show only ${plain(only)}` : ''}`,
      ),
    ],
  },
  {
    // 'An ordinary foul must never be recorded': what is done with a thing in the product is refused there.
    signs:
      /^(?<what>.+?) (?:(?:(?:must|may|can|should) never|must not|may not|cannot|can't) be|(?:is|are) never) (?<done>\p{L}+)(?<more> (?!until|till|unless|before|without)[^,]*?)?(?:,? or (?:the|we|you|they|it|he|she) .+)?$/iu,
    tell: ({ what = '', done = '', more = '' }, idea) => {
      const base = baseOf(done);
      // What the product itself would do is nobody's wish.
      if (base && /^(?:show|display|list|print|publish|share|send|name|reveal|tell)$/.test(base))
        return [always(`never ${base} ${plain(what)}${more}`)];
      return base && !isPerson(what, idea)
        ? [`IF somebody wants to ${base} ${plain(what)}${more}, THEN THE SYSTEM SHALL ${refused}.`]
        : [always(`never let ${plain(what)} be ${done}${more}`)];
    },
  },
  {
    // 'A puzzle must never be public before it is published'.
    signs:
      /^(?<what>.+?) (?:must|may|can|should) never be (?<state>\p{L}+(?: .+?)?)(?:,? or (?:the|we|you|they|it|he|she) .+)?$/iu,
    tell: ({ what = '', state = '' }) => [always(`never let ${plain(what)} be ${plain(state)}`)],
  },
  {
    // 'A skipper can never send a declaration once the boat is tied up'.
    signs: /^(?<who>[\p{L} -]+?) (?:must|may|can|should) never (?<do>(?!be )\p{L}+ .+)$/iu,
    tell: ({ who = '', do: act = '' }, idea) => [
      isPerson(who, idea)
        ? `IF ${one(who)} wants to ${plain(act)}, THEN THE SYSTEM SHALL ${refused}.`
        : always(`never let ${plain(who)} ${plain(act)}`),
    ],
  },
  {
    signs:
      /^(?<what>.+?) (?:shouldn't|should not|must not|mustn't|may not|must never) (?:stay|remain|be kept|be left) (?:on|in|with) (?<where>[^,]+?) (?:after|once|when) (?<cause>.+)$/iu,
    tell: ({ what = '', where = '', cause = '' }) => [
      when(`WHEN ${plain(cause)}`, `delete ${plain(what)} from ${plain(where)}`),
    ],
  },
  {
    signs: new RegExp(
      `^(?:no more than|at most|max(?:imum)?\\.?|up to) (?<most>\\d+|${numeral}) (?:per|for each|in each|in a) (?<each>[\\p{L} -]+)$`,
      'iu',
    ),
    tell: ({ most = '', each = '' }) => [
      `IF ${withArticle(plain(each))} has ${most} already, THEN THE SYSTEM SHALL refuse one more and name the limit.`,
    ],
  },
  {
    // 'Don't match the same tester with the same setter more than twice in a row, it gets cosy'.
    signs:
      /^(?:please )?(?:do not|don't|never) (?:ever )?(?<do>\p{L}+)(?<more> .+?)(?:, (?:it|they|that|this|or|because|since)\b.*)?$/iu,
    tell: ({ do: act = '', more = '' }) =>
      /^(?:know|think|care|worry|mind|remember|like|want|need|have|be|get|feel|see)$/i.test(act)
        ? []
        : [always(`not ${act.toLowerCase()}${more}`)],
  },
  {
    // 'I don't want credits to go negative any more'.
    signs: new RegExp(
      `^(?:actually, )?(?:.+? (?:does not|do not|don't) want (?:any )?|no )?(?<what>[\\p{L} -]+?) (?:(?:to |may not |must not |can't |cannot )?(?:go|be|fall|drop|get|become) )?(?:negative|(?<side>below|under|above|over) (?<limit>${numeral}|\\d[\\d.,]*(?: ?[\\p{L}%€]+)?))(?: any ?more)?$`,
      'iu',
    ),
    tell: ({ what = '', side = 'below', limit = 'zero' }) =>
      /\b(?:is|are|was|were|the loss|if|when|be|get|go)\b/i.test(what)
        ? []
        : [
            `IF a step would take ${plain(what)} ${side.toLowerCase()} ${limit}, THEN THE SYSTEM SHALL refuse it and leave everything as it was.`,
          ],
  },
];
