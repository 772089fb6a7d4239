import {
  asNoun,
  capitalise,
  isPlural,
  joinWords,
  patternOfNoun,
  singularOf,
} from '#worker/features/guide/grammar/words.rules.ts';

/** What somebody listed for a record: its word, the values that it may have, what each of several consists of, or a remark. */
export type ToldField = { name: string; choices?: string[]; parts?: string[]; remark?: string };
/** A record as somebody listed it. `ways` are its states: in the order in which they follow each other where `isInOrder`. */
export type ToldRecord = { one: string; fields: ToldField[]; ways: string[][]; isInOrder: boolean };

/** Words that are said of something; a list without any of them is no list of fields. */
const attribute =
  /^(?:names?|dates?|numbers?|place|time) (?:of|and) |(?:^| )(?:names?|surname|title|dates?|start|end|numbers?|id|address|description|price|phone|e-?mail|contact|photos?|pictures?|types?|kind|status|state|time|place|location|note|notes|language|category|deadline|due|version|country|weight|size|height|length|width|thickness|depth|class|owner|amount|quantity|material|colou?r|customer|author|duration|text|url|link|code|value|reason|count|unit|street|age|model|brand|role|species|level|position|zone|period|format|hazards|surface|rate)$/i;
const noRecord =
  /(?:^| )(?:goal|aim|winning|success|budget|example|minimum|maximum|rule|rules|plan|plans|note|price|cost|who|what|when|where|never|later|not|no|out|needed|wanted|building|tech|stack|language|languages|people|users?|roles?|team|today|now|must|problem|api|surface|errors?|process|flow|menu|day|week|months?|years?|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/i;
const article = '(?:an?|the|each|every|all|our|one) ';
const noun = '[\\p{L}-]+(?: [\\p{L}-]+){0,2}?';
const listed = new RegExp(
  `^(?:and )?(?:for )?(?:fields? (?:per|of|for) )?(?:${article})?(${noun})(?: has| have| needs|,? we (?:keep|store|need|note|record))?: ?(.+)$`,
  'iu',
);
const having = new RegExp(
  `^(?:${article})(${noun}) (?:has|have|holds?|consists? of|contains?|is made up of|includes?|needs|carries) (?:an? |the )?(.+)$`,
  'iu',
);
const stated = new RegExp(
  `^(?:the )?(?:(${noun}) )?(?:status|state)(?:es|s)?( order)?(?:(?: is| are)?: ?| (?:is|are) )(.+)$`,
  'iu',
);
const going = new RegExp(
  `^(?:${article})?(${noun}) (?:goes|moves|passes|runs)(?: from)?:? (?!(?:to|through|as|on|in|at|back|by|up|out|down) )(.+)$`,
  'iu',
);
const beingThen = new RegExp(
  `^(?:${article})(${noun}) is(?:(?: first)? (.+?, (?:and )?then .+)|: ?(.+)| (\\p{L}+ed, .+))$`,
  'iu',
);
const becoming = new RegExp(`^then (?:(?:it(?:'s| is| becomes)|that becomes) )?an? (${noun}): ?(.+)$`, 'iu');
const finite =
  /\b(?:is|are|was|must|can|cannot|should|shall|will|would|has|have|had|want|wants|need|needs|i|we|they|it)\b/i;
/** 'Active or paused', 'loaded or empty' say how a thing is. */
const quality = /(?:ed|ing)$|^(?:open|closed|free|active|on|off|empty|full|new|used|live|public|private)$/i;
const leastFields = 3;
const mostWords = 5;

/** The pieces of a list, cut where no bracket is open; the last 'and' parts the last two. */
export function piecesOfList(list: string): string[] {
  const pieces: string[] = [];
  let open = 0;
  let piece = '';
  for (const sign of list.replace(/[.!?]+$/, '')) {
    open += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (open === 0 && /[,;]/.test(sign)) {
      pieces.push(piece);
      piece = '';
    } else piece += sign;
  }
  pieces.push(piece);
  const last = pieces.pop() ?? '';
  const cut = / and (?![^(]*\))/.exec(last);
  return [...pieces, ...(cut ? [last.slice(0, cut.index), last.slice(cut.index + 5)] : [last])]
    .map((one) => one.trim().replace(/^(?:and|plus) /i, ''))
    .filter(Boolean);
}

const alternativesOf = (text: string) =>
  text
    .split(/,\s*(?:or )?|\s+or\s+|\s*\/\s*/)
    .map((one) => one.trim().replace(/^or /, ''))
    .filter(Boolean);

/** 'draft, sent and then accepted or declined'; ways that part earlier are told one after the other. */
export function tellWays(ways: string[][]): string {
  const [first = [], ...others] = ways;
  const trunk = first.slice(0, -1);
  const isFork = others.every((way) => way.slice(0, -1).join() === trunk.join());
  if (!isFork) return ways.map((way) => joinWords(way)).join(', or of ');
  const ends = ways.map((way) => way.at(-1) ?? '');
  return others.length === 0 ? joinWords(first) : `${trunk.join(', ')} and then ${joinWords(ends, 'or')}`;
}

/** 'diet (halal, veggie, none)', 'the trees (species, height)', 'urgent yes/no'; undefined for what is no field. */
function fieldOf(piece: string): ToldField | undefined {
  const [, whole = '', inner] = /^([^()]+?)\s*(?:\(([^()]*)\))?$/.exec(piece.trim()) ?? [];
  const name = whole
    .replace(/^(?:an?|the|its|their|his|her|what|which|optional(?:ly)?) /i, '')
    .replace(/ plus .*$/, '')
    .trim();
  const words = name.split(/\s+/);
  if (name === '' || /\d|[[\]{}<>]/.test(name) || words.length > mostWords || finite.test(name)) return undefined;
  const flag = /^(.+?) (?:yes\/no|yes or no|or not|ja\/nein|y\/n)$/i.exec(name)?.[1];
  if (flag) return { name: plainName(flag), choices: ['yes', 'no'] };
  const two = /^([\p{L}]+)(?: ([\p{L}]+))? or ([\p{L}]+)$/iu.exec(name);
  if (two?.[2]) return { name: plainName(two[1] ?? ''), choices: [two[2], two[3] ?? ''] };
  if (two?.[1] && two[3]) return { name: quality.test(two[1]) ? 'state' : plainName(name), choices: [two[1], two[3]] };
  if (/\bor\b/.test(name)) return undefined;
  if (inner === undefined) return { name: plainName(name) };
  const within = alternativesOf(inner);
  const isList = within.length > 1 && within.every((one) => one.split(' ').length < 4);
  if (!isList) return { name: plainName(name), remark: inner };
  const isParts = isPlural(words.at(-1) ?? '') || within.some((one) => / (?:range|name|date|number|code)s?$/.test(one));
  if (/^(?:links?|files?|pdf)$/i.test(inner)) return { name: plainName(name), remark: inner };
  return isParts && !/\bor\b/.test(inner)
    ? {
        name: plainName(name),
        parts: within.map((one) => plainName(one.replace(/^(?:what|which|rough|an?|the) /i, ''))),
      }
    : { name: plainName(name), choices: within };
}

/** Without a capital that only stands at the beginning. */
const plainName = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()).trim();

/** 'Fields per remnant:', 'A visit:' above points. */
const heading =
  /^(?:[\p{L} ]*\bfields? (?:per|of|for) |(?:an?|the|each|every) )?(?:an? |the |each |every )?([\p{L}-]+(?: [\p{L}-]+)?):\s*$/iu;

/** Most sentences list nothing. */
const canList = /^(?=.{5,900}$)(?:or |.*,|.*\bthen\b)/is;

type Line = { text: string; bullets: string[] };

/** Sentences, and lines with the points below them. */
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (const row of text.split(/\n+/)) {
    const point = /^\s*[-*•]\s+(.+)$/.exec(row)?.[1];
    const above = lines.at(-1);
    if (point && above && heading.test(above.text)) above.bullets.push(point.trim());
    else
      for (const sentence of row.replace(/^\s*[-*•]\s+/, '').split(/(?<=[.!?])\s+/))
        if (sentence.trim()) lines.push({ text: sentence.trim(), bullets: [] });
  }
  return lines;
}

/** Of states that were listed without a word of whose they are. */
const unnamed = '';
const pronoun = /^(?:it|they|this|that|these|those|who|which|we|i|you|he|she|everything|somebody)\b/i;

/** '… healed. Or declined': another end of the same way. */
const endOf = (text: string, [first = '']: string[]) =>
  text.split(' ').length < 4 && !finite.test(text) ? [[first, text.toLowerCase()]] : undefined;

const nameOf = (text: string) => singularOf(text.trim().toLowerCase()).replace(/^(?:new|whole) /, '');

/** What one sentence says of a record: its fields or its states; `before` is the record that was spoken of before. */
function readLine({ text, bullets }: Line, before: ToldRecord | undefined, isNext: boolean): ToldRecord | undefined {
  const sentence = text.replace(/[.!?]+$/, '');
  const asStates = (named: string, list: string, isInOrder: boolean): ToldRecord | undefined => {
    const ways = waysOf(list);
    const one = /^(?:it|this|that|everything)?$/.test(named) ? (before?.one ?? unnamed) : named;
    return ways && !pronoun.test(one) ? { one, fields: [], ways, isInOrder } : undefined;
  };
  const state = stated.exec(sentence);
  if (state) return asStates(nameOf(state[1] ?? ''), state[3] ?? '', Boolean(state[2]));
  const then = becoming.exec(sentence) ?? going.exec(sentence) ?? beingThen.exec(sentence);
  const gone = then && asStates(nameOf(then[1] ?? ''), then[2] ?? then[3] ?? then[4] ?? '', true);
  if (gone) return gone;
  const other = /^or (.+)$/i.exec(sentence)?.[1];
  const more = other && isNext && before?.ways[0] ? (waysOf(other) ?? endOf(other, before.ways[0])) : undefined;
  if (more && before) return { ...before, fields: [], ways: more };
  if (bullets.length >= leastFields) {
    const head = heading.exec(text)?.[1];
    return head && !noRecord.test(head) ? withFields(nameOf(head), bullets.map(asPoint)) : undefined;
  }
  const [, one = '', list = ''] = listed.exec(sentence) ?? having.exec(sentence) ?? [];
  if (
    one === '' ||
    noRecord.test(one) ||
    isPlural(one.split(' ').at(-1) ?? '') ||
    / (?:per|of|for|in) /.test(one) ||
    pronoun.test(one)
  )
    return undefined;
  return withFields(nameOf(one), piecesOfList(list));
}

/** 'surface: bare / 2B / brushed' as 'surface (bare / 2B / brushed)'. */
const asPoint = (point: string) => point.replace(/^([^:(]+): (.+)$/, '$1 ($2)').replace(/ \+ .*$/, '');

function withFields(one: string, pieces: string[]): ToldRecord | undefined {
  const at = pieces.findIndex(
    (piece) => /^(?:status|state|is it|it is) [\p{L}]/iu.test(piece) && !/\bor\b/.test(piece),
  );
  const states =
    at < 0
      ? undefined
      : waysOf(
          pieces
            .slice(at)
            .join(', ')
            .replace(/^(?:status|state|is it|it is) /i, ''),
        );
  const own = states ? pieces.slice(0, at) : pieces;
  const read = own.map(fieldOf);
  const fields = read.flatMap((field) => field ?? []);
  const set = fields.find(({ name, choices }) => /^(?:status|state)$/.test(name) && (choices?.length ?? 0) > 2);
  if (
    fields.length < (states ? 2 : leastFields) ||
    fields.length * 4 < read.length * 3 ||
    !fields.some(({ name }) => attribute.test(name))
  )
    return undefined;
  return {
    one,
    fields: fields.filter((field) => field !== set),
    ways: states ?? (set?.choices ? [set.choices] : []),
    isInOrder: false,
  };
}

/** 'draft, sent, accepted or declined': each way through the states; undefined where it is no list of at least three. */
function waysOf(list: string): string[][] | undefined {
  const steps = list
    .replace(/ until [^,]+/g, '')
    .split(/[,;]\s*(?:and )?(?:then )?|\s+(?:and )?then\s+|\s*(?:->|→|\/)\s*|\s+to\s+|\s+and\s+/i)
    .map((step) =>
      step
        .trim()
        .replace(/^(?:or|then) /i, '')
        .toLowerCase(),
    )
    .filter(Boolean)
    .flatMap((step, at, all) => (at < all.length - 1 && /^(\S+) or (\S+)$/.exec(step)?.slice(1)) || [step]);
  if (steps.some((step) => step.split(' ').length > 5 || /\d/.test(step) || finite.test(step))) return undefined;
  const last = steps.pop()?.split(/\s+or\s+/) ?? [];
  if (steps.length + last.length < leastFields || last.some((step) => step.split(' ').length > 3)) return undefined;
  if (steps.some((step) => step.split(' ').length > 4)) return undefined;
  return last.map((end) => [...steps, end]);
}

/** The records that a text lists with their fields or states, and the text without these lists. Pure. */
export function readToldRecords(text: string): { records: ToldRecord[]; rest: string } {
  const found: ToldRecord[] = [];
  const kept: string[] = [];
  let last: ToldRecord | undefined;
  let isNext = false;
  const queue = linesOf(text);
  for (let line = queue.shift(); line; line = queue.shift()) {
    const read: ToldRecord | undefined =
      canList.test(line.text) || line.bullets.length > 0 ? readLine(line, last, isNext) : undefined;
    isNext = read !== undefined;
    // A name that stands nowhere else is a label: 'Colours: …'.
    if (!read && line.bullets.length > 0) queue.unshift(...line.bullets.map((point) => ({ text: point, bullets: [] })));
    if (
      !read ||
      !(
        read.one === unnamed ||
        found.some(({ one }) => one === read.one) ||
        isNamedElsewhere(read.one, text, line.text)
      )
    ) {
      kept.push(line.text);
      continue;
    }
    last = found.find(({ one }) => one === read.one);
    if (last) merge(last, read);
    else found.push(read);
    last ??= read;
  }
  return { records: found.map(withoutState), rest: found.length > 0 ? kept.join('\n') : text };
}

/** The states stand for themselves. */
const withoutState = (record: ToldRecord): ToldRecord =>
  record.ways.length > 0
    ? { ...record, fields: record.fields.filter(({ name }) => !/^(?:status|state)$/.test(name)) }
    : record;

/** What an act lists after 'with', as the fields of its object: 'a quote with address, trees and price'. */
export function fieldsInPhrase(one: string, phrase: string): { record: ToldRecord; without: string } | undefined {
  const [, before = '', list = ''] = /^(.+?),? with (.+)$/.exec(phrase) ?? [];
  const record = before ? withFields(one, piecesOfList(list)) : undefined;
  return record && { record, without: before };
}

/** The same records with what others say of them; states without a name are those of the record with the most fields, else of `main`. */
export function joinRecords(records: ToldRecord[], more: ToldRecord[], main: string | undefined): ToldRecord[] {
  const all: ToldRecord[] = [];
  const whole = [...records, ...more].toSorted((a, b) => Number(a.one === unnamed) - Number(b.one === unnamed));
  for (const record of whole) {
    const [most] = all.filter(({ fields }) => fields.length > 0).toSorted((a, b) => b.fields.length - a.fields.length);
    const one = record.one === unnamed ? (most?.one ?? main) : record.one;
    const same = all.find((other) => other.one === one);
    if (same) merge(same, record);
    else if (one) all.push({ ...record, one, fields: [...record.fields], ways: [...record.ways] });
  }
  return all;
}

function merge(into: ToldRecord, more: ToldRecord): void {
  into.fields.push(...more.fields.filter(({ name }) => !into.fields.some((own) => own.name === name)));
  // What comes after what stands above a mere list of the same states.
  if (more.isInOrder && !into.isInOrder) into.ways = [];
  into.ways.push(...(into.isInOrder && !more.isInOrder ? [] : more.ways));
  into.isInOrder ||= more.isInOrder;
}

function isNamedElsewhere(one: string, text: string, line: string): boolean {
  const name = new RegExp(patternOfNoun(asNoun(one.split(' ').at(-1) ?? '')).source, 'gi');
  return [...text.matchAll(name)].length > [...line.matchAll(name)].length;
}

/** Every state of a record, each once, in the order in which they were told. */
export const statesOf = ({ ways }: Pick<ToldRecord, 'ways'>) => [...new Set(ways.flat())];

/** 'diet (halal, veggie or none)', as a criterion names a field. */
export const tellField = ({ name, choices, parts }: ToldField) =>
  choices
    ? `${name} (${joinWords(choices, 'or')})`
    : parts
      ? `${name} (${isPlural(name) ? 'each ' : ''}with ${joinWords(parts)})`
      : name;

/** The name of a told record as a heading has it. */
export const titleOfRecord = ({ one }: ToldRecord) => capitalise(one);
