import { api } from '#worker/api.ts';
import { runDailyJobs } from '#worker/cron.ts';

export { ReplyRun } from '#worker/features/chat/chat.object.ts';
export { CheckInMails } from '#worker/features/checkins/checkins-mails.object.ts';
export { UserLimits } from '#worker/features/usage/usage.object.ts';

export default {
  fetch: api.fetch,
  scheduled: async ({ scheduledTime }, env) => {
    await runDailyJobs(env, scheduledTime);
  },
} satisfies ExportedHandler<Env>;
