import type {
  LanguageModelV4CallOptions,
  LanguageModelV4Prompt,
  LanguageModelV4ToolResultOutput,
} from '@ai-sdk/provider';
import { parseAnswers, parseQuestions, type QueryType, startMessage } from '#shared/chat.ts';
import type { ReviewBrief } from '#shared/checkins.ts';
import {
  readSavedRequirements,
  type SavedRequirements,
} from '#worker/features/guide/documents/saved-requirements.rules.ts';

/** What the assistant is told of the project; the chat feature fills it on each turn. Plain JSON. */
export type ProjectBrief = {
  project: { name: string; description: string; currentStep: number };
  queryType: QueryType;
  decisions: { topic: string; decision: string }[];
  documents: { title: string; type: string; version: number; excerpt: string }[];
  prompts: { title: string; documentType: string }[];
  openTasks: { id: string; description: string }[];
  /** Asked from the prompts page: this turn makes one prompt with this title. */
  promptTitle?: string;
  /** A finished check-in: this turn makes one document of it and prompts for the next iteration. */
  review?: ReviewBrief;
};

/** One tool call of this turn and how it ended; `fault` is what the tool complained about. */
export type DoneCall = { tool: string; input: Record<string, unknown>; output: unknown; fault: string | undefined };

/** One call of the model: what it says, then the tools it calls. No calls ends the turn. */
export type Step = { text: string; calls: { tool: string; input: Record<string, unknown> }[] };

/** All that the guide looks at to choose what comes next. */
export type Turn = {
  brief: ProjectBrief;
  userText: string;
  lastReply: string;
  /** The questions of the newest form, in order. */
  asked: string[];
  saidThisTurn: string;
  calls: DoneCall[];
  tools: ReadonlySet<string>;
  /** In force, with what this message decides as soon as that is read. */
  decisions: ProjectBrief['decisions'];
  /** The requirements as they were saved before this turn, once they have been read in it. */
  saved: SavedRequirements | undefined;
};

/** Reads a call of the SDK: the brief, the last message of the user, and what has been done since. */
export function readTurn(options: LanguageModelV4CallOptions): Turn {
  const { prompt } = options;
  const last = prompt.findLastIndex(({ role }) => role === 'user');
  const since = last < 0 ? [] : prompt.slice(last + 1);
  const before = last < 0 ? prompt : prompt.slice(0, last);
  const calls = readCalls(since);
  const brief = readBrief(options, prompt);
  return {
    brief,
    decisions: brief.decisions,
    userText: last < 0 ? startMessage : textOf(prompt[last]).trim(),
    lastReply:
      before
        .filter(({ role }) => role === 'assistant')
        .map(textOf)
        .at(-1) ?? '',
    asked:
      before
        .filter(({ role }) => role === 'assistant')
        .map((message) => parseQuestions(textOf(message)))
        .findLast((questions) => questions.length > 0) ?? [],
    saidThisTurn: since
      .filter(({ role }) => role === 'assistant')
      .map(textOf)
      .join('\n'),
    calls,
    tools: new Set(options.toolChoice?.type === 'none' ? [] : (options.tools ?? []).map(({ name }) => name)),
    saved: calls
      .filter(({ tool, fault }) => tool === 'readDocument' && fault === undefined)
      .map(({ output }) => readSavedRequirements(output))
      .findLast((read) => read !== undefined),
  };
}

function textOf(message: LanguageModelV4Prompt[number] | undefined): string {
  if (!message) return '';
  if (message.role === 'system') return message.content;
  return message.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
}

function readCalls(messages: LanguageModelV4Prompt): DoneCall[] {
  const results = new Map<string, LanguageModelV4ToolResultOutput>();
  for (const message of messages) {
    if (message.role !== 'tool' && message.role !== 'assistant') continue;
    for (const part of message.content) if (part.type === 'tool-result') results.set(part.toolCallId, part.output);
  }
  return messages.flatMap((message) =>
    message.role !== 'assistant'
      ? []
      : message.content.flatMap((part) => {
          if (part.type !== 'tool-call') return [];
          const output = results.get(part.toolCallId);
          return [
            {
              tool: part.toolName,
              input: asRecord(part.input),
              output: output && 'value' in output ? output.value : undefined,
              fault: faultOf(output),
            },
          ];
        }),
  );
}

function asRecord(input: unknown): Record<string, unknown> {
  if (typeof input === 'string') {
    try {
      return asRecord(JSON.parse(input));
    } catch {
      return {};
    }
  }
  return typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
}

/** What a result complains about: an error part, a refusal, or a list of findings. */
function faultOf(output: LanguageModelV4ToolResultOutput | undefined): string | undefined {
  if (!output) return undefined;
  if (output.type === 'execution-denied') return output.reason ?? 'The tool was not allowed to run.';
  if (output.type === 'error-text') return output.value;
  if (output.type === 'error-json') return JSON.stringify(output.value);
  if (output.type === 'json') {
    const { findings, error } = asRecord(output.value);
    if (Array.isArray(findings) && findings.length > 0) return JSON.stringify(output.value);
    return typeof error === 'string' ? error : undefined;
  }
  return undefined;
}

function readBrief(options: LanguageModelV4CallOptions, prompt: LanguageModelV4Prompt): ProjectBrief {
  const given = asRecord(options.providerOptions?.guide).brief;
  const brief = asRecord(given) as Partial<ProjectBrief>;
  const derived = given ? undefined : deriveBrief(prompt);
  return {
    project: { name: '', description: '', currentStep: 1, ...(derived?.project ?? {}), ...(brief.project ?? {}) },
    queryType: brief.queryType ?? 'general',
    decisions: brief.decisions ?? derived?.decisions ?? [],
    documents: brief.documents ?? [],
    prompts: brief.prompts ?? [],
    openTasks: brief.openTasks ?? [],
    promptTitle: brief.promptTitle,
    review: brief.review,
  };
}

/** Without a brief: the longest message of the user is the idea, answers and recorded decisions are the rest. */
function deriveBrief(prompt: LanguageModelV4Prompt): Pick<ProjectBrief, 'project' | 'decisions'> {
  const texts = prompt
    .filter(({ role }) => role === 'user')
    .map(textOf)
    .filter((text) => text.trim() !== startMessage);
  const plain = texts.filter((text) => parseAnswers(text).length === 0);
  const description = plain.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
  const recorded = readCalls(prompt)
    .filter(({ tool }) => tool === 'recordDecision')
    .map(({ input }) => ({ topic: String(input.topic ?? ''), decision: String(input.decision ?? '') }));
  const answered = texts
    .flatMap((text) => parseAnswers(text))
    .map(({ question, answer }) => ({ topic: question, decision: answer }));
  return { project: { name: '', description, currentStep: 1 }, decisions: [...recorded, ...answered] };
}
