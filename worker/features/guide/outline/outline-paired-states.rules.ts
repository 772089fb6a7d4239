import type { Outcome } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { stemOf } from '#worker/features/guide/grammar/stems.rules.ts';
import type { ToldField } from '#worker/features/guide/grammar/told-fields.rules.ts';
import type { ActLink } from '#worker/features/guide/outline/outline-act-links.rules.ts';

/** A state of a thing with the answer upon which it is set: 'failed' upon the outcome 'fail'. */
type Pair = { state: string; field: string; choice: string };

/**
 * Which answer decides between two states, where the same act keeps a thing whose field has one answer for each: pass or fail for
 * 'in use or failed', yes or no for 'there or missing'. One answer has to share its word with a state; yes stands for the one told first.
 * @param states those that the outcome sets.
 * @param links all lines with what they do.
 * @returns undefined where no field of what is kept beside it decides.
 */
export function pairStates(
  { told }: ActLink,
  states: string[],
  outcome: Outcome,
  links: ActLink[],
): Pair[] | undefined {
  const text = outcome.way === 'state' ? outcome.state : '';
  const inOrder = states.toSorted((a, b) => text.indexOf(a) - text.indexOf(b));
  const made = links
    .filter((link) => link.told === told)
    .flatMap((link) => [link, ...(link.also ?? [])])
    .flatMap(({ outcome: one, record }) => (one?.way === 'make' && record ? record.fields : []));
  return made.map((field) => pairsOf(inOrder, field)).find((pairs) => pairs !== undefined);
}

function pairsOf(states: string[], { name, choices = [] }: ToldField): Pair[] | undefined {
  const [one, other] = states;
  const [first, second] = choices;
  if (!one || !other || !first || !second || states.length + choices.length > 4) return undefined;
  const pair = (choice: string, state: string) => ({ state, field: name, choice });
  const isCrossed = isLike(first, other) || isLike(second, one);
  if (isCrossed && !isLike(first, one) && !isLike(second, other)) return [pair(first, other), pair(second, one)];
  if (isLike(first, one) || isLike(second, other) || choices.join() === 'yes,no')
    return [pair(first, one), pair(second, other)];
  return undefined;
}

const isLike = (choice: string, state: string) =>
  stemOf(choice.toLowerCase()) === stemOf(state.split(' ')[0]?.toLowerCase() ?? '');
