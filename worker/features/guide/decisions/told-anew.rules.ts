import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { readStatements } from '#worker/features/guide/grammar/statements.rules.ts';
import { capitalise } from '#worker/features/guide/grammar/words.rules.ts';

/** The topic under which an idea is kept that its owner told anew, in place of the description that was misread. */
export const toldAnew = 'The idea in your words';

const leads =
  /^(?:(?:no|nope|not (?:quite|really|exactly)|sorry|well|actually|almost|nearly|rather|wait|hm+|ok(?:ay)?|but|so|that(?:['’]s| is) (?:wrong|not (?:right|it)))[,:;.!\s]+)+/i;
/** Says what it is about or for whom, and nothing that anybody does. */
const saysReading =
  /^(?:(?:it|this|that|the (?:app|thing|product|tool)|everything)(?:['’]s| is| should be)? (?:(?:only|mainly|really|mostly|all|just) )*)?(?:about|for)\b|\buses? (?:it|this|the (?:app|product|tool))$|^(?:the )?(?:people|users|thing)(?: who use it)? (?:are|is)\b|^(?:the other way round|only \S+ use)\b/i;

/** An answer in parts: who and which thing, and the sentences that tell what is done. */
type ToldAnew = { named: string[]; acts: string[] };

/** Parts an answer about the reading; `acts` is empty where it only names people and a thing. */
export function partAnswer(answer: string): ToldAnew {
  const clauses = answer
    .slice(0, 2_000)
    .replace(/[’‘]/g, "'")
    .split(/(?<=[.!?])\s+|[;\n]+|\s[-–—]\s/)
    .map((clause) =>
      clause
        .replace(/^[-*•\s]+/, '')
        .replace(leads, '')
        .replace(/[.!;,\s]+$/, '')
        .trim(),
    )
    .filter(Boolean);
  const first = clauses.findIndex(tellsAct);
  // What comes after the first act belongs to it, be it a rule or a list.
  const isNamed = (clause: string, at: number) => saysReading.test(clause) || at < first;
  const named = clauses.filter((clause, at) => first < 0 || isNamed(clause, at));
  return { named, acts: clauses.filter((clause) => !named.includes(clause)).map((clause) => capitalise(clause)) };
}

function tellsAct(clause: string): boolean {
  if (saysReading.test(clause) || clause.split(/\s+/).length < 3) return false;
  return readStatements(tagText(clause)).some(
    ({ kind, who, device, object, phrase, verb }) =>
      kind === 'act' &&
      who !== undefined &&
      (who !== 'product' || verb !== 'have') &&
      (device || object !== undefined || phrase !== ''),
  );
}

/** The description that holds: as its owner told it anew, else as it was written. */
export function descriptionOf(description: string, decisions: Decision[]): string {
  return decisions.findLast(({ topic }) => topic === toldAnew)?.decision ?? description;
}
