import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { monthName } from '#worker/features/guide/grammar/numbers.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const tellsClock = new RegExp(
  String.raw`\b\d{1,2}(?::\d\d| ?(?:am|pm|o.clock))\b|\b(?:noon|midnight|morning|evening|night)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b\d{1,2} ${monthName}\b(?! come)`,
  'i',
);

/** A day or an hour that somebody tells, and no moment; on which day somebody was born is the same everywhere. */
const isLocalColumn = ({ name, note = '' }: Table['columns'][number]): boolean =>
  /^(?:date|time of day)(?:;|$)/.test(note) && !/birth/.test(name);

const keepsLocal = (tables: Table[]): boolean =>
  tables.some(({ kind, columns }) => kind === 'own' && columns.some(isLocalColumn));

/** Whether days and hours of an outline are those of one time zone: its lines tell some, or the server keeps some. */
export function needsTimeZone(product: Product, tables: Table[]): boolean {
  const { runtime } = shapeOf(product);
  if (!product.idea.isOutlined || runtime === 'command' || runtime === 'package') return false;
  return tellsClock.test(product.idea.said) || (runtime !== 'local' && keepsLocal(tables));
}

/** How the columns of days and hours are read, in one sentence of the data model; empty where it has none. */
export const tellLocalColumns = (product: Product, tables: Table[]): string =>
  keepsLocal(tables) && needsTimeZone(product, tables)
    ? 'A “date” or “time of day” below is in local time, that of the constant `TIME_ZONE`; what says UTC is a moment.'
    : '';
