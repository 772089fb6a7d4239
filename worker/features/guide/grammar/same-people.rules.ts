import { type Phrase, readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import type { Token } from '#worker/features/guide/grammar/phrases.rules.ts';
import { isPlural, singularOf } from '#worker/features/guide/grammar/words.rules.ts';

/** 'A staff member', 'a family member': the second word alone is somebody else. */
const wide = /^(staff|family|team|crew|board|other)$/;
const definite = /^(the|this|that|these|those)$/;
const anyOne = /^(an?|each|every|one)$/;

/** The first word of a longer name, and whether it was told of all of them. */
type Known = { first: Token; isMany: boolean };

/**
 * 'A hotel clerk books it. Afterwards the clerk confirms it': gives the shorter name of people its first word again, so that they are read
 * as the same. Where two kinds share the second word ('day nurse', 'night nurse'), or the short name came first, nothing changes.
 */
export function nameSamePeople(sentences: Token[][]): void {
  const known = new Map<string, Known | 'several'>();
  for (const tokens of sentences)
    for (let index = 0; index < tokens.length; index += 1) {
      const phrase = readPhrase(tokens, index);
      if (!phrase) continue;
      const grown = phrase.kind === 'person' ? joinKnown(tokens, index, phrase, known) : 0;
      index = phrase.end - 1 + grown;
    }
}

/** Notes a longer name or completes a shorter one; how many words it added. */
function joinKnown(tokens: Token[], start: number, { end }: Phrase, known: Map<string, Known | 'several'>): number {
  const span = tokens.slice(start, end);
  const nouns = span.filter(({ tag }) => tag === 'noun');
  const head = nouns.at(-1);
  if (!head || nouns.some(({ isName }) => isName)) return 0;
  const one = singularOf(head.lower);
  const first = nouns.at(-2);
  const before = known.get(one);
  if (first) {
    const isOther = before !== undefined && before !== 'several' && before.first.lower !== first.lower;
    const isMany = isPlural(head.lower) || (before !== undefined && before !== 'several' && before.isMany);
    known.set(
      one,
      before === 'several' || isOther || wide.test(first.lower) || nouns.length > 2 ? 'several' : { first, isMany },
    );
    return 0;
  }
  if (before === undefined) known.set(one, 'several');
  const opener = span[0];
  const isPlain = span.every((token) => token === head || token === opener);
  if (before === undefined || before === 'several' || !isPlain) return 0;
  // 'An app for dog sitters … a sitter takes it': after all of them, one is one of them.
  if (!definite.test(opener?.lower ?? '') && !(before.isMany && anyOne.test(opener?.lower ?? ''))) return 0;
  tokens.splice(end - 1, 0, { ...before.first, text: before.first.lower });
  return 1;
}
