import { type Column, snake, type Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { recordOfPerson, tableOfPerson } from '#worker/features/guide/documents/outlined-doers.rules.ts';
import { pointing } from '#worker/features/guide/documents/outlined-put-into.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { passedOn } from '#worker/features/guide/outline/outline-whose.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const handsOf = (product: Product, record: ToldRecord): OutlinedAct[] =>
  listActs(product).filter((act) => act.record === record && act.hands);

/** The table that names the people who have a thing; undefined where none does. */
function holdersIn(product: Product, acts: OutlinedAct[], around: Around): string | undefined {
  const takers = acts.filter(({ hands }) => hands !== 'back').flatMap(({ who }) => who?.one ?? []);
  const own = takers.find((taker) => recordOfPerson(product, taker));
  return takers.length > 0
    ? tableOfPerson(product, own ?? takers.find((one) => around.roles.includes(one)) ?? '', around)
    : undefined;
}

type Around = { names: Map<string, string>; roles: string[] };
const time = { type: 'text' as const, note: 'date and time, UTC' };

/** Who has a thing and since when, where people take it and bring it back; until when, where a time was told. */
export function holderColumns(product: Product, record: ToldRecord, around: Around): Column[] {
  const acts = handsOf(product, record);
  const [first] = acts;
  if (!first) return [];
  const references = holdersIn(product, acts, around);
  const held: Column = references
    ? { ...pointing('held by'), references }
    : { name: 'held_by', field: 'held by', type: 'text', personal: true };
  return [
    { ...held, may: true, note: `empty while nobody has the ${record.one}` },
    { name: 'taken_at', field: 'taken at', ...time, may: true },
    ...(first.isDue ? [{ name: 'due_at', field: 'due at', ...time, may: true as const }] : []),
  ];
}

/** Whether a rule or a wish asks for what was before. */
const asksHistory = /\bhistor(?:y|ies)\b|\bwho (?:had|has had|took|did (?:it|that|what))\b[^.]*\bwhen\b/i;

/** Each change of hands as a row, where a thing goes from one to the other or somebody asks for what was before. */
export function movementsOf(product: Product, record: ToldRecord, own: Table, around: Around): Table[] {
  const acts = handsOf(product, record);
  const isAsked = [...ownerRules(product).map(({ text }) => text), ...(product.idea.outline?.acts ?? [])].some((text) =>
    asksHistory.test(text),
  );
  if (acts.length === 0 || !(isAsked || acts.some(({ hands }) => hands === 'over'))) return [];
  const references = holdersIn(product, acts, around);
  const side = (name: string, note: string): Column => ({
    ...(references
      ? { ...pointing(name), references }
      : { name: `${name}_whom`, field: `${name} whom`, type: 'text', personal: true }),
    ...{ may: true, note },
  });
  const columns: Column[] = [
    { name: 'id', field: 'id', type: 'text' },
    { ...pointing(record.one), references: own.name },
    side('from', 'empty where it came out of its place'),
    side('to', 'empty where it was brought back'),
    { name: 'moved_at', field: 'moved at', ...time },
  ];
  return [
    {
      ...{
        record: `${record.one} movement`,
        isHistory: true as const,
        name: `${snake(record.one)}_movements`,
        columns,
        key: ['id'],
      },
      holds: `One change of hands of a ${record.one}: from whom to whom, and when`,
      ...{ uniques: [], features: acts.map(({ feature }) => feature), machine: undefined, kind: 'link' },
      indexes: acts.slice(0, 1).map(({ feature }) => ({ columns: [`${snake(record.one)}_id`, 'moved_at'], feature })),
    },
  ];
}

/** Who has to answer, where what waits for an answer is handed on: at first the one whom the record of its person names. */
export function answeringColumns(product: Product, record: ToldRecord, around: Around): Column[] {
  const passed = passedOn(listActs(product), record, product.idea);
  const references = passed && tableOfPerson(product, passed.decider.one, around);
  if (!passed || !references) return [];
  const { decider, person, by } = passed;
  const note = `which ${decider.one} has to answer: that of the ${person.one} at first, then whom ${by.feature.id} hands it to; empty where there is none`;
  return [{ ...pointing(decider.one), references, may: true, note }];
}

/**
 * Whose a row is where that follows from a thing that passes on to others, and a rule shows each only their own: a rent is that of whoever had
 * the plot when it was entered, and not of whoever has it now.
 */
export function holderThenColumns(product: Product, record: ToldRecord, around: Around): Column[] {
  const { idea, features } = product;
  const isOwn = ownerRules(product).some(
    ({ kind, text }) => kind === 'access' && nounIn(record.one, ownThings.exec(text)?.[1] ?? '') !== null,
  );
  if (!isOwn) return [];
  return record.fields.flatMap((field): Column[] => {
    const whole = linkOf(idea, record, field);
    if (!whole || !('record' in whole) || whole.isMany) return [];
    const { one, fields } = whole.record;
    return fields.flatMap((other): Column[] => {
      const holder = linkOf(idea, whole.record, other);
      if (!holder || !('person' in holder) || holder.isMany) return [];
      const passes = `leave the ${one} without ${withArticle(holder.person)} from then on`;
      const references = tableOfPerson(product, holder.person, around);
      return references && features.some(({ criteria }) => criteria.some((text) => text.includes(passes)))
        ? [
            {
              ...pointing(holder.person),
              references,
              may: true,
              note: `who had the ${one} when it was entered, whoever has it since; empty where nobody had it`,
            },
          ]
        : [];
    });
  });
}

const ownThings = /\bonly (?:his|her|their|its) own ([^,.;]+)/i;
