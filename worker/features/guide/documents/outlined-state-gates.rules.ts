import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import type { OwnerRule } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { functionOf } from '#worker/features/guide/documents/terms.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { isBounded, type StateBound, stateBoundOf } from '#worker/features/guide/grammar/state-bounds.rules.ts';
import { isDoneBy } from '#worker/features/guide/grammar/state-words.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import { toPattern, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** How a rule that lets something be done in some states only is held: who does it, from which states, in which statement. */
export const stateGates = (product: Product, rules: OwnerRule[]): string[] =>
  rules.flatMap(({ text, features }) => {
    const bound = stateBoundOf(text, product.idea.records) ?? boundDuring(product, text);
    const table = listTables(product).find(({ kind, entity }) => kind === 'own' && entity?.told === bound?.record);
    const act =
      bound &&
      actFor(
        product,
        bound,
        features.map(({ id }) => id),
      );
    return bound && act && table?.machine ? [tellGate(product, table, bound, act)] : [];
  });

/** 'Nobody takes a ticket while the day is closed': what is done with one thing, by the state of another. */
function boundDuring({ idea }: Product, text: string): StateBound | undefined {
  const [, does = ''] = /^(?:nobody|no one) (?:(?:may|can|must) )?(\p{L}+) /iu.exec(text) ?? [];
  for (const record of does ? idea.records : [])
    for (const state of statesOf(record))
      if (
        new RegExp(`\\b(?:while|when|if|as long as) the ${toPattern(record.one)} is ${toPattern(state)}$`, 'i').test(
          text,
        )
      )
        return { record, verb: baseOfVerb(does.toLowerCase()) ?? does.toLowerCase(), states: [state], isOnly: false };
  return undefined;
}

/** The act that a rule bounds: one of the features that hold it, by its verb or by what it sets. */
function actFor(product: Product, { verb }: StateBound, ids: string[]): OutlinedAct | undefined {
  const acts = listActs(product).filter(({ feature, way }) => ids.includes(feature.id) && way !== 'read');
  return (
    acts.find(({ told }) => told.verb === verb) ??
    acts.find(({ outcome }) => outcome?.way === 'state' && isDoneBy(outcome.state, verb)) ??
    (acts.length === 1 ? acts[0] : undefined)
  );
}

const quoted = (states: string[]) =>
  states.length === 1 ? `= '${states[0]}'` : `in (${states.map((state) => `'${state}'`).join(', ')})`;

function tellGate(product: Product, { name, machine, record }: Table, bound: StateBound, act: OutlinedAct): string {
  const states = machine?.states ?? [];
  const { outcome, way, feature, who } = act;
  const move =
    act.record === bound.record && outcome?.way === 'state'
      ? machine?.moves.find(({ to }) => isBounded(bound, { verb: act.told.verb, to }) && to === outcome.state)
      : undefined;
  const open = bound.isOnly ? bound.states : states.filter((state) => !bound.states.includes(state));
  const from = move ? move.from.filter((state) => open.includes(state)) : open;
  const allowed = from.length > 0 ? from : open;
  const made = way === 'make' && act.record !== bound.record ? act.record : undefined;
  const table = made && listTables(product).find(({ kind, entity }) => kind === 'own' && entity?.told === made);
  const caller = `\`${functionOf(feature)}\` (${feature.id})${who ? `, called by ${withArticle(who.one)},` : ''}`;
  const condition = `\`${name}.state ${quoted(allowed)}\``;
  return table
    ? `${caller} stores a \`${table.name}\` row in one statement that finds its ${record} with ${condition}; where none was stored the call is refused and says so, and a test lets the ${record} change its state at the same moment`
    : `${caller} writes in one statement with ${condition} in its WHERE; where no row was changed nothing else is written, the answer is 409 and says in which state it is, and a test lets another change of its state arrive at the same moment: one goes through`;
}
