import { readId } from '#web/lib/address.ts';

/** What the address says of the Growth screen: the review that is filled in, or looked at once it is finished. */
export type GrowthSearch = { review?: string };

/** Reads the search parameters of the address; what means nothing is left out. */
export const readGrowthSearch = (search: Record<string, unknown>): GrowthSearch => ({ review: readId(search.review) });
