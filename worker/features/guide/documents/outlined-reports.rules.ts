import type { Need } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { isAtTime } from '#worker/features/guide/documents/clocks.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const ofMoney = /\b(?:bank|debit|payments?|card|pay-?outs?|transfers?|refund(?:s|ed)?|charge)\b/i;

/** Of an outline, the parts that report what begins a feature: the bank a payment or a debit that bounced, and nothing that a person begins. */
export function reportedBy(product: Product, feature: Feature, needs: Need[]): Need[] {
  const act = listActs(product).find((one) => one.feature.id === feature.id);
  return needs.filter(({ part, features }) => {
    if (part.key === 'bank')
      return act?.way === 'run' && act.told.verb === 'ensure' && ofMoney.test(feature.says) && !isAtTime(feature.says);
    return features.includes(feature);
  });
}
