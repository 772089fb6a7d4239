import { anyDeed } from '#worker/features/guide/content/deeds/deed.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { writeBreakEven } from '#worker/features/guide/documents/business-sums.rules.ts';
import { listKinds, tellDeed } from '#worker/features/guide/documents/doings.rules.ts';
import { earningOf, type Income, incomeOf, savedBy } from '#worker/features/guide/documents/earning.rules.ts';
import { toldMoney } from '#worker/features/guide/documents/figures.rules.ts';
import { headsOf, listCosts, tellMoney, totalOf } from '#worker/features/guide/documents/sums.rules.ts';
import { decidedLines, joinParts, listUnder, tableUnder } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, joinWords, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const aboutMoney =
  /\b(?:pay\w*|paid|pric\w+|costs?|money|fees?|free|subscriptions?|sell\w*|charg\w+|deposits?|commissions?|euros?|pounds?|dollars?)\b|[€£$]/i;

/** The business model: who pays whom, what a month costs by the parts it calls, from when on it carries itself. Supposed figures are marked. */
export function writeBusiness(product: Product, basis: string): string {
  const { name, idea } = product;
  const income = incomeOf(product);
  const tell = (text: string) => capitalise(fill(text, income.slots));
  const { pays, others, asks, breaks } = earningOf(income);
  const { unit } = toldMoney(product);
  const heads = headsOf(product, idea.client);
  const decided = decidedLines(product, aboutMoney);
  return joinParts([
    `# ${name}: business model`,
    `From ${basis}. ${heads.many} ${idea.client.many}${heads.told ? '' : ' [ASSUMPTION]'}, money in ${unit}.`,
    `## Who pays\n\n${tell(pays)}${decided.length > 0 ? `\n\nYou decided:\n\n${decided.map((line) => `- ${line}`).join('\n')}` : ''}`,
    tableUnder('Other ways, and when they are better', [
      ['Way', 'Better when'],
      ...others.map(({ way, when }) => [tell(way), tell(when)]),
    ]),
    writeCosts(product),
    writeWorth(product, income),
    writeBreakEven(product, income),
    listUnder('Before you believe the price', [...asks, breaks].map(tell)),
  ]);
}

/** What a month costs, by the parts that the features call. */
function writeCosts(product: Product): string {
  const costs = listCosts(product);
  const { unit } = toldMoney(product);
  const large = costs.filter(({ sum }) => sum >= 1);
  const small = costs.filter(({ sum }) => sum < 1);
  if (costs.length === 0 && shapeOf(product).runtime === 'local')
    return `## What it costs\n\n${product.name} runs on the devices of its ${product.idea.client.many} and needs no server: what it costs is your time, and a fee where the store of programs takes one.`;
  if (costs.length === 0)
    return `## What it costs\n\n${product.name} runs on the machines of its ${product.idea.client.many}: a release costs minutes of CI, and the registry is free for open code; the rest is your time.`;
  if (large.length === 1)
    return `## What it costs\n\nHosting of ${product.name}: ${tellMoney(Math.round(totalOf(product)))} ${unit} a month [ASSUMPTION].`;
  return tableUnder(
    `What it costs a month, in ${unit} [ASSUMPTION]`,
    [
      ['Cost', 'For', 'Price of one', 'How many', 'A month'],
      ...large.map(({ what, id, price, many, sum }) => [
        what.replace(/^Server, .*$/, 'Hosting'),
        id === 'all' ? '…' : id,
        id === 'all' ? '…' : price,
        String(Math.round(many)),
        tellMoney(Math.round(sum)),
      ]),
      [
        costs.some(({ isWork }) => isWork) ? 'Together, without the driving' : 'Together',
        '…',
        '…',
        '…',
        tellMoney(Math.round(totalOf(product))),
      ],
    ],
    small.length > 0 ? `Below 1: ${joinWords(small.map(({ what, id }) => `${lowerFirst(what)} (${id})`))}.` : '',
  );
}

/** What it saves: the minutes by hand of what is done now. Of no use where people play or learn for themselves. */
function writeWorth(product: Product, { key }: Income): string {
  if (!['own', 'mine', 'hosts', 'goods', 'open'].includes(key)) return '';
  const rows = listKinds(product)
    .filter(({ deed }) => deed.minutes > 0 && deed !== anyDeed)
    .slice(0, 4)
    .map((doing) => {
      const { minutes, times, hours } = savedBy(product, doing);
      return [
        `${doing.feature.id} ${doing.feature.title}`,
        tellDeed(doing, doing.deed.way),
        `${minutes}`,
        `${times}${doing.often.told ? ` (${doing.often.told})` : ''}`,
        hours < 1 ? `${Math.round(hours * 60)} minutes` : `${Math.round(hours)}`,
      ];
    });
  return tableUnder(
    'What it saves a month',
    [['What', 'By hand today', 'Minutes each', 'Times', 'Hours'], ...rows],
    `Guesses [ASSUMPTION]; noted for a week with ${product.idea.host?.many ?? product.idea.client.many} they are figures.`,
  );
}
