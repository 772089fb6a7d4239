import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Column, Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { toldMoney } from '#worker/features/guide/documents/figures.rules.ts';
import { tellsApart } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { valuesFor } from '#worker/features/guide/documents/rule-trials.rules.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import {
  headOf,
  isSingle,
  joinWords,
  type Noun,
  nounIn,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { personFor, personOf } from '#worker/features/guide/idea/cast.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { isOfIdea } from '#worker/features/guide/product/of-idea.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { peopleIn } from '#worker/features/guide/product/record-people.rules.ts';

const mostOthers = 3;

/** Rows to begin with: people, and for each record rows that differ in what decides about it: its state, its day, its bounds, what it may lack. */
export function listExamples(product: Product): string[] {
  const { name, idea } = product;
  const all = listTables(product);
  const tables = all.filter(({ kind }) => kind === 'own');
  const { amounts, unit } = toldMoney(product);
  const [one, two] = [personOf(name, 0), personOf(name, 1)];
  const hasPrice = ({ columns }: Table) => columns.some((column) => /_cents$|price|amount/.test(column.name));
  const priced = tables.find(hasPrice);
  // Whoever a check by hand needs is there, not only the two sides.
  const acting = new Set(
    listCriteria(product).flatMap(({ actor, feature }) => (actor && isOfIdea(feature) ? [actor] : [])),
  );
  const others = peopleIn(idea)
    .filter(({ one: who, many }) => acting.has(who.toLowerCase()) || acting.has(many.toLowerCase()))
    .filter(({ one: who }) => who !== idea.client.one && who !== idea.host?.one)
    .slice(0, mostOthers)
    .map((noun) => namedOf(product, noun, all));
  const host = idea.host && namedOf(product, idea.host, all);
  return [
    [
      isSingle(idea.client) ? `${one} (${idea.client.one})` : `${one} and ${two} (${idea.client.many})`,
      ...(host ? [host] : []),
      ...others,
    ].join(', '),
    ...tables.slice(0, 4).map((table) => {
      const states = table.machine?.states.slice(0, 5) ?? [];
      const isOfIt = !idea.isOutlined || tellsPriceOf(product, table);
      const prices =
        table === priced && isOfIt && amounts.length > 0
          ? [`at ${joinWords(amounts.slice(0, 4).map(String))} ${unit}`]
          : [];
      const isTheirs = accessOf(product, table, all).owner?.one === idea.client.one;
      return `\`${table.name}\`: ${[
        ...(states.length > 1 ? [`one each ${joinWords(states)}`] : []),
        ...prices,
        ...differences(product, table).slice(0, states.length > 1 ? 1 : 2),
        ...(isTheirs ? [`the last is ${two}’s`] : []),
      ].join('; ')}`;
    }),
  ];
}

/** The person of a kind, and another one where some rows are those of one of them alone: without two nobody sees that they are. */
function namedOf(product: Product, noun: Noun, all: Table[]): string {
  const { idea } = product;
  const name = personFor(idea, noun.one);
  const isOwn = (table: Table) =>
    table.kind === 'own' && accessOf(product, table, all).own?.some(({ one }) => one === noun.one);
  const keepsTheirs = product.features.some(({ criteria }) =>
    criteria.some((text) => text.includes(`${noun.one} other than `)),
  );
  // An office is one, whoever sits there.
  const isSeveral = !isSingle(noun) && kindOfNoun(headOf(noun).split(' ').at(-1) ?? '') !== 'place';
  return idea.isOutlined && isSeveral && (keepsTheirs || all.some(isOwn))
    ? `${name} and another ${noun.one} (${noun.many})`
    : `${name} (${noun.one})`;
}

/** Whether a line that names an amount of money is about the rows of a table: '15 pounds for a missing hour' is no rent. */
const tellsPriceOf = ({ idea }: Product, { record }: Table): boolean =>
  idea.said.split(/[.\n]/).some((line) => money.test(line) && nounIn(record, line) !== null);
const money = /[€£$]\s?\d|\d\s?(?:euros?|eur|pounds?|gbp|dollars?|usd|francs?|chf)\b/i;

/** Rows of a table of an outline: one in each told state, one with each told choice, and those that its rules tell apart. */
export function rowsOf(product: Product, table: Table): string {
  const states = table.machine?.states ?? [];
  const chosen = table.columns.flatMap(({ name, check }) => {
    const values = [...(check ?? '').matchAll(/'((?:[^']|'')+)'/g)].map(([, value]) =>
      (value ?? '').replaceAll("''", "'"),
    );
    return values.length > 1 && name !== 'state' ? [`\`${name}\` ${joinWords(values)}`] : [];
  });
  const tried = table.columns.flatMap(({ name, field, references, type }) => {
    const rule =
      references || type === 'text' || !tellsApart(field)
        ? undefined
        : (product.idea.outline?.rules ?? []).find((line) => nounIn(field, line));
    const values = rule && /^with (.+)$/.exec(valuesFor(rule) ?? '')?.[1];
    // 'Each plot owes 8 hours a year' is a number of hours, and no year.
    return values && !values.startsWith('the clock') && nounIn(field, values) !== null ? [`\`${name}\` ${values}`] : [];
  });
  return `\`${table.name}\`: ${[
    ...(states.length > 1 ? [`one each ${joinWords(states)}`] : []),
    ...chosen.slice(0, 2),
    ...tried.slice(0, 1),
    ...differences(product, table).slice(0, chosen.length + tried.length > 0 ? 1 : 2),
  ].join('; ')}`;
}

/** Counts with the values at which something is decided; 0 only where nothing is a state of its own. */
const counts: [name: RegExp, values: string][] = [
  [/^(?:most|places|stock|places_left|limit|score|points|tries|number_in_stock|number_a_day)$/, '0, 1 and 20'],
  [/^(?:quantity|days|minutes|servings)$/, '1 and 20'],
  [/^half_days$/, '0, 1 and 2'],
  [/^stars$/, '1, 3 and 5'],
];
const dated = /^(?:day|first_day|starts_at|starts_on|due_on|collect_at|planned_on|\w+_day)$/;
/** What was measured or has happened is never of tomorrow. */
const past = /^(?:measured_at|happened_at|moved_at)$/;

/** In what the rows of a table have to differ, so that each rule about them meets one that it holds for and one that it does not. */
function differences(product: Product, table: Table): string[] {
  const { columns, record } = table;
  const find = (fits: (column: Column) => boolean) => columns.find(fits)?.name;
  const day = find(({ name, references, type }) => !references && type === 'text' && dated.test(name));
  const before = find(({ name }) => past.test(name));
  const count = columns.flatMap(({ name }) =>
    counts.filter(([signs]) => signs.test(name)).map(([, values]) => `\`${name}\` ${values}`),
  )[0];
  const flag = find(({ check }) => check === 'c in (0, 1)');
  const optional = find(({ may, references, name }) => may === true && !references && !/_(?:at|on)$/.test(name));
  const parent = find(({ references, may }) => references !== undefined && references !== 'accounts' && !may);
  const text = find(({ name }) => /^(?:name|title|body|about|question|subject)$/.test(name));
  return [
    ...(day
      ? [
          `\`${day}\` ${isNeverAhead(product, record) ? 'a week ago, yesterday and today' : 'yesterday, today and tomorrow'}`,
        ]
      : []),
    ...(before ? [`\`${before}\` a month ago, yesterday and a minute ago`] : []),
    ...(count ? [count] : []),
    ...(flag ? [`\`${flag}\` 0 and 1`] : []),
    ...(optional ? [`with and without \`${optional}\``] : []),
    ...(parent ? [`${isAloneIn(product, table, parent) ? 'one' : 'two'} of one \`${parent}\`, none of another`] : []),
    ...(text ? [`\`${text}\` of 1 letter, of 200 letters, with an accent`] : []),
    `${withArticle(record)} with the required columns alone, then one with all`,
  ];
}

const ahead =
  /\b(?:day|date|time)s? that (?:is|are) (?:still )?to come\b|\b(?:day|date|time)s? in the future\b|\bfuture (?:day|date|time)s?\b/i;
/** Whether a rule refuses rows of a day to come: 'nobody notes a check for a day that is to come'. */
const isNeverAhead = ({ idea }: Product, record: string): boolean =>
  (idea.outline?.rules ?? []).some((line) => ahead.test(line) && nounIn(record, line) !== null);

const twice =
  /^one [\p{L} -]+ (?:per|for each) (?!.*\band\b)|^(?:nobody|no one|no|never)\b.*\b(?:two|twice|second|more than one)\b|\bonly one\b/iu;
/** Whether a second row of one parent is refused, by a key or by a rule. */
function isAloneIn({ idea }: Product, { columns, uniques, indexes, record }: Table, parent: string): boolean {
  const whole = parent.replace(/_id$/, '').replaceAll('_', ' ');
  return (
    columns.some(({ name, unique }) => unique && name === parent) ||
    uniques.some((own) => own.length === 1 && own[0] === parent) ||
    indexes.some(({ columns: own, ended }) => ended !== undefined && own.length === 1 && own[0] === parent) ||
    (idea.outline?.rules ?? []).some(
      (line) => twice.test(line) && nounIn(record, line) !== null && nounIn(whole, line) !== null,
    )
  );
}
