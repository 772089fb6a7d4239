import { readStored, writeStored } from '#web/lib/stored.ts';

export type WelcomeKind = 'first' | 'step' | 'back';
/** What this browser remembers of a person's visits to a conversation; `shownOn` is the day of this session's last welcome. */
type WelcomeMemory = { lastStep: number | null; dismissed: boolean; shownOn: string | null };

const fewMessages = 3;
const keyOf = (userId: string, projectId: string) => `welcome:${userId}:${projectId}`;

/**
 * Which welcome a visit begins with, or null (spec 2, section 2): with at most one message, in a step that was not seen before or is
 * not that of the last visit, or not yet today in this session with at most three messages. Put away, it stays away until one of the
 * last two brings it.
 */
export function chooseWelcome({
  messageCount,
  step,
  today,
  memory: { lastStep, dismissed, shownOn },
}: {
  messageCount: number;
  step: number;
  today: string;
  memory: WelcomeMemory;
}): WelcomeKind | null {
  if (lastStep !== null && lastStep !== step) return 'step';
  const isNewToday = shownOn !== today && messageCount <= fewMessages;
  const isUnseen = lastStep === null || messageCount <= 1;
  if (!isNewToday && (dismissed || !isUnseen)) return null;
  // A long conversation was begun on another device.
  return lastStep === null && messageCount <= fewMessages ? 'first' : 'back';
}

/** What is remembered: most of it for good, the day of the welcome as long as the session. */
export function readWelcomeMemory(userId: string, projectId: string): WelcomeMemory {
  const key = keyOf(userId, projectId);
  const kept = readStored(key) as Partial<WelcomeMemory> | null;
  const shownOn = readStored(key, 'session');
  return {
    lastStep: typeof kept?.lastStep === 'number' ? kept.lastStep : null,
    dismissed: kept?.dismissed === true,
    shownOn: typeof shownOn === 'string' ? shownOn : null,
  };
}

/** Keeps what a visit changes. @returns whether the browser did: a welcome that can't be remembered would come every time. */
export function keepWelcomeMemory(userId: string, projectId: string, { shownOn, ...kept }: WelcomeMemory): boolean {
  const key = keyOf(userId, projectId);
  return writeStored(key, kept) && writeStored(key, shownOn, 'session');
}
