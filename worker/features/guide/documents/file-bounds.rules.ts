import { fileKindOf } from '#worker/features/guide/content/file-kinds.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { isFileColumn } from '#worker/features/guide/documents/told-columns.rules.ts';
import { joinWords } from '#worker/features/guide/grammar/words.rules.ts';

/** The columns of tables that keep a file. */
export const fileColumns = (tables: Table[]): { table: Table; name: string; field: string }[] =>
  tables.flatMap((table) => table.columns.filter(isFileColumn).map(({ name, field }) => ({ table, name, field })));

/** How large the files of tables may be: '10 MB at most', with the fields where they differ. */
export function tellBounds(tables: Table[]): string {
  const columns = fileColumns(tables).map(({ name, field }) => ({ field, most: fileKindOf(name).most }));
  const sizes = [...new Set(columns.map(({ most }) => most))];
  if (sizes.length === 1) return `${sizes[0]} at most`;
  const told = sizes.map((size) => {
    const fields = [...new Set(columns.flatMap(({ field, most }) => (most === size ? [field] : [])))];
    return `${size} at most as ${joinWords(fields, 'or')}`;
  });
  return joinWords(told);
}
