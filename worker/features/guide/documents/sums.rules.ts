import { priceOfHosting, pricePerStop, prices } from '#worker/features/guide/content/prices.ts';
import { listNeeds, shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { type Doing, listDoings } from '#worker/features/guide/documents/doings.rules.ts';
import { toldCount, toldMoney } from '#worker/features/guide/documents/figures.rules.ts';
import type { Noun } from '#worker/features/guide/grammar/words.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** One cost: what is paid for, for which feature, the price of one, how many a month, and the sum; `isWork` is paid today already. */
export type Cost = { what: string; id: string; price: string; many: number; sum: number; isWork?: true };

/** How many people a sum is worked out for where nobody said how many there are. */
const supposed = { clients: 20, others: 2 };

/** How many of them there are, as said or supposed. */
export function headsOf(product: Product, who: Noun): { many: number; told: boolean } {
  const many = toldCount(product, who);
  return {
    many: many ?? (who.one === product.idea.client.one ? supposed.clients : supposed.others),
    told: many !== undefined,
  };
}

/** '0.30', '12': money as it is read; four places only where two would say nothing. */
export function tellMoney(amount: number): string {
  if (Number.isInteger(amount)) return String(amount);
  return amount < 0.01 ? String(Number(amount.toPrecision(2))) : amount.toFixed(2);
}

/** What one sale is taken for in the sums: the middle of the prices that were said, else 20. */
export function amountOf(product: Product): { amount: number; told: boolean } {
  const { amounts } = toldMoney(product);
  const sorted = amounts.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  return { amount: middle ?? 20, told: middle !== undefined };
}

/** How often a month something is done by all of them together. */
export const timesOf = (product: Product, { who, device, often, deed }: Doing) =>
  Math.max(1, Math.round(headsOf(product, deed.isForAll ? product.idea.client : (device ?? who)).many * often.times));

/** What the product costs a month once it runs, by the parts outside that its features call. */
export const listCosts = oncePerProduct((product): Cost[] => {
  const doings = listDoings(product);
  const { amount } = amountOf(product);
  const outside = listNeeds(product).flatMap(({ part, features }): Cost[] => {
    const price = prices[part.key];
    if (!price) return [];
    const calling = doings.filter(({ feature }) => features.includes(feature));
    const uses =
      calling.reduce((sum, doing) => sum + timesOf(product, doing), 0) || headsOf(product, product.idea.client).many;
    const many = {
      use: uses,
      person: headsOf(product, calling[0]?.device ?? calling[0]?.who ?? product.idea.client).many,
      fixed: price.count ?? 1,
    }[price.per];
    const each = price.amount + (price.share ?? 0) * amount;
    const share = price.share ? ` and ${price.share * 100} %` : '';
    return [
      {
        what: part.label,
        id: features[0]?.id ?? 'FR-1',
        price: `${tellMoney(price.amount)}${share} ${price.unit}${price.once ? `, ${price.once} once each` : ''}`,
        many,
        sum: each * many,
      },
    ];
  });
  const stop = doings.find(({ deed }) => deed.key === 'deliver');
  const stops = stop ? timesOf(product, stop) : 0;
  return [
    ...outside,
    ...(stop
      ? [
          {
            what: 'Time and fuel of whoever drives',
            id: stop.feature.id,
            price: `${pricePerStop} a stop`,
            many: stops,
            sum: stops * pricePerStop,
            isWork: true as const,
          },
        ]
      : []),
    ...(product.platform === 'command line' || shapeOf(product).runtime === 'local'
      ? []
      : [
          {
            what: 'Server, database and address',
            id: 'all',
            price: `${priceOfHosting} a month`,
            many: 1,
            sum: priceOfHosting,
          },
        ]),
  ];
});

/** All costs of a month together, without work that is done today already. */
export const totalOf = (product: Product) =>
  listCosts(product).reduce((sum, cost) => sum + (cost.isWork ? 0 : cost.sum), 0);

/** What a month costs without the fees of payments, which come off each sale. */
export const fixedOf = (product: Product) =>
  listCosts(product).reduce((sum, cost) => sum + (cost.isWork || cost.price.includes(' a payment') ? 0 : cost.sum), 0);
