import { isPlural, lowerFirst, singularOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { finite, refusal } from '#worker/features/guide/outline/outline-rule-forms.rules.ts';

const shall = 'THE SYSTEM SHALL';

/**
 * A line on what always holds that says how small or large a value may be, as the behaviour that is not wanted: 'scores are from 1 to 10' as 'IF a
 * score is below 1 or above 10'.
 * @param said the line in the third person, without its full stop.
 * @returns undefined for a line in no such form.
 */
export const inRangeForm = (said: string): string | undefined =>
  outOfRange(said) ?? betweenHours(said) ?? fromTo(said) ?? leastOf(said) ?? asLeast(said) ?? belowNumber(said);

/** 'Values in mg/dl, 20 to 600, anything else is refused as a typo'. */
function outOfRange(said: string): string | undefined {
  const [, thing = '', unit = '', from = '', to = '', how = ''] =
    /^(?:the |all )?(\p{L}+(?: \p{L}+)?)(?:,? in ([\p{L}/%°]+))?,? ?(?:from |between |is |are )?(\d+(?:[.,]\d+)*) (?:to|and|-|–) (\d+(?:[.,]\d+)*),? (?:and |; )?(?:anything|everything|all) else is refused(?: as (.+))?$/iu.exec(
      said,
    ) ?? [];
  if (!to) return undefined;
  const measure = unit ? ` ${unit}` : '';
  return `IF ${withArticle(singularOf(thing.toLowerCase()))} is below ${from} or above ${to}${measure}, THEN ${shall} refuse it${how ? ` as ${how}` : ''} and keep what was typed.`;
}

const hour = '\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]m)?';
/** 'Slots are 90 minutes, between 7:00 and 21:30': how long each is, and in which hours of a day. */
function betweenHours(said: string): string | undefined {
  const [, things = '', span = '', from = '', to = ''] =
    new RegExp(
      `^((?:the |all )?[\\p{L}-]+(?: [\\p{L}-]+)?s) (?:are|last|take) (?:always |each )?((?:\\d+|[a-z]+) (?:minutes?|hours?))(?: long| each)?,? (?:and )?(?:only )?(?:are )?(?:between|from) (${hour}) (?:and|to|until) (${hour})$`,
      'iu',
    ).exec(said) ?? [];
  if (!to) return undefined;
  const one = withArticle(singularOf(lowerFirst(things).replace(/^(?:the|all) /i, '')));
  return `IF ${one} is not ${span} long, begins before ${from} or ends after ${to}, THEN ${shall} refuse it, keep what was entered and say what it may be.`;
}

const money = '(?:\\p{Sc} ?|Rs\\.? ?)?\\d[\\d.,]*(?: ?(?:\\p{Sc}|%))?';
/** 'Scores are from 1 to 10', 'the rate per tiffin is different for each customer, Rs 70 to Rs 110'. */
function fromTo(said: string): string | undefined {
  const [, thing = '', from = '', to = ''] =
    new RegExp(
      `^((?:the |an? |each |every )?[\\p{L}-]+(?: [\\p{L}-]+){0,3}?) (?:(?:is|are|goes?|runs?|ranges?|lies?) (?:always )?(?:from|between)|(?:is|are) different for (?:each|every) [\\p{L} -]{2,30}?,?(?: from| between)?) (${money}) (?:to|and|-|–) (${money})$`,
      'iu',
    ).exec(said) ?? [];
  if (!to || finite.test(thing)) return undefined;
  const one = isPlural(thing.split(' ').at(-1) ?? '') ? withArticle(singularOf(lowerFirst(thing))) : lowerFirst(thing);
  return `IF ${one} is below ${from} or above ${to}, THEN ${shall} refuse it, keep what was typed and say what it may be.`;
}

/** 'The minimum raise is $5 under $100, $10 after that'. */
function leastOf(said: string): string | undefined {
  const [, most = '', thing = '', bound = ''] =
    /^(?:the )?(minimum|maximum|smallest|largest|least|most) ([\p{L}-]+(?: [\p{L}-]+)?) (?:is|are) (?=\p{Sc}|\d|Rs)(.+)$/iu.exec(
      said,
    ) ?? [];
  if (!bound) return undefined;
  const [, usual, half, upon] = /^([^,]+), (half|double)(?: of (?:it|that))? (if .+)$/i.exec(bound) ?? [];
  if (usual)
    return `${shall} count ${withArticle(singularOf(lowerFirst(thing)))} of at ${/^max|^large|^most/i.test(most) ? 'most' : 'least'} ${usual}, and ${half} of it ${upon}.`;
  const isLeast = /^(?:min|small|least)/i.test(most);
  return `IF ${withArticle(singularOf(lowerFirst(thing)))} is ${isLeast ? 'less' : 'more'} than ${bound}, THEN ${shall} refuse it, change nothing and say what it ${isLeast ? 'has to' : 'may'} be.`;
}

/** 'The first bid has to be at least the starting bid'. */
function asLeast(said: string): string | undefined {
  const [, date = '', less = '', apart = '', from = ''] =
    /^((?:the|an?|each|every) [\p{L}-]+(?: [\p{L}-]+){0,9}?) (?:has to|must|should|needs to) be (at least|at most|no more than) ((?:\d+|one|two|three|four|five|an?) (?:full |working |whole |calendar )*(?:minutes?|hours?|days?|weeks?|months?)) ((?:before|after) [\p{L}' -]{3,60})$/iu.exec(
      said,
    ) ?? [];
  if (from)
    return `IF ${lowerFirst(date)} is ${/least/i.test(less) ? 'less' : 'more'} than ${apart} ${from}, ${refusal}.`;
  const [, thing = '', way = '', other = ''] =
    /^((?:the|an?|each|every) [\p{L}-]+(?: [\p{L}-]+){0,2}) (?:has to|must|should|needs to) be (at least|at most|above|below) (the [\p{L}' -]{3,60})$/iu.exec(
      said,
    ) ?? [];
  if (!other) return undefined;
  const wrong = { 'at least': 'less than', 'at most': 'more than', above: 'not above', below: 'not below' }[
    way.toLowerCase()
  ];
  return `IF ${lowerFirst(thing)} is ${wrong} ${other}, ${refusal}.`;
}

/** 'Nobody can go below minus 6': whatever would bring them there. */
function belowNumber(said: string): string | undefined {
  const [, of = '', way = '', bound = ''] =
    /^(?:nobody|no one|no (\p{L}+(?: \p{L}+)?)) (?:(?:can|may|must|should) )?(?:ever )?(?:go(?:es)?|gets?|falls?|drops?|sinks?|comes?) (below|under|above|over|beyond) ((?:minus |-)?\d+[^,;]*)$/iu.exec(
      said,
    ) ?? [];
  return bound
    ? `IF anything would bring ${of ? withArticle(lowerFirst(of)) : 'anybody'} ${way.toLowerCase()} ${bound}, ${refusal}.`
    : undefined;
}
