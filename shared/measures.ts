import { readIds, readTexts } from '#shared/document-check/ids.ts';
import { readLines } from '#shared/document-check/lines.ts';

/** What a measure of success is to reach; `unit` as it is written after the number: '%', 'of 10', a word. */
export type Target = { sense: 'at least' | 'more than' | 'at most' | 'less than'; value: number; unit: string };
/** A measure of success of the requirements (DESIGN section 7): `SM-n` and its wording; without a number in it there is no target. */
export type Measure = { id: string; text: string; target: Target | null };

/** The measures of a requirements document, in its order. */
export function readMeasures(requirements: string): Measure[] {
  const lines = readLines(requirements);
  const ids = readIds(lines, ['SM']);
  const texts = readTexts(lines, ids);
  return ids.given
    .filter(({ part }) => part === 0)
    .map(({ id, line }) => {
      const whole =
        line.kind === 'row' ? line.cells.slice(1).map(({ value }) => value) : (texts.get(id) ?? '').split('\n');
      const text = cleanWording(whole.filter(Boolean).join(', '));
      return { id, text, target: readTarget(text) };
    });
}

/** Without the id, the marks around it, and the remark in brackets that ties the measure to a feature. */
function cleanWording(text: string): string {
  return text
    .replace(/^[\s*_`[(]*(?:(?:measure|metric)\s)?SM[-‐‑]\d+[\s*_`\])]*[:.–—-]?[\s*_`]*/i, '')
    .replace(/\s*\([^()]*\bN?FR[-‐‑]\d[^()]*\)\.?\s*$/, '')
    .replace(/[*_`]{1,3}/g, '')
    .trim();
}

const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const senses: [Target['sense'], words: string][] = [
  ['at least', 'at least|no fewer than|no less than|a minimum of'],
  ['more than', 'more than'],
  ['at most', 'at most|no more than|not more than|up to|within|a maximum of'],
  ['less than', 'fewer than|less than|under|below'],
];
const signs = senses.map(([, words]) => words).join('|');
const value = String.raw`(?<![\d.,-])(?:(?<sense>${signs})\s+)?(?<value>${number})`;
const word = String.raw`(?!(?:of|or|and|to|in|on|at|an?|the|who|that|more|less|fewer)\b)(?:\p{L}{3,}ed )?\p{L}+`;
const times = 'seconds?|minutes?|hours?|(?:working )?days?|weeks?|months?|years?';

/** The ways in which a target is written, the surest first: of a share and a time in one sentence, the share is the target. */
const forms = [
  String.raw`${value}\s?(?<unit>%|percent\b|per cent\b)`,
  String.raw`${value} (?<unit>(?:of|in|out of) (?:the (?:first|next) |each |every )?${number})\b`,
  String.raw`^of (?:each|every) (?<whole>${number})\b.*?${value}\b`,
  // '100 tools are on offer within 6 weeks': the time is when it is counted.
  String.raw`(?:(?<=^(?:counter-measure: )?)|(?=(?:${signs})\s))${value}\b(?! (?:${times}|to \d+)\b) (?<unit>${word})`,
  String.raw`${value} (?<unit>${times})\b`,
  String.raw`${value}\b(?! (?:${times}|to \d+)\b)(?: (?<unit>${word}))?`,
].map((source) => new RegExp(source, 'giu'));
const [, , , , timeForm] = forms;

/** The target that the wording of a measure names, or null. A number without a comparison is to be reached; a bare time is no target. */
export function readTarget(wording: string): Target | null {
  const text = wording.replace(/\bzero\b/gi, 'at most 0');
  for (const form of forms) {
    const found = [...text.matchAll(form)].map(({ groups }) => groups ?? {});
    const chosen = found.find(({ sense }) => sense) ?? (form === timeForm ? undefined : found[0]);
    if (!chosen) continue;
    const unit = (chosen.whole ? `of ${chosen.whole}` : (chosen.unit ?? ''))
      .replace(/^(?:in|out of|of) (?:the (?:first|next) |each |every )?/i, 'of ')
      .replace(/^per ?cent$/i, '%');
    const said = chosen.sense?.toLowerCase() ?? '';
    const [sense] = senses.find(([, words]) => words.split('|').includes(said)) ?? ['at least' as const];
    return { sense, value: Number(chosen.value?.replaceAll(',', '')), unit };
  }
  return null;
}

const holds: Record<Target['sense'], (found: number, value: number) => boolean> = {
  'at least': (found, value) => found >= value,
  'more than': (found, value) => found > value,
  'at most': (found, value) => found <= value,
  'less than': (found, value) => found < value,
};

/** Whether what was found reaches its target. */
export const isReached = ({ sense, value }: Target, found: number) => holds[sense](found, value);

/** A target in words: 'at least 35 %', 'less than 2 of 100'. */
export const tellTarget = ({ sense, value, unit }: Target) =>
  `${sense} ${`${value.toLocaleString('en-US')} ${unit}`.trim()}`;
