import { dayOf, dueCheckIn, nextCheckIn, type Schedule } from '#shared/checkins.ts';
import { changeEmailPreferences } from '#worker/features/account/account.service.ts';
import * as queries from '#worker/features/checkins/checkins-mails.queries.ts';
import type { MailJob, MailLedger } from '#worker/features/checkins/checkins-mails.storage.ts';
import {
  createInvalidLinkError,
  openUnsubscribeSigner,
  readUnsubscribeToken,
} from '#worker/features/checkins/checkins-token.service.ts';
import { writeCheckInMail } from '#worker/features/checkins/content/check-in-mail.ts';
import type { Context } from '#worker/platform/context.ts';
import { logError } from '#worker/platform/errors.ts';
import { createMailOffFault, deliverMail, isMailOn, type Mail, MailFault } from '#worker/platform/mail.ts';
import { newId } from '#worker/platform/schema.ts';

const dayMs = 86_400_000;
/** How much one page takes: with those of D1 its alarm makes 105 calls at most, of the thousand that it may. */
const schedulesInPage = 500;
const mailsInPage = 100;
/** Of connections that are open at once a Worker has six. */
const mailsAtOnce = 6;
/** A reminder that could not leave by then comes too late. */
const longestDelayMs = 3 * dayMs;
const mostTries = 5;
/** So many faults of the service one after the other are no longer about single mails. */
const mostFaultyInRow = 6;
/** How long to wait after so many failures in a row: 1 minute, 5, then 30 each time. */
export const pauseAfter = (failures: number) => ([0, 1, 5][failures] ?? 30) * 60_000;

/** How many mails of a page left, and of how many nobody knows. */
export type PageTally = { left: number; inDoubt: number };

/**
 * Which failure in a row it is that broke a page off: the first again where mails left before it, or where it only went too fast. A page
 * that loses as many mails as it sends is no progress.
 */
export const countFailures = (before: number, { left, inDoubt }: PageTally, error: unknown) =>
  left > inDoubt || (error instanceof MailFault && error.isTooFast) ? 1 : before + 1;

/** Daily job: has the one `CheckInMails` open what is due by `now` and send the mails, page by page, on its own. It touches one object. */
export async function startCheckInMails({ env }: Context, now: number): Promise<number> {
  await env.CHECK_IN_MAILS.get(env.CHECK_IN_MAILS.idFromName('all')).start(now);
  return 1;
}

/** Turns check-in mails off for whom a link names. @throws {AppError} mails.invalid_link */
export async function stopReminders(context: Context, token: string): Promise<void> {
  const userId = await readUnsubscribeToken(context, token);
  const stored = await changeEmailPreferences(context, userId, { emailCycleReminders: false });
  if (!stored) throw createInvalidLinkError();
}

/**
 * Works off one page: opens check-ins that are due, then sends mails. Wherever it breaks off, the next page goes on.
 * @param tally is filled with what became of the page's mails, also when it throws.
 * @returns when the next page is due; nothing when all is done.
 * @throws when it can't go on now: D1 does not answer, or no mail leaves.
 */
export async function workPage(
  context: Context,
  ledger: MailLedger,
  job: MailJob,
  tally: PageTally,
): Promise<number | undefined> {
  for (const review of ledger.takeDoubtful()) {
    logError('check_in_mail_in_doubt', context.requestId, new Error(`cut off while review ${review} was mailed`));
  }
  await settle(context, ledger, job);
  if (!job.isAllOpen) await openPage(context, job);
  // First all are opened: what keeps mails from leaving keeps no check-in waiting.
  if (!job.isAllOpen) return Date.now();
  const oldest = new Date(Date.now() - longestDelayMs);
  const due = await queries.selectDueMails(context.db, job.after, oldest, mailsInPage);
  for (const { id, isWanted } of due) if (!isWanted) ledger.noteDropped(id);
  const wanted = due.filter(({ isWanted }) => isWanted);
  if (wanted.length > 0 && !isMailOn(context)) throw createMailOffFault();
  const inTime = wanted.filter(({ id }) => !ledger.isWaiting(id));
  await sendMails(context, ledger, inTime, tally).finally(() => settle(context, ledger, job));
  const isFull = due.length === mailsInPage;
  job.after = isFull ? (due.at(-1)?.id ?? '') : '';
  if (isFull) return Date.now();
  const next = ledger.endRound(job.since);
  job.since = Date.now();
  return next;
}

/**
 * Opens a page of the check-ins that are due: each becomes a review, once, whoever else is at it. Of what a schedule has missed it is the
 * newest alone. Schedules whose last three nobody answered are paused instead.
 */
async function openPage({ db }: Context, job: MailJob): Promise<void> {
  const schedules = await queries.selectDueSchedules(db, new Date(job.now), schedulesInPage);
  job.isAllOpen = schedules.length < schedulesInPage;
  if (schedules.length === 0) return;
  const openings = schedules.filter(({ isLeft }) => !isLeft).map((schedule) => createOpening(schedule, job.now));
  const left = schedules
    .filter(({ isLeft }) => isLeft)
    .map((schedule) => ({ schedule: schedule.id, seen: seenOf(schedule, job.now) }));
  const [inserted] = await db.batch([
    queries.insertOpened(db, openings, Date.now()),
    queries.updateOpened(db, openings),
    ...(left.length > 0 ? [queries.pauseLeft(db, left)] : []),
  ]);
  job.counts.opened += inserted.meta.changes;
}

type DueSchedule = Schedule & { id: string; nextCheckIn: Date | null };
const seenOf = ({ nextCheckIn }: DueSchedule, now: number) => nextCheckIn?.getTime() ?? now;

function createOpening(schedule: DueSchedule, now: number): queries.Opening {
  const seen = seenOf(schedule, now);
  const today = dayOf(now);
  let due = dueCheckIn(schedule, dayOf(seen));
  let next = nextCheckIn(schedule, due.day);
  while (next && next.day <= today) {
    due = next;
    next = nextCheckIn(schedule, due.day);
  }
  const review = { review: newId(), name: due.name, day: Date.parse(due.day) };
  return { schedule: schedule.id, seen, ...review, next: next && Date.parse(next.day) };
}

type DueMail = Awaited<ReturnType<typeof queries.selectDueMails>>[number];

/** @throws what kept a mail from leaving that keeps all others too. */
async function sendMails(context: Context, ledger: MailLedger, due: DueMail[], tally: PageTally): Promise<void> {
  const sign = await openUnsubscribeSigner(context);
  let faultyInRow = 0;
  for (let start = 0; start < due.length; start += mailsAtOnce) {
    const group = due.slice(start, start + mailsAtOnce);
    const mails = await Promise.all(group.map(async (each) => writeMail(context, each, await sign(each.userId))));
    await ledger.noteSending(group.map(({ id }) => id));
    const ends = await Promise.all(mails.map((mail, index) => send(context, ledger, group[index]?.id ?? '', mail)));
    tally.left += ends.filter(({ means }) => means === 'left').length;
    tally.inDoubt += ends.filter(({ means }) => means === 'unknown').length;
    const end = ends.find(({ means }) => means === 'closed' || means === 'unknown');
    if (end) throw end.error;
    for (const { means, error } of ends) {
      faultyInRow = means === 'faulty' ? faultyInRow + 1 : 0;
      if (faultyInRow === mostFaultyInRow) throw error;
    }
  }
}

type SendingEnd = { means: 'left' | MailFault['means']; error?: unknown };

/**
 * Sends one mail and notes what became of it. One that may have left or not is not sent again: better none than two. What a fault of the
 * service may keep from leaving costs it a try, so that no mail holds up all others for ever.
 */
async function send(context: Context, ledger: MailLedger, review: string, mail: Mail): Promise<SendingEnd> {
  try {
    await deliverMail(context, mail);
    ledger.noteSent(review);
    return { means: 'left' };
  } catch (error) {
    const means = error instanceof MailFault ? error.means : 'unknown';
    if (means === 'refused' || means === 'faulty') noteRefused(context, ledger, review, error);
    if (means === 'closed') ledger.noteWaiting(review, ledger.readTries(review), 0);
    if (means === 'unknown') {
      ledger.noteSent(review);
      logError('check_in_mail_in_doubt', context.requestId, error);
    }
    return { means, error };
  }
}

/** It is tried again, later each time, until it is given up for this check-in. */
function noteRefused({ requestId }: Context, ledger: MailLedger, review: string, error: unknown): void {
  const tries = ledger.readTries(review) + 1;
  if (tries < mostTries) ledger.noteWaiting(review, tries, Date.now() + pauseAfter(tries));
  else ledger.noteDropped(review);
  logError(tries < mostTries ? 'check_in_mail_refused' : 'check_in_mail_given_up', requestId, error);
}

function writeMail({ settings }: Context, { id, slug, project, checkIn, email }: DueMail, token: string): Mail {
  const query = `?token=${encodeURIComponent(token)}`;
  return {
    to: email,
    ...writeCheckInMail({
      ...{ project, checkIn },
      reviewUrl: `${settings.appUrl}/growth/${slug}?review=${id}`,
      unsubscribe: {
        pageUrl: `${settings.appUrl}/unsubscribe${query}`,
        oneClickUrl: `${settings.appUrl}/api/mails/unsubscribe${query}`,
      },
    }),
  };
}

/** Tells D1 what became of the mails in the ledger, in one statement, and then forgets it. */
async function settle({ db }: Context, ledger: MailLedger, job: MailJob): Promise<void> {
  const endings = ledger.readEndings();
  if (endings.length === 0) return;
  await queries.updateMailStates(db, endings);
  ledger.forgetEndings();
  const sent = endings.filter(({ state }) => state === 'sent').length;
  job.counts.sent += sent;
  job.counts.dropped += endings.length - sent;
}
