import type Stripe from 'stripe';
import type { Context } from '#worker/platform/context.ts';
import { AppError, logError } from '#worker/platform/errors.ts';
import type { Settings } from '#worker/platform/settings.ts';

/** The version of the API that this code is written for; Stripe answers in it whatever the account's default is. */
const apiVersion = '2026-10-28.endive';
const timeoutMs = 8_000;
const retries = 2;

const opened = new WeakMap<Settings, Promise<Stripe>>();

/** Whether there are keys; they come all together or not at all (settings.ts). */
export const isBillingOn = (settings: Settings) => settings.STRIPE_SECRET_KEY !== '';

/** Stripe's SDK, loaded with the first call that needs it. @throws {AppError} billing.off */
export function openStripe({ settings }: Context): Promise<Stripe> {
  if (!isBillingOn(settings)) {
    throw new AppError(
      'billing.off',
      'Billing is not switched on here: this server has no keys of a payment provider.',
    );
  }
  let stripe = opened.get(settings);
  if (!stripe) {
    stripe = loadStripe(settings);
    opened.set(settings, stripe);
    stripe.catch(() => opened.delete(settings));
  }
  return stripe;
}

async function loadStripe({ STRIPE_SECRET_KEY, STRIPE_API_BASE }: Settings): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  const base = STRIPE_API_BASE ? new URL(STRIPE_API_BASE) : undefined;
  return new StripeClient(STRIPE_SECRET_KEY, {
    apiVersion,
    httpClient: StripeClient.createFetchHttpClient(),
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    appInfo: { name: 'Launchpath' },
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'https:' ? 443 : 80),
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

type StripeFailure = Error & Pick<Stripe.errors.StripeError, 'type' | 'code' | 'headers'>;

/** What Stripe answered or failed with; the types are the names of the SDK's classes, which need not be loaded for this. */
const isStripeFailure = (error: unknown): error is StripeFailure =>
  error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');

/** Whether Stripe knows no such thing (any more). */
export const isMissing = (error: unknown) => isStripeFailure(error) && error.code === 'resource_missing';

/** What was asked for, or `otherwise` where Stripe knows no such thing (any more). */
export const unlessMissing = <Answer, Otherwise>(asked: Promise<Answer>, otherwise: Otherwise) =>
  asked.catch((error: unknown): Otherwise => {
    if (isMissing(error)) return otherwise;
    throw error;
  });

/** Whether Stripe understood a request and will never do it, however often it is asked. */
export const isFinalRefusal = (error: unknown) => isStripeFailure(error) && error.type === 'StripeInvalidRequestError';

/** Whether an answer is an old one: Stripe keeps what an idempotency key came to for a day, its own failures too. */
export const isReplay = (error: unknown) => isStripeFailure(error) && error.headers?.['idempotent-replayed'] === 'true';

/**
 * Asks Stripe. Its failures become ours: what a person can do about a card is said, everything else is logged.
 * @throws {AppError} billing.off, billing.card_declined, billing.authentication_failed, billing.unavailable, or what `ask` throws itself.
 */
export async function askStripe<Answer>(context: Context, ask: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
  const stripe = await openStripe(context);
  try {
    return await ask(stripe);
  } catch (error) {
    if (!isStripeFailure(error)) throw error;
    if (error.type === 'StripeCardError') throw createCardError(error);
    logError('stripe_failed', context.requestId, error);
    throw new AppError(
      'billing.unavailable',
      isFinalRefusal(error)
        ? 'The payment provider did not accept this. Please reload the page and try again.'
        : 'The payment provider could not be reached. Please try again in a moment.',
    );
  }
}

const createCardError = ({ code }: StripeFailure) =>
  /authentication|requires_action/.test(code ?? '')
    ? new AppError('billing.authentication_failed', 'Payment authentication failed. Please try again.')
    : new AppError('billing.card_declined', 'Your card was declined. Please try another card.');
