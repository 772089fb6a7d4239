/**
 * A kind of thing that people do: how it is done without a product (`minutes` each time, to be replaced), what that costs, what sort of
 * product does it already, and the question that shows how it went the last time. Slots: `who` does it, the `object`, the `device`.
 */
export type Deed = {
  key: string;
  signs: RegExp;
  way: string;
  cost: string;
  minutes: number;
  /** How often a month one person does it, where the idea does not say. */
  times: number;
  /** Done once for each time that the others act, whoever does it: each request is approved. */
  isForAll?: true;
  kind: string;
  ask: string;
};

/** For what none of the kinds fits. */
export const anyDeed: Deed = {
  key: 'any',
  signs: /$^/,
  way: 'By hand, by {a who} who thinks of it',
  cost: 'It hangs on one {who}, and later nobody can look up the {objects}',
  minutes: 5,
  times: 4,
  kind: 'General form, list and chat tools for {objects}',
  ask: 'Tell me of the last {object}: who did what with it, and what went wrong?',
};
