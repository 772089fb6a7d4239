import { isAboutBuilding } from '#worker/features/guide/decisions/building.rules.ts';
import { toolTopic } from '#worker/features/guide/decisions/tools.rules.ts';
import { mendContent } from '#worker/features/guide/documents/mending.rules.ts';
import { entryOf } from '#worker/features/guide/documents/registry.rules.ts';
import {
  listUnknown,
  readSavedRequirements,
  type SavedRequirements,
  writeRevision,
} from '#worker/features/guide/documents/saved-requirements.rules.ts';
import { escapeText, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { DoneCall, Turn } from '#worker/features/guide/guide-turn.rules.ts';

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

/** The newest saved requirements: those of this turn, or those that were read in it. */
export function latestRequirements(turn: Turn): SavedRequirements | undefined {
  const made = turn.calls.findLast(
    ({ tool, input, fault }) => tool === 'createDocument' && input.type === 'requirements' && fault === undefined,
  );
  if (!made) return turn.saved;
  const version = versionsOf(turn).get('requirements')?.version;
  return readSavedRequirements({ title: made.input.title, version, content: made.input.content });
}

/** What was decided since the requirements, on which a text rests that was just written; nothing when they know it all. */
export function tellBehind(turn: Turn): string {
  const saved = latestRequirements(turn);
  const unknown = saved
    ? listUnknown(turn.decisions, saved).filter((entry) => !isAboutBuilding(entry) && entry.topic !== toolTopic)
    : [];
  if (!saved || unknown.length === 0 || writeRevision(turn.brief.project, turn.decisions, saved).isUnchanged) return '';
  const [first] = unknown;
  const which =
    unknown.length === 1 && first
      ? `your last decision yet (“${escapeText(first.decision, 90).replace(/[.;,]$/, '')}”)`
      : `your last ${unknown.length} decisions yet`;
  return `${escapeText(saved.title, 80)} v${saved.version} does not know ${which}, so neither does what I wrote: say “update the requirements”, then ask me for it again.`;
}

const mostNamed = 5;

/** 'Requirements v2 and Architecture v1': what of the documents that a text rests on is there. */
export function basisOf(turn: Turn, needs: readonly string[]): string {
  const versions = versionsOf(turn);
  const named = needs.flatMap((kind) => versions.get(kind) ?? []);
  return named.length > 0
    ? joinWords(named.slice(-mostNamed).map(({ title, version }) => `${escapeText(title, 80)} v${version}`))
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
