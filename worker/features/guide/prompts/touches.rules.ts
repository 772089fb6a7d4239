import { fileWords } from '#worker/features/guide/content/file-kinds.ts';
import { isPathOf } from '#worker/features/guide/documents/addresses.rules.ts';
import { listChoices } from '#worker/features/guide/documents/architecture-decisions.rules.ts';
import { listPlaces, type Place } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { personalOf } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { enteredIn } from '#worker/features/guide/documents/entered-columns.rules.ts';
import { tellFileKinds } from '#worker/features/guide/documents/file-bounds.rules.ts';
import { isByText } from '#worker/features/guide/documents/plan-adapters.rules.ts';
import { tablesThen } from '#worker/features/guide/documents/plan-made.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { functionOf, ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import { isFileColumn, isFreeText } from '#worker/features/guide/documents/told-columns.rules.ts';
import { hasNoOrder } from '#worker/features/guide/documents/told-states.rules.ts';
import { tellingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { capitalise, joinWords, lowerFirst, nounIn, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { eachOf } from '#worker/features/guide/product/each-of.rules.ts';
import { isOfIdea } from '#worker/features/guide/product/of-idea.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { doesEffect } from '#worker/features/guide/prompts/effects.rules.ts';
import { forbidLimit } from '#worker/features/guide/prompts/left-out.rules.ts';
import { waysFor } from '#worker/features/guide/prompts/outlined-ways.rules.ts';
import { riskOfRules } from '#worker/features/guide/prompts/risk-of-rules.rules.ts';

/** What a feature touches, for the rules of a prompt: its place in the code, its criteria, and what its records hold. */
export type Touched = {
  place: Place;
  criteria: Criterion[];
  faults: Criterion[];
  /** Sums that the product works out, and prices that people set. */
  money: string[];
  prices: string[];
  files: string[];
  people: string[];
  texts: string[];
  unique: { table: string; record: string; columns: string[] }[];
  isRace: boolean;
};

/** Causes in which two things happen at once, or one twice. */
export const raceSigns =
  /\b(same moment|at the same time|at once|twice|two people|meanwhile|again within|last (?:one|place|free))\b/i;

/** What the product works out. */
const isSum = /(?:total|due|fee|then|saved|share|balance|amount)\w*_cents|_cents_then$/;

/** Where people write whole words or sentences. */
const isProse = /^(text|note|name|title|description|message|reason|answer|comment)$/;

/** Reads what a feature touches; undefined only for a product without features. */
export function touchesOf(product: Product, feature: Feature): Touched | undefined {
  const place = listPlaces(product).find((one) => one.feature.id === feature.id);
  if (!place) return undefined;
  const criteria = listCriteria(product).filter((criterion) => criterion.feature.id === feature.id);
  const columnsOf = (tables: Table[]) =>
    tables.flatMap(({ name, columns: all }) => all.map((column) => ({ ...column, at: `${name}.${column.name}` })));
  const named = (signs: RegExp, tables = place.written) =>
    columnsOf(tables)
      .filter(({ name }) => signs.test(name))
      .map(({ at }) => at);
  const entered = product.idea.isOutlined ? enteredIn(product, place) : [];
  // Where prices are set, the sums of other tables are only made of them.
  const [first] = place.written;
  const paid = named(/_cents$|_cents_then$/);
  const [money, prices] = [paid.filter((at) => isSum.test(at)), paid.filter((at) => !isSum.test(at))];
  const isSet = first !== undefined && prices.some((at) => at.startsWith(`${first.name}.`));
  return {
    place,
    criteria,
    faults: criteria.filter(({ isFault }) => isFault),
    money: isSet ? money.filter((at) => at.startsWith(`${first.name}.`)) : money,
    prices,
    // Of an outline a file has the name that its owner gave it.
    files: product.idea.isOutlined
      ? entered.flatMap(({ table, column }) =>
          isFileColumn(column) && bringsFile(product, feature, column.field) ? [`${table.name}.${column.name}`] : [],
        )
      : named(/(_key|_keys)$/),
    people: product.idea.isOutlined
      ? personalOf(tablesThen(product, place).filter(({ isHistory }) => !isHistory))
          .filter((at) => !at.endsWith('.name'))
          .toSorted((a, b) => Number(b.endsWith('.*')) - Number(a.endsWith('.*')))
      : named(/(contact|e_?mail|phone|address|birth|account_id|_name$|voice|diagnos)/, place.tables).filter(
          (at) => !/\.(id|name)$/.test(at),
        ),
    // What nobody sends to this feature is no way in.
    texts: product.idea.isOutlined
      ? entered
          .filter(({ column }) => isFreeText(column))
          .toSorted((a, b) => Number(isProse.test(b.column.name)) - Number(isProse.test(a.column.name)))
          .map(({ table, column }) => `${table.name}.${column.name}`)
      : named(isProse),
    // What is not there yet when a row is made is refused by nothing then.
    unique: placedIn(place).flatMap(({ name, record, uniques, columns }) =>
      uniques.flatMap((key) =>
        columns.some((column) => column.may && key.includes(column.name))
          ? []
          : [{ table: name, record, columns: key }],
      ),
    ),
    isRace: criteria.some(({ cause }) => raceSigns.test(cause)),
  };
}

/** Whether somebody sends a file where a feature is done: with a new row, or named. */
const bringsFile = (product: Product, { id, says }: Feature, field: string): boolean =>
  listActs(product).some((act) => act.feature.id === id && act.way === 'make') ||
  fileWords.test(says) ||
  field.split(' ').some((word) => word.length > 2 && nounIn(word, says) !== null);

/** The tables in which a feature makes rows: what changes them can meet no second one. */
const placedIn = ({ written, calls }: Place) =>
  written.filter((table) => calls.some(({ method, path }) => method === 'POST' && isPathOf(path, table)));

const mostPersonal = 8;
const code = (names: string[], most = 3) => joinWords(names.slice(0, most).map((name) => `\`${name}\``));

/** The rules that hold where this feature is built: only those that what it touches asks for. */
export function alwaysFor(
  product: Product,
  { place, money, prices, files, people, unique, isRace, criteria }: Touched,
): string[] {
  const { feature, tables, adapters, needs, job, hooks, rule, route } = place;
  const [table] = tables;
  const isCode = product.platform === 'command line';
  const machine = tables.find((one) => one.machine)?.machine;
  const ordered = machine && !hasNoOrder(machine) ? machine.moves : [];
  const moves = ordered.filter(({ id }) => id.startsWith(`${feature.id}.`)).slice(0, 3);
  const race = criteria.find(({ cause }) => raceSigns.test(cause));
  return [
    isCode
      ? `\`${functionOf(feature)}\` in \`${rule}\` is pure${route ? `; reading and printing: \`${route}\`` : ''}.`
      : `\`${functionOf(feature)}\` in \`${rule}\` is pure, its test first.`,
    ...(isRace && race && table && !isCode
      ? [
          product.idea.isOutlined
            ? `${race.id} is decided in the statement that writes \`${table.name}\`, so that two at the same moment ${/\bnever the same one\b/.test(race.effect) ? 'never get the same row' : 'leave one'}.`
            : `${race.id} is decided in one statement on \`${table.name}\`: when ${race.cause}, it has to ${race.effect}.`,
        ]
      : []),
    ...(isCode ? [] : unique.slice(0, 1)).map(
      ({ table: at, columns, record }) =>
        `\`${at}\` is unique by ${code(columns, columns.length)}: a second such ${record} ${eachOf(product, feature) ? 'is not made, and the others are' : product.idea.isOutlined ? 'is refused, and the answer names the one that is there' : 'gets the answer of the first'}.`,
    ),
    ...moves.map(
      ({ from, to, id, who, guard = '' }) =>
        `${capitalise(withArticle(machine?.record ?? 'row'))} becomes ${to} only from ${joinWords(from.slice(0, 3), 'or')}${who ? `, by ${/^(?:the |\p{Lu})/u.test(who) ? who : product.idea.isOutlined ? withArticle(who) : who}` : ''}${guard && `, only ${guard}`} (${id}); the row keeps when.`,
    ),
    ...(money.length > 0 ? [`Cents, by the server: ${code(money)}.`] : []),
    ...(money.length === 0 && prices.length > 0
      ? [
          `Cents, set by whoever owns the ${tables.find(({ name }) => prices[0]?.startsWith(`${name}.`))?.record ?? 'row'}: ${code(prices)}.`,
        ]
      : []),
    // Of an outline the edge case of a file tells its bound.
    ...(files.length > 0 && !product.idea.isOutlined ? [`${tellFileKinds(files)}. Kind from its bytes.`] : []),
    ...(people.length > 0 && !isCode && !product.idea.isOutlined ? [`Only for the asker: ${code(people)}.`] : []),
    ...adapters
      .slice(0, 2)
      .map((file, index) => `Only in \`${file}\`: ${lowerFirst(needs[index]?.part.label ?? 'the service')}.`),
    ...(job ? [`\`${job}\` run twice: same outcome.`] : []),
    ...hooks.slice(0, 1).map((hook) => `\`${hook}\`: signature first.`),
  ];
}

/** What must not be done beside it: the next features, what was ruled out, and what the records forbid. */
export function neverFor(product: Product, { place, money, people }: Touched): string[] {
  const { feature } = place;
  const later = laterThan(product, feature).slice(0, 2);
  const near = nearestNots(product, feature).slice(0, product.idea.isOutlined ? 3 : 2);
  return [
    ...forbiddenWays(product, place),
    ...(later.length > 0
      ? [
          `Begin with ${joinWords(
            later.map(({ id, title }) => `“${lowerFirst(title)}” (${id})`),
            'or',
          )}.`,
        ]
      : []),
    ...near.map((text) => forbidLimit(text)),
    ...(people.length > 0 ? [`Log ${code(people, mostPersonal)}.`] : []),
    ...(money.length > 0 ? [`Fractions of cents: ${code(money.slice(0, 1))}.`] : []),
    ...(later.length === 0 && near.length === 0 && people.length === 0 && money.length === 0
      ? [`Change another feature than “${lowerFirst(feature.title)}”.`]
      : []),
  ];
}

const mostWays = 2;
/** What the decisions that serve a feature forbid: the way that looks shorter and that they were made against. */
function forbiddenWays(product: Product, place: Place): string[] {
  if (product.idea.isOutlined)
    return waysFor(product, place).flatMap(({ id, choice: { never } }) => (never ? [`${never} (${id}).`] : []));
  const ways = listChoices(product).flatMap(({ serves, never }) =>
    never && serves.split(', ').includes(place.feature.id) ? [`${never}.`] : [],
  );
  return [...new Set(ways)].slice(0, mostWays);
}

/** The features that come after one in the plan: none of them is done when this one is built. */
function laterThan(product: Product, feature: Feature): Feature[] {
  const order = listTasks(product).flatMap((task) => (task.feature ? [task.feature] : []));
  const at = order.findIndex(({ id }) => id === feature.id);
  return order.slice(at + 1).filter(isOfIdea);
}

/** The limits that share the most words with a feature. */
function nearestNots({ nots }: Product, { title, says, criteria }: Feature): string[] {
  const own = tellingStems(`${title} ${says} ${criteria.join(' ')}`);
  return (
    nots
      // Its reason speaks of anything: what is left out stands before it.
      .map((text) => ({
        text,
        hits: [...tellingStems(text.split(/[;:]/)[0] ?? '')].filter((stem) => own.has(stem)).length,
      }))
      .filter(({ hits, text }) => hits > 0 && text.length < 140)
      .toSorted((a, b) => b.hits - a.hits)
      .map(({ text }) => text)
  );
}

/** What people see on the screen of a feature: empty, while it loads, when it failed, when it worked. */
export function textsFor(product: Product, { place, criteria }: Touched): { when: string; text: string }[] {
  const { feature, tables, screen } = place;
  const record = tables.find(({ kind }) => kind === 'own')?.record ?? product.idea.item.one;
  if (isByText(product, feature))
    return [
      { when: 'Text message back', text: `“The ${record} is kept.”, with what it is about` },
      { when: 'Not understood', text: `“No ${record} was kept: ” and what has to be sent` },
    ];
  const title = lowerFirst(feature.title);
  const act = listActs(product).find((one) => one.feature.id === feature.id);
  const done = criteria.find(({ isFault, actor }) => !isFault && actor);
  const good = done ?? criteria.find(({ isFault }) => !isFault);
  // What a printed code opens is a form: the scan itself is no button of it.
  const isOpened = act?.way === 'make' && place.needs.some(({ part }) => part.key === 'code');
  const again = isOpened ? 'send it again' : `press “${feature.title}” again`;
  const kept = `The ${record} was not saved. It is still here: ${again}.`;
  return [
    {
      when: 'Nothing there yet',
      text: !screen
        ? `“No ${record} has come yet.”`
        : done && !feature.isDevice
          ? `“No ${record} yet.${isOpened || (act && act.way !== 'make') ? '' : ` This is where you ${youOf(title)}.`}”`
          : `“No ${record} yet.”`,
    },
    ...(product.idea.isOutlined ? [] : [{ when: 'While it loads', text: `a grey line for each ${record}` }]),
    ...(feature.isDevice || act?.way === 'read' || act?.way === 'run'
      ? []
      : [{ when: 'Not saved', text: `“${kept}”` }]),
    ...(good ? [{ when: 'It worked', text: `${product.name} ${doesEffect(good.effect)}` }] : []),
  ];
}

const youOf = (title: string) => title.replace(/\btheir\b/g, 'your').replace(/\bthey\b/g, 'you');

/** The feature in which a mistake would harm the most: money, files, contacts and parts outside count. */
export function riskiestFeature(product: Product): Feature | undefined {
  const scored = ownFeatures(product).map((feature) => {
    const touched = touchesOf(product, feature);
    // On a server, what no call reaches is misused by nobody.
    const calls = touched?.place.calls ?? [];
    // What time brings about is only looked at by a call.
    const isRun = listActs(product).find((act) => act.feature.id === feature.id)?.way === 'run';
    const isOpen = isRun ? calls.some(({ method }) => method !== 'GET') : calls.length > 0;
    const isReached = !touched?.place.route?.includes('/routes/') || isOpen || (touched?.place.hooks.length ?? 0) > 0;
    const score =
      touched && isReached
        ? touched.money.length * 2 +
          // A file that an outline names is no more of a danger than what its rows tell.
          (product.idea.isOutlined ? 0 : touched.files.length) +
          touched.people.length +
          touched.place.needs.length +
          (touched.isRace ? 2 : 0) +
          (product.idea.isOutlined ? riskOfRules(product, feature) : 0) +
          touched.place.hooks.length * 2
        : 0;
    return { feature, score };
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.feature;
}

/** '`orders` of an order: id, number, state' for a prompt that makes the tables. */
export function tellTable({ name, columns, key, uniques, record }: Place['tables'][number]): string {
  const told = columns.map(
    ({ name: column, references, check, may }) =>
      `${column}${references ? ` → ${references}` : ''}${check && /in \(/i.test(check) ? ` ${check.replace(/^c in /i, '')}` : ''}${may ? '?' : ''}`,
  );
  return `\`${name}\` (${withArticle(record)}): ${told.join(', ')}${key.length > 1 ? `; primary key (${key.join(', ')})` : ''}${uniques[0] ? `; unique (${uniques[0].join(', ')})` : ''}`;
}
