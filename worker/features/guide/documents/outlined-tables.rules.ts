import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { peopleTables } from '#worker/features/guide/documents/data-model-people.rules.ts';
import {
  type Column,
  snake,
  type Table,
  tableNameOf,
} from '#worker/features/guide/documents/data-model-table.rules.ts';
import { accountColumns, ownAccount, rolesOf } from '#worker/features/guide/documents/outlined-accounts.rules.ts';
import { withAlone } from '#worker/features/guide/documents/outlined-alone.rules.ts';
import { keptByRules, recordColumns } from '#worker/features/guide/documents/outlined-columns.rules.ts';
import { seenColumns } from '#worker/features/guide/documents/outlined-columns-seen.rules.ts';
import { madeColumns } from '#worker/features/guide/documents/outlined-doers.rules.ts';
import { asExact, checksOf } from '#worker/features/guide/documents/outlined-exact-columns.rules.ts';
import { besideState, changesOf, editsOf } from '#worker/features/guide/documents/outlined-histories.rules.ts';
import {
  answeringColumns,
  holderColumns,
  holderThenColumns,
  movementsOf,
} from '#worker/features/guide/documents/outlined-holders.rules.ts';
import { numberedBy, onePerLink } from '#worker/features/guide/documents/outlined-keys.rules.ts';
import {
  daysOf,
  isOneWhileOpen,
  referenceOf,
  uniquesOf,
} from '#worker/features/guide/documents/outlined-once.rules.ts';
import { outboxOf } from '#worker/features/guide/documents/outlined-outbox.rules.ts';
import { countOfEach, holdsParts } from '#worker/features/guide/documents/outlined-parents.rules.ts';
import { withPersonal } from '#worker/features/guide/documents/outlined-personal.rules.ts';
import { pointing } from '#worker/features/guide/documents/outlined-put-into.rules.ts';
import { withSeparation } from '#worker/features/guide/documents/outlined-separation.rules.ts';
import { sharesOf } from '#worker/features/guide/documents/outlined-shares.rules.ts';
import { changedColumns } from '#worker/features/guide/documents/outlined-shown-beside.rules.ts';
import { stageColumns, stageKey } from '#worker/features/guide/documents/outlined-stages.rules.ts';
import { outlinedMachine } from '#worker/features/guide/documents/outlined-states.rules.ts';
import { votesOn } from '#worker/features/guide/documents/outlined-votes.rules.ts';
import { ownerRules, tellsApart } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { columnNameOf } from '#worker/features/guide/documents/told-columns.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import {
  joinWords,
  lowerFirst,
  nounIn,
  pluralOf,
  singularOf,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { linkFor } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { actsOn } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { type Entity, listEntities } from '#worker/features/guide/product/records.rules.ts';

/** The tables of an outlined product: one for each record that it lists, and accounts only where somebody signs in. */
export function outlinedTables(product: Product): Table[] {
  const { runtime } = shapeOf(product);
  const isServed = runtime === 'pages' || runtime === 'app' || runtime === 'builder';
  const roles = isServed ? rolesOf(product) : [];
  const names = new Map(product.idea.records.map(({ one }) => [one, nameOf(one, roles)]));
  const around = { names, roles, isServed };
  const own = listEntities(product).flatMap((entity) =>
    entity.told ? withJoins(product, entity.told, around, tableOf(product, entity, entity.told, around)) : [],
  );
  const taken = new Set(names.values());
  const more = accountColumns(product, roles);
  const people = peopleTables(product, roles, taken).map((table) =>
    table.kind === 'people'
      ? { ...table, columns: [...table.columns.slice(0, -1), ...more, ...table.columns.slice(-1)] }
      : table,
  );
  const all = [...own, ...(isServed ? outboxOf(product, taken) : []), ...people];
  return withSeparation(product, withPersonal(product, all));
}

function withJoins(product: Product, record: ToldRecord, { names, roles }: Around, own: Table): Table[] {
  const hasId = own.columns.some(({ name }) => name === 'id');
  const changes = hasId && roles.length > 0 ? changesOf(product, record, own, { names, roles }) : [];
  // What is said beside a state stands with its change, else in the row itself.
  const beside = changes.length > 0 ? [] : besideState(product, record);
  const table =
    beside.length > 0 ? { ...own, columns: [...own.columns.slice(0, -1), ...beside, ...own.columns.slice(-1)] } : own;
  return [
    table,
    ...joinsOf(product, record, { names, roles }, table),
    ...(hasId ? sharesOf(product, record, table, roles) : []),
    ...(hasId ? movementsOf(product, record, table, { names, roles }) : []),
    ...(hasId && roles.length > 0
      ? [
          ...daysOf(product, record, table),
          ...changes,
          ...editsOf(product, record, table, { names, roles }),
          ...votesOn(product, record, table),
          ...correctionsOf(product, record, table),
        ]
      : []),
  ];
}

const nameOf = (one: string, roles: string[]) =>
  roles.length > 0 ? tableNameOf(one).replace(/^(accounts|sessions)$/, 'kept_$1') : tableNameOf(one);

type Around = { names: Map<string, string>; roles: string[]; isServed: boolean };

function tableOf(product: Product, entity: Entity, record: ToldRecord, { names, roles, isServed }: Around): Table {
  const acts = actsOn(product, record);
  const columns = asExact(product, record, recordColumns(product, record, { names, roles }));
  const machine = outlinedMachine(product, record);
  const parent = columns.find(({ references, may }) => references && references !== 'accounts' && !may);
  const numbered = numberedBy(product, record, columns);
  const ofLink = onePerLink(product, record, columns);
  const target =
    columns.find(({ references }) => references && references !== 'accounts') ??
    columns.find(({ references, may }) => references && !may);
  const ruled = ownerRules(product).filter(({ text }) => nounIn(record.one, text));
  const features = [
    ...new Set([
      ...acts.map(({ feature }) => feature),
      ...ruled.flatMap((rule) => rule.criteria.map((one) => one.feature)),
    ]),
  ];
  const [feature] = features;
  // 'Each card payment is rounded up once and never twice': a second row of one payment is refused by its key.
  const singles = columns.filter(
    ({ field, references, may }) =>
      !references &&
      !may &&
      tellsApart(field) &&
      record.fields.some(({ name }) => name.toLowerCase() === field) &&
      product.idea.records.every(
        (other) => other === record || !other.fields.some(({ name }) => name.toLowerCase() === field),
      ) &&
      ownerRules(product).some(
        ({ text, kind }) => kind === 'one' && /\b(?:never twice|once)\b/i.test(text) && nounIn(field, text),
      ),
  );
  const single = singles.length === 1 ? singles[0] : undefined;
  const isOnce = ruled.some(({ text }) => isOneWhileOpen(record, text));
  const ended = (machine?.states ?? []).filter((state) => !machine?.moves.some(({ from }) => from.includes(state)));
  const table = withAlone(product, record, {
    record: lowerFirst(entity.name),
    name: names.get(record.one) ?? tableNameOf(record.one),
    holds: entity.holds,
    columns: [
      ...(isServed || runtimeHasIds(product) ? [{ name: 'id', field: 'id', type: 'text' as const }] : []),
      ...columns.map((column) =>
        column === single || numbered.alone.includes(column) ? { ...column, unique: true as const } : column,
      ),
      ...stageColumns(product, record, columns),
      ...(single ? [] : referenceOf(product, record, columns)),
      ...linkColumns(product, record),
      ...ownAccount(product, record, roles),
      ...holderColumns(product, record, { names, roles }),
      ...answeringColumns(product, record, { names, roles }),
      ...holderThenColumns(product, record, { names, roles }),
      ...madeColumns(product, record, columns, { names, roles }),
      ...changedColumns(product, record, columns, { names, roles }),
      ...(machine ? [{ name: 'state', field: 'state', type: 'text' as const }] : []),
      ...(isServed && roles.length > 0 ? keptByRules(product) : []),
    ].filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at),
    key: ['id'],
    ...checksOf(product, columns),
    uniques: [
      ...numbered.together,
      ...uniquesOf(product, record, columns),
      ...stageKey(product, record, columns),
      ...ofLink,
    ],
    indexes:
      feature && target
        ? [
            // What is unique is found by that.
            ...(ofLink.some(([name]) => name === target.name) ? [] : [{ columns: [target.name], feature }]),
            ...(isOnce && parent && ended.length > 0 ? [{ columns: [parent.name], feature, ended }] : []),
          ]
        : [],
    features: features.slice(0, Math.max(1, acts.length)),
    machine,
    kind: 'own',
    entity,
  });
  // What a rule keeps from all but some is nobody else's business in a log either.
  const secret = new Set(seenColumns(product, table).map(({ column }) => column.name));
  return {
    ...table,
    columns: table.columns.map((column) => (secret.has(column.name) ? { ...column, personal: true as const } : column)),
  };
}

/** The link that lets somebody in is kept as a hash on the thing that it opens; where its owner lists a link, that column is it. */
const linkColumns = ({ idea }: Product, record: ToldRecord): Column[] => {
  const people = idea.people.filter((noun) => linkFor(idea, noun) === record);
  const isListed = record.fields.some(({ name }) => name === 'link');
  return people.length === 0 || isListed
    ? []
    : [
        {
          ...{ name: 'link_hash', field: 'link', type: 'text', unique: true },
          note: `SHA-256 of what stands in the link that ${joinWords(people.map(({ many }) => many))} get, made from the id of the row and a secret key: each sending writes the same one`,
        },
      ];
};

/** A command keeps nothing between two runs, so that nothing has to be found again. */
const runtimeHasIds = (product: Product) => !/^(?:command|package)$/.test(shapeOf(product).runtime);

/** The table that holds several of what a field names: 'donors' of a batch. */
function joinedTo(
  product: Product,
  record: ToldRecord,
  field: ToldRecord['fields'][number],
  { names, roles }: Pick<Around, 'names' | 'roles'>,
): { one: string; table: string; many: string } | undefined {
  const link = linkOf(product.idea, record, field);
  // 'Two players' are accounts, called by what they are here.
  if (link?.isMany && 'person' in link && roles.includes(link.person)) {
    const many = field.name.replace(/^(?:both|two|three|four) /, '');
    return { one: singularOf(many), table: 'accounts', many };
  }
  const table = (one: string) => names.get(one) ?? tableNameOf(one);
  return link?.isMany && 'record' in link && !holdsParts(product, record, link.record)
    ? { one: link.record.one, table: table(link.record.one), many: table(link.record.one) }
    : undefined;
}

/** A table for each field that names several of another record. */
function joinsOf(product: Product, record: ToldRecord, around: Pick<Around, 'names' | 'roles'>, own: Table): Table[] {
  return record.fields.flatMap((field): Table[] => {
    const joined = joinedTo(product, record, field, around);
    if (!joined) return [];
    const sides = [
      { one: record.one, table: own.name },
      { one: joined.one, table: joined.table },
    ];
    const columns = sides.map(({ one, table }) => ({ ...pointing(one), references: table }));
    const counted = countOfEach(record);
    const count = { name: 'number', field: counted?.name ?? '', type: 'integer' as const, check: 'c > 0' };
    return [
      {
        ...{ record: `${joined.one} of ${withArticle(record.one)}`, name: snake(`${record.one} ${joined.many}`) },
        holds: `Which ${pluralOf(joined.one)} belong to which ${record.one}${counted ? ', and how many of each' : ''}`,
        columns: counted ? [...columns, count] : columns,
        ...{ key: columns.map(({ name }) => name), uniques: [], indexes: [] },
        ...{ features: own.features, machine: undefined, kind: 'link' },
      },
    ];
  });
}

const whoAndWhen = (did: string): Column[] => [
  { name: `${did}_by_id`, field: `${did} by id`, type: 'text', references: 'accounts' },
  { name: `${did}_at`, field: `${did} at`, type: 'text', note: 'date and time, UTC' },
];

/** Where a rule wants corrections beside what was entered and no record is kept of them, each is a row that names what it corrects. */
function correctionsOf(product: Product, record: ToldRecord, own: Table): Table[] {
  if (product.idea.records.some(({ one }) => /\bcorrection$/.test(one))) return [];
  const rule = ownerRules(product).find(
    ({ text, kind }) => kind === 'fixed' && /\bcorrections?\b/i.test(text) && nounIn(record.one, text) !== null,
  );
  const said = rule?.text ?? '';
  const fields = record.fields.filter(({ name }) => {
    const head = name.split(' ').at(-1) ?? '';
    return head.length > 3 && tellsApart(head) && nounIn(head, said) !== null;
  });
  if (!rule || fields.length === 0) return [];
  const columns: Column[] = [
    { name: 'id', field: 'id', type: 'text' },
    { ...pointing(record.one), references: own.name },
    {
      ...{ name: 'corrects', field: 'corrects', type: 'text' },
      check: `c in (${fields.map(({ name }) => `'${columnNameOf(name)}'`).join(', ')})`,
    },
    { name: 'new_value', field: 'new value', type: 'text' },
    ...(/\breasons?\b/i.test(rule.text) ? [{ name: 'reason', field: 'reason', type: 'text' as const }] : []),
    ...whoAndWhen('entered'),
  ];
  return [
    {
      ...{ record: `${record.one} correction`, name: `${snake(record.one)}_corrections`, columns, key: ['id'] },
      holds: `A correction under ${joinWords(
        fields.map(({ name }) => name),
        'or',
      )} of ${withArticle(record.one)}, whose first entry stays`,
      ...{ uniques: [], indexes: [], features: rule.features, machine: undefined, kind: 'link' },
    },
  ];
}
