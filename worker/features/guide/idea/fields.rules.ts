import { fieldOf } from '#worker/features/guide/grammar/told-fields.rules.ts';
import { headOf, piecesOfPoint, rowsOf } from '#worker/features/guide/grammar/told-lists.rules.ts';
import { singularOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';

/** A longer name of a field tells what it is for. */
const mostWords = 4;
const ofState = /^(?:status|state|stage)$/i;

/**
 * 'Fields per sheet:' with a line for each becomes 'You enter a sheet: number, material, …', so that they are kept with the sheet; the values
 * of its state become a sentence of their own.
 */
export function joinFields(text: string): string {
  return rowsOf(text)
    .flatMap(({ text: row, points }) => {
      const head = points.length > 1 ? headOf(row) : undefined;
      return head?.isOfFields
        ? [tellFields(singularOf(head.thing), points.flatMap(piecesOfPoint))]
        : [row, ...points.map((point) => `- ${point}`)];
    })
    .join('\n');
}

function tellFields(thing: string, pieces: string[]): string {
  const told = pieces.map((piece) => fieldOf(piece) ?? { name: firstWords(piece) });
  const state = told.find(({ name, choices = [] }) => ofState.test(name) && choices.length > 2);
  const names = told.filter((one) => one !== state).map(({ name }) => name);
  const stated = state ? `\nStatus of ${withArticle(thing)}: ${state.choices?.join(', ')}.` : '';
  return `You enter ${withArticle(thing)}: ${names.join(', ')}.${stated}`;
}

const firstWords = (piece: string) =>
  piece
    .replace(/[:(].*$/, '')
    .trim()
    .split(/\s+/)
    .slice(0, mostWords)
    .join(' ');
