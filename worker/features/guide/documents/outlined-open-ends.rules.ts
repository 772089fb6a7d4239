import { isAtTime } from '#worker/features/guide/documents/clocks.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Gap } from '#worker/features/guide/documents/outlined-questions.rules.ts';
import { isDropped, isOpen, type Move } from '#worker/features/guide/documents/outlined-state-moves.rules.ts';
import { isNotYet, statesSaidBefore } from '#worker/features/guide/documents/outlined-state-starts.rules.ts';
import { joinQuoted, joinWords, nounIn, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { isReporter } from '#worker/features/guide/product/outlined-payments.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const quoted = (states: string[]) => joinQuoted(states, 'or');

/** What is told of a time ahead without saying how long: 'it is the week before a visit'. */
const comesUp = /^(?:WHEN )?it is .+ before\b/i;
const reaches = /^(?:tell|remind|send|warn|ask|keep an? )/;
const isUpon = ({ cause, effect, actor, isFault }: Criterion) =>
  !actor && !isFault && reaches.test(effect) && (isAtTime(cause) || comesUp.test(cause));

const machinesOf = (product: Product) =>
  (product.idea.isOutlined ? listTables(product) : []).flatMap(({ kind, record, machine, columns }) =>
    kind === 'own' && machine ? [{ record, machine, columns }] : [],
  );

/** The states to which a thing comes without having been in some of them. */
function reachedWithout([initial = '']: string[], moves: Move[], without: string[]): Set<string> {
  const reached = new Set([initial]);
  // A set that grows is walked to its end.
  for (const state of reached)
    for (const { from, to } of moves) if (from.includes(state) && !without.includes(to)) reached.add(to);
  return reached;
}

/**
 * What the clock does nothing with, where a line on a time names no state: what has ended, and what cannot come to the state that it waits for. A
 * sentence for each kind of record, with the criteria.
 */
export function leftAlone(product: Product): string[] {
  const criteria = listCriteria(product);
  return machinesOf(product).flatMap(({ record, machine: { states, moves } }) => {
    const upon = criteria.filter(
      (one) =>
        isUpon(one) &&
        nounIn(record, one.cause) !== null &&
        !/“/.test(one.cause) &&
        statesSaidBefore({ phrase: one.cause }, record, states, '').length === 0 &&
        !criteria.some(({ feature, effect }) => feature === one.feature && effect.startsWith(`set the ${record} to “`)),
    );
    const alone = upon.map((one) => {
      const awaited = states.filter((state) => isNotYet(one.cause, record, state));
      const open = moves.flatMap(({ to, from }) => (awaited.includes(to) ? from : []));
      const short = reachedWithout(states, moves, awaited);
      const left = states.filter((state) =>
        open.length > 0
          ? !open.includes(state) && short.has(state) && (isDropped(state) || state === states[0])
          : !isOpen(state),
      );
      return { ...one, left: quoted(left) };
    });
    return [...new Set(alone.map(({ left }) => left))].flatMap((left) => {
      const such = alone.filter((one) => one.left === left);
      // The first of each feature is enough.
      const ids = such
        .filter((one, at) => such.findIndex(({ feature }) => feature === one.feature) === at)
        .map(({ id }) => id);
      return left === ''
        ? []
        : [
            `Nobody told what the clock does with ${withArticle(record)} that is ${left}; it leaves it alone (${joinWords(ids)}).`,
          ];
    });
  });
}

const dated = /(?:^|[ -])(?<!\bdue )(?:date|day|to|until|end|from|start)$/i;
/** The day of what is only reported or asked for is the one on which that was done. */
const ahead = /^(?:planned|announced|booked|reserved|scheduled|requested|asked for|proposed|confirmed|open|offered)\b/;

/** What waits for people alone and has a day: what becomes of it when the day has passed and nobody has done anything. */
export const passedBy = (product: Product): Gap[] => {
  const doing = new Set(listCriteria(product).flatMap(({ id, actor }) => (actor ? [id] : [])));
  const isByItself = ({ who, id }: Move) => isReporter(who) || (who === product.name && !doing.has(id));
  return machinesOf(product).flatMap(({ record, machine, columns }) => {
    const day = columns.findLast(({ field }) => dated.test(field));
    if (!day || !(ahead.test(machine.initial) || /(?:to|until|end)$/.test(day.field))) return [];
    const waiting = machine.states.filter((state) => {
      if (/^draft\b/.test(state)) return false;
      const on = machine.moves.filter(({ from }) => from.includes(state));
      const isLeft = on.some(({ to }) => isDropped(to)) && on.some(({ to }) => !isDropped(to));
      return isLeft && !on.some(isByItself);
    });
    const such = `${withArticle(record)} that is still ${quoted(waiting)} when its “${day.field}” has passed`;
    return waiting.length > 0
      ? [
          {
            question: `what becomes of ${such}: does it stay so, or does it end by itself?`,
            assumed: `${such.replace(/^a/, 'A')} stays so until somebody changes it, and is shown as past.`,
          },
        ]
      : [];
  });
};
