import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { MessagePart } from '#shared/chat.ts';
import type { ReplyRun } from '#worker/features/chat/chat.object.ts';
import { type FaultPoint, strikeAt } from '#worker/features/chat/testing/fault-points.ts';
import { findDocumentKeys } from '#worker/features/documents/documents.service.ts';
import { createContext } from '#worker/platform/context.ts';
import { createSweepRun, sweepObjects } from '#worker/platform/jobs.ts';
import { newId } from '#worker/platform/schema.ts';
import { asJson, createPerson, type Person } from '#worker/platform/testing/client.ts';
import { countTests, reportFigure } from '#worker/platform/testing/figures.ts';
import { readEvents } from '#worker/platform/testing/stream.ts';

/** A turn that makes all kinds of calls: a decision, a document that is sent back once and never mended, another, and text. */
const content = '!decide Payment=Later\n!poor Notes\n!document Vision\n!words 6 5';
const answer = 'word1 word2 word3 word4 word5 word6 ';

const before = (name: string, is: FaultPoint['is']): FaultPoint => ({ name: `before ${name}`, when: 'before', is });
const around = (name: string, is: FaultPoint['is'], nth = 1): FaultPoint[] => [
  { ...before(name, is), nth },
  { name: `after ${name}`, when: 'after', is, nth },
];

const batchOf =
  (pattern: RegExp): FaultPoint['is'] =>
  ({ seam, text }) =>
    seam === 'd1' && pattern.test(text);
const isReplyBatch = batchOf(/insert into "chat_messages".*on conflict \("chat_messages"."reply_to"\)/s);
const isForgetting: FaultPoint['is'] = ({ seam, name, text }) =>
  seam === 'storage' && name === 'delete' && text === 'run';

const turnPoints: FaultPoint[] = [
  ...around('the first keep of the record', ({ record }) => record !== undefined && !record.replyTo),
  ...around('the first alarm', ({ name }) => name === 'setAlarm'),
  ...around('the hold', ({ seam, name }) => seam === 'limits' && name === 'reserve'),
  ...around('the batch that saves the message', batchOf(/insert into "chat_messages"/)),
  ...around('the first call of the model', ({ seam, name }) => seam === 'model' && name === 'ask'),
  before('the second call of the model', ({ seam, name, text }) => seam === 'model' && name === 'ask' && text === '2'),
  before('the first piece of the model', ({ seam, name }) => seam === 'model' && name === 'piece'),
  ...around('the row of a decision', batchOf(/insert into "decisions"/)),
  ...around('the keep of a card', ({ record }) => record?.parts.length === 1),
  ...around(
    'the keep of a text that is not saved yet',
    ({ record }) => record !== undefined && record.unsaved.size > 0,
  ),
  ...around('the object of a document', ({ seam }) => seam === 'r2'),
  ...around('the row of a document', batchOf(/insert into "documents"/)),
  ...around('the keep of its card', ({ record }) => record?.parts.length === 2),
  before('a piece amid the text', ({ seam, text }) => seam === 'model' && text === '4.2'),
  ...around('the keep of text', ({ record }) => record !== undefined && record.text !== '' && !record.ended),
  ...around('the row of what was sent back', batchOf(/insert into "documents"/), 2),
  ...around('the last keep', ({ record }) => record?.ended !== undefined),
  ...around('the batch that saves the reply', isReplyBatch),
  ...around('the charge', ({ seam, name }) => seam === 'limits' && name === 'commit'),
  ...around('the forgetting', isForgetting),
];

/** From here on the reply is whole: a stop comes too late for it. */
const afterTheEnd = turnPoints.slice(
  turnPoints.findIndex(({ name }) => name === 'before the row of what was sent back'),
);

/** What an alarm does after an eviction amid the text. */
const alarmPoints: FaultPoint[] = [
  ...around('the row of what was sent back', batchOf(/insert into "documents"/)),
  ...around('the keep of its card', ({ record }) => (record?.parts.length ?? 0) >= 3),
  ...around('the batch that saves the reply', isReplyBatch),
  ...around('the giving back', ({ seam, name }) => seam === 'limits' && name === 'release'),
  ...around('the forgetting', isForgetting),
];

const strikes = ['throw', 'evict', 'disconnect', 'stop'] as const;
type Strike = (typeof strikes)[number];

const combine = (points: FaultPoint[]) => points.flatMap((point) => strikes.map((strike) => ({ point, strike })));
const runOf = (projectId: string) =>
  env.REPLY_RUN.get(env.REPLY_RUN.idFromName(projectId)) as DurableObjectStub<ReplyRun>;

let person: Person;
let noise: { mockRestore: () => void };

beforeAll(async () => {
  person = await createPerson();
  await env.DB.prepare("update users set plan = 'pro' where id = ?").bind(person.userId).run();
  noise = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(() => noise.mockRestore());

/** A project of its own, and the Durable Object from within: that is where a strike comes from. */
async function setUp() {
  const projectId = newId();
  await env.DB.prepare('insert into projects (id, user_id, name, slug, description) values (?, ?, ?, ?, ?)')
    .bind(projectId, person.userId, 'Crumb Basket', projectId, 'Pre-orders for a small bakery')
    .run();
  const limits = env.USER_LIMITS.get(env.USER_LIMITS.idFromName(person.userId));
  // Every case begins with the whole allowance.
  await runInDurableObject(limits, (_, state) => void state.storage.sql.exec('delete from charges'));
  const path = `/api/projects/${projectId}/contextual-chat`;
  const leave = new AbortController();
  /** The cards that the reader saw, until the stream ended or broke. */
  const shown: MessagePart[] = [];
  const send = async () => {
    const init = asJson({ content, messageId: 'the-same-id' }, { accept: 'text/event-stream' });
    const response = await person.call(path, { ...init, signal: leave.signal });
    if (!response.ok) return;
    for await (const event of readEvents(response)) {
      if (event.type === 'data-decision' || event.type === 'data-documentCreated') shown.push(event.data);
    }
  };
  const sendAgain = async () => {
    const response = await person.call(path, asJson({ content, messageId: 'the-same-id' }));
    return { status: response.status, text: await response.text() };
  };
  /** What happens at the point, told by where it happens: inside the Durable Object. */
  const enter = () =>
    runInDurableObject(runOf(projectId), (instance: ReplyRun, state) => {
      const stop = () => instance.fetch(new Request('https://reply-run/', { method: 'DELETE' }));
      const strikeBy: Record<Strike, () => Promise<void>> = {
        throw: () => Promise.reject(new Error('struck')),
        evict: () => {
          state.abort('evicted');
          return new Promise(() => {});
        },
        disconnect: async () => leave.abort(),
        stop: async () => void stop().catch(() => {}),
      };
      return { strikeBy, where: { storage: state.storage, limitsId: limits.id } };
    });
  return { projectId, limits, shown, send, sendAgain, enter };
}

type Setting = Awaited<ReturnType<typeof setUp>>;

/** A reader who left hears no more of the run; it goes on. */
const awaitRun = ({ projectId }: Setting) =>
  runInDurableObject(runOf(projectId), async (instance: ReplyRun) => {
    const live: { finished: Promise<unknown> } | undefined = Reflect.get(instance, 'live');
    await live?.finished.catch(() => {});
  });

/** Lets every alarm ring until none is left. */
async function ringAlarms({ projectId }: Setting) {
  for (let ring = 1; await runDurableObjectAlarm(runOf(projectId)); ring += 1) expect(ring).toBeLessThan(4);
}

type Row = { id: string; role: string; content: string; state: string; parts: string; reply_to: string | null };

async function look({ projectId, limits }: Setting) {
  const rows = await env.DB.prepare('select * from chat_messages where project_id = ? order by id')
    .bind(projectId)
    .all<Row>();
  const documents = await env.DB.prepare(
    'select id, title, version, object_storage_key as key from documents where project_id = ?',
  )
    .bind(projectId)
    .all<{ id: string; title: string; version: number; key: string }>();
  const charges = await runInDurableObject(limits, (_, state) =>
    state.storage.sql
      .exec<{ state: string }>('select state from charges')
      .toArray()
      .map(({ state }) => state),
  );
  const kept = await runInDurableObject(runOf(projectId), async (_, { storage }) => [
    ...(await storage.list()).keys(),
    ...((await storage.getAlarm()) === null ? [] : ['alarm']),
  ]);
  const [asked, ...moreAsked] = rows.results.filter(({ role }) => role === 'user');
  const [reply, ...moreReplies] = rows.results.filter(({ role }) => role === 'assistant');
  expect([...moreAsked, ...moreReplies]).toEqual([]);
  const parts: MessagePart[] = JSON.parse(reply?.parts ?? '[]');
  return { asked, reply, parts, documents: documents.results, charges, kept };
}

/** What must hold however a turn was broken, once the alarm has been: nothing is held, and a charge is what the reply's state says. */
async function expectOrder(setting: Setting) {
  const seen = await look(setting);
  const { asked, reply, parts, documents, charges, kept } = seen;
  const isWhole = reply !== undefined && reply.state !== 'interrupted' && !parts.some(({ type }) => type === 'notice');
  expect(charges).toEqual(isWhole ? ['spent'] : []);
  expect(kept).toEqual([]);
  if (reply) expect(reply.reply_to).toBe(asked?.id);
  const cards = parts.filter((part) => part.type === 'documentCreated').map(({ documentId }) => documentId);
  expect(new Set(cards).size).toBe(cards.length);
  expect(documents.map(({ id }) => id)).toEqual(expect.arrayContaining(cards));
  for (const { key } of documents) expect(await env.BODIES.head(key)).not.toBeNull();
  return seen;
}

async function expectNoOrphans({ projectId }: Setting) {
  const prefix = `documents/${projectId}`;
  const context = createContext(env, 'test');
  const later = Date.now() + 2 * 3_600_000;
  await sweepObjects(context, { prefix, findKept: (keys) => findDocumentKeys(context, keys) }, createSweepRun(later));
  const { objects } = await env.BODIES.list({ prefix });
  const { documents } = await look({
    projectId,
    limits: env.USER_LIMITS.get(env.USER_LIMITS.idFromName(person.userId)),
  } as Setting);
  expect(objects.map(({ key }) => key).toSorted()).toEqual(documents.map(({ key }) => key).toSorted());
}

/** The same message again ends with one whole reply and one charge, and nothing that nobody knows of. */
async function expectRepeatable(setting: Setting) {
  const again = await setting.sendAgain();
  expect(again.status).toBe(200);
  const { reply, parts, documents } = await expectOrder(setting);
  expect(reply?.state).toMatch(/^(complete|stopped)$/);
  if (reply?.state === 'complete') {
    expect(reply.content).toBe(answer);
    // A text that could not be saved even at the end is named, and the message is free.
    const told = parts.map((part) => (part.type === 'notice' ? part.text : '')).join();
    const titles = documents.map(({ title }) => title);
    for (const title of ['Notes', 'Vision']) expect(titles.includes(title) || told.includes(title)).toBe(true);
  } else expect(answer.startsWith(reply?.content.trimEnd() ?? 'none')).toBe(true);
  await expectNoOrphans(setting);
}

describe('a turn is broken', () => {
  test.each(combine(turnPoints).map((each) => [each.point.name, each.strike, each] as const))(
    '%s: %s',
    async (_, __, each) => {
      const setting = await setUp();
      const { strikeBy, where } = await setting.enter();
      const isMet = await strikeAt(each.point, where, strikeBy[each.strike], async () => {
        await setting.send().catch(() => {});
        await awaitRun(setting);
      });
      expect(isMet).toBe(true);
      await ringAlarms(setting);
      const { reply, parts, documents } = await expectOrder(setting);
      if (each.strike === 'stop' && afterTheEnd.includes(each.point)) expect(reply?.state).toBe('complete');
      expect(parts).toEqual(expect.arrayContaining(setting.shown));
      expect(documents.map(({ version }) => version)).not.toContain(2);
      await expectRepeatable(setting);
    },
  );
});

describe('an alarm is broken that finishes a turn', () => {
  test.each(combine(alarmPoints).map((each) => [each.point.name, each.strike, each] as const))(
    '%s: %s',
    async (_, __, each) => {
      const setting = await setUp();
      const first = await setting.enter();
      const amidText: FaultPoint = before('a later piece', ({ seam, text }) => seam === 'model' && text === '4.3');
      await strikeAt(amidText, first.where, first.strikeBy.evict, () => setting.send().catch(() => {}));
      const { strikeBy, where } = await setting.enter();
      const isMet = await strikeAt(each.point, where, strikeBy[each.strike], async () => {
        await runDurableObjectAlarm(runOf(setting.projectId)).catch(() => {});
      });
      expect(isMet).toBe(true);
      await ringAlarms(setting);
      const { reply, parts, documents } = await expectOrder(setting);
      expect(reply?.state).toBe('interrupted');
      expect(reply?.content).toMatch(/^word1 /);
      expect(parts.map(({ type }) => type)).toEqual(['decision', 'documentCreated', 'documentCreated']);
      expect(parts).toEqual(expect.arrayContaining(setting.shown));
      expect(documents.map(({ version }) => version)).not.toContain(2);
      await expectRepeatable(setting);
    },
  );
});

test('every combination of a fault point and what happens there has been tried', (context) => {
  const asked = combine([...turnPoints, ...alarmPoints]).length;
  const { passed, failed } = countTests(context);
  reportFigure(context, {
    what: 'A turn of the conversation broken at every call of D1, R2, Durable Objects and the model: throw, evict, disconnect, stop',
    asked: 'one saved message, one charge or none, no orphan, can be sent again',
    measured: `${asked} combinations, ${failed} ended otherwise`,
  });
  expect(passed).toBe(asked);
});
