import type { Pattern } from '#worker/features/guide/content/patterns/pattern.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import {
  capitalise,
  headOf,
  isSingle,
  joinClauses,
  joinWords,
  lowerFirst,
  type Noun,
  nounIn,
} from '#worker/features/guide/grammar/words.rules.ts';
import { buildable } from '#worker/features/guide/idea/own-pattern.rules.ts';
import { alsoDoing, doesOf, doOf, type Told } from '#worker/features/guide/idea/telling.rules.ts';
import { baseOf, ofOne } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { type Cast, inThird } from '#worker/features/guide/outline/outline-subjects.rules.ts';

/** What each kind of people does, by whose name it is, from the acts that are told. */
export function jobsOf(
  { client, host }: { client: Noun; host: Noun | undefined },
  told: Told[],
  cast: Cast,
  names: ReadonlySet<string>,
): Pick<Pattern, 'clientJob' | 'hostJob' | 'jobs'> {
  const acts = buildable(told);
  const job = (noun: Noun) => tellJob(noun, readJob(noun, acts, cast, names));
  return {
    clientJob: job(client),
    jobs: Object.fromEntries(cast.people.map(({ noun }) => [noun.one, job(noun)])),
    ...(host ? { hostJob: job(host) } : {}),
  };
}

function knownNames({ name, people }: Cast, names: ReadonlySet<string>): ReadonlySet<string> {
  const called = [name, ...people.flatMap((person) => person.names)];
  const words = [...names, ...called.flatMap((one) => one.split(' '))];
  return new Set(words.filter((word) => !/^(?:an?|the)$/i.test(word)));
}

const mostDoings = 5;
/** The first of what somebody does, each in a few words and their number. */
const doingsOf = (acts: Told[], isOne: boolean): string[] =>
  acts
    .slice(0, mostDoings)
    .map((one) => `${isOne ? doesOf(one, false) : doOf(one)}${one.why ? ` so that ${one.why}` : ''}`);

/** What somebody does in one clause, of one person ('approves a request and sends it') or as it is told of several ('approve …'). */
function joinDoings(acts: Told[], isOne: boolean): string {
  const doings = doingsOf(acts, isOne);
  return `${joinClauses(doings)}${amongOthers(acts, doings)}`;
}

/** What lines tell of a kind of people: what is said of them, what they do, themselves or beside others, and what they are told or shown. */
export type Job = { says: string; acts: Told[]; hears: string[] };

/** Reads the job of `who` from `acts`, those that can be built; `says` is '' where their own line says nothing that no act says. */
export function readJob(who: Noun, acts: Told[], cast: Cast, names: ReadonlySet<string>): Job {
  const { people, self } = cast;
  const known = knownNames(cast, names);
  const person = people.find(({ noun }) => noun.one === who.one);
  const isNamed = (one: Noun) => people.some(({ noun }) => noun.one === one.one);
  // 'The lead engineer' does not do what 'the engineer' does.
  const own = acts.filter(
    ({ who: doer }) =>
      typeof doer === 'object' && (isNamed(doer) ? doer.one === who.one : headOf(doer) === headOf(who)),
  );
  const nouns = people.map(({ noun }) => noun);
  const beside = acts.filter((act) => !own.includes(act) && alsoDoing(act, nouns).some(({ one }) => one === who.one));
  const isOne = isSingle(who);
  const all = acts.filter((act) => own.includes(act) || beside.includes(act));
  const told = person?.says?.replace(/^(?:who|they|he|she|I|we) /i, '');
  const said = told && inNumber(inThird(told, person?.isSelf ? who : undefined, self), isOne);
  const isSaid =
    said !== undefined &&
    doingsOf(all, isOne).some((doing) => doing.toLowerCase().includes(said.toLowerCase().replace(/^\p{L}+s? /u, '')));
  return {
    says: said && !isSaid ? `${capitalise(said)}.` : '',
    acts: all,
    hears: acts.filter((act) => !own.includes(act) && !beside.includes(act)).flatMap((act) => heardOf(act, who, known)),
  };
}

/** The same in a few sentences: what is said, the first that they do in their number, and the first that they hear of. */
function tellJob(who: Noun, { says, acts, hears }: Job): string {
  const isOne = isSingle(who);
  return [says, acts.length > 0 ? `${capitalise(joinDoings(acts, isOne))}.` : '', tellHeard(hears, isOne)]
    .filter(Boolean)
    .join(' ');
}

/** 'Hear of it when a request is approved.', the first of what they hear of; '' of those who are told nothing. */
export function tellHeard(hears: string[], isOne: boolean): string {
  const upon = hears.slice(0, mostHeard).map((event) => `when ${event}`);
  return upon.length > 0 ? `${isOne ? 'Hears' : 'Hear'} of it ${joinWords(upon)}${amongOthers(hears, upon)}.` : '';
}

/** A list that is too long to be read says that it is not whole: the features tell the rest. */
const amongOthers = (all: unknown[], shown: unknown[]) => (all.length > shown.length ? ', among others' : '');

const mostHeard = 3;
/** What happens and is told somebody, or shown to them: that too is what they come for. */
function heardOf({ outcomes = [], cause, phrase, verb }: Told, who: Noun, names: ReadonlySet<string>): string[] {
  const isFor = (text = '') => [who.one, who.many, headOf(who)].some((name) => nounIn(name, text) !== null);
  const isTold = outcomes.some((one) => (one.way === 'tell' ? isFor(one.whom) : one.way === 'show' && isFor(one.to)));
  const seen = outcomes.flatMap((one) => (one.way === 'do' ? shownIn(one.text, isFor) : []));
  const event = cause ?? (verb === 'ensure' ? phrase.replace(/^that /, '') : '');
  const isLong = event.split(' ').length > longestHeard;
  return (isTold || seen.length > 0) && event && !isLong
    ? [
        `${names.has(/^[\p{L}-]+/u.exec(event)?.[0] ?? '') ? event : lowerFirst(event)}${seen.length > 0 ? ` (sees ${joinWords(seen)})` : ''}`,
      ]
    : [];
}

/** 'Who is missing on the morning' of 'show the front desk who is missing on the morning'. */
function shownIn(text: string, isFor: (whom: string) => boolean): string[] {
  const [, whom = '', what = ''] = /^show (.+?) ((?:who|what|which|whether|that|how)\b.+)$/i.exec(text) ?? [];
  return whom && isFor(whom) ? [what.replace(/[.\s]+$/, '')] : [];
}
const longestHeard = 16;

/** 'Measure and transcribe': the second of two verbs that end what is said. */
const lastOfAll = /(?<=^\p{L}+ and )\p{L}+$/u;
/** 'Receives, pools and freezes' of several: 'each receives …'; 'keep the account' of one: 'keeps the account'. */
function inNumber(said: string, isOne: boolean): string {
  const [first = ''] = /^[\p{L}'-]+/u.exec(said) ?? [];
  const word = first.toLowerCase();
  const base = /^(?:has|is|does)$/.test(word) ? baseOf(word) : baseOfVerb(word);
  if (base === undefined) return said;
  if (isOne) return base === word ? ofOne(said).replace(lastOfAll, (verb) => ofOne(verb)) : said;
  return base !== word && /s$/.test(word) ? `each ${lowerFirst(said)}` : said;
}
