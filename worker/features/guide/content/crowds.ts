/** How many come at once to a product of a kind, where the idea names no number; the first whose signs are there. Slots: {clients}, {first}. */
type Crowd = { signs: RegExp; says: string };

/** One place or house that a few run, whose rows are nobody else's. */
export const organisations =
  'shops?|bakery|bakeries|salons?|restaurants?|food trucks?|clinics?|surger(?:y|ies)|museums?|librar(?:y|ies)|schools?|studios?|gyms?|hotels?|garages?|workshops?|farms?|vineyards?|laborator(?:y|ies)|labs?|agency|agencies|charity|charities';

const within = '“{first}” answers within 2 seconds in 95 of 100 cases.';

/** Open to whoever comes. */
const open = `With 1,000 {clients} in it and a tenth of them there at once, ${within}`;

export const crowds: readonly Crowd[] = [
  { signs: /\b(?:market ?places?|platforms?|worldwide|in the world|any(?:body|one) (?:can|may))\b/i, says: open },
  {
    // A home: 'my grandfather', 'our family'.
    signs:
      /\b(?:my|our) (?:\w+ )?(?:family|household|grand(?:father|mother|parents?|ma|pa)|mother|father|mum|mom|dad|parents|aunts?|uncles?|sisters?|brothers?|kids|children|sons?|daughters?|flat ?mates?|room ?mates?|wife|husband|partner)\b/i,
    says: `With 5 people of one household in it, all there at once, ${within}`,
  },
  {
    // A group whose members know each other.
    signs:
      /\b(?:choirs?|clubs?|caf[eé]|bands?|orchestras?|allotments?|parish|church|congregation|neighbou?rs?|neighbou?rhood|class|team|associations?|volunteers|colleagues|co-?workers|scouts|kindergarten|repair caf[eé]|village)\b/i,
    says: `With 50 {clients} in it and half of them there within the same hour, ${within}`,
  },
  {
    // One place that people come to, or that few run.
    signs: new RegExp(`\\b(?:${organisations}|barbers?|practices?|flats|tenants)\\b`, 'i'),
    says: `With 200 {clients} a day and a fifth of them {peak}, ${within}`,
  },
];

export const openCrowd = open;
/** So many as were told: a tenth of many, all of a few; `of` whom, where things were counted. */
export const toldCrowd = `With {count} in it and {share} of {whom} there at once, ${within}`;
