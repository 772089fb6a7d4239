import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { doersOf } from '#worker/features/guide/documents/outlined-accounts.rules.ts';
import { houseOf } from '#worker/features/guide/documents/outlined-separation.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { type Noun, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { isPublic } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { actsOn, doneTo } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Who takes note of something changes nothing of it. */
export const noticing = /^(?:acknowledge|note|notice)$/;

/**
 * Who enters or changes what the rows of a table belong to, and so works with them: the board that puts up a work day sees who signed up for it.
 * @param tables the tables among which those stand that it belongs to.
 * @param reachesSome whether somebody sees some rows of such a table only; they see what belongs to these where they are told of it.
 */
export function keepersOfWhole(
  product: Product,
  { columns, entity }: Table,
  tables: Table[],
  reachesSome: (whole: Table, noun: Noun) => boolean,
): Noun[] {
  const house = houseOf(product, tables)?.many;
  const wholes = columns.flatMap(({ references, may }) =>
    may || references === house ? [] : tables.filter(({ name, entity: own }) => name === references && own !== entity),
  );
  const alone = aloneOn(product, entity?.told);
  const isKeptBy = (whole: Table, { one }: Noun) =>
    alone !== undefined && one !== alone.one && makes(product, alone, whole.entity?.told);
  const found = wholes
    .filter((whole) => !isReportOn(product, entity?.told, whole))
    .flatMap((whole) =>
      (whole.entity?.told ? doneTo(product, whole.entity.told) : [])
        .filter(
          ({ who, way, told }) =>
            who && !isPublic(who) && (way === 'make' || (way === 'change' && !noticing.test(told.verb))),
        )
        .flatMap((act) => doersOf(product, act))
        .filter(
          (noun) => isToldOf(product, entity?.told, noun) || (!reachesSome(whole, noun) && !isKeptBy(whole, noun)),
        ),
    );
  return found.filter(({ one }, at) => found.findIndex((noun) => noun.one === one) === at);
}

/** Who alone makes, sees and changes the rows of a record: the bills of the owners are not for whoever loads what was hired out. */
function aloneOn(product: Product, record: ToldRecord | undefined): Noun | undefined {
  const acts = record ? actsOn(product, record).filter(({ who }) => who !== undefined) : [];
  const [first, ...others] = acts.flatMap((act) => doersOf(product, act));
  const isSeen = acts.some(({ way }) => way === 'read') && acts.some(({ way }) => way === 'make');
  return isSeen && others.every(({ one }) => one === first?.one) ? first : undefined;
}

const makes = (product: Product, { one }: Noun, record: ToldRecord | undefined): boolean =>
  record !== undefined &&
  doneTo(product, record).some((act) => act.way === 'make' && doersOf(product, act).some((noun) => noun.one === one));

/** Whether rows are complaints about what they belong to: 'reports a seed → new report: seed, reason' is kept from whoever offers that seed. */
const isReportOn = (product: Product, record: ToldRecord | undefined, whole: Table): boolean =>
  record !== undefined &&
  /\b(?:report|complaint|flag|objection)$/.test(record.one) &&
  doneTo(product, record).some(
    ({ way, told: { phrase } }) =>
      way === 'make' && nounIn(record.one, phrase) === null && nounIn(whole.record, phrase) !== null,
  );

/** Whether what makes a record tells somebody of it: 'new damage: what, photo; student and teacher are told'. */
const isToldOf = (product: Product, record: ToldRecord | undefined, { one }: Noun): boolean =>
  record !== undefined &&
  doneTo(product, record).some(
    ({ way, told: { outcomes = [] } }) =>
      way === 'make' &&
      outcomes.some(
        (outcome) =>
          outcome.way === 'tell' &&
          (nounIn(one, outcome.whom) !== null || nounIn(one.split(' ').at(-1) ?? one, outcome.whom) !== null),
      ),
  );
