import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import type { Detail } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { namingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { piecesOfList } from '#worker/features/guide/grammar/told-lists.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { isPlural } from '#worker/features/guide/grammar/words.rules.ts';
import { joinWeekdays, readFields } from '#worker/features/guide/outline/outline-records.rules.ts';

/** Words that many fields have in common: one of them alone says nothing. */
const general =
  /\b(?:for|within|of) \d+ \p{L}+|\b(?:until|number|names?|dates?|times?|day|kind|type|what|which|from|wished|wanted|new|old)\b/giu;
const dated = /^(?:date|day|when)$|\b(?:on|date|day)$|^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;

/**
 * The fields that a line lists behind its arrow by the names under which their thing has them: 'copies' of an order that lists 'number of
 * copies', 'date wished for' of 'wished date', the only date of a thing by whatever it is called. Others stay as they are said.
 * @param list as it stands behind the arrow: 'name, amount, date wished for'.
 */
export function fieldsAsListed(list: string, { one, fields }: Pick<ToldRecord, 'fields'> & { one?: string }): string {
  if (list === '' || fields.length === 0) return list;
  // 'Width and height in inches' of what has a width and a height in inches.
  const isOwn = (piece: string) => fields.some(({ name }) => name === piece.trim());
  const said = joinWeekdays(piecesOfList(ofBoth(list, fields))).flatMap((piece) => {
    const pair = pairOf(piece, fields);
    if (pair.length > 1) return pair;
    const both = piece.split(' and ');
    return both.length === 2 && !isOwn(piece) && both.every(isOwn) ? both : [piece];
  });
  const taken = new Set(said.flatMap((piece) => readFields(piece).map(({ name }) => name)));
  return said
    .map((piece) => {
      const [field] = readFields(piece);
      if (!field || fields.some(({ name }) => name === field.name)) return piece;
      const free = fields.filter(({ name }) => !taken.has(name)).map(({ name }) => name);
      const same = field.name === one && free.includes('which one') ? 'which one' : sameOf(field.name, free);
      if (same !== undefined) taken.add(same);
      // 'Ok or failed' are what the result may be.
      return same && outcomes.test(same) && field.choices ? `${same} (${field.choices.join(', ')})` : (same ?? piece);
    })
    .join(', ');
}

/** 'Language pair' of what has a source language and a target language is both. */
function pairOf(piece: string, fields: ToldRecord['fields']): string[] {
  const [, head] = /^(\p{L}+) pair$/u.exec(piece.trim()) ?? [];
  const both = head ? fields.filter(({ name }) => name.endsWith(` ${head}`)) : [];
  return both.length === 2 ? both.map(({ name }) => name) : [];
}

/** 'Curve of weight and flow' of what has a curve is one field. */
const ofBoth = (list: string, fields: ToldRecord['fields']) =>
  list.replace(/(?<=^|, )(\p{L}+) of \p{L}+ and \p{L}+(?=,|$)/gu, (told, name: string) =>
    fields.some((field) => field.name === name) ? name : told,
  );

const outcomes = /^(?:result|outcome|status|verdict)$/;
const fault = /^(?:what(?:'s| is| was) (?:wrong|broken|damaged)|description|fault|problem|defect)$/;

const room =
  /^(?:places|seats|capacity|spots|how many(?: people)?(?: (?:needed|can come))?|number of (?:people|places|seats)|people needed)$/;

const apart = /^(?:half|first(?! name)|second|last|next|other|extra|spare) /;

/** The beginning and the end of something, by whichever words. */
const starts = /^(?:from when|when it starts|starts? (?:time|at)|start|beginning)$/;
const ends = /^(?:(?:till|until|to) when|when it ends|ends? (?:time|at)|end)$/;
/** A sum stands for the field that keeps one. */
const sum = /^(?:\p{Sc} ?\d|\d[\d.,]* ?\p{Sc}|\d[\d.,]* (?:euros?|dollars?|pounds?|francs?|cents?)\b)/iu;
const amounts = /\b(?:amount|price|fee|cost|sum|total|charge|rate)$/;
const saysSo = /^who (?:says|said) (?:so|it|that)$/;
/** Whose something is, who comes in for somebody and where one meets, by whichever words. */
const whose = /^whose\b/;
const stepsIn = /^(?:who (?:steps|stands|jumps|fills) in|substitute|stand-in|replacement)$/;
const meets = /^(?:meeting|pick-?up) (?:place|point)$/;

function sameOf(said: string, names: string[]): string | undefined {
  const rooms = room.test(said) ? names.filter((name) => room.test(name)) : [];
  if (rooms.length === 1) return rooms[0];
  const results = /^[\p{L}-]+ or [\p{L}-]+$/u.test(said) ? names.filter((name) => outcomes.test(name)) : [];
  if (results.length === 1) return results[0];
  const faults = fault.test(said) || said === 'what' ? names.filter((name) => fault.test(name)) : [];
  if (faults.length === 1) return faults[0];
  const sums = sum.test(said) ? names.filter((name) => amounts.test(name)) : [];
  if (sums.length === 1) return sums[0];
  for (const called of [starts, ends, saysSo, whose, stepsIn, meets]) {
    const alike = called.test(said) ? names.filter((name) => called.test(name)) : [];
    if (alike.length === 1) return alike[0];
  }
  // 'Who' of an absence that has a singer is the singer.
  const whos = /^who$/.test(said)
    ? names.filter((name) => kindOfNoun(name) === 'person' || / by$|^who /.test(name))
    : [];
  if (whos.length === 1) return whos[0];
  // 'What we sing' of a rehearsal that has pieces and nothing else of which there are many.
  const several = /^(?:what|which) (?:we|they|you|is|are|was|will)\b/.test(said)
    ? names.filter((name) => isPlural(name) && kindOfNoun(name) !== 'person')
    : [];
  if (several.length === 1) return several[0];
  const own = namingStems(said.replace(general, ' '));
  const whole = namingStems(said);
  const alike = names.filter((name) => {
    const other = namingStems(name);
    const isSame = whole.size > 1 && whole.size === other.size && whole.isSubsetOf(other);
    const plain = namingStems(name.replace(general, ' '));
    // Half days are others than the number of days.
    if (apart.test(said) !== apart.test(name)) return false;
    return isSame || (own.size > 0 && plain.size > 0 && (own.isSubsetOf(plain) || plain.isSubsetOf(own)));
  });
  if (alike.length === 1) return alike[0];
  const dates = names.filter((name) => dated.test(name));
  return alike.length === 0 && /^(?:date|day|when)$/.test(said) && dates.length === 1 ? dates[0] : undefined;
}

const qualifies =
  /\d|\b(?:to|of|by|on) the (?:next|nearest|last|first|day|full|whole)\b|\b(?:rounded|at (?:most|least)|no more than|per|every)\b/i;

/**
 * What the pieces of a list say beyond the fields as which they are kept: 'due 31 March' of the due date, 'difference to the next euro'.
 * @param list as it was told; `listed` the same list by the names of the fields.
 */
export function detailsListed(list: string, listed: string): Detail[] {
  const names = piecesOfList(listed);
  return piecesOfList(list).flatMap((piece, at): Detail[] => {
    const [field] = readFields(names[at] ?? '');
    const said = piece.replace(/ ?\(.*\)/, '');
    return field &&
      qualifies.test(said) &&
      namingStems(said).difference(namingStems(field.name)).size + digitsIn(said) > digitsIn(field.name)
      ? [{ name: field.name, said, isValue: value.test(said) }]
      : [];
  });
}

const value =
  /^\p{Sc} ?\d|^\d[\d.,]* ?\p{Sc}|\b(?:due|valid|until|by|for|within|in|after|at|on)\b.*\d|\bto the (?:next|nearest)\b|^\D*\d+ (?:days?|weeks?|months?|years?|hours?)$/iu;
const digitsIn = (text: string) => text.replaceAll(/\D/g, '').length;

/** 'Payment' of what has a payment date and a payment amount stands for both. */
export function withParts(list: string, { fields }: Pick<ToldRecord, 'fields'>): string {
  const names = fields.map(({ name }) => name);
  const pieces = piecesOfList(list);
  const partsOf = (piece: string) =>
    names.includes(piece) ? [] : names.filter((name) => name.startsWith(`${piece} `) && !pieces.includes(name));
  return pieces.some((piece) => partsOf(piece).length > 1)
    ? pieces.flatMap((piece) => (partsOf(piece).length > 1 ? partsOf(piece) : [piece])).join(', ')
    : list;
}
