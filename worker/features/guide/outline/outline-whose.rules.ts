import { statesBrought } from '#worker/features/guide/grammar/state-words.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import {
  headOf,
  isSingle,
  joinQuoted,
  type Noun,
  nounIn,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { doesOf, doOf, oneOf } from '#worker/features/guide/idea/telling.rules.ts';
import type { ActLink } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { readFields } from '#worker/features/guide/outline/outline-records.rules.ts';
import { linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';

type Kept = { records: ToldRecord[]; people: Noun[] };

/** Whose somebody's decisions are: the manager, where the record of an employee says who theirs is. */
export function decidersOf(kept: Kept, record: ToldRecord): Noun[] {
  const isOf = ({ one }: Noun) => one === record.one || one.endsWith(` ${record.one}`);
  if (!kept.people.some(isOf)) return [];
  return kept.people.filter(
    (noun) =>
      !isOf(noun) &&
      record.fields.some((field) => {
        const link = linkOf(kept, record, field);
        return link !== undefined && 'person' in link && link.person === noun.one;
      }),
  );
}

/** Who answers for a row at first: the `decider` that the record of its `person` names; and at which of the acts it is handed on. */
type PassedOn<Act> = { decider: Noun; person: ToldRecord; by: Act };

const passing = /^(?:hand|pass|give) (?:it|the [\p{L} ]+?) (?:on )?to (?:the |an? )?([^,;.]+)/iu;

/**
 * Whether what waits for somebody's answer is handed on to another of their kind, as in 'after 8 days it goes to the manager's manager': whoever
 * has to answer then is no longer the one whom the record of the person names.
 * @param acts what lines do, in their order.
 */
export function passedOn<Act extends ActLink>(acts: Act[], record: ToldRecord, kept: Kept): PassedOn<Act> | undefined {
  const people = record.fields.flatMap((field) => {
    const of = linkOf(kept, record, field);
    return of && 'record' in of && !of.isMany ? [of.record] : [];
  });
  for (const person of people)
    for (const decider of decidersOf(kept, person)) {
      const by = acts.find(
        (act, at) =>
          act.told.outcomes?.some(
            (one) => one.way === 'do' && nounIn(decider.one, passing.exec(one.text)?.[1] ?? '') !== null,
          ) &&
          (act.record === record || acts.slice(0, at).some((one) => one.record === record && one.way === 'change')),
      );
      if (by) return { decider, person, by };
    }
  return undefined;
}

/** Who helps themselves to a row has to see those that nobody has. */
const helpsThemselves = /^(?:accept|claim|pick|take)$/;

/**
 * Whether rows of a record are given to people of a kind one by one, as in 'I pick a plumber for it': somebody else does so, and nobody of
 * them enters or takes one.
 * @param acts what lines do to the record.
 */
export const isGivenTo = (noun: Noun, acts: Pick<ActLink, 'told' | 'who' | 'way' | 'outcome'>[]): boolean =>
  !isSingle(noun) &&
  !acts.some(
    ({ way, who, told: { verb } }) => who?.one === noun.one && (way === 'make' || helpsThemselves.test(verb)),
  ) &&
  acts.some(
    ({ who, outcome }) =>
      who !== undefined &&
      who.one !== noun.one &&
      outcome?.way === 'fill' &&
      readFields(outcome.fields).some(({ name }) => name === noun.one || name === headOf(noun)),
  );

/** Somebody else's flat, named by a tenant who reports something of theirs. */
function criteriaOfParent({ who, outcome }: ActLink, record: ToldRecord, kept: Kept): string[] {
  const typed = outcome?.way === 'make' ? readFields(outcome.fields).map(({ name }) => name) : [];
  return record.fields.flatMap((field) => {
    const whole = typed.includes(field.name) ? linkOf(kept, record, field) : undefined;
    if (!who || !whole || !('record' in whole)) return [];
    const isTheirs = whole.record.fields.some((one) => {
      const link = linkOf(kept, whole.record, one);
      return link !== undefined && 'person' in link && link.person === who.one && !link.isMany;
    });
    const { one } = whole.record;
    return isTheirs
      ? [`IF the ${one} is not that of the ${who.one}, THEN THE SYSTEM SHALL answer as if the ${one} did not exist.`]
      : [];
  });
}

/** 'A volunteer gives an item back': only whoever has taken it on can, and nobody else of their kind. */
function criteriaOfTaken({ told, who, record, also = [] }: ActLink, links: ActLink[], people: ToldRecord[]): string[] {
  if (!who || !record || helpsThemselves.test(told.verb) || !people.some(({ one }) => one === who.one)) return [];
  const taken = links.find(
    (link) => link.record === record && link.who?.one === who.one && /^(?:accept|claim)$/.test(link.told.verb),
  );
  if (!taken || also.some(({ way }) => way === 'make')) return [];
  return [
    `IF ${withArticle(who.one)} other than that of the ${record.one} wants to ${doOf(told)}, THEN THE SYSTEM SHALL refuse it, change nothing and say why.`,
  ];
}

/** 'A referee takes a game' that says whose it is: it is kept who has it, and the second one is told. */
function criteriaOfTaking({ told, who, record, outcome, also = [] }: ActLink): string[] {
  if (!who || !record || !helpsThemselves.test(told.verb) || nounIn(record.one, told.phrase) === null) return [];
  const field = record.fields.find(({ name }) => name === who.one || name === headOf(who));
  const isStated = [outcome, ...also.map((one) => one.outcome)].some(
    (one) => one?.way === 'state' || one?.way === 'fill',
  );
  if (!field || isStated || statesBrought(told, statesOf(record), record.one).length > 0) return [];
  return [
    `WHEN ${oneOf(who)} ${doesOf(told)}, THE SYSTEM SHALL keep the ${field.name} with the ${record.one} and show beside it when.`,
    `IF the ${record.one} has ${withArticle(field.name)} already, THEN THE SYSTEM SHALL refuse it, change nothing and say who that is.`,
  ];
}

/** Whether a criterion lets somebody take what was brought on before anybody had it. */
export const isLateTaking = (text: string): boolean =>
  / and that nobody has, THE SYSTEM SHALL keep whose it is now and leave it /.test(text);

/**
 * What others brought on before anybody took it ('ticked off at the door') could be ended by nobody: whoever takes it then has it, and it stays as
 * far as it came.
 */
function criteriaOfLateTaking({ told, who, record }: ActLink, links: ActLink[]): string[] {
  if (!who || !record || !/^(?:accept|claim)$/.test(told.verb)) return [];
  const states = statesOf(record);
  const reached = (act: ActLink) =>
    act.record === record ? statesBrought(act.told, states, record.one).map((state) => states.indexOf(state)) : [];
  const [at = states.length] = reached({ told, who, record, way: 'change' });
  const asking = links.filter((act) => act.who?.one === who.one && act.way === 'change').flatMap(reached);
  const next = Math.min(...asking.filter((index) => index > at));
  const passed = links
    .filter((act) => act.who && act.who.one !== who.one && act.way === 'change')
    .flatMap(reached)
    .filter((index) => index > at && index < next && Number.isFinite(next));
  const early = [...new Set(passed)].flatMap((index) => states[index] ?? []);
  if (early.length === 0) return [];
  const named = joinQuoted(early, 'or');
  return [
    `WHEN ${oneOf(who)} ${doesOf(told)} that is ${named} and that nobody has, THE SYSTEM SHALL keep whose it is now and leave it ${early.length > 1 ? 'as far as it came' : named}.`,
  ];
}

/** Who answers at first is kept with the row, so that it can be handed on. */
const lyingWith = (
  { told, who }: ActLink,
  { one }: ToldRecord,
  { decider, person }: { decider: Noun; person: ToldRecord },
) =>
  `WHEN ${who ? oneOf(who) : 'somebody'} ${doesOf(told)}, THE SYSTEM SHALL keep with the ${one} which ${decider.one} has to answer, that of the ${person.one} at first.`;

/** What somebody gets who wants to do what is for another of their kind: a manager of others, a second plumber, a tenant with a foreign flat. */
export function criteriaOfWhose(link: ActLink | undefined, links: ActLink[], kept: Kept): string[] {
  const { who, record, way, told } = link ?? {};
  if (!link || !told || !who || !record) return [];
  const passed = passedOn(links, record, kept);
  if (way === 'make')
    return [...criteriaOfParent(link, record, kept), ...(passed ? [lyingWith(link, record, passed)] : [])];
  const taking = criteriaOfTaking(link);
  if (taking.length > 0) return taking;
  if (way !== 'change') return [];
  const people = record.fields.flatMap((field) => {
    const of = linkOf(kept, record, field);
    return of && 'record' in of && !of.isMany ? [of.record] : [];
  });
  const decided = people.find((one) => decidersOf(kept, one).some((noun) => noun.one === who.one));
  const isGiven = isGivenTo(
    who,
    links.flatMap((one) => [one, ...(one.also ?? [])]).filter((one) => one.record === record),
  );
  if (!decided && !isGiven)
    return people.some(({ one }) => one === who.one)
      ? [...criteriaOfTaken(link, links, people), ...criteriaOfLateTaking(link, links)]
      : [];
  const whose = `that of the ${decided && !passed ? decided.one : record.one}`;
  const does = told.phrase ? doOf(told) : `${told.verb} ${withArticle(record.one)}`;
  return [
    `IF ${withArticle(who.one)} other than ${whose} wants to ${does}, THEN THE SYSTEM SHALL answer as if the ${record.one} did not exist.`,
  ];
}
