import type { ErrorCode } from '#shared/errors.ts';
import { checkoutFailures } from '#web/features/billing/messages.ts';
import { ApiError, describeError } from '#web/lib/api-error.ts';

const isOf = (code: ErrorCode, error: unknown) => error instanceof ApiError && error.code === code;

/** Whether there is nothing to pay for: Pro was bought meanwhile, on another device for example. */
export const isAlreadySubscribed = (error: unknown) => isOf('billing.already_subscribed', error);

/** Why a payment could not be started, as it is told (spec 1, section 8): the two that one can do something about have texts of their own. */
export function describeCheckoutFailure(error: unknown): string {
  if (isOf('billing.authentication_failed', error)) return checkoutFailures.authentication;
  if (isOf('billing.card_declined', error)) return checkoutFailures.declined;
  return describeError(error, checkoutFailures.other);
}
