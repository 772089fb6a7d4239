import { type CreatePromptInput, excerptOf } from '#shared/documents.ts';
import type { OwnedProject } from '#worker/features/projects/projects.middleware.ts';
import { touchProject } from '#worker/features/projects/projects.service.ts';
import * as queries from '#worker/features/prompts/prompts.queries.ts';
import type { Context, ReadContext } from '#worker/platform/context.ts';
import { AppError } from '#worker/platform/errors.ts';
import { getText, storeText } from '#worker/platform/objects.ts';

/**
 * Saves a prompt as the next version of its title: the body to R2 under a fresh key, then the row (DESIGN section 3).
 * @returns the row of the new version, without the body.
 */
export async function createPrompt(context: Context, project: OwnedProject, input: CreatePromptInput) {
  const { title, documentType, stepNumber, content } = input;
  const folder = `prompts/${project.id}`;
  return storeText(context.env.BODIES, { folder, text: content }, async (objectStorageKey) => {
    const row = {
      projectId: project.id,
      title,
      stepNumber,
      documentType,
      excerpt: excerptOf(content),
      objectStorageKey,
    };
    const [, [prompt]] = await context.db.batch([
      ...queries.insertPromptVersion(context.db, row),
      touchProject(context.db, project.id),
    ]);
    if (!prompt) throw new Error('the insert of a prompt version answered no row');
    return prompt;
  });
}

/** One answer for a missing prompt and for somebody else's. */
export const createPromptNotFoundError = () =>
  new AppError('prompts.not_found', "The prompt could not be found or you don't have access to it.");

/**
 * One version of a prompt with its whole body.
 * @throws {AppError} prompts.not_found; prompts.body_missing when the object is gone.
 */
export async function readPrompt(ctx: ReadContext, id: string) {
  const [[row]] = await ctx.read(queries.selectPrompt(ctx.db, ctx.viewerId, id));
  if (!row) throw createPromptNotFoundError();
  const { objectStorageKey, ...prompt } = row;
  const content = await getText(ctx.env.BODIES, objectStorageKey);
  if (content === null) {
    throw new AppError(
      'prompts.body_missing',
      'The text of this version is missing. Other versions may still be there.',
    );
  }
  return { ...prompt, content };
}

/** A statement for another feature's batch: the latest version of each title. */
export const selectPrompts = queries.selectPrompts;
