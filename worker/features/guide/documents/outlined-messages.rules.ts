import { headOf, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import type { Criterion } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const begun = '(?:^|, and | and |; )';
const tells = new RegExp(
  `${begun}(?:tell|send|notify|remind|warn|alert|inform) (?!no(?:thing|body)?\\b|it\\b|what\\b|how\\b|why\\b|which\\b|those who had\\b)`,
);
/** What may as well be said on the screen: a message only where it goes to somebody. */
const addresses = new RegExp(
  `${begun}(?:ask|congratulate|thank|invite|welcome|greet) (?:(?:the|their|its|each|every|all|an?) )?([\\p{L}'-]+(?: [\\p{L}'-]+)?)`,
  'gu',
);

/** Whether a criterion tells something to somebody who does not look at a screen just then: 'remind the saver', 'congratulate the saver'. */
export function tellsSomebody({ idea }: Product, { effect, actor, isFault }: Criterion): boolean {
  if (isFault) return false;
  if (tells.test(effect)) return true;
  const others = idea.people.filter(({ one, many }) => actor !== one.toLowerCase() && actor !== many.toLowerCase());
  return [...effect.matchAll(addresses)].some(([, whom = '']) =>
    others.some((noun) => nounIn(noun.one, whom) !== null || nounIn(headOf(noun), whom) !== null),
  );
}
