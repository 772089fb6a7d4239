import { priceOfHosting, priceOfHour } from '#worker/features/guide/content/prices.ts';
import { type Income, savedBy } from '#worker/features/guide/documents/earning.rules.ts';
import { toldMoney, toldShare } from '#worker/features/guide/documents/figures.rules.ts';
import {
  amountOf,
  fixedOf,
  headsOf,
  tellMoney,
  timesOf,
  totalOf,
} from '#worker/features/guide/documents/sums.rules.ts';
import { tableUnder } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, type Slots } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

type Sum = [line: string, sum: string];
type Terms = Income & { product: Product; tell: (text: string) => string; total: number; month: Sum };

const cents = (amount: number) => tellMoney(Math.round(amount * 100) / 100);
/** How many it takes until `each` has paid for `cost`. */
const until = (cost: number, each: number) =>
  each > 0 ? String(Math.max(1, Math.ceil(cost / each))) : 'never at these figures: raise the price or lower the cost';

/** From how many on it carries itself: the sum that goes with the way of earning. */
export function writeBreakEven(product: Product, income: Income): string {
  const tell = (text: string) => capitalise(fill(text, income.slots as Slots));
  const total = totalOf(product);
  const month: Sum = ['A month', tellMoney(Math.round(total))];
  const rows = sums[income.key]({ ...income, product, tell, total, month });
  return tableUnder(`From when on it carries itself, in ${toldMoney(product).unit}`, [
    ['Line', 'Sum', 'Yours'],
    ...rows.map(([line, sum]) => [line, sum, '…']),
  ]);
}

const savedHours = ({ product, most }: Terms) => (most ? savedBy(product, most).hours : 0);

/** What nobody pays for is held against the hours that it takes off somebody. */
function hoursAgainstBill(terms: Terms): Sum[] {
  const { tell, total, month } = terms;
  const hours = Math.round(savedHours(terms) * 10) / 10;
  const bill = Math.round((total / priceOfHour) * 10) / 10;
  return [
    month,
    [tell('An hour of {people} [ASSUMPTION]'), String(priceOfHour)],
    [tell('Hours for {clients} of “{most}” by hand'), String(hours)],
    ['Must go', tellMoney(bill)],
    [terms.tell('Hours of building {name} back in a year'), String(Math.max(0, Math.round((hours - bill) * 12)))],
  ];
}

const sums: Record<Income['key'], (terms: Terms) => Sum[]> = {
  goods: ({ product, tell, total, month }) => {
    const { amount, told } = amountOf(product);
    return [
      [`One sale (${told ? 'the middle of your prices' : '[ASSUMPTION]'})`, tellMoney(amount)],
      ['Left of it after material, work and the way there, say 30 % [ASSUMPTION]', tellMoney(amount * 0.3)],
      month,
      [tell('Sales a month that only pay for {name}; what comes on top is yours'), until(total, amount * 0.3)],
    ];
  },
  share: ({ product, tell }) => {
    const { amount, told } = amountOf(product);
    const kept = amount * (toldShare(product) ?? 0.1);
    const left = kept - (0.3 + amount * 0.02);
    return [
      [`One sale${told ? '' : ' [ASSUMPTION]'}`, tellMoney(amount)],
      [tell('Kept of it: {share}'), tellMoney(kept)],
      ['Left after the payment fee of 0.30 and 2 % [ASSUMPTION]', tellMoney(left)],
      [tell('What {name} costs a month without payment fees'), tellMoney(Math.round(fixedOf(product)))],
      [tell('Sales a month from which {name} carries itself'), until(fixedOf(product), left)],
    ];
  },
  outside: ({ product, tell, total, month }) => {
    const { amount, told } = amountOf(product);
    return [
      month,
      [tell(`One payment of {a payer}${told ? '' : ' [ASSUMPTION]'}`), tellMoney(amount)],
      [tell('{Payers} a month from which {name} carries itself'), until(total, amount)],
      [
        tell('Calls to find them, if one of five {payers} says yes [ASSUMPTION]'),
        String(Math.ceil(total / amount) * 5),
      ],
    ];
  },
  own: hoursAgainstBill,
  mine: (terms) =>
    terms.most && terms.most.who.one === terms.product.idea.client.one
      ? [
          terms.month,
          ['Left of one sale [ASSUMPTION]', '3'],
          [
            terms.tell('Sales a month that come only because {clients} can {doing}: so many pay for {name}'),
            until(terms.total, 3),
          ],
        ]
      : hoursAgainstBill(terms),
  device: ({ product, payer, tell, total }) => {
    const cost = (total - priceOfHosting) / headsOf(product, payer).many;
    const year = Math.max(12, Math.round(cost * 48));
    return [
      [tell('The device of {a payer}, bought [ASSUMPTION]'), '80'],
      [tell('Sold to {a payer} and set up [ASSUMPTION]'), '140'],
      [tell('What {a payer} costs a month after that, by the table above'), cents(cost)],
      [tell('A year of {name}: four times that, at least 12'), String(year)],
      [tell('{Payers} who carry the server of {name}'), until(priceOfHosting, year / 12 - cost)],
    ];
  },
  uses: ({ product, payer, most, tell, total }) => {
    const heads = headsOf(product, payer).many;
    const cost = (total - priceOfHosting) / Math.max(1, most ? timesOf(product, most) : heads);
    return [
      [tell('What one use of “{most}” costs in calls, by the table above'), cents(Math.max(0.01, cost))],
      ['Ten uses, sold for [ASSUMPTION]', '6'],
      ['Left of it after calls and 5 % for the payment', cents(5.7 - cost * 10)],
      [tell(`Three free ones for each of ${heads} {payers}`), cents(cost * 3 * heads)],
      [
        tell('Packs a month from which {name} carries itself'),
        until(priceOfHosting + cost * 3 * heads, 5.7 - cost * 10),
      ],
    ];
  },
  hosts: ({ product, payer, most, tell, total }) => {
    const { many } = headsOf(product, payer);
    const worth = most ? savedBy(product, most).worth / many : 0;
    const price = Math.min(49, Math.max(9, Math.round(worth / 4)));
    const cost = (fixedOf(product) - priceOfHosting) / many;
    const fees = total > fixedOf(product) ? '; payment fees come off each payment and not off this' : '';
    return [
      [
        tell(`What “{most}” costs {a payer} a month by hand, at ${priceOfHour} an hour [ASSUMPTION]`),
        tellMoney(Math.round(worth)),
      ],
      ['A quarter', String(price)],
      [tell(`What {a payer} costs {name} a month${fees}`), cents(cost)],
      [tell('{Payers} who carry {name}'), until(priceOfHosting, price - cost)],
      ['With your hours', until(priceOfHosting + 10 * priceOfHour, price - cost)],
    ];
  },
  players: ({ tell, total, month }) => [
    [tell('One purchase of {a client}, once [ASSUMPTION]'), '4'],
    ['Left after the part of the store (30 %)', '2.80'],
    [tell('Of 100 {clients}, so many buy [ASSUMPTION]'), '3'],
    month,
    [tell('New {clients} a month from which {name} carries itself'), until(total, 0.084)],
  ],
  open: ({ tell }) => [
    [tell('{Clients} who use {name} [ASSUMPTION]'), '200'],
    [tell('Issues about {goods} a month, if one of 20 writes [ASSUMPTION]'), '10'],
    [tell('Your hours for them, 30 minutes for each question about “{paying}” and the rest'), '5'],
    [tell('Companies that would pay these hours at 60, with {name} at 49 a month'), until(300, 49)],
  ],
  clients: ({ product, payer, tell, total }) => {
    const cost = (total - priceOfHosting) / headsOf(product, payer).many;
    const left = 1.9 - cost;
    return [
      [tell('What {a payer} costs a month in calls of outside services'), cents(cost)],
      ['A year [ASSUMPTION]', '24'],
      ['Left', cents(left)],
      [tell('{Payers} who carry the server of {name}'), until(priceOfHosting, left)],
      [
        tell('{Clients} who try, ten for each payer'),
        left > 0 ? String(Math.ceil(priceOfHosting / left) * 10) : 'first lower the cost',
      ],
    ];
  },
};
