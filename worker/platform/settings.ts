import * as z from 'zod/mini';

const optional = z._default(z.string().check(z.trim()), '');
const optionalUrl = optional.check(
  z.refine((value) => value === '' || URL.canParse(value), 'must be an address such as https://example.com'),
);

const settingsSchema = z
  .object({
    AI_PROVIDER: z._default(
      z.enum(['guide', 'workers-ai', 'openai-compatible'], 'must be guide, workers-ai or openai-compatible'),
      'guide',
    ),
    AI_MODEL: optional,
    AI_BASE_URL: optionalUrl,
    AI_API_KEY: optional,
    AI_FALLBACK: z._default(z.enum(['guide', 'none'], 'must be guide or none'), 'guide'),
    GUIDE_PACE: z
      ._default(z.string().check(z.trim()), '15')
      .check(z.refine((value) => /^\d{1,3}$/.test(value), 'must be milliseconds, from 0 to 999')),
    AI_DEBUG: z._default(z.enum(['0', '1'], 'must be 1 or empty'), '0'),
    BETTER_AUTH_SECRET: optional.check(
      z.refine(
        (value) => value.length >= 32,
        'must have at least 32 characters; make one with: openssl rand -base64 32',
      ),
    ),
    BETTER_AUTH_URL: optionalUrl,
    APP_URL: optionalUrl,
    GOOGLE_CLIENT_ID: optional,
    GOOGLE_CLIENT_SECRET: optional,
    OIDC_ISSUER: optionalUrl,
    OIDC_CLIENT_ID: optional,
    OIDC_CLIENT_SECRET: optional,
    STRIPE_SECRET_KEY: optional,
    STRIPE_WEBHOOK_SECRET: optional,
    STRIPE_PRICE_ID: optional,
    STRIPE_API_BASE: optionalUrl,
    MAIL_FROM: optional.check(
      z.refine((value) => value === '' || /^[^\s@]+@[^\s@]+$/.test(value), 'must be an e-mail address'),
    ),
  })
  .check((input) => {
    const settings = input.value;
    const report = (name: string, message: string) =>
      input.issues.push({ code: 'custom', input: settings, path: [name], message });
    if (settings.AI_PROVIDER === 'openai-compatible') {
      if (!settings.AI_BASE_URL)
        report('AI_BASE_URL', 'is needed with AI_PROVIDER=openai-compatible, for example http://localhost:11434/v1');
      if (!settings.AI_MODEL)
        report('AI_MODEL', 'is needed with AI_PROVIDER=openai-compatible: the name of the model on that server');
    }
    if (settings.AI_PROVIDER === 'workers-ai' && !settings.AI_MODEL) {
      report('AI_MODEL', 'is needed with AI_PROVIDER=workers-ai, for example @cf/zai-org/glm-4.7-flash');
    }
    if (settings.AI_DEBUG === '1' && !isLocal(new URL(appUrlOf(settings)).hostname))
      report('AI_DEBUG', 'prints what people write, so it is only for an APP_URL on this machine');
    for (const names of together) {
      const missing = names.filter((name) => settings[name] === '');
      if (missing.length > 0 && missing.length < names.length) {
        for (const name of missing)
          report(name, `is needed with ${names.filter((other) => !missing.includes(other)).join(' and ')}`);
      }
    }
  });

type SettingName = keyof z.infer<typeof settingsSchema>;

/** Settings that mean something only all together. */
const together: SettingName[][] = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'],
];

export const settingNames = Object.keys(settingsSchema.shape) as SettingName[];

/** The Worker's settings, checked. `appUrl` is where people reach it, `origins` the addresses whose pages may write. */
export type Settings = z.infer<typeof settingsSchema> & { appUrl: string; origins: string[] };

export class SettingsError extends Error {
  readonly problems: { name: string; message: string }[];

  constructor(problems: { name: string; message: string }[]) {
    super(`These settings need a look:\n${problems.map(({ name, message }) => `  ${name} ${message}`).join('\n')}`);
    this.problems = problems;
  }
}

/**
 * Reads and checks the settings; `npm start` and the Worker call the same.
 * @throws {SettingsError} naming every setting that is wrong and what it should be.
 */
export function readSettings(env: Record<string, unknown>): Settings {
  const given = Object.fromEntries(settingNames.map((name) => [name, env[name] || undefined]));
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    throw new SettingsError(
      parsed.error.issues.map((issue) => ({ name: String(issue.path[0]), message: issue.message })),
    );
  }
  const appUrl = new URL(appUrlOf(parsed.data)).origin;
  return { ...parsed.data, appUrl, origins: sameMachineOrigins(appUrl) };
}

/** Addresses were checked before: what is none leaves the default, its own problem is told. */
function appUrlOf({ APP_URL, BETTER_AUTH_URL }: { APP_URL: string; BETTER_AUTH_URL: string }): string {
  return [APP_URL, BETTER_AUTH_URL].find((url) => URL.canParse(url)) ?? 'http://localhost:8787';
}

const localNames = ['localhost', '127.0.0.1', '[::1]'];
const isLocal = (hostname: string) => localNames.includes(hostname);

/** A local address is reached by several names; any other only by its own. */
function sameMachineOrigins(appUrl: string): string[] {
  const url = new URL(appUrl);
  if (!isLocal(url.hostname)) return [appUrl];
  return localNames.map((host) => `${url.protocol}//${host}${url.port ? `:${url.port}` : ''}`);
}
