import type { Place } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import type { Column } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { type Entered, enteredIn } from '#worker/features/guide/documents/entered-columns.rules.ts';
import { reachesOnlyOwn } from '#worker/features/guide/documents/only-own.rules.ts';
import { quoteRule, rulesOf } from '#worker/features/guide/documents/outlined-hand.rules.ts';
import { groupOf } from '#worker/features/guide/documents/outlined-holds.rules.ts';
import { adapterSteps, isByText } from '#worker/features/guide/documents/plan-adapters.rules.ts';
import { afterFor, valuesFor } from '#worker/features/guide/documents/rule-trials.rules.ts';
import { functionOf } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, joinWords, lowerFirst, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { takesTurn } from '#worker/features/guide/outline/outline-next-in-line.rules.ts';
import { kindOfRule } from '#worker/features/guide/outline/outline-rule-kinds.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { eachEdges } from '#worker/features/guide/prompts/each-edges.rules.ts';
import { fileEdges } from '#worker/features/guide/prompts/file-edges.rules.ts';
import { rulesNear } from '#worker/features/guide/prompts/outlined-ways.rules.ts';
import { raceSigns } from '#worker/features/guide/prompts/touches.rules.ts';

const mostRules = 4;
/** At which values the rules of a feature and those that bound what it shows are tried, each under its id. */
export function ruleEdges(product: Product, place: Place): string[] {
  const { feature } = place;
  const call = `\`${functionOf(feature)}\``;
  const faults = listCriteria(product).flatMap((criterion) =>
    criterion.feature.id === feature.id && criterion.isFault ? [criterion.id] : [],
  );
  const own = rulesOf(product, feature).filter(({ id }) => !faults.includes(id));
  const isOutward = listActs(product).some((act) => act.feature.id === feature.id && outward.test(act.told.verb));
  const near =
    place.written.length > 0 || isOutward
      ? []
      : rulesNear(product, place).filter(({ id, text }) => id !== '' && own.every((rule) => rule.text !== text));
  return [...own, ...near]
    .flatMap((rule) => {
      const at = `${rule.id}, ${quoteRule(rule)}`;
      const values = valuesFor(rule.text);
      if (values)
        return [
          `${at} → ${values.startsWith('ten times') ? 'holds each time' : lowerFirst(afterFor(rule.text))}; test: ${call} ${values}.`,
        ];
      if (raceSigns.test(rule.text) && place.written.length > 0)
        return [`${at} → one row, and the second is told so; test: ${call} twice, in a row and at the same moment.`];
      const kind = kindOfRule(rule.text);
      if (kind === 'access') return [`${at} → in no answer for anybody else; test: ${call} as each kind of people.`];
      // Whether something may be opened is asked where it is read, and not by what writes it.
      if (groupOf({ kind, text: rule.text }) === 'opening')
        return [
          `${at} → nothing of it is shown, and not what is kept either; test: open it with each condition not met, and after one has ended.`,
        ];
      if (!forbids.test(rule.text) || place.written.length === 0) return [];
      return [
        kind === 'fixed'
          ? `${at} → refused, what was there stays; test: ${call} against it.`
          : `${at} → refused, nothing is written, the answer says why; test: ${call} against it.`,
      ];
    })
    .slice(0, mostRules);
}
const outward = /^(?:fetch|download|load|sync|import)$/;
const forbids = /\b(?:never|cannot|can't|may not|must not|mustn't|nobody|only)\b/i;

/** Codes and numbers by which something is found: one can be mistyped. */
const handle = /\b(?:code|number|reference|barcode|qr)\b/i;
const sought = /^(?:names?|surname|title|code|number|reference|word)$/i;

/**
 * What can go wrong in an act of an outline beside its rules: what is typed wrong, what is not there, what was done before or by two at
 * once, what comes late, and a line that breaks. Only what its own words, records and parts ask for.
 */
export function actEdges(product: Product, place: Place): string[] {
  const act = listActs(product).find((one) => one.feature.id === place.feature.id);
  const around: Around = {
    product,
    place,
    call: `\`${functionOf(place.feature)}\``,
    entered: enteredIn(product, place),
    answer: act?.who && isByText(product, place.feature) ? 'a text message says so' : 'the screen says so',
    causes: listCriteria(product)
      .filter(({ feature, isFault }) => feature.id === place.feature.id && isFault)
      .map(({ cause }) => cause)
      .join('. '),
  };
  if (!act) return waitingEdges(around);
  const typed = typedEdges(around, act);
  return [
    ...typed.found,
    ...(act.way === 'read' && !place.job ? lookingEdges(around, act) : []),
    ...eachEdges(product, place, around.call),
    ...(act.way === 'run' || place.job ? waitingEdges(around) : []),
    ...(act.way === 'change' ? changedEdges(around, act) : []),
    ...fileEdges(place, around.call, around.entered),
    ...offlineEdges(around, act),
    ...typed.fields,
  ];
}

type Around = {
  product: Product;
  place: Place;
  call: string;
  entered: Entered[];
  /** How somebody learns of it. */
  answer: string;
  causes: string;
};

/** What is typed to find something may be none of those that are there; what is chosen may be gone. */
function typedEdges(
  { product, place, call, entered, answer, causes }: Around,
  { way }: OutlinedAct,
): { found: string[]; fields: string[] } {
  const codes = entered.filter(({ column }) => handle.test(column.field) && way !== 'read');
  const known = codes.filter(({ table }) => !place.written.includes(table));
  const isText = isByText(product, place.feature);
  const targets = isText
    ? []
    : entered.filter(({ column }) => column.references && column.references !== 'accounts' && !column.may).slice(0, 1);
  const typed = entered.filter(({ table }) => table === place.written[0]);
  const unique = typed.filter(({ column }) => column.unique).slice(0, 1);
  const wrong = typed.flatMap(({ column }) => outsideOf(column) ?? []).slice(0, 1);
  const empty = entered.filter(({ column, table }) => table === place.written[0] && !column.may && !column.references);
  const found = [
    ...known.map(
      ({ column, table }) =>
        `A \`${column.name}\` that no ${table.record} has → ${answer}, and nothing is kept; test: ${call} with an unknown one.`,
    ),
    ...known.map(
      ({ column }) =>
        `The \`${column.name}\` with a letter too few, a letter too many, in small letters or with a blank → the first two are unknown, the others are read as meant.`,
    ),
    ...(isText && way === 'make'
      ? [
          `A message from a number that is not kept → nothing is kept, and ${answer}; test: ${call} with an unknown sender.`,
        ]
      : []),
  ];
  const fields = [
    ...targets.map(
      ({ column, table }) =>
        `\`${column.name}\` of a row that is gone → no \`${table.name}\` row is written, and ${answer}; test: ${call} with an unknown id.`,
    ),
    ...unique.map(
      ({ column, table }) =>
        `A \`${column.name}\` that another ${table.record} has → refused, and ${answer}; test: ${call} with one that is there.`,
    ),
    ...wrong.map((value) => `${value} → refused, the field is named, what was typed stays.`),
    ...(empty.length > 0 && !/\bmissing\b/.test(causes)
      ? [
          `${capitalise(listOf(empty))} left empty → ${answer}, what was typed stays; test: ${call} without ${empty.length > 1 ? 'each' : 'it'}.`,
        ]
      : []),
  ];
  return { found, fields };
}

/** A value that a column does not take: one beyond its range, one that is not on its list, no number. */
function outsideOf({ name, type, check = '' }: Column): string | undefined {
  const [, low, high] = /between (\d+) and (\d+)/.exec(check) ?? [];
  if (low && high) return `\`${name}\` ${Number(low) - 1} or ${Number(high) + 1}`;
  if (/in \(0, 1\)/.test(check)) return undefined;
  if (/in \(/.test(check)) return `\`${name}\` with a value that is not on the list`;
  return type === 'text' ? undefined : `\`${name}\` ${/> 0$/.test(check) ? '0, ' : ''}below 0 or no number`;
}

/** What is looked at may be empty in parts: nobody has entered it, there are two, or it was left out. */
function lookingEdges({ product, place, call, entered }: Around, { who }: OutlinedAct): string[] {
  const [main] = place.tables;
  const hidden = place.tables.filter((table) => who && table !== main && reachesOnlyOwn(product, table, who));
  const typed = entered.find(({ column }) => sought.test(column.field.split(' ').at(-1) ?? ''));
  const child = place.tables.find(
    (table) =>
      table.kind === 'own' &&
      !hidden.includes(table) &&
      table.columns.some(({ references }) => references === main?.name),
  );
  const optional = place.tables.flatMap((table) =>
    table.kind === 'own' && !hidden.includes(table)
      ? table.columns
          .filter(({ may, references, name }) => may && !references && !/_at$/.test(name))
          .map(({ name }) => ({ name, record: table.record }))
      : [],
  );
  return [
    ...hidden
      .slice(0, 1)
      .map(
        ({ record }) =>
          `${capitalise(withArticle(record))} of another ${who?.one ?? 'one'} → it counts in what is shown, and no field of it is in the answer; test: ${call} with the rows of two.`,
      ),
    ...(typed
      ? [
          `\`${typed.column.name}\` in small letters, with a blank behind it or with only its first letters → the same rows as typed in full; test: ${call} with each.`,
        ]
      : []),
    ...(main && child
      ? [
          `${capitalise(withArticle(main.record))} without a ${child.record} and one with two → both are shown, with none and with both; test: ${call} with these rows.`.replace(
            /\ba (?=[aeiou])/g,
            'an ',
          ),
        ]
      : []),
    ...optional
      .slice(0, 1)
      .map(
        ({ name, record }) =>
          `${capitalise(withArticle(record))} whose \`${name}\` is empty → shown all the same, without it.`,
      ),
  ];
}

/** What happens by itself may come twice, too late, or when it is no longer needed. */
function waitingEdges({ place, call, product }: Around): string[] {
  const [main] = place.tables;
  const { job } = place;
  const sender = adapterSteps(product, [], place).find(({ file }) => !place.adapters.includes(file));
  const record = main?.record ?? 'row';
  const isOutward = listActs(product).some((act) => act.feature.id === place.feature.id && outward.test(act.told.verb));
  return [
    ...(job
      ? [
          `\`${job}\` runs twice, or a turn was missed → each ${record} once, at the next turn; test: ${call} twice with one clock.`,
          ...(waits.test(place.feature.says)
            ? [
                `What it waits for happens a minute before → nothing is done; test: ${call} with that ${record} changed in between.`,
              ]
            : []),
        ]
      : []),
    ...(sender
      ? [
          `A message does not leave → it is kept as not sent and sent at the next turn; test: the stand-in for \`${sender.file}\` throws.`,
        ]
      : []),
    ...(isOutward
      ? [
          `The source does not answer → what was fetched before stays in use, and it is tried again at the next start; test: no network.`,
          `An entry of the source was moved, called off or added → the kept ${record} is changed with it and is there once.`,
        ]
      : []),
    ...(shapeOf(product).key === 'extension' && place.screen?.startsWith('src/content/')
      ? [
          `What the page adds or changes after it has loaded → treated like what was there; test: a fixture page that adds a row after a second.`,
        ]
      : []),
  ];
}

const waits = /\b(?:if|unless|no|not|nobody|until|after)\b/i;

/** Somebody else was quicker, or the row is in a state in which it cannot be done. */
function changedEdges({ product, place, call, causes }: Around, act: OutlinedAct): string[] {
  const [main] = place.written;
  if (!main) return [];
  const { machine, record } = main;
  // What is set by hand there has a call of its own.
  const own =
    machine?.moves.filter(
      ({ id, when }) => id.startsWith(`${place.feature.id}.`) && !/^set the .+ \[ASSUMPTION\]$/.test(when),
    ) ?? [];
  const from = new Set(own.flatMap((move) => move.from));
  const wrong = machine?.states.filter((state) => !from.has(state) && !own.some(({ to }) => to === state)) ?? [];
  const isAlone = shapeOf(product).runtime === 'local';
  const meets = /\balready\b|\bmoment\b/.test(causes) || isAlone;
  return [
    ...(own.length > 0 && wrong.length > 0 && !takesTurn(act)
      ? [
          `${capitalise(withArticle(record))} that is ${joinWords(wrong.slice(0, 3), 'or')} → refused${isAlone ? '' : ' (409)'}, the row as before; test: ${call} from each of these states.`,
        ]
      : []),
    ...(meets ? [] : [`${atOnce(act.told.verb, record)}; test: \`Promise.all\`.`]),
  ];
}

/** What comes of two at the same moment: a decision counts once, what is added stands beside the other, what is changed is looked at again. */
function atOnce(verb: string, record: string): string {
  if (adds.test(verb)) return `Two people do it for one ${record} at the same moment → both entries are kept`;
  if (decides.test(verb))
    return `Two people do it for one ${record} at the same moment → the first counts, the second is told who did it`;
  return `Two people change one ${record} at the same moment → the second is told, sees what the first entered and saves again`;
}
const adds = /^(?:add|attach|comment|photograph)$/;
const decides =
  /^(?:accept|confirm|approve|reject|refuse|sign|mark|check|decide|close|take|release|finish|reassign|assign|choose|pick|start|stop|press|tick)$/;

/** Where people have no line, what they enter waits on the device. */
function offlineEdges({ product, place, call }: Around, { way, who }: OutlinedAct): string[] {
  const [main] = place.written;
  return shapeOf(product).key === 'field' && who && way !== 'read' && main
    ? [
        `No line while it is entered → kept on the device and sent later, sent twice it is one \`${main.name}\` row; test: ${call} twice with one id.`,
      ]
    : [];
}

const listOf = (entered: Entered[]) =>
  joinWords(
    entered.slice(0, 3).map(({ column }) => `\`${column.name}\``),
    'or',
  );
