import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, inject, test } from 'vitest';
import { reportFigure } from '#worker/platform/testing/figures.ts';
import { readAll, readTables, type Sql, seedTables, type Table } from '#worker/reliability/testing/seed.ts';

const migrations = inject('migrations');
const rowsInTable = 5;
/** Its rows come with a migration and are nobody's. */
const filledByMigrations = 'project_step_definitions';

/** Runs `work` on a database of its own: that of a Durable Object is D1's, with nothing in it. */
async function onEmptyDatabase<Result>(work: (run: Sql) => Promise<Result>): Promise<Result> {
  const stub = env.USER_LIMITS.get(env.USER_LIMITS.newUniqueId()) as DurableObjectStub<
    Rpc.DurableObjectBranded & undefined
  >;
  return runInDurableObject(stub, (_, { storage }) => {
    storage.sql.exec('drop table charges');
    return work(async (sql, ...values) => storage.sql.exec(sql, ...(values as SqlStorageValue[])).toArray());
  });
}

const migrate = async (run: Sql, queries: string[]) => {
  for (const query of queries) await run(query);
};

type Rows = Awaited<ReturnType<typeof readAll>>;

/** What rows that were there have lost: rows, columns, values. */
function findLosses(tables: Table[], before: Rows, after: Rows): string[] {
  return tables.flatMap(({ name }) => {
    const [old = [], now = []] = [before.get(name), after.get(name)];
    if (old.length !== now.length) return [`${name}: ${old.length} rows became ${now.length}`];
    return old.flatMap((row, index) =>
      Object.entries(row)
        .filter(([column, value]) => now[index]?.[column] !== value)
        .map(([column, value]) => `${name}.${column}: ${value} became ${now[index]?.[column]}`),
    );
  });
}

/** A database of a version, full, and what all that came after it takes away. */
const upgradeFrom = (version: number, findLater: (run: Sql) => Promise<string[]>) =>
  onEmptyDatabase(async (run) => {
    await migrate(
      run,
      migrations.slice(0, version).flatMap(({ queries }) => queries),
    );
    const tables = (await readTables(run)).filter(({ name }) => name !== filledByMigrations);
    await seedTables(run, tables, rowsInTable, `v${version}`);
    const before = await readAll(run, tables);
    await migrate(run, await findLater(run));
    const after = await readAll(run, tables);
    const broken = await run('pragma foreign_key_check');
    const rows = [...before.values()].reduce((sum, list) => sum + list.length, 0);
    return {
      rows,
      tables: tables.length,
      losses: [...findLosses(tables, before, after), ...broken.map((row) => JSON.stringify(row))],
    };
  });

test('a full database of every earlier version loses nothing', async (context) => {
  const versions = migrations.map((_, index) => index + 1);
  const results = [];
  for (const version of versions) {
    const later = migrations.slice(version).flatMap(({ queries }) => queries);
    results.push(await upgradeFrom(version, async () => later));
  }
  const losses = results.flatMap((result, index) => result.losses.map((loss) => `from version ${index + 1}: ${loss}`));
  const rows = results.reduce((sum, result) => sum + result.rows, 0);
  reportFigure(context, {
    what: 'Migrations from every earlier version, each table full: counts and contents of what was there',
    asked: 'equal',
    measured: `${versions.length} versions, ${results.at(-1)?.tables} tables, ${rows} rows, ${losses.length} losses`,
  });
  expect(losses).toEqual([]);
  for (const { rows, tables } of results) expect(rows).toBe(tables * rowsInTable);
});

test('what drizzle-kit writes for a changed table would be found out: its children go with it', async () => {
  const rebuild = async (run: Sql) => {
    const [table] = await run("select sql from sqlite_master where name = 'projects'");
    return [
      String(table?.sql).replace('projects', '__new_projects'),
      'insert into __new_projects select * from projects',
      'drop table projects',
      'alter table __new_projects rename to projects',
    ];
  };
  const { losses } = await upgradeFrom(migrations.length, rebuild);
  expect(losses).toContain(`documents: ${rowsInTable} rows became 0`);
});
