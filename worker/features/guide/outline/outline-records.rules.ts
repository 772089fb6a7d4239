import { fieldOf } from '#worker/features/guide/grammar/told-fields.rules.ts';
import { joinValues, piecesOfList, waysOf } from '#worker/features/guide/grammar/told-lists.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { capitalise, lowerFirst, singularOf } from '#worker/features/guide/grammar/words.rules.ts';

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
    } else if (record.one !== '') found.push(record);
  }
  return found;
}

function readRecordLine(line: string): ToldRecord {
  const text = line
    .replace(/[’‘]/g, "'")
    .replace(/[.\s]+$/, '')
    .replace(/, (?:if (?:any|known|needed|there is one)|optional)\b/gi, ' (optional)');
  const [, named = text, list = ''] = parts.exec(text) ?? [];
  const one = nameOf(named);
  const record: ToldRecord = { one, fields: [], ways: [], isInOrder: false };
  // What is kept apart by a semicolon is a list of its own: fields, then states.
  for (const piece of list.replace(/^\((.*)\)$/s, '$1').split(/;\s*|\.\s+|,\s+(?=(?:states?|status|stages): )/i)) {
    const states = stated.exec(piece.trim())?.[1];
    const ways = states === undefined ? undefined : (waysOf(states) ?? bothOf(states));
    if (ways) {
      record.ways.push(...ways);
      record.isInOrder = true;
    } else for (const told of joinValues(piecesOfList(piece))) addField(record, told);
  }
  const set = record.fields.find(({ name, choices }) => /^(?:status|state)$/.test(name) && (choices?.length ?? 0) > 2);
  if (!set?.choices || record.ways.length > 0) return record;
  return { ...record, fields: record.fields.filter((field) => field !== set), ways: [set.choices] };
}

/** Two states are a way too, where they are listed as states. */
function bothOf(states: string): string[][] | undefined {
  const both = states.split(/,\s*(?:then )?|\s+(?:or|and|then)\s+/).map((state) => state.trim());
  return both.length === 2 && both.every((state) => state !== '') ? [both] : undefined;
}

const yesOrNo = /\s*\((?:yes\s*(?:\/|,|or)\s*no|y\/n)\)$/i;
/** A field that is told as a clause keeps the owner's words: 'what was promised', 'where it stands'. */
const asClause = /^(?:what|where|who|how|why|when)\b[^()]*$/i;

/** 'The phone number is optional' and 'up to 3 owners' as a field and what is said of it. */
const asField = (told: string) =>
  told
    .replace(/^(?:the |an? )?(.+?) (?:is|are) optional$/i, '$1 (optional)')
    .replace(/^((?:up to|at most|at least|about) \d+) (.+)$/i, '$2 ($1)');

function addField(record: ToldRecord, said: string): void {
  const told = asField(said);
  const isFlag = yesOrNo.test(told);
  const plain = told.replace(yesOrNo, '');
  const read = isFlag || asClause.test(plain.trim()) ? asNamed(plain) : (fieldOf(plain) ?? asNamed(plain));
  const field = isFlag && read ? { ...read, choices: ['yes', 'no'] } : read;
  if (field && !record.fields.some(({ name }) => name === field.name)) record.fields.push(field);
}

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
