import { useState } from 'react';
import { readStored, writeStored } from '#web/lib/stored.ts';

/** What a person adds to a group of tasks. It stays in this browser and is never sent (spec 2, section 2). */
export type CustomContent = { userNotes: string; customDocumentUrl: string; customPrompts: string[] };

/** Not a draft: it is saved on purpose, and outlives a sign-out. */
const keyOf = (place: string) => `custom:${place}`;

/** What of a stored value is custom content: the rest is left out, whoever wrote it. */
export function toCustomContent(stored: unknown): CustomContent {
  const { userNotes, customDocumentUrl, customPrompts }: Record<string, unknown> = { ...(stored as object | null) };
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    userNotes: text(userNotes),
    customDocumentUrl: text(customDocumentUrl),
    customPrompts: Array.isArray(customPrompts) ? customPrompts.map(text).filter(Boolean) : [],
  };
}

export function isEmpty({ userNotes, customDocumentUrl, customPrompts }: CustomContent): boolean {
  return !userNotes.trim() && !customDocumentUrl.trim() && customPrompts.length === 0;
}

/** The address if it is one of the web; anything else that was typed is text. */
export function readWebAddress(text: string): string | null {
  try {
    const { protocol, href } = new URL(text.trim());
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}

/** What was added at a place (user, project and group), and how to save it: false when the browser has no room. */
export function useCustomContent(place: string): [CustomContent, (content: CustomContent) => boolean] {
  const [content, setContent] = useState(() => toCustomContent(readStored(keyOf(place))));
  const save = (next: CustomContent) => {
    const isSaved = writeStored(keyOf(place), isEmpty(next) ? null : next);
    if (isSaved) setContent(next);
    return isSaved;
  };
  return [content, save];
}
