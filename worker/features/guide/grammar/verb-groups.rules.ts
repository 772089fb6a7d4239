import { linking, type Memory, type Subject } from '#worker/features/guide/grammar/memory.rules.ts';
import type { Token } from '#worker/features/guide/grammar/phrases.rules.ts';
import { embeddedSubject, embedsAt } from '#worker/features/guide/grammar/subjects.rules.ts';

/** The verb that carries a clause: where it stands, who does it after 'let' and 'want', whether it is denied or done to somebody. */
export type VerbGroup = { at: number; subject: Subject | undefined; not: boolean; passive: boolean };

const helping =
  /^(have|has|had|do|does|did|would|should|could|might|can|will|shall|must|may|need|want|wish|like|love|try|prefer|hope|start|get|go|come)$/;

/** Reads on from the first word of a verb group to the verb that carries it. */
export function readVerbGroup(
  tokens: Token[],
  verbAt: number,
  subject: Subject | undefined,
  memory: Memory,
): VerbGroup {
  const before = tokens.slice(0, verbAt);
  const group: VerbGroup = {
    at: verbAt,
    subject,
    not: before
      .slice(before.findLastIndex(({ tag }) => tag !== 'adv') + 1)
      .some(({ lower }) => /^(never|not)$/.test(lower)),
    passive: false,
  };
  for (; group.at < tokens.length; group.at += 1) {
    const token = tokens[group.at];
    if (!token) break;
    if (/^(not|never)$/.test(token.lower)) group.not = true;
    else if (/^(able|due)$/.test(token.lower) || ['modal', 'to', 'adv'].includes(token.tag)) continue;
    else if (linking.test(token.lower)) {
      const next = tokens.slice(group.at + 1).find(({ tag }) => tag !== 'adv');
      if (/^(not|able|going|about)$/.test(next?.lower ?? '')) continue;
      // 'We are collecting notices' is said of what is done.
      if (next?.tag === 'verb' && /ing$/.test(next.lower) && next.base !== next.lower && doing.test(next.base ?? ''))
        continue;
      group.passive = next !== undefined && isDone(next);
      break;
    } else {
      const base = token.base ?? (token.lower === 'like' ? 'like' : '');
      // 'Gets typed in by the volunteer'.
      const done = tokens.slice(group.at + 1).find(({ tag }) => tag !== 'adv');
      if (base === 'get' && done && isDone(done) && tokens.some(({ lower }) => lower === 'by')) {
        group.passive = true;
        break;
      }
      const helps = helping.test(base || token.lower) && leadsOn(tokens, group.at);
      const lets = /^(let|help|allow|enable|make)$/.test(base);
      if (!helps && !lets) break;
      const other =
        lets || /^(want|need|like|love|wish|prefer)$/.test(base)
          ? embeddedSubject(tokens, group.at + 1, memory)
          : undefined;
      if (!other && lets && !helps) break;
      if (!other) continue;
      group.subject = other.subject;
      group.at = other.end - 1;
    }
  }
  return group;
}

/** 'approved', 'sent', 'told': what is done to something. */
function isDone({ lower, tag }: Token): boolean {
  return tag === 'adj' && /(ed|en|wn|nt|ld|un)$/.test(lower);
}

/** What can be told in the continuous form and is done again and again. */
const doing = /^(?!try|think|look|go|get|hop|plan|make|build|kill|type)/;

/** Whether a helping word leads to another verb: 'want to keep', 'have to answer', 'would like them to report'. */
function leadsOn(tokens: Token[], at: number): boolean {
  const next = tokens.slice(at + 1).find(({ tag }) => tag !== 'adv');
  if (!next) return false;
  if (next.tag === 'modal') return true;
  if (next.tag === 'to') {
    const doing = tokens.slice(tokens.indexOf(next) + 1).find(({ tag }) => tag !== 'adv');
    return doing !== undefined && ['verb', 'frame'].includes(doing.tag);
  }
  if (/^(have|has|had|get|go|come|start)$/.test(tokens[at]?.base ?? '')) return false;
  if (/^(access|rights?|permissions?)$/.test(tokens[tokens.indexOf(next) + 1]?.lower ?? '')) return false;
  if (next.tag === 'verb' || next.tag === 'frame') return true;
  return embedsAt(tokens, at + 1) !== undefined;
}
