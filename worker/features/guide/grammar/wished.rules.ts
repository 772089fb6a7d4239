import { isWhether } from '#worker/features/guide/grammar/lists.rules.ts';
import { type Memory, notePeople, wordsIn } from '#worker/features/guide/grammar/memory.rules.ts';
import { readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import type { Token } from '#worker/features/guide/grammar/phrases.rules.ts';
import { fragmentOf } from '#worker/features/guide/grammar/predicates.rules.ts';
import type { Statement } from '#worker/features/guide/grammar/statements.rules.ts';
import { anybody } from '#worker/features/guide/grammar/subjects.rules.ts';
import { isPlural, lowerFirst, withArticle } from '#worker/features/guide/grammar/words.rules.ts';

/** A longer sentence tells besides what it asks. */
const mostAsked = 30;

/** What somebody looks at. */
const views = /^(?:sheet|list|count|overview|report|summary|statistics|total|calendar|plan|table|number|export)$/;

/** What is not counted: 'usage metering', 'signed evidence'. */
export const mass = /(?:ing|ment|tion|ence|ity|ness|ware|data|support|access)$/;

/** '3 lives', 'daily challenge': what the product has, told as a headline. */
export function headlineOf(words: string, tokens: Token[]): Statement {
  const head = readPhrase(tokens, 0);
  const counted =
    tokens[0]?.tag === 'det' ||
    /^(?:and|or)$/.test(tokens[head?.end ?? 0]?.lower ?? '') ||
    isPlural(tokens[(head?.end ?? tokens.length) - 1]?.lower ?? '');
  const isMass = mass.test(tokens[(head?.end ?? tokens.length) - 1]?.lower ?? '');
  const own = lowerFirst(words);
  const phrase = counted || isMass ? own : withArticle(own);
  return {
    ...{ kind: 'act', who: 'product', device: false, subject: 'it', not: /^no\b/.test(words), verb: 'have' },
    ...{ family: 'see', phrase, text: `it has ${phrase}` },
  };
}

/** 'A clock per room' is had, 'what puzzle they are on' is seen. */
export function wishOf(tokens: Token[], memory: Memory, isOwn: boolean): Statement {
  notePeople(tokens, memory);
  const asks = isWhether(tokens, 0);
  const words = asks
    ? `whether ${wordsIn(tokens.slice(1, 2), memory)} ${wordsIn([...tokens.slice(0, 1), ...tokens.slice(2)], memory, true)}`
    : wordsIn(tokens, memory, true);
  // 'p99 under 250 ms' is measured and not built.
  if (/\b(?:under|over|at most|at least|within) \d/.test(words)) return fragmentOf(words);
  const head = readPhrase(tokens, 0);
  const isView = head !== undefined && views.test(tokens[head.end - 1]?.lower ?? '');
  if (isView && isOwn)
    return {
      ...{ kind: 'act', who: 'speaker', device: false, subject: '{speakers}', not: false, verb: 'see', family: 'see' },
      phrase: tokens[0]?.tag === 'det' ? words : withArticle(words),
      text: `{speakers} see ${words}`,
      object: head.noun,
    };
  if (!asks && !/^(?:what|who|which|how|where)$/.test(tokens[0]?.lower ?? '')) return headlineOf(words, tokens);
  return {
    ...{ kind: 'act', ...anybody, not: false, verb: 'see', family: 'see', phrase: words },
    text: `${anybody.subject} see ${words}`,
  };
}

/** 'Job sheet for the crew in the morning': those whom it is for get it. */
export function meantFor(tokens: Token[], memory: Memory): Statement | undefined {
  const thing = readPhrase(tokens, 0);
  const whom = thing && tokens[thing.end]?.lower === 'for' ? readPhrase(tokens, thing.end + 1) : undefined;
  const isPlain = tokens.every(({ tag }) => /^(?:det|adj|noun|prep|conj|adv)$/.test(tag));
  if (thing?.kind !== 'thing' || whom?.kind !== 'person' || !isPlain || thing.text === '') return undefined;
  notePeople(tokens, memory);
  const said = wordsIn(tokens.slice(0, thing.end), memory);
  const what = tokens[0]?.tag === 'det' ? lowerFirst(said) : said;
  const isMany = isPlural(tokens[thing.end - 1]?.lower ?? '') || tokens[0]?.tag === 'det';
  const phrase = [isMany ? what : withArticle(what), wordsIn(tokens.slice(whom.end), memory)].filter(Boolean).join(' ');
  return {
    ...{ kind: 'act', who: whom.noun, device: false, subject: whom.noun.many, not: false, verb: 'get', family: 'see' },
    ...{ phrase, object: thing.noun, text: `${whom.noun.many} get ${phrase}` },
  };
}

/** 'Who is with Dad and when. What he ate': after a wish a question is what is to be seen. */
export function asksOn(tokens: Token[]): boolean {
  const opens = /^(?:what|who|which|how|where)$/.test(tokens[0]?.lower ?? '') || isWhether(tokens, 0);
  return opens && tokens.length < mostAsked;
}
