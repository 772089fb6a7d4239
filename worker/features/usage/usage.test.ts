import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { reserveMessage } from '#worker/features/usage/usage.service.ts';
import { createContext } from '#worker/platform/context.ts';
import { asJson, createPerson, createProject } from '#worker/platform/testing/client.ts';

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

test.each([
  ['free', 5, true],
  ['pro', 50, false],
])(
  'what stands above the limits of %s is said, and Pro is named only to who may still get it',
  async (plan, limit, isNamed) => {
    const person = await createPerson();
    await env.DB.prepare('update users set plan = ? where id = ?').bind(plan, person.userId).run();
    const context = createContext(env, 'test');
    const reserve = () => reserveMessage(context, person.userId, plan, crypto.randomUUID());
    for (let used = 0; used < limit; used += 1) await reserve();
    const refusal: Error = await reserve().then(
      () => expect.unreachable(),
      (error) => error,
    );
    expect(refusal.message).toMatch(new RegExp(`^You have used all ${limit} messages of today\\.`));
    expect(refusal.message.includes('Pro has')).toBe(isNamed);

    const make = (name: number) => person.call('/api/projects', asJson({ name: `Idea ${name}` }));
    for (let made = 0; made < 5; made += 1) await make(made);
    const { message } = await (await make(5)).json<{ message: string }>();
    expect(message).toContain('Your plan has room for');
    expect(message.includes('upgrade')).toBe(isNamed);
  },
);
