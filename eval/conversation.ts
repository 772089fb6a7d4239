import { AsyncLocalStorage } from 'node:async_hooks';
import { registerTelemetry } from 'ai';
import { chooseQueryType, formatAnswers, type MessagePart, type Question, startMessage } from '#shared/chat.ts';
import { documents } from '#worker/features/documents/documents.table.ts';
import { asksReading } from '#worker/features/guide/product/reading-question.rules.ts';
import { prompts } from '#worker/features/prompts/prompts.table.ts';
import { type Ask, asks } from './asks.ts';
import type { Idea } from './ideas/idea.ts';
import { openPlatform } from './local-platform.ts';

/** A document or prompt that came of asking for a `kind`. */
export type Written = { kind: string; of: Ask['of']; type: string; title: string; content: string };
/** What a conversation cost: calls of the model, tokens, texts that the check sent back, and faults of calls or tools. */
type Cost = { calls: number; inputTokens: number; outputTokens: number; sentBack: number; faults: number };
export type Conversation = {
  idea: Idea;
  written: Written[];
  missing: { ask: Ask; reply: string }[];
  decisions: { topic: string; decision: string }[];
  cost: Cost;
  said: { by: 'person' | 'assistant'; text: string }[];
};

const mostForms = 3;
const costs = new AsyncLocalStorage<Cost>();

/** The AI SDK's own account of every call; it also hears what a tool sent back, which no reply shows. */
registerTelemetry({
  onStepEnd: ({ usage }) => {
    const cost = costs.getStore();
    if (!cost) return;
    cost.calls += 1;
    cost.inputTokens += usage.inputTokens ?? 0;
    cost.outputTokens += usage.outputTokens ?? 0;
  },
  onToolExecutionEnd: ({ toolOutput }) => {
    const cost = costs.getStore();
    if (!cost) return;
    if (toolOutput.type === 'tool-error') cost.faults += 1;
    else if ((toolOutput.output as { saved?: boolean } | undefined)?.saved === false) cost.sentBack += 1;
  },
});

/**
 * A whole conversation about an idea as a person has it: the start, the forms answered, then every document and prompt asked for.
 * Runs on the product's own `ReplyRun`, instructions, tools and check, with the model that the environment names.
 */
export function converse(idea: Idea): Promise<Conversation> {
  const cost: Cost = { calls: 0, inputTokens: 0, outputTokens: 0, sentBack: 0, faults: 0 };
  return costs.run(cost, () => talk(idea, cost));
}

async function talk(idea: Idea, cost: Cost): Promise<Conversation> {
  const { key: id, name, description } = idea;
  const platform = await openPlatform({ id, name, description });
  const conversation: Conversation = { idea, written: [], missing: [], decisions: [], cost, said: [] };
  const made: MessagePart[] = [];
  const replies: { ask: Ask; reply: { content: string; parts: MessagePart[] } }[] = [];
  let turns = 0;

  /** @returns the reply; a turn that failed is a reply without parts. */
  const say = async (content: string) => {
    turns += 1;
    const clientId = `turn-${String(turns).padStart(4, '0')}`;
    const answer = await platform.send({ content, queryType: chooseQueryType(content), clientId });
    const { message } = (await answer.json()) as { message: { content: string; parts: MessagePart[] } | string | null };
    if (!answer.ok) cost.faults += 1;
    const reply = message && typeof message === 'object' ? message : { content: String(message), parts: [] };
    conversation.said.push({ by: 'person', text: content }, { by: 'assistant', text: reply.content });
    made.push(...reply.parts);
    for (const part of reply.parts) if (part.type === 'decision') conversation.decisions.push(part);
    return reply;
  };

  /** Answers forms until none is open. @returns the last reply, with the parts of all. */
  const finishForms = async (reply: Awaited<ReturnType<typeof say>>) => {
    const parts = [...reply.parts];
    let last = reply;
    for (let form = 0; form < mostForms; form += 1) {
      const questions = last.parts.find((part) => part.type === 'questions')?.questions;
      if (!questions) break;
      last = await say(answerForm(idea, questions));
      parts.push(...last.parts);
    }
    return { content: last.content, parts };
  };

  /** What came of `ask`: the newest version of a document of its type, or the prompts of its own reply. */
  const collect = async (ask: Ask, parts: MessagePart[]) => {
    const answers = (ask.of === 'document' ? made : parts).filter((part) => isAnswerTo(ask, part));
    for (const part of ask.of === 'document' ? answers.slice(-1) : answers) {
      if (part.type !== 'documentCreated' && part.type !== 'promptCreated') continue;
      const { title, documentType: type } = part;
      const content =
        part.type === 'documentCreated'
          ? await platform.readBody(documents, part.documentId)
          : await platform.readBody(prompts, part.promptId);
      conversation.written.push({ kind: ask.kind, of: ask.of, type, title, content });
    }
    return answers.length > 0;
  };

  await finishForms(await say(startMessage));
  for (const ask of asks) {
    let reply = await say(ask.words);
    const asksBack = reply.parts.some(({ type }) => type === 'questions');
    if (asksBack) reply = await finishForms(reply);
    if (asksBack && !reply.parts.some((part) => isAnswerTo(ask, part))) reply = await say(ask.words);
    replies.push({ ask, reply });
    if (ask.kind !== 'requirements' || !idea.secondThoughts) continue;
    const noted = await finishForms(await say(idea.secondThoughts));
    if (/\bShall I revise\b[^?]*\?/.test(noted.content)) await finishForms(await say('Yes, please revise them.'));
    // Whoever changes their mind wants what was written before to agree with it.
    for (const { ask: earlier } of replies.slice(0, -1)) await say(earlier.words);
  }
  for (const { ask, reply } of replies)
    if (!(await collect(ask, reply.parts)) && !(ask.isForPages && idea.isNoPage))
      conversation.missing.push({ ask, reply: reply.content });
  return conversation;
}

const isAnswerTo = ({ of, types }: Ask, part: MessagePart) =>
  (part.type === 'documentCreated' || part.type === 'promptCreated') &&
  part.type === `${of}Created` &&
  types.includes(part.documentType);

/**
 * What this person answers: their own words or their outline where they have one, else the recommended option. Whoever corrects the lines
 * leaves the choices beside them, which are about what was read before.
 */
function answerForm({ name, answers = {}, outline }: Idea, questions: Question[]): string {
  const isCorrected =
    outline !== undefined && questions.some(({ question }) => asksReading(question, name) !== undefined);
  return formatAnswers(
    questions.map(({ question, options }) => {
      const isReading = asksReading(question, name) !== undefined;
      const own = isReading
        ? outline
        : Object.entries(answers).find(([word]) => question.toLowerCase().includes(word))?.[1];
      const recommended = options.find((option) => option.recommended) ?? options[0];
      return { question, answer: own ?? (isCorrected ? '' : recommended?.label) ?? '' };
    }),
  );
}
