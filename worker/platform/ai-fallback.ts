import type { LanguageModelV4 } from '@ai-sdk/provider';
import { classifyFault } from '#worker/platform/ai-faults.ts';
import { wrapStream } from '#worker/platform/ai-stream.ts';

/**
 * A model that another stands in for when its very first call meets an outage; from then on the other answers all. Once it has
 * answered, a later fault is the caller's: tools may have run by then. One for each turn.
 */
export function fallBackTo(
  model: LanguageModelV4,
  other: () => LanguageModelV4,
  onFallback: (error: unknown) => Promise<void> | void,
): LanguageModelV4 {
  let isFirstCall = true;
  let standIn: LanguageModelV4 | undefined;
  return wrapStream(model, async ({ doStream, params }) => {
    if (standIn) return standIn.doStream(params);
    const mayFallBack = isFirstCall;
    isFirstCall = false;
    try {
      return await doStream();
    } catch (error) {
      params.abortSignal?.throwIfAborted();
      if (!mayFallBack || classifyFault(error).kind !== 'outage') throw error;
      standIn = other();
      await onFallback(error);
      return standIn.doStream(params);
    }
  });
}
