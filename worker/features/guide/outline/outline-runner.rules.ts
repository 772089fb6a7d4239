import { demandPeople, officePeople, supplyPeople } from '#worker/features/guide/content/people.ts';
import { isKin } from '#worker/features/guide/grammar/memory.rules.ts';
import { recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { headOf, type Noun, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { isClosedGroup, isEnteredByOthers } from '#worker/features/guide/outline/outline-closed-groups.rules.ts';
import { comesAlone, inviterOf, isPublic } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { readPeople } from '#worker/features/guide/outline/outline-people.rules.ts';

/** Who runs a product, and whether nobody told so: what they do for others shows it. */
type Runner = { noun: Noun; isAssumed: boolean };

type Doings = Pick<Idea, 'told' | 'records'>;

/** The things that a kind of people do something with: those that they make, or those that they change. */
function recordsOf({ told, records }: Doings, noun: Noun, isMade: boolean): ToldRecord[] {
  return told.flatMap(({ who, outcomes = [] }) =>
    typeof who === 'object' && who.one === noun.one
      ? outcomes.flatMap((outcome) =>
          'record' in outcome && (outcome.way === 'make') === isMade
            ? (recordCalled(records, outcome.record) ?? [])
            : [],
        )
      : [],
  );
}

/** How often somebody goes on with what others of a kind made and they did not. */
function servings(idea: Doings, noun: Noun, others: Noun[]): number {
  const own = recordsOf(idea, noun, true);
  const asked = others.flatMap((other) => recordsOf(idea, other, true)).filter((record) => !own.includes(record));
  return recordsOf(idea, noun, false).filter((record) => asked.includes(record)).length;
}

/** Whether people enter what is each one's own, and are not entered themselves: 'shop: potter, name' of a potter, 'tool: owner, name' of an owner. */
const ownsSome = (idea: Doings, noun: Noun): boolean =>
  !idea.records.some(({ one }) => one === noun.one) &&
  recordsOf(idea, noun, true).some(({ fields }) => fields.some(({ name }) => name.toLowerCase() === noun.one));

/** Who offers what is theirs and is no more than one of many who do. */
const offers = (idea: Doings, noun: Noun): boolean =>
  /^(?:owner|lender|vendor|provider|host)$/.test(noun.one) && ownsSome(idea, noun);

/**
 * Who runs a product: whoever tells it or is called so; where no line says, whoever serves the others, as bakers pack what customers order.
 * @param people who signs in.
 * @returns undefined where all of them come for themselves.
 */
export function runnerOf(
  idea: Pick<Idea, 'told' | 'records' | 'outline' | 'self'>,
  people: Noun[],
): Runner | undefined {
  const told = inviterOf(idea.outline?.people ?? [], people, idea.self);
  if (told && !(offers(idea, told) && told.one !== idea.self?.one)) return { noun: told, isAssumed: false };
  const serving = people
    .filter((noun) => !comesAlone(noun) && !isPublic(noun) && !isKin(noun) && !offers(idea, noun))
    .map((noun) => ({
      noun,
      count: servings(
        idea,
        noun,
        people.filter((other) => other !== noun),
      ),
      rank: hasOffice(noun) ? 2 : supplyPeople.has(headOf(noun)) ? 1 : 0,
    }))
    .filter(({ count, rank }) => count > 0 || rank === 2 || (rank === 1 && people.some(asksFor)))
    // A member who answers what the secretary sends does not run it.
    .filter(({ noun, rank }) => rank > 0 || !demandPeople.has(headOf(noun)) || !people.some(hasOffice))
    .toSorted((a, b) => b.count - a.count || b.rank - a.rank);
  const [first, second] = serving;
  if (!first) return undefined;
  // Of two who hold an office or provide something one lets the others in: strangers would take it up by signing up.
  const isClear = first.rank > 0 || first.count !== second?.count;
  return isClear ? { noun: first.noun, isAssumed: true } : undefined;
}

/** Whether a kind of people plans, checks or decides for others. */
const hasOffice = (noun: Noun): boolean => officePeople.has(headOf(noun));

/** Who is in charge of a product and sees what all of them enter: whoever tells it, else whoever runs it; undefined where all come for themselves. */
export function inChargeOf(idea: Pick<Idea, 'told' | 'records' | 'outline' | 'self' | 'people'>): Noun | undefined {
  const isTold = readPeople(idea.outline?.people ?? []).some(({ isSelf }) => isSelf);
  return isTold ? idea.self : runnerOf(idea, idea.people)?.noun;
}

const asksFor = (noun: Noun): boolean => comesAlone(noun) || demandPeople.has(headOf(noun));

/** A platform is run for people on both of its sides. */
const isPlatform = ({ one }: Noun): boolean => /\boperator$/.test(one);

/** 'Runners register for a distance': nobody has to invite them. */
const registers = ({ told }: Pick<Idea, 'told'>, { one }: Noun): boolean =>
  told.some(
    ({ who, verb, phrase, not }) =>
      typeof who === 'object' &&
      !not &&
      who.one === one &&
      /^(?:register|enrol|enroll)$/.test(verb) &&
      // 'Nurses register patients', and not themselves.
      /^(?:$|(?:for|at|in|online|by)\b)/.test(phrase),
  );

/** 'A volunteer applies → new volunteer: name, phone': who enters themselves cannot have been let in before. */
const entersThemselves = ({ told }: Pick<Idea, 'told'>, { one }: Noun): boolean =>
  told.some(
    ({ who, outcomes = [] }) =>
      typeof who === 'object' &&
      who.one === one &&
      outcomes.some((outcome) => outcome.way === 'make' && outcome.record === one),
  );

/**
 * Whether a kind of people signs up and waits for no invitation: who comes for themselves; on a platform that somebody runs whoever enters
 * what is their own; where it is assumed who runs it, whoever asks that one for something and provides nothing. An office and a closed group are for nobody who
 * comes by themselves.
 */
export function signsUp(
  idea: Pick<Idea, 'told' | 'records' | 'outline' | 'comesIn'>,
  noun: Noun,
  runner: Runner,
): boolean {
  if (idea.comesIn?.some((who) => nounIn(noun.one, who) !== null)) return true;
  if (hasOffice(noun) || isClosedGroup(idea, noun) || isEnteredByOthers(idea, noun)) return false;
  if (comesAlone(noun) || registers(idea, noun) || entersThemselves(idea, noun)) return true;
  if (!runner.isAssumed) return isPlatform(runner.noun) && ownsSome(idea, noun);
  return !supplyPeople.has(headOf(noun)) && (asksFor(noun) || servings(idea, runner.noun, [noun]) > 0);
}
