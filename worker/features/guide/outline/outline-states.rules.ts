import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import { waysOf } from '#worker/features/guide/grammar/told-lists.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { readRecordLines } from '#worker/features/guide/outline/outline-records.rules.ts';

/**
 * The outline with the states that an answer lists, at the thing that it names or else at the first one kept; as it is where that has its states.
 * @param answer 'Batch: pooled, released, recalled', 'Waiting, flying, landed. That is for a pilot.'
 */
export function withStates(outline: Outline, answer: string): Outline {
  const [list = '', ...others] = answer.trim().split(/(?<=[^.])\.\s+|[.\s]+$/);
  const [, named = others.join(' '), states = list] =
    /^([^:,]{2,40}):\s*(.+)$/.exec(list) ??
    /^((?:the|an?|each|every) [\p{L} -]{2,30}?) (?:is|goes from|can be) (.+,.+)$/iu.exec(list) ??
    [];
  const way = [...new Set((waysOf(states.replace(/[,;]\s*or /g, ', ')) ?? []).flat())];
  const kept = outline.records.map((line) => readRecordLines([line])[0]);
  const whose = kept.findIndex((record) => record && named !== '' && nounIn(record.one, named) !== null);
  const at = Math.max(whose, 0);
  const record = kept[at];
  const isFree = record !== undefined && statesOf(record).length === 0;
  if (way.length < 2 || !isFree || (whose < 0 && kept.some((other) => other && statesOf(other).length > 0)))
    return outline;
  return {
    ...outline,
    records: outline.records.map((line, index) =>
      index === at ? `${line.replace(/[.\s]+$/, '')}; states: ${way.join(', ')}` : line,
    ),
  };
}
