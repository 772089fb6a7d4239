import type { FeatureText, Pattern, QuestionText } from '#worker/features/guide/content/patterns/pattern.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import {
  capitalise,
  headOf,
  isSingle,
  joinClauses,
  joinWords,
  lowerFirst,
  type Noun,
  nounIn,
  pluralOf,
} from '#worker/features/guide/grammar/words.rules.ts';
import { seenQuestion, wrongQuestion } from '#worker/features/guide/idea/own-entry-questions.rules.ts';
import { buildable, featureOf, ownPattern } from '#worker/features/guide/idea/own-pattern.rules.ts';
import { alsoDoing, doesOf, doOf, sentenceOf, type Told } from '#worker/features/guide/idea/telling.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import type { ActLink } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { criteriaOfBlocked } from '#worker/features/guide/outline/outline-blocked.rules.ts';
import { criteriaOfLine } from '#worker/features/guide/outline/outline-criteria.rules.ts';
import { criteriaOfComing } from '#worker/features/guide/outline/outline-deadlines.rules.ts';
import { baseOf, ofOne } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { namesIn } from '#worker/features/guide/outline/outline-names.rules.ts';
import { criteriaOfTurn } from '#worker/features/guide/outline/outline-next-in-line.rules.ts';
import { criterionOfRule } from '#worker/features/guide/outline/outline-rule-criteria.rules.ts';
import { kindOfRule } from '#worker/features/guide/outline/outline-rule-kinds.rules.ts';
import { type Cast, inThird } from '#worker/features/guide/outline/outline-subjects.rules.ts';
import { linkTraces } from '#worker/features/guide/outline/outline-traces.rules.ts';
import { criteriaOfWhose } from '#worker/features/guide/outline/outline-whose.rules.ts';

/** Who is there, what it is about, and what it is called. */
type Sides = { client: Noun; host: Noun | undefined; item: Noun; name: string };

/** The shape of a product that is outlined: a feature for each line on who does what, and no more; reasons, measures and limits only as they were told. */
export function outlinedPattern(
  base: Pattern,
  outline: Outline,
  told: Told[],
  cast: Cast,
  sides: Sides,
  records: ToldRecord[],
): Pattern {
  const { people, self } = cast;
  const own = ownPattern(base, told, sides);
  const acts = buildable(told);
  const links = [...linkTraces(acts, records).values()];
  const nouns = people.map(({ noun }) => noun);
  const features = featuresOf(
    acts,
    sides,
    links,
    (line) =>
      criteriaOfComing(line, records, sides.name) ?? [
        criterionOfRule(line, { people: nouns, name: sides.name, names: namesIn({ outline }) }),
      ],
  ).map((feature, at) => {
    const link = links.find(({ told: one }) => one === acts[at]);
    const whose = criteriaOfWhose(link, links, { records, people: nouns });
    return {
      ...feature,
      criteria: [...feature.criteria, ...criteriaOfTurn(link, records), ...criteriaOfBlocked(link, links), ...whose],
    };
  });
  const made = links.findIndex(({ way, record, who }) => way === 'make' && record !== undefined && who !== undefined);
  return {
    ...own,
    problem:
      outline.today.length > 0
        ? `So far: ${outline.today.map((line) => inThird(line, undefined, self).replace(/[.\s]+$/, '')).join('; ')}.`
        : '',
    ...jobsOf(sides, told, cast, namesIn({ outline })),
    features,
    // How people come in is told, or is asked for with the account.
    questions: own.questions
      .filter(({ key }) => key !== 'access')
      .map((question) => aboutMade(question, links[made], features[made]?.key, sides, outline)),
    measures: outline.aims.length > 0 ? [] : own.measures,
    nots: outline.nots.length > 0 ? [] : ['What is not written here is no part of this version.'],
  };
}

/** A question on what was entered, asked of the record that is made first; where nobody changes an entry, what is taken back stays beside it. */
function aboutMade(
  question: QuestionText,
  link: ActLink | undefined,
  shapes: string | undefined,
  sides: Sides,
  { rules }: Outline,
): QuestionText {
  const one = link?.record?.one;
  if (!/^(?:seen|wrong)$/.test(question.key) || !link || !one || !shapes) return question;
  const told = { ...link.told, object: { one, many: pluralOf(one) } };
  if (question.key === 'seen') return seenQuestion(told, shapes, sides);
  const asked = wrongQuestion(told, shapes, sides);
  if (!rules.some((rule) => /^(?:fixed|audit)$/.test(kindOfRule(rule)))) return asked;
  const options = asked.options.map((option) => ({
    ...option,
    rule: option.rule.replace(/can change or take back (.+)\.$/, 'can take back $1; what stood there is kept.'),
    criterion: option.criterion?.replace(
      'undo it within 5 seconds and tell',
      'mark it as taken back, keep what stood there, and tell',
    ),
  }));
  return { ...asked, options };
}

/** 'That the report goes to the manager': a line of which no act was read, as it stands. */
const standing = ({ verb, phrase, line, outcomes, open }: Told) =>
  verb === 'ensure' && /^that /.test(phrase) && !outcomes && !open ? line : undefined;

function featuresOf(
  acts: Told[],
  sides: Sides,
  links: ActLink[],
  criteriaOf: (line: string) => string[],
): FeatureText[] {
  const features: FeatureText[] = [];
  for (const [at, one] of acts.entries()) {
    const around = { ...sides, before: acts[at - 1] };
    const { why: _, ...feature } = featureOf(
      one,
      at,
      around,
      features.map(({ title }) => title),
    );
    features.push({
      ...feature,
      says: `${one.line ?? sentenceOf(one, sides.name)}.`,
      criteria: standing(one) ? criteriaOf(standing(one) ?? '') : criteriaOfLine(one, around, links, acts[at + 1]),
      why: one.why ?? '',
    });
  }
  return features;
}

/** What each kind of people does, by whose name it is, from the acts that are told. */
export function jobsOf(
  { client, host }: Pick<Sides, 'client' | 'host'>,
  told: Told[],
  cast: Cast,
  names: ReadonlySet<string>,
): Pick<Pattern, 'clientJob' | 'hostJob' | 'jobs'> {
  const acts = buildable(told);
  const called = [cast.name, ...cast.people.flatMap((person) => person.names)];
  const known = new Set([...names, ...called.flatMap((name) => name.split(' '))]);
  const job = (noun: Noun) => jobOf(noun, acts, cast, known);
  return {
    clientJob: job(client),
    jobs: Object.fromEntries(cast.people.map(({ noun }) => [noun.one, job(noun)])),
    ...(host ? { hostJob: job(host) } : {}),
  };
}

const mostDoings = 5;
/** The first of what somebody does, each in a few words and their number. */
const doingsOf = (acts: Told[], isOne: boolean): string[] =>
  acts
    .slice(0, mostDoings)
    .map((one) => `${isOne ? doesOf(one, false) : doOf(one)}${one.why ? ` so that ${one.why}` : ''}`);

/** What somebody does in one clause, of one person ('approves a request and sends it') or as it is told of several ('approve …'). */
export function joinDoings(acts: Told[], isOne: boolean): string {
  const doings = doingsOf(acts, isOne);
  return `${joinClauses(doings)}${amongOthers(acts, doings)}`;
}

/** What they do, in their owner's words and their number; who does nothing is told by what is said of them. */
function jobOf(who: Noun, acts: Told[], { people, self }: Cast, names: ReadonlySet<string>): string {
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
  const doings = doingsOf(all, isOne);
  const told = person?.says?.replace(/^(?:who|they|he|she|I|we) /i, '');
  const said = told && inNumber(inThird(told, person?.isSelf ? who : undefined, self), isOne);
  const isSaid =
    said !== undefined &&
    doings.some((doing) => doing.toLowerCase().includes(said.toLowerCase().replace(/^\p{L}+s? /u, '')));
  const heard = acts
    .filter((act) => !own.includes(act) && !beside.includes(act))
    .flatMap((act) => heardOf(act, who, names));
  const upon = heard.slice(0, mostHeard).map((event) => `when ${event}`);
  return [
    said && !isSaid ? `${capitalise(said)}.` : '',
    doings.length > 0 ? `${capitalise(joinDoings(all, isOne))}.` : '',
    upon.length > 0 ? `${isOne ? 'Hears' : 'Hear'} of it ${joinWords(upon)}${amongOthers(heard, upon)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
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
