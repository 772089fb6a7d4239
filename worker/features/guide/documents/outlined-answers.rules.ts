import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { fileColumns } from '#worker/features/guide/documents/file-bounds.rules.ts';
import { joinWords } from '#worker/features/guide/grammar/words.rules.ts';

const asCode = (names: string[]) => joinWords([...new Set(names)].map((name) => `\`${name}\``));

/** The calls by which files come in and go out. */
const fileCalls = ['POST /api/files', 'GET /api/files/:key'] as const;
const [sending, fetching] = fileCalls.map((call) => `\`${call}\``);

/**
 * What calls answer for columns that hold no more than a key: which file and which person is meant.
 * @param tables those that people keep rows in.
 */
export function rulesOfKeys(tables: Table[]): string[] {
  const files = fileColumns(tables).map(({ table, name }) => `${table.name}.${name}`);
  const people = tables.flatMap(({ name: table, columns }) =>
    columns.flatMap(({ name, references }) =>
      references === 'accounts' && name !== 'account_id' ? [`${table}.${name}`] : [],
    ),
  );
  return [
    ...(files.length > 0
      ? [
          `A file for ${asCode(files)} is sent by ${sending} before its row, which is then sent with the key that this answers; it is read by ${fetching}, only by whoever may see its row, at an address that ends after 10 minutes.`,
        ]
      : []),
    ...(people.length > 0
      ? [
          `Where a row points at an account (${asCode(people)}), whoever may see that column gets the name of that person beside the id, and no more of the account.`,
        ]
      : []),
  ];
}

/** What a task makes that is the first to need files: how one comes in and how it is read. */
export const tellFileCalls = (tables: Table[]): string =>
  `for ${asCode(fileColumns(tables).map(({ table, name }) => `${table.name}.${name}`))}, ${sending} before the row and ${fetching} for whoever may see it`;
