import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { afterFor, valuesFor } from '#worker/features/guide/documents/rule-trials.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** A case of the test plan: what is done, what must be true after it, and the feature that it is about. */
export type EdgeRow = [happens: string, after: string, id: string];

const mostOfRules = 8;

/** Causes that two calls bring about together of which each alone may be let in: the last place, the same day. */
const onlyOne =
  /\bmore (?:[\p{L}'-]+ ){0,6}than\b|\b(?:one|two|\d+) .{0,80}\balready$|\bfor that day already$|\btwo .{0,80}\bfor one\b|\bto two\b|\b(?:at|in) the same (?:time|period|hour|slot|place)\b|^all places are taken$/u;

/** Whether of two calls of which each alone may be let in one breaks a rule: for the last place, not for how long one thing is. */
export const isRace = (cause: string): boolean => onlyOne.test(cause) && !/\bin a row\b/.test(cause);

/** The rules of the owner at their limits: two calls of which only one may be let in, and the values around a number. */
export function edgesOfRules(product: Product): EdgeRow[] {
  const races = listCriteria(product)
    .filter(({ cause, effect, isFault }) => isFault && /^refuse\b/.test(effect) && isRace(cause))
    .map(
      ({ id, cause, feature }): EdgeRow => [
        `Two calls at the same moment of which only one may be let in (${id}: ${cause})`,
        'One is kept, the other is refused, and nothing of that one is there',
        feature.id,
      ],
    );
  const told = ownerRules(product).flatMap(({ text, kind, criteria: [criterion], qualities = [] }): EdgeRow[] => {
    const values = valuesFor(text);
    // How long something is, is no moment that comes.
    const isLength = values?.startsWith('with the clock set') && /\bseconds?$/.test(values);
    const id = criterion?.feature.id ?? (kind === 'retention' || /\bdeleted\b/i.test(text) ? qualities[0] : undefined);
    return id && values && !isLength ? [[`“${text}”, tried ${values}`, afterFor(text), id]] : [];
  });
  return [...races.slice(0, mostOfRules / 2), ...told].slice(0, mostOfRules);
}
