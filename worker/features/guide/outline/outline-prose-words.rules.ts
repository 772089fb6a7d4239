import { type Token, tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { markVerbs } from '#worker/features/guide/outline/outline-prose-verbs.rules.ts';

/** A word of a sentence with where it stands there. */
export type Word = Token & { at: number; end: number };

/** The words of a sentence with where each stands; undefined where they can't be found again. What stands in brackets belongs to what is before. */
export function wordsIn(text: string): Word[] | undefined {
  const plain = text
    .replace(/\([^()]*\)/g, (inner) => ' '.repeat(inner.length))
    .replace(/(?<=\d):(?=\d\d)/g, '∶')
    .replace(/(?<=\d),(?=\d)/g, '‚');
  const words: Word[] = [];
  let from = 0;
  const tokens = tagText(plain).flat();
  markVerbs(tokens);
  for (const token of tokens) {
    const at = plain.indexOf(token.text, from);
    // 'The teacher' is read as 'the swimming teacher' of whom it was told.
    if (at < 0 && /^(?:noun|adj)$/.test(token.tag)) continue;
    if (at < 0) return undefined;
    from = at + token.text.length;
    words.push({ ...token, at, end: from });
  }
  return words;
}
