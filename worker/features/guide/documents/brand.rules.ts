import { voices } from '#worker/features/guide/content/voices.ts';
import { placesOf } from '#worker/features/guide/documents/meeting.rules.ts';
import { paletteOf, type Swatch } from '#worker/features/guide/documents/palette.rules.ts';
import { firstFeature, invitations, ownFaults, sayToYou } from '#worker/features/guide/documents/speaking.rules.ts';
import {
  joinParts,
  listUnder,
  ownFeatures,
  tableUnder,
  termsOf,
} from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { tellEach } from '#worker/features/guide/product/telling-acts.rules.ts';

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

/** The brand sheet: names to check, voice, words, colours with contrast, and the first page made of this product's people and acts. */
export function writeBrand(product: Product, basis: string): string {
  const { name, idea } = product;
  const button = buttonOf(product);
  const own = { ...termsOf(product), button };
  const tell = (text: string) => capitalise(fill(text, own));
  const voice = voices[idea.category];
  const rules = voice.rules.filter(({ rule }) => !/fails/.test(rule));
  return joinParts([
    `# ${name}: brand sheet`,
    `From ${basis}. Nothing was looked up.`,
    `## Promise\n\n${tellEach(product, 3).join(' ')}`,
    writeNames(product, tell),
    listUnder('Voice', [
      tell(`${voice.tone}, like ${voice.like}.`),
      `“You”, never “${idea.client.many}”.`,
      ...rules.map(({ rule, good, bad }) => tell(`${rule}: “${sayToYou(product, tell(good))}”, not “${bad}”`)),
    ]),
    tableUnder('What it says, by moment', [['When', 'It says'], ...writeMoments(product)]),
    writeWords(product, tell),
    writeFirstPage(product, button),
    writeColours(product),
    listUnder('Letters and mark', [`Mark: “${letterOf(name)}”, accent colour.`, `One typeface, two cuts.`]),
    listUnder('How to test it', [
      tell(`Ten {clients}, five seconds: eight know what “${button}” gives.`),
      tell('Five {clients} write “{name}” down after hearing it on the phone: four are right.'),
    ]),
  ]);
}

/** What the product says when something worked and when something went wrong, by its own criteria. */
function writeMoments(product: Product): string[][] {
  const own = ownFeatures(product);
  const good = listCriteria(product).filter(
    ({ feature, isFault, actor }) => !isFault && actor && own.includes(feature),
  );
  const firsts = good.filter(({ feature }, index) => good.findIndex((other) => other.feature === feature) === index);
  return [
    ...firsts.slice(0, 2).map(({ id, cause, effect }) => [`${capitalise(cause)} (${id})`, capitalise(asOurs(effect))]),
    ...ownFaults(product, 3).map(({ id, cause, effect }) => [
      `${capitalise(cause)} (${id})`,
      capitalise(asOurs(effect)),
    ]),
  ];
}

const letterOf = (name: string) => (name.match(/\p{L}/u)?.[0] ?? 'A').toUpperCase();

/** The words on the one button: the first thing that somebody does here. */
function buttonOf(product: Product): string {
  const title = firstFeature(product)?.title ?? `Start with ${product.name}`;
  const words = (sayToYou(product, title).split(',')[0] ?? title).split(' ');
  // Of a long line of an outline the verb and the thing stand on the button.
  const [short] =
    /^\S+ (?:(?:at|up|out|on|in|for) )?(?:(?:an?|the|each|every|all|your|their|today's|one|what) )?\S+/i.exec(
      words.join(' '),
    ) ?? [];
  if (words.length > 5 && product.idea.isOutlined && short) return short;
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

function writeNames(product: Product, tell: (text: string) => string): string {
  const { name, idea } = product;
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
      `TMview, USPTO, WIPO; classes ${classes[idea.category]}`,
      tell('a live mark for {goods} sounds like it'),
    ],
    [
      `\`${compact}.com\`, \`${compact}.app\`, \`${dashed}.com\``,
      'Any registrar',
      tell('{clients} would mistake one for yours'),
    ],
    [`\`@${compact}\``, joinWords(placesOf(product).slice(0, 2)), tell('somebody posts about {goods} under it')],
    [`“${name}” in a search engine`, idea.client.many, tell('another product comes up with which they {doing}')],
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
  if (idea.item.one !== 'item')
    rows.push([idea.item.one, 'item, content, asset', tell('{clients} ask for {a item}, never for an item')]);
  if (!idea.pattern.isOwn && idea.deal.one !== idea.item.one)
    rows.push([
      idea.deal.one,
      'transaction, process, submission',
      tell('one word for {a deal} on every screen, mail and bill'),
    ]);
  for (const { id, title } of ownFeatures(product).slice(0, 3)) rows.push([`“${title}”`, 'submit, manage', id]);
  return tableUnder('Words to use, and words to avoid', [['Say', 'Instead of', 'Because'], ...rows]);
}

function writeFirstPage(product: Product, button: string): string {
  const { name, idea, excluded } = product;
  const lines = invitations(product);
  const [headline = name] = lines;
  const whole = tellEach(product, 8).map((text) => text.replace(/\.$/, ''));
  const others = whole.filter((text) => !text.startsWith(`${capitalise(idea.client.many)} `));
  const titles = ownFeatures(product).map(({ title }) => sayToYou(product, title));
  const steps = [...lines.slice(0, 2), ...others, ...titles].filter((text, index, all) => all.indexOf(text) === index);
  return listUnder('The first page', [
    `Headline: “${headline}.”`,
    `Second line: “${steps.slice(1, 3).join('. ')}.”`,
    `Button: “${button}”`,
    `Steps: “${steps[0]}”, “${steps[1] ?? titles[0]}”, “${steps[2] ?? titles[1]}”.`,
    ...(excluded.length > 0
      ? [`Said before anybody asks: ${joinWords(excluded.slice(0, 2).map((text) => `“${text.replace(/\.$/, '')}”`))}.`]
      : []),
    fill(
      product.platform === 'command line'
        ? 'Picture: the terminal with what became of {goods}.'
        : 'Picture: {a client} when they {doing}.',
      termsOf(product),
    ),
  ]);
}

const uses: Record<Swatch['role'], string> = {
  ground: 'Ground by day',
  ink: 'Text',
  quiet: 'Notes',
  accent: 'Button, links',
  warning: 'Failure',
  night: 'Ground by night',
  nightInk: 'Text by night',
  nightAccent: 'Button by night',
};

function writeColours(product: Product): string {
  const rows = paletteOf(product).map(({ role, code, on, contrast }) => [
    uses[role],
    `\`${code}\``,
    code === on ? '–' : `\`${on}\``,
    code === on ? '–' : contrast.toFixed(1),
  ]);
  return tableUnder(
    'Colours with their contrast',
    [['Where', 'Code', 'On', 'Contrast (text: 4.5)'], ...rows],
    fill('Turn the hue if three others with {goods} have it.', termsOf(product)),
  );
}
