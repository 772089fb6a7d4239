import { expect, test } from 'vitest';
import { listMade } from '#web/features/checkins/made-texts.ts';

const review = {
  generatedDocuments: ['d', 'p', 'q'],
  ...{ checkpointName: '7 days after launch', reviewDate: '2026-11-28T00:00:00.000Z' },
};

test('what was made of a review is known by the lists, and by its place where it was written over since', () => {
  expect(listMade(review, [{ id: 'd', title: 'The review' }], [{ id: 'p', title: 'Remind' }])).toEqual([
    { id: 'd', kind: 'document', title: 'The review' },
    { id: 'p', kind: 'prompt', title: 'Remind' },
    { id: 'q', kind: 'prompt', title: 'Prompt 2' },
  ]);
  const title = 'Review: 7 days after launch, 28 November 2026';
  expect(listMade(review, [], [])[0]).toEqual({ id: 'd', kind: 'document', title });
  expect(listMade({ ...review, generatedDocuments: null }, [], [])).toEqual([]);
});
