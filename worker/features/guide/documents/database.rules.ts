import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { mainRecord, shapeOf, slotsOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { listTables, personalColumns } from '#worker/features/guide/documents/data-model.rules.ts';
import { type Column, snake, type Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { tellLocalColumns } from '#worker/features/guide/documents/local-times.rules.ts';
import { stayOf } from '#worker/features/guide/documents/retention.rules.ts';
import { drawTables, tellLeftOut } from '#worker/features/guide/documents/tables-diagram.rules.ts';
import { joinParts, listUnder, tableUnder } from '#worker/features/guide/documents/terms.rules.ts';
import {
  capitalise,
  fill,
  isPlural,
  joinWords,
  pluralOf,
  toPattern,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { criterionId } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { replacingIn } from '#worker/features/guide/product/replaced-rows.rules.ts';

/** The data model: a picture, then each table with its columns, keys, indexes, who may read it and how long it stays. */
export function writeDatabase(product: Product, basis: string): string {
  const slots = slotsOf(product);
  const tables = listTables(product);
  const { runtime } = shapeOf(product);
  const isCode = runtime === 'command' || runtime === 'package';
  const isLocal = runtime === 'local';
  const { isOutlined } = product.idea;
  const tell = (text: string) => capitalise(fill(text, slots));
  const personal = personalColumns(product);
  const opening = tell(
    isCode
      ? 'What {name} takes in and gives back'
      : isLocal
        ? 'What {name} keeps on the device, and nowhere else'
        : 'What {name} stores so that “{first}” and what follows work',
  );
  const fields = tables.reduce((sum, { columns }) => sum + columns.length, 0);
  const size = isCode
    ? fill(
        isOutlined
          ? 'These are the shapes that {name} reads and writes; it has no database of its own.'
          : '{name} keeps nothing between two runs, so these are types and no tables.',
        slots,
      )
    : isLocal
      ? tell(`${tables.length} records, ${fields} fields; {main} stands in the middle.`)
      : tell(`${tables.length} tables, ${fields} columns; {main} stands in the middle.`);
  return joinParts([
    `# ${product.name}: data model`,
    `${opening}; from ${basis}. ${size}`,
    `## Picture\n\n${drawTables(tables, ownedByEnterer(product, tables))}`,
    [tellLeftOut(tables), tellLocalColumns(product, tables)].filter(Boolean).join(' '),
    ...tables.map((table) =>
      isCode || isLocal
        ? [writeType(table, /\bjson\b/i.test(product.idea.said)), isCode ? fileShape(product, table) : '']
            .filter(Boolean)
            .join('\n\n')
        : writeTable(product, table),
    ),
    isCode
      ? ''
      : tableUnder(
          isLocal ? 'Who changes it, how long it stays' : 'Who sees, who changes, how long it stays',
          [
            [isLocal ? 'Record' : 'Table', 'Who may see a row', 'Who may change it', 'How long'],
            ...tables.map((table) => {
              const { sees, changes } = accessOf(product, table, tables);
              return [`\`${table.name}\``, sees, changes, stayOf(product, table, tables)];
            }),
          ],
          isOutlined
            ? ''
            : `[ASSUMPTION] ${tell('the periods are proposals for {name} until somebody who knows the law of the first country has read them.')}`,
        ),
    isCode
      ? ''
      : listUnder(`Personal data in ${product.name}`, [
          ...(personal.length > 0
            ? [
                `Personal are ${joinWords(personal)}${personal.some((name) => name.endsWith('.*`')) ? ' (`*`: every column but ids)' : ''}; they are in no log, no file name and no address of ${product.name}.`,
                ...tellHealth(tables),
              ]
            : isOutlined
              ? ['No field names a person.']
              : [tell('No column names a person; what {clients} do hangs on an id that {name} makes up.')]),
          ...(tables.some(({ name }) => name === 'accounts') && !isOutlined
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

/** The tables of an outline of which some see only what they entered themselves. */
const ownedByEnterer = (product: Product, tables: Table[]): Set<string> =>
  new Set(
    product.idea.isOutlined
      ? tables.flatMap((table) =>
          accessOf(product, table, tables).sees.includes('only their own (`entered_by_id`') ? [table.name] : [],
        )
      : [],
  );

/** What the law protects more than other data. */
function tellHealth(tables: Table[]): string[] {
  const names = tables.flatMap(({ name, about }) => (about === 'health' ? [`\`${name}\``] : []));
  return names.length > 0 ? [`Specially protected, since it tells of somebody's health: ${joinWords(names)}.`] : [];
}

/** A type of a command or a package. */
function writeType({ record, columns, holds, features, machine }: Table, isJson: boolean): string {
  const camel = (text: string) => text.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const lines = columns.map(
    (column) =>
      `  readonly ${camel(column.name)}${column.may ? '?' : ''}: ${typeOf(withStates(column, machine), isJson)};${remarkOf(column)}`,
  );
  return `## ${capitalise(record)}\n\n${holds}; ${features[0]?.id ?? 'FR-1'} works on it.\n\n\`\`\`ts\nexport type ${capitalise(camel(snake(record)))} = {\n${lines.join('\n')}\n};\n\`\`\``;
}

/** The shape of the file in which a record is told to stand: 'the rules file is YAML'. */
function fileShape({ idea, loose }: Product, { record, columns }: Table): string {
  const named = new RegExp(`\\b(?:${toPattern(pluralOf(record))}|${toPattern(record)}) files?\\b`, 'i');
  const told = [...(idea.outline?.rules ?? []), ...loose.map(({ decision }) => decision)].find(
    (text) => named.test(text) && /\bYAML\b/.test(text),
  );
  if (!told) return '';
  const lines = columns.map(({ field, check, may }, at) => {
    const values = /^c in \((.*)\)$/
      .exec(check ?? '')?.[1]
      ?.replaceAll("'", '')
      .replaceAll(', ', ' | ');
    return `${at === 0 ? '- ' : '  '}${snake(field)}: <${values ?? field}>${may ? ' # may be missing' : ''}`;
  });
  return `“${told.replace(/[.\s]+$/, '')}”: one entry for each ${record}.\n\n\`\`\`yaml\n${lines.join('\n')}\n\`\`\``;
}

/** The values that the state of a record may have. */
const withStates = (column: Column, machine: Table['machine']): Column =>
  column.name === 'state' && machine
    ? { ...column, check: `c in (${machine.states.map((state) => `'${state}'`).join(', ')})` }
    : column;

function typeOf({ name, type, check, references }: Column, isJson: boolean): string {
  if (check === 'c in (0, 1)') return 'boolean';
  const values = /^c in \((.*)\)$/.exec(check ?? '')?.[1];
  if (values) return values.replaceAll(', ', ' | ');
  if (references) return 'string';
  if (/^(?:least_)?level$/.test(name)) return "'error' | 'warning'";
  if (/_seen$/.test(name)) return 'number';
  if (name === 'findings') return 'readonly Finding[]';
  if (/^(?:rules|(?:ignored_)?paths|parts|parents|reasons)$/.test(name)) return 'readonly string[]';
  if (/^(base|left|right)_value$|^body$|^content$/.test(name)) return isJson ? 'JsonValue' : 'string';
  return type === 'text' ? 'string' : 'number';
}

/** What a type cannot say of a field: its note, what it points at, its bounds. */
function remarkOf({ note, references, check }: Column): string {
  const bounds = /^c between (\S+) and (\S+)$/.exec(check ?? '');
  const said = [
    ...(note ? [note] : []),
    ...(references ? [`id of one of the ${references.replaceAll('_', ' ')}`] : []),
    ...(bounds
      ? [`${bounds[1]} to ${bounds[2]}`]
      : check === 'c >= 0'
        ? ['0 or more']
        : check === 'c > 0'
          ? ['more than 0']
          : []),
  ];
  return said.length > 0 ? ` // ${said.join('; ')}` : '';
}

/** A table: what a row is, its columns as SQL, and why its keys and indexes are there. */
function writeTable(product: Product, table: Table): string {
  const { record, holds, uniques, features, machine } = table;
  const served = features.slice(0, 2).map(({ id, title }) => `“${title}” (${id})`);
  const one = isPlural(record.split(' ').at(-1) ?? '') ? record : withArticle(record);
  const replaced = replacingIn(product.features, record);
  const why = [
    ...table.columns
      .filter(({ unique, name: column }) => unique && !/^(?:account_)?id$/.test(column) && table.kind !== 'people')
      .map(
        (column) =>
          `\`${column.name}\` is unique: it is how ${one} is found${column.note?.startsWith('only the hash') ? ' by a link, without the link being stored' : ''}.`,
      ),
    ...uniques.map((columns) =>
      columns.length === 1
        ? `\`${columns[0]}\` is unique: there is one ${record} for each ${columns[0]?.replace(/_id$/, '').replaceAll('_', ' ')}.`
        : `${joinWords(columns.map((column) => `\`${column}\``))} together are unique: ${replaced ? `what is entered once more takes the place of what is there (${criterionId(replaced.feature, replaced.at)})` : columns.includes('event_id') ? `each receiver gets ${one} of one event once, and the next event of the same row is told again` : `${product.name} takes ${one} in once`}.`,
    ),
    ...(machine ? [`\`state\` is ${joinWords(machine.states, 'or')}; the architecture says who may change it.`] : []),
  ];
  return [
    `## ${capitalise(record)}`,
    `${capitalise(holds)}.${served.length > 0 ? ` Needed for ${joinWords(served)}.` : ''}${table.entity?.told?.trace ? ' [ASSUMPTION] Nobody listed it among what is kept.' : ''}`,
    `\`\`\`sql\n${toSql(table)}\n\`\`\``,
    why.map((line) => `- ${line}`).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The condition of an index over the rows that stand in the way of another: the one state that they have, else those that they do not. */
function openRows(states: string[], ended: string[]): string {
  const quoted = (one: string) => `'${one.replaceAll("'", "''")}'`;
  const [only, ...others] = states.filter((state) => !ended.includes(state));
  return only !== undefined && others.length === 0
    ? `state = ${quoted(only)}`
    : `state not in (${ended.map(quoted).join(', ')})`;
}

/** The statement that makes a table, with a note where a column is personal or needs a word. */
function toSql({ name, columns, key, uniques, checks = [], indexes, machine }: Table): string {
  const lines = columns.map((column) => {
    const states = machine?.states.map((state) => `'${state.replaceAll("'", "''")}'`).join(', ');
    const check = column.check ?? (column.name === 'state' && states ? `c in (${states})` : undefined);
    const parts = [
      `  ${column.name} ${column.type}`,
      ...(key.length === 1 && key[0] === column.name ? ['primary key'] : column.may ? [] : ['not null']),
      ...(column.initial ? [`default ${column.initial}`] : []),
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
    ...checks.map((check) => `  check (${check})`),
  ];
  const body = [...lines, ...ends.map((line) => ({ line, note: '' }))].map(
    ({ line, note }, index, all) => `${line}${index < all.length - 1 ? ',' : ''}${note ? ` -- ${note}` : ''}`,
  );
  const sorted = indexes.map(({ columns: own, feature, ended }) =>
    ended
      ? `create unique index ${name}_one_by_${own[0]} on ${name} (${own.join(', ')}) where ${openRows(machine?.states ?? [], ended)}; -- ${feature.id}: a second one is refused`
      : `create index ${name}_by_${own[0]} on ${name} (${own.join(', ')}); -- ${feature.id}`,
  );
  return [`create table ${name} (`, ...body, ');', ...sorted].join('\n');
}

function leftOut(product: Product, tables: Table[], isCode: boolean): string[] {
  const slots = slotsOf(product);
  const tell = (text: string) => capitalise(fill(text, slots));
  if (isCode && !product.idea.isOutlined)
    return [
      tell('{items} of {clients}: {name} forgets them when the run ends.'),
      tell('Figures about use: nothing counts how often “{first}” is called.'),
    ];
  // What was ruled out of what is kept, in the owner's words.
  if (product.idea.isOutlined)
    return product.idea.nots.filter((text) =>
      /\b(?:photos?|pictures?|statistics|track\w*|stor\w*|keeps?|kept|sav\w*|imports?|imported|archive|data|history|names?|location|profiles?)\b/i.test(
        text,
      ),
    );
  const nots = product.nots.filter((text) => /^No /.test(text) && text.search(/[.;]/) < 80).slice(0, 2);
  return [
    ...(tables.some(({ name }) => name === 'payments')
      ? [tell('Card numbers: they go from {clients} to the payment service and never through {name}.')]
      : []),
    ...nots.map(
      (text) =>
        `${text.replace(/^No /, 'Tables for ').replace(/[.;].*$/, '')}: ${product.name} leaves this out, so ${mainRecord(product)} has no column for it.`,
    ),
  ];
}
