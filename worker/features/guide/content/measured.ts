import type { PatternId } from '#worker/features/guide/content/patterns/pattern.ts';

/** The key of the feature that each measure of a shape tells about, in the order of its measures. */
export const measured: Record<PatternId, readonly string[]> = {
  order: ['order', 'handover', 'list', 'order', 'order'],
  booking: ['book', 'remind', 'times', 'book', 'change'],
  community: ['feed', 'answer', 'share', 'moderate'],
  devtool: ['run', 'config', 'ci', 'run'],
  discovery: ['maintain', 'maintain', 'search', 'save', 'feedback'],
  exchange: ['offer', 'ask', 'handover', 'safety'],
  game: ['start', 'fair', 'score', 'return', 'fair'],
  generator: ['keep', 'make', 'give', 'limits', 'edit'],
  intake: ['send', 'fill', 'review', 'fill', 'fill'],
  learning: ['practise', 'repeat', 'practise', 'progress', 'practise'],
  publishing: ['subscribe', 'read', 'publish', 'subscribe', 'subscribe'],
  store: ['order', 'send', 'returns', 'order'],
  tracking: ['record', 'record', 'due', 'items', 'due'],
};
