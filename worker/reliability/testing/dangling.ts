import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { pictureKeyOf } from '#worker/features/account/account-picture.service.ts';

/** Whose things are looked at. */
type Owned = { userId: string; projectId?: string | undefined };

const bodies = ['documents', 'prompts'];

/** The keys that rows of these name. */
async function readNamedKeys({ userId, projectId = '' }: Owned): Promise<string[]> {
  const named = bodies.map((table) => `select object_storage_key as key from ${table} where project_id = ?1`);
  const picture = `select '${pictureKeyOf('')}' || id from users where id = ?2 and profile_image_url is not null`;
  const sql = [...named, picture].join(' union all ');
  const { results } = await env.DB.prepare(sql).bind(projectId, userId).all<{ key: string }>();
  return results.map(({ key }) => key);
}

/** Rows that point to nothing, at a row that is gone or an object that is not there; titles without one latest version. */
export async function findDangling(owned: Owned): Promise<string[]> {
  const keys = await readNamedKeys(owned);
  const stored = await Promise.all(keys.map((key) => env.BODIES.head(key)));
  const latest = bodies
    .map(
      (table) => `select '${table}' as kind, title from ${table} where project_id = ?1 group by title
        having sum(is_latest) <> 1 or max(version) <> max(case when is_latest = 1 then version end)`,
    )
    .join(' union all ');
  const [odd, orphaned] = await env.DB.batch([
    env.DB.prepare(latest).bind(owned.projectId ?? ''),
    env.DB.prepare('pragma foreign_key_check'),
  ]);
  return [
    ...keys.filter((_, index) => stored[index] === null).map((key) => `a row without its object ${key}`),
    ...(odd?.results ?? []).map((row) => `not one latest version: ${JSON.stringify(row)}`),
    ...(orphaned?.results ?? []).map((row) => `a row without its parent: ${JSON.stringify(row)}`),
  ];
}

/** What storage and Durable Objects hold of these that no row names: objects, and the state of what was deleted. */
export async function findOrphans(owned: Owned): Promise<string[]> {
  const { userId, projectId } = owned;
  const folders = projectId === undefined ? [] : bodies.map((folder) => `${folder}/${projectId}/`);
  const named = new Set(await readNamedKeys(owned));
  const lists = await Promise.all([...folders, pictureKeyOf(userId)].map((prefix) => env.BODIES.list({ prefix })));
  const objects = lists.flatMap((list) => list.objects.map(({ key }) => key)).filter((key) => !named.has(key));
  const isThere = async (table: string, id: string) =>
    (await env.DB.prepare(`select 1 from ${table} where id = ?`).bind(id).first()) !== null;
  const states = [
    ...((await isThere('users', userId)) ? [] : await readState(env.USER_LIMITS, userId)),
    ...(projectId === undefined || (await isThere('projects', projectId))
      ? []
      : await readState(env.REPLY_RUN, projectId)),
  ];
  return [...objects, ...states];
}

/** All that a Durable Object keeps: values, alarm, rows of its tables. */
export async function readState<Kind extends Rpc.DurableObjectBranded>(
  space: DurableObjectNamespace<Kind>,
  name: string,
): Promise<string[]> {
  const stub = space.get(space.idFromName(name)) as DurableObjectStub<Rpc.DurableObjectBranded & undefined>;
  return runInDurableObject(stub, async (_, { storage }) => {
    const alarm = await storage.getAlarm();
    const tables = storage.sql
      .exec<{ name: string }>(
        "select name from sqlite_master where type = 'table' and name not like '\\_cf\\_%' escape '\\'",
      )
      .toArray();
    const rows = tables.flatMap(({ name: table }) =>
      storage.sql
        .exec(`select * from "${table}"`)
        .toArray()
        .map((row) => `${table}: ${JSON.stringify(row)}`),
    );
    return [...[...(await storage.list()).keys()], ...(alarm === null ? [] : ['alarm']), ...rows];
  });
}
