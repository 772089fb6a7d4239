import { readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import type { Token } from '#worker/features/guide/grammar/phrases.rules.ts';
import { startsClause } from '#worker/features/guide/grammar/reading.rules.ts';

/** Whether a word is a verb of a clause and no 'doing'. */
export const verbal = (token: Token | undefined) =>
  token !== undefined &&
  ['verb', 'frame', 'modal'].includes(token.tag) &&
  !(/ing$/.test(token.lower) && token.base !== token.lower);

/** A subject with its verb, also 'my sister and I get', 'at Christmas we print', 'the words you look up come back'. */
export function opensClause(tokens: Token[], start: number): boolean {
  if (startsClause(tokens, start)) return true;
  const first = tokens[start];
  if (first?.lower === 'there' && verbal(tokens[start + 1])) return true;
  if (othersAct(tokens, start) || eachActs(tokens, start)) return true;
  const phrase = first?.tag === 'pron' ? { end: start + 1 } : readPhrase(tokens, start);
  if (phrase && tokens[phrase.end]?.lower === 'and' && startsClause(tokens, phrase.end + 1)) return true;
  if (phrase && tokens[phrase.end]?.tag === 'pron' && startsClause(tokens, phrase.end))
    return goesOnAfter(tokens, phrase.end + 1);
  if (/^(those|these)$/.test(first?.lower ?? '') && tokens[start + 1]?.tag === 'prep')
    return tokens.slice(start + 2, start + 5).some(verbal);
  if (first?.tag !== 'prep' || /^(than|as|like|of)$/.test(first.lower)) return false;
  let end = readPhrase(tokens, start + 1)?.end;
  while (end !== undefined && tokens[end]?.tag === 'prep') end = readPhrase(tokens, end + 1)?.end;
  if (end !== undefined && tokens[end]?.lower === 'itself') end += 1;
  if (end !== undefined && /^(late|later|earlier)$/.test(tokens[end]?.lower ?? '')) end += 1;
  return end !== undefined && (startsClause(tokens, end) || othersAct(tokens, end));
}

/** 'The words you look up come back' has a verb of its own after 'you look up'; 'the temperature they need' has none. */
function goesOnAfter(tokens: Token[], start: number): boolean {
  const first = tokens.findIndex((token, at) => at >= start && token.tag === 'verb');
  const frame = tokens.findIndex((token, at) => at >= start && verbal(token));
  const narrowed = first >= 0 ? Math.max(first, frame) : frame;
  const end = tokens.findIndex(({ tag, text }, at) => at > narrowed && (tag === 'conj' || text === ','));
  return narrowed >= 0 && tokens.slice(narrowed + 1, end < 0 ? tokens.length : end).some(verbal);
}

/** 'each of them sees it'. */
function eachActs(tokens: Token[], start: number): boolean {
  const [each, of, them] = tokens.slice(start, start + 3);
  const isSome = /^(?:each|all|some|any|most|none|both|neither|one)$/.test(each?.lower ?? '');
  return isSome && of?.lower === 'of' && /^(?:them|us|you)$/.test(them?.lower ?? '') && verbal(tokens[start + 3]);
}

/** 'others must see it', 'the others can go'. */
function othersAct(tokens: Token[], start: number): boolean {
  const at = tokens[start]?.tag === 'det' ? start + 1 : start;
  return tokens[at]?.lower === 'others' && verbal(tokens[at + 1]);
}
