import { fileKindOf } from '#worker/features/guide/content/file-kinds.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { fileColumns } from '#worker/features/guide/documents/file-bounds.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const plays = /\b(?:listens?|hears?|plays?|watch(?:es)?)\b/i;
const changed = /\b(?:louder|quieter|slower|faster|in step) /i;

/** Whether a criterion plays something back in a way that a plain player has no button for: louder than the rest, slower, in step. */
export const isPlayedOtherwise = ({ cause, effect }: Pick<Criterion, 'cause' | 'effect'>): boolean =>
  plays.test(`${cause} ${effect}`) && changed.test(`${cause} ${effect}`);

/** The criterion by which what was recorded is played back in such a way; undefined where none is. */
export const playedTogether = (product: Product): Criterion | undefined =>
  product.idea.isOutlined ? listCriteria(product).find(isPlayedOtherwise) : undefined;

/** What is played back: the columns with sound or video, and the criteria by which somebody hears or sees them. */
export function playedBack(product: Product): { columns: string[]; sizes: string[]; criteria: Criterion[] } {
  const columns = fileColumns(listTables(product).filter(({ kind }) => kind === 'own')).filter(({ name }) =>
    /^(?:sound|video)/.test(fileKindOf(name).kinds),
  );
  return {
    columns: columns.map(({ table, name }) => `${table.name}.${name}`),
    sizes: columns.map(({ name }) => fileKindOf(name).most),
    criteria:
      columns.length > 0 ? listCriteria(product).filter(({ effect, isFault }) => !isFault && plays.test(effect)) : [],
  };
}
