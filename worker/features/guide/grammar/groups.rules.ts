import { particles } from '#worker/features/guide/content/verbs.ts';
import { type Phrase, readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import type { Token } from '#worker/features/guide/grammar/phrases.rules.ts';
import {
  danglers,
  headingOf,
  isTimeAt,
  type Part,
  questionWords,
  readQuestion,
  startsClause,
  startsPhrase,
  wordFor,
  wordsOf,
} from '#worker/features/guide/grammar/reading.rules.ts';

/** What 'it' and 'them' can stand for. */
export type Referent = { text: string; noun: string; plural: boolean; kind: Phrase['kind'] };

export type List = Part & { first: Phrase; heading: string[]; many: boolean };

const adverbs = /^(online|together|back|directly|later|ahead|nearby|automatically|offline|today|tomorrow|again)$/;

/** 'bread and cakes', 'eggs, honey and jam': one noun phrase or a whole list of them, each with its 'of …'. */
export function readList(tokens: Token[], start: number): List | undefined {
  const first = readPhrase(tokens, start);
  if (!first) return undefined;
  const words = wordsOf(tokens, start, first.end);
  const heading = headingOf(tokens, start, first.end);
  let end = first.end;
  const of = readOf(tokens, end);
  if (of) {
    words.push(...of.words);
    heading.push(...of.words);
    end = of.end;
  }
  let many = false;
  let pending: string[] = [];
  let shown: string[] = [];
  for (let index = end; tokens[index]?.tag === 'conj'; ) {
    const comma = tokens[index]?.text === ',';
    const joins = /^(and|or)$/.test(tokens[comma ? index + 1 : index]?.lower ?? '');
    if (!comma && !joins) break;
    const at = index + (comma && joins ? 2 : 1);
    const phrase = startsClause(tokens, at) ? undefined : readPhrase(tokens, at);
    if (!phrase || isTimeAt(tokens, at, phrase.end)) break;
    const glue = joins ? [tokens[comma ? index + 1 : index]?.lower ?? 'and'] : [','];
    const tail = readOf(tokens, phrase.end);
    pending.push(...glue, ...wordsOf(tokens, at, phrase.end), ...(tail?.words ?? []));
    shown.push(...glue, ...headingOf(tokens, at, phrase.end));
    index = tail?.end ?? phrase.end;
    if (!joins) continue;
    words.push(...pending);
    heading.push(...shown);
    [pending, shown, many, end] = [[], [], true, index];
  }
  return { words, heading, first, end, many };
}

/** 'of each pet', 'of what to bake'. */
function readOf(tokens: Token[], start: number): Part | undefined {
  if (tokens[start]?.lower !== 'of') return undefined;
  const phrase = readPhrase(tokens, start + 1);
  if (phrase) return { words: ['of', ...wordsOf(tokens, start + 1, phrase.end)], end: phrase.end };
  const question = questionWords.test(tokens[start + 1]?.lower ?? '') ? readQuestion(tokens, start + 1) : undefined;
  return question && { words: ['of', ...question.words], end: question.end };
}

/** A list that is followed by a verb is the subject of the next thought, and what a relative clause narrows says too little alone. */
export function breaksOff(tokens: Token[], list: List): boolean {
  const after = tokens[list.end];
  if (!after) return false;
  if (['verb', 'modal', 'frame'].includes(after.tag)) return !/^to$/.test(tokens[list.end - 1]?.lower ?? '');
  const narrowed =
    /^(that|which|who|where|whose)$/.test(after.lower) ||
    (after.tag === 'pron' && /^(i|we|they|you|he|she)$/.test(after.lower));
  return narrowed && list.first.kind === 'empty';
}

/** 'in the morning', 'with stylists', 'the evening before', 'online'. */
export function readAdjunct(tokens: Token[], start: number, known: Referent | undefined): Part | undefined {
  const token = tokens[start];
  if (!token) return undefined;
  if (adverbs.test(token.lower) && token.tag !== 'prep') return { words: [token.lower], end: start + 1 };
  if (
    token.lower === 'as' &&
    ['adj', 'noun'].includes(tokens[start + 1]?.tag ?? '') &&
    !startsClause(tokens, start + 1)
  )
    return { words: ['as', ...wordsOf(tokens, start + 1, start + 2)], end: start + 2 };
  if (token.tag === 'prep' || token.tag === 'to') return readGroup(tokens, start, known);
  const phrase = startsPhrase(token) ? readPhrase(tokens, start) : undefined;
  if (!phrase || !isTimeAt(tokens, start, phrase.end)) return undefined;
  const tail = tokens[phrase.end];
  const closes =
    tail && /^(before|after|earlier|later|ahead)$/.test(tail.lower) && !startsPhrase(tokens[phrase.end + 1]);
  if (!closes && startsClause(tokens, start)) return undefined;
  const subject = tokens[phrase.end + 1]?.tag === 'pron';
  return {
    words: [...wordsOf(tokens, start, phrase.end), ...(closes && !subject ? [tail.lower] : [])],
    end: closes && !subject ? phrase.end + 1 : phrase.end,
  };
}

/** 'when they pick up' after a verb that stands alone; it ends with its sentence or at a comma, or it is left out. */
export function readWhen(tokens: Token[], start: number): Part | undefined {
  if (tokens[start]?.lower !== 'when' || tokens[start + 1]?.lower !== 'they') return undefined;
  const length = tokens.slice(start).findIndex(({ text }) => text === ',');
  const end = length < 0 ? tokens.length : start + length;
  const inside = tokens.slice(start, end);
  const plain = inside.slice(2).every(({ tag }) => !/^(conj|rel|pron|modal)$/.test(tag));
  const last = inside.at(-1)?.lower ?? '';
  return plain && inside.length <= 6 && (particles.has(last) || !danglers.test(last))
    ? { words: inside.map(wordFor), end }
    : undefined;
}

/** A preposition with what belongs to it. */
export function readGroup(tokens: Token[], start: number, known?: Referent): (Part & { first?: Phrase }) | undefined {
  const preposition = tokens[start];
  if (!preposition || /^(like|than|except|despite|without|as)$/.test(preposition.lower)) return undefined;
  if (tokens[start + 1]?.lower === 'each' && tokens[start + 2]?.lower === 'other')
    return { words: [preposition.lower, 'each', 'other'], end: start + 3 };
  if (/^(them|me|us)$/.test(tokens[start + 1]?.lower ?? '') && /^(near|around|with|to|for)$/.test(preposition.lower)) {
    const whom = tokens[start + 1]?.lower === 'them' ? 'them' : '{speakers}';
    if (whom !== 'them' || /^(near|around)$/.test(preposition.lower))
      return { words: [preposition.lower, whom], end: start + 2 };
  }
  const pronoun = /^(it|them)$/.exec(tokens[start + 1]?.lower ?? '')?.[1];
  const subject = pronoun === 'it' && /^(verb|frame|modal)$/.test(tokens[start + 2]?.tag ?? '');
  if (subject) return undefined;
  if (pronoun)
    return known && known.kind === 'thing' && known.plural === (pronoun === 'them')
      ? { words: [preposition.lower, ...known.text.split(' ')], end: start + 2, meant: known.text }
      : undefined;
  if (preposition.lower === 'of' && questionWords.test(tokens[start + 1]?.lower ?? '')) return readOf(tokens, start);
  const gerund =
    /ing$/.test(tokens[start + 1]?.lower ?? '') && ['verb', 'frame'].includes(tokens[start + 1]?.tag ?? '');
  if (gerund) return undefined;
  if (tokens[start + 1]?.lower === 'others') return { words: [preposition.lower, 'others'], end: start + 2 };
  if (/^\d/.test(tokens[start + 1]?.lower ?? '') && !startsPhrase(tokens[start + 2]))
    return { words: [preposition.lower, tokens[start + 1]?.text ?? ''], end: start + 2 };
  const list = readList(tokens, start + 1);
  if (!list || breaksOff(tokens, list)) return undefined;
  const later = tokens[list.end];
  if (
    isTimeAt(tokens, start + 1, list.end) &&
    /^(before|after)$/.test(later?.lower ?? '') &&
    !startsClause(tokens, list.end + 1) &&
    !startsPhrase(tokens[list.end + 1])
  )
    return { words: [preposition.lower, ...list.words, later?.lower ?? ''], end: list.end + 1, first: list.first };
  return { words: [preposition.lower, ...list.words], end: list.end, first: list.first };
}
