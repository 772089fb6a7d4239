import { hasToolCall, isStepCount, type ModelMessage, streamText, toUIMessageStream } from 'ai';
import type { MessagePart } from '#shared/chat.ts';
import { writeInstructions } from '#worker/features/chat/chat.instructions.ts';
import type { Turn } from '#worker/features/chat/chat.service.ts';
import { createTools, maximumSteps } from '#worker/features/chat/chat.tools.ts';
import { createGuideModel, type ProjectBrief } from '#worker/features/guide/guide.model.ts';
import type { OwnedProject } from '#worker/features/projects/projects.middleware.ts';
import { openModel } from '#worker/platform/ai.ts';
import type { Context } from '#worker/platform/context.ts';

type ReplyInput = {
  turn: Turn;
  brief: ProjectBrief;
  history: ModelMessage[];
  isStart: boolean;
  abortSignal: AbortSignal;
  onPart: (part: MessagePart) => Promise<void>;
  /** Told of every tool call at work, because a stopped stream does not wait for it. */
  onTool: (work: Promise<unknown>) => void;
  onFault: (error: unknown) => void;
};

/**
 * Asks the configured model for a reply.
 * @returns the AI SDK's UI message chunks (a fault of the model comes as an `error` chunk and goes to `onFault`), and what saves at
 * the end the texts that the model was to mend and did not.
 */
export function streamReply(context: Context, project: OwnedProject, input: ReplyInput) {
  const { turn, brief, history, isStart, abortSignal, onPart, onTool, onFault } = input;
  const { tools, saveRefused } = createTools(context, project, turn, onPart, onTool);
  const result = streamText({
    model: openModel(context, createGuideModel),
    instructions: writeInstructions(brief, { isStart }),
    messages: history,
    tools,
    stopWhen: [isStepCount(maximumSteps), hasToolCall('askQuestions')],
    providerOptions: { guide: { brief } },
    abortSignal,
    onError: ({ error }) => onFault(error),
  });
  const chunks = toUIMessageStream({ stream: result.stream, sendStart: false, sendReasoning: false });
  return { chunks, saveRefused };
}
