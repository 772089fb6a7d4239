type Version = { id: string; version: number };

/** Each title that is looked through is a call. */
const mostTitles = 10;

/**
 * All versions of the title that a version belongs to, when only its id is known: the list of latest versions tells the title when it is
 * one of them; else titles that have older ones are looked through, one after the other. Empty where none of them has it.
 */
export async function findSiblings<Latest extends Version & { title: string }, Sibling extends Version>(
  id: string,
  latest: readonly Latest[],
  readVersions: (title: string) => Promise<Sibling[]>,
): Promise<Sibling[]> {
  const listed = latest.find((entry) => entry.id === id);
  if (listed) return readVersions(listed.title);
  for (const { title } of latest.filter(({ version }) => version > 1).slice(0, mostTitles)) {
    const versions = await readVersions(title);
    if (versions.some((version) => version.id === id)) return versions;
  }
  return [];
}
