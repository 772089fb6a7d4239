import type { Need } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { isAtTime } from '#worker/features/guide/documents/clocks.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { partnerBank, reporterOf } from '#worker/features/guide/product/outlined-payments.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const ofMoney = /\b(?:bank|debit|payments?|card|pay-?outs?|transfers?|refund(?:s|ed)?|charge)\b/i;

/** What the bank tells of money that was moved, as the bank that moves it does: a debit that bounced. */
const ofMoved = /\b(?:direct debits?|debit bounces?|pay-?outs?|paid out)\b/i;

/** Of an outline, the parts that report what begins a feature: the bank a payment or a debit that bounced, and nothing that a person begins. */
export function reportedBy(product: Product, feature: Feature, needs: Need[]): Need[] {
  const act = listActs(product).find((one) => one.feature.id === feature.id);
  const isReport =
    act?.way === 'run' && act.told.verb === 'ensure' && ofMoney.test(feature.says) && !isAtTime(feature.says);
  const mover = needs.find(({ part }) => part.key === 'partner-bank');
  const isMoved = mover !== undefined && ofMoved.test(feature.says);
  return needs.filter((need) => {
    const { part, features } = need;
    if (part.key === 'partner-bank')
      return (isReport && isMoved) || feature.criteria.some((text) => reporterOf(text) === partnerBank);
    if (part.key === 'bank') return isReport && !isMoved;
    return features.includes(feature);
  });
}

/** The address at which a part outside reports: one for each sender, as each signs in its own way. */
export const hookOf = ({ part }: Pick<Need, 'part'>): string => `/hooks/${part.file}`;

/** Whether a part outside calls by itself. */
export const reportsItself = ({ part }: Pick<Need, 'part'>): boolean =>
  /^(?:sensor|regions|card|bank|partner-bank)$/.test(part.key);
