/** In place of query-core's infinite queries, of which the app has none: its one list that grows backwards keeps its own pages. */
export function infiniteQueryBehavior(): never {
  throw new Error('Infinite queries are left out of the page (vite.config.ts).');
}

export { infiniteQueryBehavior as hasNextPage, infiniteQueryBehavior as hasPreviousPage };
