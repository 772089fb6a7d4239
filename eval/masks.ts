import { readLines } from '#shared/document-check/lines.ts';
import { idPattern, keyOf, versionPattern } from '#worker/features/guide/testing/sentences.ts';

/** What stands in a key for what was taken out of the sentence. */
const mark = '…';

const quoted = /`+[^`\n]*`+|“[^“”]*”|«[^«»]*»|"[^"\n]*"|‘[^‘’\n]*’/g;
const idAtStart = /^[\s*_`]*(?:NFR|FR|SM|AD|INV|TH|TC|US|T|J)-\d+(?:\.\d+)*[\s*_`:.–—-]+/;
const runOfMarks = new RegExp(`${mark}(?: (?:(?:and|or|then|to) )?${mark})+`, 'g');

/** What is filled into the texts of one product: its name, the titles beside ids in headings, and names of people and firms. Longest first. */
export function readFillings(name: string, contents: string[]): string[] {
  const titles = contents.flatMap((content) =>
    readLines(content)
      .filter(({ kind, text }) => kind === 'heading' && idAtStart.test(text))
      .map(({ text }) => text.replace(idAtStart, '').trim())
      .filter((title) => title.includes(' ')),
  );
  return [...new Set([name.trim(), ...titles, ...readProperNames(contents)])]
    .filter((filling) => filling !== '')
    .sort((a, b) => b.length - a.length);
}

/** Words that begin with a capital in the middle of a sentence and nowhere with a small letter. */
function readProperNames(contents: string[]): string[] {
  const all = contents.join('\n');
  const small = new Set(all.match(/(?<![\p{L}\p{N}])\p{Ll}\p{L}*/gu));
  const capital = new Set(all.match(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}\p{L}+/gu));
  return [...capital].filter((word) => !small.has(word.toLowerCase()));
}

/**
 * Takes out of a sentence what a template was filled with: the fillings, what is quoted or set as code, ids and version numbers, with one
 * mark for each run of them. A stock sentence stays the same whatever was filled in.
 * @returns what makes the key by which a sentence is compared.
 */
export function maskerOf(fillings: string[]): (text: string) => string {
  const phrases = oneOf(
    fillings.filter((filling) => /\s/.test(filling)),
    'giu',
  );
  // Written small, a name of one word may be an ordinary one.
  const words = oneOf(
    fillings.filter((filling) => !/\s/.test(filling)),
    'gu',
  );
  return (text) =>
    [quoted, phrases, words, idPattern, versionPattern]
      .reduce((masked, pattern) => masked.replace(pattern, mark), text.replaceAll(mark, ' '))
      .split(mark)
      .map(keyOf)
      .join(` ${mark} `)
      .replace(/ {2,}/g, ' ')
      .trim()
      .replace(runOfMarks, mark);
}

function oneOf(texts: string[], flags: string): RegExp {
  const escaped = texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const any = escaped.length > 0 ? escaped.join('|') : '(?!)';
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?:[’']s?)?(?![\\p{L}\\p{N}])`, flags);
}

/** A key with one mark in place of each run of words that are the idea's own. */
export function maskWords(key: string, isOwn: (word: string) => boolean): string {
  return key
    .split(' ')
    .map((word) => (isOwn(word) ? mark : word))
    .join(' ')
    .replace(runOfMarks, mark);
}

/** How many words of a masked sentence are left. */
export function countLeft(key: string): number {
  return key.split(' ').filter((word) => word !== '' && word !== mark).length;
}
