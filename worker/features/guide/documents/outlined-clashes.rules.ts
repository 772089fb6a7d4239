import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { type Column, snake, type Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import type { HoldTerms } from '#worker/features/guide/documents/outlined-hold-terms.rules.ts';
import type { OwnerRule } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { functionOf } from '#worker/features/guide/documents/terms.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { joinWords, nounIn, pluralOf, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import { isCalledOff } from '#worker/features/guide/outline/outline-freed.rules.ts';
import { clashIn } from '#worker/features/guide/outline/outline-refusals.rules.ts';
import { doneTo, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const isTime = ({ name, note }: Column) =>
  (note ?? '').startsWith('date') || /(?:^|_)(?:time|start|end|from|to|until|day|date|hours?)(?:_|$)/.test(name);
const brought = /^(?:returned|given back|brought back|handed back)$/;

/** The one condition by which no time is taken twice, with each feature that writes such a time; undefined where no table keeps it. */
export function clashHold(product: Product, rules: OwnerRule[]): HoldTerms['times'] {
  for (const { text } of rules) {
    const clash = clashIn(text);
    const table = clash && listTables(product).find((one) => one.kind === 'own' && isWritten(product, one, clash));
    const told = table?.entity?.told;
    if (!table || !told) continue;
    const makes = doneTo(product, told).filter(({ way }) => way === 'make');
    const times = table.columns.filter(
      (column) => isTime(column) && told.fields.some(({ name }) => name.toLowerCase() === column.field),
    );
    const free = (table.machine?.states ?? []).filter((state) => isCalledOff(state) || brought.test(state));
    const same = sameOf(table, makes, text);
    const unit = /\bday\b/i.test(text) ? 'a day' : 'a minute';
    const writers = writersOf(product, table, times).map((feature) => `\`${functionOf(feature)}\` (${feature.id})`);
    return {
      clash: `Two ${pluralOf(told.one)} at one time`,
      rule: `The statement that writes \`${table.name}\` has one condition: no other row${same ? ` of the same ${same}` : ''}${free.length > 0 ? ` that is not “${free.join('” or “')}”` : ''} covers any of the same time. ${toldBy(writers)} where nothing was written the call is refused; a test sends two that overlap by ${unit} at the same moment: one is kept, and one that begins when the other has ended is kept too`,
    };
  }
  return undefined;
}

const toldBy = (writers: string[]): string =>
  writers.length > 1
    ? `${joinWords(writers)} have the same one, from one place, and`
    : `${writers[0] ?? 'Whatever writes it'} has it, and so has whatever changes such a time later;`;

function isWritten(product: Product, { entity, record }: Table, { things, verb }: { things?: string; verb?: string }) {
  const told = entity?.told;
  if (!told) return false;
  if (things) return nounIn(record, things) !== null || nounIn(record, singularOf(things)) !== null;
  const base = baseOfVerb(verb?.toLowerCase() ?? '');
  return doneTo(product, told).some((act) => act.way === 'make' && act.told.verb === base);
}

/** Of whom or of what no time is taken twice: what the rule names, who says 'they', else whose calendar it is beside whoever enters it. */
function sameOf({ columns }: Table, makes: OutlinedAct[], text: string): string {
  const links = columns.filter(({ references, name }) => references && !name.endsWith('_by_id'));
  const named = links.find(({ name }) => nounIn(name.replace(/_id$/, '').replaceAll('_', ' '), text) !== null);
  const isMaker = ({ name }: Column) => makes.some(({ who }) => who && name === `${snake(who.one)}_id`);
  const whose = / they\b/i.test(text)
    ? links.find(isMaker)
    : links.find((column) => column.references === 'accounts' && !isMaker(column));
  const found = named ?? whose;
  return found ? `\`${found.name}\`` : '';
}

/** The features that write one of the times of a row: who makes it, and who changes such a time. */
function writersOf(product: Product, { entity, record }: Table, times: Column[]): Feature[] {
  const told = entity?.told;
  const makes = told ? doneTo(product, told).filter(({ way }) => way === 'make') : [];
  return product.features.filter(
    (feature) =>
      makes.some((act) => act.feature.id === feature.id) ||
      feature.criteria.some(
        (text) =>
          /^WHEN .*SHALL keep (?!an? )/.test(text) &&
          text.includes(` with the ${record}`) &&
          times.some(({ field }) => nounIn(field, text) !== null),
      ),
  );
}
