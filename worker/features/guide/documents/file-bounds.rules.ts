import { fileBoundOf, fileKindOf } from '#worker/features/guide/content/file-kinds.ts';
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

/**
 * What may come in for columns that keep files, those alike together: '`parts.sheet_music`: PDF or pictures, at most 25 MB; …'.
 * @param fields columns with their table: 'parts.sheet_music'.
 */
export function tellFileKinds(fields: string[]): string {
  const kinds = fields.map((field) => ({ field, says: `${fileKindOf(field).kinds}, ${fileBoundOf(field)}` }));
  const told = [...new Set(kinds.map(({ says }) => says))].map((says) => {
    const alike = kinds.filter((one) => one.says === says).map(({ field }) => `\`${field}\``);
    return `${joinWords(alike)}: ${says}`;
  });
  return told.join('; ');
}
