import { Column, is, Placeholder, SQL, sql } from 'drizzle-orm';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import type { Db, Statement } from '#worker/platform/db.ts';

type Value = string | number | SQL;
type Row = Record<string, unknown>;
type Select = Statement & {
  _: { selectedFields: unknown; result: unknown };
  toSQL: () => { sql: string; params: unknown[] };
};

/**
 * Makes a query whose SQL is built on first use and kept: for what is asked with every request, building it anew and reading rows
 * without a plan would be most of the Worker's own work. `build` puts its values into conditions and nothing else, for they may be
 * placeholders; with SQL among them the query is built as usual. It selects columns of tables.
 * @returns the query, for a batch.
 */
export function keepStatement<Values extends Value[], Query extends Select>(
  build: (db: Db, ...values: Values) => Query,
): (db: Db, ...values: Values) => RunnableQuery<Query['_']['result'], 'sqlite'> {
  let kept: ReturnType<typeof readStatement> | undefined;
  return (db, ...values) => {
    if (values.some((value) => is(value, SQL))) return build(db, ...values);
    kept ??= readStatement(build(db, ...(values.map((_, at) => sql.placeholder(String(at))) as unknown as Values)));
    const { text, params, readRow } = kept;
    const bound = params.map((param) => (is(param, Placeholder) ? values[Number(param.name)] : param));
    // What a batch of Drizzle asks of a query.
    const prepared = {
      getQuery: () => ({ sql: text, params: bound }),
      stmt: db.$client.prepare(text),
      mapResult: ({ results }: D1Result<Row>) => results.map(readRow),
    };
    return { _prepare: () => prepared } as unknown as Query;
  };
}

function readStatement(query: Select) {
  const { sql: text, params } = query.toSQL();
  const fields = Object.entries(query._.selectedFields as Record<string, unknown>).map(([name, column]) => {
    if (!is(column, Column)) throw new Error(`${name} is no column, so the query can't be kept`);
    return { name, column };
  });
  const readRow = (stored: Row) => {
    const row: Row = {};
    Object.values(stored).forEach((value, at) => {
      const field = fields[at];
      if (field) row[field.name] = value === null ? null : field.column.mapFromDriverValue(value);
    });
    return row;
  };
  return { text, params, readRow };
}
