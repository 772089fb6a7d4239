import * as z from 'zod/mini';
import { clientIdInput } from '#shared/client-id.ts';
import { documentTypes, promptDocumentTypes } from '#shared/document-types.ts';
import { findTitleFault } from '#shared/titles.ts';

/** D1 keeps this many characters of a body; the whole body is in R2 (DESIGN section 3). */
const excerptLength = 500;
export const maximumBodyBytes = 256 * 1024;

const titleInput = z.string().check(
  z.trim(),
  z.refine((title) => findTitleFault(title) === null, { error: ({ input }) => findTitleFault(String(input)) ?? '' }),
);

/** Whether a text is short enough to be a body. */
export const isWithinBody = (body: string) => new TextEncoder().encode(body).byteLength <= maximumBodyBytes;

const bodyInput = z.string().check(z.minLength(1), z.refine(isWithinBody, 'At most 256 KB of text'));

export const createDocumentInput = z.object({
  title: titleInput,
  type: z.enum(documentTypes),
  content: bodyInput,
});

/** What the assistant reads a saved document by. */
export const readDocumentInput = z.object({ title: titleInput });

/**
 * Body of `POST /api/projects/{projectId}/documents`: a document as its owner wrote it. `saveId` is the client's; `baseVersion` is the version
 * that was edited (0 for none): when there is a newer one by now, nothing is saved.
 */
export const saveDocumentInput = z.extend(createDocumentInput, {
  saveId: z.optional(clientIdInput),
  baseVersion: z.optional(z.number().check(z.int(), z.minimum(0))),
});
export type SaveDocumentInput = z.infer<typeof saveDocumentInput>;

export const createPromptInput = z.object({
  title: titleInput,
  content: bodyInput,
  documentType: z.enum(promptDocumentTypes),
  stepNumber: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(3))),
});
export type CreatePromptInput = z.infer<typeof createPromptInput>;

/**
 * How the assistant may send a text that is long: in parts (`hasMore`: this is not the last), or one section of the text that it sent
 * before. It stands before the text, so that a call that breaks off has said it.
 */
const partInput = { section: z.optional(z.string().check(z.minLength(1))), hasMore: z.optional(z.boolean()) };

/** What the assistant writes a document by, whole or in parts. */
export const writeDocumentInput = z.object({
  title: titleInput,
  type: z.enum(documentTypes),
  ...partInput,
  content: bodyInput,
});

/** What the assistant writes a prompt by. */
export const writePromptInput = z.object({ ...partInput, ...createPromptInput.shape });

/** Body of `POST /api/projects/{id}/prompts`: the title of a prompt that the assistant shall write. `promptId` is the client's. */
export const generatePromptInput = z.object({ title: titleInput, promptId: z.optional(clientIdInput) });
export type GeneratePromptInput = z.infer<typeof generatePromptInput>;

/** What lists show of a body: its first 500 characters. */
export function excerptOf(body: string): string {
  return Array.from(body.slice(0, excerptLength * 2))
    .slice(0, excerptLength)
    .join('');
}
