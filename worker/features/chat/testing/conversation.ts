import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { ReplyRun } from '#worker/features/chat/chat.object.ts';
import type { Patience } from '#worker/features/chat/run/reply.service.ts';
import { modelPatience } from '#worker/platform/ai-attempts.ts';
import { asJson, createPerson, createProject } from '#worker/platform/testing/client.ts';
import { changeEnv } from '#worker/platform/testing/object-env.ts';

type Sent = { content: string; queryType?: string; messageId?: string | undefined; replaces?: string | undefined };

/** A person with a project and its conversation, with settings of its own where a test needs some. */
export async function setUpConversation(settings?: Parameters<typeof changeEnv>[1]) {
  const person = await createPerson();
  const project = await createProject(person);
  const base = `/api/projects/${project.id}`;
  const run = env.REPLY_RUN.get(env.REPLY_RUN.idFromName(project.id)) as DurableObjectStub<ReplyRun>;
  if (settings) await changeEnv(run, settings);
  const post = (body: string | Sent, headers = {}) =>
    person.call(`${base}/contextual-chat`, asJson(typeof body === 'string' ? { content: body } : body, headers));
  const path = `${base}/contextual-chat/stream`;
  return {
    person,
    project,
    base,
    run,
    send: (body: string | Sent) => post(body),
    stream: (body: string | Sent) => post(body, { accept: 'text/event-stream' }),
    join: () => person.call(path),
    stop: (messageId?: string) =>
      person.call(messageId ? `${path}?messageId=${messageId}` : path, { method: 'DELETE' }),
    /** The run of this project gives up earlier, or later, until it is evicted. */
    changePatience: (changes: Partial<Patience>) =>
      runInDurableObject(run, (instance) => void Object.assign(instance.patience, changes)),
    readUsed: async () => (await (await person.client.usage.$get()).json()).promptsUsedToday,
    readReply: () =>
      env.DB.prepare("select content, state from chat_messages where project_id = ? and role = 'assistant'")
        .bind(project.id)
        .first<{ content: string; state: string }>(),
    readDecisions: async () =>
      (
        await env.DB.prepare('select topic, decision from decisions where project_id = ? order by id')
          .bind(project.id)
          .all<{ topic: string; decision: string }>()
      ).results,
  };
}

export const quickRetries = { ...modelPatience, retryWaitsMs: [1, 2] };

/** Makes the person of a conversation Pro. */
export const goPro = (userId: string) =>
  env.DB.prepare("update users set plan = 'pro' where id = ?").bind(userId).run();

/** Settings for a model that sends these events, each so long after the one before, and then ends. */
export function slowModel(events: object[], pauseMs: number) {
  const encode = (event: string) => new TextEncoder().encode(`data: ${event}\n\n`);
  const run = async () =>
    new ReadableStream({
      async start(controller) {
        for (const event of events) {
          controller.enqueue(encode(JSON.stringify(event)));
          await new Promise((resolve) => setTimeout(resolve, pauseMs));
        }
        controller.enqueue(encode('[DONE]'));
        controller.close();
      },
    });
  return { AI_PROVIDER: 'workers-ai', AI_MODEL: '@cf/zai-org/glm-4.7-flash', AI: { run } };
}
