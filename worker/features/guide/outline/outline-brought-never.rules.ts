import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { asNoun, headOf, lowerFirst, type Noun, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { finite, inInfinitive, personFirst } from '#worker/features/guide/outline/outline-rule-forms.rules.ts';

/** Verbs that a thing does and that a product can do to it. */
export const ergative =
  /^(?:open|close|start|begin|stop|end|run|continue|play|ring|print|load|show|turn|change|count|move|lock|unlock|pause|resume|open up|grow|fill|return)$/;
const denial =
  /^([^,;]{2,60}?) (?:(?:can|may|must|will|should|do|does) (?:never|not)(?: ever)?|cannot|can't|don't|doesn't|won't|mustn't|never) (?!be\b|only\b)(\p{L}+)( .+)?$/iu;

const noneEver =
  /^no ([\p{L}-]+(?: (?!ever\b)[\p{L}-]+)?) (?:ever )?(\p{L}+s) ((?:without|before|until|unless|while) .+)$/iu;

/**
 * What is never so: 'Warnings never fail the build' as 'never let warnings fail the build'; what people may not do is refused elsewhere.
 * @returns undefined where no form is sure.
 */
export function denied(text: string, people: Noun[]): string | undefined {
  const [, none = '', does = '', without = ''] = noneEver.exec(text) ?? [];
  const act = does && baseOfVerb(does);
  if (act && ergative.test(act)) return `never ${act} ${withArticle(none)} ${without}`;
  const [, subject = '', verb = '', rest = ''] = denial.exec(text) ?? [];
  const base = verb && (baseOfVerb(verb.toLowerCase()) ?? inInfinitive(verb.toLowerCase()));
  const isPerson =
    personFirst(`${subject} `, people) !== undefined ||
    kindOfNoun(headOf(asNoun(lowerFirst(subject).replace(/ of .*$/, '')))) === 'person';
  if (
    !base ||
    isPerson ||
    / (?:it|they|he|she|we|you|I)$/.test(subject) ||
    /^(?:if|when|while|after|before|nobody|no one|nothing|it|they|he|she|we|I|you|there)\b/i.test(subject) ||
    finite.test(subject)
  )
    return undefined;
  // 'Weekends don't count as vacation days'.
  if (base === 'count') return `not count ${subject}${rest}`;
  return `never let ${subject} ${base}${rest}`;
}
