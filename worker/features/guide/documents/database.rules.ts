import { drawTables } from '#worker/features/guide/documents/architecture-diagrams.rules.ts';
import { mainRecord, shapeOf, slotsOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { endsOf } from '#worker/features/guide/documents/data-model-states.rules.ts';
import { type Column, snake, type Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { joinParts, listUnder, tableUnder } from '#worker/features/guide/documents/terms.rules.ts';
import {
  capitalise,
  fill,
  isPlural,
  joinWords,
  pluralOf,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** The data model: a picture, then each table with its columns, keys, indexes, who may read it and how long it stays. */
export function writeDatabase(product: Product, basis: string): string {
  const slots = slotsOf(product);
  const tables = listTables(product);
  const { runtime } = shapeOf(product);
  const isCode = runtime === 'command' || runtime === 'package';
  const tell = (text: string) => capitalise(fill(text, slots));
  const personal = tables.flatMap(({ name, columns }) =>
    columns.filter((column) => column.personal).map((column) => `\`${name}.${column.name}\``),
  );
  return joinParts([
    `# ${product.name}: data model`,
    `${tell(isCode ? 'What {name} takes in and gives back' : 'What {name} stores so that “{first}” and what follows work')}; from ${basis}. ${isCode ? fill('{name} keeps nothing between two runs, so these are types and no tables.', slots) : tell(`${tables.length} tables, ${tables.reduce((sum, { columns }) => sum + columns.length, 0)} columns; {main} stands in the middle.`)}`,
    `## Picture\n\n${drawTables(tables)}`,
    ...tables.map((table) => (isCode ? writeType(table) : writeTable(product, table))),
    isCode
      ? ''
      : tableUnder(
          'Who reads, how long it stays',
          [
            ['Table', 'Who may read a row', 'How long'],
            ...tables.map((table) => [
              `\`${table.name}\``,
              readersOf(product, table, tables),
              stayOf(product, table, tables),
            ]),
          ],
          `[ASSUMPTION] ${tell('the periods are proposals for {name} until somebody who knows the law of the first country has read them.')}`,
        ),
    isCode
      ? ''
      : listUnder(`Personal data in ${product.name}`, [
          ...(personal.length > 0
            ? [
                `Personal are ${joinWords(personal)}; they are in no log, no file name and no address of ${product.name}.`,
              ]
            : [tell('No column names a person; what {clients} do hangs on an id that {name} makes up.')]),
          ...(tables.some(({ name }) => name === 'accounts')
            ? [
                tell(
                  `Closing an account empties its personal columns within 30 days; each {main} that others need stays with “former {client}” in place of the name.`,
                ),
              ]
            : []),
        ]),
    listUnder(`Not kept by ${product.name}`, leftOut(product, tables, isCode)),
  ]);
}

/** A type of a command or a package. */
function writeType({ record, columns, holds, features }: Table): string {
  const camel = (text: string) => text.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const lines = columns.map((column) => `  readonly ${camel(column.name)}${column.may ? '?' : ''}: ${typeOf(column)};`);
  return `## ${capitalise(record)}\n\n${holds}; ${features[0]?.id ?? 'FR-1'} works on it.\n\n\`\`\`ts\nexport type ${capitalise(camel(snake(record)))} = {\n${lines.join('\n')}\n};\n\`\`\``;
}

function typeOf({ name, type }: Column): string {
  if (/^(rules|paths|findings|parts)$/.test(name)) return 'readonly string[]';
  if (/^(base|left|right)_value$|^body$|^document$/.test(name)) return 'JsonValue';
  return type === 'text' ? 'string' : 'number';
}

/** A table: what a row is, its columns as SQL, and why its keys and indexes are there. */
function writeTable(product: Product, table: Table): string {
  const { record, holds, uniques, indexes, features, machine } = table;
  const served = features.slice(0, 2).map(({ id, title }) => `“${title}” (${id})`);
  const one = isPlural(record.split(' ').at(-1) ?? '') ? record : withArticle(record);
  const why = [
    ...table.columns
      .filter(({ unique, name: column }) => unique && column !== 'id')
      .map(
        (column) =>
          `\`${column.name}\` is unique: it is how ${table.kind === 'people' ? `one of the ${rolesOf(table)}` : one} is found${column.note?.startsWith('only the hash') ? ' by a link, without the link being stored' : ''}.`,
      ),
    ...uniques.map(
      (columns) =>
        `${joinWords(columns.map((column) => `\`${column}\``))} together are unique: ${product.name} takes ${one} in once.`,
    ),
    ...indexes.map(
      ({ columns, feature }) =>
        `The index on ${joinWords(columns.map((column) => `\`${column}\``))} gives “${feature.title}” (${feature.id}) its order.`,
    ),
    ...(machine ? [`\`state\` is ${joinWords(machine.states, 'or')}; the architecture says who may change it.`] : []),
  ];
  return [
    `## ${capitalise(record)}`,
    `${capitalise(holds)}.${served.length > 0 ? ` Needed for ${joinWords(served)}.` : ''}`,
    `\`\`\`sql\n${toSql(table)}\n\`\`\``,
    why.map((line) => `- ${line}`).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** 'bakers and customers' of the roles that an account may have. */
const rolesOf = ({ columns }: Table) =>
  joinWords(
    [...(columns.find(({ name }) => name === 'role')?.check ?? '').matchAll(/'(\w+)'/g)].map(([, role = '']) =>
      pluralOf(role.replaceAll('_', ' ')),
    ),
  );

/** The statement that makes a table, with a note where a column is personal or needs a word. */
function toSql({ name, columns, key, uniques, indexes, machine }: Table): string {
  const lines = columns.map((column) => {
    const states = machine?.states.map((state) => `'${state}'`).join(', ');
    const check = column.check ?? (column.name === 'state' && states ? `c in (${states})` : undefined);
    const parts = [
      `  ${column.name} ${column.type}`,
      ...(key.length === 1 && key[0] === column.name ? ['primary key'] : column.may ? [] : ['not null']),
      ...(column.unique && key[0] !== column.name ? ['unique'] : []),
      ...(column.references ? [`references ${column.references}`] : []),
      ...(check ? [`check (${check.replace(/\bc\b/g, column.name)})`] : []),
    ];
    const notes = [...(column.personal ? ['personal'] : []), ...(column.note ? [column.note] : [])];
    return { line: parts.join(' '), note: notes.join('; ') };
  });
  const ends = [
    ...(key.length > 1 ? [`  primary key (${key.join(', ')})`] : []),
    ...uniques.map((own) => `  unique (${own.join(', ')})`),
  ];
  const body = [...lines, ...ends.map((line) => ({ line, note: '' }))].map(
    ({ line, note }, index, all) => `${line}${index < all.length - 1 ? ',' : ''}${note ? ` -- ${note}` : ''}`,
  );
  const sorted = indexes.map(
    ({ columns: own, feature }) => `create index ${name}_by_${own[0]} on ${name} (${own.join(', ')}); -- ${feature.id}`,
  );
  return [`create table ${name} (`, ...body, ');', ...sorted].join('\n');
}

/** Who may read a row of a table. */
function readersOf(product: Product, { kind, record, columns, name }: Table, tables: Table[]): string {
  const { idea } = product;
  const slots = slotsOf(product);
  const hosts = idea.host && idea.host.one !== idea.client.one ? idea.host.many : undefined;
  const owner = columns
    .find(({ references, field }) => references === 'accounts' && / id$/.test(field))
    ?.field.replace(/ id$/, '');
  const contact = columns.some(({ personal }) => personal);
  if (kind === 'people') return fill('The person; others in {name} see the name at most', slots);
  if (kind === 'session') return `Nobody: ${product.name} compares its hash and shows device and day to the person`;
  if (name === 'payments') return fill('The one who paid, and {hosts} without the number of the card', slots);
  const known = [idea.client, idea.host, ...idea.people].find((noun) => noun?.one === owner);
  if (known && hosts && known.many !== hosts)
    return `The ${known.one} whose ${record} it is, and ${hosts} who need it for their part`;
  if (known) return `The ${known.one} whose ${record} it is, and nobody besides`;
  const parent = tables.find(
    (other) =>
      columns.some(({ references, may }) => references === other.name && !may) &&
      other.kind === 'own' &&
      other.name !== name,
  );
  if (parent && !contact) return `Whoever may read its ${parent.record} in ${product.name}`;
  if (contact) return `${capitalise(hosts ?? idea.client.many)} who work on the ${record}, and whoever holds its link`;
  return hosts
    ? `${capitalise(idea.client.many)} read ${record} rows, ${hosts} write them`
    : `${capitalise(idea.client.many)} who take part in ${product.name}: each ${record} is common`;
}

/** How long a row stays and what ends it. */
function stayOf(product: Product, table: Table, tables: Table[]): string {
  const { record, name, kind, machine, columns } = table;
  const parent = columns.find(
    ({ references }) => references && references !== 'accounts' && references !== name,
  )?.references;
  const parentRecord = tables.find((other) => other.name === parent)?.record;
  const has = (column: string) => columns.some((own) => own.name === column);
  if (kind === 'session') return `30 days, or until the device is signed out of ${product.name}`;
  if (kind === 'people') return `As long as somebody takes part in ${product.name}; emptied within 30 days after that`;
  if (has('provider_id') || /^(payments|invoices|rents|costs)$/.test(name))
    return `As long as tax law asks of ${product.name}, often 10 years; the ${record} then goes without a trace`;
  if (has('measured_at') || has('milliseconds')) return `Each ${record} for 13 months, after that one average a day`;
  if (has('sent_at') && has('tries')) return `90 days after the ${record} has left ${product.name}`;
  if (parentRecord) return `As long as its ${parentRecord}: the ${record} is deleted in the same statement`;
  const owned = columns.some(({ references }) => references === 'accounts');
  if (machine && endsOf(machine).length > 0)
    return `24 months after the ${record} is ${joinWords(endsOf(machine), 'or')}, then without names`;
  if (!owned || has('published_at') || has('active') || has('archived_at'))
    return `Until ${product.idea.host?.many ?? product.idea.client.many} take the ${record} out, and as long as another row points at it`;
  return `As long as the account that the ${record} belongs to`;
}

function leftOut(product: Product, tables: Table[], isCode: boolean): string[] {
  const slots = slotsOf(product);
  const tell = (text: string) => capitalise(fill(text, slots));
  if (isCode)
    return [
      tell('{items} of {clients}: {name} forgets them when the run ends.'),
      tell('Figures about use: nothing counts how often “{first}” is called.'),
    ];
  const nots = product.nots.filter((text) => /^No /.test(text) && text.length < 80).slice(0, 2);
  return [
    tell(
      tables.some(({ name }) => name === 'payments')
        ? 'Card numbers: they go from {clients} to the payment service and never through {name}.'
        : 'Anything about cards or bank accounts that {clients} might type into a note: “{first}” has no field for it.',
    ),
    tell('What {clients} looked at without doing anything in “{first}”; {name} counts days and never persons.'),
    ...nots.map(
      (text) =>
        `${text.replace(/^No /, 'Tables for ').replace(/[.;].*$/, '')}: ${product.name} leaves this out, so ${mainRecord(product)} has no column for it.`,
    ),
  ];
}
