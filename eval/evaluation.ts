import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Conversation, converse } from './conversation.ts';
import { findFailures } from './failures.ts';
import { heldOutIdeas } from './held-out/all.ts';
import { ideas } from './ideas/all.ts';
import type { Idea } from './ideas/idea.ts';
import { keepConversations, readKept } from './kept.ts';
import { type Measured, measureAll } from './measures.ts';
import { writeReport } from './report.ts';
import { writeWorst } from './worst.ts';

/**
 * `only` some ideas, which are compared with all others from the last whole run, with `fresh` ones, or `alone` with each other; `show` their
 * texts, which those of ideas that are held out are kept from without `heldOut`.
 */
type Wish = {
  only?: string[];
  show: boolean;
  heldOut: boolean;
  alone: boolean;
  fresh: boolean;
  out?: string;
  atOnce?: number;
};

const defaultOut = fileURLToPath(new URL('./out', import.meta.url));
const reportFile = fileURLToPath(new URL('../docs/evaluation.md', import.meta.url));
/** A model's server is asked for few things at once. */
const talksAtOnce = { guide: 8, other: 2 };

/**
 * Talks about the ideas, measures what was written and tells. Texts and what is worst of them go to `out`; all ideas with the guide
 * write docs/evaluation.md anew, any other run a report.md beside the texts.
 * @returns whether every target is met.
 */
export async function evaluate(wish: Wish): Promise<boolean> {
  const began = Date.now();
  const { only, out = defaultOut } = wish;
  const all = [...ideas, ...heldOutIdeas];
  const chosen = only ? all.filter(({ key }) => only.includes(key)) : all;
  const refused = refuse(wish, chosen);
  if (refused) {
    console.error(refused);
    return false;
  }
  const { AI_PROVIDER: provider = 'guide', AI_MODEL: modelName = '' } = process.env;
  const model = provider === 'guide' ? provider : `${provider} ${modelName}`;
  const atOnce = wish.atOnce ?? (provider === 'guide' ? talksAtOnce.guide : talksAtOnce.other);
  const { others, note } = only && !wish.alone && !wish.fresh ? findOthers(model, only) : { others: [], note: '' };
  const talks = only && !wish.alone && others.length === 0 ? all : chosen;
  const { conversations, log } = await withLogAside(() => talkAboutAll(talks, atOnce));
  if (talks === all) keepConversations(model, conversations);
  const own = conversations.filter(({ idea }) => chosen.includes(idea));
  const measured = measureAll(
    [...conversations, ...others],
    chosen.map(({ key }) => key),
  );
  const isShown = ({ idea }: Conversation) => wish.heldOut || !idea.isHeldOut;
  for (const conversation of own) keepTexts(out, conversation, isShown(conversation) ? measured : undefined);
  writeFileSync(join(out, 'log.jsonl'), `${log.join('\n')}\n`);
  const report = writeReport(model, own, measured);
  const isKept = !only && provider === 'guide' && out === defaultOut && measured.length > 0;
  writeFileSync(isKept ? reportFile : join(out, 'report.md'), report);
  writeFileSync(join(out, 'worst.md'), writeWorst(own, measured));
  if (wish.show)
    for (const text of measured.filter(({ isHeldOut }) => wish.heldOut || !isHeldOut))
      console.log(`\n${'='.repeat(20)} ${text.ideaKey}: ${text.kind}\n\n${text.content}`);
  console.log(report.slice(report.indexOf('## Result')));
  if (note) console.log(note);
  const failures = findFailures(own, measured);
  for (const { at, what, isHeldOut } of failures) if (wish.heldOut || !isHeldOut) console.error(`${at}: ${what}`);
  console.log(`${failures.length} targets missed, ${((Date.now() - began) / 1000).toFixed(0)} s`);
  return failures.length === 0 && measured.length > 0;
}

/** @returns why a wish is not granted: an idea that is none, or one that nobody may look at. */
function refuse({ only = [], show, heldOut }: Wish, chosen: Idea[]): string | undefined {
  const unknown = only.filter((key) => !chosen.some((idea) => idea.key === key));
  if (unknown.length > 0)
    return `No such idea: ${unknown.join(', ')}. There are: ${ideas.map(({ key }) => key).join(', ')}`;
  const kept = only.length > 0 && show && !heldOut ? chosen.filter(({ isHeldOut }) => isHeldOut) : [];
  if (kept.length > 0)
    return `Held out, so that nobody tunes for it: ${kept.map(({ key }) => key).join(', ')}. Give --held-out too if you must see it, and replace it then.`;
  return undefined;
}

/** The conversations of the last whole run about all but `only`, and what is to be said of them. */
function findOthers(model: string, only: string[]): { others: Conversation[]; note: string } {
  const kept = readKept(model);
  return {
    others: kept?.conversations.filter(({ idea }) => !only.includes(idea.key)) ?? [],
    note: kept?.isOld
      ? 'Compared with texts of an older state of the sources: what was reworded since looks like nobody else’s. --fresh talks about all ideas anew.'
      : '',
  };
}

/** Keeps the product's own log of each turn off the console, which is for the figures. */
async function withLogAside(talk: () => Promise<Conversation[]>) {
  const print = console.log;
  const log: string[] = [];
  console.log = (line) => log.push(String(line));
  try {
    return { conversations: await talk(), log };
  } finally {
    console.log = print;
  }
}

async function talkAboutAll(chosen: Idea[], atOnce: number): Promise<Conversation[]> {
  const conversations: Conversation[] = [];
  const waiting = [...chosen.entries()];
  const talkOn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) conversations[next[0]] = await converse(next[1]);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, chosen.length) }, talkOn));
  return conversations;
}

/** Writes an idea's conversation and texts, to be read; without `measured` it takes away what an earlier run may have left. */
function keepTexts(out: string, { idea, said, decisions }: Conversation, measured: Measured[] | undefined): void {
  const folder = join(out, idea.key);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(measured ? folder : out, { recursive: true });
  if (!measured) return;
  const talk = said.map(({ by, text }) => `**${by}**\n\n${text}`).join('\n\n---\n\n');
  const kept = decisions.map(({ topic, decision }) => `- ${topic}: ${decision}`).join('\n');
  writeFileSync(
    join(folder, 'conversation.md'),
    `# ${idea.name}\n\n${idea.description}\n\n---\n\n${talk}\n\n## Decisions\n\n${kept}\n`,
  );
  for (const { kind, title, content, of, ideaKey } of measured) {
    if (ideaKey !== idea.key) continue;
    const name = `${of} ${kind}${of === 'prompt' ? ` ${title}` : ''}`
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 80);
    writeFileSync(join(folder, `${name}.md`), content);
  }
}
