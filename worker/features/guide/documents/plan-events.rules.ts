import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Step } from '#worker/features/guide/documents/plan-steps.rules.ts';
import { joinWords, lowerFirst, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { featureIdOf, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** 'A seed of an open request is gone or withdrawn': what comes about of acts, and not what did not come about in time. */
const comesAbout = /^(?:an?|the|any|each) ([^,]+?) (?:is|are) (?!not\b)([^,]+)$/i;

/**
 * The features that set off each one that nobody begins: those that bring the thing that its condition names to the states that it names.
 * @returns the ids of these features, by the id of the one that they set off.
 */
export const settingOff = oncePerProduct((product: Product): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  const tables = listTables(product).filter(({ kind }) => kind === 'own');
  // What an act or a reminder does besides is no event of its own: its feature begins with it.
  const firsts = product.features.flatMap(({ id }) => listCriteria(product).find((one) => one.feature.id === id) ?? []);
  for (const { feature, cause, actor, isFault } of firsts) {
    const [, thing = '', states = ''] = (!actor && !isFault && comesAbout.exec(cause)) || [];
    const at = ({ record }: { record: string }) => nounIn(record, thing)?.index ?? thing.length;
    const [table] = tables.filter((one) => at(one) < thing.length).toSorted((a, b) => at(a) - at(b));
    const named = states.split(/, (?:or )?| or /);
    const moves = table?.machine?.moves.filter(({ to }) => named.includes(to)) ?? [];
    const ids = moves.flatMap(({ id }) => (id === '' || featureIdOf(id) === feature.id ? [] : [featureIdOf(id)]));
    if (ids.length > 0) found.set(feature.id, [...new Set([...(found.get(feature.id) ?? []), ...ids])]);
  }
  return found;
});

/** What a task tells of events: what it sets off once that is built, or which acts call it. */
export function eventSteps(product: Product, { id }: Feature): Step[] {
  const named = (ids: string[]) =>
    joinWords(
      product.features.flatMap((one) => (ids.includes(one.id) ? [`“${lowerFirst(one.title)}” (${one.id})`] : [])),
    );
  const events = [...settingOff(product)].flatMap(([event, by]) => (by.includes(id) ? [event] : []));
  const by = settingOff(product).get(id) ?? [];
  return [
    ...(events.length > 0
      ? [{ what: 'Sets off', file: '', says: `${named(events)}, in the same transaction, once that is built` }]
      : []),
    ...(by.length > 0 ? [{ what: 'Set off by', file: '', says: `${named(by)}, in the same transaction` }] : []),
  ];
}
