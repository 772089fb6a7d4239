import { inDigits, numberWord } from '#worker/features/guide/grammar/numbers.rules.ts';
import { namingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { capitalise, pluralOf, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { openingOf, reconsidersNumber } from '#worker/features/guide/outline/outline-message.rules.ts';

/** A number in a text, in digits or words, with what it counts. */
export type Amount = { text: string; value: string; unit: string; at: number };
/**
 * What a change of a number comes to: the line that states another number from now on, or states it already; else the lines of which any
 * could be meant. `rest` is what is told besides.
 */
export type Renumbered = {
  changed?: { section: keyof Outline; was: string; line: string };
  either: string[];
  rest: string[];
};

const word = `(?:one|${numberWord})`;
const number = `(?:\\p{Sc} ?)?(?:\\d[\\d.,]*\\d|\\d|${word})(?![\\p{L}\\d])`;
const unit = "(?:[ -]?(?:%|\\p{L}[\\p{L}'-]*))?";
const amounts = new RegExp(`(?<![\\p{L}\\p{N}.,-])(${number})(${unit})`, 'giu');
/** What follows a number and is not what it counts. */
const noUnit =
  /^(?:and|or|to|of|in|at|on|by|for|from|is|are|was|must|may|can|should|instead|then|not|but|per|a|an|the|each|every|with|when|if|as|because)$/i;

function unitOf(text: string, after: string): string {
  const sign = /^\p{Sc}/u.exec(text)?.[0];
  const named = after.trim().replace(/^-/, '').toLowerCase();
  if (sign) return sign;
  if (named === '%' || named === 'percent') return 'percent';
  return noUnit.test(named) ? '' : singularOf(named);
}

/** The numbers of a text with their units, for telling that two texts speak of the same. */
export const figuresIn = (text: string): string[] =>
  amountsIn(text).map(({ value, unit: counts }) => `${value} ${counts}`);

/** The numbers of a text, in digits or words, each with what it counts and where it stands. */
export const amountsIn = (text: string): Amount[] =>
  [...text.matchAll(amounts)].map(({ 1: found = '', 2: after = '', index }) => ({
    text: found,
    value: inDigits(found)
      .replace(/^one$/i, '1')
      .replace(/[^\d.,]/g, ''),
    unit: unitOf(found, after),
    at: index,
  }));

const bound =
  '(?:(?:a |the )?(?:maximum|minimum|limit) of |at most |at least |no more than |not more than |up to |only |just |about )?';
const amount = `(?<now>${number})(?<unit>${unit})`;
/** 'Make it seven': the old number was named before. */
const makes = new RegExp(
  `^(?:(?:please|kindly|then|rather|so|let(?:'s| us)) )*(?:(?:make|set|change|lower|raise|reduce|cut|put|keep) (?:it|that|this|them)(?: (?:to|at|down to|up to))? |(?:it|that|this) (?:should|must|has to|ought to) be )${bound}${amount}`,
  'iu',
);
/** 'Seven days, not 14', 'seven instead of 14', 'not 14 but seven'. */
const insteads = [
  new RegExp(`${amount},? (?:and |but )?(?:not|instead of|rather than) ${bound}(?<old>${number})(?<was>${unit})`, 'iu'),
  new RegExp(`not ${bound}(?<old>${number})(?<was>${unit}),? but ${bound}${amount}`, 'iu'),
  new RegExp(`from (?<old>${number})(?<was>${unit}) to ${amount}`, 'iu'),
];

/** What tells of a change or a bound, and not of what. */
const bounding = namingStems(
  `after before until within most least more only many much few long short said make instead maximum minimum limit ${word.replace(/[(?:)]/g, '').replaceAll('|', ' ')}`,
);
/** The stems of what a text is about, without its numbers and what bounds them. */
export const aboutOf = (text: string): string[] => [...namingStems(text).difference(bounding)];

const stating: readonly (keyof Outline)[] = ['rules', 'acts', 'nots', 'aims', 'records', 'is'];
/** A line with a number of it. */
type Place = { section: keyof Outline; line: string; amount: Amount };

/** Each number that a line of an outline states, with that line. */
export const placesOf = (outline: Outline): Place[] =>
  stating.flatMap((section) =>
    outline[section].flatMap((line) => amountsIn(line).map((one) => ({ section, line, amount: one }))),
  );

/** The clause of a line in which a number stands. */
function clauseAt(line: string, { at }: Amount): string {
  let from = 0;
  for (const part of line.split(/(?<=[;:]\s|, (?=and |but |or ))/)) {
    if (at < from + part.length) return part;
    from += part.length;
  }
  return line;
}

/** A line with another number in a place of it; the words of the line stay, and its unit too unless another was told. */
export function renumber({ line, amount: old }: Pick<Place, 'line' | 'amount'>, now: Amount): string {
  const end = old.at + old.text.length;
  const after = line.slice(end);
  const named = /^[ -]?(?:%|\p{L}+)/u.exec(after)?.[0] ?? '';
  const isOtherUnit = now.unit !== '' && old.unit !== '' && now.unit !== old.unit && !/^\p{Sc}/u.test(old.text);
  const sign = /^\p{Sc} ?/u.exec(old.text)?.[0];
  const told = sign && /^\d/.test(now.text) ? `${sign}${now.text}` : now.text.toLowerCase();
  const isCounted = old.unit !== '' && old.unit !== 'percent' && named !== '' && !sign;
  const counted = now.value === '1' ? singularOf(named.trim()) : old.value === '1' ? pluralOf(named.trim()) : '';
  const rest =
    isOtherUnit && named !== ''
      ? ` ${now.unit}${now.value === '1' ? '' : 's'}${after.slice(named.length)}`
      : isCounted && counted !== ''
        ? ` ${counted}${after.slice(named.length)}`
        : after;
  return `${line.slice(0, old.at)}${old.at === 0 ? capitalise(told) : told}${rest}`;
}

/** A change of a number as it is told: the new one, those that it may stand for, what it is about, and what is told behind it. */
type Change = { now: Amount; old: Pick<Amount, 'value' | 'unit'>[]; about: string[]; rest: string };

/** What is told behind a change, as a sentence: 'Make it seven, and let it …'. */
const restAfter = (text: string) =>
  capitalise(text.replace(/^[\s,;.]+/, '').replace(/^(?:(?:and|but|then|also)\b,?\s*)+/i, ''));

function amountOf(told = '', counts = ''): Amount {
  const [found] = amountsIn(`${told}${counts}`);
  return found ?? { text: told, value: told, unit: '', at: 0 };
}

function readChange(sentences: string[], at: number): Change | undefined {
  const said = sentences[at] ?? '';
  const text = said.slice(openingOf(said).length);
  const before = sentences.slice(0, at).join(' ');
  const made = makes.exec(text);
  if (made) {
    const now = amountOf(made.groups?.now, made.groups?.unit);
    const end = made[0].length - (now.unit === '' ? (made.groups?.unit ?? '').length : 0);
    const others = amountsIn(before).filter(({ value }) => value !== now.value);
    const alike = others.filter((one) => one.unit === now.unit);
    return { now, old: alike.length > 0 ? alike : others, about: aboutOf(before), rest: restAfter(text.slice(end)) };
  }
  for (const form of insteads) {
    const found = form.exec(text);
    if (!found) continue;
    const { now = '', unit: counts = '', old = '', was = '' } = found.groups ?? {};
    const told = amountOf(now, counts);
    const about = aboutOf(`${before} ${text.replace(found[0], `${now}${counts}`)}`);
    const earlier = amountOf(old, was);
    return { now: told, old: [{ ...earlier, unit: earlier.unit || told.unit }], about, rest: '' };
  }
  return undefined;
}

const shared = (about: string[], line: string) => {
  const has = new Set(aboutOf(line));
  return about.filter((stem) => has.has(stem)).length;
};

/** The places that state the old number about the same; only the nearest of them. */
function placesFor({ old, about }: Change, outline: Outline): Place[] {
  const fitting = placesOf(outline)
    .filter(({ amount: one }) =>
      old.some(({ value, unit: counts }) => one.value === value && (one.unit === counts || counts === '')),
    )
    .map((place) => ({ ...place, score: shared(about, place.line), isUnit: place.amount.unit !== '' }));
  const best = Math.max(0, ...fitting.map(({ score }) => score));
  return fitting.filter(({ score, isUnit }) => score === best && (best > 0 || isUnit));
}

/**
 * The line of an outline whose number a message changes: 'I said 14 days. Make it seven', 'four donors is too many. Make it three',
 * 'after seven days, not 14'. The line keeps its words.
 * @param sentences of one part of a message.
 */
export function readRenumbering(sentences: string[], outline: Outline): Renumbered | undefined {
  for (const at of sentences.keys()) {
    const change = readChange(sentences, at);
    if (!change) continue;
    const rest = [...(change.rest.split(' ').length > 2 ? [change.rest] : []), ...sentences.slice(at + 1)];
    const places = placesFor(change, outline);
    const [place, ...others] = places;
    if (place && others.length === 0)
      return {
        changed: { section: place.section, was: place.line, line: renumber(place, change.now) },
        either: [],
        rest,
      };
    if (place) return { either: [...new Set(places.map(({ line }) => line))], rest };
    const said = placesFor({ ...change, old: [change.now] }, outline)[0];
    if (said && shared(change.about, said.line) === change.about.length)
      return { changed: { section: said.section, was: said.line, line: said.line }, either: [], rest };
  }
  return readSameStatement(sentences, outline);
}

/**
 * The one rule whose number is thought about again, and what it says without that number: 'Sets are with one technician at the same time'.
 * @returns undefined where no rule states it, or several do.
 */
export function readReconsidered(sentence: string, { rules }: Outline): { was: string; open: string } | undefined {
  const [told] = reconsidersNumber(sentence) ? amountsIn(sentence) : [];
  if (!told) return undefined;
  const stating = rules.flatMap((line) =>
    amountsIn(line)
      .filter(({ value, unit: counts }) => value === told.value && (counts === told.unit || told.unit === ''))
      .map((found) => ({ line, at: found.at, length: found.text.length })),
  );
  const [place, ...others] = stating;
  if (!place || others.length > 0) return undefined;
  const before = place.line.slice(0, place.at).replace(new RegExp(`${bound}$`, 'i'), '');
  return { was: place.line, open: capitalise(`${before}${place.line.slice(place.at + place.length).trimStart()}`) };
}

/** 'Least' of 'at least 4', 'for' of 'for 21 days': another word before a number bounds another thing. */
export const boundAt = (text: string, { at }: Amount): string =>
  /\b(least|most|than|maximum|minimum|for|after|before|within|until|every|up to|to|by)(?: (?:an?|the|of))* \p{Sc}?$/iu
    .exec(text.slice(0, at))?.[1]
    ?.toLowerCase() ?? '';

/** 'A class has 15 places' says the same as 'at most 12 places' does. */
const isBoundAlike = (said: string, stated: string) => said === stated || (said === '' && stated === 'most');

/** 'A slice expires after seven days' where a line says so of 14 days. */
function readSameStatement([said = '', ...rest]: string[], outline: Outline): Renumbered | undefined {
  const about = aboutOf(said.slice(openingOf(said).length));
  const [now, ...more] = amountsIn(said);
  if (!now || more.length > 0 || now.unit === '' || about.length < 2) return undefined;
  const places = placesOf(outline).filter(
    ({ section, line, amount: one }, _, all) =>
      /^(?:rules|aims)$/.test(section) &&
      one.unit === now.unit &&
      one.value !== now.value &&
      all.filter((other) => other.line === line && other.amount.unit === now.unit).length === 1 &&
      isBoundAlike(boundAt(said, now), boundAt(line, one)) &&
      shared(about, clauseAt(line, one)) === about.length &&
      aboutOf(clauseAt(line, one)).length <= about.length + 1,
  );
  const [place, ...others] = places;
  if (!place || others.length > 0) return undefined;
  return { changed: { section: place.section, was: place.line, line: renumber(place, now) }, either: [], rest };
}
