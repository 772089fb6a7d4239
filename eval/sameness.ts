import { readUnits, type Unit } from './sentences.ts';

/** `mask` takes the idea's own words out of a sentence. */
type Text = { ideaKey: string; content: string; mask: (key: string) => string };
export type Sameness = { units: Unit[]; unchanged: Unit[]; unchangedShare: number; sameMouldShare: number };

/**
 * How much of each text stands unchanged in a text of another idea. All texts are of one kind. `sameMouldShare` counts those too of
 * which another idea has the same but for the idea's own words.
 */
export function compareTexts<T extends Text>(texts: T[]): (Omit<T, 'mask'> & Sameness)[] {
  const read = texts.map(({ mask, ...text }) => {
    const units = readUnits(text.content);
    return { text, units, moulds: units.map(({ key }) => mask(key)) };
  });
  const isKeyShared = findShared(read.map(({ text, units }) => [text.ideaKey, units.map(({ key }) => key)]));
  const isMouldShared = findShared(read.map(({ text, moulds }) => [text.ideaKey, moulds]));
  return read.map(({ text, units, moulds }) => {
    const unchanged = units.filter(({ key }) => isKeyShared(key));
    const ofMoulds = units.filter(({ key }, index) => isKeyShared(key) || isMouldShared(moulds[index] ?? ''));
    const shareOf = (found: Unit[]) => (units.length === 0 ? 0 : found.length / units.length);
    return { ...text, units, unchanged, unchangedShare: shareOf(unchanged), sameMouldShare: shareOf(ofMoulds) };
  });
}

/** @returns whether more than one idea has a sentence. */
function findShared(said: [ideaKey: string, keys: string[]][]): (key: string) => boolean {
  const owners = new Map<string, Set<string>>();
  for (const [ideaKey, keys] of said)
    for (const key of keys) owners.set(key, (owners.get(key) ?? new Set()).add(ideaKey));
  return (key) => (owners.get(key)?.size ?? 0) > 1;
}

/** The sentences that stand in most ideas' texts of one kind, worst first. */
export function mostShared(texts: ({ ideaKey: string } & Sameness)[], most: number): { text: string; ideas: number }[] {
  const found = new Map<string, { text: string; ideas: Set<string> }>();
  for (const { ideaKey, unchanged } of texts)
    for (const { key, text } of unchanged) {
      const entry = found.get(key) ?? { text, ideas: new Set() };
      entry.ideas.add(ideaKey);
      found.set(key, entry);
    }
  return [...found.values()]
    .map(({ text, ideas }) => ({ text, ideas: ideas.size }))
    .sort((a, b) => b.ideas - a.ideas || b.text.length - a.text.length)
    .slice(0, most);
}
