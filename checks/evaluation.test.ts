import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Runs the evaluation of some ideas into a folder of its own. */
async function evaluate(ideas: string[], environment: Record<string, string> = {}) {
  const out = mkdtempSync(join(tmpdir(), 'launchpath-evaluation-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  const run = spawn(
    resolve('node_modules/.bin/node'),
    ['eval/run.ts', '--alone', '--only', ideas.join(), '--out', out],
    {
      env: { PATH: process.env.PATH, ...environment },
    },
  );
  let errors = '';
  run.stdout.resume();
  run.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const [status] = await once(run, 'close');
  return { status, errors, report: readFileSync(join(out, 'report.md'), 'utf8') };
}

test('the guide meets the targets for a sample of ideas', async () => {
  const sample = ['bakery', 'commit-cli', 'farm-sensors', 'german', 'word-game', 'charity'];
  const { status, errors, report } = await evaluate(sample);
  expect(errors).toBe('');
  expect(report).toContain('Every target is met');
  expect(status).toBe(0);
});

test('the texts of an idea that is held out are not shown', async () => {
  const run = spawn(resolve('node_modules/.bin/node'), ['eval/run.ts', '--alone', '--show', '--only', 'plant-sitter']);
  let [shown, errors] = ['', ''];
  run.stdout.on('data', (chunk) => {
    shown += chunk;
  });
  run.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  expect(await once(run, 'close')).toEqual([1, null]);
  expect(shown).toBe('');
  expect(errors).toContain('Held out, so that nobody tunes for it: plant-sitter.');
});

test('a configured model is measured with what it cost, and poor texts of it fail', async () => {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { messages } = JSON.parse(Buffer.concat(chunks).toString()) as {
      messages: { role: string; content: unknown }[];
    };
    const asked = messages.findLastIndex(({ role }) => role === 'user');
    const answered = messages.slice(asked).filter(({ role }) => role === 'tool').length;
    const writes = JSON.stringify(messages[asked]?.content).includes('Write the requirements') && answered < 3;
    const poor = JSON.stringify({
      title: 'Requirements',
      type: 'requirements',
      content: '# Pet App\n\nIt is fast and easy.\n',
    });
    const call = {
      index: 0,
      id: `call-${answered}`,
      type: 'function',
      function: { name: 'createDocument', arguments: poor },
    };
    const send = (delta: object, finish_reason: string | null) =>
      response.write(
        `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 0, model: 'poor', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
      );
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    send(
      writes ? { role: 'assistant', tool_calls: [call] } : { role: 'assistant', content: 'I would rather not.' },
      null,
    );
    send({}, writes ? 'tool_calls' : 'stop');
    response.end('data: [DONE]\n\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { status, errors, report } = await evaluate(['two-words'], {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'poor',
    AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
  });
  expect(status).toBe(1);
  expect(errors).toMatch(/two-words, requirements: line \d+: /);
  expect(errors).toContain('two-words, prompt operations: not written');
  const [, calls, , , sentBack, faults] =
    /\| two-words \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|/.exec(
      report.slice(report.indexOf('### What it cost')),
    ) ?? [];
  expect(Number(calls)).toBeGreaterThan(10);
  expect([sentBack, faults]).toEqual(['2', '0']);
});
