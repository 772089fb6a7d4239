import { baseOfParticiple, participleOf } from '#worker/features/guide/content/verbs.ts';
import { countTold, spanTold } from '#worker/features/guide/grammar/numbers.rules.ts';
import { baseOfPassive, baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import {
  isPlural,
  joinWords,
  lowerFirst,
  pluralOf,
  singularOf,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { inDateForm } from '#worker/features/guide/outline/outline-rule-dates.rules.ts';
import { finite, refusal, thereWouldBe } from '#worker/features/guide/outline/outline-rule-forms.rules.ts';
import { inOnlyForm } from '#worker/features/guide/outline/outline-rule-only.rules.ts';
import { inRangeForm } from '#worker/features/guide/outline/outline-rule-ranges.rules.ts';

const shall = 'THE SYSTEM SHALL';

/**
 * A line on what always holds that bounds how many there may be of something, when, for whom or how large, as the behaviour that is not wanted
 * (Mavin et al., EARS, 2009): 'two items per visitor' as 'IF there are two items of one visitor already'.
 * @param said the line in the third person, without its full stop.
 * @returns undefined for a line in no such form.
 */
export const inBoundForm = (said: string): string | undefined =>
  inARow(said) ??
  perEach(said) ??
  oneAtATime(said) ??
  neverMore(said) ??
  inTwoPlaces(said) ??
  fullIsFull(said) ??
  twiceFor(said) ??
  tooLong(said) ??
  inRangeForm(said) ??
  tooLate(said) ??
  firstSoOften(said) ??
  notSaved(said) ??
  inOnlyForm(said) ??
  refused(said) ??
  inDateForm(said) ??
  owed(said) ??
  meant(said) ??
  usedUp(said) ??
  eachHas(said);

/** 'At most 5 days in a row': how long one thing may go on. */
function inARow(said: string): string | undefined {
  const [, long = ''] =
    new RegExp(
      `^(?:at most|no more than|not more than|never more than|up to) (${spanTold}) (?:in a row|running|on end|at a stretch)$`,
      'i',
    ).exec(said) ?? [];
  return long
    ? `IF it would go on for more than ${long} in a row, THEN ${shall} refuse it, keep what was entered and say how long it may be.`
    : undefined;
}

/** 'Two items per visitor and Saturday'. */
function perEach(said: string): string | undefined {
  const [, many = '', thing = '', per = ''] =
    new RegExp(
      `^(?:at most |no more than |not more than |only )?(${countTold}) (\\p{L}+(?: or \\p{L}+)?(?: \\p{L}+)?) per (\\p{L}+(?: (?!and )\\p{L}+)?(?: and (?:per )?[\\p{L}-]+(?: [\\p{L}-]+){0,2})?)$`,
      'iu',
    ).exec(said) ?? [];
  if (
    !per ||
    finite.test(per) ||
    /^(?:day|week|month|year|hour|minute)s?\b|^\S+ (?:today|daily|only|at|on|in|a|an|each|every)\b/i.test(per)
  )
    return undefined;
  const of = per.split(/ and (?:per )?/).map((one) => `one ${lowerKept(one)}`);
  const verb = isPlural(thing.split(' ').at(-1) ?? '') ? 'are' : 'is';
  return `IF there ${verb} ${many.toLowerCase()} ${thing} of ${joinWords(of)} already, THEN ${shall} refuse another one, keep what was entered and say why.`;
}

/** A name of a day keeps its capital. */
const lowerKept = (word: string) => (/day$/i.test(word) ? word : lowerFirst(word));

/** 'An item belongs to one volunteer at a time', 'a coat is reserved for one family only'. */
function oneAtATime(said: string): string | undefined {
  const [, thing = '', does = '', holder = ''] =
    /^((?:an?|each|every) \p{L}+(?: \p{L}+)?) (belongs to|is (?:reserved|meant|booked|held) for|is with|is in|is on|is given to) (?:only )?one (\p{L}+(?: \p{L}+)?)(?: at a time| only| at the same time)$/iu.exec(
      said,
    ) ?? [];
  const [, who = '', what = ''] =
    /^((?:an?|each|every) \p{L}+(?: \p{L}+)?) has (?:only )?one (\p{L}+(?: \p{L}+)?) at (?:a|the same|one) time$/iu.exec(
      said,
    ) ?? [];
  if (what)
    return `IF ${lowerFirst(who).replace(/^(?:each|every) /i, 'the ')} has ${withArticle(what)} at that time already, THEN ${shall} refuse another one, keep what was entered and say why.`;
  if (!holder) return undefined;
  const one = lowerFirst(thing).replace(/^(?:each|every) /i, (word) =>
    /^[aeiou]/i.test(thing.slice(word.length)) ? 'an ' : 'a ',
  );
  return `IF ${one} ${does} one ${holder} already, THEN ${shall} refuse it for another one, change nothing and say so.`;
}

/** 'Never more people on a shift than it needs', 'never two open incidents for one endpoint'. */
function neverMore(said: string): string | undefined {
  const [, what = '', why = ''] =
    new RegExp(
      `^never ((?:more (?:than )?|(?:two|three|several) )(?:\\p{L}+|${countTold}|\\d)[^,;]*?)(, (?:the|our|their|it|they) [^,;]+)?$`,
      'iu',
    ).exec(said) ?? [];
  if (!what || /\b(?:is|are|must|may|can|will|gets?)\b/.test(what)) return undefined;
  const [, one = '', at = '', whole = ''] = secondOf.exec(what) ?? [];
  if (whole)
    return `IF there is ${withArticle(singularOf(one))} ${at} that ${whole} already, THEN ${shall} refuse another one, keep what was entered and say why.`;
  return `IF ${thereWouldBe(what)}, ${refusal}${why ? `:${why.slice(1)}` : ''}.`;
}

/** 'Two open incidents for one endpoint': the second of them is too many. */
const secondOf =
  /^(?:two|more than one) ([\p{L}-]+(?: [\p{L}-]+)?) (for|of|in|on|per|with) (?:one|an?|each|every|the same) ([\p{L}-]+(?: [\p{L}-]+)?)$/iu;

/** 'A referee can't have two games at the same time', 'nobody is on two shifts at the same time'. */
function inTwoPlaces(said: string): string | undefined {
  const [, who = '', verb = '', what = ''] =
    /^((?:an?|no|the|each|every|nobody|no one)(?: (?!is\b|are\b|can|may|must)[\p{L}-]+,?){0,6}?) ((?:can(?:not|'t| never| not)|may not|must not|must never|can never) (?:be|have|do|take|hold)|is|has|are|have) ((?:(?:in|on|at) )?(?:two|several|more than one) [^,;]+)$/iu.exec(
      said,
    ) ?? [];
  const isDenied = /^(?:no|nobody|no one)\b/i.test(who) || /(?:not|n't|never)/i.test(verb);
  if (!what || !isDenied) return undefined;
  const one = /^(?:nobody|no one)$/i.test(who)
    ? 'somebody'
    : lowerFirst(who).replace(/^no (\p{L})/iu, (_, first: string) =>
        /[aeiou]/i.test(first) ? `an ${first}` : `a ${first}`,
      );
  const base = /\b(?:has|have)$/i.test(verb) ? 'have' : (/ (\p{L}+)$/u.exec(verb)?.[1] ?? 'be');
  return `IF ${one} would ${base} ${what}, ${refusal}.`;
}

/** 'Full means full': of what has its number no more is taken. */
export const fullIsFull = (said: string): string | undefined =>
  /^full (?:means|is) full$/i.test(said)
    ? `IF all places are taken, THEN ${shall} refuse another one, keep what was entered and say why.`
    : undefined;

/** 'A kit is never promised twice for the same day'. */
function twiceFor(said: string): string | undefined {
  const [, thing = '', done = '', same = ''] =
    /^((?:an?|the|one) \p{L}+(?: \p{L}+)?) (?:is|are|must be|can be|may be) never (\p{L}+ed|\p{L}+en|lent|sold|let|given) twice(?: (?:for|on|in|at) the same (\p{L}+))?$/iu.exec(
      said,
    ) ?? [];
  return done ? `IF ${lowerFirst(thing)} is ${done} ${same ? `for that ${same} ` : ''}already, ${refusal}.` : undefined;
}

const span = /(\d+|[a-z]+) (seconds?|minutes?|hours?|characters?|words?|letters?|lines?|pages?)/i;
/** 'Video 30 seconds max', 'a story is 3 minutes at most, people's legs get tired'. */
function tooLong(said: string): string | undefined {
  const [, thing = '', many = '', unit = '', more = ''] =
    new RegExp(
      `^(?:(?:an?|the|each|every|all) )?(\\p{L}+(?: (?!is|are|may|has|have|lasts?)\\p{L}+)?),? (?:is |are |may be |has |have |lasts? )?(?:at most |no (?:more|longer) than )?${span.source}(?: long)?(?: at most| max(?:imum)?| or less)((?:,| unless) .+)?$`,
      'iu',
    ).exec(said) ?? [];
  const [, long = '', most = '', ahead = ''] =
    /^(?:(?:an?|the|each|every|all) )?(\p{L}+(?: \p{L}+)?) (?:is|are|lasts?|may (?:be|last)) (?:max(?:imum)?|at most|no (?:more|longer) than|up to) ((?:\d+|[a-z]+) (?:minutes?|hours?|days?|weeks?|months?))( ahead| in advance| long)?$/iu.exec(
      said,
    ) ?? [];
  if (long && /ahead|advance/i.test(ahead))
    return `IF ${withArticle(singularOf(long.toLowerCase()))} is more than ${most} ahead, THEN ${shall} refuse it, keep what was entered and say how far ahead it may be.`;
  if (long)
    return `IF ${withArticle(singularOf(long.toLowerCase()))} is longer than ${most}, THEN ${shall} refuse it, keep what was entered and say how long it may be.`;
  if (!unit || /^(?:the|it)$/i.test(thing)) return undefined;
  const one = singularOf(thing.toLowerCase());
  const rest = /^ unless/.test(more) ? more : '';
  return `IF ${withArticle(one)} is longer than ${many} ${unit}${rest}, THEN ${shall} refuse it, say how long it may be and keep what was there.`;
}

/** 'After 8 pm the tiffin can not be cancelled and is charged'. */
function tooLate(said: string): string | undefined {
  const [, when = '', thing = '', done = '', then = ''] =
    /^((?:after|before|from|within) [^,]{3,60}), ((?:the|an?) [\p{L}-]+(?: [\p{L}-]+)?) (?:cannot|can not|can['’]t|may not|must not|can no longer) be (\p{L}+)(?: any ?more)?(?:,? and ((?:is|are) \p{L}+))?$/iu.exec(
      said,
    ) ?? [];
  const base = done && (baseOfParticiple(done) ?? baseOfPassive(done));
  return base
    ? `IF anybody tries to ${base} ${thing} ${lowerFirst(when)}, ${refusal}${then ? `; it ${then.toLowerCase()}` : ''}.`
    : undefined;
}

/** 'New members have to run twice before they get a handicap'. */
function firstSoOften(said: string): string | undefined {
  const [, who = '', verb = '', often = '', what = ''] =
    /^(?:the |all )?((?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:have to|has to|must|need to) (\p{L}+) (twice|once|(?:\d+|two|three|four|five) times) before (?:they|he|she|it) (?:gets?|receives?) (?:an? |the )?([^,;]+)$/iu.exec(
      said,
    ) ?? [];
  return what && baseOfVerb(verb) === verb
    ? `IF ${withArticle(singularOf(lowerFirst(who)))} has not ${participleOf(verb)} ${often} yet, THEN ${shall} give them no ${what} and say how often is still missing.`
    : undefined;
}

/** 'If a reading is lower than the last one it doesn't save', 'if it is too warm you have to write what you did or it won't save'. */
function notSaved(said: string): string | undefined {
  const unsaved =
    "(?:doesn'?t|does not|won'?t|will not|can'?t|cannot|can not) (?:be )?(?:saved?|go in|go through|kept|count(?:ed)?)";
  const [, met = '', deed = '', , does = ''] =
    new RegExp(
      `^(?:if|when) ([^,]{3,120}?),? ((?:[\\p{L}-]+ ){1,4}?)(have|has|need|needs|must) (?:to )?((?:write|enter|give|fill in|add|say|choose|type|tell) [^,]{2,60}?) or (?:it|that|this) ${unsaved}$`,
      'iu',
    ).exec(said) ?? [];
  if (does)
    return `IF ${met} and ${deed.trim()} do not ${does}, THEN ${shall} save nothing yet, keep what was typed and ask for it.`;
  const [, wrong = ''] =
    new RegExp(`^(?:if|when) ([^,]{5,140}?),? (?:it|that|this) ${unsaved}$`, 'iu').exec(said) ?? [];
  return wrong && finite.test(wrong)
    ? `IF ${wrong}, THEN ${shall} not save it, keep what was typed and say why.`
    : undefined;
}

/** 'Microwaves and gas are refused, too dangerous', 'the forty-first is refused until one is taken out'. */
function refused(said: string): string | undefined {
  const [, lead = '', thing = '', rest = ''] =
    /^(?:(.+), )?([^,;]{3,60}?) (?:is|are) (?:always )?(?:refused|turned away|not taken|not accepted)((?:,| until| unless| as) .+)?$/iu.exec(
      said,
    ) ?? [];
  if (!thing || finite.test(thing)) return undefined;
  const [, most] = /^exactly (\p{L}+|\d+)$/iu.exec(lead) ?? [];
  if (most)
    return `IF there are ${most} already, THEN ${shall} refuse ${lowerFirst(thing)}${rest.replace(/^,/, '')} and say why.`;
  const why = /^, (.+)$/.exec(rest)?.[1];
  return `IF somebody enters ${anyOf(thing)}${lead ? ` of ${lowerFirst(lead)}` : ''}, THEN ${shall} refuse it${why ? ` and say why: ${why}` : `${rest.replace(/^,/, '')}, and say why`}.`;
}

/** 'Microwaves and gas' as 'a microwave or anything with gas': each of them is refused, and what is not counted in whatever has it. */
function anyOf(things: string): string {
  const parts = things.split(/, | and | or /);
  const isPlain = parts.length > 1 && parts.every((part) => /^\p{L}+(?: \p{L}+)?$/u.test(part));
  if (!isPlain) return lowerFirst(things);
  const each = parts.map((part) => {
    const one = lowerFirst(part);
    return isPlural(one.split(' ').at(-1) ?? one) ? withArticle(singularOf(one)) : `anything with ${one}`;
  });
  return joinWords(each, 'or');
}

/** '"Heard to the end" means at least 90 percent'. */
function meant(said: string): string | undefined {
  const [, word = '', what = ''] = /^["“]([^"”]+)["”] means (.+)$/i.exec(said) ?? [];
  if (what) return `${shall} count as “${word}” what is ${what}.`;
  // 'Flash means first try'.
  const [, bare = '', only = ''] =
    /^(\p{Lu}\p{Ll}+) means ((?:an? |the )?(?:first|last|second|only|whole|full) [\p{L}-]+)$/u.exec(said) ?? [];
  return only
    ? `${shall} count only ${withArticle(only.replace(/^(?:an?|the) /i, ''))} as ${lowerFirst(bare)}.`
    : undefined;
}

/** 'Each plot owes 8 hours a year', 'every missing hour costs 15 pounds in December'. */
function owed(said: string): string | undefined {
  const [, who = '', what = ''] = /^((?:an?|each|every) [\p{L}-]+(?: [\p{L}-]+)?) owes (\d[^,;]+)$/iu.exec(said) ?? [];
  if (what) return `${shall} count ${what} as owed by ${lowerFirst(who)}.`;
  const [, thing = '', price = '', when = ''] =
    /^((?:an?|each|every) [\p{L}-]+(?: [\p{L}-]+){0,2}) costs ((?:\p{Sc} ?)?\d[\d.,]* ?(?:\p{Sc}|\p{L}+)?)( (?:in|on|from|after|at) [^,;]+)?$/iu.exec(
      said,
    ) ?? [];
  const many = pluralOf(lowerFirst(thing).replace(/^(?:an?|each|every) /, ''));
  return price
    ? `${shall} show wherever ${many} are listed what they cost${when}: ${price} for ${lowerFirst(thing)}.`
    : undefined;
}

/** 'We have a water right of 4,000 m³ a year, above that nothing opens'. */
function usedUp(said: string): string | undefined {
  const [, what = '', does = ''] =
    /^(?:(?:we|they|you|the [\p{L}-]+) (?:have|has) |there is )?((?:an?|the) [\p{L}-]+(?: [\p{L}-]+)? of \d[^;]*?), (?:above|over|beyond|after) (?:that|it) nothing (\p{L}+s)\b[^,;]*$/iu.exec(
      said,
    ) ?? [];
  const base = does && baseOfVerb(does.toLowerCase());
  return base
    ? `IF ${lowerFirst(what).replace(/^an? /, 'the ')} is used up, THEN ${shall} ${base} nothing and say why.`
    : undefined;
}

/** 'Each team has two timeouts for the whole match, a third is a penalty for the other'. */
function eachHas(said: string): string | undefined {
  const [, who = '', many = '', things = '', whole = '', next = '', is = ''] =
    new RegExp(
      `^(?:each|every) ([\\p{L}-]+) has (?:only )?(${countTold}) ([\\p{L}-]+)((?: (?:for|in|per|on) [^,;]{3,40})?), (a \\p{L}+|another(?: one)?|one more) is ([^,;]+)$`,
      'iu',
    ).exec(said) ?? [];
  return is
    ? `IF ${withArticle(who.toLowerCase())} has had ${many.toLowerCase()} ${things}${whole} already, THEN ${shall} count ${next} as ${is}.`
    : undefined;
}
