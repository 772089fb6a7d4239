import { snake, type Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { doersOf } from '#worker/features/guide/documents/outlined-accounts.rules.ts';
import { sharedWith } from '#worker/features/guide/documents/outlined-shares.rules.ts';
import type { OwnerRule } from '#worker/features/guide/documents/owner-rules.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { headOf, isSingle, type Noun, nounIn, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import { linkFor } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { readFields } from '#worker/features/guide/outline/outline-records.rules.ts';
import { inChargeOf } from '#worker/features/guide/outline/outline-runner.rules.ts';
import { actsOn, doneTo, listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { isDoor } from '#worker/features/guide/product/outlined-branches.rules.ts';
import { linkOf, standsIn } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/**
 * 'Students only their own (`student_id`)': of those who reach their own rows alone, with the column by which they do; one that names a record
 * of theirs leads on to the account that it has, and who is asked to stand in for them sees the row too.
 */
export function tellOwn(product: Product, noun: Noun, { columns, entity }: Table, tables: Table[]): string {
  const named = columns.filter(({ references }) => references !== undefined);
  const isMaker =
    entity?.told !== undefined &&
    doneTo(product, entity.told).some((act) => act.way === 'make' && isOf(product, act, noun));
  // The rent of a plot is that of its member.
  const isTheirs = (one: string) =>
    product.idea.records
      .find((record) => `${snake(record.one)}_id` === one)
      ?.fields.some(({ name }) => name === noun.one || name === headOf(noun)) === true;
  const isOpened = linkFor(product.idea, noun) === entity?.told;
  const [own] = [
    ...columns.filter(({ name }) => isOpened && name === 'link_hash'),
    ...named.filter(({ name }) => name === 'account_id'),
    ...named.filter(({ name }) => name === `${snake(noun.one)}_id` || name === `${snake(headOf(noun))}_id`),
    ...named.filter(({ name, may }) => isMaker && !may && /(?:_by|^owner|^author)_id$/.test(name)),
    ...named.filter(({ name }) => isTheirs(name)),
  ];
  const person = tables.find(({ name }) => name === own?.references && name !== 'accounts');
  const account = person?.columns.some(({ name }) => name === 'account_id') ? ` → \`${person.name}.account_id\`` : '';
  const [other] = named.filter(
    ({ field, references }) => isMaker && references === 'accounts' && standsIn.test(field.replace(/ id$/, '')),
  );
  return `${noun.many} only their own${own ? ` (\`${own.name}\`${account}${other ? `, or \`${other.name}\`` : ''})` : ''}`;
}

/**
 * Who of those who enter rows of a record reaches their own alone: they are told of what others do, others handle what they enter, it is entered for nobody else, no line of
 * theirs looks at or takes up what others entered, and no rule says who sees it.
 * @param rules the rules on who sees rows of this record.
 * @param readers everybody who sees some.
 */
export function ownReaders(product: Product, record: ToldRecord, rules: OwnerRule[], readers: Noun[]): Noun[] {
  const self = inChargeOf(product.idea);
  const isShared = sharedWith(product, record).length > 0;
  const making = doneTo(product, record).filter(({ way }) => way === 'make');
  // What somebody is only assumed to enter for others is nobody's own.
  const makers = making.flatMap((act) => (isDoor(act) ? [] : doersOf(product, act)));
  return makers.filter(
    (noun, at) =>
      makers.findIndex(({ one }) => one === noun.one) === at &&
      (isShared || noun.one !== self?.one) &&
      !isSingle(noun) &&
      (isShared ||
        (isServed(product, noun) &&
          readers.some(({ one }) => one !== noun.one) &&
          !rules.some(({ text }) => nounIn(record.one, text) !== null && !showsAllTo(product, text, noun)) &&
          !making.some((act) => isOf(product, act, noun) && isForSomebody(product, act, noun)) &&
          !listActs(product).some(
            (act) =>
              isOf(product, act, noun) &&
              meetsOthers(product, act, record) &&
              // Where others see all of them what one changes is their own.
              !(
                rules.length > 0 &&
                act.way === 'change' &&
                /^(?:change|correct|edit|update|cancel)$/.test(act.told.verb)
              ),
          ))),
  );
}

/** 'Conductors see all answers' says of members that they see no more than their own. */
export function showsAllTo({ idea }: Product, text: string, noun: Noun): boolean {
  const [, subject = ''] =
    /^(.+?) (?:can |may )?sees? (?:all|every|each|(?:the )?[^,.;]+ of (?:all|every|each)) /i.exec(`${text} `) ?? [];
  return nounIn(noun.one, subject) === null && idea.people.some(({ one }) => nounIn(one, subject) !== null);
}

/** Who reaches the rows of a table because they belong to a row of another one that only they reach: round ups of one's goals. */
export function ownThrough(
  product: Product,
  { columns, entity }: Table,
  readers: Noun[],
): { noun: Noun; column: string }[] {
  const makers = entity?.told ? doneTo(product, entity.told).flatMap((act) => doersOf(product, act)) : [];
  return columns.flatMap(({ name, references, may }) => {
    const whole = product.idea.records.find(({ one }) => name === `${snake(one)}_id` && references !== 'accounts');
    if (!whole || whole === entity?.told) return [];
    return ownReaders(product, whole, [], product.idea.people)
      .flatMap(({ one }) => readers.find((noun) => noun.one === one) ?? [])
      .filter((noun) => !makers.some(({ one }) => one === noun.one))
      .flatMap((noun) => {
        // What may belong to nothing of theirs yet says itself whose it is.
        const own = columns.find((one) => one.name === `${snake(noun.one)}_id` && one.references === 'accounts');
        if (!may) return [{ noun, column: name }];
        return own && !own.may ? [{ noun, column: own.name }] : [];
      });
  });
}

const isOf = (product: Product, act: OutlinedAct, noun: Noun) =>
  doersOf(product, act).some(({ one }) => one === noun.one);

/** Who is told of what others do: whom the product is for, not who does its work. */
const isServed = (product: Product, { one }: Noun): boolean =>
  listActs(product).some(({ told: { outcomes = [] } }) =>
    outcomes.some((outcome) => {
      if (outcome.way !== 'tell') return false;
      return nounIn(one, outcome.whom) !== null || one.endsWith(` ${singularOf(outcome.whom.replace(/^the /i, ''))}`);
    }),
  );

/** 'New visit: patient, date': entered for somebody else, who is one of many. */
const isForSomebody = (product: Product, { record, outcome }: OutlinedAct, maker: Noun): boolean =>
  record !== undefined &&
  outcome?.way === 'make' &&
  readFields(outcome.fields).some((field) => {
    const link = linkOf(product.idea, record, field);
    // Whoever names a stand-in enters it for themselves.
    return link !== undefined && 'person' in link && link.person !== maker.one && !standsIn.test(field.name);
  });

const anyOf = /^(?:an?|any|another|other|open|all|which|whose|what|for) /i;
const theirs = /\b(?:their|his|her|its) (?:own )?\p{L}+/iu;

/** Whether a line looks through a record, or takes up one that somebody else entered: 'look for a ride', 'claim an item', 'take a seat'. */
const meetsOthers = (product: Product, act: OutlinedAct, record: ToldRecord): boolean =>
  actsOn(product, record).some(({ told }) => told === act.told) &&
  (act.way === 'read'
    ? nounIn(record.one, act.told.phrase) !== null && !theirs.test(act.told.phrase)
    : act.way === 'change' &&
      act.record === record &&
      !takesBack.test(act.told.verb) &&
      anyOf.test(`${act.told.phrase} `));

/** 'Withdraws a request' is one of their own. */
const takesBack = /^(?:withdraw|retract|revoke)$/;
