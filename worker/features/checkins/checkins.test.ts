import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { noAnswers, setUpCheckIns } from '#worker/features/checkins/testing/check-ins.ts';
import { createPerson, createProject } from '#worker/platform/testing/client.ts';
import { breakD1 } from '#worker/platform/testing/d1-meter.ts';

/** The token of a person is good for 15 minutes: a test keeps to the day it runs on, or to moments shortly after. */
const dayMs = 86_400_000;
const today = () => new Date().toISOString().slice(0, 10);
const daysFromToday = (days: number) => new Date(Date.parse(today()) + days * dayMs).toISOString();
const dayFromToday = (days: number) => daysFromToday(days).slice(0, 10);

afterEach(() => void vi.useRealTimers());

const written = {
  performanceData: {
    results: 'Orders doubled',
    measures: [{ id: 'SM-1', text: '60 % of all orders', value: 52, isHit: null }],
  },
  userFeedback: 'People like the reminder',
  improvementAreas: ['Pictures of the bread'],
  nextGoals: ['100 orders a week'],
};

describe('the page', () => {
  test('before anything is set says so, and names no measures', async () => {
    const person = await createPerson();
    const { id, slug } = await createProject(person);
    const expected = {
      ...{ schedule: null, reviews: [], measures: [], hasRequirements: false },
      ...{ wantsReminders: true, isEmailVerified: false },
    };
    for (const address of [id, slug]) {
      const answer = await person.call(`/api/projects/${address}/check-ins`);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual(expected);
    }
  });

  test('names the measures of the requirements written last, under whatever title', async () => {
    const { send, readPage } = await setUpCheckIns();
    const save = (title: string, type: string, content: string) =>
      send('POST', '/documents', { title, type, content: `# ${title}\n\n${content}` });
    await save('Requirements', 'requirements', '- **SM-1** 60 % of all orders');
    await save('Other', 'idea', '- **SM-7** 10 % of nothing');
    expect(await readPage()).toMatchObject({ hasRequirements: true, measures: [{ id: 'SM-1' }] });
    await save('What it has to do', 'requirements', '- **SM-1** Fewer than 3 calls a day\n- **SM-2** People come back');
    expect((await readPage()).measures).toEqual([
      { id: 'SM-1', text: 'Fewer than 3 calls a day', target: { sense: 'less than', value: 3, unit: 'calls' } },
      { id: 'SM-2', text: 'People come back', target: null },
    ]);
  });

  test('whose requirements are lost still shows the rest', async () => {
    const { project, send, readPage } = await setUpCheckIns();
    await send('POST', '/documents', { title: 'Requirements', type: 'requirements', content: '- **SM-1** 60 %' });
    const key = await env.DB.prepare('select object_storage_key from documents where project_id = ?')
      .bind(project.id)
      .first('object_storage_key');
    await env.BODIES.delete(String(key));
    expect(await readPage()).toMatchObject({
      hasRequirements: true,
      measures: [],
      schedule: { cadence: 'checkpoints' },
    });
  });

  test('lists the newest hundred reviews', async () => {
    const { project, readPage } = await setUpCheckIns();
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 103)
       insert into follow_up_reviews (id, project_id, schedule_id, checkpoint_name, review_date)
       select project_id || '-' || i, project_id, id, i || ' days after launch', i * 86400000
       from n join follow_up_schedules on project_id = ?`,
    )
      .bind(project.id)
      .run();
    const { reviews } = await readPage();
    expect([reviews.length, reviews[0]?.checkpointName]).toEqual([100, '103 days after launch']);
  });

  test('tells whether mails come', async () => {
    const { person, readPage } = await setUpCheckIns();
    await env.DB.prepare('update users set email_verified = 1, email_cycle_reminders = 0 where id = ?')
      .bind(person.userId)
      .run();
    expect(await readPage()).toMatchObject({ wantsReminders: false, isEmailVerified: true });
  });
});

describe('the schedule', () => {
  test.each([
    ['checkpoints', { cadence: 'checkpoints', startsOn: dayFromToday(0) }, 7, '7 days after launch'],
    ['the next checkpoint', { cadence: 'checkpoints', startsOn: dayFromToday(-7) }, 23, '30 days after launch'],
    ['every week', { cadence: 'weekly', startsOn: dayFromToday(-10) }, 4, '2 weeks after launch'],
    ['every ten days', { cadence: 'custom', customDays: 10, startsOn: dayFromToday(0) }, 10, '10 days after launch'],
    ['a launch to come', { cadence: 'biweekly', startsOn: dayFromToday(5) }, 19, '2 weeks after launch'],
  ])('of %s says what comes next', async (_, input, days, nextName) => {
    const { setSchedule, readPage } = await setUpCheckIns();
    const { status, body } = await setSchedule(input);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...{ customDays: null, ...input, isActive: true, lastReviewDate: null },
      ...{ nextCheckIn: daysFromToday(days), nextName },
    });
    expect((await readPage()).schedule).toEqual(body);
  });

  test('is one a project, however often it is set, and keeps days for its own rhythm alone', async () => {
    const { setSchedule, project } = await setUpCheckIns();
    await Promise.all([1, 2, 3].map((customDays) => setSchedule({ cadence: 'custom', customDays, startsOn: today() })));
    const { body } = await setSchedule({ cadence: 'monthly', customDays: 9, startsOn: today() });
    expect(body).toMatchObject({ cadence: 'monthly', customDays: null });
    const { results } = await env.DB.prepare('select * from follow_up_schedules where project_id = ?')
      .bind(project.id)
      .all();
    expect(results).toMatchObject([{ cadence: 'monthly', default_schedule: null, is_active: 1 }]);
  });

  test('set again as it is keeps a check-in that is due and not opened yet; with other days it does not', async () => {
    const { setSchedule, readPage, project } = await setUpCheckIns();
    const weekly = { cadence: 'weekly', startsOn: dayFromToday(-20) };
    await setSchedule(weekly);
    const makeDue = () =>
      env.DB.prepare('update follow_up_schedules set next_check_in = ? where project_id = ?')
        .bind(Date.parse(daysFromToday(0)), project.id)
        .run();
    await makeDue();
    expect((await setSchedule(weekly)).body).toMatchObject({ nextCheckIn: daysFromToday(0) });
    expect((await setSchedule({ ...weekly, startsOn: dayFromToday(-21) })).body).toMatchObject({
      nextCheckIn: daysFromToday(7),
    });
    await makeDue();
    expect((await setSchedule({ ...weekly, startsOn: dayFromToday(-21), isActive: false })).body).toMatchObject({
      nextCheckIn: null,
    });
    await makeDue();
    expect((await setSchedule({ ...weekly, startsOn: dayFromToday(-21) })).body).toMatchObject({
      nextCheckIn: daysFromToday(7),
    });
    expect((await readPage()).schedule).toMatchObject({ isActive: true });
  });

  test('paused has no next date; resumed it goes on from today', async () => {
    const { setSchedule } = await setUpCheckIns();
    const weekly = { cadence: 'weekly', startsOn: dayFromToday(-20) };
    const paused = await setSchedule({ ...weekly, isActive: false });
    expect(paused.body).toMatchObject({ isActive: false, nextCheckIn: null, nextName: null });
    const resumed = await setSchedule({ ...weekly, isActive: true });
    expect(resumed.body).toMatchObject({
      isActive: true,
      nextCheckIn: daysFromToday(1),
      nextName: '3 weeks after launch',
    });
  });

  test('whose checkpoints are behind has no next date and is no fault', async () => {
    const { setSchedule } = await setUpCheckIns();
    const { status, body } = await setSchedule({ cadence: 'checkpoints', startsOn: dayFromToday(-200) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ isActive: true, nextCheckIn: null, nextName: null });
  });

  test.each([
    [{ cadence: 'custom', startsOn: '2026-11-01' }],
    [{ cadence: 'custom', customDays: 0, startsOn: '2026-11-01' }],
    [{ cadence: 'custom', customDays: 366, startsOn: '2026-11-01' }],
    [{ cadence: 'daily', startsOn: '2026-11-01' }],
    [{ cadence: 'weekly', startsOn: '2026-02-30' }],
    [{ cadence: 'weekly', startsOn: '1999-01-01' }],
    [{ cadence: 'weekly' }],
  ])('%j is refused', async (input) => {
    const { setSchedule } = await setUpCheckIns();
    expect(await setSchedule(input)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });
});

describe('a review', () => {
  test('begun by hand is of today, empty, and the same until it is finished', async () => {
    const { start, readPage } = await setUpCheckIns();
    const { status, body } = await start();
    expect(status).toBe(201);
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date());
    expect(body).toMatchObject({
      checkpointName: `Review of ${day}`,
      reviewDate: daysFromToday(0),
      isCompleted: false,
    });
    expect(body).not.toHaveProperty('mailState');
    const again = await Promise.all([start(), start()]);
    expect(again).toEqual([
      { status: 200, body },
      { status: 200, body },
    ]);
    expect((await readPage()).reviews).toEqual([body]);
    await env.DB.prepare('update follow_up_reviews set is_completed = 1 where id = ?').bind(body.id).run();
    const next = await start();
    expect(next.status).toBe(201);
    expect((await readPage()).reviews.map(({ id }) => id)).toEqual([next.body.id, body.id]);
  });

  test('ten begun at once are one', async () => {
    const { start, readPage } = await setUpCheckIns();
    const answers = await Promise.all(Array.from({ length: 10 }, start));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await readPage()).reviews).toHaveLength(1);
  });

  test('needs check-ins', async () => {
    const person = await createPerson();
    const { id } = await createProject(person);
    const answer = await person.call(`/api/projects/${id}/reviews`, { method: 'POST' });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'checkins.no_schedule' });
  });

  test('keeps what is written, trimmed and without empty lines', async () => {
    const { start, save, readReview } = await setUpCheckIns();
    const { id } = (await start()).body;
    const { status, body } = await save(id, { ...written, improvementAreas: ['', ' Pictures of the bread '] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, ...written, isCompleted: false, generatedDocuments: null });
    expect(await readReview(id)).toEqual(body);
    expect((await save(id, noAnswers)).body).toMatchObject(noAnswers);
  });

  test('that was changed meanwhile is not overwritten, and is told', async () => {
    const { start, save, readReview } = await setUpCheckIns();
    const { id, updatedAt } = (await start()).body;
    const first = await save(id, { ...written, baseUpdatedAt: updatedAt });
    expect(first.status).toBe(200);
    const late = await save(id, { userFeedback: 'Mine', baseUpdatedAt: updatedAt });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'checkins.review_stale', details: { review: first.body } },
    });
    expect(await readReview(id)).toEqual(first.body);
    const next = await save(id, { userFeedback: 'Mine', baseUpdatedAt: first.body.updatedAt });
    expect(next.body.updatedAt > first.body.updatedAt).toBe(true);
    expect((await save(id, { userFeedback: 'Without a base' })).status).toBe(200);
  });

  test('saved once more with the same words, as when the answer was lost, is no conflict', async () => {
    const { start, save } = await setUpCheckIns();
    const { id, updatedAt } = (await start()).body;
    const first = await save(id, { ...written, baseUpdatedAt: updatedAt });
    expect(await save(id, { ...written, baseUpdatedAt: updatedAt })).toEqual(first);
    expect(await save(id, { ...written, baseUpdatedAt: first.body.updatedAt })).toEqual(first);
    expect(await save(id, written)).toEqual(first);
  });

  test('that a job has made with a fraction of a millisecond is saved over all the same', async () => {
    const { start, save, readReview } = await setUpCheckIns();
    const { id } = (await start()).body;
    await env.DB.prepare('update follow_up_reviews set updated_at = updated_at + 0.4 where id = ?').bind(id).run();
    const base = (await readReview(id))?.updatedAt ?? '';
    const saved = await save(id, { ...written, baseUpdatedAt: base });
    expect(saved.status).toBe(200);
    expect(saved.body.updatedAt > base).toBe(true);
  });

  test('of ten writers on the same state one wins', async () => {
    const { start, save } = await setUpCheckIns();
    const { id, updatedAt } = (await start()).body;
    const writers = Array.from({ length: 10 }, (_, index) =>
      save(id, { userFeedback: `${index}`, baseUpdatedAt: updatedAt }),
    );
    const codes = (await Promise.all(writers)).map(({ status }) => status);
    expect(codes.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  test.each([
    ['a long text', { userFeedback: 'x'.repeat(5_001) }],
    ['a long line', { nextGoals: ['x'.repeat(501)] }],
    ['many lines', { improvementAreas: Array.from({ length: 11 }, () => 'x') }],
    [
      'an odd measure',
      { performanceData: { results: '', measures: [{ id: 'FR-1', text: '', value: 1, isHit: null }] } },
    ],
    ['no number', { performanceData: { results: '', measures: [{ id: 'SM-1', text: '', value: 1e13, isHit: null }] } }],
    ['no moment', { baseUpdatedAt: 'yesterday' }],
  ])('with %s is refused', async (_, input) => {
    const { start, save } = await setUpCheckIns();
    const { id } = (await start()).body;
    expect(await save(id, input)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });

  test("takes nothing that is the server's", async () => {
    const { start, send } = await setUpCheckIns();
    const { id, checkpointName, reviewDate } = (await start()).body;
    const forged = { isCompleted: true, generatedDocuments: ['x'], checkpointName: 'Mine', reviewDate: '2020-01-01' };
    const { body } = await send('PUT', `/reviews/${id}`, {
      ...written,
      ...forged,
      mailState: 'due',
      projectId: 'other',
    });
    expect(body).toMatchObject({
      ...written,
      isCompleted: false,
      generatedDocuments: null,
      checkpointName,
      reviewDate,
    });
  });

  test('that is open can be deleted, a finished one not', async () => {
    const { start, remove, save, readReview } = await setUpCheckIns();
    const { id } = (await start()).body;
    expect((await remove(id)).status).toBe(204);
    expect(await readReview(id)).toBeUndefined();
    expect(await remove(id)).toMatchObject({ status: 404, body: { code: 'checkins.review_not_found' } });
    expect(await save(id, written)).toMatchObject({ status: 404, body: { code: 'checkins.review_not_found' } });
    const finished = (await start()).body.id;
    await env.DB.prepare('update follow_up_reviews set is_completed = 1 where id = ?').bind(finished).run();
    expect(await remove(finished)).toMatchObject({ status: 409, body: { code: 'checkins.review_finished' } });
    expect(await save(finished, written)).toMatchObject({ status: 409, body: { code: 'checkins.review_finished' } });
    expect(await readReview(finished)).toMatchObject({ isCompleted: true });
  });

  test("of another project, the same person's or another's, is not there", async () => {
    const [mine, other] = [await setUpCheckIns(), await setUpCheckIns()];
    const { id } = (await other.start()).body;
    await other.save(id, written);
    for (const call of [mine.save(id, noAnswers), mine.remove(id), mine.finish(id)]) {
      expect(await call).toMatchObject({ status: 404, body: { code: 'checkins.review_not_found' } });
    }
    for (const path of ['/check-ins', '/reviews', `/reviews/${id}`, `/reviews/${id}/finish`]) {
      const method = path === '/check-ins' ? 'GET' : path.endsWith(id) ? 'DELETE' : 'POST';
      const answer = await mine.person.call(`${other.base}${path}`, { method });
      expect(answer.status, path).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'projects.not_found' });
    }
    expect(await other.readReview(id)).toMatchObject(written);
  });

  test('goes with its project', async () => {
    const { start, person, base, project } = await setUpCheckIns();
    await start();
    const count = async () =>
      await env.DB.prepare(
        'select (select count(*) from follow_up_schedules where project_id = ?1) + (select count(*) from follow_up_reviews where project_id = ?1) as n',
      )
        .bind(project.id)
        .first('n');
    expect(await count()).toBe(2);
    expect((await person.call(base, { method: 'DELETE' })).status).toBe(204);
    expect(await count()).toBe(0);
  });

  test('is not lost to a database that does not answer', async () => {
    const { start, save, remove, readReview } = await setUpCheckIns();
    const { id } = (await start()).body;
    const kept = (await save(id, written)).body;
    const noise = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failed = await breakD1(/follow_up/, async () => [await save(id, noAnswers), await remove(id)]);
    noise.mockRestore();
    expect(failed.map(({ status }) => status)).toEqual([500, 500]);
    expect(await readReview(id)).toEqual(kept);
  });
});
