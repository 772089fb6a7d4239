import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { Cadence } from '#shared/checkins.ts';
import type { CheckInMails } from '#worker/features/checkins/checkins-mails.object.ts';
import type { Mail } from '#worker/platform/mail.ts';
import { newId } from '#worker/platform/schema.ts';
import { type Method, wrap } from '#worker/platform/testing/d1-meter.ts';

/** A day on which nobody but the people of these tests has anything due. */
export const launchDay = '2024-01-01';
export const dueDay = Date.UTC(2024, 0, 8);

/** An object of its own for a test; the app has one, 'all'. */
export const openMails = (name: string = newId()) =>
  env.CHECK_IN_MAILS.get(env.CHECK_IN_MAILS.idFromName(name)) as DurableObjectStub<CheckInMails>;

/** What the storage of all objects is made from. */
export const findStorage = () =>
  runInDurableObject(
    openMails('to look at'),
    (_, { storage }) => Object.getPrototypeOf(storage) as Record<string, Method>,
  );

/** The alarms of objects ring only when a test has them ring; `asked` is for when they were set. */
export async function holdAlarms() {
  const asked: number[] = [];
  const release = wrap(await findStorage(), 'setAlarm', (original, self, [time, ...rest]) => {
    asked.push(Number(time));
    return original.apply(self, [Date.UTC(2200, 0, 1), ...rest]);
  });
  return { asked, release };
}

/** Works off what is due at `now`, alarm by alarm, until none is left. @returns how many rang. */
export async function workOff(mails: DurableObjectStub<CheckInMails>, now = dueDay): Promise<number> {
  await mails.start(now);
  return ringAll(mails);
}

export async function ringAll(mails: DurableObjectStub<CheckInMails>): Promise<number> {
  for (let rung = 0; rung < 50; rung += 1) if (!(await runDurableObjectAlarm(mails))) return rung;
  throw new Error('it does not come to an end');
}

type Sent = Required<Mail> & { from: string };

/**
 * Catches what is handed to the mail binding, in the Worker and in its objects. `answer` may throw in its place; what it throws has not
 * been sent. The binding has no method of its own to replace: one is put before it.
 */
export function catchMails(answer: (mail: Sent) => void = () => {}) {
  const sent: Sent[] = [];
  const prototype = Object.getPrototypeOf(env.MAIL) as { send?: (mail: Sent) => Promise<object> };
  prototype.send = async (mail) => {
    answer(mail);
    sent.push(mail);
    return { messageId: 'caught' };
  };
  const release = () => {
    delete prototype.send;
  };
  return { sent, to: (email: string) => sent.filter((mail) => mail.to === email), release };
}

/** What the service throws. */
export const refusal = (code: string) => Object.assign(new Error('refused'), { code });

type Circumstances = {
  name?: string;
  isVerified?: boolean;
  wantsReminders?: boolean;
  isActive?: boolean;
  cadence?: Cadence;
  next?: number;
};

/** Somebody with a launched project whose check-in is due a week after it. */
export async function insertDue(circumstances: Circumstances = {}) {
  const {
    isVerified = true,
    wantsReminders = true,
    isActive = true,
    cadence = 'weekly',
    next = dueDay,
  } = circumstances;
  const [userId, projectId, scheduleId] = [newId(), newId(), newId()];
  const email = `due-${userId}@example.com`;
  await env.DB.batch([
    env.DB.prepare('insert into users (id, email, email_verified, email_cycle_reminders) values (?, ?, ?, ?)').bind(
      ...[userId, email, Number(isVerified), Number(wantsReminders)],
    ),
    env.DB.prepare('insert into projects (id, user_id, name, slug) values (?, ?, ?, ?)').bind(
      ...[projectId, userId, circumstances.name ?? 'Crumb Basket', `crumb-${projectId}`],
    ),
    env.DB.prepare(
      `insert into follow_up_schedules (id, project_id, user_id, cadence, starts_on, next_check_in, is_active)
       values (?, ?, ?, ?, ?, ?, ?)`,
    ).bind(...[scheduleId, projectId, userId, cadence, launchDay, next, Number(isActive)]),
  ]);
  return { userId, email, projectId, scheduleId, slug: `crumb-${projectId}` };
}

export type DuePerson = Awaited<ReturnType<typeof insertDue>>;

export const insertDuePeople = (count: number): Promise<DuePerson[]> =>
  Promise.all(Array.from({ length: count }, () => insertDue()));

type StoredReview = {
  id: string;
  checkpoint_name: string;
  review_date: number;
  mail_state: string | null;
  updated_at: number;
};

/** The reviews of a person, oldest first, and when the schedule's next one is. */
export async function readCheckIns({ projectId }: DuePerson) {
  const [reviews, schedules] = await env.DB.batch([
    env.DB.prepare('select * from follow_up_reviews where project_id = ? order by id').bind(projectId),
    env.DB.prepare('select next_check_in as next from follow_up_schedules where project_id = ?').bind(projectId),
  ]);
  const [schedule] = (schedules?.results ?? []) as { next: number | null }[];
  return { reviews: (reviews?.results ?? []) as StoredReview[], next: schedule?.next ?? null };
}
