import { readRenaming } from '#worker/features/guide/decisions/renaming.rules.ts';

const operation = String.raw`(?:please )?(?:rename|relabel|call (?:the|our|my|all)|drop|remove|delete|scrap|leave out|take out|get rid of|replace|swap|no longer)\b`;
const opening = String.raw`(?:(?:please|ok(?:ay)?|so|and|but|also|actually|sorry|well|wait|now|then)[,\s]+)*`;
const changedMind = String.raw`(?:(?:i|we)(?:'ve| have)? changed (?:my|our) minds?|on second thoughts?)\b`;
/** What says that a sentence changes what was said, and does not tell what people do. */
const changes = new RegExp(`^${opening}(?:${operation}|${changedMind})`, 'i');
const joint = new RegExp(
  String.raw`(?:,|;|\.{2,}|…)? (?:and|but|then|also|and then|and also) (?=(?:${operation}|add )(?! ?(?:it|them|that|this)\b))|, (?=(?:${operation}|add )(?! ?(?:it|them|that|this)\b))`,
  'gi',
);
/** Said before what changes, and no change itself. */
const mind = new RegExp(String.raw`^${opening}${changedMind}\s*(?:[:,.–—-]\s*|$)`, 'i');
/** 'Boats are called hulls... no, keep boats': the word before is taken back. */
const takenBack =
  /^(?:no|sorry|wait|actually)[,:]? (?:no,? )?(?:keep|leave|stay with|stick (?:to|with)) (?:the |it )?(.+?)(?: as (?:it|they) (?:is|are|was|were))?$/i;

/**
 * A message with each of the changes that it lists in a sentence of its own, without those that it takes back again; any other message
 * is returned as it is.
 */
export function cutChanges(text: string): string {
  const plain = text.replace(/[’‘]/g, "'");
  const sentences = plain.split(/(?<=[.!?])(?<!\b(?:e\.g|i\.e|etc|approx|no)\.)\s+|\n+/);
  if (plain.length > 2_000 || !sentences.some((one) => changes.test(one))) return text;
  const isListed = mind.test(plain);
  const clauses = sentences.flatMap((sentence) => {
    if (!changes.test(sentence) && !isListed) return [sentence];
    return sentence
      .replace(mind, '')
      .split(/\s*(?:\.{2,}|…)\s*/)
      .flatMap((part) => part.split(joint))
      .flatMap(cutRenamings)
      .map((part) => part.trim().replace(/[,;]+$/, ''))
      .filter(Boolean);
  });
  const kept = clauses.flatMap((clause, at) => {
    const next = takenBack.exec((clauses[at + 1] ?? '').replace(/[.!,\s]+$/, ''))?.[1];
    const said = readRenaming(clause);
    if (next && said?.from.toLowerCase() === next.toLowerCase()) return [];
    const before = readRenaming(clauses[at - 1] ?? '');
    const back = takenBack.exec(clause.replace(/[.!,\s]+$/, ''))?.[1];
    return before && back?.toLowerCase() === before.from.toLowerCase() ? [] : [clause];
  });
  if (kept.length === 0) return text;
  return kept.map((clause) => `${clause[0]?.toUpperCase()}${clause.slice(1)}`.replace(/(?<![.!?])$/, '.')).join(' ');
}

/** 'At most 2, not 3, boats are called hulls': what renames stands alone. */
function cutRenamings(part: string): string[] {
  const pieces = part.split(/,\s+/);
  const at = pieces.findIndex((piece) => readRenaming(piece) !== undefined);
  if (at < 1) return [part];
  return [pieces.slice(0, at).join(', '), ...cutRenamings(pieces.slice(at).join(', '))];
}
