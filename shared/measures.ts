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

/** How a measure is counted stands behind its wording, in a sentence of its own: from which rows, or that none of them tells. */
const counting = /(?<=\.) (?:Counted from the |Nothing that is kept counts it: )[^\n]*/g;
/** The wording of a measure without how it is counted. */
export const withoutCounting = (text: string): string => text.replace(counting, '');

/** Without the id, the marks around it, and the remark in brackets that ties the measure to a feature. */
function cleanWording(text: string): string {
  return withoutCounting(text)
    .replace(/^[\s*_`[(]*(?:(?:measure|metric)\s)?SM[-‐‑]\d+[\s*_`\])]*[:.–—-]?[\s*_`]*/i, '')
    .replace(/\s*\([^()]*\bN?FR[-‐‑]\d[^()]*\)\.?\s*$/, '')
    .replace(/[*_`]{1,3}/g, '')
    .trim();
}

const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const senses: [Target['sense'], words: string][] = [
  ['at least', String.raw`at least|no fewer than|no less than|minimum of|minimum|min\.`],
  ['more than', 'more than|above|exceeds?'],
  [
    'at most',
    String.raw`at most|no more than|not more than|(?:not|never) exceeds?|up to|down to|limited to|within|maximum of|maximum|max\.?`,
  ],
  ['less than', 'fewer than|less than|under|below'],
];
const signs = senses.map(([, words]) => words).join('|');
const value = String.raw`(?<![\d.,-])(?:\b(?<sense>${signs})\s+)?(?<value>${number})`;
const word = String.raw`(?!(?:of|or|and|to|in|on|at|an?|the|who|that|more|less|fewer)\b)(?:\p{L}{3,}ed )?\p{L}+`;
const times = 'seconds?|minutes?|hours?|(?:working )?days?|weeks?|months?|years?';
const isTimeUnit = new RegExp(`^(?:${times})$`, 'i');
/** Whether the unit of a target is one of time. */
export const isTime = (unit: string) => isTimeUnit.test(unit);

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
type Found = { index: number; value: string; sense?: string; unit?: string; whole?: string };

const fall = String.raw`(?:(?:fall|fell|drop|declin|decreas|reduc|lower|shrink|halv)\w*|cuts?|cutting|(?:go(?:es)?|comes?|brings?) (?:\S+ )?down)`;
const rise = String.raw`(?:(?:ris|rose|rais|grow|grew|increas|climb)\w*|go(?:es)? up)`;
const change = new RegExp(String.raw`\b(?:${fall}|${rise}|(?:improv|chang|mov)\w*|go(?:es)?)\b`, 'i');
const unitOf = String.raw`(?:\s?%| (?:of|in|out of) ${number})?(?: (?!to\b|or\b|at\b)\p{L}+){0,4}`;
const toNumbers = (text: string) => Number(text.replaceAll(',', ''));

/** Other ways to say how a number is meant, each in the words of `senses`; of 'from 20 to 35' what is to be reached. */
function spellSenses(wording: string): string {
  const span = new RegExp(String.raw`\bfrom (${number})${unitOf} to (${number})`, 'giu');
  const orLess = new RegExp(
    String.raw`(${number}${unitOf})(?: or (?:less|fewer|lower|below|under)| max(?:imum)?| at (?:the )?most)\b`,
    'giu',
  );
  const orMore = new RegExp(
    String.raw`(${number}${unitOf})(?: or (?:more|higher|above|over)| minimum| at (?:the )?least)\b`,
    'giu',
  );
  return wording
    .replace(/\bzero\b/gi, 'at most 0')
    .replace(/(?:<=|≤|=<)\s*(?=\d)/g, 'at most ')
    .replace(/(?:>=|≥|=>)\s*(?=\d)/g, 'at least ')
    .replace(/<\s*(?=\d)/g, 'less than ')
    .replace(/>\s*(?=\d)/g, 'more than ')
    .replace(span, (_, from: string, to: string, at: number, text: string) => {
      if (!change.test(text.slice(0, at)) || from === to) return '';
      return `to ${toNumbers(to) > toNumbers(from) ? 'at least' : 'at most'} ${to}`;
    })
    .replace(orLess, 'at most $1')
    .replace(orMore, 'at least $1')
    .replace(new RegExp(String.raw`(\b${fall}\b[^.;]{0,80}? to) (?=${number})`, 'giu'), '$1 at most ')
    .replace(
      new RegExp(String.raw`(\b(?:${rise}|go(?:es)?)\b[^.;]{0,80}?) up to (?=${number})`, 'giu'),
      '$1 to at least ',
    );
}

/** What is better when there is less of it, or a change by so much: a bare number after it may be meant either way. */
const unsure = new RegExp(
  String.raw`\b(?:${fall}|churn|errors?|faults?|failures?|bugs?|crash(?:es)?|no-shows?|complaints?|cancellations?|bounces?|refunds?|defects?|drop-?outs?|waste|delays?|costs?|unsubscribe\w*)\b`,
  'i',
);

/**
 * The target that the wording of a measure names, or null. A number without a comparison is to be reached; a bare time is no target, nor
 * is a number that may be meant either way: then the person says whether it was reached.
 */
export function readTarget(wording: string): Target | null {
  const text = spellSenses(wording);
  for (const form of forms) {
    const found = [...text.matchAll(form)].map(({ groups, index }) => ({ ...groups, index }) as Found);
    const chosen = found.find(({ sense }) => sense) ?? (form === timeForm ? undefined : found[0]);
    if (!chosen) continue;
    if (!chosen.sense && unsure.test(text.slice(0, chosen.index))) return null;
    const unit = (chosen.whole ? `of ${chosen.whole}` : (chosen.unit ?? ''))
      .replace(/^(?:in|out of|of) (?:the (?:first|next) |each |every )?/i, 'of ')
      .replace(/^per ?cent$/i, '%');
    const said = chosen.sense ?? '';
    const [sense] = senses.find(([, words]) => new RegExp(`^(?:${words})$`, 'i').test(said)) ?? ['at least' as const];
    return { sense, value: toNumbers(chosen.value), unit };
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

/** Whether a measure was reached: with a target and a value the figure decides, else what the person said; null where nobody says. */
export const verdictOf = (
  { target }: Pick<Measure, 'target'>,
  { value, isHit }: { value: number | null; isHit: boolean | null },
): boolean | null => (target && value !== null && !Number.isNaN(value) ? isReached(target, value) : isHit);

/** A value as it is read, with its unit: '1,234.5 %'. No decimal that somebody wrote is left out. */
export const tellValue = (value: number, unit = '') =>
  `${value.toLocaleString('en-US', { maximumFractionDigits: 10 })} ${unit}`.trim();

/** A target in words: 'at least 35 %', 'less than 2 of 100'. */
export const tellTarget = ({ sense, value, unit }: Target) => `${sense} ${tellValue(value, unit)}`;
