import { env } from 'cloudflare:workers';
import { streamText, tool } from 'ai';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openModel } from '#worker/platform/ai.ts';
import { modelPatience } from '#worker/platform/ai-attempts.ts';
import { createContext } from '#worker/platform/context.ts';
import { finish, say, scriptModel } from '#worker/platform/testing/scripted-model.ts';

const patience = { ...modelPatience, retryWaitsMs: [1, 2] };

type Run = { events?: (object | string)[]; whole?: object; fails?: Error; chunkBytes?: number };

type Inputs = { messages?: unknown; tools?: unknown; max_tokens?: number };

/** A binding that answers its calls in turn as Workers AI does: server-sent events, a whole answer, or an error without a status. */
function bindingOf(...runs: Run[]) {
  const asked: { model: string; inputs: Inputs }[] = [];
  const run = async (model: string, inputs: Inputs) => {
    const { events = [], whole, fails, chunkBytes = 4_096 } = runs[Math.min(asked.length, runs.length - 1)] ?? {};
    asked.push({ model, inputs });
    if (fails) throw fails;
    if (whole) return whole;
    const lines = events.map((event) => `data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`);
    const bytes = new TextEncoder().encode(lines.join(''));
    return new ReadableStream({
      start(controller) {
        for (let at = 0; at < bytes.length; at += chunkBytes) controller.enqueue(bytes.slice(at, at + chunkBytes));
        controller.close();
      },
    });
  };
  return { asked, binding: { run } as unknown as Ai };
}

async function ask(...runs: Run[]) {
  const { asked, binding } = bindingOf(...runs);
  const context = createContext(env, 'test');
  const settings = {
    ...context.settings,
    AI_PROVIDER: 'workers-ai' as const,
    AI_MODEL: '@cf/zai-org/glm-4.7-flash',
    AI_FALLBACK: 'guide' as const,
  };
  const events: string[] = [];
  const faults: unknown[] = [];
  let shown = '';
  const model = openModel(
    { ...context, settings, env: { ...env, AI: binding } },
    () => scriptModel([...say('From the guide'), finish()]).model,
    {
      onRetry: () => events.push('retry'),
      onFallback: () => void events.push('fallback'),
      onShown: (part) => {
        if (part.type === 'text-delta') shown += part.delta;
      },
    },
    patience,
  );
  const result = streamText({
    model,
    prompt: 'Say good morning',
    tools: { save: tool({ inputSchema: z.object({ title: z.string() }), execute: async ({ title }) => title }) },
    maxRetries: 0,
    onError: ({ error }) => faults.push(error),
  });
  const chunks = [];
  for await (const chunk of result.stream) chunks.push(chunk);
  const text = chunks.map((chunk) => (chunk.type === 'text-delta' ? chunk.text : '')).join('');
  // Whatever form the answer has: what is handed on is what a reader saw.
  expect(shown).toBe(text);
  const end = chunks.findLast((chunk) => chunk.type === 'finish');
  const calls = chunks
    .filter((chunk) => chunk.type === 'tool-call')
    .map(({ toolName, input }) => ({ toolName, input }));
  return { text, calls, asked, events, faults, finishReason: end?.finishReason };
}

const usage = { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 };
const native = [{ response: 'Good ' }, { response: 'morning' }, { response: '', usage }];
const openAi = (delta: object, finish_reason: string | null = null) => ({
  id: 'id-1',
  object: 'chat.completion.chunk',
  created: 0,
  model: '@cf/zai-org/glm-4.7-flash',
  choices: [{ index: 0, delta, finish_reason }],
});
const capacity = new Error('3040: Capacity temporarily exceeded, please try again.');

describe('an answer', () => {
  test("in Workers AI's own events", async () => {
    const { text, asked, finishReason } = await ask({ events: [...native, '[DONE]'] });
    expect({ text, finishReason }).toEqual({ text: 'Good morning', finishReason: 'stop' });
    expect(asked[0]?.model).toBe('@cf/zai-org/glm-4.7-flash');
    expect(JSON.stringify(asked[0]?.inputs.messages)).toContain('Say good morning');
    expect(JSON.stringify(asked[0]?.inputs.tools)).toContain('"save"');
  });

  test('in chunks like those of OpenAI, after some thinking, cut anywhere', async () => {
    const events = [
      openAi({ role: 'assistant', content: '' }),
      openAi({ reasoning_content: 'They want a greeting.' }),
      openAi({ content: 'Good ' }),
      openAi({ content: 'morning' }),
      openAi({}, 'stop'),
      '[DONE]',
    ];
    expect(await ask({ events, chunkBytes: 7 })).toMatchObject({ text: 'Good morning', finishReason: 'stop' });
  });

  test('with tool calls, in both forms', async () => {
    const nativeCall = { tool_calls: [{ name: 'save', arguments: { title: 'Plan' } }] };
    const calls = [{ toolName: 'save', input: { title: 'Plan' } }];
    expect(await ask({ events: [nativeCall, '[DONE]'] })).toMatchObject({ calls });
    const piece = (call: object) => openAi({ tool_calls: [{ index: 0, ...call }] });
    const events = [
      piece({ id: 'call-1', type: 'function', function: { name: 'save', arguments: '' } }),
      piece({ function: { arguments: '{"title":' } }),
      piece({ function: { arguments: '"Plan"}' } }),
      openAi({}, 'tool_calls'),
      '[DONE]',
    ];
    expect(await ask({ events })).toMatchObject({ calls, finishReason: 'tool-calls' });
  });

  test('has room for a part of a long document, where the service would give 256 tokens', async () => {
    const { asked } = await ask({ events: [...native, '[DONE]'] });
    expect(asked[0]?.inputs.max_tokens).toBeGreaterThanOrEqual(8_000);
  });

  test('that is cut off at its length goes on where it calls a tool, and ends where it only speaks', async () => {
    const call = { id: 'call-1', type: 'function', function: { name: 'save', arguments: '{"title":"Pl' } };
    const cut = [openAi({ tool_calls: [{ index: 0, ...call }] }), openAi({}, 'length'), '[DONE]'];
    expect(await ask({ events: cut })).toMatchObject({ calls: [{ toolName: 'save' }], finishReason: 'tool-calls' });
    const half = [openAi({ content: 'Good ' }), openAi({}, 'length'), '[DONE]'];
    expect(await ask({ events: half })).toMatchObject({ text: 'Good ', calls: [], finishReason: 'length' });
  });

  test('that comes whole although a stream was asked for', async () => {
    expect(await ask({ whole: { response: 'Good morning', usage } })).toMatchObject({ text: 'Good morning' });
  });

  test('that speaks of errors is no error', async () => {
    const said = 'Answer {"error":{"code":500},"success":false} then.';
    expect(await ask({ events: [{ response: said }, '[DONE]'] })).toMatchObject({ text: said, events: [], faults: [] });
  });
});

describe('a fault', () => {
  test('capacity that comes back: tried again', async () => {
    const answer = await ask({ fails: capacity }, { events: [...native, '[DONE]'] });
    expect(answer).toMatchObject({ text: 'Good morning', events: ['retry'] });
  });

  test.each<[string, Run]>([
    ['no capacity', { fails: capacity }],
    ['429 without a code', { fails: new Error('InferenceUpstreamError: 429 Too Many Requests') }],
    ['a timeout', { fails: new Error('3007: Request timeout') }],
    [
      'an error event alone',
      { events: [{ errors: [{ message: 'Capacity temporarily exceeded', code: 3040 }], success: false }, '[DONE]'] },
    ],
    [
      'an error event of the inference server',
      { events: [{ error: { message: 'overloaded', type: 'server_error', code: 503 } }, '[DONE]'] },
    ],
    [
      'an error event after thinking',
      { events: [openAi({ reasoning_content: 'Hm' }), { error: '3040: Capacity temporarily exceeded' }] },
    ],
    ['truncated before the first word', { events: [openAi({ role: 'assistant', content: '' })] }],
    ['nothing but the end', { events: ['[DONE]'] }],
    ['an error in place of a stream', { whole: { success: false, errors: [{ code: 3040, message: 'Capacity' }] } }],
  ])('%s: three tries, then the guide', async (_, run) => {
    const { text, asked, events } = await ask(run);
    expect(text).toBe('From the guide');
    expect(asked).toHaveLength(3);
    expect(events).toEqual(['retry', 'retry', 'fallback']);
  });

  test('the free allocation of the day is used up: the guide at once', async () => {
    const answer = await ask({
      fails: new Error('3036: You have used up your daily free allocation of 10,000 neurons.'),
    });
    expect(answer).toMatchObject({ text: 'From the guide', events: ['fallback'] });
  });

  test('what is refused stays a fault', async () => {
    for (const fails of [new Error('5007: No such model @cf/x or task'), new Error('3041: Account not allowed')]) {
      const { text, asked, events, faults } = await ask({ fails });
      expect({ text, tries: asked.length, events }).toEqual({ text: '', tries: 1, events: [] });
      expect(faults).toEqual([expect.objectContaining({ message: fails.message })]);
    }
  });

  test('after the first word: what was written stays, and the end is an error, whatever the service says then', async () => {
    const half = { response: 'Good ' };
    const truncated = await ask({ events: [half] });
    expect(truncated).toMatchObject({ text: 'Good ', finishReason: 'error', events: [] });
    for (const chunkBytes of [5, 4_096]) {
      const events = [half, { error: { message: 'overloaded', code: 503 } }, '[DONE]'];
      const broken = await ask({ events, chunkBytes });
      expect(broken).toMatchObject({ text: 'Good ', events: [], asked: [{}] });
      expect(broken.faults).toEqual([expect.objectContaining({ message: '503: overloaded' })]);
    }
  });
});
