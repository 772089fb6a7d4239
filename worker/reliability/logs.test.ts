import { env } from 'cloudflare:workers';
import { APICallError, InvalidPromptError, JSONParseError, TypeValidationError } from '@ai-sdk/provider';
import { describe, expect, test, vi } from 'vitest';
import { api } from '#worker/api.ts';
import { buyPro } from '#worker/features/billing/testing/billing-calls.ts';
import { logError } from '#worker/platform/errors.ts';
import { asJson, createPerson, createProject, fetchApp, type Person } from '#worker/platform/testing/client.ts';
import { database, rememberSql, sqlOf, statement, wrap } from '#worker/platform/testing/d1-meter.ts';
import { reportFigure } from '#worker/platform/testing/figures.ts';
import { tellStripe } from '#worker/platform/testing/stripe.ts';
import { fromElsewhere } from '#worker/reliability/testing/world.ts';

const requestIdForm = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** Everything that is written to any console while `action` runs. */
async function listen(action: () => Promise<void>): Promise<unknown[][]> {
  const lines: unknown[][] = [];
  const spies = (['log', 'info', 'warn', 'error', 'debug', 'trace'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((...line) => void lines.push(line)),
  );
  try {
    await action();
    return lines;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Runs with every statement that matches refused, as when D1 does not answer. */
async function withBroken(matching: RegExp, action: () => Promise<void>): Promise<void> {
  const refuse = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'));
  const isHit = (part: object) => matching.test(sqlOf.get(part) ?? '');
  const undo = [
    ...rememberSql(),
    wrap(database, 'batch', (original, self, values) =>
      (values[0] as object[]).some(isHit) ? refuse() : original.apply(self, values),
    ),
    ...['run', 'all', 'first', 'raw'].map((name) =>
      wrap(statement, name, (original, self, values) => (isHit(self) ? refuse() : original.apply(self, values))),
    ),
  ];
  try {
    await action();
  } finally {
    for (const restore of undo.toReversed()) restore();
  }
}

/** A text of a person: known wherever it turns up, with a line that looks like one of a stack. */
const secretly = (what: string) => `Marked-${what}\n    at Marked-${what}-frame (secret.ts:1:1)`;
const word = (what: string) => `Marked-${what}`;

type Call = { path: string; method?: string; body: unknown };

/** Calls whose bodies are full of what nobody else may read. */
function markedCalls({ idToken, email }: Person, projectId: string): Call[] {
  const project = `/api/projects/${projectId}`;
  const newcomer = `${word('newcomer')}-${crypto.randomUUID()}@example.com`;
  return [
    { path: '/api/auth/sync', body: { idToken, displayName: word('display') } },
    { path: '/api/auth/sign-up/email', body: { email: newcomer, password: word('password'), name: word('name') } },
    { path: '/api/auth/sign-in/email', body: { email, password: word('guess') } },
    { path: '/api/auth/sign-in/email', body: { email, password: 'correct horse' } },
    { path: '/api/auth/sign-in/social', body: { provider: word('provider'), callbackURL: word('callback') } },
    { path: '/api/auth/request-password-reset', body: { email } },
    { path: '/api/auth/reset-password', body: { token: word('token'), newPassword: word('password') } },
    { path: '/api/auth/change-password', body: { currentPassword: word('guess'), newPassword: word('password') } },
    { path: '/api/auth/send-verification-email', body: { email } },
    { path: '/api/projects', body: { name: word('project'), description: secretly('idea') } },
    { path: project, method: 'PUT', body: { description: secretly('description') } },
    { path: `${project}/documents`, body: { title: word('title'), type: 'idea', content: secretly('document') } },
    { path: `${project}/contextual-chat`, body: { content: `!say ${word('reply')}\n${secretly('message')}` } },
    { path: `${project}/contextual-chat`, body: { content: `!status 500\n${secretly('message')}` } },
    { path: `${project}/contextual-chat`, body: { content: `!broken\n!sloppy ${word('topic')}=${word('decision')}` } },
    { path: `${project}/prompts`, body: { title: `!prompt ${word('prompt')}` } },
    { path: '/api/subscription/success', body: { sessionId: word('session').replace('-', '_') } },
    { path: '/api/stripe/webhook', body: { id: word('event'), customer: email } },
    { path: '/api/user', method: 'DELETE', body: { email: word('other') } },
  ];
}

/** Makes all these calls, by token and by cookie. @returns the answers that told of an error. */
async function makeCalls(person: Person, calls: Call[], send = fetchApp): Promise<Response[]> {
  const answers: Response[] = [];
  for (const { path, method = 'POST', body } of calls) {
    const proof = path.startsWith('/api/auth/') ? { cookie: person.cookie } : person.headers;
    const init = asJson(body, { ...proof, ...fromElsewhere(), 'stripe-signature': word('signature') });
    const answer = await send(path, { ...init, method });
    await answer.text();
    if (answer.status >= 400) answers.push(answer);
  }
  return answers;
}

test('every line has a request id, every error answer has it too, and no line has a secret', {
  timeout: 120_000,
}, async (context) => {
  const person = await createPerson();
  const { id } = await createProject(person);
  const calls = markedCalls(person, id);
  const refused: Response[] = [];
  const brokenMail = {
    ...env,
    MAIL: { send: (mail: { to: string }) => Promise.reject(new Error(`550 <${mail.to}>`)) },
  };
  const withBrokenMail = (path: string, init?: RequestInit) =>
    Promise.resolve(api.fetch(new Request(`http://localhost:8787${path}`, init), brokenMail));
  const lines = await listen(async () => {
    refused.push(...(await makeCalls(person, calls)));
    for (const broken of [/^insert/i, /^update/i, /^delete/i, /^select/i, /./]) {
      await withBroken(broken, async () => void refused.push(...(await makeCalls(person, calls))));
    }
    refused.push(...(await makeCalls(person, calls, withBrokenMail)));
    await buyPro(person);
    await tellStripe('fault', { match: 'GET /v1/checkout', kind: '500', times: 20 });
    refused.push(...(await makeCalls(person, calls)));
    await tellStripe('calm');
  });

  const secrets = [
    ...['Marked', person.email, person.idToken, person.cookie.split('=')[1] ?? '', 'correct horse', '@example.com'],
    ...[env.STRIPE_SECRET_KEY, env.STRIPE_WEBHOOK_SECRET, env.BETTER_AUTH_SECRET].map(String),
  ];
  const texts = lines.map((line) => line.map(String).join(' '));
  const leaks = texts.filter((text) => secrets.some((secret) => text.includes(secret)));
  const unstructured = lines.filter((line) => !isStructured(line));
  const serverErrors = refused.filter(({ status }) => status >= 500);
  const untold = serverErrors.filter(({ headers }) => !texts.some((text) => text.includes(idOf(headers))));
  const unnumbered = refused.filter(({ headers }) => !requestIdForm.test(idOf(headers)));
  reportFigure(context, {
    what: 'Structured logs of calls that go well and that fail (D1, mail, model, payment), their bodies full of marked secrets',
    asked: 'a request id on every line and in every error answer; 0 secrets',
    measured: `${unstructured.length} lines without, ${unnumbered.length} answers without, ${untold.length} faults without a line, ${leaks.length} lines with a secret`,
  });
  expect(leaks).toEqual([]);
  expect(unstructured).toEqual([]);
  expect(unnumbered).toEqual([]);
  expect(untold.map(({ url, status }) => `${status} ${url}`)).toEqual([]);
  expect(serverErrors.length).toBeGreaterThan(40);
  expect(lines.length).toBeGreaterThan(60);
});

const idOf = (headers: Headers) => headers.get('x-request-id') ?? 'none';

/** One JSON object a line, with a level, an event and the id of its request. */
function isStructured(line: unknown[]): boolean {
  if (line.length !== 1 || typeof line[0] !== 'string') return false;
  try {
    const { level, event, requestId } = JSON.parse(line[0]);
    return /^(info|warn|error)$/.test(level) && /^[a-z_]+$/i.test(event) && requestIdForm.test(requestId);
  } catch {
    return false;
  }
}

describe('an error that quotes what it was given', () => {
  const thrownBy = (act: () => void) => {
    try {
      act();
    } catch (error) {
      return error as Error;
    }
    throw new Error('nothing was thrown');
  };
  const parsing = thrownBy(() => JSON.parse('Marked secret'));
  const cases: Record<string, unknown> = {
    'a parser': parsing,
    'a parser within': thrownBy(() => JSON.parse('{"a": "Marked')),
    'the SDK: JSON': new JSONParseError({ text: 'Marked', cause: parsing }),
    'the SDK: a shape': new TypeValidationError({ value: { name: 'Marked' }, cause: new Error('no name') }),
    'the SDK: a prompt': new InvalidPromptError({ prompt: 'Marked', message: 'no role' }),
    'the SDK: a call': new APICallError({
      ...{ message: 'Bad Request: "Marked" is no word', url: 'https://x.example', responseBody: 'Marked' },
      requestBodyValues: { prompt: 'Marked' },
    }),
    'a query': new Error('Failed query: insert into users values (?)\nparams: Marked\n    at Marked (a.ts:1:1)', {
      cause: new Error('D1_ERROR: UNIQUE constraint failed: users.email'),
    }),
    'a query without a cause': new Error('Failed query: insert into users values (?)\nparams: Marked'),
    'a mail server': new Error('550 5.1.1 Marked@example.com: no such user'),
    'a key': new Error('Invalid API Key provided: sk_live_Marked, whsec_Marked or Bearer Marked'),
    'a token': new Error(`not valid: ${`eyJ${btoa('Marked')}.Marked.Marked`}`),
    'more than one line': new Error('Not good\n    at Marked (secret.ts:1:1)', { cause: new Error('Really') }),
    'no error at all': '"Marked"',
  };

  test.each(Object.entries(cases))('%s', async (_, error) => {
    const lines = await listen(async () => logError('unexpected', crypto.randomUUID(), error));
    expect(lines).toHaveLength(1);
    expect(isStructured(lines[0] ?? [])).toBe(true);
    expect(String(lines[0])).not.toContain('Marked');
    expect(JSON.parse(String(lines[0])).message).not.toBe('');
  });
});
