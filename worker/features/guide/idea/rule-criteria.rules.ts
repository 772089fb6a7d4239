import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { flawOf } from '#worker/features/guide/grammar/sound.rules.ts';
import { asNoun } from '#worker/features/guide/grammar/words.rules.ts';
import { consequences } from '#worker/features/guide/idea/rule-effects.rules.ts';
import { limits } from '#worker/features/guide/idea/rule-limits.rules.ts';
import { type Rule, singleOf } from '#worker/features/guide/idea/rule-parts.rules.ts';
import { type Around, type Told, topicOf } from '#worker/features/guide/idea/telling.rules.ts';

/**
 * The criteria of a clause that nobody acts in: what happens when, and what if not. Undefined where nothing in it can be watched; a
 * rule without a moment and a result is no feature.
 */
export function criteriaOfRule(told: Told, around: Around): string[] | undefined {
  if (told.kind === 'fragment' || told.verb === '') return undefined;
  const topic = topicOf(told, around.item);
  const rule: Rule = {
    one: singleOf(told.subject),
    says: `${told.verb} ${told.phrase}`.trim(),
    verb: told.verb,
    phrase: told.phrase,
    topic: kindOfNoun(topic.many.split(' ').at(-1) ?? '') === 'person' ? around.item : topic,
    told,
    around,
  };
  for (const read of [...limits, ...consequences]) {
    const found = read(rule);
    if (found) return flawOf(found[0] ?? '') === undefined ? found : undefined;
  }
  return undefined;
}

const anywhere: Around = {
  client: asNoun('person'),
  host: undefined,
  item: asNoun('entry'),
  name: 'it',
  before: undefined,
};

/** Whether there is something in a rule that somebody can watch and try out. */
export const isTestable = (told: Told): boolean => criteriaOfRule(told, anywhere) !== undefined;
