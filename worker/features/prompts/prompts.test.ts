import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { promptDocumentTypes } from '#shared/document-types.ts';
import { receiveOwnedProject } from '#worker/features/projects/projects.middleware.ts';
import { createPrompt } from '#worker/features/prompts/prompts.service.ts';
import { createContext } from '#worker/platform/context.ts';
import { asJson, createPerson, createProject } from '#worker/platform/testing/client.ts';

async function setUp() {
  const person = await createPerson();
  const project = await createProject(person);
  const save = (title: string, more: Partial<Parameters<typeof createPrompt>[2]> = {}) =>
    createPrompt(createContext(env, 'test'), receiveOwnedProject(project.id), {
      title,
      documentType: 'development_prompt',
      content: `Goal: ${title}`,
      ...more,
    });
  const readList = async () =>
    (await person.client.projects[':projectId'].prompts.$get({ param: { projectId: project.id } })).json();
  const readUsed = async () => (await (await person.client.usage.$get()).json()).promptsUsedToday;
  const generate = async (title: string, promptId?: string) => {
    const answer = await person.call(`/api/projects/${project.id}/prompts`, asJson({ title, promptId }));
    return { status: answer.status, body: await answer.json<{ promptId: string; code?: string }>() };
  };
  return { person, project, save, readList, readUsed, generate };
}

describe('saving a prompt', () => {
  test('again with the same saveId is the same version; with another text it is another', async () => {
    const { save, readList } = await setUp();
    const first = await save('Checkout', { saveId: 'save-0001' });
    expect(await save('Checkout', { saveId: 'save-0001' })).toEqual(first);
    const second = await save('Checkout', { saveId: 'save-0001', content: 'Goal: another' });
    expect(second.version).toBe(2);
    expect(await readList()).toMatchObject([{ id: second.id, version: 2 }]);
  });
});

describe('generating a prompt from a title', () => {
  test('makes a prompt with this title, counted as one message, and shows in the chat', async () => {
    const { person, project, readList, readUsed, generate } = await setUp();
    const { status, body } = await generate('!prompt Checkout');
    expect(status).toBe(201);
    expect(body).toMatchObject({ type: 'promptCreated', title: '!prompt Checkout', version: 1 });
    expect(await readList()).toMatchObject([{ id: body.promptId, title: '!prompt Checkout', status: 'draft' }]);
    expect(await readUsed()).toBe(1);
    const messages = await (await person.call(`/api/projects/${project.id}/messages`)).json();
    expect(messages).toMatchObject([
      { role: 'user', content: 'Write a coding prompt: !prompt Checkout' },
      { role: 'assistant', parts: [{ type: 'promptCreated', promptId: body.promptId }] },
    ]);
  });

  test('repeated with its id makes and counts nothing twice', async () => {
    const { readList, readUsed, generate } = await setUp();
    const first = await generate('!prompt Checkout', 'prompt-0001');
    const second = await generate('!prompt Checkout', 'prompt-0001');
    expect(second).toEqual(first);
    expect(await readList()).toMatchObject([{ version: 1 }]);
    expect(await readUsed()).toBe(1);
  });

  test.each([
    ['an answer without a prompt', 'Checkout page', 422, 'prompts.not_generated', 1],
    ['a question instead', '!ask Which payment?', 422, 'prompts.not_generated', 1],
    ['a model that fails', '!status 400', 502, 'chat.model_failed', 0],
    ['a stream that is cut', '!say Half a\n!cut', 502, 'chat.model_failed', 0],
  ])('%s is said, and counts unless it was a fault', async (_, title, status, code, charged) => {
    const { readList, readUsed, generate } = await setUp();
    expect(await generate(title)).toMatchObject({ status, body: { code } });
    expect(await readList()).toEqual([]);
    expect(await readUsed()).toBe(charged);
  });

  test.each([
    ['the stream is cut', '!prompt Checkout\n!cut'],
    ['what was sent back is kept and the stream cut', '!poorPrompt Checkout\n!cut'],
  ])('is done once the prompt is there, also when %s after it', async (_, title) => {
    const { readList, readUsed, generate } = await setUp();
    const first = await generate(title, 'prompt-0001');
    expect(first).toMatchObject({ status: 201, body: { type: 'promptCreated', version: 1 } });
    expect(await generate(title, 'prompt-0001')).toEqual(first);
    expect(await readList()).toMatchObject([{ version: 1 }]);
    expect(await readUsed()).toBe(1);
  });

  test('stopped before the first word is told as that, and does not count', async () => {
    const { person, project, readUsed, generate } = await setUp();
    const asked = generate('!wait 2000\n!say Too late.');
    const path = `/api/projects/${project.id}/contextual-chat/stream`;
    await expect.poll(async () => (await person.call(path)).status).toBe(200);
    await person.call(path, { method: 'DELETE' });
    const { status, body } = await asked;
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'prompts.not_generated', message: expect.stringContaining('did not count') });
    expect(await readUsed()).toBe(0);
  });

  test('stops at the limit of the day', async () => {
    const { readUsed, generate } = await setUp();
    for (let index = 0; index < 5; index += 1) expect((await generate(`!prompt P${index}`)).status).toBe(201);
    expect(await generate('!prompt P6')).toMatchObject({
      status: 403,
      body: { code: 'usage.limit_reached', isLimitError: true, limit: 5 },
    });
    expect(await readUsed()).toBe(5);
  });

  test.each([[''], ['x'.repeat(201)], ['..']])('the title %j is refused', async (title) => {
    const { generate } = await setUp();
    expect(await generate(title)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });
});

describe('using and organizing', () => {
  test('a used prompt says so, also to who has its text', async () => {
    const { person, save } = await setUp();
    const { id } = await save('Set-up');
    const before = await person.call(`/api/prompts/${id}`);
    const used = await person.call(`/api/prompts/${id}/use`, { ...asJson({}), method: 'PUT' });
    expect(await used.json()).toMatchObject({ id, status: 'used', usedAt: expect.any(String) });
    const after = await person.call(`/api/prompts/${id}`, {
      headers: { 'if-none-match': before.headers.get('etag') ?? '' },
    });
    expect(after.status).toBe(200);
    expect(await after.json()).toMatchObject({ status: 'used' });
  });

  test("somebody else's prompt can't be marked, nor a missing one", async () => {
    const { save } = await setUp();
    const { id } = await save('Set-up');
    const stranger = await createPerson();
    for (const wanted of [id, 'no-such-prompt']) {
      const answer = await stranger.call(`/api/prompts/${wanted}/use`, { ...asJson({}), method: 'PUT' });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'prompts.not_found' });
    }
  });

  test('organizing gives each kind its step and leaves what has one', async () => {
    const { person, project, save, readList } = await setUp();
    for (const documentType of promptDocumentTypes) await save(documentType, { documentType });
    await save('setup_prompt', { documentType: 'setup_prompt' });
    await save('Early', { stepNumber: 1 });
    const organize = async () => (await person.call(`/api/prompts/organize-prompts/${project.id}`, asJson({}))).json();
    expect(await organize()).toEqual({ organized: 7, message: '7 prompts have found their step.' });
    const steps = (await readList()).map(({ title, stepNumber }) => `${title} ${stepNumber}`);
    expect(steps.toSorted()).toEqual([
      'Early 1',
      'development_prompt 2',
      'iteration_prompts 2',
      'marketing_assets 3',
      'operations_prompts 3',
      'secure_feature_development 2',
      'security_implementation 2',
      'setup_prompt 2',
    ]);
    expect(await organize()).toMatchObject({ organized: 0 });
  });
});

test('50 parallel saves of one title are 50 versions', async () => {
  const { save, readList, person, project } = await setUp();
  await Promise.all(Array.from({ length: 50 }, (_, index) => save('Login', { content: `text ${index}` })));
  const answer = await person.call(`/api/projects/${project.id}/prompts/Login/versions`);
  const { versions } = await answer.json<{ versions: { version: number }[] }>();
  expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: 50 }, (_, index) => 50 - index));
  expect(await readList()).toMatchObject([{ version: 50 }]);
});
