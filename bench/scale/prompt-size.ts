import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { estimateTokens } from '../../worker/platform/ai-tokens.ts';

const chunk = (choice: object) =>
  `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'counting', choices: [{ index: 0, ...choice }] })}\n\n`;

/** A model's server that says a word and counts the tokens of what it is asked with: rules, tools, project and conversation. */
export async function startCountingModel() {
  const asked: number[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request.setEncoding('utf8')) text += part;
    asked.push(estimateTokens(text));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunk({ delta: { role: 'assistant', content: 'Yes.' } }));
    response.end(`${chunk({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, asked, [Symbol.dispose]: () => server.close() };
}
