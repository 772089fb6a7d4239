import { DurableObject } from 'cloudflare:workers';
import { countFailures, pauseAfter, workPage } from '#worker/features/checkins/checkins-mails.service.ts';
import { type MailJob, MailLedger } from '#worker/features/checkins/checkins-mails.storage.ts';
import { createContext } from '#worker/platform/context.ts';
import { logError } from '#worker/platform/errors.ts';
import { isMailOn } from '#worker/platform/mail.ts';
import { newId } from '#worker/platform/schema.ts';

/**
 * Opens the check-ins that are due and sends their mails, one page an alarm (docs/decisions/0011). There is one such object, and an object
 * has one alarm at a time, so no two pages are ever worked off at once.
 */
export class CheckInMails extends DurableObject<Env> {
  private readonly ledger: MailLedger;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.ledger = new MailLedger(state.storage);
  }

  /** From now on works off what is due by `now`; what is left of an earlier run is part of it. */
  async start(now: number): Promise<void> {
    this.ledger.begin(now);
    await this.ctx.storage.setAlarm(Date.now());
  }

  override async alarm(): Promise<void> {
    const job = this.ledger.readJob();
    if (job) await this.work(job);
  }

  /** It comes again by itself, later each time, before it does anything: a handler that fails is repeated by the platform only six times. */
  private async work(job: MailJob): Promise<void> {
    const later = { ...job, failures: job.failures + 1 };
    this.ledger.keepJob(later);
    await this.ctx.storage.setAlarm(Date.now() + pauseAfter(later.failures));
    const context = createContext(this.env, newId());
    const tally = { left: 0, inDoubt: 0 };
    try {
      const next = await workPage(context, this.ledger, job, tally);
      // Whoever started meanwhile set the alarm for a run of their own.
      if (!this.ledger.keepJob({ ...job, failures: 0 })) await this.ctx.storage.setAlarm(Date.now());
      else if (next !== undefined) await this.ctx.storage.setAlarm(next);
      else await this.finish(context.requestId, job.counts);
    } catch (error) {
      const failures = countFailures(job.failures, tally, error);
      if (this.ledger.keepJob({ ...later, failures }) && failures < later.failures)
        await this.ctx.storage.setAlarm(Date.now() + pauseAfter(failures));
      // Where mails are off that is said once.
      if (job.failures === 0 || isMailOn(context)) logError('check_in_mails_paused', context.requestId, error);
    }
  }

  private async finish(requestId: string, counts: object): Promise<void> {
    this.ledger.finishJob();
    await this.ctx.storage.deleteAlarm();
    console.log(JSON.stringify({ level: 'info', event: 'check_in_mails', requestId, ...counts }));
  }
}
