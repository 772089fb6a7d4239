import { priceOfHosting } from '#worker/features/guide/content/prices.ts';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { whoDoes } from '#worker/features/guide/documents/doings.rules.ts';
import { toldMoney } from '#worker/features/guide/documents/figures.rules.ts';
import { tellOwnStack } from '#worker/features/guide/documents/own-stack.rules.ts';
import { headsOf, listCosts, tellMoney } from '#worker/features/guide/documents/sums.rules.ts';
import {
  circumstanceLines,
  decidedLines,
  joinParts,
  listUnder,
  ownFeatures,
  tableUnder,
} from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, isSingle, joinWords, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { isOfIdea } from '#worker/features/guide/product/of-idea.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const builders = 'Lovable, Bolt, v0, Replit';
const agents = 'Claude Code, Codex, Cursor';
const priceOfTool = 20;
const usual = /^(?:mail|push|files|print|export)$/;
const aboutTools =
  /\b(?:tools?|(?:smart)?phones?|computers?|browsers?|apps?|stack|(?<!\bwho(?:ever)? )runs|web\w*|offline)\b/i;
const named = ({ id, title }: Feature) => `${id} “${lowerFirst(title)}”`;

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

/** The parts outside on which more hangs than that something is sent, kept or printed. */
const outsideNeeds = (product: Product) =>
  listNeeds(product).filter(({ part }) => !/^(mail|files|map|print|export|push)$/.test(part.key));

/** Features that a preview and some clicking do not prove: what comes from outside, two at one moment, and what runs by itself. */
function hardParts(product: Product): { feature: Feature; says: string }[] {
  const outside = outsideNeeds(product).flatMap(({ part, features, slots }) => {
    const [feature] = features;
    return feature
      ? [
          {
            feature,
            says: `${named(feature)}, when ${lowerFirst(part.label)} is away: ${product.name} ${fill(part.away, slots)}.`,
          },
        ]
      : [];
  });
  const race = listCriteria(product).find(({ cause }) =>
    /\b(same moment|at the same time|at once|twice|meanwhile)\b/i.test(cause),
  );
  return [
    ...outside.slice(0, 3),
    ...(race
      ? [
          {
            feature: race.feature,
            says: `${race.id}: when ${race.cause}, it has to ${race.effect}.`,
          },
        ]
      : []),
  ].filter(({ feature }, index, all) => all.findIndex((other) => other.feature === feature) === index);
}

/** Builder or agent: what was chosen, or which of the two the hard features speak for. */
function tellWay(product: Product): string {
  const { tool, platform, name, idea } = product;
  const hard = hardParts(product);
  const titles = joinWords(hard.map(({ feature }) => named(feature)));
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
  if (idea.isOutlined)
    return tellShares(
      product,
      hard.map(({ feature }) => feature),
    );
  return hard.length > 0
    ? `- Coding agent (${agents}): ${titles}.${seen ? `\n- App builder (${builders}), for what ${idea.client.many} only see: ${seen}.` : ''}`
    : `- App builder (${builders}): all that ${idea.client.many} see, ${seen}.\n- The same: ${agents}.`;
}

/** Which tool builds which feature of an outline, each in one of them: screens can be clicked through, and what is hard or runs by itself cannot. */
function tellShares(product: Product, hard: Feature[]): string {
  const places = listPlaces(product);
  const hasScreen = ({ id }: Feature) =>
    places.some(
      ({ feature, screen, shownIn, sights }) =>
        feature.id === id &&
        Boolean(screen ?? shownIn ?? sights.find((sight) => sight.criteria.some(({ isFault }) => !isFault))),
    );
  const others = product.features.filter((feature) => !hard.includes(feature));
  const outside = new Set(outsideNeeds(product).flatMap(({ features }) => features.map(({ id }) => id)));
  const guarded = others.filter(({ id, key }) => outside.has(id) || key === 'account');
  const rest = others.filter((feature) => !guarded.includes(feature));
  const [seen, alone] = [rest.filter(hasScreen), rest.filter((feature) => !hasScreen(feature))];
  const byAgent = [
    ...(hard.length > 0 ? [`${joinWords(hard.map(named))}, which clicking through a preview does not prove`] : []),
    ...(guarded.length > 0 ? [`${idsIn(guarded)}, where people come in or a part outside is used`] : []),
    ...(alone.length > 0 ? [`${idsIn(alone)}, which nobody has on a screen`] : []),
  ];
  const shared = 'on the same code, in one repository from which both work, one after the other';
  if (seen.length === 0) return `Coding agent (${agents}): ${byAgent.join('; ')}.`;
  const screens = joinWords([...seen.slice(0, mostNamed).map(named), ...seen.slice(mostNamed).map(({ id }) => id)]);
  return byAgent.length > 0
    ? `- Coding agent (${agents}): ${byAgent.join('; ')}.\n- App builder (${builders}), ${shared}: ${screens}.`
    : `- App builder (${builders}): ${screens}.\n- Or, for all of it: a coding agent (${agents}).`;
}
const mostNamed = 3;
const idsIn = (features: Feature[]) => joinWords(features.map(({ id }) => id));

/** The stack: what every part rests on in a sentence, and a row for each part that a feature of this idea asks for. */
function writeStack(product: Product): string {
  const stack = stackOf(product);
  const needs = listNeeds(product);
  const { base } = stack;
  const basis = product.stack
    ? tellOwnStack(product)
    : `${stack.title}. Base: ${joinWords(stack.lines.slice(0, base).map(({ part }) => part.replace(/^(?:The|A)\b/, (word) => word.toLowerCase())))}; not ${stack.instead.replace(/\.$/, '')}.`;
  const own = stack.lines.slice(base, stack.lines.length - needs.length);
  const outside = stack.lines.slice(stack.lines.length - needs.length);
  const rows = [
    ...own.map(({ part, why, instead, because }) => [capitalise(part), why, `${instead}: ${because}`]),
    ...outside.flatMap(({ part, why, instead, because }, index) => {
      const need = needs[index];
      if (!need || need.features.every(({ key }) => key === 'account')) return [];
      const served = need.features.slice(0, 3).map(named).join(', ');
      // What many products need is no choice of this one: its name is enough.
      return usual.test(need.part.key)
        ? [[capitalise(part.split(/,| for | with /)[0] ?? part), served, instead]]
        : [[capitalise(part), `${capitalise(why)} (${need.features[0]?.id ?? 'FR-1'})`, `${instead}: ${because}`]];
    }),
  ];
  return rows.length > 0
    ? tableUnder('The stack, part by part', [['Part', 'Why here', 'Instead of'], ...rows], basis)
    : `## The stack, part by part\n\n${basis}`;
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
  const [first, second] = ownFeatures(product);
  const { deferred } = stackOf(product);
  return [
    ...(platform === 'phone web' || platform === 'desktop web'
      ? [
          `An app from the stores: ${idea.client.many} would install something before ${first ? named(first) : name}, and each change waits for a review.`,
        ]
      : platform === 'store app'
        ? [`A web page alone: an app was asked for; what ${second ? named(second) : name} shows can be a page later.`]
        : []),
    ...deferred.slice(0, 1).map((text) => `Later: ${lowerFirst(text.replace(/\.$/, ''))}.`),
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
