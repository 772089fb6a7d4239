import { type Phrase, readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import type { Token } from '#worker/features/guide/grammar/phrases.rules.ts';
import { singularOf } from '#worker/features/guide/grammar/words.rules.ts';

const verbal = ({ tag }: Token) => tag === 'verb' || tag === 'frame';
const isBase = ({ lower, base }: Token) => base !== undefined && lower === base;
const isThird = ({ lower, base }: Token) => base !== undefined && lower !== base && /s$/.test(lower);
/** Verbs that take people and a second verb: 'let users pay', 'see guests arrive'. */
const framing = /^(let|help|make|have|see|watch|allow|enable|get|do|be)$/;

/** The words that a text uses as nouns beyond doubt: 'every change of a flag needs …'. */
export function nounsSaid(text: string): Set<string> {
  const said =
    /\b(?:an?|the|every|each|this) ([a-z]{3,})(?=\s*[.,;:)]|\s+(?:is|are|was|needs?|has|have|can|must|shall|may|that|which)\b|\s*$)/gi;
  return new Set([...text.matchAll(said)].map(([, word = '']) => word.toLowerCase()));
}

/**
 * Makes nouns of words that only look like verbs where they stand: 'flags target a percentage' in a text that knows a flag, the end of the
 * headline 'Self-hosted feature flags', 'build queues retry a job'.
 */
export function settleStanding(tokens: Token[], known: ReadonlySet<string>): void {
  const [first, second, third] = tokens;
  const last = tokens.at(-1);
  const isNamed = first !== undefined && (known.has(singularOf(first.lower)) || second?.tag === 'modal');
  if (first && isNamed && verbal(first) && isThird(first) && !isObject(second)) asThing(first);
  const isHeadline =
    tokens.length > 1 && tokens.slice(0, -1).every(({ tag }) => tag === 'noun' || tag === 'adj' || tag === 'adv');
  if (last && isHeadline && verbal(last) && isThird(last) && tokens.at(-2)?.tag === 'noun' && tokens.length > 2)
    asThing(last);
  const isPile =
    first !== undefined &&
    verbal(first) &&
    isBase(first) &&
    !framing.test(first.lower) &&
    second?.tag === 'noun' &&
    /s$/.test(second.lower) &&
    third !== undefined &&
    verbal(third) &&
    isBase(third);
  if (first && isPile && isObject(tokens[3])) asThing(first);
}

/** 'Marked as dirty, clean or inspected': in a row of states the word without an object is no verb. */
export function settleStates(tokens: Token[]): void {
  const as = tokens.findIndex(({ lower }) => lower === 'as');
  if (as < 0) return;
  for (const [index, token] of tokens.entries()) {
    const isBetween =
      index > as + 1 && tokens[index - 1]?.tag === 'conj' && (tokens[index + 1]?.tag ?? 'conj') === 'conj';
    if (isBetween && verbal(token) && isBase(token)) {
      token.tag = 'adj';
      delete token.base;
    }
  }
}

const isObject = (token: Token | undefined) =>
  token !== undefined && (/^(det|pron)$/.test(token.tag) || token.tag === 'adj') && token.lower !== 'not';

function asThing(token: Token): void {
  token.tag = 'noun';
  delete token.base;
}

/** What stands between commas and 'and'. */
export function piecesOf(tokens: Token[]): Token[][] {
  const pieces: Token[][] = [[]];
  for (const token of tokens) {
    if (token.tag === 'conj') pieces.push([]);
    else pieces.at(-1)?.push(token);
  }
  return pieces.filter((own) => own.length > 0);
}

/** What announces doings, and no fields of a thing: 'Members can: book a lane, pay'. */
const announcing =
  /^(features?|functions?|functionality|can|must|should|shall|will|may|needs?|wants?|to|tasks?|steps?|goals?|rules?|roles?|actions?|things?|following|do|does|requirements?|stor(?:y|ies)|mvp|scope|it|app|users?)$/;

/**
 * 'Dentists send a case: scan file, tooth, shade': after a noun and a colon short pieces, most of which begin with no verb, name what
 * belongs to it; a word among them that could be a verb is none.
 */
export function settleFields(tokens: Token[], lead: Token[] | undefined): void {
  const head = lead?.at(-1);
  if (!head || !tokens[0]?.isListed || head.tag !== 'noun' || announcing.test(head.lower)) return;
  const pieces = piecesOf(tokens);
  const [opening] = pieces.map(([first]) => first);
  const led = pieces.filter(([first, next]) => first && verbal(first) && isBase(first) && next && isObject(next));
  const acting = pieces.filter(([first, next]) => first && verbal(first) && isBase(first) && next);
  const isShort = pieces.every(
    (own) => own.length < 5 && own.every(({ tag }) => /^(noun|adj|verb|frame|det|adv|prep)$/.test(tag)),
  );
  const isList = pieces.length > 2 && isShort && led.length === 0 && acting.length * 2 < pieces.length;
  if (!opening || !isList) return;
  for (const token of tokens) if (verbal(token) && (isBase(token) || isThird(token))) asThing(token);
}

/** 'Laser, press brake, welding': a row of short names that begins with a noun alone has no verb, nor has 'Deposits.' */
export function settleRow(tokens: Token[]): void {
  const [alone] = tokens;
  if (alone && tokens.length === 1 && verbal(alone) && isThird(alone)) asThing(alone);
  const pieces = piecesOf(tokens);
  const [first] = pieces;
  const isRow =
    pieces.length > 2 &&
    first?.length === 1 &&
    first[0]?.tag === 'noun' &&
    pieces.every((own) => own.length < 4 && own.every(({ tag }) => /^(?:noun|adj|verb|frame)$/.test(tag)));
  if (isRow) for (const token of tokens) if (verbal(token)) asThing(token);
}

/** 'SDKs (Go, Python)': names in a row, whatever each of them means besides. */
export function settleNames(tokens: Token[]): void {
  const words = tokens.filter(({ text }) => text !== ',' && !/^(?:and|or)$/.test(text));
  const isRow = tokens.every(({ text }, at) => at % 2 === 0 || /^(?:,|and|or)$/.test(text));
  if (!isRow || words.length < 2 || !words.every(({ text }) => /^[A-Z][\w.+#]*$/.test(text))) return;
  for (const token of words) {
    asThing(token);
    token.isName = true;
  }
}

/** 'The lab' and 'a case' of 'send the lab a case': who gets it and what. */
export function secondObject(tokens: Token[], phrase: Phrase): Phrase | undefined {
  const next = tokens[phrase.end];
  const isGiven = phrase.kind === 'person' || phrase.kind === 'place';
  return isGiven && next?.tag === 'det' ? readPhrase(tokens, phrase.end) : undefined;
}
