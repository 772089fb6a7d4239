import type { Column, Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';

/** 'Potters see only the orders and payouts of their own shop': who sees of what only that which belongs to what of theirs. */
export type Scope = { who: string; what: string; whole: string };

const ofTheirOwn =
  /^(.{1,80}?) sees? only (?:the |those )?((?!(?:his|her|their|its)\b)[^,;]{1,120}?) (?:of|in|on|from|for|at) (?:his|her|their|its)(?: or (?:his|her|their|its))? own (.{1,60})$/i;

/** The scope that a rule on who sees what tells; none where what is theirs are the rows themselves, as in 'only their own orders'. */
export function scopeIn(text: string): Scope | undefined {
  const [, who = '', what = '', whole = ''] = ofTheirOwn.exec(text.replace(/[.\s]+$/, '')) ?? [];
  return who ? { who, what, whole } : undefined;
}

/** Whether a rule speaks of a record only as of what others belong to: of the shop it says nothing who sees it. */
export function isWholeOnly(record: string, text: string): boolean {
  const scope = scopeIn(text);
  return scope !== undefined && nounIn(record, scope.whole) !== null && nounIn(record, scope.what) === null;
}

type Step = { table: Table; column: Column };

const mostSteps = 3;

/**
 * The columns by which a row of a table belongs to a row of another one, over what stands between them: a piece of a shop is ordered.
 * @param tables those of what is kept.
 */
export function chainTo(table: Table, whole: Table, tables: Table[]): Step[] | undefined {
  for (let most = 1; most <= mostSteps; most++) {
    const steps = stepsTo(table, whole, { tables, most, passed: [table] });
    if (steps) return steps;
  }
  return undefined;
}

function stepsTo(
  table: Table,
  whole: Table,
  { tables, most, passed }: { tables: Table[]; most: number; passed: Table[] },
): Step[] | undefined {
  const ways = table.columns
    .flatMap((column) => {
      const to = tables.find(({ name, kind }) => kind === 'own' && name === column.references);
      return to && !passed.includes(to) ? [{ column, to }] : [];
    })
    // What may be empty leads on only where nothing else does.
    .toSorted((a, b) => Number(a.column.may ?? false) - Number(b.column.may ?? false));
  for (const { column, to } of ways) {
    if (to === whole) return [{ table, column }];
    const rest = most > 1 ? stepsTo(to, whole, { tables, most: most - 1, passed: [...passed, to] }) : undefined;
    if (rest) return [{ table, column }, ...rest];
  }
  return undefined;
}
