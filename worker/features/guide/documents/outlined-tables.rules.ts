import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { peopleTables } from '#worker/features/guide/documents/data-model-people.rules.ts';
import { type Column, type Table, tableNameOf } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { toldMoney } from '#worker/features/guide/documents/figures.rules.ts';
import { outlinedMachine } from '#worker/features/guide/documents/outlined-states.rules.ts';
import { columnNameOf, toldColumn } from '#worker/features/guide/documents/told-columns.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { lowerFirst, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { actsOn, isByMessage, listActs, namesField } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { type Entity, listEntities } from '#worker/features/guide/product/records.rules.ts';

/** The tables of an outlined product: one for each record that it lists, and accounts only where somebody signs in. */
export function outlinedTables(product: Product): Table[] {
  const { runtime } = shapeOf(product);
  const isServed = runtime === 'pages' || runtime === 'app' || runtime === 'builder';
  const roles = isServed ? rolesOf(product) : [];
  const names = new Map(product.idea.records.map(({ one }) => [one, nameOf(one, roles)]));
  const own = listEntities(product).flatMap((entity) =>
    entity.told ? [tableOf(product, entity, entity.told, { names, roles, isServed })] : [],
  );
  return [...own, ...peopleTables(product, roles, new Set(names.values()))];
}

const nameOf = (one: string, roles: string[]) =>
  roles.length > 0 ? tableNameOf(one).replace(/^(accounts|sessions)$/, 'kept_$1') : tableNameOf(one);

/** Who signs in: who does something on a screen, has no record of their own and was not ruled out. */
function rolesOf(product: Product): string[] {
  const { idea } = product;
  const denied = idea.nots.join(' ').toLowerCase();
  const isDenied = (one: string) =>
    new RegExp(`\\bno (?:log-?ins?|sign-?ins?|accounts?|access)\\b[^.]*\\b${toPattern(one)}s?\\b`, 'i').test(denied);
  const acting = listActs(product).flatMap(({ who, told }) => (who && !isByMessage(told) ? [who.one] : []));
  return [...new Set(acting)].filter(
    (one) =>
      !isDenied(one) &&
      !idea.records.some((record) => record.one === one || one.endsWith(` ${record.one}`)) &&
      !/^(?:ci|cron|system)$/i.test(one),
  );
}

type Around = { names: Map<string, string>; roles: string[]; isServed: boolean };

function tableOf(product: Product, entity: Entity, record: ToldRecord, { names, roles, isServed }: Around): Table {
  const { idea } = product;
  const acts = actsOn(product, record);
  const about = acts.filter((act) => act.record === record);
  const first = about.find(({ way }) => way === 'make');
  const columns = record.fields.map((field): Column => {
    const link = linkOf(idea, record, field);
    const isLater =
      about.some((act) => act !== first && act.way === 'change' && namesField(act.told.phrase, field.name)) &&
      !(first && namesField(`${first.told.phrase} ${first.told.when ?? ''}`, field.name));
    const may = isLater ? { may: true as const } : {};
    if (!link) return { ...toldColumn(field), ...may };
    if ('record' in link)
      return {
        ...pointing(field.name),
        references: names.get(link.record.one) ?? tableNameOf(link.record.one),
        ...may,
      };
    const isAccount = roles.length > 0 && (link.person === 'somebody' || roles.includes(link.person));
    if (!isAccount) return toldColumn(field);
    const isMaker = link.person === 'somebody' || first === undefined || first.who?.one === link.person;
    return { ...pointing(field.name), references: 'accounts', ...(isMaker ? may : { may: true as const }) };
  });
  const machine = outlinedMachine(product, record);
  const [head] = columns;
  const isKeyed =
    head !== undefined &&
    /(?:^|_)(?:number|code|reference|serial_number)$/.test(head.name) &&
    !columns.some(({ references }) => references !== undefined && references !== 'accounts');
  const target =
    columns.find(({ references }) => references && references !== 'accounts') ??
    columns.find(({ references }) => references);
  const features = [...new Set(acts.map(({ feature }) => feature))];
  const found =
    features.length > 0
      ? features
      : listActs(product)
          .slice(0, 1)
          .map(({ feature }) => feature);
  const [feature] = found;
  return {
    record: lowerFirst(entity.name),
    name: names.get(record.one) ?? tableNameOf(record.one),
    holds: entity.holds,
    columns: [
      ...(isServed || runtimeHasIds(product) ? [{ name: 'id', field: 'id', type: 'text' as const }] : []),
      ...likeSiblings(columns)
        .map((column) => ({ ...column, ...(column.note === smallestCoin ? { note: coinOf(product) } : {}) }))
        .map((column) => (column === head && isKeyed ? { ...column, unique: true as const } : column))
        .filter(({ name }, at, all) => all.findIndex((other) => other.name === name) === at),
      ...(machine ? [{ name: 'state', field: 'state', type: 'text' as const }] : []),
    ],
    key: ['id'],
    uniques: [],
    indexes: feature && target ? [{ columns: [target.name], feature }] : [],
    features: found,
    machine,
    kind: 'own',
    entity,
  };
}

const smallestCoin = 'in the smallest coin';
/** What a price is counted in, where the money was told. */
function coinOf(product: Product): string {
  const { unit, amounts } = toldMoney(product);
  return amounts.length === 0 ? smallestCoin : unit === 'GBP' ? 'in pence' : 'in cents';
}

const fewestSiblings = 3;
/** 'Left length, left waist, left heel' are measured alike: what begins with one word and has a number has it in all. */
function likeSiblings(columns: Column[]): Column[] {
  const first = ({ name }: Column) => name.split('_')[0] ?? name;
  const isPlain = ({ type, note, check, references }: Column) => type === 'text' && !note && !check && !references;
  return columns.map((column) => {
    const alike = columns.filter((other) => first(other) === first(column) && other.name.includes('_'));
    const measured = alike.find(({ type }) => type === 'real');
    return isPlain(column) && measured && alike.length >= fewestSiblings
      ? { ...column, type: 'real' as const }
      : column;
  });
}

/** A command keeps nothing between two runs, so that nothing has to be found again. */
const runtimeHasIds = (product: Product) => !/^(?:command|package)$/.test(shapeOf(product).runtime);

const pointing = (name: string) => ({
  name: `${columnNameOf(name).replace(/_value$/, '')}_id`,
  field: `${name.toLowerCase()} id`,
  type: 'text' as const,
});
