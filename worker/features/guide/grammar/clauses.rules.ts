import type { Referent } from '#worker/features/guide/grammar/groups.rules.ts';
import { isKin } from '#worker/features/guide/grammar/memory.rules.ts';
import { type Phrase, readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import type { Token } from '#worker/features/guide/grammar/phrases.rules.ts';
import { startsClause } from '#worker/features/guide/grammar/reading.rules.ts';
import { staffOf } from '#worker/features/guide/grammar/staff.rules.ts';
import { isPlural, type Noun } from '#worker/features/guide/grammar/words.rules.ts';

export type Subject = Noun | 'product' | 'speaker' | 'client' | 'nobody';
/** `side` is 'main' where acts may be read; a clause that says when, why or which is 'side'; 'aim' is 'so that …'. */
export type Clause = {
  side: 'main' | 'when' | 'aim' | 'which';
  subject: Subject | undefined;
  verbs: number;
  /** Acts of the outer subject before 'let people …': a verb after that could belong to either. */
  outerActs?: number;
};
/** `person` is who acted last, `several` whether as a plural, `mention` the people or places named last in the plural. */
export type Walk = {
  person: Noun | undefined;
  several: boolean;
  mention: Noun | undefined;
  known: Referent | undefined;
};

/** 'want to book', 'need to see': these lead to an act; 'call to ask' gives a reason. */
export const holding =
  /^(want|need|like|love|prefer|help|let|allow|enable|make|use|try|go|come|start|have|get|hope|should|would|do|does|take|be|able)$/;

const ownSide = /^(my|our)$/;

/** People and places named in what follows a verb: a later 'they' can mean them. */
export function noteMentions(tokens: Token[], start: number, end: number, walk: Walk): void {
  for (let index = start; index < end; index += 1) {
    const phrase = readPhrase(tokens, index);
    if (!phrase) continue;
    index = phrase.end - 1;
    if ((phrase.kind === 'person' || phrase.kind === 'place') && isPlural(tokens[index]?.lower ?? ''))
      walk.mention = phrase.noun;
  }
}

export function skip(tokens: Token[], start: number): number {
  let index = start;
  while (tokens[index] && (tokens[index]?.tag === 'adv' || tokens[index]?.tag === 'conj')) index += 1;
  return index;
}

/** Whether a word opens a clause that says when, why, what for or which. */
export function opensSide(tokens: Token[], index: number): boolean {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (!token) return false;
  if (token.tag === 'rel') return true;
  const gerund = /ing$/.test(next?.lower ?? '') && (next?.tag === 'verb' || next?.tag === 'frame');
  return (
    token.tag === 'prep' &&
    (gerund || (/^(after|before|until|as|than|since)$/.test(token.lower) && startsClause(tokens, index + 1)))
  );
}

/** What a word like 'when', 'so' or 'that' opens; nothing where it only leads on ('that' after 'so'). */
export function openClause(
  tokens: Token[],
  index: number,
  latest: Phrase | undefined,
  clause: Clause,
  nothingYet: boolean,
): Clause | undefined {
  const word = tokens[index]?.lower ?? '';
  const before = tokens[index - 1];
  if (before?.lower === 'so') return undefined;
  if (word === 'so')
    return nothingYet ? { side: 'main', subject: undefined, verbs: 0 } : { side: 'aim', subject: undefined, verbs: 0 };
  const relative = /^(that|which|who|where)$/.test(word);
  if (!relative || clause.side === 'when' || clause.side === 'aim')
    return { side: clause.side === 'aim' ? 'aim' : 'when', subject: undefined, verbs: 0 };
  const ofProduct =
    latest?.kind === 'product' ||
    /^(something|somewhere|place|page|way|one)$/.test(before?.lower ?? '') ||
    before?.tag === 'conj';
  const third = tokens[index + 1]?.base !== undefined && tokens[index + 1]?.lower !== tokens[index + 1]?.base;
  const headed = clause.subject === 'product' && clause.verbs === 0;
  if (word === 'where')
    return ofProduct || headed
      ? { side: 'main', subject: undefined, verbs: 0 }
      : { side: 'when', subject: undefined, verbs: 0 };
  if (
    latest?.kind === 'product' ||
    /^(something|one)$/.test(before?.lower ?? '') ||
    (third && latest?.kind === 'person' && word !== 'who' && isPlural(before?.lower ?? ''))
  )
    return { side: 'main', subject: 'product', verbs: 0 };
  const about = latest?.kind === 'person' && clause.subject !== undefined && typeof clause.subject !== 'object';
  if (
    latest?.kind === 'person' &&
    isPlural(before?.lower ?? '') &&
    (about || (clause.subject === undefined && clause.verbs === 0))
  )
    return { side: 'main', subject: latest.noun, verbs: 0 };
  return { side: 'which', subject: undefined, verbs: 0 };
}

export function subjectOfPronoun(word: string, walk: Walk): Subject {
  if (/^(i|we)$/.test(word)) return 'speaker';
  if (word === 'they') return (walk.several ? walk.person : undefined) ?? walk.mention ?? walk.person ?? 'nobody';
  if (/^(he|she)$/.test(word)) return (walk.several ? undefined : walk.person) ?? 'nobody';
  if (word === 'it') return 'product';
  return /^(nobody|no-one|neither|someone)$/.test(word) ? 'nobody' : 'client';
}

/** Who a noun phrase means as a subject; things do nothing, and what belongs to the speaker acts for the speaker. */
export function subjectOfPhrase(phrase: Phrase, tokens: Token[], start: number): Subject {
  const first = tokens[start]?.lower ?? '';
  if (first === 'no' || tokens[start + 1]?.lower === 'else') return 'nobody';
  if (phrase.kind === 'product') return 'product';
  if (phrase.kind === 'place') {
    const staff = first === 'the' && !isPlural(tokens[phrase.end - 1]?.lower ?? '') ? staffOf(phrase.noun) : undefined;
    return ownSide.test(first) ? 'speaker' : (staff ?? phrase.noun);
  }
  if (ownSide.test(first) && isKin({ one: tokens[phrase.end - 1]?.lower ?? '', many: '' })) return 'speaker';
  if (phrase.kind === 'person') return /^(person|user|people)$/.test(phrase.noun.one) ? 'client' : phrase.noun;
  if (/^(people|folks)$/.test(tokens[phrase.end - 1]?.lower ?? '')) return 'client';
  return first === 'one' && phrase.end - start === 1 ? 'client' : 'nobody';
}
