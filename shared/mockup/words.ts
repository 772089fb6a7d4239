import { dropUnseen } from '#shared/unseen-marks.ts';

/** One paragraph or point of a list, as it was written. */
export type Block = { text: string; isPoint: boolean };

/** What a page says of an idea in one line. `isQuote`: in the person's own voice, so it stands in quotation marks. */
export type Headline = { text: string; isQuote: boolean };

const longestHeadline = 120;
const longestQuote = 140;
const longestLead = 220;

/** Without what can't be seen: control characters become spaces; marks that turn the writing direction or have no width go. */
const dropInvisible = (text: string): string => dropUnseen(text.toWellFormed().replace(/[^\P{Cc}\n]|\ufffd/gu, ' '));

/** A text on one line. */
export const toLine = (text: string): string => dropInvisible(text).replace(/\s+/g, ' ').trim();

/** At most `longest` characters, cut after a word and marked with an ellipsis. */
export function cutText(text: string, longest: number): string {
  const characters = Array.from(text.slice(0, longest * 2 + 2));
  if (characters.length <= longest && text.length <= longest * 2) return text;
  const kept = characters.slice(0, longest - 1).join('');
  const lastSpace = kept.lastIndexOf(' ');
  return `${(lastSpace > kept.length * 0.6 ? kept.slice(0, lastSpace) : kept).replace(/[\s,;:–—-]+$/, '')}…`;
}

/** The paragraphs and points of a text, without the signs of Markdown before and in them. */
export function readBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const line of dropInvisible(text.replace(/\r\n?|[\u2028\u2029]/g, '\n')).split('\n')) {
    const mark = /^\s*(?:([-*+•–]|\d{1,3}[.)])|#{1,6}|>)\s+/.exec(line);
    const words = toLine((mark ? line.slice(mark[0].length) : line).replace(/\*\*|__|`/g, ''));
    const last = blocks.at(-1);
    if (words && last && isOpen && !mark) last.text += ` ${words}`;
    else if (words) blocks.push({ text: capitalise(words), isPoint: mark?.[1] !== undefined });
    isOpen = words !== '';
  }
  return blocks;
}

const abbreviations = new Set('vs dr mr mrs ms st no nr approx ca incl min max bzw p.ex'.split(' '));

/** The sentences of one paragraph, each with its own end. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: end, index } of text.matchAll(/(?<![.!?…])[.!?…]+["'”’)]*(?=\s|$)|[。！？]+/g)) {
    const before =
      text
        .slice(Math.max(start, index - 12), index)
        .split(/[\s(]/)
        .at(-1) ?? '';
    const isShort = end === '.' && (abbreviations.has(before.toLowerCase()) || /(?:^|\.)\p{L}$/u.test(before));
    const goesOn =
      (/\.\.|…/.test(end) || before === 'etc') &&
      /^\s+\p{Ll}/u.test(text.slice(index + end.length, index + end.length + 9));
    if (isShort || goesOn) continue;
    sentences.push(text.slice(start, index + end.length).trim());
    start = index + end.length;
  }
  const rest = text.slice(start).trim();
  return rest ? [...sentences, rest] : sentences;
}

/** Whether the person speaks of themselves. Such words are quoted, never passed off as the product's. */
const firstPerson = /(?<![\p{L}\p{N}'’-])(?:[Ii]|[Mm]e|[Mm]y|[Mm]ine|[Ww]e|[Oo]urs?|us)(?![\p{L}\p{N}]|\.\p{L})/u;
const isFirstPerson = (text: string): boolean => firstPerson.test(text);

const opening = /^(?:(?:so|well|ok|okay|hi|hello|hey|basically|please)[,!. ]+){0,3}/i;
const thing = '(?=(?:an?|the|some|something|somewhere|two|three)\\s)';
const making = '(?:build|create|make|develop|design|launch|start|have|offer|set up)(?:\\s+(?:me|us|myself|ourselves))?';
/** How people lead up to naming the thing; what follows can stand alone. */
const leadIns = [
  `(?:i|we)(?:['’]d| would)?\\s+(?:really\\s+|just\\s+)?(?:want|like|love|need|plan|hope)\\s+to\\s+${making}\\s+${thing}`,
  `(?:i|we)(?:['’]d| would)?\\s+(?:really\\s+|just\\s+)?(?:want|like|love|need)\\s+${thing}`,
  `(?:i|we)(?:\\s?['’]?(?:m| am|re| are))\\s+(?:building|creating|making|developing|designing|launching|planning|working on)\\s+${thing}`,
  `(?:i|we)(?:['’]ve| have)?(?:\\s+got)?\\s+an\\s+idea\\s+(?:for|of)\\s+${thing}`,
  `(?:my|our|the)\\s+idea\\s*(?:is|:)\\s+(?:to\\s+${making}\\s+)?${thing}`,
  `(?:can|could|would)\\s+(?:you|someone|there)\\s+(?:please\\s+)?(?:be|${making})\\s+${thing}`,
  `(?:here(?:['’]s| is)\\s+)?(?:(?:my|the|our|an?)\\s+)?(?:app\\s+|business\\s+)?idea\\s*[:–-]\\s*`,
  `(?:it|this|that)(?:['’]s| is| will be| would be)\\s+${thing}`,
  `${making}\\s+${thing}`,
].map((source) => new RegExp(`^${source}`, 'i'));

function dropLeadIn(sentence: string): { text: string; hadLeadIn: boolean } {
  const text = sentence.slice(opening.exec(sentence)?.[0].length ?? 0);
  const found = leadIns.map((leadIn) => leadIn.exec(text)?.[0]).find((match) => match !== undefined);
  return { text: text.slice(found?.length ?? 0), hadLeadIn: found !== undefined };
}

/** An end that is no part of a headline. A question mark or an exclamation mark is, unless a lead-in asked the question. */
const dropEnd = (text: string, hadLeadIn: boolean) =>
  text.replace(hadLeadIn ? /(?<![\s.!?…,;:–—-])[\s.!?…,;:–—-]+$/ : /(?<![\s.…,;:–—-])[\s.…,;:–—-]+$/, '');

/** The first letter as a capital, unless the word has its own way with capitals (iPhone, eBay). */
const capitalise = (text: string) =>
  /^\p{Ll}[^\s\p{Lu}]*(?:\s|$)/u.test(text) ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text;

/** Where a sentence may end early, both sides staying whole. A colon, semicolon or dash also begins a sentence of its own. */
const breaks =
  /[;:]\s|\s[–—-]\s|,\s(?=(?:and|so|but|where|which|who|because|while|with|without|then|by|using|instead)\s)|\s(?=(?:so that|because|instead of)\s)/g;

/** What a long sentence says before it goes on to explain itself, and what it then says. */
function splitAtBreak(sentence: string): { text: string; rest: string } {
  const text = sentence.replace(/\s\([^()]*\)/g, '');
  if (text.length <= 90) return { text, rest: '' };
  for (const { 0: mark, index } of text.matchAll(breaks)) {
    const before = text.slice(0, index);
    const isSentenceBreak = /^\s?[;:–—-]/.test(mark);
    if (index > longestHeadline) break;
    if (isSentenceBreak && isTelling(before)) return { text: before, rest: text.slice(index + mark.length) };
    if (index >= 40 && !before.includes(',')) return { text: before, rest: '' };
  }
  return { text: cutText(text, longestHeadline), rest: '' };
}

/** The beginning of what a person said, as much as stands well in quotation marks. */
function quote(sentences: string[]): { text: string; used: number } {
  const whole = sentences.findIndex((_, index) => sentences.slice(0, index + 1).join(' ').length > longestQuote);
  const used = whole === -1 ? sentences.length : whole;
  if (used > 0)
    return {
      text: sentences
        .slice(0, used)
        .join(' ')
        .replace(/([^.])\.$/, '$1'),
      used,
    };
  const [first = ''] = sentences;
  const end = Array.from(first.matchAll(breaks), ({ index }) => index).findLast(
    (index) => index >= 60 && index < longestQuote,
  );
  return { text: end ? `${first.slice(0, end)}…` : cutText(first, longestQuote), used: 1 };
}

const isTelling = (text: string) => text.length >= 12 && /\S\s+\S+\s+\S/.test(text);
const closed = (sentence: string) => capitalise(/[.!?…。！？]["'”’)]*$/.test(sentence) ? sentence : `${sentence}.`);

/** Whole sentences for under the headline, up to where the person speaks of themselves. */
function composeLead(sentences: string[]): string {
  const end = sentences.findIndex(isFirstPerson);
  const told = (end === -1 ? sentences : sentences.slice(0, end)).filter(Boolean).map(closed);
  const fitting = told.findIndex((_, index) => told.slice(0, index + 1).join(' ').length > longestLead);
  if (fitting === 0) return cutText(told[0] ?? '', longestLead);
  return told.slice(0, fitting === -1 ? told.length : fitting).join(' ');
}

/**
 * What a page says of an idea first, in its own words (spec 2, section 2): the first sentence without 'I want to build', or the
 * first that names the thing; sentences in the first person are quoted. No headline when there are too few words.
 */
export function composeOpening(sentences: string[]): { headline: Headline | null; lead: string } {
  const [first, ...later] = sentences.slice(0, 5).map((sentence, index) => ({ index, ...dropLeadIn(sentence) }));
  if (!first) return { headline: null, lead: '' };
  for (const { index, text, hadLeadIn } of [first, ...later.filter((sentence) => sentence.hadLeadIn)]) {
    const { text: begun, rest } = splitAtBreak(dropEnd(text, hadLeadIn));
    if (!isTelling(begun) || isFirstPerson(begun)) continue;
    return {
      headline: { text: capitalise(begun), isQuote: false },
      lead: composeLead([rest, ...sentences.slice(index + 1)]),
    };
  }
  if (!sentences.some(isFirstPerson)) return { headline: null, lead: composeLead(sentences) };
  const { text, used } = quote(sentences);
  return { headline: { text: capitalise(text), isQuote: true }, lead: composeLead(sentences.slice(used)) };
}
