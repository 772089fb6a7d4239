import { describe, expect, test } from 'vitest';
import { asJson, createPerson, createProject, fetchApp } from '#worker/platform/testing/client.ts';

describe('creating a project', () => {
  test('name and slug are derived when missing', async () => {
    const person = await createPerson();
    const answer = await person.client.projects.$post({
      json: { description: 'Knitting patterns for left-handed people' },
    });
    const project = await answer.json();
    expect(project).toMatchObject({ status: 'in_progress', progress: 0, currentStep: 1, userId: person.userId });
    expect(project.name).not.toBe('');
    expect(project.slug).toMatch(/^[a-z0-9-]+-[a-z0-9]{8}$/);
    const empty = await createPerson();
    const named = await (await empty.client.projects.$post({ json: {} })).json();
    expect(named).toMatchObject({ name: 'My Project', slug: expect.stringMatching(/^my-project-/) });
  });

  test('the same slug again is the same project', async () => {
    const person = await createPerson();
    const json = { name: 'Paw Haven', slug: 'paw-haven-abcd1234' };
    const first = await person.client.projects.$post({ json });
    const second = await person.client.projects.$post({ json });
    expect([first.status, second.status]).toEqual([201, 200]);
    expect((await second.json()).id).toBe((await first.json()).id);
  });

  test('deleting frees the place', async () => {
    const person = await createPerson();
    const project = await createProject(person);
    expect((await person.client.projects[':id'].$delete({ param: { id: project.id } })).status).toBe(204);
    expect((await person.call('/api/projects', asJson({ name: 'Next' }))).status).toBe(201);
  });

  test('bad input names its field', async () => {
    const person = await createPerson();
    const rows = [
      [{ name: 7 }, 'name'],
      [{ name: 'x'.repeat(121) }, 'name'],
      [{ slug: 'Not A Slug' }, 'slug'],
      [{ description: 'x'.repeat(20_001) }, 'description'],
      [{ status: 'launched' }, 'status'],
    ] as const;
    for (const [body, field] of rows) {
      const answer = await person.call('/api/projects', asJson(body));
      expect(answer.status, field).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'request.invalid', details: [{ field }] });
    }
  });
});

describe('reading, changing and deleting', () => {
  test('list, by id and by slug give the same project', async () => {
    const person = await createPerson();
    const project = await createProject(person);
    expect(await (await person.client.projects.$get()).json()).toEqual([project]);
    expect(await (await person.client.projects[':id'].$get({ param: { id: project.id } })).json()).toEqual(project);
    const bySlug = await person.client.projects['by-slug'][':slug'].$get({ param: { slug: project.slug } });
    expect(await bySlug.json()).toEqual(project);
  });

  test("somebody else's project answers as a missing one", async () => {
    const [owner, other] = [await createPerson(), await createPerson()];
    const project = await createProject(owner);
    for (const path of [`/api/projects/${project.id}`, `/api/projects/by-slug/${project.slug}`]) {
      const foreign = await other.call(path);
      const missing = await other.call(path.replace(/[^/]+$/, 'missing'));
      expect(foreign.status).toBe(404);
      expect(await foreign.text()).toBe(await missing.text());
    }
    const change = { method: 'PUT', body: '{"name":"Mine"}', headers: { 'content-type': 'application/json' } };
    expect((await other.call(`/api/projects/${project.id}`, change)).status).toBe(404);
    expect((await other.call(`/api/projects/${project.id}`, { method: 'DELETE' })).status).toBe(404);
    expect(await (await owner.client.projects.$get()).json()).toEqual([project]);
  });

  test('a change keeps what the server owns', async () => {
    const person = await createPerson();
    const project = await createProject(person);
    const body = { name: 'Renamed', progress: 100, userId: 'eve', currentStep: 3, slug: 'other', id: 'other' };
    const answer = await person.call(`/api/projects/${project.id}`, { ...asJson(body), method: 'PUT' });
    expect(await answer.json()).toMatchObject({ ...project, name: 'Renamed', updatedAt: expect.any(String) });
  });

  test('a change of nothing, or of what is not theirs to change, is no error', async () => {
    const person = await createPerson();
    const project = await createProject(person);
    for (const body of [{}, { progress: 100, slug: '../x' }]) {
      const answer = await person.call(`/api/projects/${project.id}`, { ...asJson(body), method: 'PUT' });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ ...project, updatedAt: expect.any(String) });
    }
  });

  test('a name holds no invisible marks, and a new project is in progress', async () => {
    const person = await createPerson();
    const answer = await person.call('/api/projects', asJson({ name: '\u0000a\u202egnp.exe ', status: 'completed' }));
    expect(await answer.json()).toMatchObject({ name: 'agnp.exe', status: 'in_progress' });
  });
});

describe('a project that a read names by its slug', () => {
  const reads = ['messages', 'checklist', 'task-statuses', 'progress-history', 'documents', 'prompts'];

  test('answers as by its id, by token and by cookie', async () => {
    const person = await createPerson();
    const project = await createProject(person);
    const page = asJson({ title: 'Notes', type: 'idea', content: 'Mine' });
    const { id } = await (await person.call(`/api/projects/${project.id}/documents`, page)).json<{ id: string }>();
    await createProject(await createPerson());
    for (const path of [...reads, 'documents/Notes/versions', `documents/${id}/versions`]) {
      const known = await (await person.call(`/api/projects/${project.id}/${path}`)).text();
      const bySlug = `/api/projects/${project.slug}/${path}`;
      expect(await (await person.call(bySlug)).text(), path).toBe(known);
      expect(await (await fetchApp(bySlug, { headers: { cookie: person.cookie } })).text(), path).toBe(known);
    }
    const versions = await (await person.call(`/api/projects/${project.slug}/documents/${id}/versions`)).json();
    expect(versions).toMatchObject({ versions: [{ id }] });
    const { url } = await (await person.call(`/api/projects/${project.slug}/mockup`)).json<{ url: string }>();
    expect((await fetchApp(url)).status).toBe(200);
  });

  test("somebody else's and a missing one are not found, and no write goes by a slug", async () => {
    const [owner, other] = [await createPerson(), await createPerson()];
    const { slug } = await createProject(owner);
    for (const path of [...reads, 'mockup']) {
      for (const address of [slug, 'no-such-slug']) {
        expect((await other.call(`/api/projects/${address}/${path}`)).status, path).toBe(404);
      }
    }
    const change = { ...asJson({ name: 'Taken' }), method: 'PUT' };
    expect((await owner.call(`/api/projects/${slug}`, change)).status).toBe(404);
    expect((await owner.call(`/api/projects/${slug}`, { method: 'DELETE' })).status).toBe(404);
  });
});
