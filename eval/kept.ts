import { globSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Conversation } from './conversation.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.cache/evaluation');
/** What the texts come from: a change here makes kept conversations old. */
const sources = ['worker/features/{guide,chat}/**/*.ts', 'shared/**/*.ts', 'eval/{ideas,held-out}/*.ts'];
const fileOf = (model: string) => join(folder, `${model.replace(/[^\w.-]+/g, '-')}.json`);

/** Keeps the conversations of a whole run, for runs of some ideas to be compared with. */
export function keepConversations(model: string, conversations: Conversation[]): void {
  mkdirSync(folder, { recursive: true });
  const file = fileOf(model);
  // Another run may be reading it.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(conversations));
  renameSync(`${file}.${process.pid}`, file);
}

/** @returns the conversations of the last whole run with a model, and whether its sources have changed since; undefined without one. */
export function readKept(model: string): { conversations: Conversation[]; isOld: boolean } | undefined {
  const file = fileOf(model);
  const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (at === undefined) return undefined;
  const isOld = globSync(sources, { cwd: root }).some((path) => statSync(join(root, path)).mtimeMs > at);
  return { conversations: JSON.parse(readFileSync(file, 'utf8')) as Conversation[], isOld };
}
