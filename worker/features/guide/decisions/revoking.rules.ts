import { putsInstead, readChanges } from '#worker/features/guide/decisions/changes.rules.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { pluralOf, singularOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';

const mostWords = 2;

/** What decisions took out and did not bring back, in one or two words: a photo, a checklist. */
function revokedIn(decisions: Decision[]): string[] {
  const found = new Set<string>();
  for (const { decision } of decisions)
    for (const { change } of readChanges(decision).changes) {
      if (change.kind === 'swap') continue;
      const [subject = ''] = change.subject.toLowerCase().split(/ (?:at|on|in|for|of|with|when|during) /);
      const one = singularOf(subject.replace(/^(?:an?|the|any) /, '').trim());
      if (one.length < 3 || one.split(' ').length > mostWords) continue;
      if (change.kind === 'restore') found.delete(one);
      else if (change.how !== 'told') found.add(one);
    }
  return [...found];
}

/** A text without the pieces of its lists that were revoked since: 'with a checklist and a photo' as 'with a checklist'. */
export function withoutRevoked(text: string, decisions: Decision[]): string {
  // Lines take the one for the other by themselves.
  const held = /^What happens\s*$/m.test(text)
    ? decisions.filter(({ decision }) => !putsInstead.test(decision.replace(/[.\s]+$/, '')))
    : decisions;
  return revokedIn(held).reduce((left, one) => {
    const named = `(?:an? |the |their |its |some |with )*(?:${toPattern(pluralOf(one))}|${toPattern(one)})`;
    const ends = '(?=[,.;!?\\n]|$| (?:and|or|when|if|so|before|after|at|on|in|by|→) )';
    return left
      .replace(new RegExp(`(?:,? (?:and|or|plus)|,) ${named}\\b${ends}`, 'gi'), '')
      .replace(new RegExp(`\\b(with|by|for|of|has|have) ${named}\\b(?:,? and|,| or) `, 'gi'), '$1 ')
      .replace(new RegExp(`(?<=\\w )${named}\\b(?:,| and| or) (?=(?:an?|the|their|its|each) )`, 'gi'), '');
  }, text);
}
