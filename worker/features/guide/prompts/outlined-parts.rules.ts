import { listPlaces, type Place } from '#worker/features/guide/documents/architecture-map.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { enteredIn } from '#worker/features/guide/documents/entered-columns.rules.ts';
import { tablesThen } from '#worker/features/guide/documents/plan-made.rules.ts';
import { splitSentences } from '#worker/features/guide/grammar/sentences.rules.ts';
import { stemsOfRule } from '#worker/features/guide/grammar/stems.rules.ts';
import { headOf, joinWords, lowerFirst, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { isBesideWay } from '#worker/features/guide/product/journeys.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { rulesNear } from '#worker/features/guide/prompts/outlined-ways.rules.ts';
import { tellTable } from '#worker/features/guide/prompts/touches.rules.ts';

const fewestShared = 2;

/** What a feature of an outline is for: its line, why it was told, where it stands on its way, and the measure that it counts towards. */
export function tellGoal(product: Product, feature: Feature): string {
  const act = listActs(product).find((one) => one.feature.id === feature.id);
  const why = act?.told.why ? `So that ${act.told.why}.` : '';
  const own = stemsOfRule(feature.says);
  const [aim] = product.measures
    .map((measure) => ({ measure, shared: [...stemsOfRule(measure.text)].filter((stem) => own.has(stem)).length }))
    .filter(({ shared }) => shared >= fewestShared)
    .toSorted((a, b) => b.shared - a.shared);
  const counts = aim
    ? `It counts towards ${aim.measure.id}: ${lowerFirst(aim.measure.text.replace(/[.\s]+$/, ''))}.`
    : '';
  return [feature.says, feature.wants || why, placeOnWay(product, feature), counts].filter(Boolean).join(' ');
}

/** 'It is step 3 of J-1, after “The miller enters a sack” and before “The baker releases a batch”.' */
function placeOnWay({ journeys }: Product, feature: Feature): string {
  const way = journeys.find(({ id }) => id === feature.journey);
  const steps = way?.steps.filter((step) => !isBesideWay(step)).map((step) => step.replace(/\.$/, '')) ?? [];
  const says = feature.says.replace(/\.$/, '');
  const at = steps.findIndex((step) => step.startsWith(says) || says.startsWith(step));
  if (!way || at < 0 || steps.length < 2) return '';
  const [before, after] = [steps[at - 1], steps[at + 1]];
  const around = [before ? `after “${before}”` : '', after ? `before “${after}”` : ''].filter(Boolean).join(' and ');
  return `It is step ${at + 1} of ${way.id}, ${around}.`;
}

/** What bounds a feature beside its own criteria: rules on its rows that stand elsewhere, and who may see what of it. */
export function rulesFor(product: Product, place: Place): string[] {
  const near = rulesNear(product, place).map(({ text, id }) => `${text}${id ? ` (${id})` : ''}.`);
  return [
    ...near,
    ...sightsOf(product, place.feature).filter((sight) => !near.some((rule) => rule.startsWith(sight.slice(0, -1)))),
  ];
}

/** The rules on who sees what that name whoever acts here, or the record that it is about. */
function sightsOf(product: Product, feature: Feature): string[] {
  const act = listActs(product).find((one) => one.feature.id === feature.id);
  const told = (product.idea.outline?.rules ?? []).filter((rule) => /\bsees?\b/i.test(rule));
  const isEntry = act !== undefined && act.way !== 'read';
  const names = [act?.who && headOf(act.who), isEntry ? undefined : act?.record?.one].flatMap((name) => name ?? []);
  return told
    .flatMap(splitSentences)
    .filter((sentence) => names.some((name) => nounIn(name, sentence)))
    .map((sentence) => `${sentence.replace(/[.\s]+$/, '')}.`);
}

const mostTables = 6;
/**
 * The tables that a feature reads and writes, with their columns and the values that were told; then what is typed, what the server sets,
 * what is shown, and what of persons is not.
 * @param isShort whether tables that are only read are named without their columns.
 */
export function dataFor(product: Product, feature: Feature, isShort = false): string[] {
  const place = listPlaces(product).find((one) => one.feature.id === feature.id);
  if (!place) return [];
  const tables = tablesThen(product, place);
  const isWritten = ({ name, isHistory }: Table) => isHistory || place.written.some((table) => table.name === name);
  const most = tables.slice(0, mostTables);
  const read = isShort ? most.filter((table) => !isWritten(table)) : [];
  const told = most
    .filter((table) => !read.includes(table))
    .map((table) => {
      const states = table.machine?.states ?? [];
      // The states of a history are those of the rows that it is of.
      if (table.isHistory) return tellTable(table).replace(/(\bstate) \('(?:[^']|'')*'(?:, '(?:[^']|'')*')*\)/, '$1');
      return `${tellTable(table)}${states.length > 1 ? `; state: ${states.join(', ')}` : ''}`;
    });
  return [...told, ...(read.length > 0 ? [tellRead(read)] : []), ...fieldsOf(product, { ...place, tables })];
}

/** The tables that are only read, where there is no room for their columns. */
const tellRead = (tables: Table[]) =>
  `Only read here, columns in the data model: ${joinWords(tables.map(({ name }) => `\`${name}\``))}.`;

/** 'Typed: `code`', 'Shown: `inscription`', 'Not shown: `phone_number`', each only where it is sure. */
function fieldsOf(product: Product, place: Place): string[] {
  const act = listActs(product).find((one) => one.feature.id === place.feature.id);
  const isLook = act?.way === 'read';
  const typed = enteredIn(product, place).map(({ table, column }) => `\`${table.name}.${column.name}\``);
  const rows = place.tables.filter(({ kind }) => kind === 'own');
  const named = rows.flatMap((table) =>
    table.columns
      .filter(({ field, references }) => !references && act && isShown(field, act.told.phrase))
      .map(({ name }) => `\`${table.name}.${name}\``),
  );
  const personal = place.tables
    .filter(({ kind }) => kind !== 'outside')
    .flatMap(({ name: table, columns, about }) =>
      // What is personal as a whole is said once, where nothing of it is.
      about
        ? [...typed, ...named].some((one) => one.startsWith(`\`${table}.`))
          ? []
          : [`\`${table}.*\``]
        : columns
            .filter(({ personal: isPersonal, field }) => isPersonal && !/^name$/.test(field))
            .map(({ name }) => `\`${table}.${name}\``),
    );
  const kept = personal.filter((name) => !typed.includes(name) && !named.includes(name));
  const shown = named.filter((name) => !typed.includes(name));
  return [
    ...(typed.length > 0 ? [`Typed or chosen: ${joinWords(typed)}.`] : []),
    ...(isLook && shown.length > 0 ? [`Shown: ${joinWords(shown)}.`] : []),
    ...(kept.length > 0 ? [`Personal, not shown here: ${joinWords(kept)}.`] : []),
  ];
}

/** Whether a line names a field, or a word that stands for it: 'the inscription' of 'inscription line by line'. */
const isShown = (field: string, phrase: string) =>
  nounIn(field, phrase) !== null ||
  (field.match(/\p{L}{4,}/gu) ?? []).some(
    (word) => !/^(?:line|date|time|number|name|with)s?$/.test(word) && nounIn(word, phrase) !== null,
  );
