import { demandPeople, supplyPeople } from '#worker/features/guide/content/people.ts';
import { asNoun, headOf, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import { isSameNoun, type Reading } from '#worker/features/guide/idea/corrected.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';

/**
 * Which kind of people stands on which side: known ones stay on theirs, those who serve are the second side, the rest fills up in order.
 * @param theirs who was named as belonging to the others: 'nurses and their ward manager'.
 */
export function resolveSides(
  before: Reading,
  nouns: Noun[],
  { isOnly, theirs }: { isOnly: boolean; theirs: Noun | undefined },
): Reading {
  const known = (side: Noun | undefined) => nouns.find((noun) => isSameNoun(noun, side));
  const [first] = nouns;
  if (!first) return before;
  if (nouns.length === 1) {
    const isHost = isSameNoun(first, before.host);
    return { ...before, client: first, host: isOnly || isHost ? undefined : before.host, others: [] };
  }
  if (theirs && theirs !== first) {
    const others = nouns.slice(1, -1);
    return demandPeople.has(headOf(theirs)) && !supplyPeople.has(headOf(theirs))
      ? { ...before, client: theirs, host: first, others }
      : { ...before, client: first, host: theirs, others };
  }
  const left = nouns.filter((noun) => !isSameNoun(noun, before.client) && !isSameNoun(noun, before.host));
  const serving = left.find((noun) => supplyPeople.has(headOf(noun)));
  const host = known(before.host) ?? (known(before.client) ? left[0] : (serving ?? left[1]));
  const client = known(before.client) ?? left.find((noun) => noun !== host) ?? first;
  const others = nouns.filter((noun) => noun !== host && noun !== client);
  return { ...before, client, host, others };
}

/** Only the person who writes uses it: under the name that the idea gives them, else as the owner. */
export function resolveAlone(before: Reading, { ownPlace, host, client }: Idea): Reading {
  const self =
    ownPlace && host ? host : host === undefined && /^(?:user|person)$/.test(client.one) ? client : asNoun('owner');
  return { ...before, client: self, host: undefined, others: [] };
}
