import { openFor } from '#worker/features/guide/documents/open-questions.rules.ts';
import { capitalise } from '#worker/features/guide/grammar/words.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/**
 * What of a feature is not decided: the open questions that name it, each with what is built until it is answered.
 * @param isShort whether the parts of a question are left to the requirements.
 */
export const notDecided = (product: Product, feature: Feature, isShort = false): string[] =>
  openFor(product, feature).map(({ question, assumed }) => {
    const asked = isShort ? `${question.replace(/\?$/, '').replace(/(?<=\)): .*$/, '')}?` : question;
    const meanwhile = assumed
      ? `Ask; until it is answered: ${assumed.replace(/ \((?:FR-\d+(?:\.\d+)?(?:, | and )?)+\)\.$/, '.')}`
      : 'Ask before you build it.';
    return `${capitalise(asked)} ${meanwhile}`;
  });
