import { baseOfPassive } from '#worker/features/guide/grammar/phrases.rules.ts';
import { mass } from '#worker/features/guide/grammar/wished.rules.ts';
import { isPlural, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { finite, refusal, thereWouldBe } from '#worker/features/guide/outline/outline-rule-forms.rules.ts';

const none =
  /^no ((?!more\b|less\b|fewer\b|other\b|longer\b)[\p{L}-]+(?: (?!for\b|with|on\b|below\b|above\b|under\b|over\b|after\b|before\b|during\b|ever\b|than\b)[\p{L}-]+)?) ((for|with|without|on|below|above|under|over|after|before|during) [^;:]+?)$/iu;
/** 'No update below 30 % and none in the middle of a brew'. */
const more = /,? and (?:none|no) ((?:for|with|without|on|below|above|under|over|after|before|during|in|at) .+)$/i;
/** What is asked for, and what is done to an entry: it is this or that. */
const isOf = /^(?:for|without)$/i;

/** 'A disputed invoice gets no reminder'. */
const getsNone = /^(?:an?|the|each|every) (\p{L}+) ([\p{L}-]+(?: [\p{L}-]+)?) (?:gets?|receives?) (no [^,;]+)$/iu;

/** 'No check is kept for a day that is to come': what is not taken in, and nothing that is deleted later. */
const notTaken =
  /^no (\p{L}+(?: \p{L}+)?) (?:is|are|may be|can be) (?:kept|entered|noted|taken|accepted|recorded|saved|added) ((?:for|of|on|with) (?:an? |the )?(?:days?|dates?|hours?|times?|weeks?|months?|years?) (?:(?:that|which) (?:is|are|has|have|lies?) [^,;:]{2,60}|in the (?:future|past)))$/iu;

/** The thing that a rule does not let in, and of which day: 'check' and 'for a day that is to come'; undefined for any other rule. */
export function notTakenIn(said: string): { thing: string; bound: string } | undefined {
  const [, thing, bound] = notTaken.exec(said) ?? [];
  return thing && bound ? { thing, bound } : undefined;
}

/**
 * 'No request for more days than are left', 'no irrigation on readings older than an hour': what there must not be, as the behaviour that is
 * not wanted (Mavin et al., EARS, 2009).
 * @param said the line in the third person, without its full stop.
 * @returns undefined for a line in no such form, or for one that says what people do or what is done.
 */
export function inNoneForm(said: string): string | undefined {
  const [, being = '', whose = '', nothing = ''] = getsNone.exec(said) ?? [];
  if (being.endsWith('ed') || baseOfPassive(being))
    return `WHILE ${withArticle(whose)} is ${being.toLowerCase()}, THE SYSTEM SHALL give it ${nothing}.`;
  const barred = notTakenIn(said);
  if (barred) {
    const { thing: what } = barred;
    return `IF anybody wants to add ${isPlural(what) ? what : withArticle(what)} ${barred.bound}, ${refusal}.`;
  }
  const [, thing = '', bound = '', how = ''] = none.exec(said) ?? [];
  // 'No request for more days than are left' has no verb but the one of its bound.
  if (!thing || finite.test(bound.replace(/ (?:than|that|which|who|whose) .+$/, '')) || /, /.test(bound))
    return undefined;
  const [, second = ''] = more.exec(bound) ?? [];
  const all = second ? `${bound.replace(more, '')} or ${second}` : bound;
  const last = thing.split(' ').at(-1) ?? thing;
  const isMany = isPlural(last);
  const isMass = !isOf.test(how) && mass.test(last);
  const one = isMany || isMass ? thing : withArticle(thing);
  const cause = isOf.test(how) ? `${one} ${isMany ? 'are' : 'is'} ${all}` : thereWouldBe(`${one} ${all}`);
  return `IF ${cause}, ${refusal}.`;
}
