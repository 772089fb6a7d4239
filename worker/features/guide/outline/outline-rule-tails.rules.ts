import { participleOf } from '#worker/features/guide/content/verbs.ts';
import { monthName } from '#worker/features/guide/grammar/numbers.rules.ts';
import { baseOfPassive } from '#worker/features/guide/grammar/phrases.rules.ts';
import { capitalise, isPlural, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { thirdOf } from '#worker/features/guide/idea/telling.rules.ts';

/**
 * A line on what always holds whose second clause is a rule of its own that leans on the first, as lines that each stand alone: 'nobody sees
 * it except HR. The manager neither', 'nobody approves their own request, the director's goes to HR', '… only for trained people, and gets
 * tested before it leaves'.
 * @returns undefined for a line in no such form.
 */
export function ownTails(rule: string): string[] | undefined {
  const said = rule
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[.\s]+$/, '');
  return (
    neither(said) ??
    untilBoth(said) ??
    ownGoesTo(said) ??
    testedBefore(said) ??
    warnedAhead(said) ??
    onlyBy(said) ??
    twoOnly(said) ??
    noneOfThem(said) ??
    seenAndNot(said) ??
    meansAndNo(said) ??
    splice(said)
  );
}

const exceptFor = '(?:except(?: for)?|but|other than|apart from)';

/** 'Nobody sees sick leave of others except HR. The manager neither, and payroll gets it only as a number'. */
function neither(said: string): string[] | undefined {
  const [, does = '', who = '', also = '', tail = ''] =
    new RegExp(
      `^(?:nobody|no one) ([^.;]{3,80}?) ${exceptFor} ([^.,;]{2,40})[.;,] (?:and |not )?(?:even )?(the \\p{L}+(?: \\p{L}+)?|\\p{L}+) neither(?:[,;.] ?(?:(?:and|but) )?(.+))?$`,
      'iu',
    ).exec(said) ?? [];
  if (!also) return undefined;
  const [, object = ''] = /^\p{L}+ (.+?)(?: (?:of|for|from|about|in|on) .+)?$/iu.exec(does) ?? [];
  const second = tail.replace(
    /\b(gets?|sees?|receives?|has|have|reads?) (?:it|them)\b/i,
    (_, verb: string) => `${verb} ${object}`,
  );
  return [`Nobody but ${who}, ${lowerFirst(also)} included, ${does}`, ...(tail ? [capitalise(second)] : [])];
}

/** 'Neither of them gives a phone number until both said yes': what is then seen is a rule of its own. */
function untilBoth(said: string): string[] | undefined {
  const [, limit = '', what = '', moment = ''] =
    /^(neither (?:of (?:them|us|the two) )?(?:sees?|gets?|learns?|reads?|knows?|gives?) ([^,;]+?)) until (both [^,;]+|[^,;]+ (?:both|each other))$/i.exec(
      said,
    ) ?? [];
  return moment
    ? [`${limit} before ${moment}`, `When ${moment}, the app shows ${what} of each to the other`]
    : undefined;
}

/** 'Nobody can approve their own request, the managing director's goes to HR': the second decides in that one case. */
function ownGoesTo(said: string): string[] | undefined {
  const [, main = '', verb = '', thing = '', whose = '', to = ''] =
    /^((?:nobody|no one) (?:(?:can|may|must) )?(\p{L}+) (?:their|his|her) own ([\p{L}-]+(?: [\p{L}-]+)?))[,;.] (?:and |but )?((?:the |an? )?[\p{L} -]{2,40}?'s?)(?: own)?(?: one)? goes to ([^,;.]+)$/iu.exec(
      said,
    ) ?? [];
  if (!to) return undefined;
  const base = verb.toLowerCase().replace(/(?<=[a-z]{3})s$/, '');
  return [main, `When the ${thing} is ${whose.replace(/^The /, 'the ')}, it goes to ${to} to be ${participleOf(base)}`];
}

/** '… is only for volunteers with the briefing, and gets tested before it leaves': what has to be done before is a bound of its own. */
function testedBefore(said: string): string[] | undefined {
  const [, main = '', thing = '', done = '', leaves = ''] =
    /^(([^,;.]{3,80}?) (?:is|are) (?:only|never|not) [^;.]+?),? and (?:is|are|gets?|must be|has to be|have to be) (\p{L}+ed) before (?:it|they) (leaves?|goes? (?:out|home|back)|is \p{L}+ed|are \p{L}+ed)$/iu.exec(
      said,
    ) ?? [];
  return leaves ? [main, `${thing} ${lowerFirst(leaves)} only after it was ${done}`] : undefined;
}

const date = `(?:\\d{1,2} ${monthName}|${monthName} \\d{1,2}|the (?:first|last|\\d{1,2}(?:st|nd|rd|th)) (?:day )?of [^,;.]+?)`;
const lapsesWith = new RegExp(
  `^([^,;.]{3,80}? (?:lapses?|expires?|ends?|closes?) on ${date}), with (?:an? )?(warning|reminder|message|e-?mail|notice) to ([^,;.]+?) on (${date})$`,
  'iu',
);
const asVerb: Readonly<Record<string, string>> = { warning: 'warned', reminder: 'reminded' };

/** 'Days lapse on 31 March, with a warning to the employee on 1 February': two days of the calendar, and what comes on each. */
function warnedAhead(said: string): string[] | undefined {
  const [, main = '', news = '', whom = '', day = ''] = lapsesWith.exec(said) ?? [];
  const verb = asVerb[news.toLowerCase()] ?? 'told';
  return day ? [`On ${day} ${whom} is ${verb} that ${lowerFirst(main)}`, main] : undefined;
}

/** 'A closed month is changed only by HR, and the change shows up in the next export': whose act it is, and what comes of it. */
function onlyBy(said: string): string[] | undefined {
  const [, main = '', thing = '', done = '', who = '', follows = ''] =
    /^(((?:an?|the|each|every|all) [^,;.]{3,50}?) (?:is|are|can be|may be) (?:(?:only )?(\p{L}+(?:ed|en)) (?:only )?by) ([^,;.]+)), and ((?:the|its|his|her|their) [^,;.]+)$/iu.exec(
      said,
    ) ?? [];
  const base = baseOfPassive(done);
  if (!follows || !base || !/\bonly\b/.test(main)) return undefined;
  const does = isPlural(who.split(' ').at(-1) ?? '') ? base : thirdOf(base);
  return [main, `When ${who} ${does} ${lowerFirst(thing)}, ${follows}`];
}

const binding = /\b(?:must(?:n't| not)?|may not|may only|never|has to|have to|goes? to)\b/i;

/** 'Only members get in, the music must not go round': two rules with nothing but a comma between them. */
function splice(said: string): string[] | undefined {
  const [, first = '', second = ''] =
    /^((?:only|nobody|no one) [^\s,;.]+ [^\s,;.]+[^,;.]*), ((?:the|an?|our|my) (?!\p{L}+ (?:can't|cannot)\b)[^,;]+)$/iu.exec(
      said,
    ) ?? [];
  if (!second || !binding.test(second)) return undefined;
  // 'The music is bought for us and must not go round': why stands behind what holds.
  const [, thing = '', why = '', holds = ''] =
    /^((?:the|an?|our|my) [\p{L}-]+(?: [\p{L}-]+)?) ((?:is|are|was|were) [^,;]+?) and (must(?:n't| not)? .+)$/iu.exec(
      second,
    ) ?? [];
  return [first, holds ? `${capitalise(thing)} ${holds}; it ${why}` : capitalise(second)];
}

/** 'Only family, by invitation, and only checked recipes get printed': who comes in, and what is taken. */
function twoOnly(said: string): string[] | undefined {
  const [, who = '', how = '', rest = ''] =
    /^only ([^,;.]{3,40}), (by invitation[^,;.]*), and (only [^,;.]+)$/i.exec(said) ?? [];
  return rest ? [`Only ${who} get in, ${how}`, capitalise(rest)] : undefined;
}

/** 'The gateway keeps readings for two days, none of them may be counted twice'. */
function noneOfThem(said: string): string[] | undefined {
  const [, main = '', things = '', bound = ''] =
    /^((?:[\p{L}-]+ ){2,4}?([\p{L}-]+s) (?:for|in|on|until|within) [^,;.]+), (?:and )?none of (?:them|these|those) ([^,;.]+)$/iu.exec(
      said,
    ) ?? [];
  const [, does = '', how = ''] = /^(?:may|can|must|should|is to) be (\p{L}+) (twice)$/iu.exec(bound) ?? [];
  return does ? [main, `The app never ${thirdOf(baseOfPassive(does) ?? does)} ${things} ${how}`] : undefined;
}

/** 'A gallery is seen only by its couple, and isn't found by search engines': who never gets at it. */
function seenAndNot(said: string): string[] | undefined {
  const [, main = '', thing = '', rest = ''] =
    /^(((?:an?|the|each|every) [\p{L}-]+) is (?:seen|shown|visible) only [^;.]+?),? and (?:isn't|is not|is never) (found by [^,;.]+)$/iu.exec(
      said,
    ) ?? [];
  return rest ? [main, `The app never lets ${lowerFirst(thing)} be ${rest}`] : undefined;
}

/** 'Flash means first try, and no fixing that number later'. */
function meansAndNo(said: string): string[] | undefined {
  const [, main = '', no = ''] =
    /^(["“]?[\p{L}-]+["”]? means [^,;.]+),? and (no \p{L}+ing [^,;.]+)$/iu.exec(said) ?? [];
  return no ? [main, capitalise(no)] : undefined;
}
