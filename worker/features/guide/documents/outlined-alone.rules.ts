import { type Column, snake, type Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import type { HoldTerms } from '#worker/features/guide/documents/outlined-hold-terms.rules.ts';
import { type OwnerRule, ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { joinWords, nounIn, singularOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { isCalledOff } from '#worker/features/guide/outline/outline-freed.rules.ts';
import { type Alone, aloneIn } from '#worker/features/guide/outline/outline-refusals.rules.ts';
import { criterionId } from '#worker/features/guide/product/criteria.rules.ts';
import { doneTo, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Of what there is one alone: the rule, the columns that a second one would share, and the states in which a row no longer stands in the way. */
type AloneKey = { rule: OwnerRule; columns: Column[]; ended: string[]; second: string; contact?: Column };

type Rows = Pick<Table, 'columns' | 'machine'>;
const isContact = ({ name }: Column) => /^(?:phone|mobile|e_mail)/.test(name);
/** Whether a row is that of an account, and not only entered or changed by one. */
const hasAccount = (columns: Column[]) =>
  columns.some(({ references, name }) => references === 'accounts' && !name.endsWith('_by_id'));
const left = /^(?:(?:given|taken) back|gone|ended|removed|deleted|left|unsubscribed|over)$/;

/** What a rule says there is one alone of, with the columns of its table that hold that; none where the columns cannot be told for sure. */
function aloneKeys(product: Product, record: ToldRecord, rows: Rows): AloneKey[] {
  const makes = doneTo(product, record).filter(({ way }) => way === 'make');
  return ownerRules(product).flatMap((rule): AloneKey[] => {
    const alone = aloneIn(rule.text);
    if (!alone || !isOf(alone, record, makes)) return [];
    const per = alone.per.map((one) => columnFor(product, one, record, rows));
    const whoever = alone.isOfWhoever ? [ownerColumn(rows, makes)] : [];
    // What is rated stands on the rating; an act on the thing itself makes none.
    const columns = [...whoever, ...per].flatMap((column) => column ?? []);
    const ended = endedFor(alone, rows);
    if (columns.length < per.length + whoever.length || !ended) return [];
    const contact = columns.find((column) => isContact(column));
    const of = alone.per.map((one) => `one ${one}`).join(' and ');
    return [
      {
        ...{ rule, columns, ended },
        second: `second ${alone.adjective ? `${alone.adjective} ` : ''}${record.one} of ${of}`,
        ...(contact ? { contact } : {}),
      },
    ];
  });
}

/** Whether it is this record of which there is one: by its name, or because the act of the rule makes it. */
function isOf({ thing, verb }: Alone, record: ToldRecord, makes: OutlinedAct[]): boolean {
  if (thing) return [thing, singularOf(thing)].some((one) => nounIn(record.one, one) !== null);
  const base = baseOfVerb(verb?.toLowerCase() ?? '') ?? verb;
  return makes.some(({ told }) => told.verb === base);
}

/** The column by which a row is of one of what is named: what it points at, a field, or the contact of somebody who has no account. */
function columnFor({ idea }: Product, one: string, record: ToldRecord, { columns }: Rows): Column | undefined {
  const own = columns.filter(({ may, name }) => !may || /^(?:phone|e_mail)/.test(name));
  const named = own.find(({ name }) => name === `${snake(one)}_id`) ?? own.find(({ name }) => name === snake(one));
  if (named) return named;
  const isPerson = idea.people.some((noun) => noun.one === one || noun.one.split(' ').at(-1) === one);
  const contacts = own.filter((column) => isContact(column) && record.fields.some(({ name }) => name === column.field));
  return isPerson && !hasAccount(columns) && contacts.length === 1 ? contacts[0] : undefined;
}

/** A table with the keys that refuse a second one of what there is one alone of. */
export function withAlone(product: Product, record: ToldRecord, table: Table): Table {
  const keys = aloneKeys(product, record, table).map(({ rule, columns, ended }) => ({
    feature: rule.features[0] ?? table.features[0],
    columns: columns.map(({ name }) => name),
    ended,
  }));
  const known = (columns: string[]) => table.uniques.some((own) => own.toSorted().join() === columns.toSorted().join());
  const whole = keys.filter(({ ended, columns }) => ended.length === 0 && !known(columns));
  const single = whole.flatMap(({ columns }) => (columns.length === 1 ? columns : []));
  return {
    ...table,
    columns: table.columns.map((column) =>
      single.includes(column.name) ? { ...column, unique: true as const } : column,
    ),
    uniques: [...table.uniques, ...whole.flatMap(({ columns }) => (columns.length > 1 ? [columns] : []))],
    indexes: [
      ...table.indexes,
      ...keys.flatMap(({ feature, columns, ended }) =>
        feature && ended.length > 0 ? [{ columns, feature, ended }] : [],
      ),
    ],
  };
}

/** How the database refuses a second one of what rules let there be one alone of. */
export function aloneHold(product: Product, tables: Table[], rules: OwnerRule[]): HoldTerms['only'] {
  const found = keysIn(product, tables).filter(({ rule }) => rules.some(({ text }) => text === rule.text));
  const [first] = found;
  return first ? { second: first.second, index: `A unique index on ${joinWords(found.map(tellIndex))}` } : undefined;
}

const keysIn = (product: Product, tables: Table[]) =>
  tables.flatMap((table) => {
    const told = table.kind === 'own' ? table.entity?.told : undefined;
    return told ? aloneKeys(product, told, table).map((key) => ({ ...key, table })) : [];
  });

/** 'on `tickets (phone)` over the rows that are “waiting”'. */
function tellIndex({ table, columns, ended, contact }: AloneKey & { table: Table }): string {
  const states = (table.machine?.states ?? []).filter((state) => !ended.includes(state));
  const rows =
    ended.length === 0
      ? ''
      : states.length <= ended.length
        ? ` over the rows that are “${states.join('” or “')}”`
        : ` over the rows that are not “${ended.join('” or “')}”`;
  const spelled = contact
    ? `, with \`${contact.name}\` kept in one spelling (${/^e_mail/.test(contact.name) ? 'small letters' : 'with the code of the country'})`
    : '';
  return `\`${table.name} (${columns.map(({ name }) => name).join(', ')})\`${rows}${spelled}`;
}

/** By what one of those is known who have no account, where a rule counts for each of them: their phone number, their address. */
export const assumedContacts = (product: Product, tables: Table[]): string[] =>
  keysIn(product, tables).flatMap(({ rule, contact }) => {
    const noun = product.idea.people.find(({ one }) =>
      aloneIn(rule.text)?.per.some((per) => per === one || one.endsWith(` ${per}`)),
    );
    const [held] = rule.criteria;
    return contact && noun && held
      ? [
          `Nobody told by what one ${noun.one} is told from another without an account; by the ${contact.field === 'phone' ? 'phone number' : contact.field} that they left (${held.id}).`,
        ]
      : [];
  });

const countedPer = /^IF there (?:is|are) .+? of (one [^,]+) already, THEN THE SYSTEM SHALL refuse /;

/** By what one of those is known who have no account, where a limit counts what they entered: each entry keeps a row of its own for them. */
export const assumedCounts = (product: Product, tables: Table[]): string[] =>
  tables.flatMap(({ kind, entity, columns }) => {
    const told = entity?.told;
    const contacts = columns.filter(({ name }) => /^(?:phone|mobile|e_?mail|mail)/.test(name));
    const [contact] = contacts;
    const isPerson = told && product.idea.people.some(({ one }) => one === told.one);
    if (kind !== 'own' || !isPerson || hasAccount(columns) || !contact?.field || contacts.length > 1) return [];
    const ids = product.features.flatMap((feature) =>
      feature.criteria.flatMap((text, at) =>
        countedPer
          .exec(text)?.[1]
          ?.split(/(?:, | and )/)
          .includes(`one ${told.one}`)
          ? [criterionId(feature, at)]
          : [],
      ),
    );
    return ids.length > 0
      ? [
          `Nobody told by what one ${told.one} is told from another without an account; by the ${contact.field} that they left, and what was entered under the same one, in one spelling, counts together (${joinWords(ids)}).`,
        ]
      : [];
  });

const numbered = /^IF there (?:is|are) \S+ (.+?) of one [^,]+ already, THEN THE SYSTEM SHALL refuse another one/;

/** Which rows a limit does not count, where no line says so: those that were taken back or lapsed make room for another. */
export function assumedUncounted(product: Product, tables: Table[]): string[] {
  const limits = product.features.flatMap((feature) =>
    feature.criteria.flatMap((text, at) => {
      const thing = singularOf(numbered.exec(text)?.[1] ?? '');
      const table = tables.find(({ entity }) => thing !== '' && entity?.told?.one === thing);
      const ended = (table && endedFor({}, table)) ?? [];
      return ended.length > 0 ? [{ thing, ended, id: criterionId(feature, at) }] : [];
    }),
  );
  return [...Map.groupBy(limits, ({ thing }) => thing)].map(
    ([thing, [first, ...more]]) =>
      `Nobody told whether ${withArticle(thing)} that is ${joinWords(first?.ended ?? [], 'or')} still counts; it does not (${joinWords([first, ...more].flatMap((one) => one?.id ?? []))}).`,
  );
}

/** The account of whoever makes a row. */
const ownerColumn = ({ columns }: Rows, makes: OutlinedAct[]): Column | undefined => {
  const accounts = columns.filter(({ references, may }) => references === 'accounts' && !may);
  return (
    accounts.find(({ name }) => makes.some(({ who }) => who && name === `${snake(who.one)}_id`)) ??
    accounts.find(({ name }) =>
      makes.some(({ who }) => who && name === `${snake(who.one.split(' ').at(-1) ?? '')}_id`),
    ) ??
    accounts.find(({ name }) => /^(?:entered|made)_by_id$/.test(name))
  );
};

/** The states in which a row does not stand in the way of another; undefined where the rule names one that is not kept. */
function endedFor({ adjective }: Pick<Alone, 'adjective'>, { machine }: Rows): string[] | undefined {
  const states = machine?.states ?? [];
  const led = [...(machine?.moves ?? []), ...(machine?.byHand ?? [])];
  const last = states.filter((state) => !led.some(({ from }) => from.includes(state)));
  const word = adjective?.toLowerCase();
  // A swap that is taken is not open any more, where 'open' is a state of its own.
  const ends = word && states.includes(word) ? last : (machine?.ends ?? last);
  // Who was declined or let what they could use expire has had their one; who took it back has none.
  const had = states.includes('used') ? /^(?:declined|refused|rejected|expired)$/ : /^(?:declined|refused|rejected)$/;
  if (!word) return states.filter((state) => left.test(state) || (isCalledOff(state) && !had.test(state)));
  if (/^(?:open|current|running|active)$/.test(word))
    return ends.length > 0 && ends.length < states.length ? ends : undefined;
  const words = word.split(' or ');
  return words.every((one) => states.includes(one)) ? states.filter((state) => !words.includes(state)) : undefined;
}
