import { marketplace } from '#worker/features/guide/content/proposals/marketplace.ts';
import { ordering } from '#worker/features/guide/content/proposals/ordering.ts';
import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';
import { queue } from '#worker/features/guide/content/proposals/queue.ts';

/** The kinds of products of which it is known what they need; the first that fits an idea is proposed. */
export const proposals: readonly Proposal[] = [marketplace, queue, ordering];
