import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { lowerFirst, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { finite, refuse } from '#worker/features/guide/outline/outline-rule-forms.rules.ts';
import { inHiddenForm } from '#worker/features/guide/outline/outline-rule-hidden.rules.ts';
import { inNoneForm } from '#worker/features/guide/outline/outline-rule-none.rules.ts';

/** 'Neither sees an address', 'neither of them gives a phone number before both said yes'. */
const kept =
  /^neither (?:of (?:them|us|the two) )?(?:(?:can|may|should|must) )?(?:sees?|gets?|learns?|reads?|knows?|gives?) ([^,;]+?)( before [^,;]+)?$/i;
/** 'Neither the neighbours nor the caretaker should see what others pay'. */
const keptFrom =
  /^neither ([^,;]+?) nor ([^,;]+?) (?:(?:can|may|should|must) )?(?:sees?|gets? to see|learns?|reads?|knows?) ([^,;]+)$/i;
/** 'After 20:00 nobody enters'. */
const barredAt =
  /^((?:after|before|from|between|outside) (?=[^,;]{0,12}\d)(?:[^,;]{2,30})),? (?:nobody|no one|no-one) (?:(?:can|may|must) )?(\p{L}+)\b([^,;]*)$/iu;

/** 'Nobody outside operations may see who drove', 'nobody under 18 books a table'. */
const nobodyThere =
  /^(?:nobody|no one|no-one) ((?:outside(?: of)?|inside|under|over|below|without|from|at) (?:the |our |my |an? )?[\p{L}\d]+(?: (?!(?:can|may|must|should|sees?|is|has)\b)[\p{L}]+)??) (?:(?:can|may|must|should) )?(?:ever )?(\p{L}+) ([^,;]+)$/iu;
/** 'After signing nobody changes it'. */
const barredUpon =
  /^((?:after|before|during) (?:the )?[\p{L}-]+(?: [\p{L}-]+)?),? (?:nobody|no one|no-one) (?:(?:can|may|must) )?(\p{L}+) ((?:it|them|the|an?|any) ?[^,;]*)$/iu;

/** 'Nobody sees medical notes of others except the secretary': whoever it is but them. */
const exceptSome =
  /^(?:nobody|no one|no-one) (?:(?:can|may|must) )?([^,;]+?),? (?:except|other than|apart from)(?: for)? ((?:the |an? )?[^,;]{2,40})$/i;

/** 'A judge only puts in the result for their own debate'. */
const ownOnly =
  /^((?:an?|each|every) [\p{L}-]+(?: [\p{L}-]+)?) only (\p{L}+s)\b ([^,;]+? (?:for|of|in|on|at|to)) (?:their|his|her) own ([\p{L}-]+(?: [\p{L}-]+)?)$/iu;
/** 'A judge doesn't judge their own school if it can be avoided'. */
const ifAvoidable =
  /^((?:an?|each|every|the) [\p{L}-]+(?: [\p{L}-]+)?) (?:does not|doesn['’]t|should not|shouldn['’]t|never) (\p{L}+)s? ([^,;]+?),? (?:if|where|when) (?:it can be avoided|possible|that can be avoided|there is another way)$/iu;

/**
 * What is kept from both sides, or barred at an hour, as the behaviour that is not wanted.
 * @param said the line in the third person, without its full stop.
 */
function inBarForm(said: string): string | undefined {
  const [, what = '', when = ''] = kept.exec(said) ?? [];
  if (what) {
    const theirs = /\bothers?\b/.test(what) ? what : `${what} of the other`;
    return refuse('one of them', `see ${theirs}${when}`);
  }
  const [, whoever = '', puts = '', of = '', own = ''] = ownOnly.exec(said) ?? [];
  const entered = puts && baseOfVerb(puts.toLowerCase());
  if (entered && !/^(?:see|read|look|view)$/.test(entered))
    return refuse(lowered(whoever), `${entered} ${of} ${withArticle(own)} that is not theirs`);
  const [, avoiding = '', avoided = '', rather = ''] = ifAvoidable.exec(said) ?? [];
  if (rather)
    return `THE SYSTEM SHALL let ${lowered(avoiding)} ${baseOfVerb(avoided) ?? avoided} ${rather} only where there is no other way.`;
  const [, one = '', other = '', hidden = ''] = keptFrom.exec(said) ?? [];
  if (hidden) return refuse(`${one} or ${other}`, `see ${hidden}`).replace(/ asks for /, ' ask for ');
  const [, act = '', some = ''] = exceptSome.exec(said) ?? [];
  if (some && !/^(?:for|when|if|on|in|at|during|by|with) /i.test(some)) return refuse(`anybody but ${some}`, act);
  const [, where = '', unseen = '', seenWhat = ''] = nobodyThere.exec(said) ?? [];
  const seeing = unseen && baseOfVerb(unseen.toLowerCase());
  if (seeing) return refuse(`anybody ${where}`, `${seeing} ${seenWhat}`.replace(/ anything$/, ' any of it'));
  const [, upon = '', barring = '', barredThing = ''] = barredUpon.exec(said) ?? [];
  const barred = barring && !/\bsilently\b/.test(barredThing) && baseOfVerb(barring.toLowerCase());
  if (barred && barred !== 'be') return refuse('anybody', `${barred} ${barredThing} ${lowerFirst(upon)}`);
  const [, time = '', does = '', rest = ''] = barredAt.exec(said) ?? [];
  const base = does === '' ? undefined : baseOfVerb(does.toLowerCase());
  if (!base || base === 'be' || finite.test(time)) return undefined;
  const deed = `${base}${rest} ${time[0]?.toLowerCase()}${time.slice(1)}`;
  return `IF anybody wants to ${deed}, THEN THE SYSTEM SHALL refuse it, change nothing and say why.`;
}

const lowered = (who: string) =>
  lowerFirst(who).replace(/^(?:each|every) (\p{L})/iu, (_, first: string) =>
    /[aeiou]/i.test(first) ? `an ${first}` : `a ${first}`,
  );

/** What there must not be, or nobody may, in one of the forms that are sure; `said` is the line without its full stop. */
export const inForbiddenForm = (said: string): string | undefined =>
  inNoneForm(said) ?? inHiddenForm(said) ?? inBarForm(said);
