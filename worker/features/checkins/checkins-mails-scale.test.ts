import { runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { dueDay, findStorage, holdAlarms, launchDay, openMails } from '#worker/features/checkins/testing/mail-run.ts';
import { meterPages, type PageCost } from '#worker/features/checkins/testing/page-meter.ts';
import { wrap } from '#worker/platform/testing/d1-meter.ts';
import { reportFigure } from '#worker/platform/testing/figures.ts';
import { changeEnv } from '#worker/platform/testing/object-env.ts';

const people = 100_000;
const schedulesInPage = 500;
const mailsInPage = 100;

/** As many people as a town has, each with a project whose check-in is due today. */
async function insertTown(): Promise<void> {
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${people})`;
  for (const sql of [
    `insert into users (id, email, email_verified) ${numbers} select 'town-' || i, 'town-' || i || '@example.com', 1 from n`,
    `insert into projects (id, user_id, name, slug) ${numbers} select 'town-' || i, 'town-' || i, 'Shop ' || i, 'shop-' || i from n`,
    `insert into follow_up_schedules (id, project_id, user_id, cadence, starts_on, next_check_in)
       ${numbers} select 'town-' || i, 'town-' || i, 'town-' || i, 'checkpoints', '${launchDay}', ${dueDay} from n`,
  ]) {
    await env.DB.prepare(sql).run();
  }
}

/** Others share the database. */
const clearTown = () => env.DB.prepare("delete from users where id >= 'town-' and id < 'town.'").run();

afterEach(() => vi.restoreAllMocks());

test('100,000 due schedules are worked off in pages that cost the same, the first as the last', {
  timeout: 240_000,
}, async (context) => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  await insertTown();
  const alarms = await holdAlarms();
  // Here nothing breaks off, and waiting for the disk is most of the time that this takes.
  const undoSync = wrap(await findStorage(), 'sync', async () => {});
  const mails = openMails();
  const mailed = new Map<string, number>();
  // Whoever another test has left due on that day gets a mail, too.
  const send = async ({ to }: { to: string }) =>
    void (to.startsWith('town-') && mailed.set(to, (mailed.get(to) ?? 0) + 1));
  await changeEnv(mails, { MAIL: { send } });
  const meter = meterPages();
  const pages: (PageCost & { mails: number })[] = [];
  try {
    await mails.start(dueDay);
    for (let before = 0; await runDurableObjectAlarm(mails); before = mailed.size) {
      pages.push({ ...meter.take(), mails: mailed.size - before });
    }
  } finally {
    meter.release();
    alarms.release();
    undoSync();
  }
  const counts = { people: mailed.size, mails: [...mailed.values()].reduce((sum, count) => sum + count, 0) };
  const opened = await env.DB.prepare(
    `select count(*) as reviews, count(distinct schedule_id) as schedules, sum(mail_state = 'sent') as sent
     from follow_up_reviews where project_id >= 'town-' and project_id < 'town.'`,
  ).first();
  const still = await env.DB.prepare(
    'select count(*) as due from follow_up_schedules where is_active = 1 and next_check_in <= ?',
  )
    .bind(dueDay)
    .first('due');
  await clearTown();

  const openingPages = people / schedulesInPage;
  const [opening, sending] = [pages.slice(0, openingPages), pages.slice(openingPages + 1, people / mailsInPage)];
  const most = (read: (page: (typeof pages)[number]) => number) => Math.max(...pages.map(read));
  const tell = (page: PageCost | undefined) =>
    `${page?.statements} statements, ${page?.rowsRead} rows read, ${page?.rowsWritten} written`;
  const { sqlBytes, parameterBytes, parameters } = meter.largest;
  reportFigure(context, {
    what: '100,000 check-ins due on one day, worked off by the one object that sends their mails: 500 opened and 100 mailed an alarm',
    asked:
      'each opened once and mailed once; the last page costs what the first does; within the limits of D1 and of a Worker',
    measured: [
      `${counts.mails} mails to ${counts.people} people in ${pages.length} alarms`,
      `a page that opens: ${tell(opening[0])}, the last ${tell(opening.at(-1))}`,
      `one that only sends: ${tell(sending[0])}, the last ${tell(sending.at(-1))}`,
      `at most ${most(({ roundTrips, mails }) => roundTrips + mails)} calls an alarm, ${(parameterBytes / 1000).toFixed(0)} KB in a parameter, ${parameters} parameters, ${sqlBytes} bytes of SQL`,
    ].join('; '),
  });
  expect(counts).toEqual({ people, mails: people });
  expect(opened).toEqual({ reviews: people, schedules: people, sent: people });
  expect(still).toBe(0);
  for (const kind of [opening, sending]) {
    const [first, last] = [kind[0], kind.at(-1)];
    for (const name of ['statements', 'rowsRead', 'rowsWritten'] as const) {
      expect((last?.[name] ?? 0) / (first?.[name] ?? 1), name).toBeCloseTo(1, 1);
    }
  }
  expect(most(({ roundTrips, mails }) => roundTrips + mails)).toBeLessThanOrEqual(105);
  expect(most(({ statements }) => statements)).toBeLessThanOrEqual(5);
  expect(sqlBytes).toBeLessThan(100_000);
  expect(parameterBytes).toBeLessThan(2_000_000);
  expect(parameters).toBeLessThanOrEqual(100);
});
