/** A question that the idea itself leaves open, and words of a decision that would have answered it. */
export type Gap = { ask: string; answered: RegExp };
