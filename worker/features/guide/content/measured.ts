import type { PatternId } from '#worker/features/guide/content/patterns/pattern.ts';

/** The key of the feature that each measure of a shape tells about, in the order of its measures. */
export const measured: Record<PatternId, readonly string[]> = {
  order: ['order', 'handover', 'list', 'order'],
  booking: ['book', 'remind', 'times', 'book'],
  community: ['feed', 'answer', 'share', 'moderate'],
  devtool: ['run', 'config', 'ci', 'run'],
  discovery: ['maintain', 'maintain', 'search', 'save'],
  exchange: ['offer', 'ask', 'handover', 'safety'],
  game: ['start', 'fair', 'score', 'return'],
  generator: ['keep', 'make', 'give', 'limits'],
  intake: ['send', 'fill', 'review', 'fill'],
  learning: ['practise', 'repeat', 'practise', 'progress'],
  publishing: ['subscribe', 'read', 'publish', 'subscribe'],
  store: ['order', 'send', 'returns', 'order'],
  tracking: ['record', 'record', 'due', 'items'],
};
