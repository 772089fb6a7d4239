import type { HollowKind } from './hollow.ts';

/**
 * What the median of a kind of text may share with other ideas, at most: but for what is filled in, and but for the idea's own words. A
 * prompt has rules of the house that are the same for every product.
 */
type Shares = { mostUnchanged: number; mostSameMould: number };

/**
 * What `npm run eval` and its test ask for (DESIGN section 7). Of every single text, held-out ideas included: it is written, without an error, without
 * what another document says otherwise, without entities that hold next to nothing, and of a document less than `mostVerbatim` stands
 * word for word in another's. The masked figures hold for the median of a kind, from `fewestOfMedian` ideas on.
 */
export const targets = {
  mostErrors: 0,
  mostNotWritten: 0,
  mostFaults: 0,
  mostAdrift: 0,
  mostPoor: 0,
  /** Of all ideas that are not held out together. */
  mostHollow: {
    'broken sentence': 0,
    'empty criterion': 0,
    'borrowed reason': 0,
    'circular term': 0,
    'short journey': 0,
    'empty decision': 0,
    'shared file': 0,
    'loose test': 0,
    'vague edge': 0,
    'cut stack': 0,
    'double negative': 0,
  },
  mostVerbatim: 0.35,
  fewestOfMedian: 5,
  document: { mostUnchanged: 0.35, mostSameMould: 0.6 },
  prompt: { mostUnchanged: 0.5, mostSameMould: 0.65 },
} satisfies Record<string, number | Shares | Record<HollowKind, number>>;
