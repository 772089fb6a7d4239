import { type Id, type IdKind, type Ids, readIds, type Start } from '#shared/document-check/ids.ts';
import { type Line, readLines } from '#shared/document-check/lines.ts';
import { withoutCounting } from '#shared/measures.ts';

/** A line with a number of its own within its feature or list: FR-2.1, SM-3. */
export type Numbered = { number: number; text: string };
export type SavedFeature = {
  id: string;
  number: number;
  title: string;
  /** What stands under it before the first criterion, in one line. */
  says: string;
  criteria: Numbered[];
  /** Criteria that were tagged as assumed. */
  assumed: string[];
  /** Its list items that are no criteria. */
  rules: string[];
  /** Its lines in the document, from the first up to and without the last. */
  from: number;
  to: number;
};
export type SavedJourney = { id: string; title: string; steps: string[] };
/** What a saved requirements document gives numbers to, whoever wrote it. */
export type SavedText = {
  content: string;
  features: SavedFeature[];
  measures: Numbered[];
  qualities: Numbered[];
  /** Those that stand under a heading with an id of their own: J-1. */
  journeys: SavedJourney[];
  /** The number that no feature has had yet. */
  next: number;
  /** Whether features stand under headings, as the guide writes them. */
  isHeaded: boolean;
  /** Whether the guide wrote it: then a list that is not there was taken out by hand. */
  isOwn: boolean;
};

const tag = /\s*\[ASSUMPTION[^\]]{0,200}\]/i;
const shall = /\b(?:shall|must)\b/i;
const condition = /^(?:when|while|if|where|the system shall)\b/i;
const label = /^[*_`[(]{0,4}[A-Z]{1,4}[-‐‑]\d{1,4}(?:\.\d{1,3}){0,2}[\])*_`:.]{0,4}\s{1,3}/;
const nextNumber = /\bnext new feature gets number (\d{1,4})\b/;

/** Says in a document which number is free, so that none is given twice even when the last feature is taken out. */
export const tellNext = (number: number) => `No number is given twice: the next new feature gets number ${number}.`;

/** Reads features with their criteria, qualities and measures out of a requirements document. Pure, linear in its length. */
export function readSavedText(content: string): SavedText {
  const lines = readLines(content);
  const ids = readIds(lines, ['FR', 'NFR', 'SM']);
  const starts = ids.given.filter(({ kind }) => kind === 'FR');
  const wholes = starts.filter(({ part }) => part === 0);
  const features = (wholes.length > 0 ? wholes : firstParts(starts)).map((start) => readFeature(start, lines, ids));
  const numbers = features.map(({ number }) => number);
  return {
    content,
    features,
    // A measure is kept without its full stop, as derived ones are.
    measures: readList('SM', ids).map(({ number, text }) => ({
      number,
      text: withoutCounting(text).replace(/\.$/, ''),
    })),
    qualities: readList('NFR', ids),
    journeys: readJourneys(lines),
    next: Math.max(Number(nextNumber.exec(content)?.[1] ?? 1), Math.max(0, ...numbers) + 1),
    isOwn: nextNumber.test(content),
    isHeaded: features.length > 0 && wholes.every(({ form }) => form === 'heading'),
  };
}

const journeyStart = /^[\s*_`[(]{0,4}(J)[-‐‑](\d{1,3})(?![\d\p{L}])[\s\])*_`:.–—-]{0,8}(.{0,300})$/u;

/** Journeys with what is listed under them, up to the next heading that is no smaller one. */
function readJourneys(lines: Line[]): SavedJourney[] {
  const journeys: SavedJourney[] = [];
  let level = 0;
  for (const { kind, text, level: own } of lines) {
    if (kind === 'heading') {
      const [, letter, number, title = ''] = journeyStart.exec(text) ?? [];
      if (letter) {
        journeys.push({ id: `${letter}-${Number(number)}`, title: title.replace(/[*_`]{1,3}/g, '').trim(), steps: [] });
        level = own;
      } else if (own <= level) level = 0;
    } else if (level > 0 && kind === 'item') journeys.at(-1)?.steps.push(text);
  }
  return journeys;
}

/** Where only criteria have ids, the first of each feature stands for it. */
function firstParts(starts: Start[]): Start[] {
  return starts.filter(({ number }, index) => starts.findIndex((other) => other.number === number) === index);
}

const idOf = ({ kind, number }: Pick<Id, 'kind' | 'number'>) => `${kind}-${number}`;

function readFeature(start: Start, lines: Line[], { owners }: Ids): SavedFeature {
  const id = idOf(start);
  const from = start.line.number - 1;
  const isOwn = (index: number) => owners[index]?.some((owner) => owner === id || owner.startsWith(`${id}.`)) ?? false;
  let to = from + 1;
  while (to < lines.length && isOwn(to)) to += 1;
  const body = lines.slice(from + 1, to);
  const criteria: Numbered[] = [];
  const assumed: string[] = [];
  const rules: string[] = [];
  const said: string[] = [];
  for (const text of [...cellsOf(start), ...body.flatMap(textsOf)]) {
    const plain = plainText(text);
    if (isCriterion(plain)) {
      const part = Number(/\bFR[-‐‑]\d{1,4}\.(\d{1,3})\b/.exec(text.slice(0, 24))?.[1] ?? 0);
      const number = part > 0 && !criteria.some((other) => other.number === part) ? part : after(criteria);
      const criterion = plain.replace(tag, '');
      if (plain !== criterion) assumed.push(criterion);
      criteria.push({ number, text: criterion });
    } else if (criteria.length === 0 && body.some((line) => line.kind === 'text' && line.text === text))
      said.push(text);
    else if (plain) rules.push(plain);
  }
  const title = titleOf(start);
  if (criteria.length === 0 && shall.test(title))
    criteria.push({ number: 1, text: title.replace(/^.{0,40}?\b(?:must|shall)\b/i, 'THE SYSTEM SHALL') });
  return { id, number: start.number, title, says: said.join(' ').trim(), criteria, assumed, rules, from, to };
}

const after = (list: Numbered[]) => Math.max(0, ...list.map(({ number }) => number)) + 1;

function isCriterion(text: string): boolean {
  return condition.test(text) && /\bshall\b/i.test(text);
}

function plainText(text: string): string {
  const bare = text.replace(label, '').replace(/^[*_`]{1,3}(?=\S)/, '');
  return bare === text ? text : bare.trim();
}

function textsOf({ kind, text, cells }: Line): string[] {
  if (kind === 'row') return cells.map(({ value }) => value);
  return kind === 'item' || kind === 'text' || kind === 'quote' ? [text] : [];
}

/** A feature in a table has its criteria in the cells after its title. */
function cellsOf({ line, form }: Start): string[] {
  return form === 'row' ? line.cells.slice(2).map(({ value }) => value) : [];
}

function titleOf({ line, form }: Start): string {
  const text =
    form === 'row'
      ? (line.cells[1]?.value ?? '')
      : line.text.slice(line.text.search(/FR[-‐‑]\d/i)).replace(/^FR[-‐‑][\d.]{1,8}/i, '');
  return text
    .replace(/^[\s\])*_`:.–—-]{0,8}/, '')
    .replace(/[*_`]{1,3}/g, '')
    .slice(0, 200)
    .trim();
}

/** The texts of a list of ids, without what the guide adds in brackets. */
function readList(kind: IdKind, { given }: Ids): Numbered[] {
  return given
    .filter((start) => start.kind === kind && start.part === 0)
    .map(({ number, line, form }) => ({
      number,
      text: (form === 'row'
        ? line.cells
            .slice(1)
            .map(({ value }) => value)
            .join(': ')
        : plainText(line.text)
      )
        .replace(/ \((?:shows that|watch with) FR-\d+(?: works)?\)\.?$/, '')
        .trim(),
    }));
}
