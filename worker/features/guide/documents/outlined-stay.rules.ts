import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { deletionsOf } from '#worker/features/guide/documents/outlined-deletions.rules.ts';
import { rulesOn } from '#worker/features/guide/documents/outlined-readers.rules.ts';
import { type OwnerRule, ownerIn, ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { capitalise, nounIn, singularOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { kindOfRule } from '#worker/features/guide/outline/outline-rule-kinds.rules.ts';
import { doneTo } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Whether a rule is about every record and names none: 'records are kept ten years', 'nobody deletes an entry'. */
const isOfAll = ({ idea }: Product, text: string) =>
  /\b(?:an|every|each|any) entry\b|\b(?:entries|records|everything|all data)\b/i.test(text) &&
  idea.records.every(({ one }) => nounIn(one, text) === null);

/** Whether each row of a table only says what somebody did and when. */
const tellsWhatWas = ({ columns, machine, isHistory }: Table) =>
  isHistory ||
  (machine === undefined &&
    columns.some(({ references }) => references === 'accounts') &&
    columns.some(({ name }) => /^(?:happened|done|entered|searched)_at$/.test(name)));

/** 'History we keep two years': how long what only says what was stays, in the owner's words; undefined for other tables. */
export function historyStay(product: Product, table: Table): string | undefined {
  const rule =
    tellsWhatWas(table) &&
    ownerRules(product).find(({ text, kind }) => kind === 'retention' && /\bhistor(?:y|ies)\b/i.test(text));
  return rule ? `“${rule.text}”` : undefined;
}

/** How long the rows of such a record stay, in the owner's words where they said it, and what of them is emptied before. */
export function outlinedStay(product: Product, table: Table): string {
  const emptied = deletionsOf(product).flatMap(({ record, fields, upon }) => {
    const columns = table.columns.filter(
      ({ field }) => record === table.entity?.told && fields.some((name) => name.toLowerCase() === field),
    );
    return columns.map(({ name }) => `; \`${name}\` is emptied ${upon}`);
  });
  return `${rowsStay(product, table)}${emptied.join('')}`;
}

/** How long the rows themselves stay, and what hangs on them. */
export function rowsStay(product: Product, table: Table): string {
  // What empties a field, or deletes the rows of one record, says nothing of how long other rows stay.
  const others = deletionsOf(product).filter(
    ({ record, fields }) => fields.length > 0 || record !== table.entity?.told,
  );
  const isOther = (text: string) => others.some(({ rule }) => rule.text === text);
  const own = ownerRules(product).filter(({ text }) => !isOther(text));
  const ofAll = own.filter(({ text }) => isOfAll(product, text));
  // 'Phone numbers are seen only by …; deleted after 12 months': the second half says how long.
  const halves = own.flatMap((one) =>
    nounIn(table.record, one.text) && [undefined, table.entity?.told].includes(ownerIn(product, one.text))
      ? one.text
          .split(/;\s+/)
          .slice(1)
          .flatMap((text) => (kindOfRule(`It is ${text}`) === 'retention' ? [{ ...one, text: capitalise(text) }] : []))
      : [],
  );
  const about = ofPeople(table, own);
  const [rule] = [
    ...rulesOn(product, table, ['retention']).filter(
      ({ text }) => !isOther(text) && !ofPerson.test(text) && isOnRows(product, table, text),
    ),
    ...own.filter(({ kind, text }) => kind === 'retention' && isByVerb(product, table, text)),
    ...halves,
    ...about,
    ...ofAll.filter(({ kind }) => kind === 'retention'),
    ...rulesOn(product, table, ['gate', 'definition']).filter(({ text }) => deletedOn.test(text) && !isOther(text)),
  ];
  const told = rule ? `“${rule.text}”` : historyStay(product, table);
  if (told) return told;
  const [whole] = ofAll.filter(({ kind }) => kind === 'fixed');
  if (whole) return `For good: “${whole.text}”`;
  const [fixed] = rulesOn(product, table, ['fixed']).filter(({ text }) => staying.test(text));
  if (fixed) return 'For good, as long as the product is used';
  const [never] = rulesOn(product, table, ['write', 'gate', 'definition']).filter(({ text }) => notDeleted.test(text));
  if (never) return `For good: “${never.text}”`;
  const gone = own.find(({ text }) => new RegExp(`\\bdeleted ${toPattern(table.record)} is gone\\b`, 'i').test(text));
  return `${noPeriod}${gone ? ` (“${gone.text}”)` : ''}`;
}

const noPeriod = 'No period was told: it stays until somebody deletes it';
/** 'We delete it if she leaves', 'thrown away once it is printed'. */
const deletedOn = /\b(?:delet|eras)(?:e|es|ed)\b[^.;]*\b(?:if|when|once|after)\b/i;
/** Whether what may not happen to a row is that it goes: 'no backdating' says nothing of how long it stays. */
const staying = /\b(?:delet|remov|eras|overwrit|thrown|kept|renumber)/i;
const notDeleted = /\b(?:cannot|can't|can not|may not|must not|never)\b[^.;]*\b(?:deleted|thrown away)\b/i;

/** Of 'nothing new can be ticked on an old one, but ticks stay for ever' the second half says how long, and of what. */
const isOnRows = (product: Product, table: Table, text: string): boolean => {
  const [, but] = text.split(', but ');
  return but === undefined || nounIn(table.record, but) !== null || isByVerb(product, table, text);
};

/** 'Ticks stay for ever', where whoever ticks a problem makes an ascent. */
const isByVerb = (product: Product, { entity }: Table, text: string): boolean =>
  entity?.told !== undefined &&
  doneTo(product, entity.told).some(
    ({ way, told: { verb } }) =>
      way === 'make' && new RegExp(`\\b${toPattern(verb)}s (?:stays?|(?:are|is) (?:kept|deleted))\\b`, 'i').test(text),
  );

const ofPerson = /\beverything (?:about|of|on) (?:the )?([\p{L} ]+?) (?:is|are) /iu;
/** 'Everything about the volunteers is deleted': they, and what names one of them. */
function ofPeople({ columns, record }: Table, rules: OwnerRule[]): OwnerRule[] {
  return rules.filter(({ kind, text }) => {
    const [, named = ''] = ofPerson.exec(text) ?? [];
    const one = singularOf(named.toLowerCase());
    return (
      kind === 'retention' &&
      one !== '' &&
      (record === one ||
        columns.some(({ references, field }) => references !== undefined && field.replace(/ id$/, '') === one))
    );
  });
}
