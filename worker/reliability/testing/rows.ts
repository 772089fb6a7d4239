import { env } from 'cloudflare:workers';

export type StoredRow = Record<string, unknown>;

/** Counts of attempts by address and what the server has still to do are nobody's. */
const nobodys = ['rate_limits', 'jobs', 'd1_migrations'];

let schema: Promise<Map<string, string[]>> | undefined;

/** Every table that the migrations made, with its columns. */
export function readSchema(): Promise<Map<string, string[]>> {
  schema ??= querySchema();
  return schema;
}

async function querySchema(): Promise<Map<string, string[]>> {
  const { results } = await env.DB.prepare(
    `select m.name as "table", c.name as "column" from sqlite_master m join pragma_table_info(m.name) c
     where m.type = 'table' and m.name not like 'sqlite_%' and m.name not like '\\_cf\\_%' escape '\\'`,
  ).all<{ table: string; column: string }>();
  const columns = Map.groupBy(results, ({ table }) => table);
  return new Map([...columns].map(([table, list]) => [table, list.map(({ column }) => column)]));
}

/** @returns whose rows of a table are these people's, `?1` being their ids as JSON; of a table without people all rows. */
function conditionFor(table: string, columns: string[]): string {
  const people = '(select value from json_each(?1))';
  const by = (column: string) => columns.includes(column);
  if (table === 'users') return `id in ${people}`;
  if (table === 'verifications') return `value in ${people}`;
  if (by('user_id')) return `user_id in ${people}`;
  if (by('project_id')) return `project_id in (select id from projects where user_id in ${people})`;
  return '?1 is not null';
}

/** All that D1 holds of these people, whole rows of every table by `table#rowid`. */
export async function readRowsOf(userIds: string[]): Promise<Map<string, StoredRow>> {
  const tables = [...(await readSchema())].filter(([table]) => !nobodys.includes(table));
  const statements = tables.map(([table, columns]) =>
    env.DB.prepare(`select rowid as "#", * from "${table}" where ${conditionFor(table, columns)}`).bind(
      JSON.stringify(userIds),
    ),
  );
  const results = await env.DB.batch<StoredRow>(statements);
  return new Map(
    results.flatMap(({ results: found }, index) =>
      found.map(({ '#': rowid, ...row }): [string, StoredRow] => [`${tables[index]?.[0]}#${rowid}`, row]),
    ),
  );
}

/** A cell that differs between two readings; a row that came or went differs in all of its cells. */
export type Change = { table: string; row: string; column: string; before: unknown; after: unknown };

export function compareRows(before: Map<string, StoredRow>, after: Map<string, StoredRow>): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((row) => {
    const [old = {}, now = {}] = [before.get(row), after.get(row)];
    const columns = [...new Set([...Object.keys(old), ...Object.keys(now)])];
    const changed = columns.filter((column) => old[column] !== now[column]);
    const table = row.split('#')[0] ?? '';
    return changed.map((column) => ({ table, row, column, before: old[column], after: now[column] }));
  });
}
