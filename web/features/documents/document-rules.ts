import { maximumBodyBytes } from '#shared/documents.ts';
import { findTitleFault } from '#shared/titles.ts';
import type { DocumentText } from '#web/features/documents/document-draft.ts';
import { validation } from '#web/features/documents/messages.ts';

const largestKb = maximumBodyBytes / 1024;
/** From here on the writer is told how much room is left. */
const nearKb = largestKb * 0.8;

/** What is wrong with each field, in the words for its writer. */
export type DocumentFaults = Partial<Record<keyof DocumentText, string>>;

const kbOf = (text: string) => new TextEncoder().encode(text).byteLength / 1024;

/** The faults that the server would refuse the document for. */
export function findFaults({ title, content }: DocumentText): DocumentFaults {
  const titleFault = findTitleFault(title);
  return {
    ...(titleFault !== null && { title: titleFault }),
    ...(content.trim() === '' && { content: validation.noText }),
    ...(kbOf(content) > largestKb && { content: validation.longText }),
  };
}

/** '230 of 256 KB' for a text that is near the limit or over it; null for a shorter one. */
export function describeSize(content: string): string | null {
  // A text has at least as many bytes as characters, and most have hardly more.
  if (content.length * 4 < nearKb * 1024) return null;
  const kb = kbOf(content);
  return kb < nearKb ? null : `${Math.ceil(kb)} of ${largestKb} KB`;
}
