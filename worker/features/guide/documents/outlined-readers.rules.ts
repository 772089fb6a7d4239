import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { seenColumns, sortsSeen } from '#worker/features/guide/documents/outlined-columns-seen.rules.ts';
import {
  namesState,
  type OwnerRule,
  ownerIn,
  ownerRules,
  tellsApart,
} from '#worker/features/guide/documents/owner-rules.rules.ts';
import { type Noun, nounIn, singularOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { emptyOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { namesField } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import type { RuleKind } from '#worker/features/guide/outline/outline-rule-kinds.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import { linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** The rules of some kinds that speak of a table: of its record, of one of its fields or of whom a row names. */
export function rulesOn(product: Product, { record, entity }: Table, kinds: RuleKind[]): OwnerRule[] {
  const told = entity?.told ?? { one: record, fields: [], ways: [], isInOrder: false };
  const { fields } = told;
  // 'Sick leave only as a number of paid days' is about sick leaves, and no rule on the number of days of anything else.
  const isOnOther = (text: string) =>
    product.idea.records.some(({ one }) => one !== told.one && nounIn(one, text) !== null);
  return ownerRules(product).filter(
    ({ text, kind }) =>
      kinds.includes(kind) &&
      [undefined, entity?.told].includes(ownerIn(product, text)) &&
      (nounIn(record, text) !== null ||
        namesState(text, told) ||
        (kind === 'retention' &&
          fields.some(({ name }) => tellsApart(name) && nounIn(name.split(' ')[0] ?? name, text) !== null)) ||
        fields.some(
          (field) =>
            tellsApart(field.name) &&
            !linkOf(product.idea, told, field) &&
            ((!isOnOther(text) && namesField(text, field.name)) || nounIn(countedIn(field.name), text) !== null),
        )),
  );
}

/** The hours of 'hours done this year'. */
const countedIn = (name: string) =>
  /^(\p{L}{4,}s) (?:done|left|used|worked|this|per|of|owed|so far)\b/u.exec(name)?.[1] ?? name;

export const sentencesOf = ({ text }: OwnerRule) =>
  text
    .split(/(?<=[.;])\s+|(?<=\bsees? [^,]*), (?=(?:the |an? |each )?\p{L}+(?: \p{L}+){0,2} (?:only )?sees? )/u)
    .map((one) => one.replace(/[.;\s]+$/, ''));

const castIn = oncePerProduct(({ idea }) => castOf(idea.outline ?? emptyOutline(), idea.name).people);

/** The people whom a text names: by their role, by a word of it or by the name of one of them. */
export function peopleNamed(product: Product, text: string): Noun[] {
  return product.idea.people.filter(({ one }) => {
    const names = castIn(product).find(({ noun }) => noun.one === one)?.names ?? [];
    return (
      one.split(' ').some((word) => word.length > 3 && nounIn(word, text) !== null) ||
      names.some((name) => new RegExp(`\\b${toPattern(name)}\\b`).test(text))
    );
  });
}

const denying = /,? ?\b(?:but )?(?:never|no|not|nothing)\b.*$/i;

/** Who is told to see a record, and who is told to see others and not it: 'the nurse sees bottles, never a donor'. */
export function toldReaders(product: Product, table: Table, rules: OwnerRule[]): { seeing: Noun[]; barred: Noun[] } {
  const { record, entity } = table;
  const seeing: Noun[] = [];
  const barred: Noun[] = [];
  for (const line of rules.flatMap(sentencesOf)) {
    const [, subject = '', object = ''] = /^(.+?) sees? (.+)$/i.exec(line) ?? [];
    const people = peopleNamed(product, subject);
    // 'Only my sister and I see anything' names who sees all there is.
    if (/^only /i.test(subject) && /^(?:anything|everything)\b/i.test(object)) seeing.push(...people);
    const shown = object.replace(denying, '');
    // 'A supervisor sees only their own district' tells of what has a district.
    const isOfField = (entity?.told?.fields ?? []).some(
      ({ name }) => tellsApart(name) && nounIn(countedIn(name), shown) !== null,
    );
    const isShown = nounIn(record, shown) !== null || (isOfField && /\bown\b/i.test(shown));
    const isBarred = nounIn(record, object.slice(shown.length)) !== null || /^nothing\b/i.test(object);
    const isPart =
      /\bbut (?:not|never)\b/i.test(object) &&
      (seenColumns(product, table).length > 0 || people.some((one) => sortsSeen(product, table, one)?.length));
    if (isPart) seeing.push(...people);
    else if (isUnseen(record, object)) barred.push(...people);
    else if (isShown && !/\bnot?\b/.test(subject)) seeing.push(...people);
    else if (isBarred || (/\bonly\b/.test(shown) && !/\bown\b/.test(shown))) barred.push(...people);
  }
  const kept = rules.flatMap(sentencesOf).flatMap((line) => keptFrom(product, record, line));
  return { seeing: seeing.filter((one) => !kept.includes(one)), barred: [...barred, ...kept] };
}

const unseen = /^(.+?) (?:never sees?|sees? no|do(?:es)? not see) (?:the |any |an? )?([^.]+)\.?$/i;
const seenOnly = /^(?:the |an? )?(.+?) (?:is|are) (?:seen|read) only by ([^.]+)\.?$/i;

/** 'Applicants never see ratings', 'ratings are seen only by the board': who sees none of those rows, not even of what is theirs. */
function keptFrom(product: Product, record: string, line: string): Noun[] {
  const isWhole = (text: string) => singularOf(text.toLowerCase()) === record;
  const [, people = '', kept = ''] = unseen.exec(line) ?? [];
  if (kept) return isWhole(kept) ? peopleNamed(product, people) : [];
  const [, what = '', who = ''] = seenOnly.exec(line) ?? [];
  const readers = isWhole(what) ? peopleNamed(product, who) : [];
  return readers.length > 0 ? product.idea.people.filter((one) => !readers.includes(one)) : [];
}

/** 'Whether a form is there but not what is in it': who sees no more of a row than that it is there. */
const isUnseen = (record: string, object: string) =>
  // Who sees that a kit is taken and not by whom sees the kit.
  /^(?:that|whether) .+ but not (?:what|who(?!m)|which)\b/i.test(object) &&
  nounIn(record.split(' ').at(-1) ?? record, object) !== null;
