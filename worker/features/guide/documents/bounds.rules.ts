import { isPathOf } from '#worker/features/guide/documents/addresses.rules.ts';
import type { Call } from '#worker/features/guide/documents/api.rules.ts';
import { listInvariants } from '#worker/features/guide/documents/architecture-invariants.rules.ts';
import type { Place } from '#worker/features/guide/documents/architecture-map.rules.ts';
import type { Column, Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { spanOf } from '#worker/features/guide/documents/day-spans.rules.ts';
import { enteredIn } from '#worker/features/guide/documents/entered-columns.rules.ts';
import { answersToOthers } from '#worker/features/guide/documents/others.rules.ts';
import { joinWords, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { eachOf } from '#worker/features/guide/product/each-of.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { isReplacing } from '#worker/features/guide/product/replaced-rows.rules.ts';
import { listHandStates } from '#worker/features/guide/product/states-by-hand.rules.ts';

/** Verbs with which somebody gives the fields of a row; others move it to another state. */
const giving =
  /^(?:add|announce|apply|ask|book|change|confirm|correct|create|edit|enter|invite|list|log|make|note|offer|order|plan|post|propose|publish|record|register|report|request|reserve|save|send|set|start|submit|tick|upload|write)$/;
/** What the server works out by itself, whatever a body says. */
const byServer =
  /^(?:number|version|position|bytes|width|height|score|points|tries|step|visits)$|_then$|^total_|^refunded_|^due_/;

/** What a row must not be, and what must not be done twice: from the tables that the calls of this feature write. */
export function boundsOf(product: Product, place: Place): string[] {
  if (product.platform === 'command line') return [];
  const calls = place.calls.flatMap((call) => {
    const table = place.tables.find((one) => isPathOf(call.path, one));
    return table?.kind === 'own' ? [{ call, table }] : [];
  });
  // A state that is set by hand has no fields, and its changes stand in the table of states.
  const byHand = listHandStates(product).map(({ id }) => id);
  const written = calls.filter(({ call }) => call.method !== 'GET' && !byHand.includes(call.criterion.id));
  const posted = calls.find(({ call }) => call.method === 'POST' && call.path.split('/').length === 3);
  // A file that is exported or printed holds all rows.
  const listed = calls.find(({ call }) => call.method === 'GET' && !/:id|\/(?:export|print|download)$/.test(call.path));
  const given = written.find(({ call }) => giving.test(call.criterion.verb ?? '') && call.method !== 'DELETE');
  const moved = written.find(
    ({ call, table }) => call !== given?.call && call.path.includes(':id') && endOf(table, call),
  );
  const foreign = answersToOthers(product, place.calls);
  return [
    ...(given ? fieldsOf(given.call, received(product, place, given), ofSecond(product, place.feature)) : []),
    ...(moved
      ? [
          `\`${moved.call.method} ${moved.call.path}\` for ${withArticle(moved.table.record)} that is ${endOf(moved.table, moved.call)} → 409, the row as before; test: the call twice.`,
        ]
      : []),
    ...foreign.slice(0, 1),
    ...(posted
      ? [
          `\`${posted.call.method} ${posted.call.path}\` twice with one \`Idempotency-Key\` → one \`${posted.table.name}\` row, both answers alike.`,
        ]
      : []),
    ...(listed
      ? [`51 \`${listed.table.name}\` rows in \`${listed.call.method} ${listed.call.path}\` → 50 and a cursor, then 1.`]
      : []),
  ];
}

/** A table with those columns alone that a call is given: of an outline what somebody types or chooses, and keys of a row only where one is made. */
function received(product: Product, place: Place, { call, table }: { call: Call; table: Table }): Table {
  if (!product.idea.isOutlined) return table;
  const entered = enteredIn(product, place).flatMap((one) => (one.table === table ? [one.column] : []));
  return { ...table, columns: entered, uniques: call.method === 'POST' ? table.uniques : [] };
}

/** What holds for all rows of this feature, as the step that goes against it. */
export function heldOnes(product: Product, { id }: Feature): string[] {
  // A command reads and prints: nobody can take a step against what holds for its files.
  if (product.platform === 'command line') return [];
  return listInvariants(product)
    .filter(({ ids, says }) => ids.includes(id) && /^For any (?!version|two people|hour|minute|`)/.test(says))
    .flatMap(({ says }) => says.replace(/^[^:]*: /, '').split('; '))
    .filter(
      (clause) =>
        /\b(?:never|at most|no two|nothing|only)\b/.test(clause) && !/^there is at most one|a second one/.test(clause),
    )
    .slice(0, 2)
    .map((clause) => `A step against “${clause.replaceAll('`', '')}” → refused with that reason, nothing changes.`);
}

/** The state that a call leads to, where it leads to one: a second time it is there already. */
const endOf = ({ machine }: Table, { criterion }: Call) => machine?.moves.find(({ id }) => id === criterion.id)?.to;

/** What comes of a second row with the same key: of an outline what its prompt says, else what a repeated call gets. */
function ofSecond(product: Product, feature: Feature): string {
  if (!product.idea.isOutlined) return 'the answer of the first, one row';
  if (feature.criteria.some(isReplacing)) return 'one row, with what came second and who entered it';
  return eachOf(product, feature)
    ? 'it is not made, the others are, and the first stays as it is'
    : 'refused, the answer names the one that is there, one row';
}

function fieldsOf(call: Call, table: Table, second: string): string[] {
  const at = `\`${call.method} ${call.path}\``;
  const kept = `the field is named, no \`${table.name}\` row changes`;
  const target = table.columns.find(({ references, may }) => references && references !== 'accounts' && !may);
  const bounded = table.columns.find(({ check, name }) => !byServer.test(name) && outsideOf(check));
  const summed = table.columns.find(({ name }) => /^total_|_then$/.test(name));
  const named = table.columns.find(isTyped);
  const span = spanOf(table.columns);
  const unique = table.uniques.find((columns) => !columns.some((column) => byServer.test(column)));
  return [
    ...(target
      ? [`\`${target.name}\` of a row that is gone → ${kept}; test: ${at} with an unknown \`${target.name}\`.`]
      : []),
    ...(bounded ? [`\`${bounded.name}: ${outsideOf(bounded.check)}\` in ${at} → ${kept}.`] : []),
    ...(summed ? [`\`${summed.name}: 0\` in the body of ${at} → refused (400): the server works it out.`] : []),
    ...(span ? [`\`${span[1]}\` before \`${span[0]}\` in ${at} → ${kept}.`] : []),
    ...(unique
      ? [
          `A second ${table.record} with the same ${joinWords(unique.map((column) => `\`${column}\``))} → ${second}; test: ${at} twice.`,
        ]
      : []),
    ...(named ? [`\`${named.name}: "  "\` in ${at} → ${kept}.`] : []),
  ];
}

/** A value that a check does not let in. */
function outsideOf(check: string | undefined): string | undefined {
  if (check === undefined) return undefined;
  if (/>= 0$/.test(check)) return '-1';
  if (/> 0$/.test(check)) return '0';
  const top = /between \d+ and (\d+)/.exec(check)?.[1];
  return top ? String(Number(top) + 1) : undefined;
}

/** Whether people type a column in and it has to be there. */
const isTyped = ({ type, name, may, references, note, check }: Column) =>
  type === 'text' &&
  !may &&
  !references &&
  !note &&
  !check &&
  /^(?:name|title|body|about|message|question|subject)$/.test(name);
