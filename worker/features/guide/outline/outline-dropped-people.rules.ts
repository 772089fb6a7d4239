import {
  capitalise,
  isPlural,
  type Noun,
  pluralOf,
  singularOf,
  toPattern,
} from '#worker/features/guide/grammar/words.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { readPeople } from '#worker/features/guide/outline/outline-people.rules.ts';

const article = '(?:(?:an?|the|all|any|every|each|other|our) )?';
const lead = /^(?:(?:the|an?|any|all|our|role|roles|of|people|side) )+/i;
/** What begins the clause of an outcome, up to the end of it. */
const outcome = /^(.*?)\s*→\s*(.*)$/su;

/** The words by which lines call somebody: 'teacher', 'teachers', and not 'head teacher' where that is one of the `others`. */
function formsOf({ one, many }: Noun, others: string[]): string {
  const forms = [one, many, pluralOf(singularOf(one))].map((form) => form.toLowerCase());
  const ways = [...new Set(forms)].map(toPattern).join('|');
  const before = others.flatMap((name) => (name.endsWith(` ${one}`) ? [toPattern(name.slice(0, -one.length))] : []));
  return before.length > 0 ? `(?<!\\b(?:${before.join('|')}))(?:${ways})` : ways;
}

/** A text in which somebody no longer stands among others; where they stand alone, it stays as it is. */
function withoutAmong(text: string, forms: string): string {
  const who = `${article}(?:${forms})`;
  const word = String.raw`\p{L}[\p{L}'-]*(?: [\p{L}'-]+)?`;
  const shortened = [
    [new RegExp(`(${word}), (${article}${word}),? (and|or) ${who}(?![\\p{L}-])`, 'giu'), '$1 $3 $2'],
    [new RegExp(`,? (?:and|or) ${who}(?![\\p{L}-])`, 'giu'), ''],
    [new RegExp(`(?<![\\p{L}-])${who},? (?:and|or) (?=\\p{L})`, 'giu'), ''],
    [new RegExp(`, ${who}(?=\\s*(?:,| and | or |[.;]|$))`, 'giu'), ''],
    [new RegExp(`(?<![\\p{L}-])${who}, (?=\\p{L})`, 'giu'), ''],
  ] as const;
  const left = shortened.reduce((now, [pattern, put]) => now.replace(pattern, put), text).trim();
  return /^\p{Lu}/u.test(text) ? capitalise(left) : left;
}

/** 'The manager and the teachers are told' without the teachers: 'the manager is told'. */
const inNumber = (clause: string): string =>
  clause.replace(
    /^(the (?:\p{L}+ )*?(\p{L}+)) are (?=told|reminded|asked|warned|informed|notified)/iu,
    (whole, who: string, last: string) => (isPlural(last.toLowerCase()) ? whole : `${who} is `),
  );

/** A line without the outcomes that name somebody; undefined where what it tells names them too. */
function withoutOutcomes(line: string, forms: string): string | undefined {
  const names = (text: string) => new RegExp(`(?<![\\p{L}-])(?:${forms})(?![\\p{L}-])`, 'iu').test(text);
  const [, told = line, outcomes = ''] = outcome.exec(line) ?? [];
  const act = withoutAmong(told, forms);
  if (names(act)) return undefined;
  const kept = outcomes
    .split(/;\s*/)
    .map((clause) => inNumber(withoutAmong(clause, forms)))
    .filter((clause) => clause !== '' && !names(clause));
  return kept.length > 0 ? `${act} → ${kept.join('; ')}` : act;
}

/** What only they saw is seen by nobody, and not by everybody, when they are gone. */
const closedToAll = (line: string) =>
  / seen only by /i.test(line) ? [line.replace(/ seen only by .+$/i, ' seen by nobody.')] : [];

/**
 * An outline without somebody whom its lines name: what they alone do, hear or are bound by is gone, and among others they are no longer
 * named.
 * @param said the people as they were named, 'teachers', 'the office'.
 * @returns undefined where nobody is called so, or where nothing would be left without them.
 */
export function withoutPeople(outline: Outline, said: string, name: string): Outline | undefined {
  const whole = singularOf(said.toLowerCase().replace(lead, '').trim());
  const cast = castOf(outline, name).people;
  const gone = cast.find(({ noun, names }) =>
    [noun.one, ...names].some((one) => singularOf(one.toLowerCase()) === whole),
  );
  if (!gone || cast.length < 2) return undefined;
  const forms = formsOf(
    gone.noun,
    cast.map(({ noun }) => noun.one),
  );
  const drop = (lines: string[]) => lines.flatMap((line) => withoutOutcomes(line, forms) ?? []);
  const acts = drop(outline.acts);
  if (acts.length === 0) return undefined;
  const people = outline.people.flatMap((line) => {
    const named = readPeople([line]);
    const isAlone = named.every(({ noun }) => noun.one === gone.noun.one);
    return isAlone ? [] : [withoutAmong(line, forms)];
  });
  return {
    ...outline,
    is: outline.is.map((line) => withoutAmong(line, forms)),
    people,
    acts,
    records: outline.records.map((line) =>
      withoutAmong(line.replace(/^([^:]+): /, '$1:, '), forms).replace(/^([^:]+):,? ?/, '$1: '),
    ),
    rules: outline.rules.flatMap((line) => withoutOutcomes(line, forms) ?? closedToAll(line)),
    nots: drop(outline.nots),
    aims: drop(outline.aims),
  };
}
