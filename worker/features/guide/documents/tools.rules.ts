import { priceOfHosting } from '#worker/features/guide/content/prices.ts';
import { appLater } from '#worker/features/guide/documents/app-later.rules.ts';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { leadFeature } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { whoDoes } from '#worker/features/guide/documents/doings.rules.ts';
import { toldMoney } from '#worker/features/guide/documents/figures.rules.ts';
import { headsOf, listCosts, tellMoney } from '#worker/features/guide/documents/sums.rules.ts';
import {
  circumstanceLines,
  decidedLines,
  joinParts,
  listUnder,
  ownFeatures,
  tableUnder,
} from '#worker/features/guide/documents/terms.rules.ts';
import { agents, builders, hardParts, named, tellShares } from '#worker/features/guide/documents/tools-shares.rules.ts';
import { writeStack } from '#worker/features/guide/documents/tools-stack.rules.ts';
import { isSingle, joinWords, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { isOfIdea } from '#worker/features/guide/product/of-idea.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const priceOfTool = 20;
const aboutTools =
  /\b(?:tools?|(?:smart)?phones?|computers?|browsers?|apps?|stack|(?<!\bwho(?:ever)? )runs|web\w*|offline)\b/i;

/** The choice of tools: how it is built and with what, which features decide that, what else was looked at, and what it costs. */
export function writeTools(product: Product, basis: string): string {
  const { name } = product;
  return joinParts([
    `# ${name}: tools and stack`,
    `From ${basis}.`,
    `## How it is built\n\n${tellWay(product)}`,
    listUnder(
      'What has to be proved, not looked at',
      hardParts(product).map(({ says }) => says),
    ),
    writeStack(product),
    writeServed(product),
    listUnder('Looked at and left out', leftOut(product)),
    writeCosts(product),
    listUnder('Your means', circumstanceLines(product)),
    listUnder('Decided so far', decidedLines(product, aboutTools)),
  ]);
}

/** Builder or agent: what was chosen, or which of the two the hard features speak for. */
function tellWay(product: Product): string {
  const { tool, platform, name, idea } = product;
  const hard = hardParts(product);
  const titles = joinWords([...new Set(hard.map(({ feature }) => named(feature)))]);
  const rest = ownFeatures(product).filter(
    (feature) =>
      !hard.some((one) => one.feature === feature) &&
      // What the product does by itself and what others do is no screen of theirs.
      (!idea.isOutlined ||
        listActs(product).some((act) => act.feature.id === feature.id && act.who?.one === idea.client.one)),
  );
  const seen = joinWords(rest.slice(0, 3).map(named));
  const isCode = platform === 'command line';
  if (tool?.builder && isCode)
    return `You chose ${tool.name}. It makes pages, and ${name} runs in a terminal or inside other code, so it can not be built there: take a coding agent such as ${agents}, and tell me which.`;
  if (tool)
    return `You chose ${tool.name}.${hard.length > 0 ? ` ${tool.builder ? `Its preview shows ${idea.client.many} ${seen || 'the screens'}, but does not prove ${titles}` : `Red tests first: ${titles}`}.` : ''}`;
  if (isCode)
    return `Coding agent (${agents}): ${idea.client.many} ${isSingle(idea.client) ? 'runs a command and sees' : 'run a command and see'} no page.`;
  if (idea.isOutlined) return tellShares(product);
  return hard.length > 0
    ? `- Coding agent (${agents}): ${titles}.${seen ? `\n- App builder (${builders}), for what ${idea.client.many} only see: ${seen}.` : ''}`
    : `- App builder (${builders}): all that ${idea.client.many} see, ${seen}.\n- The same: ${agents}.`;
}

const mostServed = 8;
/** What each feature asks of the stack: who is served where, which records it reads and writes, what it calls. */
function writeServed(product: Product): string {
  const rows = listPlaces(product)
    .filter(({ feature }) => isOfIdea(feature))
    .slice(0, product.idea.isOutlined ? undefined : mostServed)
    .map(({ feature, tables, needs, job }) => [
      `${feature.id} ${feature.title}`,
      whoDoes(product, feature).many,
      tables.flatMap(({ record, kind }) => (kind === 'role' ? [] : [record])).join(', ') || 'none',
      [...needs.map(({ part }) => lowerFirst(part.label)), ...(job ? ['a clock'] : [])].join(', ') || 'none',
    ]);
  return tableUnder('What each feature asks of it', [['Feature', 'Who', 'Records', 'Beside'], ...rows]);
}

function leftOut(product: Product): string[] {
  const { platform, idea, name } = product;
  const second = ownFeatures(product)[1];
  const first = leadFeature(product);
  const { deferred } = stackOf(product);
  return [
    ...(platform === 'phone web' || platform === 'desktop web'
      ? [
          `An app from the stores: ${idea.client.many} would install something before ${first ? named(first) : name}, and each change waits for a review.`,
        ]
      : platform === 'store app'
        ? [`A web page alone: an app was asked for; what ${second ? named(second) : name} shows can be a page later.`]
        : []),
    ...deferred
      .slice(0, 1)
      .map((one) => (product.idea.isOutlined && /^An app in the stores:/.test(one) ? appLater(product) : one))
      .map((text) => `Later: ${lowerFirst(text.replace(/\.$/, ''))}.`),
  ];
}

/** What it costs: hosting and the tool in a line, and a row for each account that the features ask for. */
function writeCosts(product: Product): string {
  const { idea, tool } = product;
  const heads = headsOf(product, idea.client).many;
  const costs = listCosts(product).filter(({ isWork }) => !isWork);
  const own = costs.filter(({ id }) => id !== 'all');
  const hosting = costs.some(({ id }) => id === 'all') ? `Hosting ${priceOfHosting}. ` : '';
  const title = `What it costs a month, in ${toldMoney(product).unit} [ASSUMPTION]`;
  const line = `${hosting}${tool?.name ?? 'Coding tool'} ${priceOfTool}.`;
  if (own.length === 0) return `## ${title}\n\n${line}`;
  // A limit below a bill that is expected would stop what works.
  const limitOf = (sum: number) => tellMoney(Math.max(5, Math.ceil((sum * 10 * 1.2) / 5) * 5));
  // Of one person there are never ten: only what they do grows.
  const columns = isSingle(idea.client)
    ? ['At first', 'Ten times as much']
    : [`${heads} ${idea.client.many}`, `${heads * 10} ${idea.client.many}`];
  const told = (sum: number) => (sum < 0.5 ? '0' : tellMoney(Math.round(sum)));
  return tableUnder(
    title,
    [
      ['Account', 'For', ...columns, 'Spending limit'],
      ...own.map(({ what, id, sum, price }) => [
        what.replace(/^.* \((.*)\)$/, '$1'),
        id,
        told(sum),
        told(sum * 10),
        price.includes(' a payment') ? 'fee only' : limitOf(sum),
      ]),
    ],
    line,
  );
}
