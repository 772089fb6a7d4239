import { groupOf } from '#worker/features/guide/documents/outlined-holds.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { showsAll } from '#worker/features/guide/outline/outline-rule-kinds.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** Rules that two people can break together, and rules on who may see or do what. */
const races = /^(?:one|stock|alone|times|limit)$/;
const rights = /^(?:access|write|gate|opening|fixed)$/;

/** How much somebody gains by getting around what the rules of the owner ask of a feature: who may do it to what, and how many at once. */
export const riskOfRules = (product: Product, feature: Feature): number =>
  ownerRules(product).reduce((sum, rule) => {
    const group = groupOf(rule) ?? '';
    const isHere = rule.criteria.some((one) => one.feature.id === feature.id);
    return isHere && !showsAll(rule.text) && (races.test(group) || rights.test(group)) ? sum + 2 : sum;
  }, 0);
