import { applications, intake } from '#worker/features/guide/content/proposals/applications.ts';
import { ownCards, readingCards } from '#worker/features/guide/content/proposals/cards.ts';
import { community } from '#worker/features/guide/content/proposals/community.ts';
import { invoices } from '#worker/features/guide/content/proposals/invoices.ts';
import { marketplace } from '#worker/features/guide/content/proposals/marketplace.ts';
import { newsletter, ownNewsletter } from '#worker/features/guide/content/proposals/newsletter.ts';
import { ordering } from '#worker/features/guide/content/proposals/ordering.ts';
import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';
import { queue } from '#worker/features/guide/content/proposals/queue.ts';
import { logs } from '#worker/features/guide/content/proposals/tracker.ts';
import { whereabouts } from '#worker/features/guide/content/proposals/whereabouts.ts';

/** The kinds of products of which it is known what they need; the first that fits an idea is proposed. */
export const proposals: readonly Proposal[] = [
  marketplace,
  queue,
  ordering,
  invoices,
  ownNewsletter,
  newsletter,
  whereabouts,
  readingCards,
  ownCards,
  community,
  applications,
  intake,
  ...logs,
];
