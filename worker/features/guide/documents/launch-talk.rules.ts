import { type Doing, listKinds, tellDeed } from '#worker/features/guide/documents/doings.rules.ts';
import { earningOf, incomeOf } from '#worker/features/guide/documents/earning.rules.ts';
import { hasManyHosts } from '#worker/features/guide/documents/meeting.rules.ts';
import { invitations, sayToYou } from '#worker/features/guide/documents/speaking.rules.ts';
import { aboutPrice, decidedLines, doingsOf } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, lowerFirst, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** The sentences that are said and sent: to one person, at a place, to the other side, and when somebody doubts. */
export function listSayings(product: Product): string[] {
  const { name, idea, excluded } = product;
  const [line = name, second] = invitations(product);
  const [first, other] = listKinds(product);
  const serving = doingsOf(product).host[0];
  const [limit] = excluded;
  return [
    ...(first
      ? [
          `To ${withArticle(first.who.one)} you know: “${tellDeed(first, first.deed.ask)} I built ${name} for that. Try it once while I watch?”`,
        ]
      : []),
    `At the place: “${name}: ${lowerFirst(line)}${second ? `, and ${lowerFirst(second)}` : ''}.”`,
    ...(idea.host && serving && hasManyHosts(product)
      ? [
          `To ${withArticle(idea.host.one)}: “Your ${idea.client.many} ${sayToYou(product, lowerFirst(line))
            .replace(/\byour\b/g, 'their')
            .replace(/\byou\b/g, 'they')}, and you ${serving}. Two weeks; I come by on the first day.”`,
        ]
      : []),
    ...[first, other].flatMap((doing) => (doing ? [tellOldWay(doing, name)] : [])),
    `When they ask what it costs: “${tellPrice(product)}”`,
    ...(limit ? [`When they ask for more: “${limit.replace(/[.;].*$/, '')}, for now.”`] : []),
  ];
}

/** What is said to those who have a way of their own: keep it, and what it costs. */
function tellOldWay(doing: Doing, name: string): string {
  return `To ${doing.who.many} with a way of their own (${lowerFirst(tellDeed(doing, doing.deed.way))}): “Keep it. ${tellDeed(doing, doing.deed.cost)}. ${name} is for that.”`;
}

/** What it costs, as it was decided, else as the business model recommends. */
function tellPrice(product: Product): string {
  const [decided] = decidedLines(product, aboutPrice);
  const income = incomeOf(product);
  return decided
    ? decided.replace(/^[^:]*: /, '')
    : capitalise(fill(earningOf(income).pays.split(/[:;] /)[0] ?? '', income.slots)).replace(/\.?$/, '.');
}
