import type { ErrorCode } from '#shared/errors.ts';
import { confirmation } from '#web/features/billing/messages.ts';
import { ApiError, describeError } from '#web/lib/api-error.ts';

const code = (of: ErrorCode) => of;

/**
 * What it means that a checkout was not confirmed: what happened, what that comes to, whether that is nobody's fault, and whether Pro can
 * be bought instead, or the payment be finished.
 */
export function describeUnconfirmed(error: Error) {
  const reason = describeError(error);
  switch (error instanceof ApiError ? error.code : '') {
    case 'billing.not_pro':
      return { title: confirmation.ended[0], text: `${reason} ${confirmation.ended[1]}`, isCalm: true, canBuy: true };
    case code('billing.not_paid'):
      return { title: confirmation.unpaid[0], text: confirmation.unpaid[1], isCalm: true, canBuy: true };
    // Somebody else's, or none: nothing comes of it by itself.
    case code('billing.checkout_not_found'):
      return { title: confirmation.failed, text: reason, isCalm: false, canBuy: false };
    default:
      return { title: confirmation.failed, text: `${reason} ${confirmation.kept}`, isCalm: false, canBuy: false };
  }
}
