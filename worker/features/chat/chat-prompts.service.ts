import type { GeneratePromptInput } from '#shared/documents.ts';
import { callRun } from '#worker/features/chat/chat.service.ts';
import type { Message, Turn } from '#worker/features/chat/chat.table.ts';
import { madePromptOf } from '#worker/features/chat/run/turn.service.ts';
import type { OwnedProject } from '#worker/features/projects/projects.middleware.ts';
import type { WriteContext } from '#worker/platform/context.ts';
import { AppError } from '#worker/platform/errors.ts';
import { newId } from '#worker/platform/schema.ts';

/**
 * Lets the assistant write a coding prompt for a title, as a turn of the conversation that makes exactly this prompt. Counted as a
 * message whatever it answers (DESIGN section 5).
 * @returns what was made, or the answer of the run when it refused or failed.
 * @throws {AppError} prompts.not_generated when no prompt came of it; what was written instead is in the chat.
 */
export async function generatePrompt(
  ctx: WriteContext,
  project: OwnedProject,
  { title, promptId }: GeneratePromptInput,
) {
  const { userId, plan } = ctx.viewer;
  const turn: Turn = {
    projectId: project.id,
    userId,
    plan,
    content: `Write a coding prompt: ${title}`,
    queryType: 'prompt_generation',
    clientId: promptId ?? newId(),
    promptTitle: title,
  };
  const answer = await callRun(ctx, project.id, { method: 'POST', body: JSON.stringify(turn) });
  if (!answer.ok) return { refusal: answer };
  const { message } = await answer.json<{ message: Message | null }>();
  const prompt = madePromptOf(message?.parts ?? []);
  if (!prompt) throw new AppError('prompts.not_generated', explainNoPrompt(message));
  return { prompt };
}

function explainNoPrompt(message: Message | null): string {
  if (!message) return 'This was stopped before anything was written, and did not count. Please try again.';
  const notice = message.parts.find((part) => part.type === 'notice');
  if (notice) return notice.text;
  return message.state === 'stopped'
    ? 'This was stopped before the prompt was there. What was written by then is in the chat.'
    : 'The assistant needs to know more before it can write this prompt. Its reply is in the chat.';
}
