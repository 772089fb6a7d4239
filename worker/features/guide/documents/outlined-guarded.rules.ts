import type { Column, Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { peopleCalled } from '#worker/features/guide/documents/outlined-columns-seen.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** What a rule keeps from somebody: the rows of a table, or one of its columns. */
export type Guarded = { table: Table; column?: Column };

const butNotWho =
  /\bsees? (?:that|whether|when|how many) ([^.;]{1,120}?),? but (?:not|never) (?:by |for |to |from |with )?who(?:m|se)?\b/i;
const butNotWhat = /\bsees? (?:that|whether|how many) ([^.;]{1,120}?),? but (?:not|never) (?:what|which|why|how)\b/i;

/**
 * What a rule keeps back that shows only that something is there: 'students see that a kit is taken but not by whom' guards whoever reserved it,
 * and 'the front desk sees whether a form is there but not what is in it' the form.
 * @param tables the tables of what is kept.
 */
export function guardedBy({ idea }: Product, tables: Table[], text: string): Guarded | undefined {
  const named = (words: string) =>
    tables.find(({ record }) =>
      [record, record.split(' ').at(-1) ?? record].some((one) => nounIn(one, words) !== null),
    );
  const [, form = ''] = butNotWhat.exec(text) ?? [];
  const kept = form ? named(form) : undefined;
  if (kept) return { table: kept };
  const [, shown = ''] = butNotWho.exec(text) ?? [];
  const thing = shown ? named(shown) : undefined;
  if (!thing) return undefined;
  const subjects = peopleCalled(idea.people, text.split(/\bsees?\b/i)[0] ?? '');
  const holders = tables.flatMap((table) => {
    if (!table.columns.some(({ references }) => references === thing.name)) return [];
    const people = table.columns.filter(
      ({ references, field }) =>
        references !== undefined &&
        table.entity?.told?.fields.some(({ name }) => field === `${name.toLowerCase()} id`) &&
        (references === 'accounts' || idea.people.some(({ one }) => field === `${one} id`)),
    );
    return people.map((column) => ({ table, column }));
  });
  return (
    holders.find(({ column }) => subjects.some(({ one }) => column.field === `${one.split(' ').at(-1)} id`)) ??
    holders.find(({ column }) => subjects.some(({ one }) => column.field === `${one} id`)) ??
    holders[0]
  );
}
