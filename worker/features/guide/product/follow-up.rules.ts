import { withTrueReason } from '#worker/features/guide/product/account-reason.rules.ts';
import { withChangedFields } from '#worker/features/guide/product/changed-fields.rules.ts';
import { withClosedThings } from '#worker/features/guide/product/closed-things.rules.ts';
import { withCountedSights } from '#worker/features/guide/product/counted-sights.rules.ts';
import { withGivenFields } from '#worker/features/guide/product/given-fields.rules.ts';
import { withInvitedRecords } from '#worker/features/guide/product/invited-records.rules.ts';
import { withOutlinedJourneys } from '#worker/features/guide/product/outlined-journeys.rules.ts';
import { withPayments } from '#worker/features/guide/product/outlined-payments.rules.ts';
import { withPartnerNotices } from '#worker/features/guide/product/partner-notices.rules.ts';
import { withWorkedOutPrice } from '#worker/features/guide/product/priced-records.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { withReplacedRows } from '#worker/features/guide/product/replaced-rows.rules.ts';
import { withShownFields } from '#worker/features/guide/product/shown-fields.rules.ts';
import { withSpansInOrder } from '#worker/features/guide/product/spans-in-order.rules.ts';
import { withStatesByHand } from '#worker/features/guide/product/states-by-hand.rules.ts';
import { withStatesMeant } from '#worker/features/guide/product/states-meant.rules.ts';
import { withUnreachedPeople } from '#worker/features/guide/product/unreached-people.rules.ts';
import { withUpkept } from '#worker/features/guide/product/upkept-records.rules.ts';

/**
 * What follows for a product from what it is made of so far, in the order in which each step may count on those before it: columns that a line gives,
 * takes or works out, then acts that lines leave without a call, then states, then who is reached, then the ways through it.
 */
const steps: readonly ((product: Product) => Product)[] = [
  withWorkedOutPrice,
  withInvitedRecords,
  withGivenFields,
  withChangedFields,
  withSpansInOrder,
  withReplacedRows,
  withUpkept,
  withClosedThings,
  withCountedSights,
  withPayments,
  withPartnerNotices,
  withStatesMeant,
  withStatesByHand,
  withUnreachedPeople,
  withShownFields,
  withTrueReason,
  withOutlinedJourneys,
];

/** A product with all that follows from it; the given one is not changed. */
export const followUp = (product: Product): Product => steps.reduce((whole, step) => step(whole), product);
