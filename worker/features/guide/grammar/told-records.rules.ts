import { fieldOf, type ToldField } from '#worker/features/guide/grammar/told-fields.rules.ts';
import {
  finite,
  headOf,
  joinValues,
  type Line,
  linesOf,
  piecesOfList,
  piecesOfPoint,
  waysOf,
} from '#worker/features/guide/grammar/told-lists.rules.ts';
import { asNoun, isPlural, patternOfNoun, singularOf } from '#worker/features/guide/grammar/words.rules.ts';

/** A thing that is nothing but sums and ranks of others: a table of points with its columns. */
export type Figure = { one: string; fields: string[] };

/** A record as somebody listed it. `ways` are its states: in the order in which they follow each other where `isInOrder`; `remark` is said of all. */
export type ToldRecord = {
  one: string;
  fields: ToldField[];
  ways: string[][];
  isInOrder: boolean;
  remark?: string;
  /** What is made of its rows whenever somebody looks, and kept nowhere. */
  figures?: Figure[];
  /** Of what nobody listed and lines on who does what leave behind: those lines, their verb, and whether they are about it alone. */
  trace?: { verb: string; acts: string[]; isOwn: boolean; ends?: string };
};

/** Words that are said of something; a list without any of them is no list of fields. */
const attribute =
  /^(?:names?|dates?|numbers?|place|time) (?:of|and) |^(?:date|day|number|amount) (?!of )\p{L}|(?:^| )(?:names?|surname|title|dates?|start|end|numbers?|id|address|description|price|phone|e-?mail|contact|photos?|pictures?|types?|kind|status|state|time|place|location|note|notes|language|category|deadline|due|version|country|weight|size|height|length|width|thickness|depth|class|owner|amount|quantity|material|colou?r|customer|author|duration|text|url|link|code|value|reason|count|year|unit|street|age|model|brand|role|species|level|position|zone|period|format|hazards|surface|rate)$/iu;
const noRecord =
  /(?:^| )(?:goal|aim|winning|success|budget|example|minimum|maximum|rule|rules|plan|plans|note|price|cost|who|what|when|where|never|later|not|no|out|needed|wanted|building|tech|stack|language|languages|people|users?|roles?|team|today|now|must|problem|api|surface|errors?|process|flow|menu|day|week|months?|years?|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/i;
const article = '(?:an?|the|each|every|all|our|one) ';
const noun = '[\\p{L}-]+(?: [\\p{L}-]+){0,2}?';
const listed = new RegExp(
  `^(?:and )?(?:for )?(?:fields? (?:per|of|for) )?(?:${article})?(${noun})(?: has| have| is| needs| consists of|,? we (?:keep|store|need|note|record))?: ?(.+)$`,
  'iu',
);
const having = new RegExp(
  `^(?:${article})(${noun}) (?:has|have|holds?|consists? of|contains?|is made up of|includes?|needs|carries) (?:an? |the )?(.+)$`,
  'iu',
);
/** 'Boats have a state: ready, out' is the state of a boat. */
const hasState = /^(\S+(?: \S+)?) (?:has|have) (?:an? |the )?(?=(?:states?|status)\b)/i;
const stated = new RegExp(
  `^(?:the )?(?:(${noun}) )?(?:status|state)(?:es|s)?( order)?(?:(?: is| are)?: ?| (?:is|are) )(.+)$`,
  'iu',
);
const going = new RegExp(
  `^(?:${article})?(${noun}) (?:goes|moves|passes|runs)(?: from)?:? (?!(?:to|through|as|on|in|at|back|by|up|out|down) )(.+)$`,
  'iu',
);
/** 'It is either at home, on loan or lost'; several of something: 'The answers are yes, no and perhaps'. */
const either = new RegExp(
  `^(?:(?:it|they)(?:'s| is|'re| are) (?:always )?either |(?:(?:${article})(${noun}) (?:is|can be) either )|the (${noun}s) (?:are|can be|may be) )(.+)$`,
  'iu',
);
const beingThen = new RegExp(
  `^(?:${article})?(${noun}) is(?:(?: first)? (.+?, (?:and )?then .+)|: ?(.+)| (\\p{L}+ed, .+))$`,
  'iu',
);
/** 'An offer is open, in testing, all in or withdrawn': one of several things that it can be at a time. */
const being = new RegExp(`^(?:${article})?(${noun}) is (?:either )?([^,:]+, .+)$`, 'iu');
const isState =
  /(?:ed|en|ing)$|^(?:in|on|out|off|not|all) |^(?:open|closed|free|new|active|on|off|out|in|done|ready|empty|full|lost|sent|paid|held|late|missing|pending|draft|built|sold|won|present|absent|live|due|kept|met|read|found|cut|set)$/i;
/** 'Kinds are EUR and H1': the values of a field that the record before has. */
const valued = /^(?:the )?(?:possible )?(\p{L}+)(?: are|: ?) (?!per )(.+)$/iu;
/** 'Comments are per clue: …': one for each of another. */
const perOne = new RegExp(`^(?:the |all )?(\\p{L}+s) are (?:one )?(?:per|for each) (${noun}): ?(.+)$`, 'iu');
const becoming = new RegExp(`^then (?:(?:it(?:'s| is| becomes)|that becomes) )?an? (${noun}): ?(.+)$`, 'iu');
const leastFields = 3;
/** Most sentences list nothing. */
const canList = /^(?=.{5,900}$)(?:or |.*,|.*\bthen\b)/is;

/** 'A list of methods, each marked new, steady or done': what each of them can be. */
const marked =
  /^(.+ (?:(?:list|set|number) of )?([\p{L}-]+s)), each (?:one |of them )?(?:is |with )?(?:marked|rated|graded|ranked|flagged|set)(?: as)? (.+)$/iu;

/** Of states that were listed without a word of whose they are. */
const unnamed = '';
const pronoun = /^(?:it|they|this|that|these|those|who|which|we|i|you|he|she|everything|somebody)\b/i;

/** '… healed. Or declined': another end of the same way. */
const endOf = (text: string, [first = '']: string[]) =>
  text.split(' ').length < 4 && !finite.test(text) ? [[first, text.toLowerCase()]] : undefined;

const nameOf = (text: string) => singularOf(text.trim().toLowerCase()).replace(/^(?:new|whole) /, '');

/** A sentence with the one verb that is read: 'a tool's got a number' has one. */
const plainly = (text: string) =>
  text
    .replace(/[.!?]+$/, '')
    .replace(/[’‘]/g, "'")
    .replace(/^((?:an?|the|each|every) [\p{L} -]{2,40}?)(?:'s| has| have) got /iu, '$1 has ');

/** What one sentence says of a record: its fields or its states; `before` is the record that was spoken of before. */
function readLine({ text, bullets }: Line, before: ToldRecord | undefined, isNext: boolean): ToldRecord | undefined {
  const sentence = plainly(text);
  const asStates = (named: string, list: string, isInOrder: boolean): ToldRecord | undefined => {
    const ways = waysOf(list);
    const one = /^(?:it|this|that|everything)?$/.test(named) ? (before?.one ?? unnamed) : named;
    return ways && !pronoun.test(one) ? { one, fields: [], ways, isInOrder } : undefined;
  };
  const state = stated.exec(sentence.replace(hasState, '$1 '));
  if (state) return asStates(nameOf(state[1] ?? ''), state[3] ?? '', Boolean(state[2]));
  const [, thing, things, states = ''] = either.exec(sentence) ?? [];
  const chosen = states && asStates(nameOf(thing ?? things ?? ''), states.replace(/, and (?=[^,]+$)/, ' or '), false);
  if (chosen) return chosen;
  const asked = / is: /.test(sentence)
    ? withFields(nameOf(listed.exec(sentence)?.[1] ?? ''), piecesOfList(listed.exec(sentence)?.[2] ?? ''))
    : undefined;
  if (asked) return asked;
  const then = becoming.exec(sentence) ?? going.exec(sentence) ?? beingThen.exec(sentence);
  const gone = then && asStates(nameOf(then[1] ?? ''), then[2] ?? then[3] ?? then[4] ?? '', true);
  if (gone) return gone;
  const [, thingThere = '', is = ''] = being.exec(sentence) ?? [];
  const there = thingThere && !/^(?:an?|the) /.test(is) ? asStates(nameOf(thingThere), is, true) : undefined;
  if (there && statesOfWays(there).filter((state) => isState.test(state)).length * 2 > statesOfWays(there).length)
    return there;
  const listedPlain = thingThere ? withFields(nameOf(thingThere), piecesOfList(is)) : undefined;
  if (listedPlain && !noRecord.test(thingThere)) return listedPlain;
  const [, several = '', each = '', eachList = ''] = perOne.exec(sentence) ?? [];
  const perEach = several ? withFields(nameOf(several), [each, ...piecesOfList(eachList)]) : undefined;
  if (perEach) return perEach;
  const values = before && valuesOf(before, sentence);
  if (values) return values;
  const other = /^or (.+)$/i.exec(sentence)?.[1];
  const more = other && isNext && before?.ways[0] ? (waysOf(other) ?? endOf(other, before.ways[0])) : undefined;
  if (more && before) return { ...before, fields: [], ways: more };
  if (bullets.length >= leastFields) {
    const head = headOf(text)?.thing;
    return head && !noRecord.test(head) ? withFields(nameOf(head), bullets.flatMap(piecesOfPoint)) : undefined;
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

const statesOfWays = ({ ways }: ToldRecord) => [...new Set(ways.flat())];

/** The record that was listed before, with the values that a sentence gives to one of its fields. */
function valuesOf(before: ToldRecord, sentence: string): ToldRecord | undefined {
  const [, named = '', list = ''] = valued.exec(sentence) ?? [];
  const name = singularOf(named.toLowerCase());
  const field = before.fields.find(
    (one) =>
      !one.choices && [name, `${name} of`].some((start) => one.name === start || one.name.startsWith(`${start} `)),
  );
  const choices = piecesOfList(list).map((value) => value.replace(/^(?:and |or )|^['"]|['"]$/g, ''));
  const isPlain = choices.length > 1 && choices.every((value) => value.split(' ').length < 4 && !finite.test(value));
  return field && isPlain && name !== ''
    ? { ...before, fields: before.fields.map((one) => (one === field ? { ...one, choices } : one)), ways: [] }
    : undefined;
}

/** 'who owns it, us or them' is one piece: what may be said to it comes after the comma. */
const joinChoices = (pieces: string[]) =>
  pieces.flatMap((piece, at) => {
    const next = pieces[at + 1] ?? '';
    if (/^(?:who|which|what) /i.test(pieces[at - 1] ?? '') && isChoice.test(piece)) return [];
    return [/^(?:who|which|what) /i.test(piece) && isChoice.test(next) ? `${piece} (${next})` : piece];
  });
const isChoice = /^[\p{L}' -]+ or [\p{L}' -]+$/iu;

/** The record with the fields and states that pieces name; undefined where too few of them can be fields. */
function withFields(one: string, all: string[]): ToldRecord | undefined {
  const pieces = joinChoices(joinValues(all));
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

/**
 * The records that a text lists with their fields or states, and the text without these lists. Pure.
 * @param among all that was told, in which what is listed has its name.
 * @param earlier the record that was listed last before this text.
 */
export function readToldRecords(
  text: string,
  among = text,
  earlier?: ToldRecord,
): { records: ToldRecord[]; rest: string } {
  const found: ToldRecord[] = [];
  const kept: string[] = [];
  let last = earlier;
  let isNext = false;
  const queue = linesOf(text);
  for (let line = queue.shift(); line; line = queue.shift()) {
    const [, before, each, marks = ''] = marked.exec(line.text) ?? [];
    const ways = waysOf(marks.replace(/[.!]+$/, ''));
    if (before && each && ways) {
      found.push({ one: nameOf(each), fields: [], ways, isInOrder: false });
      queue.unshift({ text: before, bullets: line.bullets });
      continue;
    }
    const read: ToldRecord | undefined =
      canList.test(line.text) || line.bullets.length > 0 ? readLine(line, last, isNext) : undefined;
    isNext = read !== undefined;
    // A name that stands nowhere else is a label: 'Colours: …'.
    const isKnown =
      read &&
      (read.one === unnamed ||
        [...found, earlier].some((other) => other?.one === read.one) ||
        (line.bullets.length === 0 && (/^(?:an?|each|every) /i.test(line.text) || hasState.test(line.text))) ||
        isNamedElsewhere(read.one, among, line.text));
    if (!isKnown) {
      kept.push(line.text);
      queue.unshift(...line.bullets.map((point) => ({ text: point, bullets: [] })));
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
  // The values of a field may come after its name.
  into.fields = into.fields.map((own) => more.fields.find(({ name, choices }) => name === own.name && choices) ?? own);
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
