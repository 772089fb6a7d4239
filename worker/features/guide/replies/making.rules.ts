import { mendContent } from '#worker/features/guide/documents/mending.rules.ts';
import { entryOf } from '#worker/features/guide/documents/registry.rules.ts';
import { escapeText, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { DoneCall, Turn } from '#worker/features/guide/guide-turn.rules.ts';

/** One call of the model: what it says, then the tools it calls. No calls ends the turn. */
export type Step = { text: string; calls: { tool: string; input: Record<string, unknown> }[] };

/** The check sends a text back twice; the third time it is saved with what remains. */
export const mostAttempts = 3;

/** The newest version of each document by its kind, those of this turn included. */
function versionsOf(turn: Turn): Map<string, { title: string; version: number }> {
  const found = new Map(turn.brief.documents.map(({ title, type, version }) => [type, { title, version }]));
  for (const { tool, input, output, fault } of turn.calls) {
    if (tool !== 'createDocument' || fault !== undefined) continue;
    const [title, type] = [String(input.title ?? ''), String(input.type ?? '')];
    const told =
      typeof output === 'object' && output !== null && 'version' in output ? Number(output.version) : Number.NaN;
    const before = turn.brief.documents.find((document) => document.title === title)?.version ?? 0;
    found.set(type, { title, version: Number.isInteger(told) ? told : before + 1 });
  }
  return found;
}

/** 'Requirements v2 and Architecture v1': what of the documents that a text rests on is there. */
export function basisOf(turn: Turn, needs: readonly string[]): string {
  const versions = versionsOf(turn);
  const named = needs.flatMap((kind) => versions.get(kind) ?? []);
  return named.length > 0
    ? joinWords(named.slice(-3).map(({ title, version }) => `${escapeText(title, 80)} v${version}`))
    : 'the description of the idea and the answers so far';
}

/** The calls of this turn that tried to save under a title. */
export function callsFor(turn: Turn, tool: string, title: string): DoneCall[] {
  return turn.calls.filter((call) => call.tool === tool && call.input.title === title);
}

/** The text after the findings of each attempt; their line numbers are those of the text before. */
export function mendAll(content: string, calls: DoneCall[]): string {
  return calls.reduce((text, { fault }) => mendContent(text, fault ?? ''), content);
}

/** The title under which a kind of document lives in this project, so that a revision is a new version and not a second one. */
export function titleFor(turn: Turn, kind: string): string {
  return turn.brief.documents.find(({ type }) => type === kind)?.title ?? entryOf(kind)?.title ?? 'Document';
}
