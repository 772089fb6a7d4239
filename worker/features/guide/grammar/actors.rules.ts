import { deviceWords, notPeople } from '#worker/features/guide/content/people.ts';
import { humanVerbs } from '#worker/features/guide/content/verbs.ts';
import { readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import type { Token } from '#worker/features/guide/grammar/phrases.rules.ts';
import { isPlural, singularOf } from '#worker/features/guide/grammar/words.rules.ts';

/** 'inspector', 'dispatcher', 'optician': a trade by its ending. */
const byTrade = /^[a-z]{3,}(?:er|or|ist|ian|eer|man|woman|person|people|men|women)$/;
const letting = /^(want|need|let|help|allow|enable|ask|invite|remind)$/;
const roleWords = /^(roles?|users?|actors?|stakeholders?|sides|groups|participants|involved)$/;

/**
 * Marks the words that no list knows as people but that do in these sentences what only people do ('the warden approves', 'roles: apprentice,
 * trainer'): from then on they are read as people wherever they stand.
 */
export function markActors(sentences: Token[][]): void {
  const found = new Set(
    sentences.flatMap((tokens, index) => [...actorsIn(tokens), ...rolesIn(tokens, sentences[index + 1])]),
  );
  if (found.size === 0) return;
  for (const token of sentences.flat())
    if (token.tag === 'noun' && found.has(singularOf(token.lower))) token.isPerson = true;
}

const oneOfMany = /^(?:tool|game|product|service|program)$/;

/** 'Which tools are near', 'each tool': where there are many and each is spoken of, 'the tool' is no product; what opens the text is. */
export function markThings(sentences: Token[][]): void {
  const all = sentences.slice(1).flat();
  const isEach = (one: string) =>
    all.some(({ lower }, at) => lower === one && /^(?:the|each|every)$/.test(all[at - 1]?.lower ?? ''));
  const many = all.filter(({ tag, lower }) => tag === 'noun' && isPlural(lower) && oneOfMany.test(singularOf(lower)));
  const named = new Set(many.map(({ lower }) => singularOf(lower)).filter(isEach));
  for (const [at, token] of all.entries())
    if (named.has(token.lower) && !/^(?:for|to|where)$/.test(all[at + 1]?.lower ?? '')) token.isThing = true;
}

/** The heads of subjects whose verb needs a mind or hands. */
function actorsIn(tokens: Token[]): string[] {
  const found: string[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const phrase = readPhrase(tokens, index);
    if (!phrase) continue;
    const before = tokens[index - 1];
    const opens = before === undefined || before.tag === 'conj' || before.tag === 'rel';
    const embedded = before !== undefined && letting.test(before.base ?? '');
    const head = tokens.slice(index, phrase.end).findLast(({ tag }) => tag === 'noun');
    index = phrase.end - 1;
    if (!head || (!opens && !embedded)) continue;
    if (phrase.kind !== 'thing' && !(phrase.kind === 'empty' && /^[A-Z]{2,5}$/.test(head.text))) continue;
    const verb = verbAfter(tokens, phrase.end, embedded);
    if (
      head.text !== ',' &&
      isPlural(head.lower) &&
      !deviceWords.has(singularOf(head.lower)) &&
      isMinded(tokens, phrase.end)
    )
      found.push(singularOf(head.lower));
    else if (verb && head.text !== ',' && canAct(head, verb, before === undefined, embedded))
      found.push(singularOf(head.lower));
  }
  return found;
}

/** 'Should be able to scan', 'should keep their own profile': only people are said to. */
function isMinded(tokens: Token[], start: number): boolean {
  const text = tokens
    .slice(start, start + 7)
    .map(({ lower }) => lower)
    .join(' ');
  return /^(?:\w+ )?be able to\b|^(?:(?:should|must|can|may) )?(?:keep|update|edit|choose|enter|bring|manage) their own\b|^(?:(?:should|must|can|may) )?give their (?:opinions?|consent|answers?|approval|votes?|feedback|comments?|views?)\b/.test(
    text,
  );
}

/** The verb of a subject that ends here, over 'of …', 'with …' and what stands between. */
function verbAfter(tokens: Token[], start: number, embedded: boolean): string | undefined {
  let index = start;
  while (tokens[index]?.tag === 'prep' && !/^(by|than|as|like)$/.test(tokens[index]?.lower ?? '')) {
    const inner = readPhrase(tokens, index + 1);
    if (!inner) return undefined;
    index = inner.end;
  }
  while (tokens[index] && ['adv', 'modal', ...(embedded ? ['to'] : [])].includes(tokens[index]?.tag ?? '')) index += 1;
  const token = tokens[index];
  return token && ['verb', 'frame'].includes(token.tag) ? token.base : undefined;
}

function canAct({ text, lower }: Token, verb: string, first: boolean, embedded: boolean): boolean {
  const one = singularOf(lower);
  if (
    deviceWords.has(one) ||
    (notPeople.has(one) && happening.test(verb)) ||
    /^(whoever|neither|either|another|enough|both|theirs|majority|minority|rest|half|most)$/.test(one) ||
    one.length < 2 ||
    /^\d/.test(lower)
  )
    return false;
  if (/^[A-Z][a-z]+$/.test(text) && !first && !isPlural(lower)) return false;
  if (embedded && /^(post|share|offer|publish|bring|give|tell|come|join|help|send|check|add)$/.test(verb)) return true;
  return humanVerbs.has(verb) || (byTrade.test(one) && !/^(be|is|are|have|has|need|last|cost)$/.test(verb));
}

const happening = /^(go|come|get|move|pass|run|expire|fall|arrive|wait|stay|become|change|begin|start|end)$/;

/** 'Three roles: apprentice, trainer, HR': what follows the colon. */
function rolesIn(tokens: Token[], next: Token[] | undefined): string[] {
  const announced = tokens.length <= 5 && roleWords.test(tokens.at(-1)?.lower ?? '');
  const listed = next?.every(({ tag }) => ['noun', 'adj', 'det', 'conj'].includes(tag)) ?? false;
  if (!announced || !next || !listed) return [];
  return next
    .filter(({ tag }, at) => tag === 'noun' && next[at + 1]?.tag !== 'noun')
    .map(({ lower }) => singularOf(lower));
}
