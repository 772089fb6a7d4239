import { isPlural } from '#worker/features/guide/grammar/words.rules.ts';

/** What somebody listed for a record: its word, the values that it may have, what each of several consists of, or a remark. */
export type ToldField = { name: string; choices?: string[]; parts?: string[]; remark?: string };

export const finite =
  /\b(?:is|are|was|must|can|cannot|should|shall|will|would|has|have|had|want|wants|need|needs|i|we|they|it)\b/i;
/** 'Active or paused', 'loaded or empty' say how a thing is. */
const quality = /(?:ed|ing)$|^(?:open|closed|free|active|on|off|empty|full|new|used|live|public|private)$/i;
const leastStates = 3;
const mostWords = 5;

/** A row of a text; `points` are those that stand below it where it ends in a colon. */
type Row = { text: string; points: string[] };

const point = /^\s*(?:[-–*•·]|\d{1,2}[.)])\s+(.+)$/u;
/** 'Fields per remnant:', 'A visit:' above points. */
const heading =
  /^\s*(?<ofFields>[\p{L} ]*\b(?:fields?|data|columns|attributes|properties|details|information|record|entry) (?:per|for|of|on|in) )?(?:(?:an?|the|each|every) )?(?<thing>[\p{L}-]+(?: [\p{L}-]+)?)\s*:\s*$/iu;
/** 'We sell tiles. Fields per tile:' begins points as well. */
const endsInHeading = /^(.*[.!?])\s+([^.!?]{3,80}:\s*)$/su;

/** The rows of a text, with the points that stand below a heading. */
export function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  let above: Row | undefined;
  for (const row of text.split('\n')) {
    const own = point.exec(row)?.[1];
    if (own !== undefined && above && heading.test(above.text)) {
      above.points.push(own.trim());
      continue;
    }
    const [, before, last = row] = endsInHeading.exec(row) ?? [];
    if (before !== undefined) rows.push({ text: before, points: [] });
    const next: Row = { text: last, points: [] };
    rows.push(next);
    if (last.trim() !== '') above = next;
  }
  return rows;
}

/** What a row without its mark says. */
export const withoutPoint = (row: string) => point.exec(row)?.[1] ?? row;

/** The thing that a heading names; `isOfFields` where it says that what follows are its fields. */
export function headOf(row: string): { thing: string; isOfFields: boolean } | undefined {
  const groups = heading.exec(row)?.groups;
  return groups?.thing === undefined
    ? undefined
    : { thing: groups.thing.toLowerCase(), isOfFields: groups.ofFields !== undefined };
}

/** The fields of a point: 'surface: bare / 2B' as 'surface (bare / 2B)', 'name + phone' as two. */
export const piecesOfPoint = (text: string): string[] =>
  text
    .replace(/^([^:(]+): (.+)$/, '$1 ($2)')
    .split(/ \+ (?![^(]*\))/)
    .map((piece) => piece.trim())
    .filter(Boolean);

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
    .split(/,\s*(?:or )?|\s+or\s+|\s*[/|]\s*/)
    .map((one) => one.trim().replace(/^or /, ''))
    .filter(Boolean);

/** 'diet (halal, veggie, none)', 'the trees (species, height)', 'urgent yes/no'; undefined for what is no field. */
export function fieldOf(piece: string): ToldField | undefined {
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

/** 'draft, sent, accepted or declined': each way through the states; undefined where it is no list of at least three. */
export function waysOf(list: string): string[][] | undefined {
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
  if (steps.length + last.length < leastStates || last.some((step) => step.split(' ').length > 3)) return undefined;
  if (steps.some((step) => step.split(' ').length > 4)) return undefined;
  return last.map((end) => [...steps, end]);
}

/** A list as it is read: 'enquiry = a, b' with a colon, 'goes: a, b' with its subject. */
export const plainList = (said: string) =>
  said.replace(/^([\p{L} -]{3,40}?) = (?=.+,)/u, '$1: ').replace(/^goes: /i, 'It goes: ');

/** Gives lists their subject: before any other record was listed, 'It goes: …' and 'The states are …' tell of `item`. */
export function namingSubjects(item: string): (sentence: string) => string {
  let isFirst = true;
  return (sentence) => {
    const subject = isFirst ? /^(?:(?:it|they) (?:goes?|moves?)\b|(?:the )?states\b)/i.exec(sentence)?.[0] : undefined;
    if (!subject && /^(?:an?|each|every|the|for each|for every)? ?[\p{L} -]{3,30}(?::|,? we keep)/iu.test(sentence))
      isFirst = false;
    if (!subject) return sentence;
    return `${/states$/i.test(subject) ? `${item} states` : `Each ${item} goes`}${sentence.slice(subject.length)}`;
  };
}
