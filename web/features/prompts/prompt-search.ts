import { promptDocumentTypes } from '#shared/document-types.ts';
import { readId, readText } from '#web/lib/address.ts';

/** What a prompt is for; a type that is none of ours is 'general'. In the order in which groups stand. */
export const promptKinds = [...promptDocumentTypes, 'general'] as const;
export type PromptKind = (typeof promptKinds)[number];

export const promptStatuses = ['draft', 'used'] as const;
export type PromptStatus = (typeof promptStatuses)[number];

/** The highest step that an address may ask for. */
const highestStep = 5;

/** The prompts page's address: what is looked for, what the list is narrowed to, or the one prompt that is open. Defaults are left out. */
export type PromptSearch = { q?: string; step?: number; type?: PromptKind; status?: PromptStatus; prompt?: string };
export type PromptFilter = Pick<PromptSearch, 'step' | 'type' | 'status'>;

/** The address's parameters as far as they are valid; the rest is undefined. */
export function readPromptSearch(search: Record<string, unknown>): PromptSearch {
  const step = /^\d$/.test(readText(search.step) ?? '') ? Number(search.step) : undefined;
  return {
    q: readText(search.q),
    step: step !== undefined && step <= highestStep ? step : undefined,
    type: promptKinds.find((kind) => kind === search.type),
    status: promptStatuses.find((status) => status === search.status),
    prompt: readId(search.prompt),
  };
}
