import type * as z from 'zod/mini';
import type { readDocumentInput } from '#shared/documents.ts';
import { mostReadTokens } from '#worker/features/chat/context/project-data.rules.ts';
import { type UnsavedText, withText } from '#worker/features/chat/texts/saving.service.ts';
import { selectDecisionsSince } from '#worker/features/decisions/decisions.service.ts';
import { readBody, selectLatest, writtenAt } from '#worker/features/documents/documents.service.ts';
import type { OwnedProject } from '#worker/features/projects/projects.middleware.ts';
import { selectLatestPrompt } from '#worker/features/prompts/prompts.service.ts';
import { cutToTokens, estimateTokens } from '#worker/platform/ai-tokens.ts';
import type { Context } from '#worker/platform/context.ts';

const mostDecisionsTold = 40;

/**
 * Reads saved documents for the model, whole, with the decisions that the version cannot know, and prompts; one after the other, and
 * together within the tokens that a reply has for it (what is read stays in its context to the end).
 */
export function createReader(context: Context, project: OwnedProject) {
  let left = mostReadTokens;
  return async ({ title }: z.infer<typeof readDocumentInput>) => {
    const { db } = context;
    const [[document], changed, [prompt]] = await db.batch([
      selectLatest(db, project.id, title),
      selectDecisionsSince(db, project.id, writtenAt(db, project.id, title), mostDecisionsTold),
      selectLatestPrompt(db, project.id, title),
    ]);
    const found = document ?? prompt;
    if (!found)
      return {
        error: 'No document or prompt has this title: take one of documents or prompts in the data, to the letter.',
      };
    const { objectStorageKey, ...told } = found;
    const whole = await readBody(context, objectStorageKey);
    if (whole === null) return { error: 'The text of this version is missing; other documents may be there.' };
    const content = cutToTokens(whole, left);
    left -= Math.min(left, estimateTokens(content));
    const plain = (isBack: boolean) =>
      changed
        .toReversed()
        .filter(({ isTakenBack }) => Boolean(isTakenBack) === isBack)
        .map(({ topic, decision }) => ({ topic, decision }));
    const [decisionsSince, takenBack] = [plain(false), plain(true)];
    return {
      ...told,
      content,
      ...(content !== whole && { cut: tellCut(content.length, whole.length) }),
      ...(document && decisionsSince.length > 0 && { decisionsSince }),
      ...(document && takenBack.length > 0 && { decisionsTakenBack: takenBack }),
    };
  };
}

/** The text of the newest saved version of what the model writes anew, for a call that changes a section of it. */
export async function readSaved(
  context: Context,
  project: OwnedProject,
  text: UnsavedText,
): Promise<UnsavedText | undefined> {
  const { db } = context;
  const [found] =
    'document' in text
      ? await selectLatest(db, project.id, text.document.title)
      : await selectLatestPrompt(db, project.id, text.prompt.title);
  const content = found && (await readBody(context, found.objectStorageKey));
  return typeof content === 'string' ? withText(text, { content }) : undefined;
}

const tellCut = (shown: number, whole: number) =>
  `These are the first ${shown} of ${whole} characters; the rest does not fit into this reply. Do not guess what stands there.`;
