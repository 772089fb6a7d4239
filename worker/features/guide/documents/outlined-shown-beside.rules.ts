import { type Column, snake } from '#worker/features/guide/documents/data-model-table.rules.ts';
import {
  type Around,
  isOneAccount,
  tableOfPerson,
  time,
} from '#worker/features/guide/documents/outlined-doers.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { joinWords, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { doneTo, listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const shown = '\\bshow beside it (?:who|when|by whom)\\b';

/** The states that the criteria of a feature set a record to and want shown beside it, with who did that or when. */
function statesShown(product: Product, feature: Feature, record: ToldRecord): string[] {
  const [one, states] = [toPattern(record.one), statesOf(record)];
  const sets = new RegExp(`\\bSHALL set the ${one} to (.+?)${shown}`);
  const byHand = new RegExp(`\\bsets an? ${one} to (.+?), THE SYSTEM SHALL keep it so, and ${shown}`);
  // The state with which a row is made has the moment of that.
  const isMade = makes(product, record, feature);
  return feature.criteria.flatMap((text) => {
    const said = (byHand.exec(text) ?? (isMade ? null : sets.exec(text)))?.[1] ?? '';
    return [...said.matchAll(/“([^”]+)”/g)].flatMap(([, state = '']) => (states.includes(state) ? [state] : []));
  });
}

const makes = (product: Product, record: ToldRecord, feature: Feature) =>
  doneTo(product, record).some((act) => act.feature.id === feature.id && act.way === 'make');

/**
 * Whether a criterion shows who brought a record to a state and when, and no column of it says so: then its changes are rows.
 * @param columns what the table of the record has; 'closed_at' keeps when it was closed.
 */
export function showsUnkept(product: Product, record: ToldRecord, columns: Column[]): boolean {
  const isKept = (state: string) => columns.some(({ name }) => name === `${snake(state)}_at`);
  return product.features.some((feature) => statesShown(product, feature, record).some((state) => !isKept(state)));
}

/** Whether a criterion keeps something with a record that is there, and shows who did that or when. */
const keepsBeside = ({ feature }: OutlinedAct, { one }: ToldRecord): boolean => {
  const keeps = new RegExp(`\\bSHALL keep .+ with the ${toPattern(one)},? and ${shown}`);
  return feature.criteria.some((text) => keeps.test(text));
};

/**
 * Who changed a record last and when, where a criterion shows that beside what is kept with it and nothing else of the record says so: a
 * change of state stands in its rows, and an act may have columns of its own.
 * @param columns what the table of the record has already.
 */
export function changedColumns(product: Product, record: ToldRecord, columns: Column[], around: Around): Column[] {
  if (around.roles.length === 0) return [];
  const acts = listActs(product).filter(
    (act) =>
      act.who !== undefined &&
      keepsBeside(act, record) &&
      !makes(product, record, act.feature) &&
      statesShown(product, act.feature, record).length === 0 &&
      !columns.some(({ note = '' }) => note.endsWith(`until ${act.feature.id}`)),
  );
  if (acts.length === 0) return [];
  // Of those who change it in other ways too, all have an account and not all have a record of their own.
  const changing = doneTo(product, record).filter(({ way, who }) => way === 'change' && who);
  const tables = new Set([...acts, ...changing].map(({ who }) => tableOfPerson(product, who?.one ?? '', around)));
  const [only] = tables;
  const references = tables.size > 1 ? 'accounts' : only;
  const ids = [...new Set(acts.map(({ feature }) => feature.id))];
  const may = { type: 'text' as const, may: true as const };
  const note = `empty until ${joinWords(ids, 'or')}, then of the last change`;
  return [
    ...(references && !isOneAccount(product, acts, around)
      ? [{ name: 'changed_by_id', field: 'changed by id', ...may, references, note }]
      : []),
    { name: 'changed_at', field: 'changed at', ...time, may: true as const, note: `${time.note}; ${note}` },
  ];
}
