import { lookUp, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import { thirdOf } from '#worker/features/guide/idea/telling.rules.ts';

const modal =
  /^(?:and|or|nor|alone|to|can|may|must|should|will|would|could|shall|might|never|always|only|also|still|just)$/i;
const contracted: Readonly<Record<string, string>> = {
  "'m": 'is',
  "'re": 'are',
  "'ve": 'have',
  "'ll": 'will',
  "'d": 'would',
};

const denials: Readonly<Record<string, string>> = {
  "don't": 'does not',
  "didn't": 'did not',
  "haven't": 'has not',
  "won't": 'will not',
  "can't": 'cannot',
  "wouldn't": 'would not',
  "shouldn't": 'should not',
  "couldn't": 'could not',
};

/**
 * What the owner says of themselves, told of the role that they have: 'I want to see my list' of a teacher is 'the teacher wants to see the
 * list of the teacher'. Verbs are put in the form of one person.
 */
export function inThirdPerson(said: string, { one, many }: Noun): string {
  return said
    .replace(/[’‘]/g, "'")
    .replace(
      /(?<!\p{L})I(?!\p{L})('m|'ve|'ll|'d)?(?: (\p{L}+(?:'t)?))?/gu,
      (_, short: string | undefined, word = '') => {
        const denied = lookUp(denials, word.toLowerCase());
        if (denied) return `the ${one} ${denied}`;
        if (short === "'ve") return `the ${one} has ${word}`.trim();
        if (short) return `the ${one} ${contracted[short]} ${word}`.trim();
        const verb = word === 'am' || word === '' || modal.test(word) || /ed$/.test(word) ? word : thirdOf(word);
        return `the ${one} ${verb === 'am' ? 'is' : verb}`.trim();
      },
    )
    .replace(
      /\bwe('re|'ve|'ll|'d)?\b/gi,
      (_, short: string | undefined) => `the ${many}${short ? ` ${contracted[short]}` : ''}`,
    )
    .replace(/\b(?:me|myself)\b/gi, `the ${one}`)
    .replace(/\b(?:us|ourselves)\b/gi, `the ${many}`)
    .replace(/\bmy\b/gi, `the ${one}'s`)
    .replace(/\b(?:our|ours)\b/gi, 'the')
    .replace(/^the /, 'The ');
}
