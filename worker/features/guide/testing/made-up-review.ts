import type { ReviewBrief } from '#shared/checkins.ts';
import { readMeasures, type Target } from '#shared/measures.ts';
import { lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Nothing answered: what a test says of a review stands over it. */
export const emptyReview: ReviewBrief = {
  checkpointName: '30 days after launch',
  reviewDay: '2026-11-21',
  results: '',
  measures: [],
  userFeedback: '',
  improvementAreas: [],
  nextGoals: [],
};

/**
 * The measures of a requirements document with what was found of them: of three one is missed, one hit and one not
 * read.
 */
export function measuresOf(requirements: string): ReviewBrief['measures'] {
  return readMeasures(requirements).map(({ id, text, target }, index) => {
    const state = (['missed', 'hit', 'unread'] as const)[index % 3];
    const value = target && state !== 'unread' ? valueFor(target, state === 'hit') : null;
    return {
      id,
      text,
      target,
      value,
      isHit: state === 'unread' ? null : state === 'hit',
    };
  });
}

function valueFor({ sense, value }: Target, isHit: boolean): number {
  const [over, under] = [Math.ceil(value * 1.2) + 1, Math.max(0, Math.floor(value * 0.7))];
  return (sense === 'at least' || sense === 'more than') === isHit ? over : under;
}

/**
 * A review that somebody might write of a product: words about some of its features, wishes with and without one,
 * goals with and without a number.
 */
export function makeUpReview(product: Product, requirements: string): ReviewBrief {
  const titles = product.features.map(({ title }) => lowerFirst(title));
  const { client, item } = product.idea;
  return {
    ...emptyReview,
    results: `Most ${client.many} come on Mondays.\nTwo of them could not ${titles[0]} on an old phone | and <b>gave up</b>.`,
    measures: measuresOf(requirements),
    userFeedback: `${client.many} call ${product.name} easy and fast, but one did not find where to ${titles[1] ?? titles[0]} (FR-99?), TBD`,
    improvementAreas: [
      `Show ${item.many} on the first screen`,
      `Make it easier to ${titles[1] ?? titles[0]}`,
      'Offer gift cards for relatives',
      'Something about the colours',
    ],
    nextGoals: [`40 ${client.many} by March`, `More ${client.many} who ${titles[0]}`],
  };
}
