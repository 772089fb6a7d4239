import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { recordOfPerson } from '#worker/features/guide/documents/outlined-doers.rules.ts';
import { sentencesOf } from '#worker/features/guide/documents/outlined-readers.rules.ts';
import type { OwnerRule } from '#worker/features/guide/documents/owner-rules.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { type Noun, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { readFields } from '#worker/features/guide/outline/outline-records.rules.ts';
import { type OutlinedAct, wordsOf } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const noWord = /^(?:name|date|time|text|kind|type|note|number|reason|state|line|day)$/;

const placed = /^(?:place|position|location|coordinates)$/;

/** Whether looking something up shows a field of a record that the line does not name: the inscription of a reading, where a grave is. */
export function showsRecord({ idea }: Product, act: OutlinedAct, record: ToldRecord): boolean {
  if (act.way !== 'read') return false;
  const text = wordsOf(act);
  // 'Pieces with photo, price and shop': of the shop to which a piece points too.
  const shown = (act.told.outcomes ?? []).map((outcome) => outcome.text).join(' ');
  if (act.record?.fields.some((field) => pointsTo(idea, act.record, field, record) && nounIn(field.name, shown)))
    return true;
  const isNear = [record, act.record].every((one) => one !== undefined) && areLinked(idea, record, act.record);
  return (
    isNear &&
    record.fields.some((field) => {
      if (linkOf(idea, record, field)) return false;
      const [name = ''] = field.name.toLowerCase().split(/ (?:on|of|in|at|by|for|with|to|from) /);
      const words = name.split(' ').filter((word) => word.length > 4 && !noWord.test(word));
      return (
        words.some((word) => nounIn(word, text) !== null || (placed.test(word) && /\bplace\b/i.test(text))) ||
        (name === 'name' && /\b(?:sur)?names?\b/i.test(text))
      );
    })
  );
}

/** 'New item: what, which Saturday': whoever enters it picks one of the Saturdays; people are picked by nobody who is one of many. */
export const picksOne = (product: Product, { record, way, outcome }: OutlinedAct, told: ToldRecord): boolean =>
  record !== undefined &&
  way === 'make' &&
  outcome?.way === 'make' &&
  !product.idea.people.some(({ one }) => recordOfPerson(product, one) === told) &&
  readFields(outcome.fields).some((field) => {
    const link = linkOf(product.idea, record, field);
    return link !== undefined && 'record' in link && link.record === told;
  });

/** Whether a field of a record names another record, which is nobody's account. */
function pointsTo(
  idea: Product['idea'],
  from: ToldRecord | undefined,
  field: ToldRecord['fields'][number],
  to: ToldRecord,
): boolean {
  const link = from && from !== to ? linkOf(idea, from, field) : undefined;
  return link !== undefined && 'record' in link && link.record === to && !idea.people.some(({ one }) => one === to.one);
}

/** Whether one of two records names the other, or both name a third. */
function areLinked(idea: Product['idea'], one: ToldRecord, other: ToldRecord | undefined): boolean {
  const named = (record: ToldRecord) =>
    record.fields.flatMap((field) => {
      const link = linkOf(idea, record, field);
      return link && 'record' in link ? [link.record] : [];
    });
  return other !== undefined && (named(one).includes(other) || named(other).includes(one));
}

const nobodyOfOthers = /^(?:nobody|no one|none)\b[^.;]*? (?:sees?|reads?) .*\bof (?:the )?others\b/i;
/** 'Nobody sees sick leave of others except HR': those whose own it is see that. */
export function concernedBy(product: Product, { columns }: Table, rules: OwnerRule[]): Noun[] {
  if (!rules.flatMap(sentencesOf).some((text) => nobodyOfOthers.test(text))) return [];
  return product.idea.people.filter(({ one }) =>
    columns.some(({ field, references, may }) => references !== undefined && !may && field === `${one} id`),
  );
}
