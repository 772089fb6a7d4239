import { env } from 'cloudflare:workers';
import { base64url } from 'jose';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderMockup } from '#shared/mockup/mockup.ts';
import { previewLifeMs } from '#shared/previews.ts';
import { signPreview } from '#worker/features/previews/previews-token.service.ts';
import { createContext } from '#worker/platform/context.ts';
import { asJson, createPerson, createProject, fetchApp, type Person } from '#worker/platform/testing/client.ts';
import { meterD1 } from '#worker/platform/testing/d1-meter.ts';

const page = '<!doctype html><title>Mine</title><script>document.title = 1</script>';

async function setUp() {
  const person = await createPerson();
  const project = await createProject(person);
  const save = async (title: string) => {
    const body = asJson({ title, type: 'idea', content: page });
    return (await person.call(`/api/projects/${project.id}/documents`, body)).json<{ id: string }>();
  };
  return { person, project, save };
}

const openUrl = async (person: Person, path: string) => (await (await person.call(path)).json<{ url: string }>()).url;

/** The answer is a page that says this, isolated like every preview. */
async function expectFailure(url: string, status: number, words: string) {
  const answer = await fetchApp(url);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox allow-scripts; default-src 'none';/);
  const text = await answer.text();
  expect(text).toContain(words);
  expect(text).toContain('Launchpath');
}

const deleted = 'was deleted';

describe('a mockup', () => {
  test('is shown to whoever has the address, with the headers that isolate it', async () => {
    const { person, project } = await setUp();
    const url = await openUrl(person, `/api/projects/${project.id}/mockup`);
    expect(url).toMatch(/^\/api\/previews\/[\w.-]+$/);
    const { result: answer, roundTrips } = await meterD1(() => fetchApp(url));
    expect(await answer.text()).toBe(renderMockup(project));
    expect(roundTrips).toBe(1);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/html; charset=UTF-8',
      'content-security-policy':
        "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'unsafe-none',
    });
  });

  test('follows the name and description as they are now, which show as text', async () => {
    const { person, project } = await setUp();
    const url = await openUrl(person, `/api/projects/${project.id}/mockup`);
    const change = { name: '<script>alert(1)</script>', description: '<img src=x onerror=alert(1)> for all of us' };
    await person.call(`/api/projects/${project.id}`, { ...asJson(change), method: 'PUT' });
    const text = await (await fetchApp(url)).text();
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).not.toMatch(/<script|<img/);
  });

  test('of a deleted project is gone', async () => {
    const { person, project } = await setUp();
    const url = await openUrl(person, `/api/projects/${project.id}/mockup`);
    await person.client.projects[':id'].$delete({ param: { id: project.id } });
    await expectFailure(url, 404, deleted);
    expect((await person.call(`/api/projects/${project.id}/mockup`)).status).toBe(404);
  });

  test("of somebody else's project has no address", async () => {
    const { project } = await setUp();
    const stranger = await createPerson();
    const answer = await stranger.call(`/api/projects/${project.id}/mockup`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'projects.not_found' });
  });
});

describe('a document that is a page', () => {
  test.each(['Home.html', 'home.HTM'])('%s is shown as it was written', async (title) => {
    const { person, save } = await setUp();
    const { id } = await save(title);
    const { result: url, roundTrips } = await meterD1(() => openUrl(person, `/api/documents/${id}/preview`));
    expect(roundTrips).toBe(1);
    const answer = await fetchApp(url);
    expect(await answer.text()).toBe(page);
    expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox allow-scripts; default-src 'none';/);
  });

  test.each(['Requirements', 'html', 'page.html.md', 'page.xhtml'])('%s is none', async (title) => {
    const { person, save } = await setUp();
    const answer = await person.call(`/api/documents/${(await save(title)).id}/preview`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'previews.not_html',
      message: 'Only a document whose title ends in .html or .htm has a live preview.',
    });
  });

  test('is given to a frame and not to a tab of its own, where its script could lead elsewhere', async () => {
    const { person, save } = await setUp();
    const { id } = await save('page.html');
    const url = await openUrl(person, `/api/documents/${id}/preview`);
    const get = async (destination: string) =>
      (await fetchApp(url, { headers: { 'sec-fetch-dest': destination } })).status;
    expect([await get('iframe'), await get('document')]).toEqual([200, 404]);
  });

  test("of somebody else's project answers as a missing one", async () => {
    const { save } = await setUp();
    const { id } = await save('Home.html');
    const stranger = await createPerson();
    const foreign = await stranger.call(`/api/documents/${id}/preview`);
    const missing = await stranger.call('/api/documents/missing/preview');
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(await foreign.text()).toBe(await missing.text());
  });

  test('whose text is missing says so', async () => {
    const { person, save } = await setUp();
    const { id } = await save('Home.html');
    const url = await openUrl(person, `/api/documents/${id}/preview`);
    const row = await env.DB.prepare('select object_storage_key as key from documents where id = ?').bind(id).first();
    await env.BODIES.delete(String(row?.key));
    await expectFailure(url, 404, 'The text of this version is missing');
  });

  test('of a deleted project is gone', async () => {
    const { person, project, save } = await setUp();
    const url = await openUrl(person, `/api/documents/${(await save('Home.html')).id}/preview`);
    await person.client.projects[':id'].$delete({ param: { id: project.id } });
    await expectFailure(url, 404, deleted);
  });
});

describe('an address', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is good for ten minutes, then says what to do', async () => {
    const { person, project } = await setUp();
    const url = await openUrl(person, `/api/projects/${project.id}/mockup`);
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + previewLifeMs - 2_000 });
    expect((await fetchApp(url)).status).toBe(200);
    vi.setSystemTime(now + previewLifeMs + 2_000);
    await expectFailure(url, 410, 'Go back to Launchpath and open it again');
  });

  test('that was changed anywhere shows nothing', async () => {
    const { person, project, save } = await setUp();
    const { id } = await save('Home.html');
    const url = await openUrl(person, `/api/projects/${project.id}/mockup`);
    const [head = '', payload = '', signature = ''] = url.slice('/api/previews/'.length).split('.');
    const asText = (part: string) => new TextDecoder().decode(base64url.decode(part));
    const other = base64url.encode(asText(payload).replace('mockup', 'document').replace(project.id, id));
    const later = base64url.encode(asText(payload).replace(/"exp":(\d)/, '"exp":9$1'));
    const unsigned = base64url.encode(asText(head).replace('HS256', 'none'));
    const changed = [
      `${head}.${other}.${signature}`,
      `${head}.${later}.${signature}`,
      `${unsigned}.${payload}.`,
      `${head}.${payload}.${base64url.encode('x'.repeat(32))}`,
      `${head}.${payload}`,
      person.idToken,
      'x',
    ];
    for (const token of changed) await expectFailure(`/api/previews/${token}`, 404, deleted);
  });

  test('signed with another secret shows nothing', async () => {
    const { project } = await setUp();
    const elsewhere = createContext(
      { ...env, BETTER_AUTH_SECRET: 'another-secret-another-secret-another-secret' },
      'test',
    );
    const token = await signPreview(elsewhere, { kind: 'mockup', id: project.id });
    await expectFailure(`/api/previews/${token}`, 404, deleted);
  });

  test('is no way in anywhere else', async () => {
    const { person, project } = await setUp();
    const token = (await openUrl(person, `/api/projects/${project.id}/mockup`)).slice('/api/previews/'.length);
    const answer = await fetchApp('/api/projects', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(401);
  });

  test('says that it failed when the store does not answer, and nothing of why', async () => {
    const { person, save } = await setUp();
    const url = await openUrl(person, `/api/documents/${(await save('Home.html')).id}/preview`);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = vi.spyOn(Object.getPrototypeOf(env.BODIES), 'get').mockRejectedValue(new Error('R2 is away'));
    const answer = await fetchApp(url);
    broken.mockRestore();
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    expect(answer.status).toBe(500);
    const text = await answer.text();
    expect(text).toContain('Something went wrong on our side');
    expect(text).not.toContain('R2');
  });
});
