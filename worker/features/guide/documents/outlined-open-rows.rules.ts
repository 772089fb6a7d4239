import { snake, type Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { headOf, type Noun } from '#worker/features/guide/grammar/words.rules.ts';

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
    ({ from, to, who }) => who === noun.one.toLowerCase() && from.includes(machine.initial) && to !== machine.initial,
  );
  return isEmptyAtFirst && takes ? machine?.initial : undefined;
}
