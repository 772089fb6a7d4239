import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { lineOfPeople, type Unit, unitsOf } from '#worker/features/guide/idea/reading-lines.rules.ts';
import { readDescribedIdea } from '#worker/features/guide/product/decided-idea.rules.ts';
import { isDoubtful } from '#worker/features/guide/product/reading-question.rules.ts';

/**
 * What was read, as lines that its owner may change: people and thing where they are sure, then a line for each clause. `units` are the
 * sentences of the description that the lines were read from.
 */
export type ReadingDraft = { idea: Idea; people: string | undefined; units: Unit[]; lines: string[]; isSure: boolean };

/** A draft may have 3,000 characters. */
const mostDrafted = 2_900;

/** Tells what was read of a description; of a doubtful reading, and of one in another language, in the owner's own sentences. */
export function draftReading(name: string, told: string, said: Decision[]): ReadingDraft {
  const { idea, description } = readDescribedIdea(name, told, said);
  const isSure = !isDoubtful(idea);
  const isOwn = !isSure || idea.language !== undefined;
  const people = isOwn ? undefined : lineOfPeople(idea);
  let length = people?.length ?? 0;
  const units = unitsOf(description, idea, isOwn).map((unit) => {
    length += unit.lines.join(' ').length + unit.lines.length;
    return length <= mostDrafted ? unit : { ...unit, lines: [] };
  });
  return { idea, people, units, lines: [...(people ? [people] : []), ...units.flatMap(({ lines }) => lines)], isSure };
}
