import type { Entity } from './entities.ts';
import type { Adrift } from './references.ts';

/** What a sentence promises to keep, and the column (or the two of one table) that keep it; `$1` is the word that was found. */
const promises: { signs: RegExp; columns: string[] }[] = [
  { signs: /\brecords? who (?:looked|viewed|opened)\b/i, columns: '(?:looked|viewed|opened)_by,_at$'.split(',') },
  { signs: /SHALL gives? a link\b/, columns: ['link|token'] },
  { signs: /SHALL (?:[a-z ]+ and )?tell [^,;]*\bthe reason\b/, columns: ['reason'] },
  { signs: /\bSHALL take ([a-z]+?)s? off the other\b/i, columns: ['$1'] },
  {
    signs: /\bis a column with its author and the time\b/i,
    columns: '_by(?:_id)?$,(?:changed|updated)_at$'.split(','),
  },
  { signs: /\bwas (\w+) is a mark that\b.*\bwith the time\b/i, columns: ['$1_at'] },
];

/** Where a criterion or a decision promises to keep something for which no table has a column. */
export function findUnkept(content: string, entities: Pick<Entity, 'columns'>[]): Adrift[] {
  if (entities.length === 0) return [];
  return content.split('\n').flatMap((text, index): Adrift[] =>
    promises.flatMap(({ signs, columns }) => {
      const found = signs.exec(text);
      if (!found) return [];
      const wanted = columns.map((column) => new RegExp(column.replace('$1', found[1]?.toLowerCase() ?? '')));
      const isKept = entities.some((entity) =>
        wanted.every((one) => entity.columns.some((column) => one.test(column))),
      );
      return isKept ? [] : [{ line: index + 1, fault: `“${found[0]}” has no column in the data model` }];
    }),
  );
}
