import type { Column } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { pointing } from '#worker/features/guide/documents/outlined-put-into.rules.ts';
import { columnNameOf } from '#worker/features/guide/documents/told-columns.rules.ts';
import { spanTold } from '#worker/features/guide/grammar/numbers.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { doneTo } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** 'Not paid 3 days after its due date': how long after what. */
const waited = new RegExp(String.raw`\b(${spanTold}) (?:after|before|past) (?:its|their|the) (.+)$`, 'i');

type Stages = { parent: string; spans: string[]; date: Column | undefined };

/** The times at which several lines each make a row of one record for another one: three reminders of an invoice, each after its own number of days. */
function stagesOf(product: Product, record: ToldRecord): Stages | undefined {
  const making = doneTo(product, record).filter(({ outcome }) => outcome?.way === 'make');
  const lines = [...new Set(making.map(({ told }) => told.line ?? ''))];
  const spans = [...new Set(lines.flatMap((line) => waited.exec(line)?.[1]?.toLowerCase() ?? []))];
  const parents = record.fields.flatMap((field) => {
    const link = linkOf(product.idea, record, field);
    return link && 'record' in link && !link.isMany ? [link.record] : [];
  });
  const [parent] = parents;
  const isWaited = making.some(({ who }) => who) ? false : spans.length > 1 && spans.length === lines.length;
  if (!parent || parents.length > 1 || !isWaited) return undefined;
  const from = lines.map((line) => waited.exec(line)?.[2] ?? '');
  const field = parent.fields.find(({ name }) => from.every((text) => nounIn(name, text) !== null));
  const date: Column | undefined = field && {
    ...{ name: columnNameOf(field.name), field: field.name, type: 'text' },
    note: `date; that of the ${parent.one} then, so that a new one begins anew`,
  };
  return { parent: pointing(parent.one).name, spans, date };
}

/** Which of several it is, and the date that its time was counted from: without them nothing keeps a job that runs again from making the same one. */
export function stageColumns(product: Product, record: ToldRecord, columns: Column[]): Column[] {
  const { spans, date } = stagesOf(product, record) ?? {};
  if (!spans) return [];
  const stage: Column = {
    ...{ name: 'stage', field: 'stage', type: 'text' },
    check: `c in (${spans.map((span) => `'${span}'`).join(', ')})`,
  };
  return [stage, ...(date ? [date] : [])].filter(({ name }) => !columns.some((column) => column.name === name));
}

/** The columns by which there is one row for each stage: a second one is refused. */
export function stageKey(product: Product, record: ToldRecord, columns: Column[]): string[][] {
  const { parent, date } = stagesOf(product, record) ?? {};
  return parent && stageColumns(product, record, columns).length > 0
    ? [[parent, 'stage', ...(date ? [date.name] : [])]]
    : [];
}
