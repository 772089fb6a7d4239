import type { Noun } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';

/** Who uses a product and what it is about, as a person has confirmed or put right; it stands above all that is read. */
export type Reading = {
  client: Noun;
  host: Noun | undefined;
  /** People besides these two kinds. */
  others: Noun[];
  item: Noun;
  /** What it is not about: no records are kept of these. */
  refused: Noun[];
};

export function isSameNoun(one: Noun | undefined, other: Noun | undefined): boolean {
  return one !== undefined && other !== undefined && (one.one === other.one || one.many === other.many);
}

/** The reading of an idea as it stands, put right or not. */
export function readingOf({ reading, client, host, item }: Idea): Reading {
  return { client, host, item, others: reading?.others ?? [], refused: reading?.refused ?? [] };
}
