import { dayOf, nextCheckIn, type Schedule } from '#shared/checkins.ts';
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
import { deliverMail, isMailOn, type Mail, MailFault } from '#worker/platform/mail.ts';
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
/** How long to wait after so many failures in a row: 1 minute, 5, then 30 each time. */
export const pauseAfter = (failures: number) => ([0, 1, 5][failures] ?? 30) * 60_000;

/** Daily job: has the one `CheckInMails` open what is due by `now` and send the mails, page by page, on its own. */
export async function startCheckInMails({ env }: Context, now: number): Promise<number> {
  await env.CHECK_IN_MAILS.get(env.CHECK_IN_MAILS.idFromName('all')).start(now);
  return 1;
}

/** Turns check-in mails on or off for whom a link names. @throws {AppError} mails.invalid_link */
export async function changeReminders(context: Context, token: string, isWanted: boolean): Promise<void> {
  const userId = await readUnsubscribeToken(context, token);
  const stored = await changeEmailPreferences(context, userId, { emailCycleReminders: isWanted });
  if (!stored) throw createInvalidLinkError();
}

/**
 * Works off one page: opens check-ins that are due, then sends mails. Wherever it breaks off, the next page goes on.
 * @returns when the next page is due; nothing when all is done.
 * @throws when it can't go on now: D1 does not answer, or no mail leaves.
 */
export async function workPage(context: Context, ledger: MailLedger, job: MailJob): Promise<number | undefined> {
  for (const review of ledger.takeDoubtful()) {
    logError('check_in_mail_in_doubt', context.requestId, new Error(`cut off while review ${review} was mailed`));
  }
  await settle(context, ledger, job);
  if (!job.isAllOpen) await openPage(context, job);
  const oldest = new Date(Date.now() - longestDelayMs);
  const due = await queries.selectDueMails(context.db, job.after, oldest, mailsInPage);
  const wanted = isMailOn(context) ? due.filter(({ isWanted }) => isWanted) : [];
  for (const { id } of due) if (!wanted.some((mail) => mail.id === id)) ledger.noteDropped(id);
  const inTime = wanted.filter(({ id }) => !ledger.isWaiting(id));
  await sendMails(context, ledger, inTime).finally(() => settle(context, ledger, job));
  const isFull = due.length === mailsInPage;
  job.after = isFull ? (due.at(-1)?.id ?? '') : '';
  if (isFull || !job.isAllOpen) return Date.now();
  const next = ledger.endRound(job.since);
  job.since = Date.now();
  return next;
}

/**
 * Opens a page of the check-ins that are due: each becomes a review, once, whoever else is at it. Of what a schedule has missed it is the
 * newest alone.
 */
async function openPage({ db }: Context, job: MailJob): Promise<void> {
  const schedules = await queries.selectDueSchedules(db, new Date(job.now), schedulesInPage);
  job.isAllOpen = schedules.length < schedulesInPage;
  if (schedules.length === 0) return;
  const openings = schedules.map((schedule) => createOpening(schedule, job.now));
  await db.batch([queries.insertOpened(db, openings, Date.now()), queries.updateOpened(db, openings)]);
  job.counts.opened += schedules.length;
}

function createOpening(schedule: Schedule & { id: string; nextCheckIn: Date | null }, now: number): queries.Opening {
  const seen = schedule.nextCheckIn?.getTime() ?? now;
  const today = dayOf(now);
  let due = nextCheckIn(schedule, dayOf(seen - dayMs)) ?? { day: dayOf(seen), name: 'Check-in' };
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
async function sendMails(context: Context, ledger: MailLedger, due: DueMail[]): Promise<void> {
  const sign = await openUnsubscribeSigner(context);
  for (let start = 0; start < due.length; start += mailsAtOnce) {
    const group = due.slice(start, start + mailsAtOnce);
    const mails = await Promise.all(group.map(async (each) => writeMail(context, each, await sign(each.userId))));
    await ledger.noteSending(group.map(({ id }) => id));
    const faults = await Promise.all(mails.map((mail, index) => send(context, ledger, group[index]?.id ?? '', mail)));
    const fault = faults.find((each) => each !== undefined);
    if (fault) throw fault;
  }
}

/**
 * Sends one mail and notes what became of it. One that may have left or not is not sent again: better none than two.
 * @returns what will keep the others from leaving too.
 */
async function send(context: Context, ledger: MailLedger, review: string, mail: Mail): Promise<unknown> {
  try {
    await deliverMail(context, mail);
    ledger.noteSent(review);
  } catch (error) {
    const means = error instanceof MailFault ? error.means : 'unknown';
    if (means === 'refused') return noteRefused(context, ledger, review, error);
    if (means === 'closed') ledger.noteWaiting(review, ledger.readTries(review), 0);
    if (means === 'unknown') {
      ledger.noteSent(review);
      logError('check_in_mail_in_doubt', context.requestId, error);
    }
    return error;
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
