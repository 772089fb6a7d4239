import { hasToolCall, isStepCount, type ModelMessage, streamText, tool } from 'ai';
import * as z from 'zod/mini';
import { decisionInput, type Question, questionsInput } from '#shared/chat.ts';
import { createDocumentInput, createPromptInput, readDocumentInput } from '#shared/documents.ts';
import { createGuideModel, type ProjectBrief } from '#worker/features/guide/guide.model.ts';

export type Outcome = {
  text: string;
  steps: number;
  /** The tools that changed or asked something, in their order, and the titles that were read. */
  order: string[];
  reads: string[];
  questions: Question[];
  decisions: { topic: string; decision: string; isTakenBack?: boolean | undefined }[];
  documents: { title: string; type: string; content: string }[];
  prompts: { title: string; documentType: string; content: string }[];
  messages: ModelMessage[];
};

/** A brief with nothing in it but an idea. */
export function briefOf(description: string, more: Partial<ProjectBrief> = {}): ProjectBrief {
  return {
    project: { name: 'Acme', description, currentStep: 1 },
    queryType: 'general',
    decisions: [],
    documents: [],
    prompts: [],
    openTasks: [],
    ...more,
  };
}

/**
 * Runs one turn as the chat does, with the real SDK and the tools' real schemas; `refuse` makes createDocument fail, `read` answers for
 * readDocument and `onTask` hears setTaskStatus, neither of which is offered without it.
 */
export async function runTurn(
  brief: ProjectBrief,
  content: string,
  options: {
    earlier?: ModelMessage[];
    refuse?: (attempt: number) => string | undefined;
    without?: string[];
    read?: (title: string) => unknown;
    onTask?: (input: { taskId: string; status: string }) => void;
  } = {},
): Promise<Outcome> {
  const outcome: Outcome = {
    text: '',
    steps: 0,
    order: [],
    reads: [],
    questions: [],
    decisions: [],
    documents: [],
    prompts: [],
    messages: [],
  };
  let attempts = 0;
  const tools = {
    askQuestions: tool({
      description: 'ask',
      inputSchema: questionsInput,
      execute: async ({ questions }) => {
        outcome.questions.push(...questions);
        outcome.order.push('askQuestions');
        return 'asked';
      },
    }),
    recordDecision: tool({
      description: 'record',
      inputSchema: decisionInput,
      execute: async (input) => {
        outcome.decisions.push(input);
        outcome.order.push('recordDecision');
        return 'recorded';
      },
    }),
    createDocument: tool({
      description: 'document',
      inputSchema: createDocumentInput,
      execute: async (input) => {
        attempts += 1;
        const refusal = options.refuse?.(attempts);
        outcome.order.push(refusal ? 'refused' : 'createDocument');
        if (refusal) throw new Error(refusal);
        outcome.documents.push(input);
        return { title: input.title, version: 1 };
      },
    }),
    readDocument: tool({
      description: 'read',
      inputSchema: readDocumentInput,
      execute: async ({ title }) => {
        outcome.reads.push(title);
        return options.read?.(title);
      },
    }),
    setTaskStatus: tool({
      description: 'task',
      inputSchema: z.object({ taskId: z.string(), status: z.string() }),
      execute: async (input) => {
        options.onTask?.(input);
        return input;
      },
    }),
    createPrompt: tool({
      description: 'prompt',
      inputSchema: z.extend(createPromptInput, {}),
      execute: async (input) => {
        outcome.prompts.push(input);
        outcome.order.push('createPrompt');
        return { title: input.title, version: 1 };
      },
    }),
  };
  const without = [
    ...(options.without ?? []),
    ...(options.read ? [] : ['readDocument']),
    ...(options.onTask ? [] : ['setTaskStatus']),
  ];
  const offered = Object.fromEntries(Object.entries(tools).filter(([name]) => !without.includes(name)));
  const result = streamText({
    model: createGuideModel({ paceMs: 0 }),
    messages: [...(options.earlier ?? []), { role: 'user', content }],
    tools: offered as typeof tools,
    stopWhen: [hasToolCall('askQuestions'), isStepCount(12)],
    providerOptions: { guide: { brief } as never },
    onError: ({ error }) => {
      throw error;
    },
  });
  for await (const part of result.stream) if (part.type === 'error') throw part.error;
  outcome.text = (await result.steps)
    .map((step) => step.text)
    .filter(Boolean)
    .join('\n');
  outcome.steps = (await result.steps).length;
  outcome.messages = [...(options.earlier ?? []), { role: 'user', content }, ...(await result.responseMessages)];
  return outcome;
}
