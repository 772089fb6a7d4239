import { env } from 'cloudflare:workers';
import { inspectRoutes } from 'hono/dev';
import { beforeAll, describe, expect, test } from 'vitest';
import { api } from '#worker/api.ts';
import { tasksInOrder } from '#worker/features/checklists/checklists-tasks.rules.ts';
import { asJson, createPerson, createProject, fetchApp, type Person } from '#worker/platform/testing/client.ts';
import { meterD1 } from '#worker/platform/testing/d1-meter.ts';

/** What anyone may call without a session (DESIGN section 4), and the sign-in library's own door. */
const publicRoutes = [
  'POST /api/auth/sign-in/email',
  'GET /api/config',
  'POST /api/auth/sync',
  'GET /api/logout',
  'GET /api/previews/:token',
  'POST /api/stripe/webhook',
  'GET /api/auth/*',
  'POST /api/auth/*',
];

/**
 * Every other route, with a call that the owner may make and the D1 round trips that it may cost: a read 1, a write 2, a chat
 * turn 3, and one more for what it makes. A route that is not listed here fails the test.
 */
type Row = { path: (ids: Ids) => string; body?: unknown; status: number; roundTrips: number };
type Ids = { projectId: string; slug: string; documentId: string; pageId: string; promptId: string };

const rows: Record<string, Row> = {
  'GET /api/auth/user': { path: () => '/api/auth/user', status: 200, roundTrips: 1 },
  'PUT /api/user/email-preferences': {
    path: () => '/api/user/email-preferences',
    body: { emailProductUpdates: true, emailCycleReminders: true, emailMarketing: true },
    status: 200,
    roundTrips: 2,
  },
  'GET /api/user/sessions': { path: () => '/api/user/sessions', status: 200, roundTrips: 1 },
  'DELETE /api/user/sessions/:id': { path: () => '/api/user/sessions/unknown', status: 404, roundTrips: 2 },
  'GET /api/user/picture': { path: () => '/api/user/picture', status: 404, roundTrips: 1 },
  'GET /api/user/export': { path: () => '/api/user/export', status: 200, roundTrips: 1 },
  'GET /api/usage': { path: () => '/api/usage', status: 200, roundTrips: 1 },
  'GET /api/subscription/status': { path: () => '/api/subscription/status', status: 200, roundTrips: 1 },
  'GET /api/subscription/invoices': { path: () => '/api/subscription/invoices', status: 200, roundTrips: 1 },
  'POST /api/subscription/cancel': { path: () => '/api/subscription/cancel', body: {}, status: 409, roundTrips: 2 },
  'POST /api/subscription/downgrade': {
    path: () => '/api/subscription/downgrade',
    body: {},
    status: 409,
    roundTrips: 2,
  },
  'POST /api/subscription/resume': { path: () => '/api/subscription/resume', body: {}, status: 409, roundTrips: 2 },
  'POST /api/subscription/portal': { path: () => '/api/subscription/portal', body: {}, status: 409, roundTrips: 2 },
  'POST /api/subscription/update-payment': {
    path: () => '/api/subscription/update-payment',
    body: { paymentMethodId: 'pm_unknown' },
    status: 409,
    roundTrips: 2,
  },
  'POST /api/subscription/success': {
    path: () => '/api/subscription/success',
    body: { sessionId: 'cs_unknown' },
    status: 404,
    roundTrips: 2,
  },
  // The user's customer is made, and kept, with the first checkout; then it is looked whether the account is still there.
  'POST /api/subscription/create-checkout-session': {
    path: () => '/api/subscription/create-checkout-session',
    body: {},
    status: 200,
    roundTrips: 4,
  },
  'GET /api/projects': { path: () => '/api/projects', status: 200, roundTrips: 1 },
  'POST /api/projects': { path: () => '/api/projects', body: { name: 'Second' }, status: 403, roundTrips: 2 },
  'GET /api/projects/by-slug/:slug': {
    path: ({ slug }) => `/api/projects/by-slug/${slug}`,
    status: 200,
    roundTrips: 1,
  },
  'GET /api/projects/:id': { path: ({ projectId }) => `/api/projects/${projectId}`, status: 200, roundTrips: 1 },
  'PUT /api/projects/:id': {
    path: ({ projectId }) => `/api/projects/${projectId}`,
    body: { name: 'Renamed' },
    status: 200,
    roundTrips: 2,
  },
  'GET /api/projects/:id/messages': {
    path: ({ projectId }) => `/api/projects/${projectId}/messages`,
    status: 200,
    roundTrips: 1,
  },
  'POST /api/projects/:id/contextual-chat': {
    path: ({ projectId }) => `/api/projects/${projectId}/contextual-chat`,
    body: { content: '!say Three round trips.' },
    status: 200,
    roundTrips: 3,
  },
  'GET /api/projects/:id/contextual-chat/stream': {
    path: ({ projectId }) => `/api/projects/${projectId}/contextual-chat/stream`,
    status: 204,
    roundTrips: 1,
  },
  'DELETE /api/projects/:id/contextual-chat/stream': {
    path: ({ projectId }) => `/api/projects/${projectId}/contextual-chat/stream`,
    status: 204,
    roundTrips: 1,
  },
  'GET /api/projects/:id/checklist': {
    path: ({ projectId }) => `/api/projects/${projectId}/checklist`,
    status: 200,
    roundTrips: 1,
  },
  'GET /api/projects/:projectId/task-statuses': {
    path: ({ projectId }) => `/api/projects/${projectId}/task-statuses`,
    status: 200,
    roundTrips: 1,
  },
  'PUT /api/projects/:projectId/task-statuses/:taskId': {
    path: ({ projectId }) => `/api/projects/${projectId}/task-statuses/${tasksInOrder[0]?.id}`,
    body: { status: 'in-progress', userNotes: 'Begun' },
    status: 200,
    roundTrips: 2,
  },
  'GET /api/projects/:projectId/progress-history': {
    path: ({ projectId }) => `/api/projects/${projectId}/progress-history`,
    status: 200,
    roundTrips: 1,
  },
  'GET /api/projects/:projectId/documents': {
    path: ({ projectId }) => `/api/projects/${projectId}/documents`,
    status: 200,
    roundTrips: 1,
  },
  'POST /api/projects/:projectId/documents': {
    path: ({ projectId }) => `/api/projects/${projectId}/documents`,
    body: { title: 'Notes', type: 'idea', content: 'Mine' },
    status: 201,
    roundTrips: 2,
  },
  'GET /api/projects/:projectId/documents/bodies': {
    path: ({ projectId }) => `/api/projects/${projectId}/documents/bodies`,
    status: 200,
    roundTrips: 1,
  },
  'GET /api/projects/:projectId/documents/:title/versions': {
    path: ({ projectId }) => `/api/projects/${projectId}/documents/Requirements/versions`,
    status: 200,
    roundTrips: 1,
  },
  'GET /api/documents/:id': { path: ({ documentId }) => `/api/documents/${documentId}`, status: 200, roundTrips: 1 },
  'GET /api/documents/:id/preview': {
    path: ({ pageId }) => `/api/documents/${pageId}/preview`,
    status: 200,
    roundTrips: 1,
  },
  'GET /api/projects/:id/mockup': {
    path: ({ projectId }) => `/api/projects/${projectId}/mockup`,
    status: 200,
    roundTrips: 1,
  },
  'GET /api/projects/:projectId/prompts': {
    path: ({ projectId }) => `/api/projects/${projectId}/prompts`,
    status: 200,
    roundTrips: 1,
  },
  'GET /api/projects/:projectId/prompts/:title/versions': {
    path: ({ projectId }) => `/api/projects/${projectId}/prompts/Set-up/versions`,
    status: 200,
    roundTrips: 1,
  },
  'GET /api/projects/:projectId/prompts/bodies': {
    path: ({ projectId }) => `/api/projects/${projectId}/prompts/bodies`,
    status: 200,
    roundTrips: 1,
  },
  'POST /api/projects/:id/prompts': {
    path: ({ projectId }) => `/api/projects/${projectId}/prompts`,
    body: { title: '!prompt Checkout' },
    status: 201,
    roundTrips: 4,
  },
  'PUT /api/prompts/:id/use': {
    path: ({ promptId }) => `/api/prompts/${promptId}/use`,
    body: {},
    status: 200,
    roundTrips: 2,
  },
  'POST /api/prompts/organize-prompts/:projectId': {
    path: ({ projectId }) => `/api/prompts/organize-prompts/${projectId}`,
    body: {},
    status: 200,
    roundTrips: 2,
  },
  'GET /api/prompts/:id': { path: ({ promptId }) => `/api/prompts/${promptId}`, status: 200, roundTrips: 1 },
  'DELETE /api/user': { path: () => '/api/user', body: { email: 'not mine' }, status: 400, roundTrips: 1 },
  'DELETE /api/projects/:id': { path: ({ projectId }) => `/api/projects/${projectId}`, status: 204, roundTrips: 2 },
};

const routes = [
  ...new Set(
    inspectRoutes(api)
      .filter((route) => !route.isMiddleware && route.path !== '/*')
      .map((route) => `${route.method} ${route.path}`),
  ),
].filter((route) => !publicRoutes.includes(route));

const initOf = (route: string, { body }: Row): RequestInit => {
  const method = route.split(' ')[0] ?? 'GET';
  return body === undefined ? { method } : { ...asJson(body), method };
};

let owner: Person;
let ids: Ids;

beforeAll(async () => {
  owner = await createPerson();
  const project = await createProject(owner);
  const content = '!document Requirements\n!prompt Set-up\n!say Ready.';
  await (await owner.call(`/api/projects/${project.id}/contextual-chat`, asJson({ content }))).text();
  const list = async (kind: string) =>
    (await owner.call(`/api/projects/${project.id}/${kind}`)).json<{ id: string }[]>();
  const page = asJson({ title: 'Page.html', type: 'idea', content: '<p>Hello</p>' });
  const { id: pageId } = await (await owner.call(`/api/projects/${project.id}/documents`, page)).json<{ id: string }>();
  const [documents, prompts] = [await list('documents'), await list('prompts')];
  ids = {
    projectId: project.id,
    slug: project.slug,
    documentId: documents.find(({ id }) => id !== pageId)?.id ?? '',
    pageId,
    promptId: prompts[0]?.id ?? '',
  };
});

describe('every route of the app', () => {
  test('is listed here', () => {
    expect(routes.toSorted()).toEqual(Object.keys(rows).toSorted());
  });

  test.each(Object.entries(rows))('%s is closed to the signed-out', async (route, row) => {
    const answer = await fetchApp(row.path(ids), initOf(route, row));
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'auth.required' });
  });

  test.each(Object.entries(rows).filter(([route]) => /:(id|projectId|slug)/.test(route)))(
    "%s answers 404 for somebody else's",
    async (route, row) => {
      const stranger = await createPerson();
      const answer = await stranger.call(row.path(ids), initOf(route, row));
      expect(answer.status).toBe(404);
    },
  );

  test.each(Object.entries(rows))('%s keeps to its round trips', async (route, row) => {
    const { result, roundTrips } = await meterD1(async () => {
      const answer = await owner.call(row.path(ids), initOf(route, row));
      await answer.text();
      return answer;
    });
    expect(result.status).toBe(row.status);
    expect(roundTrips).toBe(row.roundTrips);
    expect(result.headers.get('cache-control')).toMatch(/no-store|private/);
    expect(result.headers.get('x-content-type-options')).toBe('nosniff');
    expect(result.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a cookie reads in one round trip too', async () => {
    const person = await createPerson();
    const project = await createProject(person);
    const paths = ['/api/auth/user', '/api/projects', `/api/projects/${project.id}/documents`];
    for (const path of paths) {
      const { result, roundTrips } = await meterD1(() => fetchApp(path, { headers: { cookie: person.cookie } }));
      expect(result.status, path).toBe(200);
      expect(roundTrips, path).toBe(1);
    }
  });
});

describe('what is wrong with a request is said', () => {
  test('over 1 MB: 413', async () => {
    const answer = await owner.call('/api/projects', asJson({ description: 'x'.repeat(1_100_000) }));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'request.too_large' });
  });

  test('not JSON by its type or by its text: 415', async () => {
    const form = { method: 'POST', body: 'name=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    const broken = { method: 'POST', body: '{"name":', headers: { 'content-type': 'application/json' } };
    for (const init of [form, broken, { ...broken, headers: {} }]) {
      const answer = await owner.call('/api/projects', init);
      expect(answer.status).toBe(415);
      expect(await answer.json()).toMatchObject({ code: 'request.not_json' });
    }
  });

  test('an unknown address: 404 in the one error body', async () => {
    for (const path of ['/api/nothing', '/api/projects/x/nothing', '/api']) {
      const answer = await owner.call(path);
      expect(answer.status, path).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'route.not_found', message: expect.any(String) });
    }
  });

  test('wrong settings: 500 without a word of them', async () => {
    const broken = { ...env, BETTER_AUTH_SECRET: 'short' };
    const answer = await api.request('http://localhost:8787/api/config', {}, broken);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('SECRET');
  });

  test('without the keys of Stripe billing is off', async () => {
    const keys = { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', STRIPE_PRICE_ID: '' };
    const answer = await api.request('http://localhost:8787/api/config', {}, { ...env, ...keys });
    expect(await answer.json()).toMatchObject({ billing: false });
  });

  test('GET /api/config says what is on', async () => {
    expect(await (await fetchApp('/api/config')).json()).toEqual({
      ai: { provider: 'openai-compatible', model: 'stand-in' },
      social: { google: false, oidc: false },
      mail: true,
      billing: true,
    });
  });
});
