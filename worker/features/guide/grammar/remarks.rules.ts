import { mindVerbs, talkVerbs, wishVerbs } from '#worker/features/guide/content/verbs.ts';
import type { Token } from '#worker/features/guide/grammar/phrases.rules.ts';

/** What somebody does not like or know, and no limit of the product. */
function isFelt(tokens: Token[], at: number): boolean {
  const [subject] = tokens;
  const isLiked = tokens[at]?.base === 'like';
  return (
    isLiked ||
    (/^(?:i|we)$/.test(subject?.lower ?? '') &&
      (tokens[at + 1]?.tag === 'noun' || /^(?:if|whether|how|yet)$/.test(tokens[at + 1]?.lower ?? '')))
  );
}

const rating = new Set('count consider call measure judge rate deem say stretch mind mean settle'.split(' '));
const glad =
  /^(?:delighted|happy|content|satisfied|glad|pleased|grateful|thrilled|relieved|surprised|sorry|proud|certain|over the moon|good|fine|lucky)\b/;

/** 'I should count it a triumph', 'I'd be content', 'I could stretch to £25': what the owner makes of it, told with 'would' or 'could'. */
function isWeighed(tokens: Token[], at: number): boolean {
  const before = tokens.slice(0, at);
  const speaks = before.some(({ lower }) => /^(?:i|we|she|he|they)$/.test(lower));
  const isSpeaker = before.some(({ lower }) => /^(?:i|we)$/.test(lower));
  const isHedged = before.some(({ lower }) => /^(?:would|should|could)$/.test(lower));
  const rest = tokens
    .slice(at + 1)
    .filter(({ tag, lower }) => tag !== 'adv' || lower === 'over')
    .map(({ lower }) => lower)
    .join(' ');
  if (!isHedged) return false;
  if (/^(?:be|feel)$/.test(tokens[at]?.lower ?? '')) return speaks && glad.test(rest);
  return isSpeaker && rating.has(tokens[at]?.base ?? tokens[at]?.lower ?? '');
}

const referring = /^(it|that|this|these|those|so|nothing|none|neither|them)$/;
const leading = /^(to|verb|frame|modal)$/;

/**
 * Whether a clause tells what somebody thinks ('I doubt people use it') or says of what was told ('members argue about that', 'the office
 * wants that in writing'): no act of the product. What leads on to an act ('want to book', 'want it to ring') is none.
 */
export function isRemark(tokens: Token[], verbAt: number): boolean {
  const at = tokens.findIndex(
    ({ tag, lower }, index) => index >= verbAt && tag !== 'modal' && tag !== 'adv' && !/^(?:do|does|did)$/.test(lower),
  );
  const verb = tokens[at];
  const base = verb?.base ?? verb?.lower ?? '';
  const isDenied = tokens.slice(0, at).some(({ lower }) => /^(not|never|nobody|neither)$/.test(lower));
  // 'She does not like apps', 'I do not know if this is possible'.
  if (verb && isDenied && /^(?:like|know)$/.test(base) && isFelt(tokens, at)) return true;
  if (!verb || isDenied) return false;
  if (isWeighed(tokens, at)) return true;
  const rest = tokens.slice(at + 1);
  const about = rest[0]?.tag === 'prep' || rest[0]?.tag === 'adv' ? rest[1] : rest[0];
  if (mindVerbs.has(base)) return !/^(?:to|of)$/.test(rest[0]?.lower ?? '');
  const isOpen = about === undefined || referring.test(about.lower);
  if (talkVerbs.has(base)) return isOpen;
  return (
    wishVerbs.has(base) &&
    about !== undefined &&
    isOpen &&
    !rest.slice(1).some(({ tag }, index) => leading.test(tag) && index < 3)
  );
}
