import { rolesOf } from '#worker/features/guide/documents/outlined-accounts.rules.ts';
import { addedByItself } from '#worker/features/guide/documents/outlined-put-into.rules.ts';
import type { Gap } from '#worker/features/guide/documents/outlined-questions.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import { joinWords, nounIn, toPattern, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import type { Criterion } from '#worker/features/guide/product/criteria.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

type Around = { product: Product; criteria: Criterion[] };

/** What comes by itself is added to something of somebody's, of which there may be several or none: to which. */
export function wholeGap({ product, criteria }: Around): Gap[] {
  return product.idea.records.flatMap((record) =>
    addedByItself(product, record).flatMap(({ whole, who }) => {
      const isAdded = new RegExp(
        `^(?:add|book|credit|count|put|assign) \\p{L}+(?: \\p{L}+)? (?:to|on|into) the ${toPattern(whole.one)}\\b`,
        'iu',
      );
      const found = criteria.find(({ effect, isFault }) => !isFault && isAdded.test(effect));
      const [state] = statesOf(whole);
      const last = `the ${whole.one} that was made last${state ? ` of those that are “${state}”` : ''}`;
      return found
        ? [
            {
              question: `to which ${whole.one} is ${withArticle(record.one)} added where ${withArticle(who.one)} has several, and what becomes of one that comes while there is none (${found.id})?`,
              assumed: `Each ${record.one} is added to ${last}; one that comes while there is none waits without a ${whole.one} and is added to the next (${found.id}).`,
            },
          ]
        : [];
    }),
  );
}

const before = /\bsince (?:the )?last (?:time|one|visit)\b/i;
const identifying =
  /\bbirth\b|\b(?:phone|mobile|e-?mail|insurance|patient|member|customer) (?:number|address)\b|^e-?mail$/i;

/** 'What is new since last time' of somebody who has no account: by what two rows are known as those of one person. */
export function samePersonGap({ product, criteria }: Around): Gap[] {
  const { idea } = product;
  const roles = rolesOf(product);
  return criteria.flatMap(({ effect, cause, id, feature }) => {
    const record = listActs(product).find((act) => act.feature.id === feature.id)?.record;
    const person = record?.fields.find((field) => {
      const link = linkOf(idea, record, field);
      return (
        link !== undefined &&
        'person' in link &&
        link.person !== 'somebody' &&
        !roles.includes(link.person) &&
        nounIn(link.person, field.name) !== null
      );
    });
    if (!record || !person || !before.test(`${effect}. ${cause}`)) return [];
    const by = [person, ...record.fields.filter(({ name }) => identifying.test(name)).slice(0, 1)].map(
      ({ name }) => `“${name}”`,
    );
    return [
      {
        question: `by what is one ${person.name} known from one ${record.one} to the next (${id})?`,
        assumed: `Rows with the same ${joinWords(by)} are of one ${person.name} (${id}).`,
      },
    ];
  });
}
