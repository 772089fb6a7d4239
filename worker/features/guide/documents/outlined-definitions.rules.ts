import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { stemOf } from '#worker/features/guide/grammar/stems.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { capitalise, joinWords, lowerFirst, pluralOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { inThird } from '#worker/features/guide/outline/outline-subjects.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** A line of an outline as a sentence about its people, without a full stop. */
export const tellLine = ({ idea }: Product, line: string): string =>
  capitalise(inThird(line.replace(/[.\s]+$/, ''), undefined, idea.self ?? idea.client));

/** A sentence behind another word; who is called by a name keeps its capital. */
export const inMiddle = ({ idea, name }: Product, line: string): string =>
  [name, ...Object.values(idea.called ?? {})].some((one) => line.startsWith(one)) ? line : lowerFirst(line);

/** A sentence that begins with a time or a condition. */
const timed = /^(?:when|if|every|each|on|at|in|after|as soon as|once) /i;

/** 'Puts in a new piece', 'enters members': what an act is done to, where that is the record itself. */
const objectOf = ({ one }: ToldRecord) =>
  `(?:(?:an?|the|their|his|her|another)(?: new| first| own| small)? (?:${toPattern(one)}|${toPattern(pluralOf(one))})|${toPattern(pluralOf(one))})(?![\\p{L}’'-])(?!, (?!for |by |with |in )| and)`;

/** A line without what it is done to: 'the choir leader puts in'; undefined where it is done to something else as well, or first. */
function withoutObject(record: ToldRecord, { told }: OutlinedAct, line: string): string | undefined {
  const object = objectOf(record);
  const isFirst = new RegExp(`^(?:(?:in|up|out|off|down|on) )?${object}`, 'iu').test(told.phrase);
  const found = isFirst ? new RegExp(` ${object}`, 'iu').exec(line) : null;
  return found ? line.slice(0, found.index) + line.slice(found.index + found[0].length) : undefined;
}

/**
 * What a record of an outline is, by the first act that is about it, in its owner's words: 'What the choir leader puts in (FR-1).', 'One for each
 * time a buyer orders a piece (FR-5).'
 * @returns a sentence; empty where no line says so.
 */
export function definitionOf(product: Product, record: ToldRecord): string {
  const into = new RegExp(`\\binto (?:an?|the) ${toPattern(record.one)}\\b`, 'i');
  const acts = listActs(product).filter(({ who, way }) => who && way !== 'read');
  const isPerson = product.idea.people.some(({ one }) => one === record.one) || kindOfNoun(record.one) === 'person';
  const isAbout = ({ told: { verb, phrase } }: OutlinedAct) =>
    (!isPerson && stemOf(verb) === stemOf(record.one)) || into.test(phrase);
  const makers = acts.filter((act) =>
    [act, ...(act.also ?? [])].some((one) => one.record === record && one.way === 'make'),
  );
  const about = acts.find(isAbout);
  // 'A conductor answers for a member' is the exception where members say themselves whether they come.
  const own = makers.find(({ who }) => who?.one === product.idea.client.one);
  const act = (about && own && makers.includes(about) && about.who?.one !== own.who?.one ? own : about) ?? makers[0];
  if (!act) return madeItself(product, record);
  const line = tellLine(product, act.told.line ?? act.feature.says);
  const said = `${isPerson ? tellPerson(product, record, act, line) : tellThing(product, record, act, line)} (${act.feature.id})`;
  const other = said.startsWith(eachTime)
    ? makers.find(({ who, told }) => who?.one !== act.who?.one && !/,| and /.test(told.line ?? ''))
    : undefined;
  const also = other && asClause(product, tellLine(product, other.told.line ?? other.feature.says));
  return `${said}${other && also && !timed.test(also) ? ` or ${also} (${other.feature.id})` : ''}.`;
}

const eachTime = 'One for each time ';

/** 'What a potter opens', 'One for each time a saver connects their bank account'. */
function tellThing(product: Product, record: ToldRecord, act: OutlinedAct, line: string): string {
  const done = timed.test(line) ? undefined : withoutObject(record, act, line);
  if (done) return `What ${asClause(product, done)}`;
  // Of a line that tells several things it is not sure which of them makes it.
  return timed.test(line) || /,| and /.test(line) ? line : `${eachTime}${asClause(product, line)}`;
}

/** 'Somebody who applies', 'Somebody whom organisers enter'. */
function tellPerson(product: Product, record: ToldRecord, act: OutlinedAct, line: string): string {
  const many = new RegExp(`^${toPattern(pluralOf(record.one))} `, 'i').exec(line)?.[0];
  if (many) return `Those who ${line.slice(many.length)}`;
  const one = new RegExp(`^(?:an?|the) ${toPattern(record.one)} `, 'i').exec(line)?.[0];
  if (one) return `Somebody who ${line.slice(one.length)}`;
  const done = withoutObject(record, act, line);
  return done ? `Somebody whom ${asClause(product, done)}` : line;
}

/** A sentence within another: its first word is small, unless it is a name. */
function asClause(product: Product, line: string): string {
  const first = /^\p{L}+/u.exec(line)?.[0].toLowerCase() ?? '';
  const isCommon =
    /^(?:an?|another|the|each|every|one|two|both|whoever|somebody|people)$/.test(first) ||
    product.idea.people.some(({ one, many }) => one.startsWith(first) || many.startsWith(first));
  return isCommon ? inMiddle(product, line) : line;
}

/** 'One for each time an invoice is not paid 3 days after its due date (FR-5)': what the product makes by itself, or upon what comes from outside. */
function madeItself(product: Product, record: ToldRecord): string {
  const events = listActs(product)
    .filter((act) => !act.who && [act, ...(act.also ?? [])].some((one) => one.record === record && one.way === 'make'))
    .map(({ told: { line }, feature }) => ({ text: tellLine(product, line ?? feature.says), id: feature.id }));
  const [first] = events;
  if (!first) return '';
  const others = events.slice(1).map(({ id }) => id);
  const said = timed.test(first.text)
    ? `Made ${inMiddle(product, first.text)}`
    : `${eachTime}${inMiddle(product, first.text)}`;
  return `${said} (${first.id})${others.length > 0 ? `, and by ${joinWords(others)}` : ''}.`;
}
