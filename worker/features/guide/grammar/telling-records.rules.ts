import type { ToldField } from '#worker/features/guide/grammar/told-fields.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { capitalise, isPlural, joinWords } from '#worker/features/guide/grammar/words.rules.ts';

/** 'draft, sent and then accepted or declined'; ways that part earlier are told one after the other. */
export function tellWays(ways: string[][]): string {
  const [first = [], ...others] = ways;
  // 'quarter 4, penalty shootout (at times), finished': one way leaves out a step of the other.
  const [without, ...more] = others;
  const left = first.filter((state) => !without?.includes(state));
  if (without && more.length === 0 && left.length > 0 && without.every((state) => first.includes(state)))
    return joinWords(first.map((state) => (left.includes(state) ? `${state} (at times)` : state)));
  const trunk = first.slice(0, -1);
  const isFork = others.every((way) => way.slice(0, -1).join() === trunk.join());
  if (!isFork) return ways.map((way) => joinWords(way)).join(', or of ');
  const ends = ways.map((way) => way.at(-1) ?? '');
  return others.length === 0 ? joinWords(first) : `${trunk.join(', ')} and then ${joinWords(ends, 'or')}`;
}

/** Every state of a record, each once, in the order in which they were told. */
export const statesOf = ({ ways }: Pick<ToldRecord, 'ways'>) => [...new Set(ways.flat())];

/** 'diet (halal, veggie or none)', as a criterion names a field. */
export const tellField = ({ name, choices, parts }: ToldField) =>
  choices && choices.join(' or ').toLowerCase() === name
    ? name
    : choices
      ? `${name} (${joinWords(choices, 'or')})`
      : parts
        ? `${name} (${isPlural(name) ? 'each ' : ''}with ${joinWords(parts)})`
        : name;

/** The name of a told record as a heading has it. */
export const titleOfRecord = ({ one }: ToldRecord) => capitalise(one);
