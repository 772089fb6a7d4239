import { hasToolCall, isStepCount, streamText, tool } from 'ai';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createToolRepair } from '#worker/platform/ai-tool-repair.ts';
import { callTool, finish, say, scriptModel } from '#worker/platform/testing/scripted-model.ts';

async function run(...inputs: string[]) {
  const saved: unknown[] = [];
  const counts = { repaired: 0, sentBack: 0, givenUp: 0 };
  const answers = inputs.map((input) => [...callTool('save', input), finish('tool-calls')]);
  const { model, calls } = scriptModel(...answers, [...say('Done'), finish()]);
  const result = streamText({
    model,
    prompt: 'Save it',
    tools: {
      save: tool({
        inputSchema: z.object({ title: z.string().check(z.minLength(1)), text: z.string() }),
        execute: async (input) => {
          saved.push(input);
          return { saved: true };
        },
      }),
    },
    repairToolCall: createToolRepair(counts),
    stopWhen: [isStepCount(5), hasToolCall('nothing')],
  });
  const text = await result.text;
  const results = calls.flatMap(({ prompt }) =>
    prompt.at(-1)?.role === 'tool' ? [JSON.stringify(prompt.at(-1))] : [],
  );
  return { saved, text, counts, results };
}

const plan = { title: 'Plan', text: 'One\nTwo "quoted"' };

test.each([
  ['raw line breaks', '{"title":"Plan","text":"One\nTwo \\"quoted\\""}'],
  ['a comma too many', '{"title":"Plan","text":"One\\nTwo \\"quoted\\"",}'],
  ['single quotes', `{'title':'Plan','text':'One\\nTwo "quoted"'}`],
  ['a fence', `\`\`\`json\n${JSON.stringify(plan)}\n\`\`\``],
  ['JSON in a string', JSON.stringify(JSON.stringify(plan))],
])('broken JSON is mended: %s', async (_, input) => {
  const { saved, text, counts } = await run(input);
  expect({ saved, text }).toEqual({ saved: [plan], text: 'Done' });
  expect(counts).toEqual({ repaired: 1, sentBack: 0, givenUp: 0 });
});

test('the wrong shape goes back with what is wrong, and comes again', async () => {
  const { saved, counts, results } = await run('{"title":"","text":7}', JSON.stringify(plan));
  expect(saved).toEqual([plan]);
  expect(counts).toEqual({ repaired: 0, sentBack: 1, givenUp: 0 });
  expect(results[0]).toMatch(/title: .*text: .*Call save once more/);
});

test('arguments that break off are not taken for whole', async () => {
  for (const input of [
    '{"title":"Plan","text":"One\\nTwo',
    '{"title":"Plan","text":"One"',
    '{"title":"Plan",',
    '{"title":"Plan","text":"Use {a}',
  ]) {
    const { saved, counts, results } = await run(input, JSON.stringify(plan));
    expect(saved).toEqual([plan]);
    expect(counts).toMatchObject({ repaired: 0, sentBack: 1 });
    expect(results[0]).toContain('break off');
  }
});

test('the second time it is told to leave it, and the reply goes on', async () => {
  const { saved, text, counts, results } = await run('{"title":""}', 'nonsense', '{}');
  expect({ saved, text }).toEqual({ saved: [], text: 'Done' });
  expect(counts).toEqual({ repaired: 0, sentBack: 1, givenUp: 2 });
  expect(results[1]).toContain('Do not call save again');
});

test('a tool that is not there is told by the SDK', async () => {
  const counts = { repaired: 0, sentBack: 0, givenUp: 0 };
  const { model, calls } = scriptModel([...callTool('burn', '{}'), finish('tool-calls')], [...say('Done'), finish()]);
  const tools = { save: tool({ inputSchema: z.object({}), execute: async () => ({}) }) };
  const stopWhen = isStepCount(3);
  await streamText({ model, prompt: 'Go', tools, stopWhen, repairToolCall: createToolRepair(counts) }).text;
  expect(JSON.stringify(calls[1]?.prompt.at(-1))).toContain('Available tools: save');
});
