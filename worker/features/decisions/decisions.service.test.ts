import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setUpConversation } from '#worker/features/chat/testing/conversation.ts';
import { recordDecision, selectDecisions, selectDecisionsSince } from '#worker/features/decisions/decisions.service.ts';
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
