import { recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import type { Noun } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { comesAlone, isByLink } from '#worker/features/guide/outline/outline-entry.rules.ts';
import type { Person } from '#worker/features/guide/outline/outline-people.rules.ts';

/** How somebody is reached: 'phone', 'e-mail address', 'mail or phone'. */
const contact =
  /^(?:(?:tele|mobile )?phone|mobile|e-?mail|mail)(?: number| address)?$|\b(?:e-?mail|mail|phone) or (?:e-?mail|mail|phone)\b/i;

const kindOf = ({ one }: Noun): Noun => ({ one: one.split(/ (?:of|at|in|from) /)[0] ?? one, many: '' });

/** Whether all that a kind of people enters says how to reach them, and nothing that is kept points at one of them: no account stands behind it. */
function onlyLeavesContact(noun: Noun, told: Told[], records: ToldRecord[]): boolean {
  const made = told.flatMap(({ who, outcomes = [] }) =>
    typeof who === 'object' && who.one === noun.one
      ? outcomes.flatMap((outcome) => (outcome.way === 'make' ? (recordCalled(records, outcome.record) ?? []) : []))
      : [],
  );
  const isKept = ({ one, fields }: ToldRecord) => one === noun.one || fields.some(({ name }) => name === noun.one);
  return (
    made.length > 0 &&
    made.every(({ fields }) => fields.some(({ name }) => contact.test(name))) &&
    !records.some(isKept)
  );
}

/**
 * The kinds of people of whom no account is asked though they have a name of their own: who comes for themselves and leaves no more than how
 * to reach them, and who does what they do by a link that they were sent. Whoever tells the idea is none of them.
 */
export function openPeople(people: Person[], told: Told[], records: ToldRecord[], rules: string[]): Set<string> {
  const open = people.filter(
    ({ noun, isSelf }) =>
      !isSelf && ((comesAlone(kindOf(noun)) && onlyLeavesContact(noun, told, records)) || isByLink(noun, told, rules)),
  );
  return new Set(open.map(({ noun }) => noun.one));
}

/** Lines with whoever has no account marked as open. */
export const withOpen = (told: Told[], open: ReadonlySet<string>): Told[] =>
  open.size === 0
    ? told
    : told.map((one) => (typeof one.who === 'object' ? { ...one, who: asOpen(one.who, open) } : one));

/** A kind of people, marked where no account is asked of it. */
export const asOpen = (noun: Noun, open: ReadonlySet<string>): Noun =>
  open.has(noun.one) ? { ...noun, isOpen: true } : noun;
