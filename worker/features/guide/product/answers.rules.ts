import { tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { readStatements } from '#worker/features/guide/grammar/statements.rules.ts';
import { escapeText } from '#worker/features/guide/grammar/words.rules.ts';
import { criteriaOf } from '#worker/features/guide/idea/act-criteria.rules.ts';
import { buildable, type OwnSides } from '#worker/features/guide/idea/own-pattern.rules.ts';
import { notsOf } from '#worker/features/guide/idea/ruled-out.rules.ts';
import { settleStatements } from '#worker/features/guide/idea/telling.rules.ts';

const mostOfPhrase = 10;

/** 'That does not apply, we don't mark anything as learned': the question was none for this idea. */
export const doesNotApply = (answer: string): boolean =>
  /^(?:(?:that|this|it) )?(?:does not|doesn['’]t|do not|don['’]t) (?:really )?apply\b|^(?:not applicable|n\/a|irrelevant|not relevant)\b|^(?:there (?:is|are) )?(?:no such thing|nothing like that)\b/i.test(
    answer.trim(),
  );

/**
 * What an answer in the person's own words means for a feature: the criterion that its question has for it, else criteria made of its clauses,
 * and what it rules out. An answer in which nothing can be watched makes none; it stands under the feature as decided.
 */
export function readAnswer(
  answer: string,
  sides: OwnSides,
  { heard, isOutlined = false }: { heard?: string | undefined; isOutlined?: boolean } = {},
): { criteria: string[]; nots: string[] } {
  const isPhrase = answer.split(/\s+/).length <= mostOfPhrase && !/[.;] /.test(answer);
  // Beside an outline, what somebody does is a line of it and no answer.
  if (isOutlined && !(heard && isPhrase)) return { criteria: [], nots: [] };
  const told = settleStatements(readStatements(tagText(answer)), {
    client: sides.client,
    host: sides.host,
    speaker: sides.host ?? sides.client,
  });
  const criteria = buildable(told)
    .slice(0, 2)
    .flatMap((one) => criteriaOf(one, { ...sides, before: undefined }).slice(0, 2));
  const plain = escapeText(answer, 160).replace(/[.;,\s]+$/, '');
  return {
    criteria: heard ? [heard.replaceAll('{answer}', () => plain)] : criteria,
    nots: notsOf(told, sides.name),
  };
}
