import { readUnits, type Unit } from '#worker/features/guide/testing/sentences.ts';
import { countLeft } from './masks.ts';

/** `mask` takes out of a sentence what its template was filled with; `mould` takes the idea's own words out of what is left. */
type Text = { ideaKey: string; content: string; mask: (text: string) => string; mould: (masked: string) => string };
/** A sentence with what is compared: as it was written, masked, and without the idea's own words. */
type Compared = Unit & { masked: string; moulded: string };
export type Sameness = {
  units: Unit[];
  /** The sentences that are compared: those that say something beside their fillings. */
  compared: Compared[];
  /** The sentences that another idea has too, fillings apart. */
  unchanged: Compared[];
  /** Those of which another idea has the mould. */
  sameMould: Compared[];
  verbatimShare: number;
  unchangedShare: number;
  sameMouldShare: number;
};

/** A sentence of fewer words beside its fillings is a label or a reference: it counts neither for nor against the text. */
const fewestLeft = 5;
/** A mould of fewer words says nothing of where it came from. */
const fewestOfMould = 4;
/** What fewer ideas share may be what one knows of their class; what a tenth of all has is a template. */
const shareOfIdeas = 0.1;

/**
 * How much of each text stands in a text of another idea: word for word, unchanged but for what was filled in, and in the same mould, that
 * is in those of a tenth of all ideas but for each one's own words. All texts are of one kind.
 */
export function compareTexts<T extends Text>(texts: T[]): (Omit<T, 'mask' | 'mould'> & Sameness)[] {
  const read = texts.map(({ mask, mould, ...text }) => {
    const units = readUnits(text.content);
    const compared = units
      .map((unit) => ({ ...unit, masked: mask(unit.text) }))
      .filter(({ masked }) => countLeft(masked) >= fewestLeft)
      .map((unit) => ({ ...unit, moulded: mould(unit.masked) }));
    return { text, units, compared };
  });
  const sharedBy = (keys: (of: (typeof read)[number]) => string[], fewestIdeas = 2) =>
    findShared(
      read.map((of) => [of.text.ideaKey, keys(of)]),
      fewestIdeas,
    );
  const ideas = new Set(texts.map(({ ideaKey }) => ideaKey)).size;
  const isVerbatim = sharedBy(({ units }) => units.map(({ key }) => key));
  const isUnchanged = sharedBy(({ compared }) => compared.map(({ masked }) => masked));
  const isOfMould = sharedBy(
    ({ compared }) => compared.map(({ moulded }) => moulded),
    Math.max(2, ideas * shareOfIdeas),
  );
  const shareOf = (found: unknown[], all: unknown[]) => (all.length === 0 ? 0 : found.length / all.length);
  return read.map(({ text, units, compared }) => {
    const unchanged = compared.filter(({ masked }) => isUnchanged(masked));
    const sameMould = compared.filter(
      ({ masked, moulded }) => isUnchanged(masked) || (countLeft(moulded) >= fewestOfMould && isOfMould(moulded)),
    );
    return {
      ...text,
      units,
      compared,
      unchanged,
      sameMould,
      verbatimShare: shareOf(
        units.filter(({ key }) => isVerbatim(key)),
        units,
      ),
      unchangedShare: shareOf(unchanged, compared),
      sameMouldShare: shareOf(sameMould, compared),
    };
  });
}

/** @returns whether that many ideas have a sentence. */
function findShared(said: [ideaKey: string, keys: string[]][], fewestIdeas: number): (key: string) => boolean {
  const owners = new Map<string, Set<string>>();
  for (const [ideaKey, keys] of said)
    for (const key of keys) owners.set(key, (owners.get(key) ?? new Set()).add(ideaKey));
  return (key) => (owners.get(key)?.size ?? 0) >= fewestIdeas;
}

/**
 * What most ideas' texts of one kind share, worst first; `text` is that of one idea.
 * @param by whole sentences, or moulds of those that are no whole ones.
 */
export function mostShared(
  texts: ({ ideaKey: string } & Sameness)[],
  most: number,
  by: 'sentence' | 'mould' = 'sentence',
): { text: string; ideas: number }[] {
  const found = new Map<string, { text: string; ideas: Set<string> }>();
  const isSentence = new Set(texts.flatMap(({ unchanged }) => unchanged.map(({ masked }) => masked)));
  for (const { ideaKey, unchanged, sameMould } of texts)
    for (const { masked, moulded, text } of by === 'sentence' ? unchanged : sameMould) {
      if (by === 'mould' && isSentence.has(masked)) continue;
      const key = by === 'sentence' ? masked : moulded;
      const entry = found.get(key) ?? { text, ideas: new Set() };
      entry.ideas.add(ideaKey);
      found.set(key, entry);
    }
  return [...found.values()]
    .map(({ text, ideas }) => ({ text, ideas: ideas.size }))
    .sort((a, b) => b.ideas - a.ideas || b.text.length - a.text.length)
    .slice(0, most);
}
