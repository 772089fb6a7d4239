import { firstNames } from '#worker/features/guide/content/first-names.ts';
import { baseOfParticiple } from '#worker/features/guide/content/verbs.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { baseOfPassive, baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { isPlural, lowerFirst, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import { finite, refusal } from '#worker/features/guide/outline/outline-rule-forms.rules.ts';

const shall = 'THE SYSTEM SHALL';

/**
 * A line on what is only done when, upon what or for whom, as the behaviour that is not wanted before, without it or for others.
 * @param said the line in the third person, without its full stop.
 */
export const inOnlyForm = (said: string): string | undefined => onlyDone(said) ?? onlyUpon(said) ?? onlyForSome(said);

/** What is done to nothing: 'goes out', 'runs'. */
const intransitive = /^(?:go|run|come|ring|work|turn|move|leave|appear|arrive|fly|sail|stay|wait)$/;
/** 'An archivist only confirms when three agree', 'points only move when both sides have said so'. */
function onlyDone(said: string): string | undefined {
  const [, who = '', verb = '', rest = '', upon = '', cond = ''] =
    /^((?:(?:the|an?|each|every) )?[\p{L}-]+(?: [\p{L}-]+){0,2}?) only (\p{L}+)((?: [\p{L}-]+){0,4}?) (when|if|once|after) ([^,;]+)$/iu.exec(
      said,
    ) ?? [];
  const base = verb ? baseOfVerb(verb.toLowerCase()) : undefined;
  if (!base || base === 'be' || finite.test(who) || !(finite.test(cond) || /\p{L}+ \p{L}+/u.test(cond)))
    return undefined;
  if (
    (/^(?:count|show|open|close|change|start|end)$/.test(base) || intransitive.test(base)) &&
    kindOfNoun(singularOf(who.split(' ').at(-1)?.toLowerCase() ?? '')) !== 'person'
  )
    return `${shall} ${base} ${lowerFirst(who)}${rest} only when ${cond}.`;
  return `IF ${lowerFirst(who)} ${isPlural(who.split(' ').at(-1) ?? '') ? 'want' : 'wants'} to ${base}${rest || (intransitive.test(base) ? '' : ' it')} ${/^if$/i.test(upon) ? `and it is not so that ${cond}` : `before ${cond}`}, ${refusal}.`;
}

/** 'An album can be ordered only when all forty are retouched', 'full size files only after the album is paid'. */
function onlyUpon(said: string): string | undefined {
  const [, what = '', act = '', state = ''] =
    /^((?:an?|the|each|every) [\p{L}-]+(?: [\p{L}-]+){0,2}?) (?:is|can be|may be) (\p{L}+) only (?:while|as long as) it is ([^,;]+)$/iu.exec(
      said,
    ) ?? [];
  // A state has to hold while it is done, and not before alone.
  if (state) return `IF ${lowerFirst(what)} that is not “${state}” is to be ${act}, ${refusal}.`;
  const plain = said.replace(/\b(can|may) (?:only be|be only) (\p{L}+) (?=when|once|after|if)/iu, '$1 be $2 only ');
  const [, thing = '', done = '', how = '', met = ''] =
    /^((?:(?:an?|the|each|every|any|all) )?[\p{L}-]+(?: [\p{L}-]+){0,3}?) (?:can be|may be|is|are) (\p{L}+) only (when|once|after|if) ([^,;]+)$/iu.exec(
      plain,
    ) ?? [];
  const base = done && (baseOfParticiple(done) ?? baseOfPassive(done));
  const [, bare = '', then = '', upon = ''] =
    /^([\p{L}-]+(?: [\p{L}-]+){0,3}) only (when|once|after) ([^,;]+)$/iu.exec(plain) ?? [];
  const [, leaving = '', goes = '', first = ''] =
    /^([^,;]{3,60}?) (leaves?|goes? out|goes? home|goes? back) only (?:after|once|when) (it [^,;]+|they [^,;]+)$/iu.exec(
      said,
    ) ?? [];
  if (leaving)
    return `IF ${lowerFirst(leaving)} ${isPlural(leaving.split(' ').at(-1) ?? '') ? 'are' : 'is'} to ${goes.replace(/^(leave|go)s?e?s?/i, '$1')} before ${first}, ${refusal}.`;
  const event = base
    ? `tries to ${base} ${lowerFirst(thing)}`
    : bare && !finite.test(bare) && !firstNames.has(bare.split(' ')[0] ?? '')
      ? `asks for ${lowerFirst(bare)}`
      : '';
  const condition = met || upon;
  if (!event || !finite.test(condition)) return undefined;
  return `IF anybody ${event} ${/^if$/i.test(how || then) ? `and it is not so that ${condition}` : `before ${condition}`}, ${refusal}.`;
}

/** 'Anything with a mains plug is only for volunteers who have the electrical briefing, and gets tested before it leaves'. */
function onlyForSome(said: string): string | undefined {
  const [, thing = '', whom = '', test = '', before = ''] =
    /^((?:anything|everything|whatever) [^,;]+?) is only for ([^,;]+?)(?:,? and (?:is|gets|must be) (\p{L}+ed) (before [^,;]+))?$/iu.exec(
      said,
    ) ?? [];
  if (!whom) return undefined;
  if (test && !baseOfPassive(test)) return undefined;
  const tested = /^before it leaves/.test(before)
    ? `; and let it leave only after it was ${test}`
    : test && `; and ask whether it is ${test} ${before}`;
  return `IF anybody but ${whom} wants ${lowerFirst(thing)}, ${refusal}${tested}.`;
}
