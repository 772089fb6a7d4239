/** The bodies of a list by id; one that is missing is left out. */
export const mapBodies = (bodies: { id: string; content: string | null }[]): ReadonlyMap<string, string> =>
  new Map(bodies.flatMap(({ id, content }) => (content === null ? [] : [[id, content] as const])));
