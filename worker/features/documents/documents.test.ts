import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { createDocumentInput, excerptOf } from '#shared/documents.ts';
import { createDocument } from '#worker/features/documents/documents.service.ts';
import { receiveOwnedProject } from '#worker/features/projects/projects.middleware.ts';
import { createPrompt } from '#worker/features/prompts/prompts.service.ts';
import { createContext } from '#worker/platform/context.ts';
import { createPerson, createProject } from '#worker/platform/testing/client.ts';

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

describe('what may be saved', () => {
  const valid = { title: 'T', type: 'plan', content: 'x' };
  test.each([
    [{ title: '' }, false],
    [{ title: '  ' }, false],
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
