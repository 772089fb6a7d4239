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

/** Of what is told anew so much is kept. */
export const longestTold = 6_000;

/** A longer clause tells more than who or which thing, though no act is read in it. */
const mostNamed = 8;

/** An answer in parts: who and which thing, and the sentences that tell what is done. */
type ToldAnew = { named: string[]; acts: string[] };

/** Parts an answer about the reading; `acts` is empty where it only names people and a thing. */
export function partAnswer(answer: string): ToldAnew {
  const clauses = answer
    .slice(0, longestTold)
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
  const isNamed = (clause: string, at: number) =>
    saysReading.test(clause) || (at < first && clause.split(/\s+/).length <= mostNamed);
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

/** Says that all of it was read wrong, or that it is told once more. */
const opensAnew =
  /^(?:(?:no|nope|sorry|hm+|wait|ok(?:ay)?|well|but)[,.!:\s]+)*(?:(?:let me|i(?:['’]ll| will| want to| would like to|['’]d (?:like to|rather))|i (?:have to|must)) (?:just |please |try to )*(?:explain|tell|say|describe|put) (?:you )?(?:it|that|this|the idea|everything|myself)(?: to you)?(?: all)? (?:once (?:more|again)|again|anew|another way|in other words|in my own words|differently|properly|from the (?:start|beginning)))[^.:;!\n]{0,30}[.:;,!\n]\s*/i;
const saysWrong =
  /^(?:(?:no|nope|sorry|hm+|wait|ok(?:ay)?|well|but)[,.!:\s]+)*(?:you (?:have |['’]ve )?(?:misread|misunderstood)(?: (?:me|it|that|this))?|you (?:have |['’]ve )?(?:got|get|read|understood|took) (?:it|this|that|me|everything|all(?: of it)?)(?: all| completely| totally| quite)? wrong|that(?:['’]s| is) (?:all |completely |totally )?(?:wrong|not it|not what I (?:meant|mean|said))|that(?:['’]s| is) not right|once more|once again|again|in other words)[.:;,!\n–—-]\s*/i;
/** 'No, it is about repairs. The saddler …'; who only says for whom it is, or is not, puts right no more than the people. */
const saysNo =
  /^(?:no|nope|not (?:quite|really|exactly)|sorry)[,.!:\s]+(?=(?:it|this|that)(?:['’]s| is) (?:not )?(?:really |mainly |all )?about\b)/i;

/**
 * A message that tells the idea once more: what comes after the words that say so; undefined for any other message.
 * @param isDoubtful whether what was read so far is doubtful, so that one act more is told in its place.
 */
export function retoldIn(message: string, isDoubtful: boolean): string | undefined {
  const text = message.trim();
  const lead = [opensAnew, saysWrong, saysNo].flatMap((pattern) => pattern.exec(text) ?? []).at(0);
  if (lead === undefined || /\?\s*$/.test(text)) return undefined;
  const rest = text.slice(lead.length);
  // One correction of one point is no new telling, which would take the place of all that was told.
  return partAnswer(rest).acts.filter(tellsAct).length >= (isDoubtful || opensAnew.test(text) ? 1 : 2)
    ? rest
    : undefined;
}

/** The description that holds: as its owner told it anew, else as it was written. */
export function descriptionOf(description: string, decisions: Decision[]): string {
  return decisions.findLast(({ topic }) => topic === toldAnew)?.decision ?? description;
}
