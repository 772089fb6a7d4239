import { isStepCount, type StopCondition, streamText } from 'ai';
import { writeInstructions } from '#worker/features/chat/chat.instructions.ts';
import type { Turn } from '#worker/features/chat/chat.table.ts';
import { createTools, maximumSteps, type ToolRoom } from '#worker/features/chat/chat.tools.ts';
import { type ConversationMessage, fitHistory } from '#worker/features/chat/context/history.rules.ts';
import { keepHalf } from '#worker/features/chat/texts/parts.rules.ts';
import type { ProjectBrief } from '#worker/features/guide/guide.model.ts';
import { createGuideOnDemand } from '#worker/features/guide/guide-on-demand.model.ts';
import type { OwnedProject } from '#worker/features/projects/projects.middleware.ts';
import { type ModelHooks, openModel } from '#worker/platform/ai.ts';
import type { ModelPatience } from '#worker/platform/ai-attempts.ts';
import { toError } from '#worker/platform/ai-faults.ts';
import { createCounts, logCall, logTurn } from '#worker/platform/ai-log.ts';
import { createToolRepair } from '#worker/platform/ai-tool-repair.ts';
import type { Context } from '#worker/platform/context.ts';
import { logError } from '#worker/platform/errors.ts';

const fallbackText = "The language model can't be reached just now, so Launchpath's built-in guide answers this one.";

/** A form that the person sees ends the turn; one of the wrong shape went back to the model, which is to send it once more. */
const hasAsked: StopCondition<ReturnType<typeof createTools>> = ({ steps }) =>
  steps.at(-1)?.toolResults.some(({ toolName }) => toolName === 'askQuestions') ?? false;

type ReplyInput = ToolRoom & {
  turn: Turn;
  brief: ProjectBrief;
  /** Oldest first, ending with the message to answer. */
  conversation: ConversationMessage[];
  /** The newest message that was condensed into decisions, and lines of what was left out without. */
  condensed: { mark?: string | undefined; lines: string[] };
  isStart: boolean;
  abortSignal: AbortSignal;
  /** Told of text as it comes, and of each tool that is called. */
  onShown: NonNullable<ModelHooks['onShown']>;
  /** Told of every part that a service sends, also of thinking that nobody is shown. */
  onModelPart: NonNullable<ModelHooks['onPart']>;
  patience: ModelPatience;
  onFault: (error: unknown) => void;
};

/**
 * Asks the configured model for a reply. When it is down, the built-in guide answers and the reply says so first.
 * @returns the AI SDK's parts, with text and thinking in whole blocks: what a reader sees goes to `onShown` before. A fault of the model
 * comes as an `error` part and goes to `onFault`.
 */
export function streamReply(context: Context, project: OwnedProject, input: ReplyInput) {
  const { turn, brief, conversation, condensed, isStart, abortSignal, onPart, onFault } = input;
  const { settings, requestId } = context;
  const counts = createCounts();
  const told = writeInstructions(brief, { isStart, earlier: condensed.lines });
  const history = fitHistory(conversation, condensed.mark);
  const tokens = { instructions: told.tokens, messages: history.tokens };
  const began = Date.now();
  const { stream } = streamText({
    model: openModel(
      context,
      () => createGuideOnDemand({ paceMs: Number(settings.GUIDE_PACE) }),
      {
        onCall: (call) => {
          counts.calls += 1;
          if (settings.AI_DEBUG !== '1') return;
          const cut = { ...told.leftOut, messages: history.leftOut };
          logCall(requestId, call, { call: counts.calls, tokens, cut });
        },
        onPart: input.onModelPart,
        onShown: (part) => {
          if (part.type === 'text-delta' || part.type === 'tool-input-start')
            counts.msToFirstToken ??= Date.now() - began;
          input.onShown(part);
        },
        onRetry: (error) => {
          counts.retries += 1;
          logError('model_retried', requestId, error);
        },
        onFallback: async (error) => {
          counts.fellBack = true;
          logError('model_replaced', requestId, error);
          await onPart({ type: 'fallback', text: fallbackText });
        },
      },
      input.patience,
    ),
    instructions: told.instructions,
    messages: history.messages,
    tools: createTools(context, project, turn, input),
    repairToolCall: createToolRepair(counts, keepHalf),
    stopWhen: [isStepCount(maximumSteps), hasAsked],
    providerOptions: { guide: { brief } },
    maxRetries: 0,
    abortSignal,
    onError: ({ error }) => onFault(toError(error)),
  });
  return logAtEnd(stream);

  async function* logAtEnd<Part>(parts: AsyncIterable<Part>) {
    try {
      yield* parts;
    } finally {
      const { AI_PROVIDER: provider } = settings;
      const sent = { messagesSent: history.sent, messagesLeftOut: history.leftOut };
      logTurn(requestId, { provider, tokens, ...sent, ...counts });
    }
  }
}
