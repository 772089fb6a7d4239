import { stackOf, tellDecidedStack } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import {
  circumstanceLines,
  decidedLines,
  joinParts,
  listUnder,
  ownFeatures,
  tableUnder,
  termsOf,
} from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const builders = ['Lovable', 'Bolt', 'v0', 'Replit'];
const agents = ['Claude Code', 'Codex', 'Cursor'];

/** The choice of tools: how it is built and with what, each with its reason, what speaks against it, and its cost. */
export function writeTools(product: Product, basis: string): string {
  const { tool, platform, features } = product;
  const terms = termsOf(product);
  const tell = (text: string) => capitalise(fill(text, terms));
  const stack = stackOf(product);
  const own = ownFeatures(product);
  const chosen = tool
    ? tell(`You chose ${tool.name}. It fits as long as {name} stays with ${features.length} features like {first}.`)
    : platform === 'command line'
      ? tell(
          'Recommended: a coding agent in your terminal, because {clients} get {name} as a command and there is no screen to look at.',
        )
      : tell(
          `Recommended for {name}: if you do not code, an app builder; if you can read code, a coding agent; both can build {first} and the other ${features.length - 1} features.`,
        );
  return joinParts([
    `# ${product.name}: tools and stack`,
    `${tell('With what {name} is built so that {clients} can {doing}')}; from ${basis}. Prices change: look each one up on the day you decide for ${product.name}.`,
    `## How it is built\n\n${chosen}`,
    tableUnder('The two ways of building', [
      ['Way', tell('Speaks for it here'), tell('Speaks against it here')],
      [
        `App builder (${joinWords(builders, 'or')})`,
        tell('You see {first} in the preview and describe what is wrong with it'),
        platform === 'command line'
          ? tell('It makes pages, and {name} is a command')
          : tell(`Rules such as those of ${own[1]?.id ?? 'FR-1'} have to be tried by clicking`),
      ],
      [
        `Coding agent (${joinWords(agents, 'or')})`,
        tell('Each criterion about {goods} gets a test that stays'),
        tell('You run commands, and read what it says about {deals}'),
      ],
    ]),
    tableUnder(
      'The stack, part by part',
      [
        ['Part', 'Why here', 'Instead of', 'Because otherwise'],
        ...stack.lines.map(({ part, why, instead, because }) => [part, tell(why), tell(instead), tell(because)]),
      ],
      [tellDecidedStack(product), tell(`${stack.title}: it follows from who uses {name}, {clients} who {doing}.`)]
        .filter(Boolean)
        .join(' '),
    ),
    listUnder('Looked at and left out', [
      ...(platform === 'phone web' || platform === 'desktop web'
        ? [
            tell(
              'An app from the stores: {clients} would install it before they {doing} for the first time, and each change waits for a review.',
            ),
          ]
        : []),
      ...(platform === 'store app'
        ? [
            tell(
              'A web page alone: you decided that {clients} use {name} as an app; a page that shows {goods} can follow.',
            ),
          ]
        : []),
      tell(
        'A service of your own for each part of {name}: one program for {goods} and {deals} is enough below 1,000 {clients}.',
      ),
      tell('A sign-in written by yourself: what {clients} who {doing} trust you with is kept by a proven library.'),
    ]),
    tableUnder(
      tell('What it costs a month'),
      [
        ['Part', tell('10 {clients}'), tell('100 {clients}'), tell('1,000 {clients}')],
        [tell('Hosting and data of {goods}'), '0 USD', '0 to 5 USD', '5 to 25 USD'],
        [
          `${tool ? tool.name : 'Coding tool'}, ${tell('while you build {first} and the rest').replace(/^./, (letter) => letter.toLowerCase())}`,
          '20 USD',
          '20 USD',
          '20 USD',
        ],
        [tell('Messages about {dealings}'), '0 USD', '0 to 5 USD', '5 to 20 USD'],
      ],
      `[ASSUMPTION] ${tell('These are rough frames from 2026 for {name} with its {goods}, without tax; a domain comes to about 12 USD a year.')}`,
    ),
    listUnder('Before the first prompt', [
      tell('All accounts that {name} needs for {goods} run on an address that is yours, each with a second factor.'),
      tell(`A spending limit is set in each of them; begin with 30 USD a month while {first} is built.`),
      tell(
        'The standing instructions of the tool hold three lines: for whom {name} is ({clients} who {doing}), what it never does with {deals}, and that it asks when two requirements disagree.',
      ),
    ]),
    listUnder('Your means', circumstanceLines(product)),
    listUnder('Decided so far', decidedLines(product, /tool|phone|computer|browser|app|stack|runs|web|offline/i)),
  ]);
}
