import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CheckInMails } from '#worker/features/checkins/checkins-mails.object.ts';
import {
  findMailPoints,
  type MailPoint,
  type MailStrike,
  strikeMails,
} from '#worker/features/checkins/testing/mail-points.ts';
import {
  catchMails,
  type DuePerson,
  dueDay,
  holdAlarms,
  insertDuePeople,
  openMails,
  readCheckIns,
  ringAll,
} from '#worker/features/checkins/testing/mail-run.ts';
import { newId } from '#worker/platform/schema.ts';
import { reportFigure } from '#worker/platform/testing/figures.ts';
import { readState } from '#worker/reliability/testing/dangling.ts';

let mailbox: ReturnType<typeof catchMails>;
let alarms: Awaited<ReturnType<typeof holdAlarms>>;
let errors: { mock: { calls: unknown[][] } };

beforeEach(async () => {
  mailbox = catchMails();
  alarms = await holdAlarms();
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  mailbox.release();
  alarms.release();
  vi.restoreAllMocks();
});

/** What ends the object as when its machine is taken away; a stub of before is of no use after it. */
const findEnd = (name: string) => runInDurableObject(openMails(name), (_, state) => () => state.abort('cut off'));

/** One alarm, whatever becomes of it; the platform repeats a handler that was cut off before it could set its next alarm. */
async function ringAndRepeat(name: string, ring: () => Promise<unknown>, isEvicted = true): Promise<void> {
  const end = ring().catch(() => {});
  if (!isEvicted) await end;
  const late = new Promise((resolve) => setTimeout(resolve, 300));
  await Promise.race([end, late]);
  await runInDurableObject(openMails(name), (object: CheckInMails) => object.alarm());
}

const doubts = () => errors.mock.calls.filter(([line]) => String(line).includes('check_in_mail_in_doubt')).length;

/** What is wrong with these people's check-ins, which all were due once. A mail in doubt may be missing, and is logged. */
async function findWrong(people: DuePerson[], doubted: number): Promise<string[]> {
  const wrong: string[] = [];
  let missing = 0;
  for (const person of people) {
    const { reviews, next } = await readCheckIns(person);
    const count = mailbox.to(person.email).length;
    if (reviews.length !== 1) wrong.push(`${reviews.length} reviews`);
    if (reviews[0]?.mail_state !== 'sent') wrong.push(`the mail is ${reviews[0]?.mail_state}`);
    if (next !== dueDay + 7 * 86_400_000) wrong.push(`the next check-in is ${next}`);
    if (count > 1) wrong.push(`${count} mails`);
    if (count === 0) missing += 1;
  }
  if (missing > doubted) wrong.push(`${missing} mails missing, ${doubted} of them in doubt`);
  return wrong;
}

/** All that can happen at these points. */
const listStrikes = (points: MailPoint[]): MailStrike[] =>
  points.flatMap(({ seam }, at) =>
    (['before', 'after'] as const).flatMap((when) =>
      (seam === 'ledger' ? (['evict'] as const) : (['throw', 'evict'] as const)).map((how) => ({ at, when, how })),
    ),
  );

/** Where a mail is on its way: nobody can know whether it left. */
const isOnItsWay = ({ seam, what }: MailPoint, { when }: MailStrike) =>
  (seam === 'mail' && when === 'before') || (what === 'noteSending' && when === 'after');

test('a page is struck at every call that it makes, and each person gets one mail', {
  timeout: 120_000,
}, async (context) => {
  const setUp = async () => {
    const [name, people] = [newId(), await insertDuePeople(8)];
    await openMails(name).start(dueDay);
    return { name, people, ring: () => runDurableObjectAlarm(openMails(name)) };
  };
  const points = await findMailPoints((await setUp()).ring);
  const strikes = listStrikes(points);
  const faults: string[] = [];
  let missing = 0;
  for (const strike of strikes) {
    const point = points[strike.at];
    if (!point) throw new Error('no such point');
    const { name, people, ring } = await setUp();
    const end = await findEnd(name);
    const before = doubts();
    await ringAndRepeat(name, () => strikeMails(strike, end, ring), strike.how === 'evict');
    await ringAll(openMails(name));
    const doubted = doubts() - before;
    const found = await findWrong(people, isOnItsWay(point, strike) ? doubted : 0);
    missing += people.filter(({ email }) => mailbox.to(email).length === 0).length;
    const left = await readState(env.CHECK_IN_MAILS, name);
    faults.push(
      ...[...found, ...left].map((what) => `${strike.how} ${strike.when} ${point.seam} ${point.what}: ${what}`),
    );
  }
  reportFigure(context, {
    what: 'Faults at every call that a page of check-in mails makes (D1, mail, its ledger): the call fails with and without its effect, the object is cut off',
    asked:
      'nobody gets two mails or two reviews; none is missing but those that were being handed over, which are logged; nothing is left behind',
    measured: `${points.length} points, ${strikes.length} strikes: ${faults.length} faults, ${missing} of ${strikes.length * 8} mails in doubt and not sent again`,
  });
  expect(faults).toEqual([]);
  expect(points.length).toBeGreaterThan(20);
});

test('an object that is cut off at every twentieth mail comes to the end of several pages', {
  timeout: 60_000,
}, async () => {
  const [name, people] = [newId(), await insertDuePeople(230)];
  let end = await findEnd(name);
  let handed = 0;
  mailbox.release();
  mailbox = catchMails(() => {
    handed += 1;
    if (handed % 20 === 0) queueMicrotask(end);
  });
  await openMails(name).start(dueDay);
  for (let ring = 0; ring < 40; ring += 1) {
    await ringAndRepeat(name, () => runDurableObjectAlarm(openMails(name))).catch(() => {});
    end = await findEnd(name);
  }
  expect(await readState(env.CHECK_IN_MAILS, name)).toEqual([]);
  expect(await findWrong(people, doubts())).toEqual([]);
  expect(handed).toBeGreaterThan(200);
  expect(doubts()).toBeGreaterThan(5);
});
