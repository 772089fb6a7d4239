import { participleOf } from '#worker/features/guide/content/verbs.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn, toPattern, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { oneOf, thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import { withCriteria } from '#worker/features/guide/product/added-criteria.rules.ts';
import { doneTo, listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const replacing = / that the .+ has already, THE SYSTEM SHALL put it in the place of that one\b/;

/** Whether a criterion lets what is entered once more take the place of what is there. */
export const isReplacing = (text: string): boolean => replacing.test(text);

/** The id of the criterion by which a second row of a record takes the place of the first; undefined where none does. */
export function replacingIn(features: Feature[], one: string): { feature: Feature; at: number } | undefined {
  const own = new RegExp(`^WHEN .+? ${toPattern(withArticle(one))} of `);
  return features.flatMap((feature) => {
    const at = feature.criteria.findIndex((text) => isReplacing(text) && own.test(text));
    return at < 0 ? [] : [{ feature, at }];
  })[0];
}

const stays =
  /\b(?:nobody|no one|never|not|cannot|can't|only)\b.*\b(?:chang|delet|remov|replac|overwrit|edit|correct|alter|twice)/i;

/** 'The leader uploads the parts, for each voice a recording': what is there once for each of several is entered once more where it was wrong. */
function replacementOf(product: Product, { told, who, record, way }: OutlinedAct): string | undefined {
  if (way !== 'make' || !who || !record) return undefined;
  const [, kind = ''] = /\bfor (?:each|every) (\p{L}+)\b/u.exec(told.phrase) ?? [];
  const isChosen = record.fields.some(({ name, choices = [] }) => name === kind && choices.length > 0);
  const wholes = record.fields.flatMap((field) => {
    const link = linkOf(product.idea, record, field);
    return link && 'record' in link && !link.isMany ? [link.record.one] : [];
  });
  const [whole, ...others] = wholes;
  if (!isChosen || whole === undefined || others.length > 0 || !isFree(product, record)) return undefined;
  const { one } = record;
  return `WHEN ${oneOf(who)} ${thirdOf(told.verb)} ${withArticle(one)} of ${withArticle(kind)} that the ${whole} has already, THE SYSTEM SHALL put it in the place of that one, with who ${participleOf(told.verb)} it and when.`;
}

/** Whether no line changes or takes out a thing, and no rule speaks against it. */
const isFree = (product: Product, record: ToldRecord): boolean =>
  doneTo(product, record).every(({ way }) => way === 'make' || way === 'read') &&
  !(product.idea.outline?.rules ?? []).some((rule) => nounIn(record.one, rule) !== null && stays.test(rule));

/**
 * A product in which what there is once for each choice of a thing, and what nobody changes, is replaced by entering it once more, as an
 * assumption: what was entered wrongly would stay for good.
 */
export function withReplacedRows(product: Product): Product {
  if (!product.idea.isOutlined) return product;
  const added = listActs(product).flatMap((act) => {
    const text = replacementOf(product, act);
    return text ? [{ id: act.feature.id, text }] : [];
  });
  return withCriteria(product, added);
}
