import { baseOfParticiple } from '#worker/features/guide/content/verbs.ts';
import { staysDenied } from '#worker/features/guide/grammar/denials.rules.ts';
import { headlinesAt } from '#worker/features/guide/grammar/lists.rules.ts';
import { readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import { opensClause, verbal } from '#worker/features/guide/grammar/opening.rules.ts';
import { baseOfVerb, type Token } from '#worker/features/guide/grammar/phrases.rules.ts';
import { startsClause } from '#worker/features/guide/grammar/reading.rules.ts';
import { spellRelatives } from '#worker/features/guide/grammar/relatives.rules.ts';

/** A piece of a sentence: what is said, when it holds, why, or what for ('so that …'). `verbAt` is the first word of its verb group, `leads` marks a condition of what comes after it. */
export type ClausePart = {
  kind: 'main' | 'condition' | 'reason' | 'aim';
  tokens: Token[];
  verbAt?: number;
  leads?: boolean;
  /** A headline that hangs on by a comma: ', daily challenge'. */
  hangs?: true;
};

const conditions = /^(when|whenever|if|unless|while|until|before|after|once)$/;
const relatives = /^(that|which|who|whom|whose|where|what|how|why|whether)$/;
/** 'is reported by guests, repaired by the caretaker': each of the passives gets its 'is', so that it can be a clause of its own. */
function spellPassives(tokens: Token[]): Token[] {
  const done = ({ tag, lower }: Token) => tag === 'adj' && (baseOfVerb(lower) ?? baseOfParticiple(lower)) !== undefined;
  const passive = tokens.findIndex((token, at) => /^(is|are|be)$/.test(token.lower) && done(tokens[at + 1] ?? token));
  if (passive < 0) return tokens;
  return tokens.flatMap((token, at) => {
    const joined = at > passive + 1 && done(token) && tokens[at - 1]?.tag === 'conj';
    const end = tokens.findIndex(({ tag }, later) => later > at && tag === 'conj');
    const by = joined && tokens.slice(at, end < 0 ? tokens.length : end).some(({ lower }) => lower === 'by');
    return by ? [{ text: 'is', lower: 'is', tag: 'frame' as const, base: 'be' }, token] : [token];
  });
}

/** Cuts a sentence into its clauses; no word is lost. */
export function cutSentence(sentence: Token[]): ClausePart[] {
  const tokens = spellPassives(spellRelatives(sentence));
  const parts: ClausePart[] = [];
  let kind = 'main' as ClausePart['kind'];
  let leads = false;
  let start = 0;
  const cut = (end: number, next: number, opened: ClausePart['kind'], ahead = false) => {
    const own = tokens.slice(start, end);
    const main = kind === 'condition' && leads && end === tokens.length ? mainInside(own) : -1;
    if (main > 0) parts.push({ kind, tokens: own.slice(0, main), leads }, ...openProduct(own.slice(main)));
    else if (own.some(({ tag }) => tag !== 'conj'))
      parts.push(...(kind === 'main' ? openProduct(own) : [{ kind, tokens: own, ...(leads ? { leads } : {}) }]));
    [kind, start, leads] = [opened, next, ahead];
  };
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) break;
    if (token.tag === 'conj') {
      const next = skipJoints(tokens, index);
      const before = tokens.slice(start, index);
      const headlines = kind === 'main' && token.text === ',' ? headlinesAt(tokens, index, before) : undefined;
      if (headlines) {
        cut(index, tokens.length, 'main');
        parts.push(...headlines.map((own): ClausePart => ({ kind: 'main', tokens: own, hangs: true })));
        break;
      }
      const ahead = kind === 'condition' && leads && token.text === ',';
      if (ahead || joinsClauses(tokens, index, next, before, kind)) {
        cut(index, next, 'main');
        index = next - 1;
      } else if (conditionAt(tokens, next, start) && opensClause(tokens, next + 1)) {
        cut(index, next, 'condition', true);
        index = next;
      }
      continue;
    }
    const reason = index > start ? reasonAt(tokens, index) : undefined;
    if (reason !== undefined) {
      cut(index, reason, token.lower === 'so' ? 'aim' : 'reason');
      index = reason - 1;
    } else if (conditionAt(tokens, index, start)) cut(index, index, 'condition', parts.length === 0 && index === 0);
  }
  cut(tokens.length, tokens.length, 'main');
  return parts;
}

/** 'when somebody cancels the next person gets the place': where the clause begins that needs no comma before it. */
function mainInside(tokens: Token[]): number {
  // 'When nobody turned it the next one gets a message': a past form is a verb too.
  const verb = tokens.findIndex(
    (token, index) =>
      verbal(token) ||
      (token.tag === 'adj' &&
        baseOfVerb(token.lower) !== undefined &&
        /^(pron|noun)$/.test(tokens[index - 1]?.tag ?? '')),
  );
  if (verb < 0) return -1;
  return tokens.findIndex(
    ({ tag }, index) => index > verb && (tag === 'det' || tag === 'pron') && startsClause(tokens, index),
  );
}

/** Whether what follows a comma or an 'and' is a clause of its own, or goes on with another verb of the same people. */
function joinsClauses(
  tokens: Token[],
  index: number,
  next: number,
  before: Token[],
  kind: ClausePart['kind'],
): boolean {
  const comma = tokens[index]?.text === ',';
  const after = tokens[next];
  if (!after || relatives.test(after.lower)) return false;
  if (comma && /^(no|not)$/.test(after.lower)) return true;
  if (staysDenied(tokens, index, next, before)) return false;
  // 'Gifts they receive or give': both verbs say which gifts.
  const isNarrowed =
    verbal(after) && tokens[index]?.lower === 'or' && verbal(before.at(-1)) && before.at(-2)?.tag === 'pron';
  if (isNarrowed && before.at(-3)?.tag === 'noun') return false;
  if (kind !== 'main' && !comma && !hasVerb(before)) return false;
  const aside =
    comma &&
    /^(and|but)$/.test(tokens[index + 1]?.lower ?? '') &&
    before.some(({ lower }) => /^(each|only|every)$/.test(lower));
  // 'No payment please, and neither of them sees it': what is ruled out needs no verb.
  const denied = comma && /^no$/.test(before[0]?.lower ?? '');
  // 'Photo of the tree, price, done, customer gets it': after a row of things somebody begins a clause.
  const person = comma && kind === 'main' && !hasVerb(before) ? readPhrase(tokens, next) : undefined;
  const begins = person?.kind === 'person' && !before.some((_, at) => readPhrase(before, at)?.kind === 'person');
  if (begins && before.length > 2 && /^(?:noun|det|adj)$/.test(before[0]?.tag ?? '') && startsClause(tokens, next))
    return true;
  if (!hasVerb(before) && !aside && !denied && !(kind === 'condition' && comma)) return false;
  return verbal(after) || (after.lower === 'never' && verbal(tokens[next + 1])) || opensClause(tokens, next);
}

/** The index after commas, 'and', 'so', 'then' and adverbs that join two clauses. */
function skipJoints(tokens: Token[], start: number): number {
  let index = start;
  while (
    tokens[index] &&
    (tokens[index]?.tag === 'conj' ||
      (index > start &&
        /^(so|then|also|just|only|not|either|afterwards|automatically)$/.test(tokens[index]?.lower ?? '')))
  )
    index += 1;
  return index;
}

function hasVerb(tokens: Token[]): boolean {
  return tokens.some(verbal);
}

/** 'because …', 'so that …': the index of its first word. */
function reasonAt(tokens: Token[], index: number): number | undefined {
  const word = tokens[index]?.lower;
  if (word === 'because') return index + 1;
  if (word !== 'so' || tokens[index - 1]?.text === ',') return undefined;
  if (tokens[index + 1]?.lower === 'that') return index + 2;
  return startsClause(tokens, index + 1) ? index + 1 : undefined;
}

function conditionAt(tokens: Token[], index: number, start: number): boolean {
  const token = tokens[index];
  if (!token || !conditions.test(token.lower)) return false;
  const asked = tokens.slice(start, index).findLast(({ tag }) => tag === 'verb' || tag === 'frame')?.base ?? '';
  const direct = ['verb', 'frame', 'conj', 'pron'].includes(tokens[index - 1]?.tag ?? '');
  if (tokens[index - 1]?.tag === 'conj' && tokens.slice(start, index).some(({ lower }) => relatives.test(lower)))
    return false;
  if (/^(when|if)$/.test(token.lower) && direct && /^(know|see|tell|say|ask|show|remember|enter)$/.test(asked))
    return false;
  // 'They say from when to when they are gone': a span, and no condition.
  if (token.lower === 'when' && /^(from|to|until|till|since)$/.test(tokens[index - 1]?.lower ?? '')) return false;
  const gerund = /ing$/.test(tokens[index + 1]?.lower ?? '');
  if (token.lower === 'once') return startsClause(tokens, index + 1);
  return startsClause(tokens, index + 1) || (token.tag === 'rel' && !gerund);
}

/** 'an app where people lend tools', 'a tool for developers that checks messages': what follows is what the product does. */
function openProduct(tokens: Token[]): ClausePart[] {
  const first = tokens.findIndex(verbal);
  const rel = tokens.findIndex(({ lower }) => /^(that|which|where|who|whose)$/.test(lower));
  if (tokens[0]?.lower === 'whoever') {
    const isThere = /^(?:is|are)$/.test(tokens[first]?.lower ?? '') && tokens[first + 1]?.tag === 'adv';
    const after = isThere ? first + 2 : mainEnd(tokens, first);
    const does = tokens.findIndex((token, index) => index >= after && verbal(token));
    if (does > 0) return [{ kind: 'main', tokens, verbAt: does }];
  }
  if (tokens[0]?.lower === 'for' && rel > 0 && first > rel && !productIn(tokens.slice(0, rel)))
    return [{ kind: 'main', tokens }];
  const narrowing = tokens.findIndex(
    ({ tag }, index) => tag === 'noun' && /^(you|i|we|they|he|she)$/.test(tokens[index + 1]?.lower ?? ''),
  );
  const later =
    narrowing >= 0 && narrowing < first
      ? tokens.findIndex((token, index) => index >= mainEnd(tokens, first) && verbal(token))
      : -1;
  if (rel <= 0 && later > 0) return [{ kind: 'main', tokens, verbAt: later }];
  if (rel <= 0) return [first < 0 ? { kind: 'main', tokens } : { kind: 'main', tokens, verbAt: first }];
  const head = tokens.slice(0, rel);
  const wish = head
    .slice(Math.max(first, 0))
    .every((token) => !verbal(token) || wishing.test(token.base ?? token.lower));
  const isView =
    tokens[rel]?.lower === 'where' && first >= 0 && first < rel && wish && views.test(head.at(-1)?.lower ?? '');
  if (isView) return [{ kind: 'main', tokens: head, verbAt: first }, ...cutSentence(tokens.slice(rel + 1))];
  const venue = tokens[rel]?.lower === 'where' && rel <= 4 && readPhrase(head, 0)?.kind === 'place';
  if ((productIn(head) || venue) && (first > rel || wish)) {
    const rest = tokens.slice(rel + 1);
    const does = verbal(rest[0]) || rest[0]?.tag === 'adv';
    const opened: Token[] = does ? [{ text: 'it', lower: 'it', tag: 'pron' }, ...rest] : rest;
    const topic = head.at(-1)?.tag === 'prep' ? head.slice(0, -1) : head;
    const named = first > rel || topic.filter(({ tag }) => tag === 'noun' || tag === 'adj').length > 1;
    const bare = first > rel ? topic : topic.filter((token) => !verbal(token) && token.tag !== 'pron');
    return [...(named ? [{ kind: 'main' as const, tokens: bare }] : []), ...cutSentence(opened)];
  }
  const second = tokens.findIndex(
    (token, index) =>
      index > first && verbal(token) && !/^(conj|modal|to|frame|adv|verb)$/.test(tokens[index - 1]?.tag ?? ''),
  );
  const narrowed = first > rel && tokens[rel]?.lower !== 'where' && second > 0;
  return [first < 0 ? { kind: 'main', tokens } : { kind: 'main', tokens, verbAt: narrowed ? second : first }];
}

/** The index after the first verb that is no help to another: 'did not know' as a whole. */
function mainEnd(tokens: Token[], first: number): number {
  let index = first;
  while (
    tokens[index] &&
    tokens[index]?.tag !== 'verb' &&
    (helpful.test(tokens[index]?.lower ?? '') || tokens[index]?.tag === 'adv' || tokens[index]?.tag === 'modal')
  )
    index += 1;
  return index + 1;
}

/** 'I need a map where people put the swarm': what is seen, and what others do there. */
const views = /^(?:maps?|lists?|boards?|calendars?|overview|forms?|tables?|plans?|timetables?|gallery|screens?)$/;

const helpful = /^(do|does|did|have|has|had|is|are|was|were|be|been|to|not)$/;
const wishing = /^(want|need|like|love|would|have|build|make|is|be|should|could|must)$/;

function productIn(tokens: Token[]): boolean {
  for (let index = 0; index < tokens.length; index += 1) {
    const phrase = readPhrase(tokens, index);
    if (!phrase) continue;
    if (
      phrase.kind === 'product' ||
      /^(something|somewhere|way|page|place)$|\b(?:command|script|macro|binary|daemon|lib|library|package|module|plugin|add-on)$/.test(
        phrase.noun.one,
      )
    )
      return true;
    index = phrase.end - 1;
  }
  return tokens.some(({ lower }) => /^(something|somewhere|place)$/.test(lower));
}
