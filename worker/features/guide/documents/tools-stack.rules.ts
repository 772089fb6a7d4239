import type { StackLine } from '#worker/features/guide/content/stacks.ts';
import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { leadFeature, listNeeds, shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { clock, isAtTime, nightRules } from '#worker/features/guide/documents/clocks.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { whoDoes } from '#worker/features/guide/documents/doings.rules.ts';
import { oneStatements } from '#worker/features/guide/documents/outlined-counted.rules.ts';
import { tellOwnStack } from '#worker/features/guide/documents/own-stack.rules.ts';
import { headsOf } from '#worker/features/guide/documents/sums.rules.ts';
import { tableUnder } from '#worker/features/guide/documents/terms.rules.ts';
import { idsOf, outsideRows, type Row } from '#worker/features/guide/documents/tools-outside.rules.ts';
import { named } from '#worker/features/guide/documents/tools-shares.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import {
  capitalise,
  joinQuoted,
  joinWords,
  lowerFirst,
  pluralOf,
  toPattern,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { emptyOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { loadsIn } from '#worker/features/guide/outline/outline-loads.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const mostIds = 3;

/** The stack: a row for each part, with its reason from what this product does; of a stack that was decided only what its features ask for beside it. */
export function writeStack(product: Product): string {
  const stack = stackOf(product);
  const needs = listNeeds(product);
  const { base, lines } = stack;
  const isTold = product.idea.isOutlined && !product.stack;
  const parts = joinWords(
    lines.slice(0, base).map(({ part }) => part.replace(/^(?:The|A)\b/, (word) => word.toLowerCase())),
  );
  const basis = product.stack
    ? tellOwnStack(product)
    : `${stack.title}. ${isTold ? 'Not' : `Base: ${parts}; not`} ${stack.instead.replace(/\.$/, '')}.`;
  const first = isTold ? lines.slice(0, base).map((line) => baseRow(product, line)) : [];
  const own = lines.slice(base, lines.length - needs.length).map((line) => ownRow(product, line));
  const outside = lines.slice(lines.length - needs.length).flatMap((line, index) => {
    const need = needs[index];
    return need ? outsideRows(product, need, line) : [];
  });
  const rows = [...first, ...own, ...outside].filter(
    ([part], at, all) => all.findIndex(([other]) => other === part) === at,
  );
  return rows.length > 0
    ? tableUnder('The stack, part by part', [['Part', 'Why here', 'Instead of'], ...rows], basis)
    : `## The stack, part by part\n\n${basis}`;
}

const plainRow = ({ part, why, instead, because }: StackLine): Row => [capitalise(part), why, `${instead}: ${because}`];

type Reason = [why: string, because: string];

/** What every product of its kind rests on, by the part of the stack. */
const reasons: Readonly<Record<string, (product: Product, line: StackLine) => Reason | undefined>> = {
  TypeScript: typesRow,
  React: pagesRow,
  Hono: callsRow,
  'Node.js': callsRow,
  D1: rowsRow,
  SQLite: rowsRow,
  Vitest: testsRow,
};
const part = new RegExp(`^(?:${Object.keys(reasons).map(toPattern).join('|')})\\b`);

/** A part of the base with what this product asks of it; a part that is told of nowhere keeps its own reason. */
function baseRow(product: Product, line: StackLine): Row {
  const found = reasons[part.exec(line.part)?.[0] ?? '']?.(product, line);
  const [why, because] = found ?? [line.why, line.because];
  return [capitalise(line.part), why, `${line.instead}: ${because}`];
}

const ownTables = (product: Product) => listTables(product).filter(({ kind }) => kind === 'own');

/** The states of what goes through most of them, as a type. */
function typesRow(product: Product): Reason | undefined {
  const states = ownTables(product)
    .flatMap(({ record, machine, features, entity }) =>
      machine && entity?.told ? [{ record, names: statesOf(entity.told), features }] : [],
    )
    .toSorted((a, b) => b.names.length - a.names.length);
  const [most] = states;
  const name = most?.names.at(-1);
  if (!most || !name) return undefined;
  const feature = most.features[0]?.id;
  const isServed = listCalls(product).length > 0 && shapeOf(product).runtime === 'pages';
  return [
    `${joinQuoted(most.names.slice(0, 4))} of ${withArticle(most.record)} are one type ${isServed ? 'for page, call and table' : 'in all of the code'}: another is refused before it runs`,
    `“${name}” written wrong would be found by whoever uses ${feature ?? product.name} first`,
  ];
}

/** Who has which screens. */
function pagesRow(product: Product): Reason | undefined {
  const shown = listPlaces(product).filter(({ screen, feature }) => screen && feature.key !== 'account');
  const groups = new Map<string, string[]>();
  for (const { feature } of shown) {
    const { many } = whoDoes(product, feature);
    groups.set(many, [...(groups.get(many) ?? []), feature.id]);
  }
  const told = [...groups]
    .slice(0, 3)
    .map(
      ([who, ids]) =>
        `${who} (${joinWords(ids.length > mostIds ? [...ids.slice(0, 2), `${ids.length - 2} more`] : ids)})`,
    );
  const lead = leadFeature(product);
  if (told.length === 0 || !lead) return undefined;
  return [
    `${shown.length} ${shown.length > 1 ? 'screens' : 'screen'} for ${joinWords(told)} ${shown.length > 1 ? 'share' : 'has'} lists, forms and what is said when something is refused`,
    `each step of ${named(lead)} would load a page and lose what was typed where the line drops`,
  ];
}

const longestLoad = 90;
const isOften = /\b(?:a|an|per|each|every) (?:hour|day|night|week|month)\b/i;
/** Which calls there are, and who calls beside the pages. */
function callsRow(product: Product, line: StackLine): Reason | undefined {
  const calls = listCalls(product);
  const [first] = calls;
  if (!first) return undefined;
  const hooks = [...new Set(listPlaces(product).flatMap(({ hooks: own }) => own))];
  const { many, told } = headsOf(product, product.idea.client);
  const because = /rented server/.test(line.instead)
    ? `a machine would run and be updated day and night for ${told && many > 1 ? `${many} ` : ''}${product.idea.client.many}, also while nobody calls \`${first.path}\``
    : line.because;
  const loads = loadsIn(product.idea.outline ?? emptyOutline(), product.idea.self ?? product.idea.client);
  const load = loads.find((text) => text.length < longestLoad && isOften.test(text));
  return [
    `${load ? `“${load}”: ` : ''}it answers ${calls.length} calls, \`${first.method} ${first.path}\` (${first.criterion.id}) first${hooks.length > 0 ? `, and takes in what is reported at ${joinWords(hooks.map((one) => `\`${one}\``))}` : ''}`,
    because,
  ];
}

/** What has to hold in one statement, else what points at what. */
function rowsRow(product: Product): Reason | undefined {
  const held = oneStatements(product);
  if (held.length > 0)
    return [
      `${idsOf(held)} ${held.length > 1 ? 'hold' : 'holds'} only within one statement, which looks and writes at once; a key of the table or the condition of that statement refuses the second one`,
      `there ${held[0]?.id} would be code that looks first and writes then, and two calls at the same moment both pass`,
    ];
  const tables = ownTables(product);
  const [link] = tables.flatMap(({ record, columns, features }) =>
    columns.flatMap(({ references }) => {
      const target = tables.find(({ name }) => name === references);
      return target && target.record !== record ? [{ from: record, to: target.record, features }] : [];
    }),
  );
  return link
    ? [
        `${withArticle(link.from)} belongs to ${withArticle(link.to)} (${link.features[0]?.id ?? 'FR-1'}), and a key refuses one without the other`,
        `${withArticle(link.from)} could point at ${withArticle(link.to)} that is gone, and no list of ${pluralOf(link.to)} would show it`,
      ]
    : undefined;
}

/** What a clock begins: the feature where it begins as a whole, else the criterion of it that waits for a time. */
function begunByClock(product: Product): { id: string; says: string }[] {
  return listPlaces(product).flatMap(({ feature, job }) => {
    if (!job) return [];
    const person = listActs(product).find(
      (act) => act.feature.id === feature.id && act.who && act.way !== 'run' && act.way !== 'read',
    );
    const own = listCriteria(product).filter((one) => one.feature.id === feature.id && !one.actor);
    const timed = person
      ? (own.find(({ cause }) => clock.test(cause) || isAtTime(cause)) ??
        own.find(({ cause }) => /^it is /.test(cause)))
      : undefined;
    return [timed ? { id: timed.id, says: timed.id } : { id: feature.id, says: named(feature) }];
  });
}

/** What has to be tried that no hand can. */
function testsRow(product: Product): Reason | undefined {
  const [raced] = oneStatements(product);
  const [clocked] = begunByClock(product);
  const lead = leadFeature(product);
  const all = listCriteria(product).length;
  if (!lead || (!raced && !clocked)) return undefined;
  return [
    `${joinWords([...(raced ? [`${raced.id} is sent twice at the same moment`] : []), ...(clocked ? [`${clocked.id} runs with a clock that the test sets`] : [])])}; ${named(lead)} is walked in a real browser`,
    `of ${all} criteria ${joinWords([...(raced ? ['nobody can press twice in one moment'] : []), ...(clocked ? [`nobody waits for ${clocked.id}`] : [])])} after each change`,
  ];
}

/** What the shape asks for beside the base: of a clock all that it begins. */
function ownRow(product: Product, line: StackLine): Row {
  const row = plainRow(line);
  if (!product.idea.isOutlined || !/begins by itself/.test(line.part)) return row;
  const begun = begunByClock(product);
  const due = nightRules(product).map((text) => `“${lowerFirst(text)}”`);
  const sent = listNeeds(product)
    .flatMap(({ part, features }) => (part.job ? [features.filter(({ key }) => key !== 'account')] : []))
    .find((features) => features.length > 0);
  const parts = [
    ...(begun.length > 0
      ? [
          `${joinWords(begun.slice(0, mostIds).map(({ says }) => says))} ${begun.length > 1 ? 'begin' : 'begins'} when nobody has ${product.name} open`,
        ]
      : []),
    ...(due.length > 0 ? [`${joinWords(due.slice(0, 2))} ${due.length > 1 ? 'are' : 'is'} kept each night`] : []),
    ...(sent ? [`what ${idsOf(sent)} ${sent.length > 1 ? 'tell' : 'tells'} leaves the outbox each minute`] : []),
  ];
  const [one] = begun;
  const because = one
    ? `${line.instead}: it dies with each new version, and nobody would notice that ${one.id} is left out`
    : row[2];
  return parts.length > 0 ? [row[0], parts.join('; '), because] : row;
}
