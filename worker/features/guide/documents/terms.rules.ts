import { outlinedFact } from '#worker/features/guide/decisions/swaps.rules.ts';
import { spelled } from '#worker/features/guide/documents/addresses.rules.ts';
import { nameUsers } from '#worker/features/guide/documents/name-users.rules.ts';
import type { Act } from '#worker/features/guide/grammar/acts.rules.ts';
import {
  capitalise,
  fill,
  joinWords,
  lowerFirst,
  type Noun,
  type Slots,
} from '#worker/features/guide/grammar/words.rules.ts';
import { isOfIdea } from '#worker/features/guide/product/of-idea.rules.ts';
import { type Feature, type Product, quote } from '#worker/features/guide/product/product.rules.ts';

/** What people do with a product, in infinitives, as far as the idea tells. */
export type Doings = { client: string[]; host: string[] };

/** 'order bread the evening before' for each act of the clients and of the hosts. */
export function doingsOf({ idea, slots }: Product): Doings {
  const told = (acts: Act[]) => acts.map(({ verb, phrase }) => `${verb} ${fill(phrase, slots)}`.trim());
  const isHost = ({ who }: Act) => typeof who === 'object' && who.one === idea.host?.one;
  const isClient = ({ who }: Act) => who === undefined || (typeof who === 'object' && who.one === idea.client.one);
  return { client: told(idea.acts.filter(isClient)), host: told(idea.acts.filter(isHost)) };
}

/** Features that are about this idea, without sign-in and consent, which every product has. */
export function ownFeatures({ features }: Product): Feature[] {
  const own = features.filter(isOfIdea);
  return own.length > 0 ? own : features;
}

/** 'orderBread': the function that a feature begins with. */
export function functionOf({ title }: Feature): string {
  const words = (spelled(title).match(/[\p{L}\p{N}]+/gu) ?? ['run'])
    .filter((word) => !/^(the|an?|their|its)$/i.test(word))
    .slice(0, 4);
  const name = words
    .map((word, index) => (index === 0 ? word.toLowerCase() : capitalise(word.toLowerCase())))
    .join('')
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '');
  return /^[a-z]/.test(name) ? name : `run${name}`;
}

/** The nouns and doings of a product as slots for the sentences of every document. */
export function termsOf(product: Product): Slots {
  const { idea, slots, features } = product;
  const { client, host } = doingsOf(product);
  const [first, second] = ownFeatures(product);
  const doing = client.find((text) => text.split(' ').length > 1) ?? client[0];
  const fallback = first ? lowerFirst(first.title) : fill('use {name}', slots);
  const place = idea.ownPlace ?? idea.places[0];
  // An outline lists what is kept: its first record is what is dealt with.
  const isListed = idea.isOutlined === true && idea.records.length > 0;
  return {
    ...slots,
    deal: isListed ? idea.item : idea.deal,
    host: idea.host ?? idea.client,
    people: nameUsers(product),
    doing: doing ?? fallback,
    after: client.find((text) => text !== doing && text.split(' ').length > 1) ?? lowerFirst(second?.title ?? fallback),
    serving: host[0] ?? fill('look after each {deal}', slots),
    first: first ? `${first.id} ${first.title}` : 'FR-1',
    second: second ? `${second.id} ${second.title}` : 'FR-1',
    features: String(features.length),
    place: place?.one ?? idea.item.one,
    things: joinWords(thingsOf(product).map(({ many }) => many)),
    goods: isListed ? { one: idea.item.many, many: idea.item.many } : goodsOf(product),
    dealing: isListed ? idea.item : dealingOf(product),
  };
}

/** The same for texts about people: a product without a known shape has no order or booking to count, so visits are counted. */
export function tradeTermsOf(product: Product): Slots {
  const terms = termsOf(product);
  return product.idea.pattern.isOwn ? { ...terms, deal: { one: 'visit', many: 'visits' } } : terms;
}

/** Where the thing of an act ends and its place, time or people begin. */
const aside = / (?:at|in|on|by|with|for|from|to|over|before|after|until|when|of|the) /;

/** What it is about in the idea's own words: 'loaves and cakes' where the documents say 'products'. */
function goodsOf({ idea }: Product): Noun {
  const told = idea.things.filter(({ one }) =>
    idea.acts.some(({ object, phrase }) => object?.one === one || (phrase.split(aside)[0] ?? '').includes(one)),
  );
  const generic = idea.item.one === idea.pattern.item && !idea.pattern.isOwn;
  const named = generic && told.length > 0 ? told.slice(0, 2) : [idea.item];
  const text = joinWords(named.map(({ many }) => many));
  return { one: text, many: text };
}

/** 'order of loaves', or the deal alone where its name says already what it is of. */
function dealingOf(product: Product): Noun {
  const { deal, item, pattern } = product.idea;
  const goods = goodsOf(product).many;
  const told = pattern.isOwn || deal.one.includes(item.one) || deal.many === goods;
  return told ? deal : { one: `${deal.one} of ${goods}`, many: `${deal.many} of ${goods}` };
}

/** Two to four things that the product deals with: its item first. */
function thingsOf({ idea }: Product): Noun[] {
  const all = [idea.item, idea.deal, ...idea.things];
  return all.filter(({ one }, index) => all.findIndex((other) => other.one === one) === index).slice(0, 4);
}

/** A heading with its list; nothing where there is nothing to list. */
export function listUnder(title: string, lines: string[]): string {
  return lines.length > 0 ? `## ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}` : '';
}

/** A heading with a table under it; the first row names the columns. */
export function tableUnder(title: string, rows: string[][], before = ''): string {
  const [head = [], ...body] = rows;
  if (body.length === 0) return '';
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;
  const table = [line(head), `|${head.map(() => '---|').join('')}`, ...body.map(line)].join('\n');
  return `## ${title}\n\n${before ? `${before}\n\n` : ''}${table}`;
}

/** The parts that are not empty, one under the other. */
export function joinParts(parts: string[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Decisions on what somebody pays; coffee is no fee. */
export const aboutPrice = /\b(?:pay\w*|paid|pric\w+|costs?|fees?|free|subscriptions?)\b/i;

/** What was decided, as a list under its heading: the person's own words, made harmless. */
export function decidedLines(product: Product, topics?: RegExp): string[] {
  const { settled, loose, slots } = product;
  const answered = [...settled.values()].map(({ question, option, text }) => ({
    topic: question.topic,
    told: option ? fill(option.rule, slots).replace(/\.$/, '') : quote(text),
  }));
  return [...answered, ...loose.map(({ topic, decision }) => ({ topic, told: quote(decision) }))]
    .filter(({ topic, told }) => !topics || topics.test(`${topic} ${told}`))
    .filter(({ topic, told }) => topic !== outlinedFact || !told.startsWith('Success: '))
    .map(({ topic, told }) =>
      topic.startsWith('Also: ') || topic === outlinedFact ? `${told}.` : `${quote(topic)}: ${told}.`,
    );
}

/** What the person said of budget, skills and dates, and that it bounds the building. */
export function circumstanceLines({ name, circumstances: all }: Product): string[] {
  const circumstances = all.filter((line) => !line.startsWith('Old records'));
  return circumstances.map(
    (line) => `${line}; ${name} is planned ${/^Devices/.test(line) ? 'for these' : 'within it'}.`,
  );
}
