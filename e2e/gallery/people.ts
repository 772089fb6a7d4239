import { runSql } from '../database.ts';

type Cookie = { name: string; value: string };
export type Person = { url: string; email: string; userId: string; cookies: Cookie[] };

const password = 'correct horse battery';

const asHeader = (cookies: Cookie[]) => cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** Signs somebody up by the real door; the session is synced, as after a sign-in. */
export async function signUpPerson(url: string, email: string): Promise<Person> {
  const answer = await mustSucceed(
    fetch(`${url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ email, password, name: '' }),
    }),
  );
  const { user } = (await answer.json()) as { user: { id: string } };
  const cookies = answer.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1) };
  });
  const person = { url, email, userId: user.id, cookies };
  const { token } = await callAs<{ token: string }>(person, 'GET', '/api/auth/token');
  await callAs(person, 'POST', '/api/auth/sync', { idToken: token });
  return person;
}

/** Calls the API as a page of theirs does. @returns the answer's JSON; of a stream its text. */
export async function callAs<Answer>(
  { url, cookies }: Person,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const headers = { cookie: asHeader(cookies), origin: url, 'content-type': 'application/json' };
  const answer = await mustSucceed(
    fetch(url + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }),
  );
  const isJson = answer.headers.get('content-type')?.includes('json');
  return (isJson ? answer.json() : answer.text()) as Promise<Answer>;
}

async function mustSucceed(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return response;
}

/** Adds rows as they are, all in one statement; the first names the columns of all. */
export async function insertRows(url: string, table: string, rows: Record<string, unknown>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = columns.map((column) => `json_extract(value, '$.${column}')`);
  const sql = `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from json_each(?)`;
  await runSql(url, sql, JSON.stringify(rows));
}
