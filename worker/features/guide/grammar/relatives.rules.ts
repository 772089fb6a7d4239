import { readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import type { Token } from '#worker/features/guide/grammar/phrases.rules.ts';
import { startsClause } from '#worker/features/guide/grammar/reading.rules.ts';
import { isPlural } from '#worker/features/guide/grammar/words.rules.ts';

const linking = /^(is|are|was|were)$/;

/**
 * What hangs on by ', which': '…, which she confirms with a photo' becomes a clause of its own ('she confirms it with a photo'), so does
 * what binds ('which must be back after 3 days'); a comment ('which is lovely but chaotic') says nothing that can be built and is left out.
 */
export function spellRelatives(tokens: Token[]): Token[] {
  const at = tokens.findIndex(({ text }, index) => text === ',' && tokens[index + 1]?.lower === 'which');
  if (at < 1) return tokens;
  const end = tokens.findIndex(({ text }, index) => index > at && text === ',');
  const own = tokens.slice(at + 2, end < 0 ? tokens.length : end);
  const after = end < 0 ? [] : tokens.slice(end);
  const told = tellRelative(own, nameBefore(tokens, at));
  return told ? spellRelatives([...tokens.slice(0, at), ...told, ...after]) : tokens;
}

/** The clause with its comma, nothing for a mere comment; undefined where it has to stay as it is. */
function tellRelative(own: Token[], named: Token[]): Token[] | undefined {
  const comma: Token = { text: ',', lower: ',', tag: 'conj' };
  const [first] = own;
  const isBinding = own.some(({ lower }) => /^\d|^(not|never|only|until|within)$/.test(lower));
  if (first?.tag === 'modal' || (linking.test(first?.lower ?? '') && isBinding)) return [comma, ...named, ...own];
  if (linking.test(first?.lower ?? '')) return [];
  const verb = own.findIndex(({ tag }) => tag === 'verb' || tag === 'frame');
  // 'Which deadline there is' asks.
  if (verb < 1 || !/^(pron|det)$/.test(first?.tag ?? '') || !startsClause(own, 0)) return undefined;
  const isMany = isPlural(named.findLast(({ tag }) => tag === 'noun')?.lower ?? '');
  const pronoun = isMany ? 'them' : 'it';
  return [comma, ...own.slice(0, verb + 1), { text: pronoun, lower: pronoun, tag: 'pron' }, ...own.slice(verb + 1)];
}

/** The noun phrase that stands right before a comma; 'it' where there is none. */
function nameBefore(tokens: Token[], at: number): Token[] {
  let start = at;
  while (['det', 'adj', 'noun'].includes(tokens[start - 1]?.tag ?? '')) start -= 1;
  const nouns = tokens.slice(start, at).filter(({ tag }) => tag === 'noun');
  const the: Token = { text: 'the', lower: 'the', tag: 'det' };
  return readPhrase(tokens, start)?.end === at && nouns.length > 0
    ? [the, ...nouns.slice(-2)]
    : [{ text: 'it', lower: 'it', tag: 'pron' }];
}
