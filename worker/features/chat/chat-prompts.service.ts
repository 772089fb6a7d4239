import type { GeneratePromptInput } from '#shared/documents.ts';
import { explainNothingMade, runTurnFor } from '#worker/features/chat/chat.service.ts';
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
  const { refusal, reply } = await runTurnFor(ctx, project, {
    content: `Write a coding prompt: ${title}`,
    queryType: 'prompt_generation',
    clientId: promptId ?? newId(),
    promptTitle: title,
  });
  if (refusal) return { refusal };
  const prompt = madePromptOf(reply?.parts ?? []);
  if (!prompt) throw new AppError('prompts.not_generated', explainNothingMade(reply, 'prompt'));
  return { prompt };
}
