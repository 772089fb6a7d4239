import type { Column, Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const spans: [from: string, to: string][] = [
  ['starts_at', 'ends_at'],
  ['first_day', 'last_day'],
  ['starts_on', 'ends_on'],
  ['valid_from', 'valid_until'],
  ['from_value', 'to_value'],
  ['from_value', 'until'],
  ['start_date', 'end_date'],
  ['start', 'end_value'],
  ['starts', 'ends'],
  ['start', 'ended_at'],
];
/** Columns that hold a day, of which one alone is a span too. */
const ofDays = /day$|_on$|^valid_|^from_value$|_date$/;

/** The columns in which a span begins and ends; undefined where there is none. */
export function spanOf(columns: Pick<Column, 'name' | 'note'>[]): [from: string, to: string] | undefined {
  // What is filled in later bounds nothing that is entered.
  const has = (name: string) =>
    columns.some((column) => column.name === name && !/\bempty until\b/.test(column.note ?? ''));
  return spans.find(([from, to]) => has(from) && has(to));
}

/** What a span of days lets in though it looks odd: one day alone, and one over New Year where something counts by the year. */
export function oddSpans({ idea }: Product, columns: Pick<Table['columns'][number], 'name' | 'note'>[]): string[] {
  const [from, to] = spanOf(columns) ?? [];
  if (!from || !to || !ofDays.test(from)) return [];
  const byYear = (idea.outline?.rules ?? []).concat(idea.outline?.acts ?? []).some((line) => yearly.test(line));
  return [
    `\`${to}\` on the day of \`${from}\` → kept, one day.`,
    ...(byYear
      ? [`\`${from}\` in December and \`${to}\` in January → one row, each day counted in its own year [ASSUMPTION].`]
      : []),
  ];
}
const yearly = /\byearly\b|\b(?:a|each|every|per|the) year\b/i;
