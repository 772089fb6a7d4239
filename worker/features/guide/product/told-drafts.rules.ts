import { countedIn } from '#worker/features/guide/content/columns.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { titleOfRecord } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldField } from '#worker/features/guide/grammar/told-fields.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { asNoun, isPlural, joinWords, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import { kindOf } from '#worker/features/guide/idea/record-kinds.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import type { Draft } from '#worker/features/guide/product/record-fields.rules.ts';
import { peopleIn } from '#worker/features/guide/product/record-people.rules.ts';

const money = /\b(?:price|cost|fee|deposit|rent|wage|tip|total)$|\bvalue with currency$/;
const picture = /\b(?:photos?|pictures?|images?|files?|documents?|scans?|certificates?|recordings?|pdfs?)$/i;
/** 'Number of pupils' and 'hours' are one number each. */
const amount = new RegExp(
  `^(?:number|count|total|amount|sum) |^total\\b|(?:^| )(?:minutes|hours|days|weeks|months|years|points|metres|kilometres|miles|degrees|units|${countedIn})$`,
  'i',
);
const shape = /^(?:fields|documents|choices)$/;

/** Puts what somebody listed in place of what such a record usually has, and adds the records that only a list names. */
export function writeTold(product: Product, drafts: Draft[], acts: Told[]): void {
  const listed = product.idea.records.filter(({ fields, one }) => fields.length > 0 && !shape.test(one));
  for (const record of listed) {
    const draft =
      drafts.find(({ name }) => name.toLowerCase() === record.one) ?? newDraft(record, drafts, product.idea.said);
    const told = record.fields.flatMap((field) => columnsOf(field, { record, product, drafts }));
    const isRoot = !told.some(
      (field) => / id$/.test(field) && drafts.some(({ name }) => field === `${name.toLowerCase()} id`),
    );
    const own = draft.fields.filter(
      (field) =>
        isLink(field, draft, product, acts) ||
        (isRoot && drafts.some(({ name }) => field === `${name.toLowerCase()} id`)),
    );
    draft.told = record;
    draft.fields = [...own, ...told].filter((field, index, all) => all.indexOf(field) === index);
    if (!draft.kind || draft.holds === '')
      draft.holds = `One ${record.one} with ${joinWords(record.fields.slice(0, 3).map(({ name }) => name))}`;
    for (const field of record.fields) addSeveral(field, { draft, drafts, product });
  }
  joinParted(drafts);
}

/** 'Clue-by-clue comments' are the comments of which somebody said what each of them has. */
function joinParted(drafts: Draft[]): void {
  const whole = ({ name }: Draft) => /^(\p{L}+)-by-\1 (.+)$/iu.exec(name)?.[2]?.toLowerCase();
  for (const draft of drafts.filter((one) =>
    drafts.some(({ name, told }) => told && name.toLowerCase() === whole(one)),
  ))
    drafts.splice(drafts.indexOf(draft), 1);
}

function newDraft(record: ToldRecord, drafts: Draft[], said: string): Draft {
  const draft: Draft = { name: titleOfRecord(record), kind: kindOf(record.one, said), fields: [], holds: '' };
  drafts.push(draft);
  return draft;
}

/** Whose it is stays only where somebody makes it and no field says so. */
function isLink(field: string, draft: Draft, { idea }: Product, acts: Told[]): boolean {
  const subject = / id$/.test(field) ? field.replace(/ id$/, '') : undefined;
  if (subject === undefined) return false;
  const isMaker = acts.some(
    ({ who, object, device, family }) =>
      !device &&
      family !== 'see' &&
      typeof who === 'object' &&
      who.one === subject &&
      object?.one === draft.name.toLowerCase(),
  );
  return isMaker && peopleIn(idea).some(({ one }) => one === subject);
}

/** 'customer' of a quote is an account, 'price' is counted in cents, 'photo' is a key in the file store. */
function columnsOf(
  { name }: ToldField,
  { record, product, drafts }: { record: ToldRecord; product: Product; drafts: Draft[] },
): string[] {
  const lower = name.toLowerCase();
  const one = singularOf(lower);
  if (/^id$/.test(lower)) return [];
  const isRecord =
    one !== record.one &&
    (product.idea.records.some((other) => other.one === one) ||
      drafts.some((draft) => draft.name.toLowerCase() === one));
  if (isPlural(lower) && !amount.test(lower) && (isRecord || isSeveral({ name }))) return [];
  // A photo of each is its file, and no row that several share.
  if (picture.test(lower) && !isPlural(lower)) return [`${lower} key`];
  if (isRecord) return [`${one} id`];
  if (!isPlural(lower) && peopleIn(product.idea).some((person) => person.one === one)) return [`${one} id`];
  if (money.test(lower))
    return [`${lower.replace(/ with currency$/, '')} in cents`, ...(/ currency$/.test(lower) ? ['currency'] : [])];
  if (picture.test(lower)) return [`${lower} key`];
  return [lower];
}

/** Several of them, each with a life of its own: rows and no column. */
const isSeveral = ({ name, parts }: Pick<ToldField, 'name' | 'parts'>) =>
  isPlural(name) &&
  !amount.test(name) &&
  (parts !== undefined || picture.test(name) || kindOf(singularOf(name.toLowerCase())) !== undefined);

/** The trees of a quote are rows that point at it, with what was listed for each of them. */
function addSeveral(
  field: ToldField,
  { draft, drafts, product }: { draft: Draft; drafts: Draft[]; product: Product },
): void {
  const one = singularOf(field.name.toLowerCase());
  const link = `${draft.name.toLowerCase()} id`;
  const known = drafts.find(({ name }) => name.toLowerCase() === one);
  if (!isPlural(field.name) || kindOfNoun(field.name) === 'person') return;
  if (known?.told) {
    if (!known.fields.includes(link)) known.fields.unshift(link);
    return;
  }
  const told = product.idea.records.find((record) => record.one === one);
  if (!isSeveral(field) && !told) return;
  if (known) drafts.splice(drafts.indexOf(known), 1);
  const isFile = picture.test(one);
  const name = isFile ? `${draft.name} ${one}` : one.charAt(0).toUpperCase() + one.slice(1);
  drafts.push({
    name,
    kind: undefined,
    fields: [link, ...(field.parts ?? (isFile ? ['file key', 'added at'] : [told ? 'name' : 'description']))],
    ...(told ? { told } : {}),
    holds: isFile
      ? `One ${one} of ${asNoun(draft.name.toLowerCase()).one === one ? 'it' : `a ${draft.name.toLowerCase()}`}`
      : `One of the ${field.name.toLowerCase()} of a ${draft.name.toLowerCase()}`,
    of: draft,
  });
}
