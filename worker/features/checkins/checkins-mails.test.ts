import { runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runDailyJobs } from '#worker/cron.ts';
import {
  catchMails,
  dueDay,
  holdAlarms,
  insertDue,
  insertDuePeople,
  openMails,
  readCheckIns,
  refusal,
  ringAll,
  workOff,
} from '#worker/features/checkins/testing/mail-run.ts';
import { changeEnv } from '#worker/platform/testing/object-env.ts';
import { readState } from '#worker/reliability/testing/dangling.ts';

const dayMs = 86_400_000;
let mailbox: ReturnType<typeof catchMails>;
let alarms: Awaited<ReturnType<typeof holdAlarms>>;
let errors: { mock: { calls: unknown[][] }; mockRestore: () => void };

beforeEach(async () => {
  mailbox = catchMails();
  alarms = await holdAlarms();
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  mailbox.release();
  alarms.release();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const logged = () => errors.mock.calls.map(([line]) => JSON.parse(String(line)).event as string);

describe('a check-in that is due', () => {
  test('becomes one review and one mail, however often the job runs', async () => {
    const person = await insertDue();
    for (let run = 0; run < 3; run += 1) await workOff(openMails());
    const { reviews, next } = await readCheckIns(person);
    expect(reviews).toMatchObject([
      { checkpoint_name: '1 week after launch', review_date: dueDay, mail_state: 'sent' },
    ]);
    expect(next).toBe(dueDay + 7 * dayMs);
    expect(mailbox.to(person.email)).toHaveLength(1);
    await workOff(openMails(), dueDay + 7 * dayMs);
    expect(mailbox.to(person.email).map(({ subject }) => subject)).toEqual([
      'Crumb Basket: your check-in “1 week after launch”',
      'Crumb Basket: your check-in “2 weeks after launch”',
    ]);
  });

  test('waits for its day', async () => {
    const person = await insertDue();
    await workOff(openMails(), dueDay - 1);
    expect(await readCheckIns(person)).toEqual({ reviews: [], next: dueDay });
  });

  test('is opened by the daily job', async () => {
    const person = await insertDue();
    await Promise.all([runDailyJobs(env, dueDay), runDailyJobs(env, dueDay)]);
    await ringAll(openMails('all'));
    expect((await readCheckIns(person)).reviews).toHaveLength(1);
    expect(mailbox.to(person.email)).toHaveLength(1);
  });

  test('is opened once by two objects at once, and by one that was started amid its work', {
    timeout: 20_000,
  }, async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => insertDue({ wantsReminders: false })));
    const [first, second] = [openMails(), openMails()];
    await Promise.all([workOff(first), workOff(second)]);
    for (const person of people) expect((await readCheckIns(person)).reviews).toHaveLength(1);

    const late = await insertDuePeople(130);
    await first.start(dueDay);
    const ringing = runDurableObjectAlarm(first);
    await Promise.all([first.start(dueDay), first.start(dueDay)]);
    await ringing;
    await ringAll(first);
    for (const person of late) expect(mailbox.to(person.email), person.email).toHaveLength(1);
  });

  test('of a job that was down for weeks is the newest alone', async () => {
    const weekly = await insertDue();
    const checkpoints = await insertDue({ cadence: 'checkpoints' });
    const behind = await insertDue({ cadence: 'checkpoints' });
    await env.DB.prepare("update follow_up_schedules set starts_on = '2023-01-01' where id = ?")
      .bind(behind.scheduleId)
      .run();
    await workOff(openMails(), Date.UTC(2024, 1, 3));
    expect(await readCheckIns(weekly)).toMatchObject({
      reviews: [{ checkpoint_name: '4 weeks after launch', review_date: Date.UTC(2024, 0, 29) }],
      next: Date.UTC(2024, 1, 5),
    });
    expect(await readCheckIns(checkpoints)).toMatchObject({
      reviews: [{ checkpoint_name: '30 days after launch', review_date: Date.UTC(2024, 0, 31) }],
      next: Date.UTC(2024, 2, 1),
    });
    expect(await readCheckIns(behind)).toMatchObject({ reviews: [{ review_date: dueDay }], next: null });
    expect(mailbox.to(weekly.email)).toHaveLength(1);
  });

  test('is opened without a mail for who wants none or has not confirmed their address, and not at all when paused', async () => {
    const [off, unverified, paused] = [
      await insertDue({ wantsReminders: false }),
      await insertDue({ isVerified: false }),
      await insertDue({ isActive: false }),
    ];
    await workOff(openMails());
    expect((await readCheckIns(off)).reviews).toMatchObject([{ mail_state: null }]);
    expect((await readCheckIns(unverified)).reviews).toMatchObject([{ mail_state: null }]);
    expect(await readCheckIns(paused)).toEqual({ reviews: [], next: dueDay });
    expect(mailbox.sent).toEqual([]);
  });
});

describe('check-ins that nobody answers', () => {
  const week = (count: number) => dueDay + count * 7 * dayMs;
  const readActive = (scheduleId: string) =>
    env.DB.prepare('select is_active from follow_up_schedules where id = ?').bind(scheduleId).first('is_active');
  /** A person who has not answered the first three. */
  async function leaveThree() {
    const person = await insertDue();
    // It was set before the first of them.
    await env.DB.prepare('update follow_up_schedules set updated_at = 0 where id = ?').bind(person.scheduleId).run();
    for (let count = 0; count < 3; count += 1) await workOff(openMails(), week(count));
    expect((await readCheckIns(person)).reviews).toHaveLength(3);
    return person;
  }
  const answer = (person: { projectId: string }, name: string) =>
    env.DB.prepare(
      `update follow_up_reviews set performance_data = '{"results":"Good","measures":[]}'
       where project_id = ? and checkpoint_name = ?`,
    )
      .bind(person.projectId, name)
      .run();

  test('are three at most: instead of the fourth the schedule is paused', async () => {
    const person = await leaveThree();
    await workOff(openMails(), week(3));
    expect(await readCheckIns(person)).toMatchObject({ reviews: [{}, {}, {}], next: null });
    expect(await readActive(person.scheduleId)).toBe(0);
    expect(mailbox.to(person.email)).toHaveLength(3);
    await workOff(openMails(), week(9));
    expect(mailbox.to(person.email)).toHaveLength(3);
  });

  test('go on as soon as one of the last three has an answer', async () => {
    const person = await leaveThree();
    await answer(person, '2 weeks after launch');
    await workOff(openMails(), week(3));
    expect((await readCheckIns(person)).reviews).toHaveLength(4);
    await workOff(openMails(), week(4));
    await workOff(openMails(), week(5));
    expect((await readCheckIns(person)).reviews).toHaveLength(5);
    expect(await readActive(person.scheduleId)).toBe(0);
  });

  test('go on when the schedule is resumed, and a review by hand is none of them', async () => {
    const person = await leaveThree();
    await env.DB.prepare(
      `insert into follow_up_reviews (id, project_id, schedule_id, checkpoint_name, review_date, performance_data)
       values (?, ?, ?, 'Review of 23 January 2024', 0, '{}')`,
    )
      .bind(crypto.randomUUID(), person.projectId, person.scheduleId)
      .run();
    await workOff(openMails(), week(3));
    expect(await readActive(person.scheduleId)).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await env.DB.prepare('update follow_up_schedules set is_active = 1, next_check_in = ?, updated_at = ? where id = ?')
      .bind(week(4), Date.now(), person.scheduleId)
      .run();
    await workOff(openMails(), week(4));
    expect((await readCheckIns(person)).reviews).toHaveLength(5);
    expect(await readActive(person.scheduleId)).toBe(1);
  });
});

describe('between opening and sending', () => {
  /** Opened, and the mail could not leave yet. */
  async function openOnly() {
    const person = await insertDue();
    const name = crypto.randomUUID();
    const mails = openMails(name);
    mailbox.release();
    const closed = catchMails(() => {
      throw refusal('E_RATE_LIMIT_EXCEEDED');
    });
    await mails.start(dueDay);
    await runDurableObjectAlarm(mails);
    closed.release();
    mailbox = catchMails();
    expect((await readCheckIns(person)).reviews).toMatchObject([{ mail_state: 'due' }]);
    return { person, mails, name };
  }

  test.each([
    ['stops the mails', 'update users set email_cycle_reminders = 0 where id = ?1'],
    ['pauses the check-ins', 'update follow_up_schedules set is_active = 0 where user_id = ?1'],
    ['finishes the review', 'update follow_up_reviews set is_completed = 1 where schedule_id = ?2'],
    ['deletes the review', 'delete from follow_up_reviews where schedule_id = ?2'],
    ['deletes the project', 'delete from projects where user_id = ?1'],
    ['deletes the account', 'delete from users where id = ?1'],
    [
      'waits for three days',
      'update follow_up_reviews set created_at = created_at - 3 * 86400000 where schedule_id = ?2',
    ],
  ])('whoever %s gets none', async (_, sql) => {
    const { person, mails, name } = await openOnly();
    await env.DB.prepare(sql.includes('?2') ? sql.replace('?2', '?1') : sql)
      .bind(sql.includes('?2') ? person.scheduleId : person.userId)
      .run();
    await ringAll(mails);
    expect(mailbox.sent).toEqual([]);
    expect((await readCheckIns(person)).reviews.filter(({ mail_state }) => mail_state !== null)).toEqual([]);
    expect(await readState(env.CHECK_IN_MAILS, name)).toEqual([]);
  });

  test('the review is as old as it was: what is written meanwhile is not stale', async () => {
    const { person, mails } = await openOnly();
    await env.DB.prepare('update follow_up_reviews set updated_at = 7 where project_id = ?')
      .bind(person.projectId)
      .run();
    await ringAll(mails);
    expect((await readCheckIns(person)).reviews).toMatchObject([{ mail_state: 'sent', updated_at: 7 }]);
  });
});

describe('a mail that does not leave', () => {
  /** Rings until all is done, each alarm in its time. @returns the minutes between them. */
  async function ringInTime(mails: ReturnType<typeof openMails>, most = 20): Promise<number[]> {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const waited: number[] = [];
    for (let ring = 0; ring < most; ring += 1) {
      const before = Date.now();
      vi.setSystemTime(Math.max(before, alarms.asked.at(-1) ?? 0));
      if (!(await runDurableObjectAlarm(mails))) return waited;
      waited.push(Math.round((Date.now() - before) / 60_000));
    }
    throw new Error(`it does not come to an end: ${waited}`);
  }

  /** From here on the mail of one person fails; of all others none. */
  function failFor(email: string, error: () => Error, times = Number.POSITIVE_INFINITY) {
    mailbox.release();
    let left = times;
    mailbox = catchMails(({ to }) => {
      if (to === email && left-- > 0) throw error();
    });
  }

  test('because it was refused is tried again later each time, five times, and keeps nobody waiting', async () => {
    const [person, ...others] = await insertDuePeople(4);
    if (!person) throw new Error('nobody came');
    failFor(person.email, () => refusal('E_DELIVERY_FAILED'));
    const name = crypto.randomUUID();
    const mails = openMails(name);
    await mails.start(dueDay);
    expect(await ringInTime(mails)).toEqual([0, 1, 5, 30, 30]);
    expect((await readCheckIns(person)).reviews).toMatchObject([{ mail_state: null }]);
    for (const { email } of others) expect(mailbox.to(email)).toHaveLength(1);
    expect(logged()).toEqual([...Array(4).fill('check_in_mail_refused'), 'check_in_mail_given_up']);
    expect(await readState(env.CHECK_IN_MAILS, name)).toEqual([]);
  });

  test('and then does is sent once', async () => {
    const person = await insertDue();
    failFor(person.email, () => refusal('E_DELIVERY_FAILED'), 2);
    const mails = openMails();
    await mails.start(dueDay);
    expect(await ringInTime(mails)).toEqual([0, 1, 5]);
    expect(mailbox.to(person.email)).toHaveLength(1);
    expect((await readCheckIns(person)).reviews).toMatchObject([{ mail_state: 'sent' }]);
  });

  test('because none leaves holds up the others without a try of theirs', async () => {
    const people = await insertDuePeople(130);
    let isClosed = true;
    mailbox.release();
    mailbox = catchMails(() => {
      if (isClosed) throw refusal('E_DAILY_LIMIT_EXCEEDED');
    });
    const mails = openMails();
    await mails.start(dueDay);
    await expect(ringInTime(mails, 8)).rejects.toThrow('0,1,5,30,30,30,30,30');
    expect(new Set(logged())).toEqual(new Set(['check_in_mails_paused']));
    expect(errors.mock.calls.join()).toContain('E_DAILY_LIMIT_EXCEEDED: refused');
    vi.useRealTimers();
    isClosed = false;
    await ringAll(mails);
    for (const { email } of people) expect(mailbox.to(email)).toHaveLength(1);
  });

  test('or does, nobody knows, is not sent again, and pauses the others', async () => {
    const people = await insertDuePeople(20);
    const [first] = people;
    if (!first) throw new Error('nobody came');
    failFor(first.email, () => new Error('Network connection lost.'));
    const mails = openMails();
    await mails.start(dueDay);
    expect(await ringInTime(mails)).toEqual([0, 1]);
    expect(mailbox.sent).toHaveLength(19);
    expect((await readCheckIns(first)).reviews).toMatchObject([{ mail_state: 'sent' }]);
    expect(logged()).toEqual(['check_in_mail_in_doubt', 'check_in_mails_paused']);
  });

  test('because the service is slow leaves a minute later: 60 at a time', async () => {
    const people = await insertDuePeople(150);
    const mails = openMails();
    let [minute, inMinute] = [0, 0];
    mailbox.release();
    mailbox = catchMails(() => {
      const now = Math.floor(Date.now() / 60_000);
      inMinute = now === minute ? inMinute + 1 : 1;
      minute = now;
      if (inMinute > 60) throw refusal('E_RATE_LIMIT_EXCEEDED');
    });
    await mails.start(dueDay);
    expect((await ringInTime(mails)).filter((minutes) => minutes > 0)).toEqual([1, 1]);
    for (const { email } of people) expect(mailbox.to(email)).toHaveLength(1);
  });

  test('after others did is the first failure again', async () => {
    await insertDuePeople(150);
    const mails = openMails();
    let left = 0;
    mailbox.release();
    mailbox = catchMails(() => {
      left += 1;
      if (left % 31 === 0) throw refusal('E_DAILY_LIMIT_EXCEEDED');
    });
    await mails.start(dueDay);
    expect((await ringInTime(mails)).filter((minutes) => minutes > 0)).toEqual([1, 1, 1, 1]);
  });

  test('for a fault of the service that this one mail brings about keeps nobody waiting', async () => {
    const people = await insertDuePeople(8);
    const [first, ...others] = people;
    if (!first) throw new Error('nobody came');
    failFor(first.email, () => refusal('E_INTERNAL_SERVER_ERROR'));
    const mails = openMails();
    await mails.start(dueDay);
    expect(await ringInTime(mails)).toEqual([0, 1, 5, 30, 30]);
    for (const { email } of others) expect(mailbox.to(email)).toHaveLength(1);
    expect((await readCheckIns(first)).reviews).toMatchObject([{ mail_state: null }]);
  });

  test('for a fault of the service that all meet pauses after six', async () => {
    const people = await insertDuePeople(20);
    let tries = 0;
    mailbox.release();
    mailbox = catchMails(() => {
      tries += 1;
      if (tries <= 12) throw refusal('E_INTERNAL_SERVER_ERROR');
    });
    const mails = openMails();
    await mails.start(dueDay);
    await runDurableObjectAlarm(mails);
    expect(tries).toBe(6);
    expect(await ringInTime(mails)).toEqual([1, 5]);
    for (const { email } of people) expect(mailbox.to(email)).toHaveLength(1);
  });

  test('because no sender is set waits for one, opens all the same, and is logged once', async () => {
    const people = await insertDuePeople(3);
    const mails = openMails();
    const address = { APP_URL: 'https://launchpath.example' };
    await changeEnv(mails, { ...address, MAIL_FROM: '' });
    await mails.start(dueDay);
    await expect(ringInTime(mails, 5)).rejects.toThrow('0,1,5,30,30');
    for (const person of people) expect((await readCheckIns(person)).reviews).toMatchObject([{ mail_state: 'due' }]);
    expect(logged()).toEqual(['check_in_mails_paused']);
    vi.useRealTimers();
    await changeEnv(mails, { ...address, MAIL_FROM: 'hello@launchpath.example' });
    await ringAll(mails);
    for (const { email } of people) expect(mailbox.to(email)).toHaveLength(1);
  });

  test('because no sender is set is dropped after three days', async () => {
    const person = await insertDue();
    const mails = openMails();
    await changeEnv(mails, { APP_URL: 'https://launchpath.example', MAIL_FROM: '' });
    await mails.start(dueDay);
    await runDurableObjectAlarm(mails);
    await env.DB.prepare('update follow_up_reviews set created_at = created_at - 3 * 86400000 where project_id = ?')
      .bind(person.projectId)
      .run();
    await ringAll(mails);
    expect((await readCheckIns(person)).reviews).toMatchObject([{ mail_state: null }]);
    expect(mailbox.sent).toEqual([]);
  });

  test('to somebody who is gone by the next try leaves nothing behind', async () => {
    const person = await insertDue();
    failFor(person.email, () => refusal('E_DELIVERY_FAILED'));
    const name = crypto.randomUUID();
    const mails = openMails(name);
    await mails.start(dueDay);
    await runDurableObjectAlarm(mails);
    await env.DB.prepare('delete from users where id = ?').bind(person.userId).run();
    await ringInTime(mails);
    expect(await readState(env.CHECK_IN_MAILS, name)).toEqual([]);
  });
});

describe('the mail', () => {
  test('says what it is, where to go, and how to stop it', async () => {
    const person = await insertDue();
    await workOff(openMails());
    const [mail] = mailbox.to(person.email);
    const { reviews } = await readCheckIns(person);
    const reviewUrl = `http://localhost:8787/growth/${person.slug}?review=${reviews[0]?.id}`;
    expect(mail?.text).toContain(`Open the check-in:\n${reviewUrl}\n`);
    expect(mail?.text).toContain('ten minutes');
    expect(mail?.text).toMatch(
      /You get this because cycle reminders are on\. Stop these mails:\nhttp:\/\/localhost:8787\/unsubscribe\?token=\S+$/,
    );
    expect(mail?.html).toContain(`href="${reviewUrl}"`);
    expect(mail?.html).toMatch(/href="http:\/\/localhost:8787\/unsubscribe\?token=[\w.-]+"[^>]*>Stop these mails</);
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(
        /^<http:\/\/localhost:8787\/api\/mails\/unsubscribe\?token=[\w.-]{60,120}>$/,
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  test.each([
    ['Bread\r\nBcc: all@example.com', 'Bread Bcc: all@example.com'],
    ['“Crumb” & \'Basket\' "2"', '“Crumb” & \'Basket\' "2"'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['\u202eBasket\u2028\u0000 x', 'Basket x'],
    ['\u200b', 'Your project'],
  ])('stays a mail with the name %j', async (name, shown) => {
    const person = await insertDue({ name });
    await workOff(openMails());
    const [mail] = mailbox.to(person.email);
    expect(mail?.subject).toBe(`${shown}: your check-in “1 week after launch”`);
    expect(mail?.html).not.toContain('<img');
    expect(mail?.text).toContain(shown);
  });
});
