import { env } from 'cloudflare:workers';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { chatMessages } from '#worker/features/chat/chat.table.ts';
import { setUpConversation } from '#worker/features/chat/testing/conversation.ts';
import { recordDecision, selectDecisions, selectDecisionsSince } from '#worker/features/decisions/decisions.service.ts';
import { decisions } from '#worker/features/decisions/decisions.table.ts';
import { receiveOwnedProject } from '#worker/features/projects/projects.middleware.ts';
import { createContext } from '#worker/platform/context.ts';

test('a decision that is taken back is in force no more, leaves no text, and is told to a document written before', async () => {
  const { project } = await setUpConversation();
  const context = createContext(env, 'test');
  const owned = receiveOwnedProject(project.id);
  const record = (decision: string, isTakenBack?: boolean) =>
    recordDecision(context, owned, { topic: 'Payment', decision, isTakenBack }, null);
  const inForce = () => selectDecisions(context.db, project.id, 10);
  await record('By card');
  expect(await inForce()).toEqual([{ topic: 'Payment', decision: 'By card' }]);
  expect(await record('By card', true)).toEqual({ topic: 'Payment', decision: 'By card', isTakenBack: true });
  expect(await inForce()).toEqual([]);
  const since = await selectDecisionsSince(context.db, project.id, sql`0`, 10);
  expect(since).toEqual([{ topic: 'Payment', decision: '', isTakenBack: 1 }]);
  await record('In cash');
  expect(await inForce()).toEqual([{ topic: 'Payment', decision: 'In cash' }]);
});

/** A project whose decisions and messages have the times that a test gives them. */
async function setUpTimes() {
  const { person, project } = await setUpConversation();
  const { db } = createContext(env, 'test');
  const owner = { projectId: project.id, userId: person.userId, role: 'user' as const };
  return {
    addMessage: (id: string, at: number, replacedBy?: string) =>
      db.insert(chatMessages).values({
        ...owner,
        id: id + project.id,
        content: id,
        createdAt: new Date(at),
        replacedBy: replacedBy && replacedBy + project.id,
      }),
    decide: async (topic: string, at: number, message?: string) => {
      const context = createContext(env, 'test');
      const owned = receiveOwnedProject(project.id);
      await recordDecision(
        context,
        owned,
        { topic, decision: `On ${topic}` },
        message === undefined ? null : message + project.id,
      );
      await db
        .update(decisions)
        .set({ updatedAt: new Date(at) })
        .where(sql`${eq(decisions.projectId, project.id)} and ${eq(decisions.topic, topic)}`);
    },
    since: async (moment: number, limit = 10) =>
      (await selectDecisionsSince(db, project.id, sql`${moment}`, limit)).map(({ topic, isTakenBack }) => [
        topic,
        isTakenBack,
      ]),
  };
}

test('a new decision on an old topic is among the newest that a document does not know', async () => {
  const { decide, since } = await setUpTimes();
  for (const [at, topic] of ['Old', 'Middle', 'Late'].entries()) await decide(topic, at + 1);
  await decide('Old', 9);
  expect(await since(0, 2)).toEqual([
    ['Old', 0],
    ['Late', 0],
  ]);
});

test('of a decision whose message was set aside only a document written between the two is told', async () => {
  const { addMessage, decide, since } = await setUpTimes();
  await addMessage('a', 10, 'b');
  await addMessage('b', 30);
  await decide('Gone', 11, 'a');
  await decide('Other', 25);
  expect(await since(5)).toEqual([['Other', 0]]);
  expect(await since(20)).toEqual([
    ['Gone', 1],
    ['Other', 0],
  ]);
  expect(await since(40)).toEqual([]);
});
