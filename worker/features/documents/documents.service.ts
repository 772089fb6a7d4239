import { listGivenIds } from '#shared/document-check/document-check.ts';
import { excerptOf, type SaveDocumentInput } from '#shared/documents.ts';
import * as queries from '#worker/features/documents/documents.queries.ts';
import type { OwnedProject } from '#worker/features/projects/projects.middleware.ts';
import { touchProject } from '#worker/features/projects/projects.service.ts';
import type { Context, ReadContext } from '#worker/platform/context.ts';
import { AppError, logError } from '#worker/platform/errors.ts';
import { getText, nameOfSave, storeText, streamTexts } from '#worker/platform/objects.ts';

/**
 * Saves a document as the next version of its title: the body to R2, then the row (DESIGN section 3). The same `saveId` again with
 * the same text is the same version; with another text it is another save.
 * @returns the row of the version, without the body.
 * @throws {AppError} documents.newer_version when `baseVersion` is not the newest any more.
 */
export async function createDocument(context: Context, project: OwnedProject, input: SaveDocumentInput) {
  const { title, type, content, saveId, baseVersion } = input;
  const { db, env } = context;
  const name = await nameOfSave(saveId, [type, title, content]);
  const body = { folder: `documents/${project.id}`, text: content, name };
  return storeText(env.BODIES, body, async (objectStorageKey) => {
    const row = { projectId: project.id, title, type, excerpt: excerptOf(content), objectStorageKey };
    const { mayFollow, statements } = queries.insertDocumentVersion(db, row, baseVersion);
    const [, , , [document]] = await db.batch([touchProject(db, project.id, mayFollow), ...statements]);
    if (document) return document;
    // What stays behind is the daily sweep's; the writer is to hear of the newer version.
    await env.BODIES.delete(objectStorageKey).catch((error) => logError('body_leftover', context.requestId, error));
    throw new AppError(
      'documents.newer_version',
      'There is a newer version of this document by now. Yours is not saved over it: compare the two, then save again.',
    );
  });
}

/** One answer for a missing document and for somebody else's. */
export const createDocumentNotFoundError = () =>
  new AppError('documents.not_found', "The document could not be found or you don't have access to it.");

/**
 * One version of a document with its whole body.
 * @throws {AppError} documents.not_found; documents.body_missing when the object is gone.
 */
export async function readDocument(ctx: ReadContext, id: string) {
  const [[row]] = await ctx.read(queries.selectDocument(ctx.db, ctx.viewerId, id));
  if (!row) throw createDocumentNotFoundError();
  const { objectStorageKey, ...document } = row;
  const content = await getText(ctx.env.BODIES, objectStorageKey);
  if (content === null) {
    throw new AppError(
      'documents.body_missing',
      'The text of this version is missing. Other versions may still be there.',
    );
  }
  return { ...document, content };
}

/** A stored body, for a feature that has read the row; null when the object is gone. */
export const readBody = ({ env }: Context, objectStorageKey: string) => getText(env.BODIES, objectStorageKey);

/** Which of these keys belong to a document: the others are nobody's. */
export async function findDocumentKeys({ db }: Context, keys: string[]): Promise<string[]> {
  return (await queries.selectStorageKeys(db, keys)).map(({ key }) => key);
}

/** The ids that a stored requirements document, architecture or plan gives; none when the object is gone. */
export async function readGivenIds(
  { env }: Context,
  { type, objectStorageKey }: { type: string; objectStorageKey: string },
): Promise<string[]> {
  return listGivenIds({ type, content: (await getText(env.BODIES, objectStorageKey)) ?? '' });
}

/** The latest bodies of a project's documents for a search through them. @returns a JSON array of `{id, content}`, as it is read. */
export async function readDocumentBodies(ctx: ReadContext, project: OwnedProject) {
  const [latest] = await ctx.read(queries.selectLatestKeys(ctx.db, project.id));
  return { version: latest.map(({ id }) => id).join(), open: () => streamTexts(ctx.env.BODIES, latest) };
}

/**
 * Statements for another feature's batch: one version, if it is the viewer's; what the last written are called and begin with; where
 * the latest that give ids are stored; the latest version of a title, and when it was written; the newest requirements.
 */
export const { selectDocument, selectExcerpts, selectLatest, selectRequirements, writtenAt } = queries;
