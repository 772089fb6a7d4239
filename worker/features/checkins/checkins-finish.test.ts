import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import type { RunRecord } from '#worker/features/chat/run/record.storage.ts';
import { quickRetries } from '#worker/features/chat/testing/conversation.ts';
import { openCheckIns, setUpCheckIns } from '#worker/features/checkins/testing/check-ins.ts';
import { newId } from '#worker/platform/schema.ts';
import { asJson, createPerson } from '#worker/platform/testing/client.ts';
import { breakD1 } from '#worker/platform/testing/d1-meter.ts';
import { reportFigure } from '#worker/platform/testing/figures.ts';
import { findWritePoints, type Strike, strikeAt } from '#worker/reliability/testing/write-points.ts';

const order = '!review It\n!prompt Iteration: pictures\n!say It is written.';

async function silently<Result>(action: () => Promise<Result>): Promise<Result> {
  const noise = vi.spyOn(console, 'error').mockImplementation(() => {});
  return action().finally(() => noise.mockRestore());
}

describe('finishing a review', () => {
  test('makes a document of it and prompts, shows in the chat, and counts as one message', async () => {
    const { write, finish, readDocuments, readMessages, readPage, readUsed, person, base } = await setUpCheckIns();
    const { id, checkpointName, reviewDate } = await write(order);
    const { status, body } = await finish(id);
    expect(status).toBe(200);
    const [document, prompt] = body.documents;
    expect(body.documents).toMatchObject([
      { title: checkpointName, kind: 'document' },
      { title: 'Iteration: pictures', kind: 'prompt' },
    ]);
    expect(body.review).toMatchObject({ id, isCompleted: true, generatedDocuments: [document?.id, prompt?.id] });
    expect(await readDocuments()).toMatchObject([{ title: document?.title, type: 'review', version: 1 }]);
    expect(await (await person.call(`${base}/prompts`)).json()).toMatchObject([{ id: prompt?.id }]);
    const [asked, reply] = await readMessages();
    expect(asked).toMatchObject({
      role: 'user',
      clientId: expect.stringMatching(new RegExp(`^review-${id}-[0-9a-f]{32}$`)),
    });
    expect(asked?.content).toBe(`I finished my check-in “${checkpointName}”.\n\n**Results**\n\n${order}`);
    expect(reply).toMatchObject({ role: 'assistant', content: 'It is written.', state: 'complete' });
    expect(await readUsed()).toBe(1);
    const { schedule, reviews } = await readPage();
    expect(schedule?.lastReviewDate).toBe(reviewDate);
    expect(reviews).toEqual([body.review]);
  });

  test('after other tries answers what the last one made', async () => {
    const { write, save, finish } = await setUpCheckIns();
    const { id } = await write('!ask Which week was it?');
    for (let index = 0; index < 2; index += 1) expect((await finish(id)).status).toBe(422);
    await save(id, { performanceData: { results: order, measures: [] } });
    const { body } = await finish(id);
    expect(body.documents).toHaveLength(2);
    expect((await finish(id)).body).toEqual(body);
  });

  test('once more answers the same, and makes and charges nothing', async () => {
    const { write, finish, readDocuments, readMessages, readUsed } = await setUpCheckIns();
    const { id } = await write(order);
    const first = await finish(id);
    expect(await finish(id)).toEqual(first);
    expect(await readDocuments()).toHaveLength(1);
    expect(await readMessages()).toHaveLength(2);
    expect(await readUsed()).toBe(1);
  });

  test('five times at once is one document and one charge', async () => {
    const { write, finish, readDocuments, readMessages, readUsed } = await setUpCheckIns();
    const { id } = await write(`!wait 50\n${order}`);
    const answers = await Promise.all(Array.from({ length: 5 }, () => finish(id)));
    for (const answer of answers) expect(answer).toEqual({ ...answers[0], status: 200 });
    expect(await readDocuments()).toMatchObject([{ version: 1 }]);
    expect(await readMessages()).toHaveLength(2);
    expect(await readUsed()).toBe(1);
  });

  test('with the built-in guide makes the document of this review and prompts for what was missed and wished, in one go', async () => {
    const { start, save, send, finish, person, base } = await setUpCheckIns({ AI_PROVIDER: 'guide', GUIDE_PACE: '0' });
    const asked = await send('POST', '/contextual-chat', { content: 'Write the requirements document' });
    expect(asked.status).toBe(200);
    const { id, checkpointName } = (await start()).body;
    const measures = [{ id: 'SM-1', text: '60 % of all orders come in this way', value: 41, isHit: null }];
    const improvementAreas = ['Customers want pictures of the bread'];
    await save(id, { performanceData: { results: 'Orders doubled', measures }, improvementAreas });
    const { status, body } = await finish(id);
    expect(status).toBe(200);
    expect(body.documents.map(({ kind }) => kind)).toEqual(['document', 'prompt', 'prompt']);
    const [document] = body.documents;
    expect(document?.title).toBe(checkpointName);
    const { content } = await (await person.call(`/api/documents/${document?.id}`)).json<{ content: string }>();
    expect(content).toContain('41');
    expect(content).toMatch(/Missed/i);
    expect(content).toContain('pictures of the bread');
    expect(await (await person.call(`${base}/prompts`)).json()).toHaveLength(2);
  });

  test('tells of each measure whether it was hit: by its value, else as the person says', async () => {
    const { start, save, finish, readMessages } = await setUpCheckIns();
    const { id } = (await start()).body;
    const none = { value: null, isHit: null };
    const measures = [
      { ...none, id: 'SM-1', text: 'At least 60 % of all orders', value: 61.5 },
      { ...none, id: 'SM-2', text: 'Fewer than 2 complaints a week', value: 2 },
      { ...none, id: 'SM-3', text: 'Bakers say that it helps', isHit: true },
      { ...none, id: 'SM-4', text: 'At least 10 bakeries', value: 12, isHit: false },
      { ...none, id: 'SM-5', text: 'At least 30 % come back' },
    ];
    await save(id, { performanceData: { results: order, measures } });
    expect((await finish(id)).status).toBe(200);
    const [asked] = await readMessages();
    expect(asked?.content.split('\n').filter((line) => line.includes('SM-'))).toEqual([
      '- **SM-1** At least 60 % of all orders. Target: at least 60 %. Found: 61.5. Hit.',
      '- **SM-2** Fewer than 2 complaints a week. Target: less than 2 complaints. Found: 2. Missed.',
      '- **SM-3** Bakers say that it helps. No value. Hit.',
      '- **SM-4** At least 10 bakeries. Target: at least 10 bakeries. Found: 12. Hit.',
      '- **SM-5** At least 30 % come back. Target: at least 30 %. No value.',
    ]);
  });

  test('an empty one is refused and free', async () => {
    const { start, save, finish, readMessages, readUsed } = await setUpCheckIns();
    const { id } = (await start()).body;
    const measures = [{ id: 'SM-1', text: '60 % of all orders', value: null, isHit: null }];
    await save(id, { performanceData: { results: '  ', measures }, nextGoals: [''] });
    expect(await finish(id)).toMatchObject({ status: 422, body: { code: 'checkins.review_empty' } });
    expect(await readMessages()).toEqual([]);
    expect(await readUsed()).toBe(0);
  });

  test('no mail reminds of it any more; one that was sent stays sent', async () => {
    const { write, finish } = await setUpCheckIns();
    const states = [];
    for (const state of ['due', 'sent']) {
      const { id } = await write(order);
      await env.DB.prepare('update follow_up_reviews set mail_state = ? where id = ?').bind(state, id).run();
      expect((await finish(id)).status).toBe(200);
      states.push(
        await env.DB.prepare('select mail_state from follow_up_reviews where id = ?').bind(id).first('mail_state'),
      );
    }
    expect(states).toEqual([null, 'sent']);
  });

  test('of answers that differ only where the message is shortened is asked anew', async () => {
    const { write, save, finish, readDocuments, readMessages, readUsed } = await setUpCheckIns();
    const long = 'Bakers like it. '.repeat(306).trim();
    const { id } = await write(order);
    const answersWith = (end: string) => ({
      performanceData: { results: `${order}\n${long}`, measures: [] },
      userFeedback: `${long} ${end}`,
      improvementAreas: Array(10).fill('y'.repeat(500)),
      nextGoals: Array(10).fill('z'.repeat(500)),
    });
    await save(id, answersWith('Not all of them.'));
    await silently(() => breakD1(/^update "follow_up_reviews"/, () => finish(id)));
    await save(id, answersWith('All of them.'));
    expect((await finish(id)).status).toBe(200);
    const [first, , second] = await readMessages();
    expect(second?.content).toBe(first?.content);
    expect(await readDocuments()).toMatchObject([{ version: 2 }]);
    expect(await readUsed()).toBe(2);
  });

  test('a second review of the same day is the next version of its document', async () => {
    const { write, finish, readDocuments } = await setUpCheckIns();
    const first = (await finish((await write(order)).id)).body;
    const second = (await finish((await write(`Again\n${order}`)).id)).body;
    expect(second.review.id).not.toBe(first.review.id);
    expect(await readDocuments()).toMatchObject([{ version: 2 }]);
    expect((await finish(first.review.id)).body).toEqual(first);
  });
});

describe('whatever fails, the review stays open with all that is written in it', () => {
  test.each([
    ['a model that fails', '!status 400', 502, 'chat.model_failed', 0],
    ['a stream that is cut before the document', '!say Half a\n!cut', 502, 'chat.model_failed', 0],
    ['an answer without a document', '!say Well done.', 422, 'checkins.not_written', 1],
    ['a question instead', '!ask Which week was it?', 422, 'checkins.not_written', 1],
    ['a prompt alone', '!prompt Iteration: pictures', 422, 'checkins.not_written', 1],
  ])('%s', async (_, results, status, code, charged) => {
    const { write, save, finish, readReview, readUsed, readDocuments, changePatience } = await setUpCheckIns();
    await changePatience({ model: quickRetries });
    const kept = await write(results);
    const { id } = kept;
    expect(await silently(() => finish(id))).toMatchObject({ status, body: { code } });
    expect(await readReview(id)).toEqual(kept);
    expect(await readDocuments()).toEqual([]);
    expect(await readUsed()).toBe(charged);
    // Asked once more in the same words, the assistant is asked once more.
    expect(await silently(() => finish(id))).toMatchObject({ status, body: { code } });
    expect(await readUsed()).toBe(2 * charged);
    await save(id, { performanceData: { results: order, measures: [] } });
    expect((await finish(id)).status).toBe(200);
    expect(await readDocuments()).toMatchObject([{ version: 1 }]);
    expect(await readUsed()).toBe(2 * charged + 1);
  });

  test('the limit of the day', async () => {
    const { write, finish, send, readReview, readMessages, readUsed } = await setUpCheckIns();
    for (let index = 0; index < 5; index += 1) await send('POST', '/contextual-chat', { content: '!say Yes.' });
    const kept = await write(order);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const refused = await finish(kept.id);
      expect(refused).toMatchObject({
        status: 403,
        body: { code: 'usage.limit_reached', isLimitError: true, limit: 5 },
      });
    }
    expect(await readReview(kept.id)).toEqual(kept);
    expect(await readMessages()).toHaveLength(10);
    expect(await readUsed()).toBe(5);
  });

  test('an assistant that is busy', async () => {
    const { write, finish, stream, readReview, readUsed } = await setUpCheckIns();
    const kept = await write(order);
    const running = await stream('!wait 300\n!say Yes.');
    expect(await finish(kept.id)).toMatchObject({ status: 409, body: { code: 'chat.run_in_progress' } });
    expect(await readReview(kept.id)).toEqual(kept);
    await running.text();
    expect((await finish(kept.id)).status).toBe(200);
    expect(await readUsed()).toBe(2);
  });

  test('a person who stops it: before the first word it is free and asked again, after that it is another message', async () => {
    const { run, write, save, finish, join, stop, readReview, readMessages, readUsed } = await setUpCheckIns();
    const kept = await write('!wait 2000\n!words 200 50');
    const { id } = kept;
    const asked = finish(id);
    await expect.poll(async () => (await join()).status).toBe(200);
    await stop();
    const answer = await asked;
    expect(answer).toMatchObject({ status: 422, body: { code: 'checkins.not_written' } });
    expect(answer.body.message).toContain('did not count');
    expect(await readReview(id)).toEqual(kept);
    expect(await readUsed()).toBe(0);
    expect(await readMessages()).toHaveLength(1);
    const again = finish(id);
    await expect.poll(async () => readText(run), { timeout: 10_000 }).toContain('word1');
    await stop();
    expect(await again).toMatchObject({ status: 422, body: { code: 'checkins.not_written' } });
    expect(await readUsed()).toBe(1);
    await save(id, { performanceData: { results: order, measures: [] } });
    expect((await finish(id)).status).toBe(200);
    expect(await readMessages()).toHaveLength(4);
    expect(await readUsed()).toBe(2);
  });

  test('a document without its end', async () => {
    const { write, finish, save, readReview, readDocuments } = await setUpCheckIns();
    const kept = await write('!part 1 It\n!say That is it.');
    const answer = await finish(kept.id);
    expect(answer).toMatchObject({ status: 422, body: { code: 'checkins.not_written' } });
    expect(answer.body.message).toContain('broke off');
    expect(await readReview(kept.id)).toEqual(kept);
    await save(kept.id, { performanceData: { results: order, measures: [] } });
    const { body } = await finish(kept.id);
    expect(await readDocuments()).toMatchObject([{ id: body.documents[0]?.id, version: 2 }]);
  });

  test('answers that were changed while the document was written', async () => {
    const { write, save, finish, join, readReview, readDocuments } = await setUpCheckIns();
    const { id, updatedAt } = await write(`!wait 300\n${order}`);
    const asked = finish(id);
    await expect.poll(async () => (await join()).status).toBe(200);
    const changed = await save(id, { performanceData: { results: order, measures: [] }, baseUpdatedAt: updatedAt });
    expect(await asked).toMatchObject({
      ...{ status: 409, body: { code: 'checkins.review_stale', details: { review: changed.body } } },
    });
    expect(await readReview(id)).toEqual(changed.body);
    expect((await finish(id)).status).toBe(200);
    expect(await readDocuments()).toMatchObject([{ version: 2 }]);
  });

  test('deleted while the document was written, it is gone, and that is said', async () => {
    const { write, remove, finish, join, readDocuments } = await setUpCheckIns();
    const { id } = await write(`!wait 300\n${order}`);
    const asked = finish(id);
    await expect.poll(async () => (await join()).status).toBe(200);
    await remove(id);
    expect(await asked).toMatchObject({ status: 404, body: { code: 'checkins.review_not_found' } });
    expect(await readDocuments()).toHaveLength(1);
  });

  test('a message that was set aside in the chat is asked anew', async () => {
    const { write, finish, send, readMessages, changePatience } = await setUpCheckIns();
    await changePatience({ model: quickRetries });
    const { id } = await write('!status 400');
    await silently(() => finish(id));
    const [message] = (await send<{ id: string }[]>('GET', '/messages')).body;
    await send('POST', '/contextual-chat', { content: '!say Never mind.', replaces: message?.id });
    await silently(() => finish(id));
    expect((await readMessages()).map(({ clientId }) => clientId)).toContainEqual(
      expect.stringMatching(new RegExp(`^review-${id}-[0-9a-f]{32}-2$`)),
    );
  });
});

describe('once the document is there it is the answer', () => {
  test.each([
    ['the stream is cut after it', `!review It\n!cut`],
    ['the model fails after it', '!review It\n!error'],
  ])('when %s', async (_, results) => {
    const { write, finish, readDocuments, readMessages, readUsed, changePatience } = await setUpCheckIns();
    await changePatience({ model: quickRetries });
    const { id } = await write(results);
    const first = await silently(() => finish(id));
    expect(first).toMatchObject({
      status: 200,
      body: { review: { isCompleted: true }, documents: [{ kind: 'document' }] },
    });
    expect(await finish(id)).toEqual(first);
    expect(await readDocuments()).toMatchObject([{ version: 1 }]);
    expect(await readMessages()).toMatchObject([{ role: 'user' }, { role: 'assistant', state: 'complete' }]);
    expect(await readUsed()).toBe(1);
  });

  test('when it could not be noted in the review, whatever is left of the allowance', async () => {
    const { write, finish, send, readReview, readDocuments, readUsed } = await setUpCheckIns();
    const kept = await write(order);
    const { status } = await silently(() => breakD1(/^update "follow_up_reviews"/, () => finish(kept.id)));
    expect(status).toBe(500);
    expect(await readReview(kept.id)).toEqual(kept);
    for (let index = 0; index < 4; index += 1) await send('POST', '/contextual-chat', { content: '!say Yes.' });
    expect(await readUsed()).toBe(5);
    expect((await finish(kept.id)).body).toMatchObject({ review: { isCompleted: true }, documents: [{}, {}] });
    expect(await readDocuments()).toMatchObject([{ version: 1 }]);
    expect(await readUsed()).toBe(5);
  });

  test('a model may make one document of it and three prompts, under their own names', async () => {
    const { write, finish, readDocuments, person, base } = await setUpCheckIns();
    const prompts = ['A', 'B', 'C', 'D'].map((name) => `!prompt Iteration: ${name}`).join('\n');
    const { id, checkpointName } = await write(`!document Requirements\n!review Another\n${prompts}\n!say Done.`);
    const { body } = await finish(id);
    expect(body.documents.map(({ title }) => title)).toEqual([
      checkpointName,
      ...['A', 'B', 'C'].map((name) => `Iteration: ${name}`),
    ]);
    expect(await readDocuments()).toMatchObject([{ type: 'review', version: 1 }]);
    expect(await (await person.call(`${base}/prompts`)).json()).toHaveLength(3);
  });
});

/** What is written of the reply at work. */
const readText = (run: Awaited<ReturnType<typeof setUpCheckIns>>['run']) =>
  runInDurableObject(run, async (_, { storage }) => (await storage.get<RunRecord>('run'))?.text ?? '');

/** A project of its own for each strike, whose owner has messages for all of them. */
async function setUpStrikes() {
  const person = await createPerson();
  await env.DB.prepare("update users set plan = 'pro' where id = ?").bind(person.userId).run();
  const readUsed = async () => (await (await person.client.usage.$get()).json()).promptsUsedToday;
  const setUp = async () => {
    const projectId = newId();
    await env.DB.prepare('insert into projects (id, user_id, name, slug) values (?, ?, ?, ?)')
      .bind(projectId, person.userId, 'Crumb Basket', projectId)
      .run();
    const checkIns = openCheckIns(person, projectId);
    await checkIns.setSchedule({ cadence: 'checkpoints', startsOn: '2026-11-01' });
    const kept = await checkIns.write(order);
    const path = `/api/projects/${projectId}/reviews/${kept.id}/finish`;
    return { ...checkIns, kept, usedBefore: await readUsed(), call: () => person.call(path, asJson({})) };
  };
  return { setUp, readUsed };
}

test('finishing is struck at every write: one document, one charge, and no word is lost', async (context) => {
  const { setUp, readUsed } = await setUpStrikes();
  const points = await findWritePoints((await setUp()).call);
  const strikes: Strike[] = points.flatMap(({ evict, what }, at) =>
    (['before', 'after'] as const).flatMap((when) => {
      // An object whose answer nobody has read yet is not idle.
      const isIdle = evict && !(what === 'fetch' && when === 'after');
      return (['throw', 'vanish', ...(isIdle ? (['evict'] as const) : [])] as const).map((how) => ({ at, when, how }));
    }),
  );
  const faults: string[] = [];
  await silently(async () => {
    for (const strike of strikes) {
      const { kept, usedBefore, call, finish, readReview, readDocuments, readMessages } = await setUp();
      await strikeAt(strike, call);
      const found: string[] = [];
      if (!isDeepStrictEqual((await readReview(kept.id))?.performanceData, kept.performanceData))
        found.push('words lost');
      let answer = await finish(kept.id);
      for (let again = 0; again < 3 && answer.status !== 200; again += 1) answer = await finish(kept.id);
      const [documents, messages] = [await readDocuments(), await readMessages()];
      const charged = (await readUsed()) - usedBefore;
      // A text that storage refused to the end is named in its reply, which is free; then it may be made once more.
      const refused = messages.filter(({ parts }) => parts.some(({ type }) => type === 'notice')).length;
      const whole = messages.filter(({ role }) => role === 'assistant').length - refused;
      if (answer.status !== 200 || !answer.body.review.isCompleted) found.push(`answered ${answer.status}`);
      if (documents.length !== 1 || (documents[0]?.version ?? 0) > 1 + refused) found.push('another document');
      if (whole + refused === 0 || messages.length !== 2 * (whole + refused)) found.push(`${messages.length} messages`);
      if (whole > 1 || charged !== whole) found.push(`${charged} charged for ${whole}`);
      const where = `${strike.how} ${strike.when} ${points[strike.at]?.seam} ${points[strike.at]?.what}`;
      faults.push(...found.map((fault) => `${where}: ${fault}`));
    }
  });
  reportFigure(context, {
    what: 'Finishing a check-in, broken off at every write (R2, D1, Durable Objects), then finished once more',
    asked: 'one document, one charge, no word lost',
    measured: `${points.length} points, ${strikes.length} strikes, ${faults.length} faults`,
  });
  expect(faults).toEqual([]);
  expect(points.length).toBeGreaterThan(6);
}, 120_000);
