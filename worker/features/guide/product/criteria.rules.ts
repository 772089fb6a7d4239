import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { singularOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature } from '#worker/features/guide/product/product.rules.ts';

/**
 * A criterion taken apart: `cause` and `effect` as written, whether it is about something that goes wrong, and who does what where a
 * person begins it (`rest` is what follows the verb).
 */
export type Criterion = {
  id: string;
  feature: Feature;
  cause: string;
  effect: string;
  isFault: boolean;
  actor: string | undefined;
  verb: string | undefined;
  rest: string;
};

const opening = /^(?:WHERE .+?, )?(?:WHEN|IF|WHILE|WHERE) /;

/** The id of a feature's criterion: 'FR-2.1'. */
export const criterionId = ({ id, criterionNumbers }: Pick<Feature, 'id' | 'criterionNumbers'>, index: number) =>
  `${id}.${criterionNumbers?.[index] ?? index + 1}`;

/** The id of the feature that a criterion's id belongs to: 'FR-2' of 'FR-2.1'. */
export const featureIdOf = (id: string): string => id.split('.')[0] ?? id;

/** Whether a criterion makes a row of a thing: 'WHEN …, THE SYSTEM SHALL keep a loan with toy and day'. */
export const makesRow = (text: string, one: string): boolean => text.includes(` keep ${withArticle(one)} with `);

/** The condition of a criterion with its WHEN or IF, and what the product does then; what holds always, holds when anybody uses it. */
export function splitCriterion(text: string, name: string): { cause: string; effect: string } {
  const [cause = '', effect = ''] = text.split(/(?:,? (?:THEN )?|^)THE SYSTEM SHALL /);
  return { cause: cause || `WHEN anybody uses ${name}`, effect: effect.replace(/\.$/, '') };
}

/** The criteria of all features, each with an id of its own (`FR-2.1`). */
export const listCriteria = oncePerProduct((product): Criterion[] => {
  const people = new Set(
    [product.idea.client, product.idea.host, ...product.idea.people, ...product.features.map(({ actor }) => actor)]
      .flatMap((noun) => (noun ? [noun.one, noun.many] : []))
      .map((name) => name.toLowerCase()),
  );
  const acts = listActs(product);
  return product.features.flatMap((feature) => {
    const act = acts.find((one) => one.feature.id === feature.id);
    return feature.criteria.map((text, index) => {
      const { cause, effect } = splitCriterion(text, product.name);
      return {
        id: criterionId(feature, index),
        feature,
        cause: cause.replace(opening, '').replace(/, WHEN /, ', when '),
        effect,
        isFault: /^IF /.test(text),
        ...(handedOn(act, cause) ?? readActor(cause.replace(opening, ''), people)),
      };
    });
  });
});

/** 'Members pay their rent and the treasurer ticks it off': the second one acts, as the line of the feature tells. */
function handedOn(act: OutlinedAct | undefined, cause: string): Pick<Criterion, 'actor' | 'verb' | 'rest'> | undefined {
  const { who, told } = act ?? {};
  return who && told?.when && told.cause && cause.endsWith(told.cause) && / and /.test(told.cause)
    ? { actor: who.one.toLowerCase(), verb: told.verb, rest: told.phrase }
    : undefined;
}

/** 'a customer confirms a free time' gives who, 'confirm' and 'a free time'; nothing where no person acts. */
function readActor(cause: string, people: Set<string>): Pick<Criterion, 'actor' | 'verb' | 'rest'> {
  const words = cause.replace(/^(an?|the|two|each) /i, '').split(' ');
  for (let length = Math.min(4, words.length - 1); length > 0; length -= 1) {
    const actor = words.slice(0, length).join(' ').toLowerCase();
    if (!people.has(actor)) continue;
    const verb = baseOfVerb(words[length] ?? '') ?? singularOf(words[length] ?? '');
    return { actor, verb, rest: words.slice(length + 1).join(' ') };
  }
  return { actor: undefined, verb: undefined, rest: cause };
}

/** A cause that says only 'it' names its feature where it stands without it, as in a table. */
export function nameCause(cause: string, { title }: Feature): string {
  return cause
    .replace(/^it is done$/i, `“${title}” is done`)
    .replace(/^that (?:message )?does not reach somebody$/i, `what “${title}” tells does not reach somebody`)
    .replace(/\b(starts?|stops?|opens?|does|begins?) (?:it|this)\b/i, `$1 “${title}”`);
}
