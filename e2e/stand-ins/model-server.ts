import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A stand-in for any server that speaks the OpenAI chat API (streaming, tools). What it does is written in the message that it
 * answers: lines such as `!say Hello` or `!document Requirements`. Run it alone and it prints its base address.
 */
type ChatMessage = { role: string; content: unknown; tool_calls?: unknown[] };
type Delta = { role?: 'assistant'; content?: string; tool_calls?: unknown[] };

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error);
    response.destroy();
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}/v1`);
});

async function answer(request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
    response.writeHead(404).end();
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { messages, model } = JSON.parse(Buffer.concat(chunks).toString()) as {
    messages: ChatMessage[];
    model: string;
  };
  const asked = messages.findLast((message) => message.role === 'user');
  const toolsDone = messages
    .slice(messages.indexOf(asked as ChatMessage))
    .filter((message) => message.role === 'tool').length;
  const commands = textOf(asked?.content)
    .split('\n')
    .map((line) => /^(?:Write a coding prompt: )?!(\w+) ?(.*)$/.exec(line.trim()))
    .filter((match) => match !== null)
    .map(([, name = '', rest = '']) => ({ name, rest }));

  const failure = commands.find(({ name }) => name === 'status');
  if (failure) {
    response.writeHead(Number(failure.rest), { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'The stand-in was told to fail.', type: 'server_error' } }));
    return;
  }

  if (commands.some(({ name }) => name === 'hang')) {
    await sleep(10_000, undefined, { ref: false });
    response.destroy();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  const send = (delta: Delta, finish_reason: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 0, model, choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
    );
  const end = (finishReason: string) => {
    send({}, finishReason);
    response.end('data: [DONE]\n\n');
  };
  send({ role: 'assistant' });

  // Old messages to be noted down: what a person decides in them as `topic=decision`. Without any it says so, in words only.
  const text = textOf(asked?.content);
  if (text.startsWith('<messages>') && toolsDone === 0) {
    const decided = Array.from(text.matchAll(/I decide (\w+)=(\w+)/g), ([, topic, decision]) => `${topic}=${decision}`);
    commands.unshift(
      decided.length > 0 ? { name: 'note', rest: decided.join(' ') } : { name: 'say', rest: 'Nothing was decided.' },
    );
  }
  const tools = commands.filter(({ name }) => name in toolArguments);
  const due = tools[toolsDone];
  if (due) {
    const [toolName, makeArguments] = toolArguments[due.name] ?? ['', () => ({})];
    const json = toJson(makeArguments(due.rest));
    send({
      tool_calls: [
        { index: 0, id: `call-${toolsDone}`, type: 'function', function: { name: toolName, arguments: '' } },
      ],
    });
    for (let start = 0; start < json.length; start += 20) {
      send({ tool_calls: [{ index: 0, function: { arguments: json.slice(start, start + 20) } }] });
    }
    end(due.name === 'half' ? 'length' : 'tool_calls');
    return;
  }
  const spoken = commands.filter(({ name }) => ['say', 'wait', 'words', 'cut', 'error'].includes(name));
  if (commands.length === 0) spoken.push({ name: 'say', rest: `You said: ${textOf(asked?.content)}` });
  for (const { name, rest } of spoken) {
    if (name === 'wait') await sleep(Number(rest));
    if (name === 'say') for (const word of rest.split(/(?<= )/)) send({ content: word });
    if (name === 'words') {
      const [count = 0, pauseMs = 0] = rest.split(' ').map(Number);
      for (let word = 1; word <= count && !response.destroyed; word += 1) {
        send({ content: `word${word} ` });
        await sleep(pauseMs);
      }
    }
    if (name === 'error') {
      response.end(
        `data: ${JSON.stringify({ error: { message: 'overloaded', type: 'server_error', code: 503 } })}\n\n`,
      );
      return;
    }
    if (name === 'cut') {
      await sleep(20);
      response.destroy();
      return;
    }
  }
  end('stop');
}

const goodDocument = `${'A line of the document.\n'.repeat(60)}
## Vision

Customers order bread the evening before, and bakers know what to bake.

## Users

- **Customers** are sure of their bread.

## Journeys

1. A customer chooses a bread and confirms the order.

## Glossary

- **Order**: what a customer asks for in one go.

## Features

### FR-1 Order bread

- WHEN a customer confirms an order, THE SYSTEM SHALL show its number within 2 seconds.

## What it will not do

- No online payment.

## Measures of success

- **SM-1** 60 % of all orders come in this way after 8 weeks.

## Assumptions

- [ASSUMPTION] Customers pay on collection.
`;

const goodPrompt = `## Goal

A project that runs, so that FR-1 can be built next.

## Context

Customers order bread the evening before. This is based on Requirements v1.

## Always

- Write a test first.

## Never

- Add features beyond this prompt.

## Files

- src/rules: pure functions

## Edge cases

- The closing time passes while the basket is open.

## Accepted when

- A fresh checkout allows FR-1 without a change.

## Verify

- \`npm test\`
`;

const goodReview = `## Measures

| Measure | Target | Found | Verdict |
|---|---|---|---|
| SM-1 orders that come in this way | at least 60 % | 52 % | Missed |

## What went well

Customers order bread the evening before, and 52 of 100 orders came in this way.

## What people said

“The list of breads is long”, said two bakers.

## What to improve

- Show the breads of yesterday first, so that an order takes fewer steps.

## Next goals

- 60 % of all orders by the next check-in.

## Decision

Go on: the orders grow, and what holds them back is known.
`;

/** The first, second or third part of a good document: `2 Requirements`. */
function partOf(rest: string, hasMore: boolean) {
  const [, part = '1', title = ''] = /^([123]) (.*)$/.exec(rest) ?? [];
  const sections = `# ${title}\n\n${goodDocument}`.split(/^(?=## )/m);
  const content = sections.slice(...([[0, 3], [3, 6], [6]][Number(part) - 1] ?? [])).join('');
  return { title, type: 'requirements', ...(hasMore && { hasMore }), content };
}

const planFor = (id: string) =>
  `# Plan\n\n${'It is worked through from top to bottom.\n'.repeat(10)}\n- **T-1** The first step. Serves: ${id}. Depends on: nothing. Verify: a test.\n`;

const toolArguments: Record<string, [string, (rest: string) => unknown]> = {
  document: ['createDocument', (title) => ({ title, type: 'requirements', content: `# ${title}\n\n${goodDocument}` })],
  // With no feature, no user and no measure: what the check sends back.
  poor: ['createDocument', (title) => ({ title, type: 'requirements', content: `# ${title}\n\nIt is fast.\n` })],
  part: ['createDocument', (rest) => partOf(rest, true)],
  end: ['createDocument', (rest) => partOf(rest, false)],
  // A part as it is cut off where the model may not write any more, in the middle of its last line.
  half: ['createDocument', (rest) => JSON.stringify(partOf(rest, false)).slice(0, -20)],
  review: ['createDocument', (title) => ({ title, type: 'review', content: `# ${title}\n\n${goodReview}` })],
  plan: ['createDocument', (id) => ({ title: 'Plan', type: 'plan', content: planFor(id) })],
  prompt: [
    'createPrompt',
    (title) => ({
      title,
      documentType: 'setup_prompt',
      stepNumber: 2,
      content: `# ${title}\n\n${goodPrompt}`,
    }),
  ],
  poorPrompt: [
    'createPrompt',
    (title) => ({ title, documentType: 'setup_prompt', stepNumber: 2, content: `Build ${title}.` }),
  ],
  decide: ['recordDecision', (rest) => ({ topic: rest.split('=')[0], decision: rest.split('=')[1] })],
  note: [
    'noteDecisions',
    (rest) => ({
      decisions: rest.split(' ').map((pair) => ({ topic: pair.split('=')[0], decision: pair.split('=')[1] })),
    }),
  ],
  task: ['setTaskStatus', (rest) => ({ taskId: rest.split('=')[0], status: rest.split('=')[1] })],
  broken: ['createDocument', () => ({ title: '..', type: 'novel', content: '' })],
  // A question with an object where a text should be.
  brokenAsk: ['askQuestions', (question) => ({ questions: [{ question, why: {}, options: [] }] })],
  // A decision as JSON with raw line breaks and a comma too many, as some models write it.
  sloppy: [
    'recordDecision',
    (rest) => `{"topic": "${rest.split('=')[0]}",\n "decision": "${rest.split('=')[1]}\nfor now",}`,
  ],
  ask: [
    'askQuestions',
    (question) => ({
      questions: [
        {
          question,
          why: 'It decides what comes first.',
          options: [{ label: 'Yes', recommended: true }, { label: 'No' }],
        },
      ],
    }),
  ],
};

/** What a tool is called with; a text is sent as it is. */
const toJson = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part: { text?: string }) => part.text ?? '').join('');
}
