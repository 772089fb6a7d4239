import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { stemOf } from '#worker/features/guide/grammar/stems.rules.ts';
import { joinQuoted, joinWords, pluralOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** What nobody changes from a state on: the table and the states, what was entered, and what acts still bring with a state. */
type Frozen = {
  table: string;
  one: string;
  states: string[];
  before: string[];
  fields: string;
  brought: string[];
  /** Whether a later act may still bring it to another state. */
  goesOn: boolean;
  /** Whether only deleting it is ruled out. */
  isOnlyKept: boolean;
};

const mostBrought = 4;
const deletes = /\b(?:delet|remov|eras)/i;
const changes = /\b(?:chang|alter|edit|overwrit|rewrit|backdat)/i;

/**
 * What rules freeze from a state on: 'nobody changes an invoice that is sent', 'a sent invoice is never deleted', 'after signing nobody changes it'.
 * @returns `states` are all that each rule names, 'over or cancelled'; undefined where a rule holds from the beginning, or two name others.
 */
export function frozenIn(product: Product, rules: { text: string }[]): Frozen | undefined {
  const found = rules.map(({ text }) => stateIn(product, text));
  const [first] = found;
  if (!first || found.some((one) => one?.name !== first.name || one.frozen.join() !== first.frozen.join()))
    return undefined;
  const { record: one, name: table, frozen, states, moves } = first;
  const criteria = listCriteria(product);
  const keeps = new RegExp(`^keep an? ${toPattern(one)} with (.+?)(?:, and show beside .+)?$`, 'u');
  const sets = new RegExp(`^set the ${toPattern(one)} to “([^”]+)”, (with .+?)(?:,? and show beside .+)?$`, 'u');
  const since = Math.min(...frozen.map((state) => states.indexOf(state)));
  const later = states.slice(since);
  const brought = criteria.flatMap(({ id, effect }) => {
    const [, to = '', what = ''] = sets.exec(effect) ?? [];
    return later.includes(to) ? [`${id} ${what}`] : [];
  });
  return {
    ...{ table, one, states: frozen, before: states.slice(0, since) },
    fields: criteria.flatMap(({ effect }) => keeps.exec(effect)?.[1] ?? [])[0] ?? '',
    brought: brought.slice(0, mostBrought),
    goesOn: moves.some(({ from }) => frozen.some((state) => from.includes(state))),
    isOnlyKept: rules.every(({ text }) => deletes.test(text) && !changes.test(text)),
  };
}

function stateIn(product: Product, text: string) {
  const tables = listTables(product).flatMap(({ kind, record, name, machine }) =>
    kind === 'own' && machine ? [{ record, name, states: machine.states, moves: machine.moves }] : [],
  );
  const all = tables.flatMap((table) => table.states.slice(1).map((state) => ({ ...table, state })));
  const named = all.find(({ record, state }) => {
    const things = `(?:${toPattern(record)}|${toPattern(pluralOf(record))})`;
    return new RegExp(
      `\\b${toPattern(state)} ${things}\\b|\\b${things} (?:(?:that|which) )?(?:is|are|was|were|has been|have been) ${toPattern(state)}\\b`,
      'i',
    ).test(text);
  });
  if (named) return { ...named, frozen: alsoNamed(named, text) };
  const [, doing = ''] = /^(?:after|once) (?:the )?(\p{L}+)\b(?=.*\b(?:it|them)\b)/iu.exec(text) ?? [];
  const done = doing ? all.filter(({ state }) => stemOf(state) === stemOf(doing)) : [];
  return done.length === 1 && done[0] ? { ...done[0], frozen: [done[0].state] } : undefined;
}

/** The state that a rule names with those that it lists beside it: both of 'that is over or cancelled'. */
function alsoNamed({ state, states }: { state: string; states: string[] }, text: string): string[] {
  const each = states.map(toPattern).join('|');
  const [listed = ''] =
    new RegExp(`\\b${toPattern(state)}(?:(?:, | or | and |, or )(?:${each})\\b)+`, 'i').exec(text) ?? [];
  const named = listed.toLowerCase().split(/, or |, | or | and /);
  return [state, ...states.filter((other) => other !== state && named.includes(other.toLowerCase()))];
}

/** How a table holds what is frozen: by a trigger that asks for the state, and lets that state go on where acts of a later one are told. */
export function holdFrozen({ table, states, fields, brought, goesOn, isOnlyKept }: Frozen): string {
  const refused = isOnlyKept
    ? 'a delete'
    : goesOn
      ? `a delete and a change of ${fields || 'what was entered'}`
      : 'a delete and any change of the row';
  const on = goesOn
    ? `; the state goes on, through the one function that changes it${brought.length > 0 ? `, which sets what comes with it in the same statement (${joinWords(brought)})` : ''}`
    : '';
  return `Once \`${table}.state\` has reached ${joinQuoted(states, 'or')}, a trigger refuses ${refused}${on}`;
}
