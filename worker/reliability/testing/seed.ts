/** Runs a statement and gives its rows: of D1, or of the storage of a Durable Object. */
export type Sql = (sql: string, ...values: unknown[]) => Promise<Record<string, unknown>[]>;

type Column = { name: string; type: string; notnull: number; pk: number };
type Reference = { table: string; from: string; to: string };

export type Table = { name: string; columns: Column[]; references: Reference[] };

/** Every table of a database with its columns and what they refer to, those that are referred to first. */
export async function readTables(run: Sql): Promise<Table[]> {
  const names = await run(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' and name not like '\\_cf\\_%' escape '\\' and name <> 'd1_migrations'",
  );
  const tables: Table[] = [];
  for (const { name } of names) {
    const columns = (await run(`pragma table_info("${name}")`)) as Column[];
    const references = (await run(`pragma foreign_key_list("${name}")`)) as Reference[];
    tables.push({ name: String(name), columns, references });
  }
  const ordered: Table[] = [];
  while (ordered.length < tables.length) {
    const next = tables.find(
      (table) =>
        !ordered.includes(table) && table.references.every((to) => ordered.some(({ name }) => name === to.table)),
    );
    if (!next) throw new Error('the tables refer to each other in a circle');
    ordered.push(next);
  }
  return ordered;
}

/**
 * Puts `count` rows into every table, every column filled, and each row's references at the row of the same number; `known` are values
 * for columns of whichever table.
 */
export async function seedTables(
  run: Sql,
  tables: Table[],
  count: number,
  mark: string,
  known: Record<string, unknown> = {},
) {
  for (const { name, columns, references } of tables) {
    for (let number = 0; number < count; number += 1) {
      const values = columns.map((column) => {
        const reference = references.find(({ from }) => from === column.name);
        const key = reference ? `${reference.table}.${reference.to}` : `${name}.${column.name}`;
        return known[key] ?? makeValue(column, key, `${mark}-${number}`, number);
      });
      const names = columns.map((column) => `"${column.name}"`).join();
      await run(`insert or ignore into "${name}" (${names}) values (${columns.map(() => '?').join()})`, ...values);
    }
  }
}

function makeValue({ type }: Column, key: string, mark: string, number: number): unknown {
  if (/int/i.test(type)) return number + 1;
  return `${key} ${mark} “ü”`;
}

export const readAll = async (run: Sql, tables: Table[]) =>
  new Map(
    await Promise.all(
      tables.map(
        async ({ name }) => [name, await run(`select rowid as "#", * from "${name}" order by rowid`)] as const,
      ),
    ),
  );
