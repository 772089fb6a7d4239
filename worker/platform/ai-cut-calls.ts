import type { LanguageModelV4 } from '@ai-sdk/provider';
import { mapParts, wrapStream } from '#worker/platform/ai-stream.ts';

/**
 * A model that may be cut off at its length limit while it calls a tool. The SDK would then run no tool and end the turn without a word;
 * here such a call ends like any other, and the repair of its arguments decides what can be made of them.
 */
export const goOnAfterCutCalls = (model: LanguageModelV4): LanguageModelV4 =>
  wrapStream(model, async ({ doStream }) => {
    const { stream, ...rest } = await doStream();
    let hasCalled = false;
    const parts = mapParts(stream, (part) => {
      hasCalled ||= part.type === 'tool-call';
      const isCut = part.type === 'finish' && part.finishReason.unified === 'length' && hasCalled;
      return isCut ? { ...part, finishReason: { ...part.finishReason, unified: 'tool-calls' } } : part;
    });
    return { stream: parts, ...rest };
  });
