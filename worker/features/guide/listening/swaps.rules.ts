import { isPlural, pluralOf, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import { isAboutBuilding } from '#worker/features/guide/listening/building.rules.ts';
import { readChanges } from '#worker/features/guide/listening/changes.rules.ts';
import { standing } from '#worker/features/guide/listening/replacing.rules.ts';

type Decision = { topic: string; decision: string };
/** The topic under which a swap is kept, followed by what was replaced. */
export const insteadOf = 'Instead of ';
type Swap = { from: string; to: string };

/** 'cats, not dogs' in the decisions: what stands for what from then on. */
function readSwaps(decisions: Decision[]): (Swap & { at: number })[] {
  return decisions.flatMap(({ decision }, at) =>
    readChanges(decision).changes.flatMap(({ change }) =>
      change.kind === 'swap' ? [{ from: change.from, to: change.to, at }] : [],
    ),
  );
}

/** Whether a text speaks of what would be swapped. */
export function mentions(text: string, word: string): boolean {
  return patternOf(word).test(text);
}

/** A text with one thing in place of another, in the number it had. */
function swapWords(text: string, { from, to }: Swap): string {
  return text.replace(patternOf(from), (found) => {
    const one = isPlural(to) ? singularOf(to) : to;
    const fitting = isPlural(found.toLowerCase()) ? pluralOf(one) : one;
    return /^[A-Z]/.test(found) ? fitting.charAt(0).toUpperCase() + fitting.slice(1) : fitting;
  });
}

function patternOf(word: string): RegExp {
  const one = singularOf(word);
  const forms = [...new Set([word, one, pluralOf(one)])].map((form) => form.replace(/[^\p{L}\p{N} ]/gu, '.'));
  return new RegExp(`\\b(?:${forms.sort((a, b) => b.length - a.length).join('|')})\\b`, 'gi');
}

/** The description and the decisions that hold for the product as they read after all swaps; what is about the building is none. */
export function applySwaps(description: string, said: Decision[]): { description: string; decisions: Decision[] } {
  const decisions = standing(said).filter((entry) => !isAboutBuilding(entry));
  const swaps = readSwaps(decisions);
  if (swaps.length === 0) return { description, decisions };
  return {
    description: swaps.reduce(swapWords, description),
    decisions: decisions.map((entry, index) => ({
      topic: entry.topic,
      decision: swaps.filter(({ at }) => at > index).reduce(swapWords, entry.decision),
    })),
  };
}
