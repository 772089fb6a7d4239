import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { partOutcomes } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { asNoun, isSingle, pluralOf, singularOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { type Person, readPeople } from '#worker/features/guide/outline/outline-people.rules.ts';
import { readRecordLines } from '#worker/features/guide/outline/outline-records.rules.ts';
import type { Cast, Self } from '#worker/features/guide/outline/outline-subjects.rules.ts';

/** Words that stand with a capital inside of its lines and never without: 'Loredana' of 'then Loredana marks the lot'. */
function namesIn({ is, today, acts, rules }: Outline): Set<string> {
  const lines = [...is, ...today, ...acts, ...rules].join('\n');
  const inside = Array.from(
    lines.matchAll(/[\p{Ll},] (\p{Lu}\p{Ll}{2,})(?= \p{Ll}|[,.;']|$)/gmu),
    ([, word = '']) => word,
  );
  return new Set(inside.filter((word) => !new RegExp(`(?<!\\p{L})${word.toLowerCase()}`, 'u').test(lines)));
}

/** Who stands behind 'I' in the lines: whoever is marked so, else whoever comes first; of a single one, 'we' are the group that has it. */
function selfOf(people: Person[]): Self {
  const noun = (people.find(({ isSelf }) => isSelf) ?? people[0])?.noun ?? asNoun('person');
  const group = people.find((one) => one.isGroup)?.noun;
  return isSingle(noun) && group ? { ...noun, group } : noun;
}

/** What a line on who uses it names and is a machine or another firm's service. */
const system =
  /\b(?:api|system|service|sensor|gateway|scanner|machine|bot|robot|job|pipeline|webhook|website|app|payment provider|github|gitlab|stripe|camera|device|database|calendar)$/i;

/** What may be people, a waiter or those who run a food bank: a machine where it is said to call or to report. */
const maybe = /\b(?:bank|server|printer|till|register)$/i;

const calls = /\b(?:reports?|calls?|sends?|pushes|moves)\b/i;

const madeIn = (line: string): { one: string; line: string }[] =>
  partOutcomes(line).outcomes.flatMap((one) => (one.way === 'make' ? [{ one: singularOf(one.record), line }] : []));

/** 'Trainer (me)' beside 'Trainers announce games': there are several, the writer among them. */
function inTheirNumber(person: Person, { acts }: Outline): Person {
  const { one } = person.noun;
  const several = new RegExp(`^(?:(?:the|all|our|other) )?${toPattern(pluralOf(one))} (?=\\p{Ll})`, 'iu');
  return person.isSelf && isSingle(person.noun) && pluralOf(one) !== one && acts.some((line) => several.test(line))
    ? { ...person, noun: { one, many: pluralOf(one) } }
    : person;
}

/** A bank that reports payments and a job that checks commits are called or call in, and never sign in. */
const isOutside = ({ noun, isSelf, says = '' }: Person): boolean =>
  !isSelf && (system.test(noun.one) || (maybe.test(noun.one) && calls.test(says)));

/** The machines and services that an outline names among its users, each with what is said of it. */
export const outsideUsersOf = (outline: Outline): Person[] =>
  readPeople(outline.people, namesIn(outline)).filter(isOutside);

/**
 * 'Weathers' beside 'Flight: date, place, weather', where no line has them do or hear anything: a detail of a thing that was listed among
 * its people.
 */
function isDetail({ noun, isSelf, says }: Person, { acts, records, rules }: Outline): boolean {
  if (isSelf || says || kindOfNoun(noun.one) === 'person') return false;
  const isField = readRecordLines(records).some(({ fields }) =>
    fields.some(({ name }) => singularOf(name) === noun.one),
  );
  const doing = new RegExp(
    `(?:^|[→;] )(?:(?:the|an?|each|every|all|only) )?(?:${toPattern(noun.one)}|${toPattern(noun.many)})\\b`,
    'iu',
  );
  return isField && ![...acts, ...rules].some((line) => doing.test(line));
}

/** The people of an outline and what its lines speak of; machines and services that it names among its users are left out. */
export function castOf(outline: Outline, name: string): Cast {
  const all = readPeople(outline.people, namesIn(outline));
  const human = all.filter((one) => !isOutside(one) && !isDetail(one, outline));
  const people = (human.length > 0 ? human : all).map((person) => inTheirNumber(person, outline));
  return {
    people,
    self: selfOf(people),
    name,
    things: readRecordLines(outline.records),
    made: outline.acts.flatMap(madeIn),
  };
}
