import { streamText, tool } from 'ai';
import * as z from 'zod/mini';
import { decisionInput } from '#shared/chat.ts';
import { writeCondensingInstructions } from '#worker/features/chat/chat.instructions.ts';
import type { ToCondense } from '#worker/features/chat/context/history.rules.ts';
import { asData } from '#worker/features/chat/context/project-data.rules.ts';
import { noteDecisions } from '#worker/features/decisions/decisions.service.ts';
import type { OwnedProject } from '#worker/features/projects/projects.middleware.ts';
import { openModel } from '#worker/platform/ai.ts';
import { createRepairCounts, createToolRepair } from '#worker/platform/ai-tool-repair.ts';
import type { Context } from '#worker/platform/context.ts';

const mostNoted = 12;
const notedInput = z.object({ decisions: z.array(decisionInput).check(z.maxLength(mostNoted)) });

/**
 * Asks the model once what old messages decided, and keeps it as decisions; a topic that is known keeps its decision. They belong to the
 * newest of these messages: an edit of any of them sets that one aside, too. The built-in guide has noted its answers as decisions already: with it nothing is asked.
 * @throws when the model fails or notes nothing at all; then the messages stay in the history.
 */
export async function condense(
  context: Context,
  project: OwnedProject,
  { lines, mark, abortSignal }: ToCondense & { abortSignal: AbortSignal },
): Promise<void> {
  const { settings } = context;
  if (settings.AI_PROVIDER === 'guide') return;
  const outcome = Promise.withResolvers<void>();
  outcome.promise.catch(() => {});
  let fault: unknown;
  const result = streamText({
    model: openModel({ ...context, settings: { ...settings, AI_FALLBACK: 'none' } }, createNoModel),
    instructions: writeCondensingInstructions(mostNoted),
    messages: [{ role: 'user', content: `<messages>\n${asData(lines)}\n</messages>` }],
    tools: {
      noteDecisions: tool({
        description: 'Keeps what the messages decided; an empty list when they decided nothing.',
        inputSchema: notedInput,
        execute: async ({ decisions }) => {
          const noting = noteDecisions(context, project, decisions, mark);
          noting.then(outcome.resolve, outcome.reject);
          await noting;
          return { noted: decisions.length };
        },
      }),
    },
    toolChoice: 'required',
    repairToolCall: createToolRepair(createRepairCounts()),
    maxRetries: 0,
    abortSignal,
    onError: ({ error }) => {
      fault = error;
    },
  });
  await result.consumeStream();
  outcome.reject(fault ?? new Error('the model noted nothing'));
  await outcome.promise;
}

function createNoModel(): never {
  throw new Error('condensing has no fallback');
}
