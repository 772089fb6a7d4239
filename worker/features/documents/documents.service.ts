import { type CreateDocumentInput, excerptOf } from '#shared/documents.ts';
import * as queries from '#worker/features/documents/documents.queries.ts';
import type { OwnedProject } from '#worker/features/projects/projects.middleware.ts';
import { touchProject } from '#worker/features/projects/projects.service.ts';
import type { Context, ReadContext } from '#worker/platform/context.ts';
import { AppError } from '#worker/platform/errors.ts';
import { getText, storeText } from '#worker/platform/objects.ts';

/**
 * Saves a document as the next version of its title: the body to R2 under a fresh key, then the row (DESIGN section 3).
 * @returns the row of the new version, without the body.
 */
export async function createDocument(context: Context, project: OwnedProject, input: CreateDocumentInput) {
  const { title, type, content } = input;
  const folder = `documents/${project.id}`;
  return storeText(context.env.BODIES, { folder, text: content }, async (objectStorageKey) => {
    const row = { projectId: project.id, title, type, excerpt: excerptOf(content), objectStorageKey };
    const [, [document]] = await context.db.batch([
      ...queries.insertDocumentVersion(context.db, row),
      touchProject(context.db, project.id),
    ]);
    if (!document) throw new Error('the insert of a document version answered no row');
    return document;
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

/** A statement for another feature's batch: the latest version of each title. */
export const selectDocuments = queries.selectDocuments;
