import { type Column, snake, type Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { isDropped } from '#worker/features/guide/documents/outlined-state-moves.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { doneTo } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const perDay = /\b(?:twice|two|double)\b.*\b(?:days?|dates?|nights?)\b|\b(?:overlap|double[- ]book)/i;

/** 'A kit is never promised twice for the same day': a row for each day of what has a first and a last one, whose key refuses a second. */
export function daysOf(product: Product, record: ToldRecord, own: Table): Table[] {
  const rule = ownerRules(product).find(({ text, kind }) => kind === 'one' && perDay.test(text));
  const thing = own.columns.find(
    ({ references, name }) =>
      references &&
      references !== 'accounts' &&
      rule &&
      nounIn(name.replace(/_id$/, '').replaceAll('_', ' '), rule.text) !== null,
  );
  const dates = own.columns.filter(
    ({ name, note }) => note === 'date' && /^(?:from|to|until|start|end|first|last)/.test(name),
  );
  if (!rule || !thing?.references || dates.length !== 2) return [];
  const pointer = `${snake(record.one)}_id`;
  return [
    {
      ...{ record: `day of a ${record.one}`, name: `${snake(record.one)}_days`, kind: 'link' },
      holds: `Each day from \`${dates[0]?.name}\` to \`${dates[1]?.name}\` of one ${record.one}; written with it, and removed when it is given up`,
      columns: [
        { name: pointer, field: `${record.one} id`, type: 'text', references: own.name },
        { ...thing, may: undefined },
        { name: 'day', field: 'day', type: 'text', note: 'date' },
      ],
      ...{ key: [thing.name, 'day'], uniques: [], indexes: [], machine: undefined },
      features: rule.features.length > 0 ? rule.features : own.features.slice(0, 1),
    },
  ];
}

/** Whether a table has a row for each day that something is taken. */
export const holdsDays = ({ kind, key }: Table): boolean => kind === 'link' && key.at(-1) === 'day';

const period = /^(?:year|month|week|day|date|school_year|season|term)$/;
/** What one line makes for each of several in a period is there once: a rent of one plot and year; so is who takes part in what, and a part of a piece for each voice. */
export function uniquesOf(product: Product, record: ToldRecord, columns: Column[]): string[][] {
  const [act] = doneTo(product, record).filter(({ way }) => way === 'make');
  const each = act?.outcome && 'each' in act.outcome ? act.outcome.each : undefined;
  const of = each ? columns.find(({ name, references }) => references && name === `${snake(each)}_id`) : undefined;
  const when = columns.find(({ name, may }) => period.test(name) && !may);
  const links = columns.filter(({ references, may }) => references && !may);
  // Who signed up did so once, and is absent from one rehearsal once; a nurse comes to one patient many times.
  const isPair =
    links.length === 2 &&
    // Who withdrew a swap may ask for another one of the same turn.
    !statesOf(record).some(isDropped) &&
    columns.every(
      (column) =>
        links.includes(column) ||
        /^(?:reason|notes?|remarks?|comments?)$/.test(column.name) ||
        (record.trace !== undefined && /^(?:date|hours)$/.test(column.name)),
    );
  const [, kind = ''] = /\bfor (?:each|every) (\p{L}+)\b/u.exec(act?.told.phrase ?? '') ?? [];
  const oneOf = columns.find(({ name, check, may }) => name === snake(kind) && check && !may);
  const [parent, ...others] = links.filter(({ references }) => references !== 'accounts');
  return [
    ...(of && when ? [[of.name, when.name]] : []),
    ...(isPair ? [links.map(({ name }) => name)] : []),
    ...(oneOf && parent && others.length === 0 ? [[parent.name, oneOf.name]] : []),
  ];
}

/** 'Each card payment is rounded up once and never twice' of what comes from outside: by its number there a second one is known. */
export function referenceOf(product: Product, record: ToldRecord, columns: Column[]): Column[] {
  const [act] = doneTo(product, record).filter(({ way }) => way === 'make');
  const words = [...new Set(columns.map(({ name }) => name.split('_')[0] ?? ''))];
  const thing = words.find(
    (word) =>
      columns.filter(({ name }) => name.startsWith(`${word}_`) && !name.endsWith('_id')).length > 1 &&
      ownerRules(product).some(
        ({ text, kind }) => kind === 'one' && /\bonce\b/i.test(text) && nounIn(word, text) !== null,
      ),
  );
  return act && !act.who && thing && !columns.some(({ unique }) => unique)
    ? [
        {
          ...{ name: `${thing}_reference`, field: `${thing} reference`, type: 'text', unique: true },
          note: `how whoever reports the ${thing} numbers it`,
        },
      ]
    : [];
}

const once = /\b(?:twice|a second time)\b.*\b(?:is|counts as|stays) (?:still |only )?one (\p{L}+)/iu;

/** Whether a rule makes one row of what is entered twice: 'if a pump is reported twice while it is open it is one breakdown'. */
export const isOneWhileOpen = ({ one }: ToldRecord, text: string): boolean =>
  nounIn(one, once.exec(text)?.[1] ?? '') !== null;
