import { type Doing, listKinds, tellDeed } from '#worker/features/guide/documents/doings.rules.ts';
import { countedFrom } from '#worker/features/guide/documents/measures-counted.rules.ts';
import { todayOf } from '#worker/features/guide/documents/measures-today.rules.ts';
import { usersInShort } from '#worker/features/guide/documents/outlined-users.rules.ts';
import { listUsers, outlinedVision } from '#worker/features/guide/documents/outlined-vision.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import {
  decidedLines,
  doingsOf,
  joinParts,
  listUnder,
  ownFeatures,
  tradeTermsOf,
} from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, isSingle, lowerFirst, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { entered } from '#worker/features/guide/idea/rounding.rules.ts';
import { outsideUsersOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { beforeIt, isBesideWay } from '#worker/features/guide/product/journeys.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { stepOf } from '#worker/features/guide/product/outlined-branches.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { tellActs } from '#worker/features/guide/product/telling-acts.rules.ts';

/** The vision brief: one page that a friend understands, and the guesses that could be wrong. */
export function writeVision(product: Product, basis: string): string {
  const { idea, nots, caution } = product;
  if (idea.isOutlined) return writeOutlined(product, basis);
  const terms = tradeTermsOf(product);
  const tell = (text: string) => capitalise(fill(text, terms));
  const kinds = listKinds(product).slice(0, 2);
  const [first] = product.measures;
  const measure = first ? tell(`${first.text.replace(/\.$/, '')}.`) : '';
  const host = idea.host !== undefined && idea.pattern.hostJob !== undefined;
  return joinParts([
    `# ${product.name}: vision brief`,
    `From ${basis}.`,
    `## In one sentence\n\n${tellOnce(product)}`,
    `## For whom\n\n${tell('The first people are {clients}, and they hire {name} for one job:')} ${fill(lowerFirst(idea.pattern.clientJob), terms)}${host ? ` ${tell(`{Hosts} are on the other side: ${lowerFirst(idea.pattern.hostJob ?? '')}`)}` : ''}`,
    `## What is wrong today\n\n${tellToday(product, kinds)}`,
    `## What gets better\n\n${tellActs(product, 5) || tell('{Clients} {doing}.')}${idea.pattern.isOwn ? '' : ` ${tell(`In the end ${lowerFirst(idea.pattern.aim)}.`)}`}`,
    listUnder('What makes it worth building', [
      ...ownFeatures(product)
        .filter(({ key }) => key !== entered)
        .slice(0, 3)
        .map(({ id, title, says }) => `**${title}** (${id}): ${says.split(/(?<=\.) /)[0] ?? says}`),
    ]),
    listUnder('What has to be true, the riskiest first', [
      ...kinds.map(
        (doing, index) =>
          `${index === 0 ? 'Often enough' : 'Hard enough'}: ${doing.who.many} have a story when you ask: “${tellDeed(doing, doing.deed.ask)}”`,
      ),
      tell('Worth a new habit: three of ten {clients} {doing} with {name} within a week.'),
      ...(host ? [tell('{Hosts} keep it up: two of them {serving} for two weeks without being reminded.')] : []),
    ]),
    listUnder('What it will not be', nots.slice(0, 4)),
    `## How we will know\n\n${measure ? `${measure} ` : ''}${tell('Fewer than 5 of the first 20 {clients} with a second {deal} in six weeks: change or end.')}`,
    listUnder('Decided so far', decidedLines(product).slice(0, 8)),
    listUnder(
      'Assumed',
      [...(caution ? [caution] : []), ...product.assumptions.filter((text) => text !== caution).slice(0, 4)].map(
        (text) => `[ASSUMPTION] ${text}`,
      ),
    ),
  ]);
}

/** What both sides do with it, whoever begins first; what one does is the purpose of the other only in a known shape. */
function tellOnce(product: Product): string {
  const { idea } = product;
  const terms = tradeTermsOf(product);
  const { isOwn, hostJob } = idea.pattern;
  const { host: serving } = doingsOf(product);
  const lets = fill('{name} lets {clients} {doing}', terms);
  if (!idea.host || hostJob === undefined || (isOwn && serving.length === 0)) return `${lets}.`;
  if (!isOwn) return `${lets}${fill(', so that {hosts} can {serving}', terms)}.`;
  const [first] = idea.acts.flatMap(({ who }) => (typeof who === 'object' ? [who.one] : []));
  return first === idea.host.one
    ? fill('{name} lets {hosts} {serving}, and {clients} {doing}.', terms)
    : `${lets}${fill(', and {hosts} {serving}', terms)}.`;
}

/** How it is today: as the owner told it, else as it is with deeds of these kinds, which is assumed. */
function tellToday(product: Product, kinds: Doing[]): string {
  const { isOwn, problem } = product.idea.pattern;
  const terms = tradeTermsOf(product);
  if (isOwn && problem) return fill(problem, terms);
  const told = isOwn ? '' : `${capitalise(fill(`As things are with {goods}: ${lowerFirst(problem)}`, terms))} `;
  const ways = kinds.map((doing) =>
    capitalise(
      `“${lowerFirst(doing.feature.title)}” today: ${lowerFirst(tellDeed(doing, doing.deed.way))}. ${tellDeed(doing, doing.deed.cost)}.`,
    ),
  );
  return `${told}${ways.join(' ')} [ASSUMPTION]`;
}

/** The same of an outline: its own lines, and the first way through it. */
function writeOutlined(product: Product, basis: string): string {
  const { nots, journeys, measures, assumptions } = product;
  const { what, forWhom, today, holds } = outlinedVision(product);
  const [first] = journeys;
  const rules = ownerRules(product).map(({ text }) => `${text}.`);
  const way = first?.steps.filter((step) => !isBesideWay(step)) ?? [];
  const before = (first?.steps ?? []).flatMap((step) =>
    step.startsWith(beforeIt) ? [capitalise(step.slice(beforeIt.length))] : [],
  );
  const others = journeys
    .slice(1)
    .flatMap(({ id, steps }) => tellOther(product, id, steps, [...before, ...way]))
    .slice(0, mostOthers)
    .join('');
  return joinParts([
    `# ${product.name}: vision brief`,
    `From ${basis}.`,
    `## In one sentence\n\n${what || `${forWhom} ${way[0] ?? ''}`.trim()}`,
    listUnder('For whom', usersInShort(product)),
    tellOutlinedToday(product, today),
    way.length > 0 ? `## What happens instead\n\n${[...before, ...way].join(' ')} (${first?.id})${others}` : '',
    listUnder('What has to be true', doubtsOf(product)),
    listUnder(
      'What always holds',
      [holds, ...rules].filter((text, at, all) => text !== '' && all.indexOf(text) === at).slice(0, 8),
    ),
    listUnder('What it will not be', nots),
    listUnder(
      'How we will know',
      measures.map(
        ({ id, text }) =>
          `${id}: ${text.replace(/[.\s]+$/, '')}.${countedFrom(product, text)}${todayOf(product, text)}`,
      ),
    ),
    listUnder(
      'Assumed',
      assumptions.slice(0, 5).map((text) => `[ASSUMPTION] ${text}`),
    ),
  ]);
}

/** That something does not go well, whoever does it. */
const trouble =
  /\bno(?:body|thing|t|ne)?\b|n't\b|\b(?:never|hardly|only|without|lost|los[es]s?|forg[eo]t\w*|miss\w*|late|wait\w*|by (?:hand|phone|mail|message)|paper|guess\w*|thrown|broken?|wrong\w*|twice|double|chas\w*|too|takes?|costs?|hard|by chance|again and again|give up|complain\w*|mix\w* up|scratched|fail\w*|search\w*)\b|\d/i;

/** How it is today: as what is wrong, unless all that was told is who does what; an open question for its owner where nothing was. */
function tellOutlinedToday({ idea, name }: Product, today: string): string {
  if (today === '')
    return `## How it is today\n\nNobody told it yet: how do ${idea.client.many} manage without ${name}, and what does that cost them?`;
  const people = idea.people.flatMap(({ one, many }) => [one, many]).map(toPattern);
  const doing = new RegExp(`^(?:(?:an?|the|each|every|all|most|some|our) )?(?:${people.join('|')})\\b`, 'i');
  const isAround = today.split(/(?<=[.!?]) +/).every((text) => doing.test(text) && !trouble.test(text));
  return isAround
    ? `## How it is today\n\n${today} What is hard about that nobody told yet.`
    : `## What is wrong today\n\n${today}`;
}

const mostOthers = 2;
/** Another way of several steps by the same people, each a sentence that was told of nothing before; one that is a single deed stands in its journey. */
function tellOther({ name }: Product, id: string, steps: string[], told: string[]): string[] {
  const way = steps.filter((step) => !isBesideWay(step));
  const isWhole =
    way.length > 1 &&
    way.every((step) => !told.includes(step) && !step.toLowerCase().startsWith(`${name.toLowerCase()} must `));
  return isWhole ? [`\n\n${way.join(' ')} (${id})`] : [];
}

const mostDoubted = 3;
/** What it stands and falls with: that those who act begin, on which way, and that what comes from outside really comes. */
function doubtsOf(product: Product): string[] {
  const { idea, journeys, name } = product;
  const acts = listActs(product);
  const begun = listUsers(product).flatMap(({ one, many }) => {
    const act = acts.find(({ who }) => who?.one === one);
    if (!act) return [];
    const { id, title, journey } = act.feature;
    const steps = journeys.find((other) => other.id === journey)?.steps ?? [];
    const step = stepOf(act).slice(0, -1);
    const isOn = (text: string, opening = '') => text.toLowerCase().startsWith(`${opening}${step}`.toLowerCase());
    const way = steps.filter((text) => !isBesideWay(text));
    const isNeeded = steps.some((text) => isOn(text, beforeIt)) || way.some((text) => isOn(text));
    const upon = isOn(way[0] ?? '') ? `; ${journey} begins with it` : isNeeded ? `; ${journey} needs it` : '';
    return [
      `${capitalise(many)} ${isSingle({ many }) ? 'does' : 'do'} it here: “${lowerFirst(title)}” (${id})${upon}.`,
    ];
  });
  const outside = (idea.outline ? outsideUsersOf(idea.outline) : []).flatMap(({ noun, says }) =>
    says ? [`${capitalise(noun.one)} does for ${name} what was told: ${says.replace(/[.\s]+$/, '')}.`] : [],
  );
  return [...outside, ...begun].slice(0, mostDoubted + outside.length);
}
