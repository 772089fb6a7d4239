import { fill, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { nounsOf } from '#worker/features/guide/idea/record-kinds.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import type { Draft } from '#worker/features/guide/product/record-fields.rules.ts';
import { isSomebody, peopleIn } from '#worker/features/guide/product/record-people.rules.ts';
import type { Entity } from '#worker/features/guide/product/records.rules.ts';

/** Whether money was told of: a dish that a family brings has no price, and neither has an album that is ordered. */
const isPriced = ({ said, pattern }: Idea) =>
  (!pattern.isOwn && /^(?:order|store)$/.test(pattern.id)) ||
  /\b(?:pay(?:s|ing|ments?|outs?)?|paid|prices?|priced|sell(?:s|ers?|ing)?|sold|buy(?:s|ers?|ing)?|bought|costs?|budgets?|euros?|pounds?|dollars?|cents?|money|rent(?:s|al)?|fees?|dues?|fines?|deposits?|invoices?|bills?|donat\w+|charges?|refund\w*|salar\w+|wages?|savings?|expenses?|shop|tips?|bank|petrol)\b|[€£$]/i.test(
    said,
  );

const foreign = /^(provider|payment|parcel)$/;

/** Records with whole fields: each id points at a record or a person; what can change has a state; nothing is there twice. */
export function tidyFields({ idea }: Product, drafts: Draft[]): Entity[] {
  const kept = drafts.filter(({ of }) => !of || drafts.includes(of));
  const names = kept.map(({ name }) => name.toLowerCase());
  const people = peopleIn(idea).map(({ one }) => one);
  const resolve = (field: string, { name, isOwn }: { name: string; isOwn: boolean }): string[] => {
    const subject = / ids?$/.test(field) ? field.replace(/ ids?$/, '') : undefined;
    if (subject === undefined || subject === '') return field === 'id' ? [] : [field];
    if (subject === name.toLowerCase()) return [];
    if (names.includes(subject) || people.includes(subject) || isSomebody(subject) || foreign.test(subject))
      return [field];
    const longer = names.find(
      (other) => other !== name.toLowerCase() && (other.endsWith(` ${subject}`) || other.startsWith(`${subject} `)),
    );
    return longer ? [`${longer} id`] : isOwn ? [] : [subject];
  };
  return kept.map((draft) => {
    const isOwn = draft.kind !== undefined || idea.pattern.isOwn === true;
    const asTold = new Set(draft.told?.fields.map(({ name }) => name.toLowerCase()));
    const resolved = draft.fields.flatMap((field) =>
      asTold.has(field) ? [field] : resolve(field, { name: draft.name, isOwn }),
    );
    const fields = resolved.filter(
      (field, index) =>
        resolved.indexOf(field) === index && (asTold.has(field) || !/ in cents\b/.test(field) || isPriced(idea)),
    );
    const unique = (
      draft.unique ??
      draft.kind?.unique?.split(', ').map((field) =>
        fill(field, {
          actor: draft.actor ?? idea.client.one,
          thing: draft.thing ?? '{thing}',
          record: draft.name.toLowerCase(),
        }),
      ) ??
      []
    ).flatMap((field) => resolve(field, { name: draft.name, isOwn }));
    const hadId =
      draft.fields[0] === 'id' ||
      idea.pattern.isOwn ||
      draft.kind !== undefined ||
      draft.of !== undefined ||
      draft.told;
    return {
      name: draft.name,
      kind: draft.kind,
      sees: draft.sees ?? draft.kind?.sees,
      fields: [...(hadId ? ['id'] : []), ...fields].join(', '),
      holds: draft.holds,
      deeds: draft.deeds ?? [],
      words: wordsOf(draft, idea.said, names),
      ...(draft.told ? { told: draft.told } : {}),
      unique: unique.length > 0 && unique.every((field) => fields.includes(field)) ? unique : [],
    };
  });
}

/** Other words for a record in the idea: those of its kind that no other record has for its name. */
function wordsOf({ kind, name }: Draft, said: string, names: string[]): string[] {
  if (!kind?.act) return [];
  const words = new Set(
    said
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .map((word) => singularOf(word)),
  );
  return nounsOf(kind).filter((noun) => noun !== name.toLowerCase() && !names.includes(noun) && words.has(noun));
}
