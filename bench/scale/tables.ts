import { readFileSync, writeFileSync } from 'node:fs';

export const whole = (number: number) => Math.round(number).toLocaleString('en');
/** Two digits that say something. */
export const two = (number: number) => Number(number.toPrecision(2)).toLocaleString('en');
export const short = (number: number) =>
  number.toLocaleString('en', { maximumSignificantDigits: 2, notation: 'compact' });

export const drawTable = (head: string[], rows: string[][]) =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** Puts tables into a page, each between its two marks. @throws where a mark is missing. */
export function writeTables(file: string, tables: Record<string, string>): void {
  let page = readFileSync(file, 'utf8');
  for (const [name, text] of Object.entries(tables)) {
    const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
    const [from, to] = [page.indexOf(begin), page.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`${file} has no place for ${name}`);
    page = `${page.slice(0, from + begin.length)}\n${text}\n${page.slice(to)}`;
  }
  writeFileSync(file, page);
}
