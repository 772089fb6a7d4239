import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Of one user: how many rows a table has, and the bytes that they and their indexes take. */
export type TableSize = { table: string; rows: number; rowBytes: number; indexBytes: number };

/** What the whole product has once, or keeps for hours. */
const notOfAUser = /^(_cf|sqlite_|d1_|jwks|project_step_definitions|jobs|rate_limits|verifications)/;
/** An id of the app: the last of its random digits tell the copies apart, so a copy sorts beside its original. */
const idPattern = "'________-____-7___-____________%'";
const uniqueTexts = ['email', 'sid', 'object_storage_key'];

/**
 * Bytes of one user in a database where many like them have written in turns: rows and indexes grow page by page as in life, with pages
 * that were split and are not full. All but this user are deleted from a copy of the file, then this one is copied so many times.
 */
export function measureBytes(file: string, userId: string, copies: number): TableSize[] {
  const folder = mkdtempSync(join(tmpdir(), 'launchpath-bytes-'));
  const path = join(folder, 'copy.sqlite');
  // With what is still in the write-ahead log beside the file.
  const original = new DatabaseSync(file);
  original.exec(`VACUUM INTO '${path}'`);
  original.close();
  const database = new DatabaseSync(path);
  try {
    database.exec('PRAGMA foreign_keys = ON; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000');
    database.prepare('DELETE FROM users WHERE id <> ?').run(userId);
    database.exec('DELETE FROM rate_limits; DELETE FROM verifications; VACUUM; PRAGMA foreign_keys = OFF');
    const tables = listNames(database, "type = 'table'").filter((name) => !notOfAUser.test(name));
    const before = readSizes(database);
    const counts = new Map(tables.map((table) => [table, count(database, table)]));
    database.exec('BEGIN');
    for (const table of tables) copy(database, table, copies);
    database.exec('COMMIT');
    const after = readSizes(database);
    const grown = (name: string) => ((after.get(name) ?? 0) - (before.get(name) ?? 0)) / copies;
    return tables.map((table) => {
      const indexes = listNames(database, `type = 'index' AND tbl_name = '${table}'`);
      const indexBytes = indexes.reduce((sum, name) => sum + grown(name), 0);
      return { table, rows: counts.get(table) ?? 0, rowBytes: grown(table), indexBytes };
    });
  } finally {
    database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Bytes of a whole database file, its pages that are in use. */
export function measureFile(path: string): number {
  const database = new DatabaseSync(path, { readOnly: true });
  const { bytes } = database
    .prepare(
      'SELECT (page_count - freelist_count) * page_size AS bytes FROM pragma_page_count, pragma_freelist_count, pragma_page_size',
    )
    .get() as { bytes: number };
  database.close();
  return bytes;
}

function copy(database: DatabaseSync, table: string, copies: number): void {
  const columns = (database.prepare(`SELECT name FROM pragma_table_info('${table}')`).all() as { name: string }[]).map(
    ({ name }) => name,
  );
  const values = columns.map((column) => {
    if (uniqueTexts.includes(column)) return `substr(${column}, 1, length(${column}) - 6) || printf('%06x', number)`;
    return `CASE WHEN typeof(${column}) = 'text' AND ${column} LIKE ${idPattern}
      THEN substr(${column}, 1, 30) || printf('%06x', number) || substr(${column}, 37) ELSE ${column} END`;
  });
  // Everybody's first message comes before anybody's second.
  database.exec(`WITH RECURSIVE n(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM n WHERE number < ${copies})
    INSERT INTO ${table} (${columns}) SELECT ${values} FROM ${table}, n ORDER BY ${table}.rowid, number`);
}

const listNames = (database: DatabaseSync, which: string) =>
  (database.prepare(`SELECT name FROM sqlite_master WHERE ${which}`).all() as { name: string }[]).map(
    ({ name }) => name,
  );

const count = (database: DatabaseSync, table: string) =>
  (database.prepare(`SELECT count(*) AS count FROM ${table}`).get() as { count: number }).count;

const readSizes = (database: DatabaseSync) =>
  new Map(
    (
      database.prepare('SELECT name, sum(pgsize) AS bytes FROM dbstat GROUP BY name').all() as {
        name: string;
        bytes: number;
      }[]
    ).map(({ name, bytes }) => [name, bytes]),
  );
