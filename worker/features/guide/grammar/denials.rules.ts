import type { Token } from '#worker/features/guide/grammar/phrases.rules.ts';

const denial = /^(?:not|never|nobody|no-one|neither)$/;
/** What parts two clauses of which the second holds though the first is denied. */
const turns = /^(?:and|but|then|plus)$/;
const isVerb = (token: Token | undefined) => token?.tag === 'verb' || token?.tag === 'frame';

/** 'It does not toggle flags': what comes after 'does not' is what is done, be it a word that no list knows. */
export function settleDenied(tokens: Token[], index: number): void {
  const token = tokens[index];
  const isAsked = tokens[index - 1]?.lower === 'not' && /^(?:do|does|did)$/.test(tokens[index - 2]?.lower ?? '');
  if (token && isAsked && token.tag === 'noun' && token.base === undefined && /^\p{Ll}+$/u.test(token.text))
    Object.assign(token, { tag: 'verb', base: token.lower });
}

/**
 * Whether a verb after a comma or an 'or' is denied with the clause before it, so that both are told as one: 'never changes or deletes an
 * entry', 'does not toggle, archive or delete anything'.
 * @param before what stands between the beginning of the clause and the comma or 'or' at `index`; the verb is at `next`.
 */
export function staysDenied(tokens: Token[], index: number, next: number, before: Token[]): boolean {
  const denied = before.findIndex(({ lower }) => denial.test(lower));
  if (denied < 0 || !isVerb(tokens[next])) return false;
  const rest = before.slice(denied);
  if (!rest.some(isVerb) || rest.some(({ lower }) => turns.test(lower))) return false;
  // 'Does not sell anything, shows the log': after 'does not' only the bare verb goes on with it.
  const isBare = before.slice(0, denied).some(({ lower, tag }) => tag === 'modal' || /^(?:do|does|did)$/.test(lower));
  if (isBare && tokens[next]?.lower !== tokens[next]?.base) return false;
  const joint = tokens.slice(index).find(({ tag, text }) => tag === 'conj' && text !== ',')?.lower;
  const joined = tokens.slice(index, next).some(({ lower }) => turns.test(lower));
  return !joined && /^(?:or|nor)$/.test(joint ?? '');
}
