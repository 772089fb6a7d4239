import { waysOf } from '#worker/features/guide/content/ways/ways.ts';
import { tellActs } from '#worker/features/guide/documents/requirements.rules.ts';
import {
  decidedLines,
  joinParts,
  listUnder,
  lowerFirst,
  ownFeatures,
  tradeTermsOf,
} from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** The vision brief: one page that a friend understands, and the guesses that could be wrong. */
export function writeVision(product: Product, basis: string): string {
  const { idea, nots, caution } = product;
  const terms = tradeTermsOf(product);
  const tell = (text: string) => capitalise(fill(text, terms));
  const [now] = waysOf(idea.pattern).today;
  const measure = tell(idea.pattern.measures[0] ?? '');
  const host = idea.host !== undefined && idea.pattern.hostJob !== undefined;
  return joinParts([
    `# ${product.name}: vision brief`,
    `${product.name} on one page, from ${basis}. Read it to one of the ${idea.client.many} who has never heard of it; where they frown, change a sentence.`,
    `## In one sentence\n\n${tell('{name} lets {clients} {doing}')}${host ? fill(', so that {hosts} can {serving}', terms) : ''}.`,
    `## For whom\n\n${tell('The first people are {clients}, and they hire {name} for one job:')} ${fill(lowerFirst(idea.pattern.clientJob), terms)}${host ? ` ${tell(`{Hosts} are on the other side: ${lowerFirst(idea.pattern.hostJob ?? '')}`)}` : ''}`,
    `## What is wrong today\n\n${tell(`As things are with {goods}: ${lowerFirst(idea.pattern.problem)}`)} ${now ? tell(`The usual way is this: ${lowerFirst(now.way)}; what it costs: ${lowerFirst(now.cost)}.`) : ''}`,
    `## What gets better\n\n${tellActs(product, 5) || tell('{Clients} {doing}.')} ${tell(`In the end ${lowerFirst(idea.pattern.aim)}.`)}`,
    listUnder('What makes it worth building', [
      ...ownFeatures(product)
        .slice(0, 3)
        .map(({ id, title, says }) => `**${title}** (${id}): ${says.split(/(?<=\.) /)[0] ?? says}`),
    ]),
    listUnder('What has to be true', [
      tell(
        '{Clients} have this problem often enough: ask five of them when they last had to {doing}, and what they did.',
      ),
      tell(
        'They change their habit for it: three of ten {clients} try a first {deal} within a week of hearing of {name}.',
      ),
      ...(host
        ? [tell('{Hosts} keep it up: two of them {serving} with {name} for two weeks without being reminded.')]
        : []),
      tell(
        `The riskiest of these is the first: without {clients} who want to {doing}, nothing else about {sold} matters; test it before {first} is built.`,
      ),
    ]),
    listUnder('What it will not be', nots.slice(0, 4)),
    `## How we will know\n\n${measure} ${tell('If fewer than 5 of the first 20 {clients} make a second {deal} within six weeks, the idea of {name} changes or ends.')}`,
    listUnder('Decided so far', decidedLines(product).slice(0, 8)),
    listUnder(
      'Assumed',
      [...(caution ? [caution] : []), ...product.assumptions.filter((text) => text !== caution).slice(0, 4)].map(
        (text) => `[ASSUMPTION] ${text}`,
      ),
    ),
  ]);
}
