import { edits } from '#worker/features/guide/content/verbs.ts';
import type { Place } from '#worker/features/guide/documents/architecture-map.rules.ts';
import type { Column, Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { comesByMessage } from '#worker/features/guide/documents/outlined-reach.rules.ts';
import { nounIn, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { namesField, namesPerson } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { isSomebodyElse } from '#worker/features/guide/outline/outline-given.rules.ts';
import { readFields } from '#worker/features/guide/outline/outline-records.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { isReckoned } from '#worker/features/guide/product/given-fields.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** A column that somebody fills in an act, with its table. */
export type Entered = { table: Table; column: Column };

/** What the server knows by itself: ids, who is signed in, the moment, and what is reckoned. */
const byServer = /^(?:id|state|date|day|time|date_and_time|created_at)$|_(?:at|hash|token)$/;

/** Whether a refusal says that it asks for a field: 'IF the date, the place or the pieces is missing'. */
const asksFor = (cause: string, field: string): boolean =>
  new RegExp(`(?:^|, | or )(?:the )?“?${toPattern(field)}”?(?=, | or | (?:is|are) missing\\b)`, 'i').test(cause);

/**
 * What somebody types or chooses in an act of an outline: the fields that its criterion keeps, of a message by phone those that its line
 * names; nothing that the server knows by itself.
 */
export function enteredIn(product: Product, { feature, tables, written }: Place): Entered[] {
  const act = listActs(product).find((one) => one.feature.id === feature.id);
  if (!act?.who || act.way === 'run' || act.way === 'remove') return [];
  const line = `${act.told.verb} ${act.told.phrase}`;
  if (act.way === 'read' || comesByMessage(product, act)) {
    if (act.way === 'read' && !asks.test(line)) return [];
    const typed = line.replace(/,? and (?:then )?(?:gets? to see|sees?|gets?|finds?|is shown) .*$/i, '');
    return tables.flatMap((table) =>
      table.columns.flatMap((column) =>
        isTyped(table, column) && isCalled(table, column, typed) ? [{ table, column }] : [],
      ),
    );
  }
  const [main] = written;
  const faults = listCriteria(product).filter((criterion) => criterion.feature.id === feature.id && criterion.isFault);
  const isAsked = (field: string) => faults.some(({ cause }) => asksFor(cause, field));
  const listed = readFields(listedIn(act));
  const each = act.outcome && 'each' in act.outcome ? act.outcome.each : undefined;
  const said = listCriteria(product)
    .filter((criterion) => criterion.feature.id === feature.id && !criterion.isFault)
    .map(({ effect }) => effect.replace(/,? (?:and )?show(?:s|n)? beside .*$/, ''))
    .join('. ');
  // Who corrects a row may type any of its fields.
  if (main && edits.test(act.told.verb) && said !== '' && !main.columns.some(({ field }) => nounIn(field, said)))
    return main.columns.flatMap((column) => (isTyped(main, column) ? [{ table: main, column }] : []));
  return written
    .filter(({ kind }) => kind === 'own')
    .flatMap((table) =>
      table.columns.flatMap((column) => {
        const field = column.field.replace(/ id$/, '');
        const isActor =
          column.references !== undefined &&
          ((act.who !== undefined && isHeadOf(field, act.who.one)) ||
            (act.way === 'make' && field === 'who' && !isSomebodyElse(act, field)));
        // 'Due 31 March' and 'valid for 90 days' are told: nobody types them.
        const isTold =
          act.outcome?.way === 'make' &&
          act.outcome.details?.some((one) => one.isValue && one.name.toLowerCase() === field) === true;
        // Where its line says what a new row has, it has nothing else.
        const isNamed =
          table === main && listed.length > 0
            ? isAsked(field) || listed.some(({ name }) => nounIn(field, name) !== null || nounIn(name, field) !== null)
            : nounIn(field, said) !== null || namesField(line, field);
        // Who changes a row does not choose anew what it belongs to, nor who did it.
        const isGiven =
          /_by_id$/.test(column.name) ||
          isReckoned(product, table.record, field) ||
          // What is made for each of them is chosen by nobody.
          (column.references !== undefined && each !== undefined && nounIn(field, each) !== null) ||
          (column.references !== undefined && !column.may && (act.way === 'change' || table !== main)) ||
          // Who is to do it is not chosen by whoever enters it.
          (act.way === 'make' &&
            column.references !== undefined &&
            column.may === true &&
            nounIn(field, listedIn(act)) === null);
        return isNamed && !isActor && !isGiven && !isTold && (!byServer.test(column.name) || isAsked(field))
          ? [{ table, column }]
          : [];
      }),
    );
}

/** Whether a field names somebody: 'master' and 'game master' a game master, and 'game' does not. */
const isHeadOf = (field: string, one: string): boolean => {
  const found = nounIn(field, one);
  return found !== null && found.index + found[0].length >= one.length;
};

/** What a line lists of what it makes. */
const listedIn = ({ outcome }: OutlinedAct) => (outcome?.way === 'make' ? outcome.fields : '');

/** Who looks at something by something that they type. */
const asks = /^(?:type|enter|scan|search|look (?:up|for)|filter|choose|pick|select|find|key in)\b/i;
/** Whether a text names a column by the noun at its end, or a person's name by its kind. */
function isCalled({ columns }: Table, { field }: Column, text: string): boolean {
  const head = field.split(' ').at(-1) ?? '';
  const isPerson = columns.some(({ personal }) => personal);
  return head.length > 3 && (nounIn(head, text) !== null || (field === 'name' && isPerson && namesPerson.test(text)));
}

const isTyped = ({ kind }: Table, { name, references, field }: Column) =>
  kind === 'own' && !references && !byServer.test(name) && field.length > 2;

/** Which of the fields that somebody enters a fault calls missing; all that have to be there where it names none. */
export function missingIn(product: Product, place: Place, { cause }: Pick<Criterion, 'cause'>): Entered[] {
  const entered = enteredIn(product, place);
  const named = entered.filter(
    ({ column, table }) =>
      nounIn(column.field.replace(/ id$/, ''), cause) !== null ||
      (table !== place.written[0] && nounIn(table.record, cause) !== null),
  );
  return named.length > 0 ? named : entered.filter(({ column }) => !column.may);
}
