import { hasToolCall, isStepCount, type ModelMessage, streamText, tool } from 'ai';
import * as z from 'zod/mini';
import { decisionInput, type Question, questionsInput } from '#shared/chat.ts';
import { createDocumentInput, createPromptInput } from '#shared/documents.ts';
import { createGuideModel, type ProjectBrief } from '#worker/features/guide/guide.model.ts';

export type Outcome = {
  text: string;
  steps: number;
  order: string[];
  questions: Question[];
  decisions: { topic: string; decision: string }[];
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

/** Runs one turn as the chat does, with the real SDK and the tools' real schemas; `refuse` makes createDocument fail. */
export async function runTurn(
  brief: ProjectBrief,
  content: string,
  options: { earlier?: ModelMessage[]; refuse?: (attempt: number) => string | undefined; without?: string[] } = {},
): Promise<Outcome> {
  const outcome: Outcome = {
    text: '',
    steps: 0,
    order: [],
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
  const offered = Object.fromEntries(Object.entries(tools).filter(([name]) => !options.without?.includes(name)));
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
  outcome.text = (await result.steps).map((step) => step.text).join('\n');
  outcome.steps = (await result.steps).length;
  outcome.messages = [...(options.earlier ?? []), { role: 'user', content }, ...(await result.responseMessages)];
  return outcome;
}
