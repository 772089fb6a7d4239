import type { Context } from '#worker/platform/context.ts';
import { onDemand } from '#worker/platform/on-demand.ts';

const loadAuth = onDemand(() => import('#worker/platform/auth.ts'));

/** The sign-in library (auth.ts), loaded with the first call that needs it: a request with a token has no use for it. */
export const openAuth = async (context: Context) => (await loadAuth()).openAuth(context);
