import { fieldOf, isEitherWritten, type ToldField } from '#worker/features/guide/grammar/told-fields.rules.ts';
import { eachAlone, joinValues, piecesOfList, waysOf } from '#worker/features/guide/grammar/told-lists.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { capitalise, isPlural, lowerFirst, singularOf } from '#worker/features/guide/grammar/words.rules.ts';

const parts =
  /^(?:(?:an?|the|each|every|all|our|one) )?([^:(=–—]{2,60}?)\s*(?::|=|–|—|\s-\s|\s(?:with|has|have|needs|consists of|keeps|knows)(?: its| an?| the)?\s|(?=\())\s*(.+)$/iu;
const stated =
  /^(?:(?:its )?(?:states?|status|stages|steps)(?: is| are)?|(?:it )?goes(?: from)?|is|it is|it can be)(?::|=|\s)\s*(?!\()(.+)$/i;

/** The things that an outline says are kept, each with its fields and states; the first is what it is all about. */
export function readRecordLines(lines: string[]): ToldRecord[] {
  const found: ToldRecord[] = [];
  for (const line of lines) {
    const record = readRecordLine(line);
    const same = found.find(({ one }) => one === record.one);
    if (same) {
      same.fields.push(...record.fields.filter(({ name }) => !same.fields.some((own) => own.name === name)));
      same.ways.push(...record.ways);
      if (record.remark) same.remark = record.remark;
    } else if (record.one !== '') found.push(record);
  }
  return found;
}

/** The fields of a list: 'stone, what is wrong, kind (fallen, leaning)'. */
export const readFields = (list: string): ToldField[] => (list === '' ? [] : readRecordLine(`Thing: ${list}`).fields);

export function readRecordLine(line: string): ToldRecord {
  const text = eachAlone(line)
    .replace(/[’‘]/g, "'")
    .replace(/[.\s]+$/, '')
    .replace(/, (?:if (?:any|known|needed|there is one)|optional)\b/gi, ' (optional)');
  const [, named = text, list = ''] = parts.exec(text) ?? [];
  const one = nameOf(named);
  const record: ToldRecord = { one, fields: [], ways: [], isInOrder: false };
  const whole = list.replace(/^\((.*)\)$/s, '$1').replace(/;\s*or (?=\p{L})/giu, ', or ');
  // What is kept apart by a semicolon is a list of its own: fields, then states.
  for (const piece of whole.split(/;\s*|\.\s+|,\s+(?=(?:states?|status|stages): )/i)) {
    // 'Kind is solo, training or check flight' says what a field that was listed may be.
    const [, whose = '', values = ''] =
      /^(?:the )?([\p{L} ]{2,30}?) (?:is|are|can be|may be) (?:either |one of )?(.+)$/iu.exec(piece.trim()) ?? [];
    const field = record.fields.find(({ name }) => name === whose.toLowerCase());
    const choices = field ? [...new Set((waysOf(values) ?? []).flat())] : [];
    if (field && choices.length > 1) {
      field.choices = choices;
      continue;
    }
    const states = stated.exec(piece.trim())?.[1] ?? (record.fields.length > 0 ? listedStates(piece) : undefined);
    const ways = states === undefined ? undefined : (waysOf(states) ?? bothOf(states) ?? namedStates(piece, states));
    if (ways) {
      record.ways.push(...ways);
      record.isInOrder = true;
      continue;
    }
    // 'For the relations without a constraint' says which, and is no field.
    if (/^for (?:the|all|each|every|those|any) /i.test(piece.trim())) {
      record.remark = piece.trim();
      continue;
    }
    const [set = '', inner = ''] = /,? ?\b(?:states?|status) \(([^()]+)\)/i.exec(piece) ?? [];
    const listed = inner.split(/,\s*(?:or )?|\s+or\s+/).map((state) => state.trim());
    const isSet = listed.length >= fewestStates && record.ways.length === 0;
    if (isSet) record.ways.push(listed);
    for (const told of joinQualities(
      joinValues(joinWeekdays(piecesOfList(spelt(isSet ? piece.replace(set, '') : piece)))),
    ))
      addField(record, told);
  }
  return record;
}

const quality =
  '(?:good|ok|okay|bad|poor|fair|high|low|medium|mid|middle|normal|small|large|big|red|amber|green|yellow|easy|hard|hot|cold|fresh|old|new|dead|alive|single|double|full|half|empty|clean|dirty|wet|dry|light|dark|mild|severe|strong|weak)';
const qualities = new RegExp(`^${quality} or ${quality}$`, 'i');
const oneQuality = new RegExp(`^${quality}$`, 'i');
/** 'Low, mid or high fire': three values of the fire. */
const qualitiesOf = new RegExp(`^(${quality} or ${quality}) ([\\p{L}-]+)$`, 'iu');
/** 'Date, good, ok or bad': three values of one condition, and no field 'good'. */
function joinQualities(pieces: string[]): string[] {
  const at = pieces.findIndex(
    (piece, index) =>
      (qualities.test(piece.trim()) || qualitiesOf.test(piece.trim())) &&
      oneQuality.test(pieces[index - 1]?.trim() ?? ''),
  );
  if (at < 0) return pieces;
  const [, last = pieces[at] ?? '', named = 'condition'] = qualitiesOf.exec(pieces[at]?.trim() ?? '') ?? [];
  let first = at - 1;
  while (oneQuality.test(pieces[first - 1]?.trim() ?? '')) first -= 1;
  const values = [...pieces.slice(first, at), last].join(', ').replace(/ or /i, ', ');
  return [...pieces.slice(0, first), `${named} (${values})`, ...pieces.slice(at + 1)];
}

const fewestStates = 3;
const withDate = /(?<=^|[,;] ?)([^,;()]+? [^,;() ]+) and (date|time|hour|place)(?=\s*(?:[,;]|$))/giu;

/**
 * A list of fields with each of them named whole: 'HIV result and date', 'from table and column', 'batch number plus serial'.
 * 'Price per kg and date' at the end of a list are its last two fields, and stay as they are.
 */
function spelt(list: string): string {
  const paired = [...list.matchAll(withDate)].filter(([, first = '']) => !/^(?:date|time|day)\b/i.test(first));
  const isSure = paired.length > 1 || paired.some((match) => /^\s*,/.test(list.slice(match.index + match[0].length)));
  const dated = isSure
    ? list.replace(withDate, (all, first: string, second: string) =>
        /^(?:date|time|day)\b/i.test(first.trim()) ? all : `${first}, ${first.trim()} ${second}`,
      )
    : list;
  const isBothWays = /\bfrom \p{L}+ and \p{L}+/iu.test(dated) && /\bto \p{L}+ and \p{L}+/iu.test(dated);
  const ways = isBothWays ? dated.replace(/\b(from|to) (\p{L}+) and (\p{L}+)/giu, '$1 $2, $1 $3') : dated;
  return ways
    .replace(/(?<=^|[,;] ?)(date|day) and (period|place|room|lesson)(?=\s*(?:[,;]|$))/giu, '$1, $2')
    .replace(/(?<=^|[,;] ?)([^,;()]+?) plus (?:an? |its |the )?([^,;()]+)/giu, '$1, $2');
}

/** 'Firing, shelves; asked, accepted, paid, or declined': after the fields the states, without a word for them. */
function listedStates(piece: string): string | undefined {
  const listed = piece.split(/,\s*(?:or )?|\s+or\s+/).map((state) => state.trim());
  const isList =
    listed.length >= fewestStates && listed.every((state) => /^[\p{L}-]+(?: [\p{L}-]+){0,2}$/u.test(state));
  return isList && listed.some((state) => /(?:ed|ing)$|^(?:paid|sold|sent|open|done|lost)$/.test(state))
    ? listed.join(', ')
    : undefined;
}

/** Two states are a way too, where they are listed as states. */
function bothOf(states: string): string[][] | undefined {
  const both = states.split(/,\s*(?:then )?|\s+(?:or|and|then)\s+/).map((state) => state.trim());
  return both.length === 2 && both.every((state) => state !== '') ? [both] : undefined;
}

/** What stands behind 'states:' are states also where one of them is a clause: 'missed, someone is on it, closed'. */
function namedStates(piece: string, states: string): string[][] | undefined {
  const listed = states.split(/,\s*(?:or )?/).map((state) => state.trim().toLowerCase());
  const isSure = /^(?:its )?states?: /i.test(piece.trim()) && listed.length >= fewestStates;
  return isSure && listed.every((state) => /^[\p{L}'-]+(?: [\p{L}'-]+){0,3}$/u.test(state)) ? [listed] : undefined;
}

const weekdays = /^(.*?\b(?:an? )?(?:normal |usual |typical )?)(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/iu;
const weekday = /^(?:and )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b(.*)$/iu;
/** 'How much we need on a normal Monday, Tuesday and so on per truck' is one field, told by its days. */
export function joinWeekdays(pieces: string[]): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1) ?? '';
    const [, rest] = weekday.exec(piece.trim()) ?? [];
    const isOn = weekdays.test(before.trim()) || / each weekday$/.test(before);
    if (isOn && (rest !== undefined || /^(?:and )?so on\b/i.test(piece.trim())))
      joined[joined.length - 1] = `${before
        .trim()
        .replace(weekdays, '$1')
        .replace(/ (?:on )?(?:an? )?(?:normal |usual |typical )?$/i, '')
        .replace(/ each weekday$/, '')} each weekday`;
    else joined.push(piece);
  }
  return joined;
}

const yesOrNo = /\s*\((?:yes\s*(?:\/|,|or)\s*no|y\/n)\)$/i;
/** A field that is told as a clause keeps the owner's words: 'what was promised', 'where it stands'. */
const asClause = /^(?:what|where|who|how|why|when)\b[^()]*$/i;

/** 'The phone number is optional' and 'up to 3 owners' as a field and what is said of it. */
const asField = (told: string) =>
  told
    .replace(/^(?:my|our|your) (?=\p{L})/iu, 'own ')
    .replace(/^(?:the |an? )?(.+?) (?:is|are) optional$/i, '$1 (optional)')
    // 'Due 31 March' is a day with its value.
    .replace(/^due (\d{1,2} \p{L}+)$/iu, 'due on ($1)')
    // '60%' is how much of something, 'lowest height 25 degrees' a height with its value.
    .replace(/^(\d+(?:[.,]\d+)?) ?%$/, 'share ($1 percent)')
    .replace(
      /^([\p{L}][\p{L} ]+?) (\d+(?:[.,]\d+)? ?(?:degrees?|°|percent|%|cm|mm|m|km|kg|g|minutes?|hours?|days?|weeks?))$/iu,
      '$1 ($2)',
    )
    .replace(/^((?:(?:up to|at most|at least|about) )?\d+) (.+)$/i, '$2 ($1)')
    // 'Like 09-14-22' shows one, and is none of the choices.
    .replace(/(\([^()]*?),? (?:like|such as|e\.g\.|for example) [^()]+\)/i, '$1)');

function addField(record: ToldRecord, said: string): void {
  // 'No person' is what must not be kept.
  if (/^no \p{L}+$/iu.test(said.trim())) return;
  const [, needed = said, spared] =
    /^(.+?)\s*\((optional|if any|may be empty|if there is one)\)$/i.exec(said.trim()) ?? [];
  const told = asField(spared && asClause.test(needed) ? needed : said);
  const isFlag = yesOrNo.test(told);
  const plain = told.replace(yesOrNo, '');
  const isNamed = isFlag || asClause.test(plain.trim()) || isPair(plain.trim());
  const read = isNamed ? asNamed(plain) : asChosen(fieldOf(plain) ?? asNamed(plain));
  const pair = isPair(plain.trim()) ? plain.trim().toLowerCase().split(' or ') : undefined;
  const choices = isFlag ? ['yes', 'no'] : pair;
  const whole = read && spared && asClause.test(needed) ? { ...read, isOptional: true as const } : read;
  const field = whole && choices ? { ...whole, choices } : whole;
  if (field && !record.fields.some(({ name }) => name === field.name)) record.fields.push(field);
}

/** 'Veg or jain' is a field by both its words, and its values; 'iced or boxed' says how something is. */
const isPair = (told: string) =>
  /^[\p{L}-]+ or (?!not$)[\p{L}-]+$/iu.test(told) && !/(?:ed|en|ing)\b/.test(told) && !isEitherWritten(told);

/** 'Method (keep, fake, hash)': a field of which there is one has one of the values. */
const asChosen = (field: ToldField | undefined): ToldField | undefined => {
  const { parts: values, ...rest } = field ?? {};
  return field && values && !isPlural(field.name.split(' ').at(-1) ?? '')
    ? { ...rest, name: field.name, choices: values }
    : field;
};

/** What no form of a field fits is a field by its first words. */
function asNamed(told: string): { name: string; remark?: string } | undefined {
  const name = lowerFirst(
    told
      .replace(/[()[\]{}<>]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const words = name.split(' ');
  return name === '' ? undefined : words.length < 6 ? { name } : { name: words.slice(0, 4).join(' '), remark: name };
}

/** 'Boxes of fish' is kept as 'box of fish'. */
function nameOf(named: string): string {
  const [head = '', ...rest] = lowerFirst(named.trim()).split(/ (?=of |per |for |in )/);
  const words = head.split(' ');
  const last = words.pop() ?? '';
  return [[...words, singularOf(last)].join(' '), ...rest].join(' ');
}

/** A record as a line of an outline: 'Session: kind (race, sprint), start; states: open, seen'. */
export function tellRecordLine({ one, fields, ways }: Pick<ToldRecord, 'one' | 'fields' | 'ways'>): string {
  const listed = fields
    .map(
      ({ name, choices, parts: inner }) =>
        `${name}${choices ? ` (${choices.join(', ')})` : inner ? ` (${inner.join(', ')})` : ''}`,
    )
    .join(', ');
  const [way] = ways;
  return `${capitalise(one)}${listed ? `: ${listed}` : ''}${way ? `${listed ? ';' : ':'} states: ${way.join(', ')}` : ''}`;
}
