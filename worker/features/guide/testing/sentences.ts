import { type Line, readLines } from '#shared/document-check/lines.ts';
import { readPassages, splitSentences } from '#shared/document-check/prose.ts';

const fewestWords = 4;

/** A sentence, or a table row as a whole, as it stands in a document; `key` is what it is compared by. */
export type Unit = { text: string; key: string; kind: 'sentence' | 'row'; line: number };

/** Sentences, list items and table rows of four words or more, ids and versions not counted; headings, code and diagrams are none. */
export function readUnits(content: string): Unit[] {
  const lines = readLines(content).map((line): Line => (line.kind === 'quote' ? { ...line, kind: 'item' } : line));
  return readPassages(lines)
    .flatMap((passage): Unit[] => {
      const { number: line, kind, cells } = passage.first;
      if (kind !== 'row') {
        return splitSentences(passage).map(({ text }) => ({
          text: text.trim(),
          key: keyOf(text),
          kind: 'sentence',
          line,
        }));
      }
      // The first row of a table says what the columns are.
      if (cells.every(({ name, value }) => name === '' || name === value)) return [];
      const text = cells.map(({ value }) => value).join(' | ');
      return [{ text, key: keyOf(text), kind: 'row', line }];
    })
    .filter(({ key }) => key.split(' ').filter((word) => !/^(?:id|version)$/.test(word)).length >= fewestWords);
}

export const idPattern = /\b(?:NFR|FR|SM|AD|INV|TH|TC|US|T|J)-\d+(?:\.\d+)*\b/gi;
export const versionPattern = /\bv(?:ersion )?\d+(?:\.\d+)*\b/gi;

/** What two sentences have in common that differ in case, marks, white space, ids or version numbers alone. */
export function keyOf(text: string): string {
  return text
    .replace(idPattern, 'id')
    .replace(versionPattern, 'version')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%€$£]+/gu, ' ')
    .trim();
}
