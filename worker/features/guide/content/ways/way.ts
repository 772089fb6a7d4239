/** How people manage without the product, and who could pay for it. Slots as in patterns, and `doing`: what the clients do. */
export type Ways = {
  today: { way: string; strength: string; cost: string }[];
  kinds: string[];
  payers: { who: string; what: string; because: string }[];
  variable: string[];
};

/** The way that is always there. */
export const doingWithout = (loss: string) => ({
  way: 'Doing without: {clients} do not {doing} at all',
  strength: 'It costs nothing and needs no change of habit',
  cost: loss,
});
