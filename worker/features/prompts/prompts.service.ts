import { stepOfPromptType } from '#shared/document-types.ts';
import { type CreatePromptInput, excerptOf } from '#shared/documents.ts';
import type { OwnedProject } from '#worker/features/projects/projects.middleware.ts';
import { touchProject } from '#worker/features/projects/projects.service.ts';
import * as queries from '#worker/features/prompts/prompts.queries.ts';
import type { Context, ReadContext, WriteContext } from '#worker/platform/context.ts';
import { AppError } from '#worker/platform/errors.ts';
import { getText, nameOfSave, storeText, streamTexts } from '#worker/platform/objects.ts';

/**
 * Saves a prompt as the next version of its title: the body to R2, then the row (DESIGN section 3). The same `saveId` again with
 * the same text is the same version.
 * @returns the row of the version, without the body.
 */
export async function createPrompt(
  context: Context,
  project: OwnedProject,
  input: CreatePromptInput & { saveId?: string },
) {
  const { title, documentType, stepNumber, content, saveId } = input;
  const name = await nameOfSave(saveId, [documentType, title, content]);
  const body = { folder: `prompts/${project.id}`, text: content, name };
  return storeText(context.env.BODIES, body, async (objectStorageKey) => {
    const row = {
      projectId: project.id,
      title,
      stepNumber,
      documentType,
      excerpt: excerptOf(content),
      objectStorageKey,
    };
    const [, , , [prompt]] = await context.db.batch([
      touchProject(context.db, project.id),
      ...queries.insertPromptVersion(context.db, row),
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

/** Marks a prompt as used now (DESIGN section 5). @throws {AppError} prompts.not_found */
export async function markPromptUsed(ctx: WriteContext, id: string) {
  const [prompt] = await queries.markUsed(ctx.db, ctx.viewer.userId, id);
  if (!prompt) throw createPromptNotFoundError();
  return prompt;
}

/** Puts prompts without a step under the one that their kind belongs to. @returns how many titles were put, and the words for it. */
export async function organizePrompts(ctx: WriteContext, project: OwnedProject) {
  const moved = await queries.organizePrompts(ctx.db, project.id, stepOfPromptType);
  const organized = new Set(moved.map(({ title }) => title)).size;
  const message =
    organized === 0
      ? 'Every prompt has its step already.'
      : `${organized} ${organized === 1 ? 'prompt has' : 'prompts have'} found ${organized === 1 ? 'its' : 'their'} step.`;
  return { organized, message };
}

/** Which of these keys belong to a prompt: the others are nobody's. */
export async function findPromptKeys({ db }: Context, keys: string[]): Promise<string[]> {
  return (await queries.selectStorageKeys(db, keys)).map(({ key }) => key);
}

/** The latest bodies of a project's prompts for a search through them. */
export async function readPromptBodies(ctx: ReadContext, project: OwnedProject) {
  const [latest] = await ctx.read(queries.selectLatestKeys(ctx.db, project.id));
  return { version: latest.map(({ id }) => id).join(), open: () => streamTexts(ctx.env.BODIES, latest) };
}

/** A statement for another feature's batch: what the newest prompts are called. */
export const { selectPromptTitles, selectLatest: selectLatestPrompt } = queries;
