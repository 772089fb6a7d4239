import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn, toPattern, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { withCriteria } from '#worker/features/guide/product/added-criteria.rules.ts';
import { makesRow } from '#worker/features/guide/product/criteria.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const carried =
  /^IF anybody wants to change an? [\p{L}\s-]+? to one ((?:with|for) .+), THEN THE SYSTEM SHALL refuse it/u;

/** What a criterion refuses of a changed thing because it is refused of a new one: 'with a closing time before its opening time'. */
export const refusedOfChanged = (text: string): string | undefined => carried.exec(text)?.[1];

const day = /\b(?:day|date)s?\b/i;

/** The fields of a record that words speak of; 'a day' is its date. */
const fieldsIn = ({ fields }: ToldRecord, words: string): string[] =>
  fields.flatMap(({ name }) => (nounIn(name, words) !== null || (day.test(name) && day.test(words)) ? [name] : []));

/** What the feature that makes a record refuses by its fields: 'with a closing time before its opening time'. */
function refusedAtStart(feature: Feature, record: ToldRecord): string[] {
  const form = new RegExp(
    `^IF (?:anybody|somebody) wants to \\p{L}+ an? ${toPattern(record.one)} ((?:with|for) .+), THEN THE SYSTEM SHALL refuse it, change nothing and say why\\.$`,
    'u',
  );
  return feature.criteria.flatMap((text) => form.exec(text)?.[1] ?? []);
}

function refusalsOf(feature: Feature, record: ToldRecord, refused: string[]): string[] {
  const changes = new RegExp(`^WHEN .+, THE SYSTEM SHALL keep the (.+?) with the ${toPattern(record.one)}\\b`, 'u');
  const changed = feature.criteria.flatMap((text) => fieldsIn(record, changes.exec(text)?.[1] ?? ''));
  return refused.flatMap((what) =>
    fieldsIn(record, what).some((name) => changed.includes(name))
      ? [
          `IF anybody wants to change ${withArticle(record.one)} to one ${what}, THEN THE SYSTEM SHALL refuse it, change nothing and say why.`,
        ]
      : [],
  );
}

/** What somebody who makes a thing is refused, for want of a field or by a rule. */
const refusing = /^IF .+, THEN THE SYSTEM SHALL (?:refuse|say so, keep what was entered and make no|answer as if) /;

/** Where any field of a thing may be corrected, all that is refused of a new one holds. */
const asNew = (criteria: string[], { one }: ToldRecord): string[] =>
  criteria.some((text) => new RegExp(`THE SYSTEM SHALL change the fields of the ${toPattern(one)}\\b`).test(text))
    ? [
        `IF ${withArticle(one)} as corrected would be refused as a new one, THEN THE SYSTEM SHALL refuse it, change nothing and say why.`,
      ]
    : [];

/**
 * A product in which what is refused of a new thing by its fields is refused where another feature changes these fields: otherwise a change
 * would get past it.
 */
export function withChangedFields(product: Product): Product {
  const { idea, features } = product;
  if (!idea.isOutlined) return product;
  const added = idea.records.flatMap((record) => {
    const making = features.find(({ criteria }) => criteria.some((text) => makesRow(text, record.one)));
    const refused = making ? refusedAtStart(making, record) : [];
    const others = features.filter((feature) => feature !== making);
    return [
      ...others.flatMap(({ id, ...feature }) =>
        refused.length > 0 ? refusalsOf({ id, ...feature }, record, refused).map((text) => ({ id, text })) : [],
      ),
      ...(making?.criteria.some((text) => refusing.test(text))
        ? others.flatMap(({ id, criteria }) => asNew(criteria, record).map((text) => ({ id, text })))
        : []),
    ];
  });
  return withCriteria(product, added);
}
