import type { Column, Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { onlyBy, peopleCalled, seenColumns } from '#worker/features/guide/documents/outlined-columns-seen.rules.ts';
import { sentencesOf } from '#worker/features/guide/documents/outlined-readers.rules.ts';
import { ownerRules, possessorIn } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { tellsOfHealth } from '#worker/features/guide/documents/told-columns.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Words by which a record, or one of its choices, is about somebody's health. */
const healthy = /\b(?:sick|sickness|health|medical|injury|therapy|patient)\b/i;
const saysHealth = (name: string): boolean => healthy.test(name) || tellsOfHealth(name);
const ofAbsence = /\b(?:absence|leave|vacation|holiday|day off)\b/i;
const fewestOfHealth = 2;

/** Whether a record tells of somebody's health: by its name, by a value that a field may have, or by what several of its fields say. */
const isOfHealth = ({ one, fields }: ToldRecord): boolean =>
  saysHealth(one) ||
  fields.some(({ choices = [] }) => choices.some(saysHealth)) ||
  fields.filter(({ name }) => tellsOfHealth(name)).length >= fewestOfHealth;

/** Whether a row is one of a person: it names one by a field of its own. */
const isOfPerson = ({ idea }: Product, record: ToldRecord): boolean =>
  record.fields.some((field) => {
    const link = linkOf(idea, record, field);
    if (!link || link.isMany) return false;
    return (
      'person' in link || idea.people.some(({ one }) => one === link.record.one || one.endsWith(` ${link.record.one}`))
    );
  });

/** 'Nobody sees sick leave of others except HR', 'a gallery is seen only by its couple': what a rule keeps from everybody else. */
const nobodySees = /^(?:nobody|no one|none)\b[^.;]*? (?:sees?|reads?|may see|gets to see) (.+)$/i;
const onlySees = /^only (?:.+?) (?:sees?|reads?|may see|can see) (.+)$/i;

function isKeptFromAll(product: Product, table: Table): boolean {
  if (seenColumns(product, table).length > 0) return false;
  return ownerRules(product)
    .filter(({ kind }) => kind === 'access')
    .flatMap(sentencesOf)
    .some((text) => {
      const [, seen = '', whom = ''] = onlyBy.exec(text) ?? [];
      const byPeople = peopleCalled(product.idea.people, whom).length > 0 ? seen : '';
      const what = nobodySees.exec(text)?.[1] ?? onlySees.exec(text)?.[1] ?? byPeople;
      const named = possessorIn(what)?.what || what;
      return nounIn(table.record, named) !== null;
    });
}

/** A row without what everybody may know of it: that it is there, in which state, and since when. */
const isPlain = ({ name, references }: Column): boolean =>
  references !== undefined || /^(?:id|state)$|_(?:id|at|hash|token)$/.test(name);

const marked = (table: Table, about: NonNullable<Table['about']>): Table => ({
  ...table,
  about,
  columns: table.columns.map((column) => (isPlain(column) ? column : { ...column, personal: true as const })),
});

/**
 * Tables with every column personal where a row tells of somebody's health or absence, or where a rule keeps it from everybody else; what
 * stood there before is as personal in the history of it.
 */
export function withPersonal(product: Product, tables: Table[]): Table[] {
  const own = tables.map((table) => {
    const told = table.kind === 'own' ? table.entity?.told : undefined;
    if (!told) return table;
    if (isOfHealth(told)) return marked(table, 'health');
    const isOfOne = isOfPerson(product, told);
    return (ofAbsence.test(told.one) && isOfOne) || isKeptFromAll(product, table) ? marked(table, 'person') : table;
  });
  return own.map((table) => {
    const [whole] = own.filter(
      ({ name, about }) =>
        about && table.kind === 'link' && table.columns.some(({ references }) => references === name),
    );
    const isSaying = table.columns.some((column) => !isPlain(column));
    return whole?.about && isSaying ? marked(table, whole.about) : table;
  });
}
