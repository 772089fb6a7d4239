import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Conversation, converse } from './conversation.ts';
import { ideas } from './ideas/all.ts';
import type { Idea } from './ideas/idea.ts';
import { type Measured, measureAll } from './measures.ts';
import { findFailures, writeReport, writeWorst } from './report.ts';

type Wish = { only?: string[]; show: boolean; out?: string; atOnce?: number };

const defaultOut = fileURLToPath(new URL('./out', import.meta.url));
const reportFile = fileURLToPath(new URL('../docs/evaluation.md', import.meta.url));
/** A model's server is asked for few things at once. */
const talksAtOnce = { guide: 8, other: 2 };

/**
 * Talks about the ideas, measures what was written and tells. Texts and what is worst of them go to `out`; all ideas with the guide
 * write docs/evaluation.md anew, any other run a report.md beside the texts.
 * @returns whether every target is met.
 */
export async function evaluate({ only, show, out = defaultOut, atOnce }: Wish): Promise<boolean> {
  const began = Date.now();
  const chosen = only ? ideas.filter(({ key }) => only.includes(key)) : ideas;
  const unknown = only?.filter((key) => !ideas.some((idea) => idea.key === key)) ?? [];
  if (unknown.length > 0) {
    console.error(`No such idea: ${unknown.join(', ')}. There are: ${ideas.map(({ key }) => key).join(', ')}`);
    return false;
  }
  const { AI_PROVIDER: provider = 'guide', AI_MODEL: modelName = '' } = process.env;
  const model = provider === 'guide' ? provider : `${provider} ${modelName}`;
  const talks = atOnce ?? (provider === 'guide' ? talksAtOnce.guide : talksAtOnce.other);
  const { conversations, log } = await withLogAside(() => talkAboutAll(chosen, talks));
  const measured = measureAll(conversations);
  for (const conversation of conversations) keepTexts(out, conversation, measured);
  writeFileSync(join(out, 'log.jsonl'), `${log.join('\n')}\n`);
  const report = writeReport(model, conversations, measured);
  const isKept = !only && provider === 'guide' && out === defaultOut && measured.length > 0;
  writeFileSync(isKept ? reportFile : join(out, 'report.md'), report);
  writeFileSync(join(out, 'worst.md'), writeWorst(conversations, measured));
  if (show)
    for (const text of measured) console.log(`\n${'='.repeat(20)} ${text.ideaKey}: ${text.kind}\n\n${text.content}`);
  console.log(report.slice(report.indexOf('## Result')));
  const failures = findFailures(conversations, measured);
  for (const failure of failures) console.error(failure);
  console.log(`${failures.length} targets missed, ${((Date.now() - began) / 1000).toFixed(0)} s`);
  return failures.length === 0 && measured.length > 0;
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

/** Writes an idea's conversation and texts, to be read. */
function keepTexts(out: string, { idea, said, decisions }: Conversation, measured: Measured[]): void {
  const folder = join(out, idea.key);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
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
