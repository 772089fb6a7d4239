import { baseOfParticiple } from '#worker/features/guide/content/verbs.ts';
import { countTold } from '#worker/features/guide/grammar/numbers.rules.ts';
import { baseOfPassive } from '#worker/features/guide/grammar/phrases.rules.ts';
import { lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { refusal, thereWouldBe } from '#worker/features/guide/outline/outline-rule-forms.rules.ts';

const shall = 'THE SYSTEM SHALL';
const unit = '(?:minutes?|hours?|days?|weeks?|months?|years?)';

/**
 * A line on what a day brings, what a span of time brings after it, or how long must lie between two things.
 * @param said the line in the third person, without its full stop.
 */
export const inDateForm = (said: string): string | undefined => dated(said) ?? passed(said) ?? rested(said);

/** What is used up bit by bit: of it only the rest can lapse. */
const spent = /\b(?:days|hours|minutes|points|credits|lessons|vouchers|tickets)$/i;
/** 'Carried over days lapse on 31 March, with a warning to the employee on 1 February'. */
function dated(said: string): string | undefined {
  const [, day = '', whom = '', told = '', what = ''] =
    /^on (\d{1,2} \p{Lu}\p{L}+|the (?:first|last|\d+(?:st|nd|rd|th)) [^,;]+?) ([^,;]+?) (?:is|are) (warned|reminded|told) (that [^;]+)$/iu.exec(
      said,
    ) ?? [];
  if (what) return `WHEN it is ${day}, ${shall} ${told.replace(/^told$/i, 'tell').replace(/ed$/, '')} ${whom} ${what}.`;
  const [, ahead = '', to = '', does = '', again = ''] =
    new RegExp(
      `^((?:${countTold} ${unit}|the (?:day|evening|week)) before (?:the |an? |each |every )?[\\p{L}-]+(?: (?!(?:the|an?|each|every|all)\\b)[\\p{L}-]+)?) ([^,;]{3,40}?) (?:is|are|gets?) (reminded|told|warned|asked)(?:, and ((?:once more|again) [^;]+))?$`,
      'iu',
    ).exec(said) ?? [];
  if (does)
    return `WHEN it is ${lowerFirst(ahead)}, ${shall} ${does.replace(/^told$/i, 'tell').replace(/ed$/, '')} ${to}${again ? `, and ${again}` : ''}.`;
  const [, thing = '', verb = '', date = '', rest = ''] =
    /^((?:the |an? |all )?[\p{L}-]+(?: [\p{L}-]+){0,3}) (lapses?|expires?|ends?|closes?|opens?|starts?) on (\d{1,2} \p{Lu}\p{L}+|the (?:first|last|\d+(?:st|nd|rd|th)) [^,;]+)(, with (?:an? )?.+)?$/u.exec(
      said,
    ) ?? [];
  if (!date) return undefined;
  const base = verb.replace(/s$/, '');
  const event = /^(?:lapse|expire|end)$/.test(base) ? `${date} is over` : `it is ${date}`;
  const lapsing = base !== 'end' && spent.test(thing) ? `${lowerFirst(thing)} that are not used` : lowerFirst(thing);
  return `WHEN ${event}, ${shall} let ${lapsing} ${base}${rest}.`;
}

/** 'After 12 months the gallery is closed, with a mail 30 days before'. */
function passed(said: string): string | undefined {
  const [, span = '', thing = '', done = '', rest = ''] =
    new RegExp(
      `^after (${countTold} ${unit}) ((?:the|an?|each|every|all) [^,;]{2,50}?) (?:is|are|gets?) (\\p{L}+)(, with .+)?$`,
      'iu',
    ).exec(said) ?? [];
  const base = done && (baseOfParticiple(done) ?? baseOfPassive(done));
  const hasPassed = `${/^(?:1|one) /i.test(span) ? 'has' : 'have'} passed`;
  if (base && ofData.test(base)) return `WHEN ${lowerFirst(span)} ${hasPassed}, ${shall} ${base} ${thing}${rest}.`;
  // 'Four weeks after the festival everything about the volunteers is deleted'.
  const [, long = '', since = '', what = '', gone = ''] =
    new RegExp(
      `^(${countTold} ${unit}) after (the [\\p{L}-]+),? ((?:the|an?|each|every|all|everything|what|their|its) ?[^,;]{2,60}?) (?:is|are|gets?) (\\p{L}+)$`,
      'iu',
    ).exec(said) ?? [];
  const does = gone && (baseOfParticiple(gone) ?? baseOfPassive(gone));
  return does && ofData.test(does)
    ? `WHEN ${lowerFirst(long)} ${/^(?:1|one) /i.test(long) ? 'has' : 'have'} passed since ${since}, ${shall} ${does} ${what}.`
    : undefined;
}

/** What is done with what is kept: nobody is paid and no hall is cleaned by it. */
const ofData =
  /^(?:delete|remove|erase|hide|close|archive|open|publish|show|send|remind|tell|cancel|free|release|lock|unlock|drop|forget|anonymi[sz]e|mark|count)$/;

/** 'There are 8 hours' rest after a shift that ends past midnight'. */
function rested(said: string): string | undefined {
  const [, span = '', where = ''] =
    new RegExp(
      `^there (?:is|are|must be|has to be|have to be) (?:at least )?(${countTold} ${unit}['’]?(?: of)? (?:rest|break|pause|time|gap|space)) ((?:after|between|before) .+)$`,
      'i',
    ).exec(said) ?? [];
  return span ? `IF ${thereWouldBe(`less than ${span} ${where}`)}, ${refusal}.` : undefined;
}
