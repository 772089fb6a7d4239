import { useState } from 'react';

/** What a person adds to a group of tasks. It stays in this browser and is never sent (spec 2, section 2). */
export type CustomContent = { userNotes: string; customDocumentUrl: string; customPrompts: string[] };

const noCustomContent: CustomContent = { userNotes: '', customDocumentUrl: '', customPrompts: [] };

/** Not a draft: it is saved on purpose, and outlives a sign-out. */
const keyOf = (place: string) => `custom:${place}`;

function readCustomContent(place: string): CustomContent {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null');
    return stored && typeof stored === 'object' ? { ...noCustomContent, ...stored } : noCustomContent;
  } catch {
    return noCustomContent;
  }
}

/** @returns whether the browser took it. */
function writeCustomContent(place: string, content: CustomContent): boolean {
  try {
    if (isEmpty(content)) localStorage.removeItem(keyOf(place));
    else localStorage.setItem(keyOf(place), JSON.stringify(content));
    return true;
  } catch {
    return false;
  }
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
  const [content, setContent] = useState(() => readCustomContent(place));
  const save = (next: CustomContent) => {
    const isSaved = writeCustomContent(place, next);
    if (isSaved) setContent(next);
    return isSaved;
  };
  return [content, save];
}
