import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { type ModelPatience, modelPatience, retryUntilContent } from '#worker/platform/ai-attempts.ts';
import { type OnShown, type ShownPart, showAhead } from '#worker/platform/ai-chunks.ts';
import { goOnAfterCutCalls } from '#worker/platform/ai-cut-calls.ts';
import { showEvents } from '#worker/platform/ai-events.ts';
import { fallBackTo } from '#worker/platform/ai-fallback.ts';
import { wrapStream } from '#worker/platform/ai-stream.ts';
import { openWorkersAi } from '#worker/platform/ai-workers-ai.ts';
import type { Context } from '#worker/platform/context.ts';

/** What one may want to know of a model at work; the model waits for `onFallback`. */
export type ModelHooks = {
  /** Every call, as it is sent. */
  onCall?: (call: LanguageModelV4CallOptions) => void;
  /** Every part that comes, reasoning too. */
  onPart?: (part: LanguageModelV4StreamPart) => void;
  /** What a reader may see, as it comes; the model's own stream has it in whole blocks only. */
  onShown?: (part: ShownPart) => void;
  onRetry?: (error: unknown) => void;
  /** The built-in model answers from here on. */
  onFallback?: (error: unknown) => Promise<void> | void;
};

/**
 * The configured language model (DESIGN section 6), for one turn; `builtIn` makes the one that needs no service. The chain, from the
 * service out: a call that is cut off goes on, one that fails before its first content is tried again, an outage is answered by the built-in model
 * (`AI_FALLBACK`), and what comes is shown ahead of the call's end. It is made for streams: `doGenerate` goes straight to the service.
 */
export function openModel(
  { env, settings }: Context,
  builtIn: () => LanguageModelV4,
  hooks: ModelHooks = {},
  patience: ModelPatience = modelPatience,
): LanguageModelV4 {
  const { onCall, onRetry, onPart, onShown = () => {}, onFallback = () => {} } = hooks;
  const openBuiltIn = () => showAhead(builtIn(), onShown);
  if (settings.AI_PROVIDER === 'guide') return observe(openBuiltIn());
  // The text of a service is shown from its events; where those are of another form, from what the provider made of them.
  let hasBegun = false;
  const showEvent: OnShown = (part) => {
    hasBegun = true;
    onShown(part);
  };
  const hooked = { ...(onRetry && { onRetry }), ...(onPart && { onPart }), hasBegun: () => hasBegun };
  const service = retryUntilContent(goOnAfterCutCalls(chooseService()), hooked, patience);
  const call = wrapStream(service, ({ doStream }) => {
    hasBegun = false;
    return doStream();
  });
  const model = showAhead(call, (part) => {
    if (part.type === 'tool-input-start' || !hasBegun) onShown(part);
  });
  return observe(settings.AI_FALLBACK === 'none' ? model : fallBackTo(model, openBuiltIn, onFallback));

  function chooseService(): LanguageModelV4 {
    if (settings.AI_PROVIDER === 'workers-ai') {
      if (!env.AI) throw new Error('AI_PROVIDER=workers-ai needs the AI binding of [env.production]');
      return openWorkersAi(env.AI, settings.AI_MODEL, showEvent);
    }
    const { AI_BASE_URL: baseURL, AI_API_KEY: apiKey, AI_MODEL: model } = settings;
    const named = { name: 'openai-compatible', baseURL, ...(apiKey && { apiKey }) };
    return createOpenAICompatible({ ...named, fetch: showAnswer }).chatModel(model);
  }

  async function showAnswer(...call: Parameters<typeof fetch>): Promise<Response> {
    const response = await fetch(...call);
    const isStream = response.ok && String(call[1]?.body).includes('"stream":true');
    return response.body && isStream ? new Response(showEvents(response.body, showEvent), response) : response;
  }

  function observe(model: LanguageModelV4): LanguageModelV4 {
    if (!onCall) return model;
    return wrapStream(model, ({ doStream, params }) => {
      onCall(params);
      return doStream();
    });
  }
}
