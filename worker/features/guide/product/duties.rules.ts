import { timeUnit } from '#worker/features/guide/grammar/numbers.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { singularOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import {
  always,
  baseOf,
  type Duty,
  deadline,
  isAre,
  isPerson,
  loud,
  must,
  numeral,
  one,
  plain,
  program,
  readDuties,
  refused,
  when,
} from '#worker/features/guide/product/duty-parts.rules.ts';

import { bans } from '#worker/features/guide/product/told-bans.rules.ts';

/** What is due when, what ends somebody's part, and what counts how much. */
const dues: Duty[] = [
  {
    // 'A player with three fouls is out for the rest, and the tablet must shout it'; 'three fouls and the player is out'.
    signs: new RegExp(
      `^(?:(?<who>(?:an?|the|every|each|any) [\\p{L} -]+?) (?:with|who has|that has|after) (?<count>${numeral} [\\p{L} -]+?) is|(?<first>${numeral} [\\p{L} -]+?) and (?<whom>(?:an?|the|every|each) [\\p{L} -]+?)(?: is|'s)) (?<state>(?:out|excluded|suspended|banned|barred|blocked|locked|disqualified)\\b[^,]*)(?:,? and (?:the|an?) ${program} (?:must|should|has to) (?<loud>\\p{L}+)(?: it| this| that)?)?$`,
      'iu',
    ),
    tell: ({ who, whom, count, first, state = '', loud: act = '' }) => {
      const person = plain(who ?? whom ?? '').replace(/^(?:the|every|each|any) /, 'a ');
      const cause = `WHEN ${person} has ${plain(count ?? first ?? '')}`;
      const theirs = person.replace(/^an? /, 'the ');
      return [
        when(cause, `show ${theirs} as ${plain(state)} and refuse what is entered for ${theirs} from then on`),
        /^(?:shout|scream|beep|ring|flash|buzz|vibrate)/i.test(act) ? when(cause, loud(act)) : undefined,
      ];
    },
  },
  {
    // 'If somebody has not said yes in 48 hours the bot asks someone else'.
    signs: new RegExp(
      `^(?:if|when|once) (?<cause>[^,]+?),? (?:(?<!\\bby )then )?the ${program} (?:(?:must|should|has to) (?<do>.+)|(?<does>\\p{L}+s) (?<more>.+))$`,
      'iu',
    ),
    tell: ({ cause = '', do: act, does = '', more = '' }) => {
      const effect = act ?? `${baseOfVerb(does) ?? singularOf(does)} ${more}`;
      return [`IF ${plain(cause)}, THEN THE SYSTEM SHALL ${loud(plain(effect))}.`];
    },
  },
  {
    // 'When a team asks for a third it is a penalty, so the tablet must show how many are left'.
    signs: new RegExp(
      `^(?:if|when) (?<cause>[^,]+?),? it(?:'s| is| counts as) (?<as>an? [^,]+?)(?:,? so the ${program} (?:must|should|has to) (?<then>.+))?$`,
      'iu',
    ),
    tell: ({ cause = '', as: kind = '', then = '' }) => [
      when(`WHEN ${plain(cause)}`, `record it as ${plain(kind)}`),
      then ? always(plain(then)) : undefined,
    ],
  },
  {
    // 'If the tablet dies the last state must be there again when it is switched on'.
    signs: new RegExp(
      `^(?:.+?: )?(?:if|when) (?<cause>[^,]+?)(?: (?:we|they|the [\\p{L} ]+?) [^,]+, so|,)? (?<what>(?:the|an?|all|every)(?: (?!the\\b|an?\\b)\\p{L}+)+?) ${must} be (?<state>(?!\\p{L}+ed\\b)[^,]+?)(?<then> (?:when|once) .+)?$`,
      'iu',
    ),
    tell: ({ cause = '', what = '', state = '', then = '' }) => [
      `IF ${plain(cause)}, THEN THE SYSTEM SHALL see to it that ${plain(what)} ${isAre(what)} ${state}${then}.`,
    ],
  },
  {
    // 'Only check when the difference is more than 5'.
    signs:
      /^only (?<do>check|ask|warn|remind|confirm|approve|review|call|mail|notify)(?: (?:it|them|this))? (?:when|if) (?<cause>.+)$/iu,
    tell: ({ do: act = '', cause = '' }, { item }) => [
      when(`WHEN ${plain(cause)}`, `ask somebody to ${act.toLowerCase()} the ${item.one}`),
      `IF none of this holds for ${withArticle(item.one)}, THEN THE SYSTEM SHALL let it through without asking anybody to ${act.toLowerCase()} it.`,
    ],
  },
  {
    // 'After nine it is still taken but marked late'.
    signs:
      /^(?<side>after|before|from) (?<time>[^,]+?),? (?:it|they)(?:'s|'re| is| are) (?:still )?(?:taken|accepted|allowed),? (?:but|and) (?<mark>(?:marked|shown|listed|flagged) .+)$/iu,
    tell: ({ side = '', time = '', mark = '' }, { item }) => [
      when(
        `WHEN ${withArticle(item.one)} comes in ${side.toLowerCase()} ${time}`,
        `accept it and ${mark.replace(/^\p{L}+/u, (word) => baseOf(word.toLowerCase()) ?? 'mark')}`.replace(
          /(mark|show|list|flag) /,
          '$1 it ',
        ),
      ),
    ],
  },
  {
    signs: /^nothing (?<side>after|before|once) (?<cause>.+)$/iu,
    tell: ({ side = '', cause = '' }) => [
      `IF something comes in ${side.toLowerCase()} ${plain(cause)}, THEN THE SYSTEM SHALL ${refused}.`,
    ],
  },
  {
    signs: /^(?<what>[\p{L} -]+? (?:and|or) [\p{L} -]+?) (?:each|both) counts? (?<as>as .+|twice|double)$/iu,
    tell: ({ what = '', as = '' }) => [
      when(
        `WHEN ${plain(what)
          .split(/ (?:and|or) /)
          .map((part) => withArticle(singularOf(part)))
          .join(' or ')} is recorded`,
        `count it ${as}`,
      ),
    ],
  },
  {
    // 'They are to send by nine'.
    signs: /^(?<who>they|the [\p{L} -]+?|\p{L}+s)(?:'re| are) to (?<do>(?!be )[^,]+?) by (?<time>[^,]+)$/iu,
    tell: ({ who = '', do: act = '', time = '' }, { client, host }) =>
      deadline.test(time)
        ? [
            `IF ${/^they$/i.test(who) ? withArticle(client.one) : one(who)} did not ${plain(act)} by ${time}, THEN THE SYSTEM SHALL show that it is missing to ${(host ?? client).many}.`,
          ]
        : [],
  },
  {
    // 'Reminder on day five', 'a warning after 60 days'.
    signs: new RegExp(
      `^(?:an? |one |the )?(?<what>reminder|warning|nudge|notice|message|alarm) (?:(?:on|at) day (?<day>${numeral})|after (?<span>${numeral} ${timeUnit}))$`,
      'iu',
    ),
    tell: ({ what = '', day, span = '' }) => [
      when(
        `WHEN ${day ? `${day.toLowerCase()} days` : span} have passed`,
        `send ${withArticle(what.toLowerCase())} to whoever has not finished`,
      ),
    ],
  },
  {
    signs: new RegExp(
      `^on day (?<day>${numeral}),? (?<who>they|he|she|the \\p{L}+)(?:'re|'s| are| is) (?<done>\\p{L}+ed)(?<more>,? without [^,]+)?(?:,? (?:but|and) (?<then>.+))?$`,
      'iu',
    ),
    tell: ({ day = '', who = '', done = '', more = '', then = '' }) => {
      const base = baseOf(done);
      const whom = /^the /i.test(who) ? plain(who) : 'whoever has not finished';
      return base
        ? [
            when(
              `WHEN ${day.toLowerCase()} days have passed`,
              `${base} ${whom}${more}${then ? `; ${plain(then)}` : ''}`,
            ),
          ]
        : [];
    },
  },
  {
    signs: new RegExp(
      `^(?<who>[\\p{L} -]+?) (?:gets?|has|have) (?<span>${numeral} (?:minutes|hours|days|weeks|months))(?: (?:to|for) (?<act>[^,]+))?$`,
      'iu',
    ),
    tell: ({ who = '', span = '', act = '' }, idea) =>
      isPerson(who, idea)
        ? [
            `IF ${one(who)} has not finished${act ? ` (${plain(act)})` : ''} within ${span}, THEN THE SYSTEM SHALL show it as overdue.`,
          ]
        : [],
  },
  {
    // 'You get one credit for a finished test, a puzzle costs two'.
    signs: new RegExp(
      `^(?<who>[\\p{L} -]+?) (?:gets?|earns?) (?<what>(?:an?|${numeral}) [\\p{L}-]+) for (?:each |every |an? )(?<thing>[^,]+?)(?:,? (?:and )?(?:an?|each|every) (?<other>[\\p{L} -]+?) costs? (?<cost>.+))?$`,
      'iu',
    ),
    tell: ({ what = '', thing = '', other, cost = '' }) => [
      when(`WHEN ${withArticle(plain(thing))} is recorded`, `add ${what} to what whoever did it has`),
      other
        ? when(`WHEN ${withArticle(plain(other))} is recorded`, `take off ${plain(cost)} from what its owner has`)
        : undefined,
    ],
  },
  {
    signs: new RegExp(
      `^(?:each|every) (?<who>[\\p{L} -]+?) (?:has|gets) (?<count>${numeral}) (?<what>(?:\\p{L}+ )?\\p{L}+s) (?<per>per .+|(?:for|in) (?:the whole|the|each|every|an?) .+)$`,
      'iu',
    ),
    tell: ({ who = '', count = '', what = '', per = '' }) => [
      always(`show how many of the ${count} ${what} each ${plain(who)} has left ${per}`),
    ],
  },
];

/** Criteria of a sentence in the third person that tells what is due, what ends somebody's part, or what may never happen; none of any other. */
export const criteriaOfDuty = (said: string, idea: Idea): string[] => readDuties([...bans, ...dues], said, idea);
