import { findPictureKeys } from '#worker/features/account/account-picture.service.ts';
import { deleteOldEvents } from '#worker/features/billing/billing.service.ts';
import { startCheckInMails } from '#worker/features/checkins/checkins-mails.service.ts';
import { findDocumentKeys } from '#worker/features/documents/documents.service.ts';
import { discardLeftRuns } from '#worker/features/projects/projects.service.ts';
import { findPromptKeys } from '#worker/features/prompts/prompts.service.ts';
import { clearLeftLimits, resetUsageMirror } from '#worker/features/usage/usage.service.ts';
import { type Context, createContext } from '#worker/platform/context.ts';
import { logError } from '#worker/platform/errors.ts';
import { createSweepRun, orderSweeps, sweepObjects } from '#worker/platform/jobs.ts';
import { newId } from '#worker/platform/schema.ts';
import { deleteExpiredSignIns } from '#worker/platform/sign-in-expiry.ts';

type Job = (context: Context, now: number) => Promise<number>;

/** What is done once a day, in this order, before the sweeps. Each job may be run again, or cut short, and comes to the same. */
const jobs: Record<string, Job> = {
  resetUsageMirror,
  deleteExpiredSignIns,
  deleteOldEvents,
  // The runs give their held messages back before the limits are cleared.
  discardLeftRuns,
  clearLeftLimits,
  startCheckInMails,
};

const sweeps = [
  { name: 'sweepDocuments', prefix: 'documents/', findKept: findDocumentKeys },
  { name: 'sweepPrompts', prefix: 'prompts/', findKept: findPromptKeys },
  { name: 'sweepPictures', prefix: 'pictures/', findKept: findPictureKeys },
];

/**
 * Runs the daily jobs. One that fails stops no other.
 * @returns how many rows or objects each touched.
 * @throws {AggregateError} when some failed, after all have run.
 */
export async function runDailyJobs(env: Env, now: number): Promise<Record<string, number>> {
  const context = createContext(env, newId());
  const touched: Record<string, number> = {};
  const failures: unknown[] = [];
  const attempt = async (name: string, job: () => Promise<number>) => {
    try {
      touched[name] = await job();
    } catch (error) {
      logError(`job_${name}`, context.requestId, error);
      failures.push(error);
    }
  };
  for (const [name, run] of Object.entries(jobs)) await attempt(name, () => run(context, now));
  const run = createSweepRun(now);
  for (const { name, prefix, findKept } of await orderSweeps(context, sweeps)) {
    await attempt(name, () => sweepObjects(context, { prefix, findKept: (keys) => findKept(context, keys) }, run));
  }
  console.log(JSON.stringify({ level: 'info', event: 'daily_jobs', requestId: context.requestId, ...touched }));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of the daily jobs failed`);
  return touched;
}
