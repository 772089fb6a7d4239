import type { StackLine } from '#worker/features/guide/content/stacks.ts';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import type { Need } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { fileColumns, tellBounds } from '#worker/features/guide/documents/file-bounds.rules.ts';
import { partWhereOpen } from '#worker/features/guide/documents/open-files.rules.ts';
import { tellsSomebody } from '#worker/features/guide/documents/outlined-messages.rules.ts';
import { playedBack, playedTogether } from '#worker/features/guide/documents/outlined-played.rules.ts';
import { named } from '#worker/features/guide/documents/tools-shares.rules.ts';
import { capitalise, joinWords, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const usual = /^(?:mail|push|files|print|export)$/;
const mostIds = 3;
/** The first ids of what was found, each once. */
export const idsOf = (found: { id: string }[]): string =>
  joinWords([...new Set(found.map(({ id }) => id))].slice(0, mostIds));

/** A part of the stack, why this product takes it, and what it takes the place of. */
export type Row = [part: string, why: string, instead: string];

/** A row for each part outside that features ask for, with what they ask of it; none where it is there for sign-in alone. */
export function outsideRows(product: Product, need: Need, line: StackLine): Row[] {
  const { part, features } = need;
  const { isOutlined } = product.idea;
  if (part.key === 'files' && isOutlined) return fileRows(product, need, line);
  if (part.key === 'mail' && isOutlined) return mailRows(product, need, line);
  if (features.every(({ key }) => key === 'account')) return [];
  const name = capitalise(line.part);
  if (part.key === 'push' && isOutlined) {
    const told = tellingIn(product, features);
    return [
      [
        name,
        `${idsOf(told.length > 0 ? told : features)} ${(told.length > 0 ? told : features).length > 1 ? 'have' : 'has'} to be seen on a phone that is in a pocket`,
        `${line.instead}: ${line.because}`,
      ],
    ];
  }
  if (usual.test(part.key) && !isOutlined) {
    const served = features.slice(0, 3).map(named).join(', ');
    // What many products need is no choice of this one: its name is enough.
    return [[capitalise(line.part.split(/,| for | with /)[0] ?? line.part), served, line.instead]];
  }
  return [[name, `${capitalise(line.why)} (${idsOf(features)})`, `${line.instead}: ${line.because}`]];
}

/** The criteria of features by which somebody is told something. */
const tellingIn = (product: Product, features: Feature[]) =>
  listCriteria(product).filter(
    (criterion) => features.some(({ id }) => id === criterion.feature.id) && tellsSomebody(product, criterion),
  );

/** What is stored as files, how large, and who reads it under which address; and how it is played where it is sound or video. */
function fileRows(product: Product, need: Need, line: StackLine): Row[] {
  const tables = listTables(product).filter(({ kind }) => kind === 'own');
  const columns = fileColumns(tables);
  const holding = tables.filter((table) => columns.some((column) => column.table === table));
  if (holding.length === 0)
    return [
      [capitalise(line.part), `${capitalise(line.why)} (${idsOf(need.features)})`, `${line.instead}: ${line.because}`],
    ];
  const fields = joinWords([...new Set(columns.map(({ field }) => field))].slice(0, 4));
  const reading = listActs(product).flatMap(({ way, feature }) => (way === 'read' ? [feature.id] : []));
  const looked = listPlaces(product).find(
    ({ feature, tables: read }) => reading.includes(feature.id) && read.some((table) => holding.includes(table)),
  )?.feature;
  const isOpen = partWhereOpen(product, need.part) !== need.part;
  const rows: Row[] = [
    [
      capitalise(line.part),
      `too large for a row: ${fields} of ${joinWords(holding.slice(0, 3).map(({ record }) => withArticle(record)))}, ${tellBounds(holding)} (${idsOf(need.features)}); ${isOpen ? 'everybody sees them, so they have a public address with a random key' : 'each address ends after 10 minutes and is made for whoever may see the file'}`,
      `${line.instead}: it charges for each gigabyte that is read again${looked ? `, as with each look of ${looked.id}` : ''}`,
    ],
  ];
  const { columns: played, sizes, criteria } = playedBack(product);
  if (criteria.length === 0) return rows;
  const mixed = playedTogether(product);
  return [
    ...rows,
    [
      mixed ? 'The player of the browser with Web Audio' : 'The player of the browser',
      `${idsOf(criteria)}: it plays ${joinWords(played.map((one) => `\`${one}\``))} as they came in and asks for the range of bytes that it needs, so that nothing waits for ${sizes[0]}${mixed ? `; ${mixed.id} needs several at once, and is tried first` : ''}`,
      `a service for ${/video/.test(played.join()) ? 'video' : 'sound'}: it would keep ${fields} a second time, outside of what ${product.name} lets people see`,
    ],
  ];
}

/** What is sent by mail. */
function mailRows(product: Product, need: Need, line: StackLine): Row[] {
  const told = tellingIn(
    product,
    need.features.filter(({ key }) => key !== 'account'),
  );
  const account = need.features.find(({ key }) => key === 'account');
  const sent = [
    ...(told.length > 0 ? [`what ${idsOf(told)} ${told.length > 1 ? 'tell' : 'tells'}`] : []),
    ...(account ? [`the links with which people come in (${account.id})`] : []),
  ];
  const why = sent.length > 0 ? `it sends ${joinWords(sent)}` : `${line.why} (${idsOf(need.features)})`;
  return [[capitalise(line.part), why, `${line.instead}: ${line.because}`]];
}
