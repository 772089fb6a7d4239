import { startProcess } from '../e2e/stand-ins/start-process.ts';
import { startBareWorker, startBuiltApp } from './built-app.ts';
import { createPerson, type Person } from './person.ts';
import { median, type Row } from './report.ts';

const rounds = 3;
const turnsOfARound = 12;
/** A new workerd interprets what one that has served for a while runs compiled: so many turns in other projects come first. */
const warmingProjects = 3;
/** What a turn may add before the first word of an ordinary conversation, over passing the provider's stream on. */
const budgetMs = 10;
const content = '!say One word after the other, until all of it is said.';

/** The provider's stream passed through a Worker that does nothing else. */
export const bareWorker = `export default {
  fetch: (request, env) => fetch(env.MODEL_URL + '/chat/completions', { method: 'POST', body: request.body, headers: request.headers }),
};`;

/**
 * Time to the first word of a reply, turns of the app and of a Worker that only passes the provider's stream on, in turn, a fresh
 * workerd each round, both warmed up: in a new project, and in one with everything at its bound.
 */
export async function measureFirstToken(script: string): Promise<Row[]> {
  const model = await startProcess('model-server.ts');
  const bare: number[] = [];
  const ours = { fresh: [] as number[], full: [] as number[] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      await using app = await startBuiltApp(script, {
        AI_PROVIDER: 'openai-compatible',
        AI_MODEL: 'stand-in',
        AI_BASE_URL: model.url,
      });
      await using floor = await startBareWorker(bareWorker, { MODEL_URL: model.url });
      const fresh = await createPerson(app, `fresh-${round}`);
      const full = await createPerson(app, `full-${round}`);
      await fill(app, full);
      for (let project = 0; project < warmingProjects; project += 1) {
        const person = await createPerson(app, `warming-${round}-${project}`);
        for (let turn = 0; turn < turnsOfARound; turn += 1) {
          await timeToText(() => person.send(content), '"text-delta"');
          await timeToText(() => passThrough(floor.url, content), '"content"');
        }
      }
      const calls = [
        { times: ours.fresh, run: () => timeToText(() => fresh.send(content), '"text-delta"') },
        { times: ours.full, run: () => timeToText(() => full.send(content), '"text-delta"') },
        { times: bare, run: () => timeToText(() => passThrough(floor.url, content), '"content"') },
      ];
      for (let turn = 0; turn <= turnsOfARound; turn += 1) {
        for (let index = 0; index < calls.length; index += 1) {
          const call = calls[(index + turn) % calls.length];
          const time = await call?.run();
          // The first of a project has nothing in its cache.
          if (turn > 0 && time !== undefined) call?.times.push(time);
        }
      }
    }
  } finally {
    model.stop();
  }
  return [
    compare('First word of a reply, over the bare provider stream', ours.fresh, bare, budgetMs),
    compare('The same with 60 documents, 100 decisions and a long conversation', ours.full, bare, undefined),
  ];
}

function compare(what: string, own: number[], bare: number[], budget: number | undefined): Row {
  const added = median(own) - median(bare);
  return {
    what,
    figure: `${added.toFixed(1)} ms (${median(own).toFixed(1)} over ${median(bare).toFixed(1)})`,
    ...(budget !== undefined && { budget: { text: `at most ${budget} ms`, held: added <= budget } }),
    note: 'the proof of the sign-in takes 1.5 ms of it, the Durable Object and its record 0.7, one batch of ten statements 2.5, the AI SDK until it calls the service 2. Done: the allowance is held beside the saving, verified tokens are remembered, the schemas of tools are made once, the first word passes by the SDK.',
  };
}

/** A call of the Worker that only passes the provider's stream on. */
export const passThrough = (url: string, content: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'stand-in', stream: true, messages: [{ role: 'user', content }] }),
  });

/** Rows of a project that has been used for long; the bodies are not read by a turn. */
async function fill({ database }: Awaited<ReturnType<typeof startBuiltApp>>, { projectId, userId }: Person) {
  const text = 'Customers order bread the evening before, and bakers know what to bake. '.repeat(7);
  const document = database.prepare(
    `INSERT INTO documents (id, project_id, title, type, excerpt, object_storage_key, created_at, updated_at) VALUES (?1, ?2, ?1, 'idea', ?3, ?1, 1, 1)`,
  );
  const decision = database.prepare(
    'INSERT INTO decisions (id, project_id, topic, decision, created_at, updated_at) VALUES (?1, ?2, ?1, ?3, 1, 1)',
  );
  const message = database.prepare(
    `INSERT INTO chat_messages (id, project_id, user_id, role, content, created_at) VALUES (?1, ?2, ?3, ?4, ?5, 1)`,
  );
  const each = (count: number) =>
    Array.from({ length: count }, (_, index) => `${String(index).padStart(4, '0')}-${projectId}`);
  await database.batch([
    ...each(60).map((id) => document.bind(`document-${id}`, projectId, text)),
    ...each(100).map((id) => decision.bind(`decision-${id}`, projectId, text.slice(0, 200))),
    ...each(40).map((id, index) =>
      message.bind(id, projectId, userId, index % 2 === 0 ? 'user' : 'assistant', text.repeat(2)),
    ),
  ]);
}

/** Milliseconds until `mark` has come in an answer; the rest of it is read too. */
async function timeToText(call: () => Promise<Response>, mark: string): Promise<number> {
  const began = performance.now();
  const response = await call();
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let found: number | undefined;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) break;
    text += chunk.value;
    if (found === undefined && text.includes(mark)) found = performance.now() - began;
  }
  if (found === undefined) throw new Error(`${mark} never came: ${text.slice(0, 300)}`);
  return found;
}
