import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { listNeeds, mainRecord, shapeOf, slotsOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { endsOf } from '#worker/features/guide/documents/data-model-states.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import { asNoun, fill, isPlural, joinWords, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { replacingIn } from '#worker/features/guide/product/replaced-rows.rules.ts';

/** What holds for all rows and at all times, and the ids it comes from. */
type Invariant = { says: string; ids: string[]; isRule?: true };

const most = 8;
const fewest = 5;
const idsOf = (table: Table) => table.features.slice(0, 2).map(({ id }) => id);
const one = (record: string) => (isPlural(record.split(' ').at(-1) ?? '') ? record : withArticle(record));

/** What must hold for everything that the product stores or gives back, the most particular first. */
export const listInvariants = oncePerProduct(deriveInvariants);

function deriveInvariants(product: Product): Invariant[] {
  const { runtime } = shapeOf(product);
  const isCode = runtime === 'command' || runtime === 'package';
  if (product.idea.isOutlined) return outlinedOnes(product);
  const found = isCode
    ? [...kindOnes(product).slice(0, 2), ...pureOnes(product), ...faultOnes(product, 5), ...limitOnes(product)]
    : [
        ...kindOnes(product).slice(0, 3),
        ...rowOnes(product).slice(0, 2),
        ...stateOnes(product).slice(0, 3),
        ...faultOnes(product, 3),
        ...timeOnes(product),
        ...accessOnes(product),
        ...limitOnes(product),
      ];
  const apart = (list: Invariant[]) =>
    list.filter(({ says, ids }, index) => ids.length > 0 && list.findIndex((other) => other.says === says) === index);
  const told = apart(found).slice(0, most);
  return told.length >= fewest
    ? told
    : apart([...told, ...repeatOnes(product), ...faultOnes(product, fewest, /./)]).slice(0, fewest);
}

/** What the owner said always holds, word for word: the decisions of the architecture say how. */
const outlinedOnes = (product: Product): Invariant[] =>
  ownerRules(product).map(({ text, features }) => ({ says: text, ids: features.map(({ id }) => id), isRule: true }));

/** What is sent twice is there once. */
function repeatOnes(product: Product): Invariant[] {
  const place = listPlaces(product).find(({ calls }) => calls.some(({ method }) => method === 'POST'));
  const call = place?.calls.find(({ method }) => method === 'POST');
  return call
    ? [
        {
          says: `For any \`${call.method} ${call.path}\` that is sent twice with one id: there is one row, and both answers are the same`,
          ids: [call.criterion.id],
        },
      ]
    : [];
}

/** From what kind of record a table holds: what an analyst would say of each of that kind. */
function kindOnes(product: Product): Invariant[] {
  const main = mainRecord(product);
  const tables = listTables(product).toSorted((a, b) => Number(b.record === main) - Number(a.record === main));
  const all = tables.map(({ entity, record, columns, features }) =>
    (entity?.kind?.always ?? [])
      .filter(({ needs }) => needs === undefined || columns.some(({ field }) => field === needs))
      .map(({ says }) => ({
        says: fill(says, { record: asNoun(record), thing: product.idea.item }),
        ids: features.slice(0, 2).map(({ id }) => id),
      })),
  );
  return [...all.flatMap(([first]) => first ?? []), ...all.flatMap((found) => found.slice(1))];
}

/** From the columns: sums, overlaps, limits, uniqueness. */
function rowOnes(product: Product): Invariant[] {
  const tables = listTables(product);
  const has = (table: Table, name: string) => table.columns.some((column) => column.name === name);
  const recordOf = (name: string | undefined) => tables.find((table) => table.name === name)?.record ?? name ?? '';
  return tables.flatMap((table): Invariant[] => {
    const target = table.columns.find(({ references }) => references && references !== 'accounts')?.references;
    const lines = tables.find(
      (other) => has(other, 'quantity') && other.columns.some(({ references }) => references === table.name),
    );
    const limited = has(table, 'most') && tables.find((other) => has(other, 'quantity'));
    return [
      ...(lines && has(table, 'total_cents')
        ? [
            {
              says: `For any ${table.record}: \`total_cents\` is the sum of its ${recordOf(lines.name)} rows, quantity times the price at the time, and no later price changes it`,
              ids: idsOf(table),
            },
          ]
        : []),
      ...(limited
        ? [
            {
              says: `For any ${recordOf(target)} and day: the quantities in \`${limited.name}\` that count never exceed \`most\` of its ${table.record}`,
              ids: idsOf(table),
            },
          ]
        : []),
      ...(has(table, 'starts_at') && has(table, 'ends_at') && isHeld(table) && !has(table, 'quantity') && target
        ? [
            {
              says: `For any ${recordOf(target)}: no two ${table.name.replaceAll('_', ' ')} that count overlap, also when both are asked for in the same second`,
              ids: idsOf(table),
            },
          ]
        : []),
      ...table.uniques
        .filter((columns) => columns.length > 1)
        .map((columns) => ({
          says: `For any ${columns.map((column) => column.replace(/_id$/, '').replaceAll('_', ' ')).join(' and ')}: there is at most one ${table.record}; a second one that arrives ${replacingIn(product.features, table.record) ? 'takes its place' : 'changes nothing'}`,
          ids: idsOf(table),
        })),
    ];
  });
}

/** Whether rows of a table keep something for somebody for a time. */
const isHeld = ({ kind, entity }: Table) =>
  kind === 'own' && /^(undefined|booking|loan)$/.test(String(entity?.kind?.key));

/** Who brought a state about and when, as far as the row has columns for it. */
function tellStamp({ columns }: Table, state: string): string {
  const has = (field: string) => columns.some((column) => column.field === field);
  const decided = /^(?:approved|granted|accepted|declined|rejected|refused)$/.test(state) && has('decided by id');
  if (decided || (has(`${state} by id`) && has(`${state} at`))) return ', and the row says by whom and when';
  return has(`${state} at`) ? ', and the row says when' : '';
}

function stateOnes(product: Product): Invariant[] {
  return listTables(product)
    .flatMap((table) => (table.machine ? [{ table, machine: table.machine }] : []))
    .slice(0, 2)
    .flatMap(({ table, machine }): Invariant[] => {
      const ends = endsOf(machine);
      const last = machine.moves.findLast(({ to }) => to !== machine.initial);
      return [
        ...(ends.length > 0
          ? [
              {
                says: `For any ${table.record}: once it is ${joinWords(ends, 'or')}, no call and no job changes its state again`,
                ids: [...new Set(machine.moves.map(({ id }) => id))].slice(0, 3),
              },
            ]
          : []),
        ...(machine.moves.length > 1 && last
          ? [
              {
                says: `For any ${table.record}: it becomes ${last.to} only from ${joinWords(last.from, 'or')}${tellStamp(table, last.to)}`,
                ids: [last.id],
              },
            ]
          : []),
      ];
    });
}

const decisive =
  /\b(once|never|only|keep|kept|exactly|neither|both|no second|not (?:two|twice|make|place|count|send|start|charge|lose))\b/i;

/** From what goes wrong: whatever happens, the answer is the one of the criterion. */
function faultOnes(product: Product, count: number, signs = decisive): Invariant[] {
  const own = new Set(ownFeatures(product));
  const faults = listCriteria(product).filter(
    ({ feature, isFault, effect }) => own.has(feature) && isFault && signs.test(effect),
  );
  const each = faults.filter(({ feature }, index) => faults.findIndex((other) => other.feature === feature) === index);
  return [...each, ...faults.filter((fault) => !each.includes(fault))]
    .slice(0, count)
    .map((fault) => ({ says: tellFault(fault), ids: [fault.id] }));
}

const tellFault = ({ cause, effect }: Criterion) => `Also when ${cause}, the outcome is one: ${effect}`;

function timeOnes(product: Product): Invariant[] {
  const clocked = listPlaces(product).filter(({ isClocked }) => isClocked);
  return clocked.slice(0, 1).map(({ feature, tables }) => ({
    says: `For any minute: when the job of “${feature.title}” runs twice, or a day too late, each ${tables[0]?.record ?? 'row'} is handled once`,
    ids: [feature.id],
  }));
}

function accessOnes(product: Product): Invariant[] {
  const slots = slotsOf(product);
  const owned = listTables(product).filter(
    ({ kind, columns }) => kind === 'own' && columns.some(({ references }) => references === 'accounts'),
  );
  const main = owned.find(({ record }) => record === mainRecord(product)) ?? owned[0];
  const account = product.features.find(({ key }) => key === 'account');
  const [need] = listNeeds(product).filter(
    ({ part }) => part.kind === 'service' && !/^(mail|map|files)$/.test(part.key),
  );
  return [
    ...(main
      ? [
          {
            says: fill(
              `For any two people of {name}: what one may not see of ${one(main.record)} is in no answer, no list and no count that the other gets`,
              slots,
            ),
            ids: [...idsOf(main).slice(0, 1), ...(account ? [account.id] : [])],
          },
        ]
      : []),
    ...(need
      ? [
          {
            says: `For any hour without the ${need.part.label.replace(/ \(.*$/, '').toLowerCase()}: nothing that was entered for “${need.features[0]?.title}” is lost, and nothing is done twice afterwards`,
            ids: need.features.slice(0, 2).map(({ id }) => id),
          },
        ]
      : []),
  ];
}

/** What the idea refused holds for every version. */
function limitOnes(product: Product): Invariant[] {
  const [first] = ownFeatures(product);
  return [...product.excluded, ...product.idea.nots].slice(0, 2).map((text) => ({
    says: `For any version of ${product.name}: ${text.charAt(0).toLowerCase()}${text.slice(1).replace(/\.$/, '')}; a test searches ${product.platform === 'command line' ? 'options and packages' : 'routes, tables and packages'} for it`,
    ids: first ? [first.id] : [],
  }));
}

/** For a command or a package: the same input gives the same output. */
function pureOnes(product: Product): Invariant[] {
  const slots = slotsOf(product);
  const [first] = ownFeatures(product);
  if (!first) return [];
  const merges = /\bmerg/i.test(`${first.title} ${first.says}`);
  return [
    {
      says: fill(
        'For any {items}: the same input gives the same bytes, on each system and with or without a network',
        slots,
      ),
      ids: [first.id],
    },
    ...(merges
      ? [
          { says: fill('For any {item} a: merging a with a gives a, and reports no conflict', slots), ids: [first.id] },
          {
            says: fill(
              'For any two {items}: which one is named first changes the order of conflicts at most, never what is merged',
              slots,
            ),
            ids: [first.id],
          },
        ]
      : []),
    {
      says: fill('For any {items}: what is handed to “{first}” is the same afterwards; results are new values', slots),
      ids: [first.id],
    },
  ];
}
