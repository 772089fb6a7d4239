import { hasToolCall, isStepCount, streamText, toUIMessageStream } from 'ai';
import { writeInstructions } from '#worker/features/chat/chat.instructions.ts';
import type { Turn } from '#worker/features/chat/chat.service.ts';
import { createTools, maximumSteps, type Reply } from '#worker/features/chat/chat.tools.ts';
import { type ConversationMessage, fitHistory } from '#worker/features/chat/chat-context-history.rules.ts';
import { createGuideModel, type ProjectBrief } from '#worker/features/guide/guide.model.ts';
import type { OwnedProject } from '#worker/features/projects/projects.middleware.ts';
import { openModel } from '#worker/platform/ai.ts';
import { toError } from '#worker/platform/ai-faults.ts';
import { createCounts, logCall, logTurn } from '#worker/platform/ai-log.ts';
import { estimateTokens } from '#worker/platform/ai-tokens.ts';
import { createToolRepair } from '#worker/platform/ai-tool-repair.ts';
import type { Context } from '#worker/platform/context.ts';
import { logError } from '#worker/platform/errors.ts';

const fallbackText = "The language model can't be reached just now, so Launchpath's built-in guide answers this one.";

type ReplyInput = Reply & {
  turn: Turn;
  brief: ProjectBrief;
  /** Oldest first, ending with the message to answer; `mark` is the newest that was condensed into decisions. */
  conversation: ConversationMessage[];
  mark?: string | undefined;
  isStart: boolean;
  abortSignal: AbortSignal;
  /** Told of every sign of life, also of thinking that nobody is shown. */
  onAlive: () => void;
  onFault: (error: unknown) => void;
};

/**
 * Asks the configured model for a reply. When it is down, the built-in guide answers and the reply says so first.
 * @returns the AI SDK's UI message chunks: a fault of the model comes as an `error` chunk and goes to `onFault`.
 */
export function streamReply(context: Context, project: OwnedProject, input: ReplyInput) {
  const { turn, brief, conversation, mark, isStart, abortSignal, onPart, onAlive, onFault } = input;
  const { settings, requestId } = context;
  const counts = createCounts();
  const { instructions, leftOut } = writeInstructions(brief, { isStart });
  const history = fitHistory(conversation, mark);
  const tokens = () => ({
    instructions: estimateTokens(instructions),
    messages: estimateTokens(history.messages.map(({ content }) => content).join('\n')),
  });
  const result = streamText({
    model: openModel(context, createGuideModel, {
      onCall: (call) => {
        counts.calls += 1;
        if (settings.AI_DEBUG !== '1') return;
        const cut = { ...leftOut, messages: history.leftOut };
        logCall(requestId, call, { call: counts.calls, tokens: tokens(), cut });
      },
      onPart: onAlive,
      onRetry: (error) => {
        counts.retries += 1;
        logError('model_retried', requestId, error);
      },
      onFallback: async (error) => {
        counts.fellBack = true;
        logError('model_replaced', requestId, error);
        await onPart({ type: 'fallback', text: fallbackText });
      },
    }),
    instructions,
    messages: history.messages,
    tools: createTools(context, project, turn, input),
    repairToolCall: createToolRepair(counts),
    stopWhen: [isStepCount(maximumSteps), hasToolCall('askQuestions')],
    providerOptions: { guide: { brief } },
    maxRetries: 0,
    abortSignal,
    onError: ({ error }) => onFault(toError(error)),
  });
  return logAtEnd(toUIMessageStream({ stream: result.stream, sendStart: false, sendReasoning: false }));

  async function* logAtEnd<Chunk extends { type: string }>(chunks: AsyncIterable<Chunk>) {
    const began = Date.now();
    try {
      for await (const chunk of chunks) {
        if (chunk.type === 'text-delta' || chunk.type === 'tool-input-start')
          counts.msToFirstToken ??= Date.now() - began;
        yield chunk;
      }
    } finally {
      const { AI_PROVIDER: provider } = settings;
      const sent = { messagesSent: history.sent, messagesLeftOut: history.leftOut };
      logTurn(requestId, { provider, tokens: tokens(), ...sent, ...counts });
    }
  }
}
