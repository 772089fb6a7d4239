import { fence } from '#worker/features/guide/documents/architecture-diagrams.rules.ts';
import { shownColumns, type Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { joinWords } from '#worker/features/guide/grammar/words.rules.ts';

const mostShown = 9;
/** Of which tables a picture leaves out columns, as a line below it: 'Of `orders` …'; empty where it shows all. */
export function tellLeftOut(tables: Table[]): string {
  const cut = tables.flatMap(({ name, columns }) => (columns.length > mostShown ? [`\`${name}\``] : []));
  return cut.length > 0 ? `Of ${joinWords(cut)} it shows ${mostShown} columns; all of them stand below.` : '';
}

/**
 * Tables and how they point at each other.
 * @param owned the names of those whose rows belong to whoever entered them: that line is drawn.
 */
export function drawTables(tables: Table[], owned: ReadonlySet<string> = new Set()): string {
  const shown = new Set(tables.map(({ name }) => name));
  const links = tables.flatMap(({ name, columns, uniques }) =>
    columns.flatMap(({ name: column, references, may }) =>
      // Who entered a row is so everywhere, and would hide the other lines.
      references && shown.has(references) && (column !== 'entered_by_id' || owned.has(name))
        ? [
            `  ${references} ${may ? '|o' : '||'}--${uniques.some((own) => own.length === 1 && own[0] === column) ? 'o|' : 'o{'} ${name} : ${column}`,
          ]
        : [],
    ),
  );
  const boxes = tables.map(({ name, columns, key }) => {
    const rows = shownColumns(columns, mostShown).map((column) => {
      const marks = [
        ...(key.includes(column.name) ? ['PK'] : []),
        ...(column.references ? ['FK'] : []),
        ...(column.unique && !key.includes(column.name) ? ['UK'] : []),
      ];
      return `    ${column.type} ${column.name}${marks.length > 0 ? ` ${marks[0]}` : ''}`;
    });
    return `  ${name} {\n${rows.join('\n')}\n  }`;
  });
  return fence(['erDiagram', ...links, ...boxes]);
}
