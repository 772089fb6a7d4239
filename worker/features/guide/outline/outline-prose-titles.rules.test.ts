import { describe, expect, it } from 'vitest';
import { titledApart } from '#worker/features/guide/outline/outline-prose-titles.rules.ts';

describe('what a sentence says that it is, apart from what is done there', () => {
  it.each([
    [
      'A tool for a piano tuner: customers, pianos, when each was tuned and what is due.',
      'A tool for a piano tuner.',
      'the piano tuner adds customers; the piano tuner adds pianos; the piano tuner notes when each was tuned; the piano tuner sees what is due',
    ],
    [
      'An app for beekeepers: hives, treatments and what is due',
      'An app for beekeepers.',
      'beekeepers add hives; beekeepers add treatments; beekeepers see what is due',
    ],
    [
      'Something for our fishing club so that members note their catches',
      'Something for our fishing club.',
      'members note their catches',
    ],
    ['A lab where students book the microscope', 'A lab.', 'students book the microscope'],
  ])('reads a list of what is kept, a wish without a name and a place: %s', (text, is, inner) => {
    expect(titledApart(text)).toEqual({ is, inner });
  });

  it.each([
    'Our local radio: listeners send in songs',
    'A site where gardeners swap seeds',
    'A tool for winemakers to track their barrels: what is in which barrel, tasting notes',
    'Members book a room, where the key lies',
  ])('leaves any other as it is: %s', (text) => {
    expect(titledApart(text)).toBeUndefined();
  });
});
