import { api } from '#worker/api.ts';

export { ReplyRun } from '#worker/features/chat/chat.object.ts';
export { UserLimits } from '#worker/features/usage/usage.object.ts';

export default { fetch: api.fetch } satisfies ExportedHandler<Env>;
