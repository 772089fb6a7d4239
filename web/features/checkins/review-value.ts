import { largestValue } from '#shared/checkins.ts';

/** A result in the unit of its target; where it can't be read there is none, and what is wrong with it. */
export type ReadValue = { value: number | null; fault?: string };

const toCount = (text: string) => Number(text.replaceAll(',', ''));

/** Of how many a unit counts: 100 of '%', 10 of 'of 10'. Null where it counts no share. */
export function wholeOf(unit: string): number | null {
  if (unit === '%') return 100;
  const whole = /^of (\d[\d,.]*)$/.exec(unit)?.[1];
  return (whole && toCount(whole)) || null;
}

const grouped = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
/** One comma before three digits: what it parts depends on where its reader is from. */
const unsure = /^[1-9]\d{0,2},\d{3}$/;
const spaced = /^[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d+)?$/;
const plain = /^(?:\d+[.,]?\d*|[.,]\d+)$/;

/** A figure as people write it: '1250', '12.5', '12,5', '1 250', '1,250.5'. NaN where it is something else. */
function readFigure(figure: string): number {
  if (grouped.test(figure)) return toCount(figure);
  return plain.test(figure) || spaced.test(figure) ? Number(figure.replaceAll(' ', '').replace(',', '.')) : Number.NaN;
}

const otherNames: Record<string, string> = { hr: 'hour', hrs: 'hour', '%': 'percent' };
const stem = (word: string) => (word.length > 3 ? word.replace(/ies$/, 'y').replace(/s$/, '') : word);

/** Whether what stands after a number is its unit: 'seconds', 'second', 'sec', 's'; of 'working days' also 'days'. */
function isNamed(unit: string, said: string): boolean {
  const word = said.toLowerCase().replace(/\.$/, '');
  if (unit === '' || word === '') return false;
  const begun = stem(otherNames[word] ?? word);
  const names = [unit, unit.split(' ').at(-1) ?? ''].map((name) => stem(name.toLowerCase()));
  return names.some((name) => name.startsWith(begun) || stem(word.split(/[^\p{L}]/u)[0] ?? '') === name);
}

const noNumber = 'Write a number, such as 35 or 12.5';

/** What a unit that is none of the target's is met with. */
function explainUnit(unit: string, whole: number | null): string {
  if (unit === '') return 'Write the number alone, such as 35 or 12.5';
  if (whole === null) return `This is counted in ${unit}: write the number alone`;
  return unit === '%' ? 'This is counted in %: write 35, or 7 of 20' : `Write it as 1 ${unit}, or in %`;
}

/**
 * What is typed for a measure, in the unit of its target: '35', '35 %', '7 of 20', '7/20', '8 s'. One share is turned into the other;
 * another unit is none. Nothing typed is no value and no fault.
 */
export function readValue(typed: string, unit: string): ReadValue {
  const text = typed.replace(/\s+/g, ' ').trim().replace(/^−/, '-');
  if (text === '') return { value: null };
  const refuse = (fault: string): ReadValue => ({ value: null, fault });
  const [, sign, figure = '', said = ''] = /^([-+]?) ?([\d.,](?:[\d., ]*[\d.,])?) ?(.*)$/.exec(text) ?? [];
  const number = (sign === '-' ? -1 : 1) * readFigure(figure);
  if (unsure.test(figure)) return refuse(`Write ${figure.replace(',', '')} or ${figure.replace(',', '.')}`);
  if (Number.isNaN(number) || figure === '') return refuse(noNumber);

  const whole = wholeOf(unit);
  const value = said === '' ? number : toUnit(number, said, { unit, whole });
  if (value === null) return refuse(explainUnit(unit, whole));
  if (whole !== null && value < 0) return refuse("This can't be less than 0");
  if (whole !== null && unit !== '%' && value > whole)
    return refuse(`At most ${whole}: write it as 1 ${unit}, or in %`);
  return Math.abs(value) <= largestValue ? { value } : refuse('This number is too large');
}

/** A number that was written with a unit, in the one that is asked for; null where it is another. */
function toUnit(number: number, said: string, { unit, whole }: { unit: string; whole: number | null }): number | null {
  if (whole === null) return isNamed(unit, said) ? number : null;
  const ofHow = /^(?:(?:out )?of|in|\/) ?([\d.,]+)$/i.exec(said)?.[1];
  const isPercent = /^(?:%|per ?cent|pct)\.?$/i.test(said);
  const written = isPercent ? 100 : ofHow === undefined ? 0 : toCount(ofHow);
  if (!(written > 0)) return null;
  // A third has no end.
  return written === whole ? number : Number(((number / written) * whole).toPrecision(9));
}
