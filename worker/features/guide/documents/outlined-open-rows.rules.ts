import { snake, type Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { headOf, type Noun } from '#worker/features/guide/grammar/words.rules.ts';

/** Who answers a request does not take it for themselves. */
const taking = /^(?:book|take|claim|reserve|pick|choose|grab|collect|buy|rent|borrow|sign up|volunteer)\b/;

/**
 * The state in which rows of a table are nobody's yet and anybody of a kind may take one: 'a parent books a slot' has parents see the free ones.
 * @returns undefined where a row is somebody's from the beginning, or those people take none.
 */
export function untakenState({ columns, machine }: Table, noun: Noun): string | undefined {
  const names = [noun.one, headOf(noun)].map((one) => `${snake(one)}_id`);
  const isEmptyAtFirst = columns.some(
    ({ name, references, may }) => references === 'accounts' && may && names.includes(name),
  );
  const takes = machine?.moves.some(
    ({ from, to, who, when }) =>
      who === noun.one.toLowerCase() && from.includes(machine.initial) && to !== machine.initial && taking.test(when),
  );
  return isEmptyAtFirst && takes ? machine?.initial : undefined;
}
