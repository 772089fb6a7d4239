import { waysTo } from '#worker/features/guide/documents/outlined-terms.rules.ts';
import { monthName, numberWord } from '#worker/features/guide/grammar/numbers.rules.ts';
import { namingStems, stemOf } from '#worker/features/guide/grammar/stems.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { headOf, type Noun, nounIn, pluralOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { thingOf } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Rows by which a measure is counted, and what of them: 'reservations: those that became “late” (FR-8.1) in each term'. */
export const mentionedIn = (product: Product, measure: string): string | undefined => {
  const text = firstClause(measure);
  return (
    byWay(product, text) ??
    byNewest(product, text) ??
    byFilled(product, text) ??
    bySum(product, text) ??
    byStateNamed(product, text) ??
    byYes(product, text) ??
    byDeed(product, text) ??
    byCount(product, text)
  );
};

/** Of what tells two things the first is counted; what stands in brackets is a remark. */
const firstClause = (measure: string): string =>
  measure
    .replace(/\s*\([^()]*\)/g, '')
    .split(/[,;:](?= )| and (?=all |\p{L}+ (?:is|are|was|were) )/u)[0]
    ?.replace(/[.\s]+$/, '') ?? '';

/** A number in digits or as a word, as a part of a regular expression. */
export const amount = String.raw`(?:\d[\d.,]*|${numberWord})`;
const each = new RegExp(
  String.raw`(?<!\b(?:within|under|over|than|half|about) )((?:on (?:at least )?${amount} days )?)\b(?:an?|per|each|every|in an?) (day|week|month|term|season|year|match|round)\b`,
  'i',
);
const moment = String.raw`(?:the )?(?:end|beginning|middle|start|first|second|last|next|spring|summer|autumn|winter|christmas|easter|new year|(?:mon|tues|wednes|thurs|fri|satur|sun)day|noon|midnight|${monthName}|${amount})\b`;
const until = new RegExp(
  String.raw`\b(?:(?:by|before|until|within) (?=${moment}|an? (?:day|week|month|year)\b)|(?:in|from) (?=${amount}|${monthName}|the first )).+$|\bthis (?:spring|summer|autumn|winter|christmas|easter|year|term|season|month|week)$`,
  'iu',
);
/** The time over which rows count: ' per term', ' on four days per week', ' by the end of April'. */
function timeIn(text: string): string {
  const [, days = '', period] = each.exec(text) ?? [];
  if (period) return ` ${days}per ${period.toLowerCase()}`;
  const [span = ''] = until.exec(text) ?? [];
  return span && ` ${span}`;
}

/** ' (FR-1.1, FR-2.1)': the first three of some ids, each once; '' of none. */
export const idsOf = (ids: string[]) => (ids.length > 0 ? ` (${[...new Set(ids)].slice(0, 3).join(', ')})` : '');
const isNamed = ({ one }: ToldRecord, text: string) =>
  [one, headOf({ one })].some((name) => nounIn(name, text) !== null);

/** What a noun says has become of a thing, where their stems differ. */
const nouns: Readonly<Record<string, string>> = { loss: 'lost', payment: 'paid', sale: 'sold', return: 'returned' };
const inferredStems = (text: string) =>
  new Set(Object.entries(nouns).flatMap(([noun, state]) => (nounIn(noun, text) ? [stemOf(state)] : [])));

/** 'Not returned', 'are never late': a state that a thing is said not to be in. */
function isDenied(text: string, stems: Set<string>): boolean {
  const words = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  return words.some(
    (word, at) =>
      stems.has(stemOf(word)) &&
      words
        .slice(Math.max(0, at - mostBetween), at)
        .some((one) => /^(?:not|never|no|nobody|nothing|longer|without)$|n['’]t$/.test(one)),
  );
}
const mostBetween = 2;

/** The states that a text names, of records that it names or that have that state alone; the first state of a record is none that it comes to. */
function statesNamed(product: Product, text: string): { record: ToldRecord; state: string }[] {
  const said = namingStems(text).union(inferredStems(text));
  const people = new Set(
    product.idea.people.filter(({ one }) => nounIn(one, text) !== null).flatMap(({ one }) => [...namingStems(one)]),
  );
  const all = product.idea.records.flatMap((record) =>
    statesOf(record)
      .slice(1)
      .map((state) => ({ record, state, stems: namingStems(state) })),
  );
  return all
    .filter(({ stems }) => stems.size > 0 && stems.isSubsetOf(said) && ![...stems].some((stem) => people.has(stem)))
    .filter(({ state }) => particlesIn(state).every((one) => particlesIn(text).includes(one)))
    .filter(({ state, stems }) => !/^(?:not?|half)[ -]/.test(state) && !isDenied(text, stems))
    .filter(({ record, state }) => isNamed(record, text) || isOnlyOf(product, record, state, text))
    .toSorted(
      (a, b) =>
        // What is said as such goes before what only follows from a noun: 'overdue payments' are not those that are paid.
        Number(isWord(b.state, text)) - Number(isWord(a.state, text)) ||
        b.stems.size - a.stems.size ||
        Number(isNamed(b.record, text)) - Number(isNamed(a.record, text)),
    );
}

const isWord = (state: string, text: string) => new RegExp(`\\b${toPattern(state)}\\b`, 'i').test(text);

/** 'Handed out' is not 'handed in'. */
const particlesIn = (text: string): string[] => text.toLowerCase().match(/\b(?:in|out|off|up|down|back|over)\b/g) ?? [];

/** Whether a state is of one kind of things alone, and no other thing is spoken of. */
const isOnlyOf = ({ idea }: Product, record: ToldRecord, state: string, text: string): boolean =>
  idea.records.every((other) => other === record || (!statesOf(other).includes(state) && !isNamed(other, text)));

const takenBack =
  /^(?:withdrawn|cancelled|called off|declined|refused|rejected|lost|missed|missing|late|overdue|expired)$/;

/** 'From request to delivery not longer than two Thursdays': how long it takes from their entry to the state that is named, else to the last good one. */
function byWay(product: Product, text: string): string | undefined {
  const [, from = '', to = ''] =
    /\bfrom (?:the |an? )?(\p{L}+) to (?:the |an? )?(\p{L}+(?: (?:in|out|off|up|back|over))?)\b/iu.exec(text) ?? [];
  const record = product.idea.records.find((one) => isNamed(one, from));
  if (!record) return undefined;
  const named = statesNamed(product, `${record.one} ${to}`).find((one) => one.record === record);
  const end = named?.state ?? statesOf(record).findLast((state) => !takenBack.test(state));
  if (end === undefined) return undefined;
  const ids = waysTo(product, record, end).map(({ id }) => id);
  return `${pluralOf(record.one)}: how long each takes from its entry until it is “${end}”${idsOf(ids)}`;
}

/** 'Late returns down to under 10': rows that came to a state that is named. */
function byStateNamed(product: Product, text: string): string | undefined {
  const [found] = statesNamed(product, text);
  if (!found) return undefined;
  const { record, state } = found;
  const ids = waysTo(product, record, state).map(({ id }) => id);
  return `${pluralOf(record.one)}: those that became “${state}”${idsOf(ids)}${timeIn(text)}`;
}

/** 'Late requests down to five' where a request says yes or no to it. */
function byYes({ idea }: Product, text: string): string | undefined {
  for (const record of idea.records.filter((one) => isNamed(one, text))) {
    const field = record.fields.find(
      (one) => one.choices?.[0] === 'yes' && nounIn(one.name.toLowerCase(), text) !== null,
    );
    if (field) return `${pluralOf(record.one)}: those whose “${field.name}” is yes${timeIn(text)}`;
  }
  return undefined;
}

/** '70 % of the scales have the newest firmware': rows whose field is as it says. */
function byNewest({ idea }: Product, text: string): string | undefined {
  const [, sort = '', named = ''] = /\b(?:have|has) the (newest|latest|same) (\p{L}+)/iu.exec(text) ?? [];
  const record = idea.records.find(
    (one) => isNamed(one, text) && one.fields.some(({ name }) => name.toLowerCase() === named.toLowerCase()),
  );
  return (
    record && `${pluralOf(record.one)}: those whose ${named} is the ${sort} one, out of all ${pluralOf(record.one)}`
  );
}

/** 'Paper for 95 % of exchanges': rows in which something is filled. */
function byFilled({ idea }: Product, text: string): string | undefined {
  const [, what = '', of = ''] = /^(\p{L}+) for \d[\d.,]* ?(?:%|per ?cent) of (?:the |all )?(.+)$/iu.exec(text) ?? [];
  const record = what === '' ? undefined : idea.records.find((one) => isNamed(one, of));
  const named = (record?.fields ?? []).filter(({ name }) => nounIn(what.toLowerCase(), name.toLowerCase()) !== null);
  const field = named.find(({ name }) => /\b(?:photo|picture|scan|file)\b/i.test(name)) ?? named[0];
  const rows = record && pluralOf(record.one);
  return field && `${rows}: those with their ${field.name.toLowerCase()}, out of all ${rows}`;
}

const units: readonly [RegExp, RegExp][] = [
  [/\b\d[\d.,]* ?(?:kg|kilos?|tons?|tonnes?)\b/i, /\bweight\b/i],
  [/\b\d[\d.,]* ?(?:km|kilomet(?:re|er)s?|miles?)\b/i, /\b(?:distance|length|kilomet(?:re|er)s|miles)\b/i],
];
/** '400 kg in a year': the sum of what is kept in that unit. */
function bySum({ idea }: Product, text: string): string | undefined {
  const [, fields] = units.find(([unit]) => unit.test(text)) ?? [];
  if (!fields) return undefined;
  const held = idea.records.flatMap((record) =>
    record.fields.filter(({ name }) => fields.test(name)).map((field) => ({ record, field })),
  );
  const [one] = held;
  return one && held.length === 1
    ? `${pluralOf(one.record.one)}: the sum of their ${one.field.name.toLowerCase()}${timeIn(text)}`
    : undefined;
}

/** Verbs that say of no single act what it is. */
const anyVerb =
  /^(?:see|look|open|make|get|take|put|set|give|say|tell|ask|enter|note|add|write|send|do|go|come|have|keep|use|check|show|bring|change|choose|pick|press|hear|read|start|stop|begin|end|run|save|hand)$/;
/** 'Half of those who connect still save', 'the check takes five minutes': no single act of theirs. */
const isOfOther = /\bwho\b|\btakes?\b|\b(?:errors?|mistakes?|complaints?)\b/i;

/** 'Nine of ten order an album', 'couples hand in their forty': the rows that an act makes or changes which is named by its verb and its thing. */
function byDeed(product: Product, text: string): string | undefined {
  if (isOfOther.test(text)) return undefined;
  const said = namingStems(text);
  const act = listActs(product).find(({ told, record, who, way }) => {
    if (!who || !record || way === 'read') return false;
    const [particle = ''] = /^(?:in|off|out|up|back|over|on)(?= )/.exec(told.phrase) ?? [];
    const verb = `${toPattern(told.verb)}(?:e?s)?${particle ? ` ${particle}` : ''}`;
    // 'Wrong orders' is no act of whoever orders.
    const isTheirs = new RegExp(`\\b(?:${toPattern(who.one)}|${toPattern(who.many)}) ${verb}\\b`, 'i').test(text);
    const isNoun = stemOf(told.verb) === stemOf(headOf(record)) && !share.test(text) && !isTheirs;
    const isDone = (!isNoun && new RegExp(`\\b${verb}\\b`, 'i').test(text)) || isAsVerb(record, who, text);
    const thing = thingOf(told.phrase).split(' ').at(-1) ?? '';
    const isOf = [thing, headOf(record)].some(
      (one) => one !== '' && (nounIn(one, text) !== null || said.has(stemOf(one))),
    );
    return isDone && (isOf || particle !== '' || !anyVerb.test(told.verb));
  });
  if (!act?.record || !act.who) return undefined;
  const { record, feature, who } = act;
  const made = isAsVerb(record, who, text) ? { id: feature.id, state: undefined } : undefined;
  const done =
    made ??
    listCriteria(product).flatMap((one) => {
      const [, state] = new RegExp(
        `^(?:keep an? ${toPattern(record.one)}\\b|set the ${toPattern(record.one)} to “([^”]+)”)`,
        'i',
      ).exec(one.effect) ?? [null];
      return state !== null && one.feature === feature && !one.isFault ? [{ id: one.id, state }] : [];
    })[0];
  if (!done) return undefined;
  const rows = `those ${done.state ? `that became “${done.state}”` : 'entered'}${idsOf([done.id])}${timeIn(text)}`;
  const isOfPeople = !done.state && (share.test(text) || nounIn(who.one, text) !== null);
  return `${pluralOf(record.one)}: ${isOfPeople ? `the ${who.many.replace(/^the /, '')} with one among ${rows}` : rows}`;
}

const share = new RegExp(`^(?:at least )?${amount} (?:out )?of ${amount}\\b`, 'i');
/** 'Parents answer' where an answer is kept. */
const isAsVerb = ({ one }: ToldRecord, who: Noun, text: string) =>
  new RegExp(`\\b${toPattern(who.many)} ${toPattern(one)}(?= |$)`, 'i').test(text);

/** '6 entries a day': as many rows as are entered. */
function byCount({ idea }: Product, text: string): string | undefined {
  const record = idea.records.find(({ one }) =>
    new RegExp(`^(?:at least )?${amount} (?:${toPattern(pluralOf(one))}|${toPattern(one)})\\b`, 'i').test(text),
  );
  return record && `${pluralOf(record.one)}: those entered${timeIn(text)}`;
}
