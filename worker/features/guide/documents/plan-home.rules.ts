import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { isSliced } from '#worker/features/guide/documents/plan-made.rules.ts';
import type { Step } from '#worker/features/guide/documents/plan-steps.rules.ts';
import { type Add, idsOf, slices, type Task } from '#worker/features/guide/documents/plan-task.rules.ts';
import { isSingle, joinWords, lowerFirst, type Noun, pluralOf } from '#worker/features/guide/grammar/words.rules.ts';
import { linkFor } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { takesTurn } from '#worker/features/guide/outline/outline-next-in-line.rules.ts';
import { endsAccount } from '#worker/features/guide/outline/outline-own-accounts.rules.ts';
import { entryOf } from '#worker/features/guide/product/outlined-account.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const page = 'src/pages/index.tsx';
const fewestScreens = 2;

/** The acts of an outline that have a screen of their own. */
function actsOnScreens(product: Product): OutlinedAct[] {
  const places = listPlaces(product);
  return listActs(product).filter(
    ({ feature, who }) =>
      who !== undefined &&
      places.some(({ feature: of, screen }) => of.id === feature.id && screen?.startsWith('src/pages/')),
  );
}

const link = ({ feature }: OutlinedAct) => `“${lowerFirst(feature.title)}” (${feature.id})`;

/** What one kind of people finds on the start page: the lists of the rows that they go on with, each with what is done there, and links. */
function tellHome(product: Product, noun: Noun, acts: OutlinedAct[]): string {
  const { idea } = product;
  // Whoever's turn it is nobody picks from a list, and one's own account is no row of one.
  const goesOn = (act: OutlinedAct) =>
    act.record !== undefined &&
    (act.way === 'change' || act.way === 'remove') &&
    !takesTurn(act) &&
    !endsAccount(act.told);
  const entry = linkFor(idea, noun);
  if (entry) {
    // Who comes by a link sees what belongs to it and no list; before it there is only what they enter unasked.
    const isTheirs = acts.some(({ way, record }) => way === 'make' && record?.one === entry.one);
    const behind = acts.filter((act) => !isTheirs || goesOn(act));
    const before = acts.filter((act) => !behind.includes(act)).map(link);
    return [
      ...(before.length > 0 ? [joinWords(before)] : []),
      ...(behind.length > 0
        ? [`on the page that the link of their ${entryOf(entry)} opens, and in no list: ${joinWords(behind.map(link))}`]
        : []),
    ].join('; ');
  }
  const tables = listTables(product);
  const whose = (one: string) => {
    const table = tables.find(({ kind, record }) => kind === 'own' && record === one);
    const isOwn = table !== undefined && accessOf(product, table, tables).own?.some((of) => of.one === noun.one);
    if (!isOwn) return pluralOf(one);
    const isMade = acts.some(({ way, record }) => way === 'make' && record?.one === one);
    return isMade ? `their own ${pluralOf(one)}` : `the ${pluralOf(one)} that they may see`;
  };
  const lists = [...Map.groupBy(acts.filter(goesOn), ({ record }) => record?.one ?? '')].map(
    ([one, done]) => `the list of ${whose(one)}, from each row ${joinWords(done.map(link))}`,
  );
  const rest = acts.filter((act) => !goesOn(act)).map(link);
  return [...lists, ...(rest.length > 0 ? [joinWords(rest)] : [])].join('; ');
}

/**
 * The page on which people begin, once there is something to go to: for each kind of people their lists and the ways to their screens.
 * @param made the tasks of the features.
 * @returns its task; undefined where there is no such page or nothing to choose from.
 */
export function addHome(product: Product, add: Add, made: Task[], door: Task | undefined): Task | undefined {
  const acts = actsOnScreens(product);
  if (!isSliced(product) || shapeOf(product).runtime === 'local' || acts.length < fewestScreens) return undefined;
  const ofKind = ({ one }: Noun) => acts.filter(({ who }) => who?.one === one);
  const steps = product.idea.people.flatMap((noun): Step[] => {
    const own = ofKind(noun);
    return own.length > 0
      ? [
          {
            what: 'Screen',
            file: page,
            says: `for ${isSingle(noun) ? 'the ' : ''}${isSingle(noun) ? noun.one : noun.many}: ${tellHome(product, noun, own)}`,
          },
        ]
      : [];
  });
  const features = product.features.filter(({ id }) => acts.some(({ feature }) => feature.id === id));
  const { walk } = stackOf(product).commands;
  return add({
    title: `Start page of ${product.name}: from there to each screen`,
    serves: idsOf(features),
    after: [door, ...made.filter(({ feature }) => feature && features.some(({ id }) => id === feature.id))],
    verify: `${walk ? `\`${walk}\`: ` : ''}as each kind of people, from the start page to each of their screens and back, and to none of those of others; with no row yet a list says how it begins.`,
    slice: slices.show,
    steps,
    size: 'M',
    brief: 'the start page',
  });
}
