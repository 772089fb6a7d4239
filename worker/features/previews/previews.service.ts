import { renderMockup } from '#shared/mockup/mockup.ts';
import { isHtmlTitle } from '#shared/previews.ts';
import { createDocumentNotFoundError, selectDocument } from '#worker/features/documents/documents.service.ts';
import * as queries from '#worker/features/previews/previews.queries.ts';
import {
  createPreviewNotFoundError,
  type Preview,
  signPreview,
  verifyPreview,
} from '#worker/features/previews/previews-token.service.ts';
import type { FoundProject } from '#worker/features/projects/projects.middleware.ts';
import type { Context, ReadContext } from '#worker/platform/context.ts';
import { AppError } from '#worker/platform/errors.ts';
import { getText } from '#worker/platform/objects.ts';

const addressOf = async (context: Context, preview: Preview) => `/api/previews/${await signPreview(context, preview)}`;

/** The address at which the mockup of a project can be seen for ten minutes (spec 2, section 2). */
export async function openMockup(ctx: ReadContext, project: FoundProject): Promise<string> {
  const [[source]] = await ctx.read(queries.selectMockupSource(ctx.db, project.id));
  if (!source) throw createPreviewNotFoundError();
  return addressOf(ctx, { kind: 'mockup', id: source.id });
}

/**
 * The address at which a document that is a page can be seen live for ten minutes (spec 2, section 2).
 * @throws {AppError} documents.not_found; previews.not_html
 */
export async function openDocument(ctx: ReadContext, id: string): Promise<string> {
  const [[document]] = await ctx.read(selectDocument(ctx.db, ctx.viewerId, id));
  if (!document) throw createDocumentNotFoundError();
  if (!isHtmlTitle(document.title)) {
    throw new AppError('previews.not_html', 'Only a document whose title ends in .html or .htm has a live preview.');
  }
  return addressOf(ctx, { kind: 'document', id });
}

/**
 * The page behind an address, as it is at this moment. A document may run scripts, so it is only given to a frame: in a tab of its own it
 * could lead elsewhere under our name.
 * @throws {AppError} previews.expired, previews.not_found; documents.body_missing when the object is gone.
 */
export async function readPreview(context: Context, token: string, destination?: string): Promise<string> {
  const { kind, id } = await verifyPreview(context, token);
  if (kind === 'document' && destination === 'document') throw createPreviewNotFoundError();
  return kind === 'mockup' ? readMockup(context, id) : readPage(context, id);
}

async function readMockup({ db }: Context, projectId: string) {
  const [project] = await queries.selectMockupSource(db, projectId);
  if (!project) throw createPreviewNotFoundError();
  return renderMockup(project);
}

async function readPage({ db, env }: Context, documentId: string) {
  const [document] = await queries.selectPageKey(db, documentId);
  if (!document) throw createPreviewNotFoundError();
  const page = await getText(env.BODIES, document.objectStorageKey);
  if (page === null) {
    throw new AppError(
      'documents.body_missing',
      'The text of this version is missing. Go back to Launchpath: other versions may still be there.',
    );
  }
  return page;
}
