import type { MessagePart } from '#shared/chat.ts';
import type { CreatePromptInput, SaveDocumentInput } from '#shared/documents.ts';
import { type KeptText, longest } from '#worker/features/chat/texts/parts.rules.ts';
import { createDocument } from '#worker/features/documents/documents.service.ts';
import type { OwnedProject } from '#worker/features/projects/projects.middleware.ts';
import { createPrompt } from '#worker/features/prompts/prompts.service.ts';
import type { Context } from '#worker/platform/context.ts';
import { logError } from '#worker/platform/errors.ts';

/** A text of the model, with the id that makes saving it again the same version. */
export type UnsavedText = { saveId: string } & Omit<KeptText, 'content'> &
  ({ document: DocumentText } | { prompt: CreatePromptInput });
type DocumentText = Pick<SaveDocumentInput, 'type' | 'title' | 'content'>;

/**
 * The texts that are not saved yet, or that went back to the model to be mended and did not come again, by the name that a person
 * knows them by.
 */
export type UnsavedTexts = Map<string, UnsavedText>;

export const nameOf = (text: UnsavedText) =>
  'document' in text ? `document “${text.document.title}”` : `prompt “${text.prompt.title}”`;

/** What is kept of a text, whichever kind it is. */
export function textOf(text: UnsavedText): KeptText {
  const { content } = 'document' in text ? text.document : text.prompt;
  return { content, isOpen: text.isOpen, before: text.before, sections: text.sections };
}

/** The same text with what is kept of it now. */
export function withText(text: UnsavedText, { content, isOpen, before, sections }: KeptText): UnsavedText {
  const kept = {
    saveId: text.saveId,
    ...(isOpen && { isOpen }),
    ...(before !== undefined && { before }),
    ...(sections && { sections }),
  };
  return 'document' in text
    ? { ...kept, document: { ...text.document, content } }
    : { ...kept, prompt: { ...text.prompt, content } };
}

export type Saving = {
  unsaved: UnsavedTexts;
  onPart: (part: MessagePart) => Promise<void>;
};

/**
 * Saves a text and shows its card, which says so when the end is missing. In the same keep of the record it leaves the unsaved ones and
 * gets the card.
 */
export async function saveText(
  context: Context,
  project: OwnedProject,
  { unsaved, onPart }: Saving,
  text: UnsavedText,
) {
  const showSaved = async (part: MessagePart) => {
    if (unsaved.get(nameOf(text)) === text) unsaved.delete(nameOf(text));
    await onPart(part);
  };
  const { saveId, isOpen } = text;
  const content = longest(textOf(text));
  const isCut = isOpen && content === textOf(text).content;
  const cut = isCut && { isCut };
  if ('document' in text) {
    const { type: documentType } = text.document;
    const { id, title, version } = await createDocument(context, project, { ...text.document, content, saveId });
    const name = version === 1 ? title : `Version ${version} of ${title}`;
    const message = `${name} is in your documents${isCut ? ', without its end: the reply stopped before it was written' : ''}.`;
    await showSaved({ type: 'documentCreated', documentId: id, title, documentType, version, message, ...cut });
    return { id, title, version };
  }
  const { documentType } = text.prompt;
  const { id, title, version } = await createPrompt(context, project, { ...text.prompt, content, saveId });
  await showSaved({ type: 'promptCreated', promptId: id, title, documentType, version, ...cut });
  return { id, title, version };
}

/**
 * Saves what is left when a run ends: a person must not lose a text. Of one that can't be saved the reply tells.
 * @throws when one can't be saved and `mayComeBack`: then it is left for the next time.
 */
export async function saveUnsaved(
  context: Context,
  project: OwnedProject,
  saving: Saving,
  { mayComeBack = false } = {},
): Promise<void> {
  const texts = [...saving.unsaved.values()];
  const results = await Promise.allSettled(texts.map((text) => saveText(context, project, saving, text)));
  for (const [index, result] of results.entries()) {
    const left = texts[index];
    if (result.status === 'fulfilled' || !left) continue;
    if (mayComeBack) throw result.reason;
    logError('text_not_saved', context.requestId, result.reason);
    saving.unsaved.delete(nameOf(left));
    const text = `The ${nameOf(left)} could not be saved. Please ask for it once more: this message did not count.`;
    await saving.onPart({ type: 'notice', text });
  }
}
