import { type Memory, wordsIn } from '#worker/features/guide/grammar/memory.rules.ts';
import { readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import type { Token } from '#worker/features/guide/grammar/phrases.rules.ts';
import { startsClause } from '#worker/features/guide/grammar/reading.rules.ts';
import { piecesOf } from '#worker/features/guide/grammar/standing.rules.ts';
import { isPlural, singularOf } from '#worker/features/guide/grammar/words.rules.ts';

const writesDown =
  /^(enter|log|note|record|report|track|write|add|list|fill|save|keep|send|upload|choose|pick|see|get|show|have|give|tell|need|is|are)$/;

/** 'collects fish, 3 lives, daily challenge': without an 'and', and not all of one kind, what follows is no object of the verb. */
export function headlinesAt(tokens: Token[], index: number, before: Token[]): Token[][] | undefined {
  const rest = tokens.slice(index + 1);
  const verb = before.findLast(({ tag }) => tag === 'verb' || tag === 'frame');
  if (!verb || writesDown.test(verb.base ?? verb.lower)) return undefined;
  if (rest.some(({ tag, text }) => !['det', 'adj', 'noun'].includes(tag) && text !== ',')) return undefined;
  const pieces = piecesOf(rest);
  const whole = pieces.every((own) => readPhrase(own, 0)?.end === own.length);
  const counted = pieces.some(([first]) => first !== undefined && (/^\d/.test(first.lower) || first.tag === 'adj'));
  return pieces.length > 1 && whole && counted ? pieces : undefined;
}

/** 'Did he take his tablets': a question that somebody else answers. */
export function isWhether(tokens: Token[], at: number): boolean {
  return (
    /^(?:did|does|do|is|are|was|has|have)$/.test(tokens[at]?.lower ?? '') &&
    /^(?:he|she|they|it)$/.test(tokens[at + 1]?.lower ?? '')
  );
}

/**
 * 'A clock per room, what puzzle they are on, hint buttons that show up in the room': what is wished for in a list, piece by piece; nothing
 * where the sentence is a clause of its own.
 */
export function wishesIn(tokens: Token[]): Token[][] | undefined {
  const opensPiece = (at: number) => {
    const first = tokens[at];
    return (
      first !== undefined &&
      !startsClause(tokens, at) &&
      (/^(?:what|who|which|how|where)$/.test(first.lower) ||
        isWhether(tokens, at) ||
        (first.tag !== 'pron' && readPhrase(tokens, at) !== undefined))
    );
  };
  if (readPhrase(tokens, 0)?.kind === 'product' || isNarrowed(tokens)) return undefined;
  const modal = tokens.findIndex(({ tag }) => tag === 'modal');
  if (modal > 0 && !tokens.slice(0, modal).some(({ tag }) => tag === 'rel')) return undefined;
  if (!opensPiece(0) || /^(?:no|not|only|every|each)$/.test(tokens[0]?.lower ?? '')) return undefined;
  const pieces: Token[][] = [[]];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const next = token.text === ',' ? (/^(?:and|or|plus)$/.test(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1) : -1;
    // 'Size, allergies get typed in': what was listed so far is the subject of a clause.
    if (
      next > 0 &&
      startsClause(tokens, next) &&
      !tokens.slice(0, at).some(({ tag }) => /^(?:verb|frame|rel)$/.test(tag))
    )
      return undefined;
    if (next > 0 && opensPiece(next)) {
      pieces.push([]);
      at = next - 1;
    } else pieces.at(-1)?.push(token);
  }
  return pieces.every((own) => own.length > 1) ? pieces : undefined;
}

/** 'A mould that is over its limit does not go back': what is narrowed has a verb of its own. */
function isNarrowed(tokens: Token[]): boolean {
  const rel = readPhrase(tokens, 0)?.end ?? 0;
  if (rel === 0 || !/^(?:that|which|who|whose)$/.test(tokens[rel]?.lower ?? '')) return false;
  const verbs = tokens.flatMap(({ tag }, at) => (at > rel && /^(?:verb|frame|modal)$/.test(tag) ? [at] : []));
  const second = verbs.find((at) => at > (verbs[0] ?? 0) + 1);
  const between = second === undefined ? [] : tokens.slice((verbs[0] ?? 0) + 1, second);
  return (
    second !== undefined &&
    /^(?:does|is|are|do|has|have|must|may|can|should|gets?|goes|go)$/.test(tokens[second]?.lower ?? '') &&
    !between.some(({ tag }) => tag === 'rel' || tag === 'conj')
  );
}

/** What a sentence after a colon lists: pieces without a verb. */
export function detailsIn(tokens: Token[], memory: Pick<Memory, 'one' | 'many' | 'person'>): string[] | undefined {
  const listed =
    tokens[0]?.isListed &&
    tokens.every(({ tag, lower }) => lower === 'how' || /^(det|adj|noun|conj|prep|adv)$/.test(tag));
  if (!listed) return undefined;
  const pieces = piecesOf(tokens);
  const named = pieces.filter((own) => own.length > 0 && own.length < 5).map((own) => wordsIn(own, memory));
  // 'Hoses, masks, radios' are examples; a field is one of something.
  const examples = pieces.every((own) => isPlural(own.at(-1)?.lower ?? 's'));
  return named.length > 1 && !examples ? named : undefined;
}

const ofState =
  /^(?:the )?(?:status|state)(?:es|s)? (?:of|for|per) (?:an?|the|each|every) ([\p{L}-]+(?: [\p{L}-]+)?)$/iu;
const hasState = /^(?:each |every |an? |the )?([\p{L}-]+(?: [\p{L}-]+)?) (?:has|have) (?:an?|one) (?:status|state)$/iu;

/** 'Status of a car: free, out, being cleaned': the states that a thing can have, as a sentence. */
export function statesIn(
  tokens: Token[],
  lead: string | undefined,
  memory: Pick<Memory, 'one' | 'many' | 'person'>,
): string | undefined {
  const [, thing] = ofState.exec(lead ?? '') ?? hasState.exec(lead ?? '') ?? [];
  const pieces = tokens[0]?.isListed ? piecesOf(tokens).map((own) => wordsIn(own, memory)) : [];
  const isList = pieces.length > 2 && pieces.every((piece) => piece !== '' && piece.split(' ').length < 4);
  return thing && isList ? `each ${singularOf(thing)} is marked as ${pieces.join(', ')}` : undefined;
}
