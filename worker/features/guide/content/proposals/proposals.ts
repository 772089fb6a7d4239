import { booking } from '#worker/features/guide/content/proposals/booking.ts';
import { events } from '#worker/features/guide/content/proposals/events.ts';
import { leave } from '#worker/features/guide/content/proposals/leave.ts';
import { lending } from '#worker/features/guide/content/proposals/lending.ts';
import { listings } from '#worker/features/guide/content/proposals/listings.ts';
import { marketplace } from '#worker/features/guide/content/proposals/marketplace.ts';
import { ordering } from '#worker/features/guide/content/proposals/ordering.ts';
import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';
import { queue } from '#worker/features/guide/content/proposals/queue.ts';
import { rental } from '#worker/features/guide/content/proposals/rental.ts';
import { requests } from '#worker/features/guide/content/proposals/requests.ts';
import { shop } from '#worker/features/guide/content/proposals/shop.ts';

/** The kinds of products of which it is known what they need; the first that fits an idea is proposed. */
export const proposals: readonly Proposal[] = [
  marketplace,
  queue,
  ordering,
  shop,
  leave,
  booking,
  lending,
  rental,
  events,
  requests,
  listings,
];
