import { columnKinds, columnNames } from '#worker/features/guide/content/columns.ts';
import { listNeeds, mainRecord, shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { listPeople, peopleTables } from '#worker/features/guide/documents/data-model-people.rules.ts';
import { outsideRecords } from '#worker/features/guide/documents/data-model-records.rules.ts';
import { readMachine } from '#worker/features/guide/documents/data-model-states.rules.ts';
import {
  type Column,
  snake,
  type Table,
  tableNameOf,
} from '#worker/features/guide/documents/data-model-table.rules.ts';
import { withPaymentTables } from '#worker/features/guide/documents/outlined-payments.rules.ts';
import { outlinedTables } from '#worker/features/guide/documents/outlined-tables.rules.ts';
import { ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import { type Machine, namesOf } from '#worker/features/guide/documents/told-states.rules.ts';
import type { ToldField } from '#worker/features/guide/grammar/told-fields.rules.ts';
import { asNoun, capitalise, isPlural, lookUp, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { featureIdOf } from '#worker/features/guide/product/criteria.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { isSomebody } from '#worker/features/guide/product/record-people.rules.ts';
import { type Entity, listEntities } from '#worker/features/guide/product/records.rules.ts';

/** The tables of a product: its own records, who signs in, and what the parts outside leave behind. */
export const listTables = oncePerProduct(deriveTables);

/** What of some tables says something of a person: 'orders.phone', and 'sick_leaves.*' where every column but ids does. */
export const personalOf = (tables: Table[]): string[] =>
  tables.flatMap(({ name, columns, about }) =>
    about ? [`${name}.*`] : columns.filter(({ personal }) => personal).map((column) => `${name}.${column.name}`),
  );

/** The columns of a product that say something of a person, as code. */
export const personalColumns = (product: Product): string[] =>
  personalOf(listTables(product)).map((name) => `\`${name}\``);

function deriveTables(product: Product): Table[] {
  if (product.idea.isOutlined && product.idea.records.length > 0)
    return withPaymentTables(product, outlinedTables(product));
  const shape = shapeOf(product);
  const isCode = shape.runtime === 'command' || shape.runtime === 'package';
  const entities = [...listEntities(product), ...outsideRecords(product)];
  const people = isCode ? [] : listPeople(product, entities);
  const main = mainRecord(product);
  // The people who sign in have the name `accounts`; a record of that name says whose it is.
  const nameOf = (name: string) =>
    tableNameOf(name).replace(/^accounts$/, `${snake(product.idea.client.one)}_accounts`);
  const names = new Map(entities.map(({ name }) => [name.toLowerCase(), nameOf(name)]));
  const own = entities.map((entity) => {
    const machine = isCode ? undefined : readMachine(product, entity, entity.name.toLowerCase() === main);
    return toTable(entity, { product, names, people, machine, isCode });
  });
  addFileKeys(product, own);
  const links = own.flatMap((table) => joinsOf(table, names, product));
  return [
    ...own.map(withoutLists),
    ...links,
    ...(isCode ? [] : peopleTables(product, people, new Set(names.values()))),
  ];
}

/** Where a feature takes in a file and no record has a key for one, the record that it is about gets it. */
function addFileKeys(product: Product, tables: Table[]): void {
  const need = listNeeds(product).find(({ part }) => part.key === 'files');
  if (!need || tables.some(({ columns }) => columns.some(({ field }) => /\bkeys?$/.test(field)))) return;
  const table = tables.find(({ features }) => need.features.some((feature) => features[0] === feature)) ?? tables[0];
  table?.columns.push({
    name: 'photo_key',
    field: 'photo key',
    type: 'text',
    may: true,
    note: 'key in the file store',
  });
}

type Around = {
  product: Product;
  names: Map<string, string>;
  people: string[];
  machine: Machine | undefined;
  isCode: boolean;
};

function toTable(entity: Entity, { product, names, people, machine, isCode }: Around): Table {
  // A type has no ids of its own, and names what it belongs to.
  const fields = entity.fields
    .split(', ')
    .filter((field) => !(isCode && (field === 'id' || field === 'created at')))
    .map((field) => (isCode ? field.replace(/ id$/, '') : field));
  const columns = fields
    .filter((field) => field !== 'state' || machine !== undefined || isCode)
    .filter((field) => !(isCode && field === 'state'))
    .map((field) => asListed(toColumn(field, { names, people, owner: entity.name }), entity));
  const record = lowerFirst(entity.name);
  if (machine && !columns.some(({ name }) => name === 'state'))
    columns.push({ name: 'state', field: 'state', type: 'text' });
  if (!isCode && !columns.some(({ name }) => /_(at|on)$|^day$/.test(name)))
    columns.push({ name: 'created_at', field: 'created at', type: 'text', note: 'UTC' });
  const references = columns.filter((column) => column.references);
  const hasId = columns.some(({ name }) => name === 'id');
  const lead = columns.slice(0, 2).map(({ name }) => name);
  const day = columns.find(({ name }) => /^(day|minute|measured_at|week_on)$/.test(name));
  const first = references.find(({ references: target }) => target !== 'accounts') ?? references[0];
  const features = servedBy(product, entity);
  const unique = perOwner(
    entity.unique.map((field) => columns.find((column) => column.field === field)?.name ?? ''),
    columns,
  );
  const time =
    columns.find(({ name }) => /_(at|on)$|^day$/.test(name) && name !== 'created_at') ??
    columns.find(({ name }) => name === 'created_at');
  const [feature] = features;
  return {
    record,
    name: names.get(entity.name.toLowerCase()) ?? tableNameOf(entity.name),
    holds: entity.holds.replace(/\.$/, ''),
    columns: columns.filter(({ name }, index) => columns.findIndex((other) => other.name === name) === index),
    // A type has no key: nothing is looked up by it.
    key: hasId ? ['id'] : isCode ? [] : lead,
    uniques:
      unique.length > 0 && unique.every(Boolean)
        ? [unique]
        : hasId && first && first.references !== 'accounts' && day && !columns.some(({ personal }) => personal)
          ? [[first.name, day.name, ...columns.filter(({ name }) => /_number$/.test(name)).map(({ name }) => name)]]
          : [],
    indexes:
      isCode || !feature || !hasId
        ? []
        : [
            ...(machine && time
              ? [
                  {
                    columns: ['state', time.name],
                    feature: machine.moves[0] ? (featureOf(product, machine.moves[0].id) ?? feature) : feature,
                  },
                ]
              : []),
            ...(first && !(day && hasId)
              ? [{ columns: [first.name, ...(time && !machine ? [time.name] : [])], feature }]
              : []),
          ],
    features,
    machine,
    kind: listEntities(product).includes(entity) ? 'own' : 'outside',
    entity,
  };
}

/** Numbers that the product gives out itself are its own; what somebody numbers is unique among what is theirs. */
const givenOut = /_id$|_hash$|^(?:order|ticket|booking)_number$/;
function perOwner(unique: string[], columns: Column[]): string[] {
  const owner = columns.find(({ references, may }) => references === 'accounts' && !may);
  return owner && unique.length > 0 && unique.every(Boolean) && !unique.some((name) => givenOut.test(name))
    ? [owner.name, ...unique]
    : unique;
}

const featureOf = ({ features }: Product, id: string) => features.find((feature) => feature.id === featureIdOf(id));

function toColumn(
  field: string,
  { names, people, owner }: { names: Map<string, string>; people: string[]; owner: string },
): Column {
  const subject = / ids?$/.test(field) ? field.replace(/ ids?$/, '') : undefined;
  const target = subject && names.get(subject.toLowerCase());
  const isPerson = subject !== undefined && (people.includes(subject) || isSomebody(subject));
  const plain = snake(
    field
      .replace(/ at the time$/, ' then')
      .replace(/ 1 to 5| 0 to 10/, '')
      .replace(/ in cents/, ' cents'),
  );
  const name = lookUp(columnNames, plain) ?? plain;
  if (field === 'id') return { name: 'id', field, type: 'text' };
  if (subject) {
    const references = target ?? (isPerson && people.length > 0 ? 'accounts' : undefined);
    const may = / (by|to)$|^(taker|winner|stand-in)$/.test(subject);
    return {
      name: snake(`${subject} ids`) === plain ? plain : snake(`${subject} id`),
      field,
      type: 'text',
      ...(references && references !== tableNameOf(owner) ? { references } : {}),
      ...(may ? { may: true as const } : {}),
    };
  }
  const person = people.find((one) => field === `${one} name`);
  if (person || /^(client|customer|patient|guest|visitor|buyer) name$/.test(field) || / name$/.test(field))
    return { name, field, type: 'text', personal: true };
  const kind = columnKinds.find(([signs]) => signs.test(field))?.[1] ?? { type: 'text' as const };
  return { ...kind, name, field };
}

const several = /(?<!s)s$|\blist$/;

/** A column with what was listed of its field: the values that it may have, what each of several has, a remark. */
function asListed(column: Column, { told }: Entity): Column {
  const found = told?.fields.find(({ name }) => name.toLowerCase() === column.field);
  if (!found || column.references) return column;
  const { range, isOptional } = found;
  const listed = asValued(column, found);
  const inRange = range
    ? { ...listed, type: 'integer' as const, check: `c between ${range[0]} and ${range[1]}` }
    : listed;
  return isOptional ? { ...inRange, may: true } : inRange;
}

function asValued(column: Column, { choices, parts, remark }: ToldField): Column {
  if (choices?.join() === 'yes,no') return { ...column, type: 'integer', check: 'c in (0, 1)' };
  if (choices)
    return {
      ...column,
      type: 'text',
      check: `c in (${choices.map((one) => `'${one.replaceAll("'", "''")}'`).join(', ')})`,
    };
  if (parts) return { ...column, type: 'text', note: `JSON: ${parts.join(', ')}` };
  // 'Heat number' is a name made of digits; what is counted is a 'number of' something.
  if (/[a-z] number$/.test(column.field) && !/^(?:attempt|level|page|line|part|round|version) /.test(column.field))
    return { name: column.name, field: column.field, type: 'text' };
  // 'Number of paper' is what stands on it; 'number of papers' counts them.
  if (/^number of [a-z]+$/.test(column.field) && !isPlural(column.field))
    return { name: column.name, field: column.field, type: 'text' };
  if (column.type === 'text' && !column.note && several.test(column.field) && isPlural(column.field))
    return { ...column, note: remark ? `JSON list: ${remark}` : 'JSON list' };
  return remark && !column.note ? { ...column, note: remark } : column;
}

/** A list of ids within a record becomes a table of its own. */
function joinsOf(table: Table, names: Map<string, string>, product: Product): Table[] {
  return table.columns.flatMap((column): Table[] => {
    if (!/ ids$/.test(column.field)) return [];
    const subject = column.field.replace(/ ids$/, '');
    const target = names.get(subject.toLowerCase());
    if (!target) return [];
    const columns: Column[] = [
      { name: snake(`${table.record} id`), field: `${table.record} id`, type: 'text', references: table.name },
      { name: snake(`${subject} id`), field: `${subject} id`, type: 'text', references: target },
    ];
    return [
      {
        record: `${subject} of ${table.record}`,
        name: snake(`${table.record} ${target}`),
        holds: capitalise(`Which ${asNoun(subject).many} belong to which ${table.record}`),
        columns,
        key: columns.map(({ name }) => name),
        uniques: [],
        indexes: [],
        features: servedBy(product, { name: table.record, words: [], deeds: [] }),
        machine: undefined,
        kind: 'link',
      },
    ];
  });
}

function withoutLists(table: Table): Table {
  const columns = table.columns.filter(({ field }) => !/ ids$/.test(field));
  const isKept = (name: string) => columns.some((column) => column.name === name);
  return { ...table, columns, indexes: table.indexes.filter((index) => index.columns.every(isKept)) };
}

/** The features that speak of a record, those that change it in front. */
function servedBy(product: Product, entity: Pick<Entity, 'name' | 'words' | 'deeds'> & { holds?: string }): Feature[] {
  const names = namesOf(entity);
  const own = ownFeatures(product);
  // 'Configure it' is about the configuration.
  const stem = /^[a-z]{9,}$/i.test(entity.name) ? new RegExp(`\\b${entity.name.slice(0, 7)}`, 'i') : undefined;
  const sorted = [
    // 'Who looked at it, and when (FR-4)' names the feature itself.
    ...own.filter(({ id }) => entity.holds?.includes(`(${id})`)),
    ...own.filter(({ title }) => stem?.test(title)),
    ...own.filter(({ title }) =>
      entity.deeds.some((deed) => deed.startsWith(lowerFirst(title)) && title.includes(' ')),
    ),
    ...own.filter(({ title, says }) => names.test(`${title} ${says}`)),
    ...own.filter((feature) => names.test(feature.criteria.join(' '))),
  ];
  const found = [...new Set(sorted)];
  return found.length > 0 ? found : own.slice(0, 1);
}
