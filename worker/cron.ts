import { findPictureKeys } from '#worker/features/account/account-picture.service.ts';
import { findDocumentKeys } from '#worker/features/documents/documents.service.ts';
import { findPromptKeys } from '#worker/features/prompts/prompts.service.ts';
import { resetUsageMirror } from '#worker/features/usage/usage.service.ts';
import { type Context, createContext } from '#worker/platform/context.ts';
import { logError } from '#worker/platform/errors.ts';
import { sweepObjects } from '#worker/platform/jobs.ts';
import { newId } from '#worker/platform/schema.ts';
import { deleteExpiredSignIns } from '#worker/platform/sign-in-expiry.ts';

type Job = (context: Context, now: number) => Promise<number>;

const sweep =
  (prefix: string, findKept: (context: Context, keys: string[]) => Promise<string[]>): Job =>
  (context, now) =>
    sweepObjects(context, { prefix, now, findKept: (keys) => findKept(context, keys) });

/** What is done once a day, in this order. Each job may be run again, or cut short, and comes to the same. */
const jobs: Record<string, Job> = {
  resetUsageMirror,
  deleteExpiredSignIns,
  sweepDocuments: sweep('documents/', findDocumentKeys),
  sweepPrompts: sweep('prompts/', findPromptKeys),
  sweepPictures: sweep('pictures/', findPictureKeys),
};

/**
 * Runs the daily jobs. One that fails stops no other.
 * @returns how many rows or objects each touched.
 * @throws {AggregateError} when some failed, after all have run.
 */
export async function runDailyJobs(env: Env, now: number): Promise<Record<string, number>> {
  const context = createContext(env, newId());
  const touched: Record<string, number> = {};
  const failures: unknown[] = [];
  for (const [name, run] of Object.entries(jobs)) {
    try {
      touched[name] = await run(context, now);
    } catch (error) {
      logError(`job_${name}`, context.requestId, error);
      failures.push(error);
    }
  }
  console.log(JSON.stringify({ level: 'info', event: 'daily_jobs', requestId: context.requestId, ...touched }));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of the daily jobs failed`);
  return touched;
}
