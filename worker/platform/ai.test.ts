import { env } from 'cloudflare:workers';
import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { streamText } from 'ai';
import { describe, expect, test } from 'vitest';
import { openModel } from '#worker/platform/ai.ts';
import { modelPatience } from '#worker/platform/ai-attempts.ts';
import { createContext } from '#worker/platform/context.ts';
import { callOf, finish, readText, say, scriptModel } from '#worker/platform/testing/scripted-model.ts';

const patience = { ...modelPatience, retryWaitsMs: [1, 2] };

const contextWith = (settings: object, ai?: unknown) => {
  const context = createContext(env, 'test');
  return { ...context, settings: { ...context.settings, ...settings }, env: { ...env, AI: ai as Ai } };
};
const builtIn = () => scriptModel([...say('From the built-in model'), finish()]).model;
const forbidden = () => {
  throw new Error('the built-in model was asked for');
};

describe('openModel', () => {
  test('openai-compatible speaks to the server of AI_BASE_URL', async () => {
    const result = streamText({
      model: openModel(createContext(env, 'test'), forbidden),
      prompt: '!say Hello from the server',
    });
    expect(await result.text).toBe('Hello from the server');
  });

  test('guide is the built-in model', async () => {
    const model = openModel(contextWith({ AI_PROVIDER: 'guide' }), builtIn);
    expect(await readText(model.doStream(callOf()))).toBe('From the built-in model');
  });

  test('workers-ai without its binding says what is missing', () => {
    const settings = { AI_PROVIDER: 'workers-ai', AI_MODEL: '@cf/x' };
    expect(() => openModel(contextWith(settings), forbidden)).toThrow('[env.production]');
  });

  const nobody = 'http://127.0.0.1:9/v1';

  test('nobody listens at AI_BASE_URL: the built-in model answers, and whoever asked is told before', async () => {
    const events: string[] = [];
    const hooks = { onRetry: () => events.push('retry'), onFallback: () => void events.push('fallback') };
    const model = openModel(contextWith({ AI_FALLBACK: 'guide', AI_BASE_URL: nobody }), builtIn, hooks, patience);
    expect(await readText(model.doStream(callOf()))).toBe('From the built-in model');
    expect(events).toEqual(['retry', 'retry', 'fallback']);
  });

  test('with AI_FALLBACK=none that is a fault', async () => {
    const model = openModel(contextWith({ AI_FALLBACK: 'none', AI_BASE_URL: nobody }), forbidden, {}, patience);
    await expect(model.doStream(callOf())).rejects.toBeDefined();
  });

  test('every call is told as it is sent', async () => {
    const calls: LanguageModelV4CallOptions[] = [];
    const model = openModel(createContext(env, 'test'), forbidden, { onCall: (call) => calls.push(call) });
    await streamText({ model, instructions: 'Be kind', prompt: '!say Hello' }).text;
    expect(calls.map(({ prompt }) => prompt.map(({ role }) => role))).toEqual([['system', 'user']]);
  });
});
