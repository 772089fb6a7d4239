import { describe, expect, it } from 'vitest';
import { fileBoundOf, tooLargeFor } from '#worker/features/guide/content/file-kinds.ts';

describe('how large a file may be', () => {
  it.each([
    ['repairs.photos', 'at most 10 MB'],
    ['costs.bill_as_photo', 'at most 10 MB'],
    ['parts.sheet_music', 'at most 25 MB'],
    ['parts.recording', 'at most 100 MB'],
    ['ascents.video', 'at most 500 MB'],
    ['tries.video_key', 'at most 100 MB and 60 seconds'],
  ])('follows from its field: %s is %s', (field, bound) => {
    expect(fileBoundOf(field)).toBe(bound);
  });

  it('is tried with one that is a little larger', () => {
    expect(tooLargeFor('parts.recording')).toBe('101 MB');
  });
});
