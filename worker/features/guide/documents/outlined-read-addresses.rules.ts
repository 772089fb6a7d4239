import { kebab, pathOf } from '#worker/features/guide/documents/addresses.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import { nounIn, pluralOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { makesReport } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import type { OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';

const aFile = /\b(?:report|list|overview|table|PDF|Excel|CSV)\b/i;
/** An effect by which somebody gets a list or a file. */
export const makesFile = (effect: string): boolean =>
  /^(?:create|make|show|list) /i.test(effect) && aFile.test(effect) && !/ready to be printed$/.test(effect);

/** How long a report may be about: 'for a year or one Saturday', 'end of the year', 'the quarterly report'. */
const period =
  /\b(?:(year|quarter|month|week|term|season)(?:ly)?|one (monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b/gi;

/** What tells no report from another. */
const ofNoReport =
  /^(?:reports?|lists?|overviews?|table|pdf|excel|csv|each|every|all|year|yearly|quarter|quarterly|month|monthly|week|weekly)$/;

/** The table whose rows a report counts: the one that what comes of it names first, else the one that its act is about. */
export function countedIn(effect: string, tables: Table[], main: Table | undefined): Pick<Table, 'name'> {
  const places = tables
    .filter(({ kind }) => kind === 'own')
    .map((table) => ({ table, at: effect.search(new RegExp(`\\b(?:${namesOf(table.record)})\\b`, 'i')) }));
  const [first] = places.filter(({ at }) => at >= 0).toSorted((one, other) => one.at - other.at);
  return first?.table ?? main ?? { name: 'records' };
}

const namesOf = (record: string) => `${toPattern(record)}|${toPattern(pluralOf(record))}`;

/**
 * The addresses that a report may have, which is made of rows and itself none, the shortest first: '/api/items/reports/town?year='.
 * @param table whose rows it counts.
 * @param told the words after the verb, and what says when and what comes of it.
 */
export function reportAddresses(table: Pick<Table, 'name'>, phrase: string, told: string): string[] {
  const words = wordsIn(phrase, ofNoReport);
  const asked = [...told.matchAll(period)].map(([, one = '', day = '']) => (one || day).toLowerCase());
  const query = asked.length > 0 ? `?${[...new Set(asked)].map((one) => `${one}=`).join('&')}` : '';
  const base = `${pathOf(table)}/reports`;
  if (words.length === 0) return [`${base}${query}`];
  return [`${base}/${kebab(words[0] ?? '')}${query}`, `${base}/${kebab(words.join(' '))}${query}`];
}

/** Whether an act asks for a report: it puts one together, or takes a file of what is kept with it. */
export const asksForReport = ({ told }: Pick<OutlinedAct, 'told'>, effect: string): boolean =>
  makesReport(told) ||
  (/^(?:export|download)$/.test(told.verb) && /\breport\b/i.test(told.phrase) && makesFile(effect));

const joining =
  /^(?:an?|the|was|were|is|are|has|have|had|do|does|those|they|them|of|on|in|at|to|for|with|by|it|its|their|his|her|and|or|which|what|who|whom|whose|how|many|much|one|as|up|off|out|own)$/;
const mostWords = 4;
const placing = /^(?:on|in|at|by|for|from|of|with|during)$/;
/** What stands between a verb of looking and its object: 'look at', 'look for'. */
const leading = /^(?:at|for|through|into|up) /i;

/** The words of a phrase that an address may keep: of its first part, up to the first preposition after one of them. */
function wordsIn(phrase: string, but: RegExp): string[] {
  const found: string[] = [];
  const [first = ''] = phrase
    .replace(/^on (?:one|a single) page /i, '')
    .split(/[,;:(]| and (?=which|what|who|how|see)/);
  for (const word of first
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}\p{N}'’-]+/u)) {
    if (placing.test(word) && found.length > 0) break;
    if (word && !joining.test(word) && !but.test(word)) found.push(word);
  }
  return found.slice(0, mostWords);
}

/** The words that name a record: its address says them already. */
const naming = (record: string) =>
  new RegExp(
    `^(?:${record
      .split(' ')
      .flatMap((one) => [toPattern(one), toPattern(pluralOf(one))])
      .join('|')})$`,
  );

const ofOne = / of (?:an?|the|this|one) ([\p{L} '-]+)$/iu;

/**
 * The thing whose rows are asked for: of 'the checks of a hive' the hive, to which each check belongs.
 * @param name the table whose rows they are.
 */
export function wholeIn(phrase: string, name: string | undefined, tables: Table[]): Table | undefined {
  const [, thing = ''] = ofOne.exec(phrase) ?? [];
  const own = tables.find((table) => table.name === name);
  return thing === ''
    ? undefined
    : tables.find(
        (table) =>
          table.kind === 'own' &&
          table.name !== name &&
          table.record === thing.toLowerCase() &&
          own?.columns.some(({ references, may }) => references === table.name && !may),
      );
}

/**
 * The thing of which people said something, where somebody looks at what they said: 'who is missing' is asked of one rehearsal, to which
 * each answer belongs.
 * @param people the names of those who say it, which are nothing of that kind.
 */
export function wholeOfSaid(table: Table | undefined, people: string[], tables: Table[]): Table | undefined {
  const own = tables.filter(({ kind, record }) => kind === 'own' && !people.includes(record));
  return own.find(({ name }) => table?.columns.some(({ references, may }) => references === name && !may));
}

/** An address of rows below the thing that they belong to: '/api/checks/export' is '/api/hives/:id/checks/export', '/api/games/leaderboard' '/api/rooms/:id/leaderboard'. */
export function belowWhole(path: string, base: string, whole: Table, isOfRows: boolean): string {
  if (path !== base && !path.startsWith(`${base}/`)) return path;
  const rest = path.slice(base.length);
  const rows = isOfRows || rest === '' ? base.replace(/^\/api/, '') : '';
  return rest.startsWith('/:id') ? path : `${pathOf(whole)}/:id${rows}${rest}`;
}

const looking = /^(?:see|look|look up|view|open|read|search|find|check|show|watch|follow|get)$/;
/** What is said of all rows of a record, and nothing that one of them has: 'the rehearsal dates', 'the booking list'. */
const ofAll = /^(?:dates?|days?|times?|list|overview|calendar|schedule|plan)$/i;
/** 'Who can': all that is asked is whether. */
const aside = /^(?:can|could|will|may|must)$/;

/** The spell of time of which somebody sees what there is: the year of 'the attendance of a year'. */
const spellAsked = /\b(?:of|in|for|or) (?:an?|one|each) (year|season|term|quarter|month|week|day)\b/gi;

/** An address with the spell of time that is asked for, as '?month='. */
const withSpell = (path: string, text: string): string => {
  const asked = [...new Set([...text.matchAll(spellAsked)].map(([, spell = '']) => `${spell.toLowerCase()}=`))];
  return asked.length === 0 || path.includes('?') || path.endsWith(':id') ? path : `${path}?${asked.join('&')}`;
};

/** What only counts rows has another answer than the rows have. */
const counting = /\b(?:number|sum|total|share|average)s? of\b/i;

/**
 * The addresses by which somebody looks at something, the plainest first: rows of a record as such have that of the record, which all
 * who may read them share; what has a shape of its own has an address beside it: '/api/visits/:id/summary', '/api/tools/near'.
 * @param effect what is shown.
 */
export function readAddresses(
  { told, record }: OutlinedAct,
  table: Pick<Table, 'name'> | undefined,
  effect = '',
): string[] {
  const base = pathOf(table ?? { name: told.object?.many ?? 'records' });
  const phrase = told.phrase.replace(leading, '');
  const said = `${phrase}. ${effect}`;
  const [, spell = ''] = /^(?:an?|the|this|one) (month|year|week|day)(?!\S)/i.exec(phrase) ?? [];
  if (spell) return [`${base}/${spell.toLowerCase()}s/:${spell.toLowerCase()}`];
  const mine = '(?:their|his|her|its|my|own)';
  const names = record && [toPattern(record.one), toPattern(pluralOf(record.one))];
  const begins = (name: string, words: string) =>
    new RegExp(`^(?:(?:${words}) )?(?:${mine} )?${name}(?![\\p{L}-])(?: (\\p{L}+))?`, 'iu').exec(phrase);
  const one = names ? begins(names[0] ?? '', `an?|the|one|this|${mine}`) : null;
  if (names && one && ofAll.test(one[1] ?? '')) return [withSpell(base, said), `${base}/${kebab(one[1] ?? '')}`];
  // 'The attendance of a year' is of many rows, and of none by its id.
  if (names && one && (counting.test(effect) || phrase.search(spellAsked) >= 0))
    return [withSpell(counting.test(effect) ? `${base}/counts` : base, said)];
  if (names && one) return [`${base}/:id`];
  if (names && begins(names[1] ?? '', `all|the|every|each|${mine}`))
    return counting.test(effect)
      ? [withSpell(`${base}/counts`, said)]
      : [withSpell(base, said), withSpell(`${base}/${kebab(told.verb)}`, said)];
  const words = wordsIn(phrase, record ? naming(record.one) : /^$/);
  if (words.every((word) => aside.test(word))) return [withSpell(base, said)];
  if (told.verb === 'type') return [`${base}/by-${kebab(words.join(' '))}`];
  const [state = ''] = words;
  if (words.length === 1 && record && statesOf(record).includes(state) && nounIn(state, effect) !== null)
    return [`${base}?state=${kebab(state)}`];
  const isOfOne = names && new RegExp(`\\b(?:an?|the|this|${mine}) ${names[0]}(?![\\p{L}-])`, 'iu').test(phrase);
  const at = isOfOne ? `${base}/:id` : base;
  const whole = withSpell(`${at}/${kebab([told.verb, ...words].join(' '))}`, said);
  return looking.test(told.verb) ? [withSpell(`${at}/${kebab(words.join(' '))}`, said), whole] : [whole];
}
