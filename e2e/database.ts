const localD1 = '/cdn-cgi/explorer/api/d1/database/00000000-0000-0000-0000-000000000000/raw';

/**
 * Runs a statement on the local D1 of a running app, for what no screen can do: another plan, many rows. It goes through the local
 * server's own explorer, for a second process at the file would lock it.
 */
export async function runSql(url: string, sql: string, ...params: (string | number)[]): Promise<void> {
  const answer = await fetch(url + localD1, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sql, params: params.map(String) }),
  });
  const { success, errors } = (await answer.json()) as { success: boolean; errors: unknown };
  if (!success) throw new Error(`The local D1 refused: ${JSON.stringify(errors)}`);
}
