import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { kebab, pathOf } from '#worker/features/guide/documents/addresses.rules.ts';
import { listPlaces, type Place } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { enteredIn } from '#worker/features/guide/documents/entered-columns.rules.ts';
import { capitalise, isSingle, joinWords, lowerFirst, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const namesOf = (nouns: Noun[]) =>
  capitalise(joinWords([...new Set(nouns.map((noun) => (isSingle(noun) ? `the ${noun.one}` : noun.many)))]));
const idsOf = (features: Feature[]) => [...new Set(features.map(({ id }) => id))].join(', ');

/** What became of a row: each history of an outline, with the rows that it is of; who may read these reads it. */
function historyRows(tables: Table[]): string[][] {
  return tables.flatMap(({ isHistory, name, columns, features }) => {
    const whole = tables.find(
      (table) => table.kind === 'own' && table.name === columns.find(({ references }) => references)?.references,
    );
    if (!isHistory || !whole) return [];
    const singular = whole.record.replaceAll(' ', '_');
    const what = name.startsWith(`${singular}_`) ? name.slice(singular.length + 1) : name;
    const told = columns.filter(({ name: column, references }) => column !== 'id' && references !== whole.name);
    return [
      [
        `\`GET ${pathOf(whole)}/:id/${kebab(what)}\``,
        `Whoever may see that ${whole.record}; what they may not see of it is left out here too`,
        told.map(({ name: column }) => column).join(', '),
        idsOf(features.length > 0 ? features : whole.features),
      ],
    ];
  });
}

/** Whom somebody chooses from, and those who choose: an account, or a row of a record of which they see their own alone. */
type Choice = { path: string; who: Noun; feature: Feature };

function choicesOf(product: Product, tables: Table[]): Choice[] {
  const { people } = product.idea;
  return listPlaces(product).flatMap((place) => {
    const act = listActs(product).find(({ feature }) => feature.id === place.feature.id);
    const who = act?.way === 'make' ? act.who : undefined;
    if (!who) return [];
    return enteredIn(product, place).flatMap(({ column: { name: column, field, references } }): Choice[] => {
      // Whose account a row is comes of the invitation.
      if (column === 'account_id') return [];
      const chosen = field.replace(/ id$/, '');
      const kind = people.find(({ one }) => one === chosen);
      if (references === 'accounts')
        return [
          { path: kind ? `/api/accounts?role=${kebab(kind.one)}` : '/api/accounts', who, feature: place.feature },
        ];
      const table = tables.find(({ name, kind: of }) => of === 'own' && name === references);
      const isOwn = table && accessOf(product, table, tables).own?.some(({ one }) => one === who.one);
      const isPeople = table?.columns.some(({ name }) => name === 'account_id');
      return isOwn && isPeople ? [{ path: `${pathOf(table)}/names`, who, feature: place.feature }] : [];
    });
  });
}

/** The lists from which somebody picks a person: id and name, and nothing else of them. */
const pickerRows = (product: Product, tables: Table[]): string[][] =>
  [...Map.groupBy(choicesOf(product, tables), ({ path }) => path)].map(([path, all]) => [
    `\`GET ${path}\``,
    `${namesOf(all.map(({ who }) => who))}, to choose one`,
    'id, name',
    idsOf(all.map(({ feature }) => feature)),
  ]);

const allAccounts = '/api/accounts';
/** Who closes accounts has to find them: they see whom there is, and by which address they were invited. */
export function accountsRead(
  { idea }: Product,
  places: Place[],
): { path: string; who: string; feature: Feature } | undefined {
  const place = places.find(({ feature }) => feature.key === 'account');
  const closes = place?.calls.find(({ method, path }) => method === 'DELETE' && path === `${allAccounts}/:id`);
  const who = closes && idea.people.find(({ one }) => one.toLowerCase() === closes.criterion.actor?.toLowerCase());
  return place && who ? { path: allAccounts, who: namesOf([who]), feature: place.feature } : undefined;
}

/** The list of accounts for whoever closes them, and with it for those who choose somebody from it. */
function withAccounts(product: Product, tables: Table[], rows: string[][]): string[][] {
  const read = accountsRead(product, listPlaces(product));
  const accounts = tables.find(({ name }) => name === 'accounts');
  if (!read || !accounts) return rows;
  const call = `\`GET ${read.path}\``;
  const chosen = rows.find(([path]) => path === call);
  const told = accounts.columns.filter(({ name }) => !/^(?:id|name)$|_hash$|_token$|_address$/.test(name));
  const more = joinWords([...told.map(({ name }) => name), 'roles']);
  return [
    ...rows.filter((row) => row !== chosen),
    [
      call,
      `${read.who}, to see who is there and to close an account${chosen ? `; ${lowerFirst(chosen[1] ?? '')}` : ''}`,
      chosen ? `id, name; for ${lowerFirst(read.who)} ${more} too` : `id, name, ${more}`,
      [read.feature.id, ...(chosen ? [chosen[3] ?? ''] : [])].join(', '),
    ],
  ];
}

/**
 * What is read beside the records of an outline: what became of a row, and the people from whom one is chosen. A row each: the call, who
 * gets it, its columns and the features that it serves.
 */
export function besideRows(product: Product): string[][] {
  const { runtime } = shapeOf(product);
  if (!product.idea.isOutlined || !/^(?:pages|app)$/.test(runtime)) return [];
  const tables = listTables(product);
  return [...historyRows(tables), ...withAccounts(product, tables, pickerRows(product, tables))];
}
