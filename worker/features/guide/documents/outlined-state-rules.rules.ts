import type { Carrier } from '#worker/features/guide/documents/outlined-state-carriers.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { isDoneBy } from '#worker/features/guide/grammar/state-words.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const condition =
  /\b(?:if|when|once|while|until|unless|before|whose|that|which|only|no|not|never|nobody|cannot|can't|mustn't)\b[^,;]*$/i;

const atOnce = /\b(?:at once|by itself|automatically|straight away|immediately)\b/i;

/** What stands behind the condition that a clause begins with: 'if it is missing for a day it counts as lost'. */
const mainOf = (text: string) => text.replace(/^.*(?:, | (?=(?:it|they|he|she|that|this) $))/, '');

/** The rules by which a record comes to a state: 'any growth rejects the batch', 'the donor becomes deferred', 'when a run fails'. */
export function ruleCarriers(
  product: Product,
  record: ToldRecord,
  state: string,
  states: string[],
  isDone: boolean,
): Carrier[] {
  const isSole = product.idea.records.every((other) => other === record || !statesOf(other).includes(state));
  const people = product.idea.people.map(({ one }) => one);
  const short = toPattern(state.replace(/ (?:until|for|to|with|by|in|at) .*$/, ''));
  const being = new RegExp(
    `\\b(becomes?|turns?|counts? as|is|are|gets?|marked(?: as)?|be|goes to) (?:then |again |considered |treated as )*["“]?${short}\\b`,
    'i',
  );
  return ownerRules(product).flatMap(({ text, criteria, features }): Carrier[] => {
    const ids = { who: product.name, id: criteria[0]?.id ?? features[0]?.id ?? '' };
    return text.split(/;\s*|(?<=\.)\s+/).flatMap((clause): Carrier[] => {
      const isNamed = nounIn(record.one, clause) !== null;
      const verb = clause
        .split(/[^\p{L}]+/u)
        .find((word) => /s$/.test(word) && isDoneBy(state, word.replace(/s$/, '')) && !/ing$/.test(word));
      const [subject = '', rest = ''] = verb ? clause.split(new RegExp(`\\b${verb}\\b`)) : [];
      const isByPerson = people.some((one) => nounIn(one, subject) !== null) || /\bonly\b/i.test(subject);
      const isActed = verb !== undefined && nounIn(record.one, rest.split(' ').slice(0, 4).join(' ')) !== null;
      const when = `“${clause.replace(/[.\s]+$/, '')}”`;
      if (isActed && !isByPerson && !condition.test(subject)) return [{ ...ids, when }];
      // 'When a run fails' tells that it may.
      const isFailing =
        verb !== undefined &&
        new RegExp(`\\b(?:when|if) (?:an?|the|any) ${toPattern(record.one)} $`, 'i').test(subject);
      if (isFailing) return [{ ...ids, when }];
      const found = being.exec(clause);
      if (!found || (!isNamed && !isSole) || condition.test(mainOf(clause.slice(0, found.index)))) return [];
      if (isDone && !atOnce.test(clause)) return [];
      if (/^\s+only\b/.test(clause.slice(found.index + found[0].length))) return [];
      const from = states.filter(
        (one) => one !== state && new RegExp(`\\b${toPattern(one)}\\b`, 'i').test(clause.slice(0, found.index)),
      );
      return [{ ...ids, when, ...(from.length > 0 ? { from } : {}) }];
    });
  });
}
