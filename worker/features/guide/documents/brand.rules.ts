import { voices } from '#worker/features/guide/content/voices.ts';
import { paletteOf, type Swatch } from '#worker/features/guide/documents/palette.rules.ts';
import { firstFeature, invitations, ownFaults, sayToYou } from '#worker/features/guide/documents/speaking.rules.ts';
import {
  joinParts,
  listUnder,
  lowerFirst,
  ownFeatures,
  tableUnder,
  tellEach,
  termsOf,
} from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Classes of the Nice agreement in which a product of a category is registered. */
const classes: Record<string, string> = {
  commerce: '9 and 35 (apps, sale of goods)',
  marketplace: '35 and 42 (bringing sellers and buyers together, online services)',
  booking: '42, and 43 or 41 by what is booked',
  community: '42 and 45 (online services, social networking)',
  learning: '9 and 41 (apps, teaching)',
  health: '9 and 44 (apps, health services)',
  finance: '36 and 42 (money matters, online services)',
  content: '9 and 41 (apps, publishing)',
  game: '9 and 41 (games)',
  'developer tool': '9 and 42 (programs, development of software)',
  'internal tool': '42 (software as a service)',
  general: '9 and 42 (apps, online services)',
};

/** The brand sheet: voice, names to check, colours with contrast, words, and the first page made of this product's people and acts. */
export function writeBrand(product: Product, basis: string): string {
  const { name, idea, platform } = product;
  const terms = termsOf(product);
  const button = buttonOf(product);
  const own = { ...terms, button };
  const tell = (text: string) => capitalise(fill(text, own));
  const voice = voices[idea.category];
  return joinParts([
    `# ${name}: brand sheet`,
    `${tell('How {name} looks and speaks to {people}')}; from ${basis}. ${tell('Nothing here was looked up: whether the name {name} is free, only the search below can tell.')}`,
    `## Promise\n\n${[...tellEach(product, 2), tell('If one of the {clients} remembers one thing of {name}, it is that they {doing} here.')].join(' ')}`,
    writeNames(product, tell),
    listUnder('Voice', [
      tell(`{Name} is ${voice.tone}.`),
      tell(`It sounds like ${voice.like}, and calls people “you”, never “{clients}” to their face.`),
    ]),
    tableUnder('Three rules, each kept and broken', [
      ['Rule', 'Like this', 'Not like this'],
      ...voice.rules.map(({ rule, good, bad }) => [tell(rule), `“${sayToYou(product, tell(good))}”`, `“${tell(bad)}”`]),
    ]),
    writeWords(product, tell),
    writeFirstPage(product, button),
    listUnder(
      'What it says when something goes wrong',
      ownFaults(product, 3).map(({ id, cause, effect }) => `${id}: “${capitalise(cause)}: ${asOurs(effect)}.”`),
    ),
    writeColours(product),
    listUnder('Letters and mark', [
      tell(
        `One typeface for all of {name}, and its bold cut for “${button}”; take one whose licence covers ${platform === 'command line' ? 'the page of the documentation' : 'web and app'}.`,
      ),
      tell(
        `The mark of {name} is its first letter, “${letterOf(name)}”, in the accent colour until {clients} know it; at 16 pixels it has to be told from ten other tabs.`,
      ),
    ]),
    listUnder('How to test it', [
      tell(`Show the first page to ten {clients} for five seconds: eight say rightly what “${button}” gives them.`),
      tell(
        `Read the three rules to somebody, then an error of “${lowerFirst(firstFeature(product)?.title ?? name)}” and a mail of {name}: it is one voice.`,
      ),
      tell('Say the name {name} on the phone to five {clients}: four write it down right.'),
    ]),
  ]);
}

const letterOf = (name: string) => (name.match(/\p{L}/u)?.[0] ?? 'A').toUpperCase();

/** The words on the one button: the first thing that somebody does here. */
function buttonOf(product: Product): string {
  const title = firstFeature(product)?.title ?? `Start with ${product.name}`;
  const words = (sayToYou(product, title).split(',')[0] ?? title).split(' ');
  return words.length <= 5
    ? words.join(' ')
    : words
        .slice(0, 5)
        .join(' ')
        .replace(/ (?:a|an|the|your|in|on|at|to|of|for|with|and|from|one)$/i, '')
        .replace(/ (?:a|an|the|in|on|at|to|of|for|with|and|from)$/i, '');
}

/** 'accept exactly one order' as the product says it of itself: 'we accept exactly one order'. */
function asOurs(effect: string): string {
  return /^not\b/.test(effect) ? `we do ${effect}` : `we ${effect}`;
}

function writeNames({ name, idea }: Product, tell: (text: string) => string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .toLowerCase();
  const compact = plain.replace(/ /g, '') || 'name';
  const dashed = plain.trim().replace(/ +/g, '-') || compact;
  return tableUnder('The name, and what to check', [
    ['What', 'Where', 'It is a no when'],
    [
      `“${name}” as a trademark`,
      `TMview, the USPTO’s Trademark Search and WIPO’s Global Brand Database; classes ${classes[idea.category]}`,
      tell('a live mark for anything near {goods} looks or sounds like it'),
    ],
    [
      `${compact}.com, ${compact}.app, ${dashed}.com`,
      'Any registrar; look before you tell the name to others',
      tell('all are taken, or one leads to something that {clients} would mistake for {name}'),
    ],
    [
      `@${compact}`,
      tell('The two places where {clients} meet (see the launch plan)'),
      tell('somebody posts there about {goods} under it'),
    ],
    [
      `“${name}” and names that sound like it`,
      'A search engine and both app stores, in the languages of your first users',
      tell('the first page shows another product in which people {doing}'),
    ],
    [tell('The sound of “{name}”'), tell('Five {clients}, by phone'), tell('Two of the {clients} write it down wrong')],
  ]);
}

function writeWords(product: Product, tell: (text: string) => string): string {
  const { idea } = product;
  const rows: [string, string, string][] = [
    [
      idea.client.one,
      'user, customer base, audience',
      tell('people are called what they call themselves when they {doing}'),
    ],
  ];
  if (idea.client.one === 'user') rows.length = 0;
  if (idea.client.one === 'customer')
    rows[0] = ['customer', 'user, consumer, shopper', tell('it is what {hosts} call those who {doing}')];
  if (idea.host) rows.push([idea.host.one, 'admin, provider, partner', tell('it is the word for those who {serving}')]);
  rows.push([idea.item.one, 'item, content, asset', tell('{clients} ask for {a item}, never for an item')]);
  if (!idea.pattern.isOwn && idea.deal.one !== idea.item.one)
    rows.push([
      idea.deal.one,
      'transaction, process, submission',
      tell('one word for {a deal} on every screen, mail and bill'),
    ]);
  const acts = ownFeatures(product).slice(0, 2);
  for (const { id, title } of acts)
    rows.push([
      `“${title}”`,
      'manage, submit, complete, optimise',
      `${id} is called so on its button and on the page after it`,
    ]);
  return tableUnder('Words to use, and words to avoid', [
    ['Say', 'Instead of', 'Because'],
    ...rows,
    [
      tell('what {name} does, as a verb'),
      'solution, platform, revolution, next level',
      tell('nobody who wants to {doing} has ever looked for one'),
    ],
  ]);
}

function writeFirstPage(product: Product, button: string): string {
  const { name, idea, nots } = product;
  const lines = invitations(product);
  const [headline = name] = lines;
  const whole = tellEach(product, 8).map((text) => text.replace(/\.$/, ''));
  const others = whole.filter((text) => !text.startsWith(`${capitalise(idea.client.many)} `));
  const titles = ownFeatures(product).map(({ title }) => sayToYou(product, title));
  const steps = [...lines.slice(0, 2), ...others, ...titles].filter((text, index, all) => all.indexOf(text) === index);
  return listUnder('The first page', [
    `Headline: “${headline}.”`,
    `Second line: “${steps.slice(1, 3).join('. ')}.”`,
    `Button: “${button}”, and nothing else on that page in the accent colour.`,
    `How it goes: first “${steps[0]}”, then “${steps[1] ?? titles[0]}”, then “${steps[2] ?? titles[1]}”.`,
    ...(nots.length > 0
      ? [`Said before anybody asks: ${joinWords(nots.slice(0, 2).map((text) => `“${text.replace(/\.$/, '')}”`))}.`]
      : []),
    fill(
      product.platform === 'command line'
        ? 'Picture: the terminal at the moment when {name} shows what became of {goods}, as text that can be copied.'
        : 'Picture: {a client} at the moment when they {doing}, with the real thing in hand; no stock photo of strangers.',
      termsOf(product),
    ),
  ]);
}

const uses: Record<Swatch['role'], string> = {
  ground: 'Behind everything in {name} by day',
  ink: 'Text about {goods}, headings',
  quiet: 'Times, labels and notes beside {goods}',
  accent: 'The button “{button}” and links of {name}, with white letters where it reaches 4.5',
  warning: 'Only where something about {goods} goes wrong',
  night: 'Behind everything in {name} by night',
  nightInk: 'Text about {goods} by night',
  nightAccent: 'The button “{button}” by night',
};

function writeColours(product: Product): string {
  const slots = { ...termsOf(product), button: buttonOf(product) };
  const rows = paletteOf(product).map(({ role, code, on, contrast }) => [
    fill(uses[role], slots),
    `\`${code}\``,
    code === on ? 'the ground itself' : `${contrast.toFixed(1)} to 1 on \`${on}\``,
  ]);
  return tableUnder(
    'Colours with their contrast',
    [['Where', 'Code', 'Contrast'], ...rows],
    fill(
      'A proposal: put it beside the pages of three others who offer {goods}, and turn the hue if {name} looks like one of them. Text about {goods} needs 4.5 to 1.',
      slots,
    ),
  );
}
