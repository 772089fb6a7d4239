import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { createDocumentInput, excerptOf } from '#shared/documents.ts';
import { createDocument } from '#worker/features/documents/documents.service.ts';
import { receiveOwnedProject } from '#worker/features/projects/projects.middleware.ts';
import { createPrompt } from '#worker/features/prompts/prompts.service.ts';
import { createContext } from '#worker/platform/context.ts';
import { asJson, createPerson, createProject } from '#worker/platform/testing/client.ts';

async function setUp() {
  const person = await createPerson();
  const project = await createProject(person);
  const save = (title: string, content: string) =>
    createDocument(createContext(env, 'test'), receiveOwnedProject(project.id), { title, type: 'plan', content });
  const readList = async () =>
    (await person.client.projects[':projectId'].documents.$get({ param: { projectId: project.id } })).json();
  const readVersions = async (title: string) => {
    const path = `/api/projects/${project.id}/documents/${encodeURIComponent(title)}/versions`;
    return (await (await person.call(path)).json<{ versions: { id: string; version: number }[] }>()).versions;
  };
  return { person, project, save, readList, readVersions };
}

describe('versions', () => {
  test('50 parallel saves of one title are 50 versions, and the list shows the last', async () => {
    const { save, readList, readVersions } = await setUp();
    await Promise.all(Array.from({ length: 50 }, (_, index) => save('Plan', `text ${index}`)));
    const versions = await readVersions('Plan');
    expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: 50 }, (_, index) => 50 - index));
    expect(await readList()).toMatchObject([{ title: 'Plan', version: 50 }]);
  });

  test.each(['a/b', 'Say "hi" & <b>', 'Plan 🙂 — für später', '100%', 'C:\\temp', '%2e%2e'])(
    'the title %j is found in /versions',
    async (title) => {
      const { save, readVersions } = await setUp();
      await save(title, 'text');
      expect(await readVersions(title)).toMatchObject([{ version: 1, title }]);
    },
  );

  test('the list has the most recently updated first', async () => {
    const { save, readList } = await setUp();
    for (const title of ['First', 'Second', 'First']) {
      await save(title, title);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    expect((await readList()).map(({ title, version }) => `${title} ${version}`)).toEqual(['First 2', 'Second 1']);
  });
});

describe('bodies', () => {
  test('a body is whole, and 304 for who has it', async () => {
    const { person, save } = await setUp();
    const { id } = await save('Long', 'ä'.repeat(10_000));
    const answer = await person.call(`/api/documents/${id}`);
    expect(await answer.json()).toMatchObject({ content: 'ä'.repeat(10_000), excerpt: 'ä'.repeat(500) });
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    const again = await person.call(`/api/documents/${id}`, {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('a missing object is said, and the other versions are still there', async () => {
    const { person, save } = await setUp();
    const first = await save('Plan', 'first');
    const second = await save('Plan', 'second');
    const row = await env.DB.prepare('select object_storage_key as key from documents where id = ?')
      .bind(second.id)
      .first();
    await env.BODIES.delete(String(row?.key));
    const gone = await person.call(`/api/documents/${second.id}`);
    expect(gone.status).toBe(404);
    expect(await gone.json()).toMatchObject({ code: 'documents.body_missing' });
    expect((await person.call(`/api/documents/${first.id}`)).status).toBe(200);
  });

  test('a row that can not be saved leaves no object behind', async () => {
    const nowhere = receiveOwnedProject('no-such-project');
    const context = createContext(env, 'test');
    await expect(createDocument(context, nowhere, { title: 'T', type: 'plan', content: 'x' })).rejects.toThrow();
    await expect(
      createPrompt(context, nowhere, { title: 'T', documentType: 'setup_prompt', content: 'x' }),
    ).rejects.toThrow();
    for (const folder of ['documents', 'prompts']) {
      expect((await env.BODIES.list({ prefix: `${folder}/no-such-project` })).objects).toHaveLength(0);
    }
  });
});

describe('saving what the owner wrote', () => {
  type Saved = { id: string; title: string; version: number; code?: string };
  const post = async ({ person, project }: Awaited<ReturnType<typeof setUp>>, input: object) => {
    const answer = await person.call(`/api/projects/${project.id}/documents`, asJson({ type: 'plan', ...input }));
    return { status: answer.status, body: await answer.json<Saved>() };
  };

  test('makes the next version with the whole body', async () => {
    const set = await setUp();
    const first = await post(set, { title: 'Plan', content: 'one' });
    const second = await post(set, { title: 'Plan', content: 'two', baseVersion: 1 });
    expect([first.status, second.status, second.body.version]).toEqual([201, 201, 2]);
    expect(await (await set.person.call(`/api/documents/${second.body.id}`)).json()).toMatchObject({ content: 'two' });
    expect(await set.readList()).toMatchObject([{ id: second.body.id, version: 2 }]);
  });

  test('repeated with its id is the same version, also beside itself', async () => {
    const set = await setUp();
    const input = { title: 'Plan', content: 'once', saveId: 'save-0001', baseVersion: 0 };
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(set, input)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await set.readVersions('Plan')).toHaveLength(1);
    expect(await set.readList()).toMatchObject([{ version: 1 }]);
    const objects = await env.BODIES.list({ prefix: `documents/${set.project.id}/` });
    expect(objects.objects).toHaveLength(1);
  });

  test('is refused on top of a newer version: nothing is saved and nothing left behind', async () => {
    const set = await setUp();
    await post(set, { title: 'Plan', content: 'one' });
    await post(set, { title: 'Plan', content: 'two' });
    const stale = await post(set, { title: 'Plan', content: 'mine', baseVersion: 1 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'documents.newer_version' } });
    expect(await set.readVersions('Plan')).toMatchObject([{ version: 2 }, { version: 1 }]);
    expect((await env.BODIES.list({ prefix: `documents/${set.project.id}/` })).objects).toHaveLength(2);
    expect(await set.readList()).toMatchObject([{ version: 2 }]);
  });

  test('refused saves leave the project as it was, and are told even where nothing can be deleted', async () => {
    const set = await setUp();
    await post(set, { title: 'Plan', content: 'one' });
    await post(set, { title: 'Plan', content: 'two' });
    const readUpdatedAt = () =>
      env.DB.prepare('select updated_at as at from projects where id = ?').bind(set.project.id).first('at');
    const before = await readUpdatedAt();
    const noise = vi.spyOn(console, 'error').mockImplementation(() => {});
    const BODIES = { put: env.BODIES.put.bind(env.BODIES), delete: () => Promise.reject(new Error('R2 is away')) };
    const context = createContext({ ...env, BODIES } as unknown as Env, 'test');
    const input = { title: 'Plan', type: 'plan' as const, content: 'mine', baseVersion: 1 };
    await expect(createDocument(context, receiveOwnedProject(set.project.id), input)).rejects.toMatchObject({
      code: 'documents.newer_version',
    });
    noise.mockRestore();
    expect(await readUpdatedAt()).toBe(before);
    await post(set, { title: 'Plan', content: 'three' });
    expect(await readUpdatedAt()).not.toBe(before);
  });

  test('with the id of an earlier save but another text is never answered with the earlier one', async () => {
    const set = await setUp();
    const input = { title: 'Plan', content: 'once', saveId: 'save-0001' };
    const first = await post(set, input);
    const second = await post(set, { ...input, content: 'twice' });
    expect([first.body.version, second.body.version]).toEqual([1, 2]);
    expect(await (await set.person.call(`/api/documents/${second.body.id}`)).json()).toMatchObject({
      content: 'twice',
    });
    expect((await post(set, { ...input, title: 'Other plan' })).body).toMatchObject({
      title: 'Other plan',
      version: 1,
    });
    expect((await post(set, input)).body.id).toBe(first.body.id);
  });

  test('of 20 edits of one version one is saved', async () => {
    const set = await setUp();
    await post(set, { title: 'Plan', content: 'base' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => post(set, { title: 'Plan', content: `edit ${index}`, baseVersion: 1 })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await set.readVersions('Plan')).toHaveLength(2);
  });

  test.each([
    [{ title: 'x'.repeat(201), content: 'x' }, 'title'],
    [{ title: '..', content: 'x' }, 'title'],
    [{ title: 'T', content: 'x'.repeat(256 * 1024 + 1) }, 'content'],
    [{ title: 'T', content: 'x', type: 'novel' }, 'type'],
    [{ title: 'T', content: 'x', saveId: 'short' }, 'saveId'],
  ])('%# says what is wrong and writes nothing', async (input, field) => {
    const set = await setUp();
    const { status, body } = await post(set, input);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'request.invalid', details: [{ field }] });
    expect((await env.BODIES.list({ prefix: `documents/${set.project.id}/` })).objects).toHaveLength(0);
  });
});

describe('the bodies for a search', () => {
  type Body = { id: string; content: string | null };

  test('are the latest of every title in one compressed answer, and 304 until one is added', async () => {
    const { person, project, save } = await setUp();
    await save('Old', 'before');
    const latest = [await save('Old', 'the "needle"'), await save('New', 'ä\n🙂')];
    for (let index = 0; index < 20; index += 1) latest.push(await save(`More ${index}`, `body ${index}`));
    const path = `/api/projects/${project.id}/documents/bodies`;
    const gzip = { 'accept-encoding': 'gzip' };
    const answer = await person.call(path, { headers: gzip });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    // Read by a fetch that unpacks it.
    const bodies = await answer.json<Body[]>();
    expect(bodies.map(({ id }) => id).toSorted()).toEqual(latest.map(({ id }) => id).toSorted());
    expect(bodies).toContainEqual({ id: latest[0]?.id, content: 'the "needle"' });
    expect(bodies).toContainEqual({ id: latest[1]?.id, content: 'ä\n🙂' });

    const etag = answer.headers.get('etag') ?? '';
    expect((await person.call(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    await save('New', 'changed');
    expect((await person.call(path, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  test('are an empty list where there are none, and say null of a missing one', async () => {
    const { person, project, save } = await setUp();
    const read = async () => (await person.call(`/api/projects/${project.id}/documents/bodies`)).json<Body[]>();
    expect(await read()).toEqual([]);
    const { id } = await save('Gone', 'text');
    const { objects } = await env.BODIES.list({ prefix: `documents/${project.id}/` });
    await env.BODIES.delete(objects[0]?.key ?? '');
    expect(await read()).toEqual([{ id, content: null }]);
  });
});

describe('what may be saved', () => {
  const valid = { title: 'T', type: 'plan', content: 'x' };
  test.each([
    [{ title: '' }, false],
    [{ title: '  ' }, false],
    [{ title: '\u200b' }, false],
    [{ title: '.' }, false],
    [{ title: ' .. ' }, false],
    [{ title: 'x'.repeat(200) }, true],
    [{ title: 'x'.repeat(201) }, false],
    [{ type: 'novel' }, false],
    [{ content: '' }, false],
    [{ content: 'x'.repeat(256 * 1024) }, true],
    [{ content: 'x'.repeat(256 * 1024 + 1) }, false],
    [{ content: 'ä'.repeat(128 * 1024 + 1) }, false],
  ])('%#', (change, accepted) => {
    expect(createDocumentInput.safeParse({ ...valid, ...change }).success).toBe(accepted);
  });

  test('an excerpt never cuts a character in two', () => {
    expect(excerptOf('🙂'.repeat(600))).toBe('🙂'.repeat(500));
  });
});
