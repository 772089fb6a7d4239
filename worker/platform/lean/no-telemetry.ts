/**
 * In place of @better-auth/telemetry in the built Worker: platform/auth.ts switches it off, so that it never looks at what runs here and sends
 * nothing. @returns what the package itself gives back where it is off.
 */
export const createTelemetry = async () => ({ publish: async () => {} });
