import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createPerson, createProject } from '#worker/platform/testing/client.ts';

test('usage shows the plan, what is used and when the day ends in UTC', async () => {
  const [person, other] = [await createPerson(), await createPerson()];
  await createProject(person);
  await createProject(other);
  const usage = await (await person.client.usage.$get()).json();
  expect(usage).toEqual({
    plan: 'free',
    promptsUsedToday: 0,
    maxPromptsPerDay: 5,
    projectCount: 1,
    maxProjects: 1,
    resetsAt: expect.stringMatching(/T00:00:00\.000Z$/),
  });
  expect(Date.parse(usage.resetsAt)).toBeGreaterThan(Date.now());
});

test('pro has the limits of pro, and an unknown plan those of free', async () => {
  const person = await createPerson();
  const setPlan = (plan: string) =>
    env.DB.prepare('update users set plan = ? where id = ?').bind(plan, person.userId).run();
  const read = async () => (await person.client.usage.$get()).json();
  await setPlan('pro');
  expect(await read()).toMatchObject({ plan: 'pro', maxPromptsPerDay: 50, maxProjects: 5 });
  await setPlan('platinum');
  expect(await read()).toMatchObject({ plan: 'platinum', maxPromptsPerDay: 5, maxProjects: 1 });
});
