import { estimateTokenCount, isWithinTokenLimit } from 'tokenx';

/** The texts of a conversation and its project come again with every turn. */
const counted = new Map<string, number>();
const mostCounted = 1_000;
const longestCounted = 4_000;

/** A text's tokens, as estimated without the model's own vocabulary: a millisecond for 1,000 of them. At most one a character. */
export function estimateTokens(text: string): number {
  const known = counted.get(text);
  if (known !== undefined) return known;
  const tokens = Math.min(text.length, estimateTokenCount(text));
  if (text.length > longestCounted) return tokens;
  if (counted.size >= mostCounted) counted.clear();
  counted.set(text, tokens);
  return tokens;
}

/** Whether a text has at most so many tokens; a short one needs no estimate for that. */
export const isWithinTokens = (text: string, tokens: number) =>
  text.length <= tokens || isWithinTokenLimit(text, tokens);

const cutMark = ' […]';
/** More than any language has on average; what is longer surely has too many tokens. */
const charactersPerToken = 8;

/**
 * The beginning of a text that fits. `written` tells how it will be sent, where that is longer (escaped, for instance).
 * @returns the text as it is when it fits.
 */
export function cutToTokens(text: string, tokens: number, written: (text: string) => string = (same) => same): string {
  if (text.length <= tokens * charactersPerToken && isWithinTokens(written(text), tokens)) return text;
  let length = Math.min(text.length, tokens * charactersPerToken);
  for (;;) {
    const cut = text.slice(0, length) + cutMark;
    if (length === 0 || isWithinTokens(written(cut), tokens)) return cut;
    length = Math.floor((length * 0.97 * tokens) / Math.max(tokens, estimateTokens(written(cut))));
  }
}

/** As many of the first items as fit together, and their tokens. Those after the first that does not fit are not written at all. */
export function takeWithinTokens<Item>(
  items: Item[],
  tokens: number,
  written: (item: Item) => string,
): { taken: Item[]; tokens: number } {
  let used = 0;
  let count = 0;
  for (const item of items) {
    const text = written(item);
    const room = tokens - used;
    const needed = text.length > room * charactersPerToken ? room + 1 : estimateTokens(text);
    if (needed > room) break;
    used += needed;
    count += 1;
  }
  return { taken: items.slice(0, count), tokens: used };
}
