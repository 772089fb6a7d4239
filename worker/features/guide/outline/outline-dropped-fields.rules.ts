import { pluralOf, singularOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { aboutOf } from '#worker/features/guide/outline/outline-numbers.rules.ts';

const article = '(?:(?:an?|the|its|their|one|some|any|her|his|your) )?';
/** What comes before the first field of a list. */
const listing =
  '(?:with|including|plus|has|have|holds?|contains?|keeps?|notes?|enters?|needs?|adds?|attach(?:es)?|sends?)';
const lead = /^(?:(?:the|an?|any|all|our|its|their|field|detail|entry) )+/i;
/** 'The urgent flag' is called 'urgent' where it is listed. */
const sort = / (?:flag|field|mark|checkbox|tick ?box|option|column|entry|switch)s?$/i;

/** The forms of a noun in a line: 'photo', 'photos'. */
function formsOf(name: string): string {
  const one = singularOf(name.toLowerCase());
  return [...new Set([name.toLowerCase(), one, pluralOf(one)])].map(toPattern).join('|');
}

/** A line without a field, in the list where it stands and in the words before it; the line itself where it has no such field. */
export function withoutIn(line: string, name: string): string {
  const item = `${article}(?:${formsOf(name)})(?: \\([^()]*\\)| yes or no| in \\p{L}+)?`;
  const end = '(?=\\s*(?:[,;.]|$| and | →))';
  const before = [
    [new RegExp(`^[^,;:→]+ (?:has|have|holds?|contains?) ${item}[.\\s]*$`, 'iu'), ''],
    [new RegExp(`( ${listing}) ${item}(?:, (?:and )?| and )(?=\\p{L})`, 'giu'), '$1 '],
    // The last of a list, one within it, the first of several, and the only one.
    [new RegExp(`, (?:and )?${item}(?=\\s*(?:[;.]|$))`, 'giu'), ''],
    [new RegExp(` and ${item}(?=\\s*(?:[,;.]|$))`, 'giu'), ''],
    [new RegExp(`, ${item}(?=\\s*(?:,| and ))`, 'giu'), ''],
    [new RegExp(`: ${item}(?:, (?:and )?| and )`, 'giu'), ': '],
    [new RegExp(`: ${item}(?=\\s*(?:[;.]|$))`, 'giu'), ''],
    [new RegExp(` (?:with|including|plus) ${item}${end}`, 'giu'), ''],
  ] as const;
  return before.reduce((text, [pattern, put]) => text.replace(pattern, put), line);
}

/**
 * An outline without a field that its lines list.
 * @param said the field as it was named, 'photo', 'photo of the damage report'.
 * @returns undefined where no line lists it, or where several things have it and none of them is named.
 */
export function withoutField(outline: Outline, said: string): Outline | undefined {
  const whole = said.replace(lead, '').trim();
  const [, part = whole, owner] =
    /^(.+?) (?:of|from|in|on|for|with) (?:the |an? |each |every |all |our )?(.+)$/i.exec(whole) ?? [];
  // 'Honey in kilograms' may be the name of a field as a whole.
  const names: [string, string | undefined][] = [
    [whole, undefined],
    ...(owner ? ([[part, owner]] as const) : []),
    ...(sort.test(whole) ? ([[whole.replace(sort, ''), undefined]] as const) : []),
  ].map(([name = '', of]) => [name, of]);
  for (const [name, of] of names) {
    if (name.split(' ').length > 5) continue;
    const about = of ? aboutOf(of) : [];
    const fits = (line: string) => about.length === 0 || about.some((stem) => aboutOf(line).includes(stem));
    const without = (line: string) => (fits(line) ? withoutIn(line, name) : line);
    const changed = listingSections.flatMap((id) => outline[id].filter((line) => without(line) !== line));
    if (changed.length === 0 || (of === undefined && changed.length > mostChanged)) continue;
    const drop = (lines: string[]) => lines.map(without).filter(Boolean);
    const [acts, records, rules] = [drop(outline.acts), drop(outline.records), drop(outline.rules)];
    const isLeft = [...acts, ...records].some((line) => new RegExp(`\\b(?:${formsOf(name)})\\b`, 'iu').test(line));
    // 'Photos are deleted after 1 year' holds of nothing once there are none.
    const ofIt = new RegExp(`^(?:(?:the|an?|all|each|every|no) )?(?:${formsOf(name)})\\b`, 'iu');
    return { ...outline, acts, records, rules: isLeft ? rules : rules.filter((line) => !ofIt.test(line)) };
  }
  return undefined;
}

/** The sections whose lines list what is kept of a thing. */
const listingSections = ['acts', 'records', 'rules'] as const;
/** The act that enters a thing and the line that says what is kept of it; more lines are more than one thing. */
const mostChanged = 2;
