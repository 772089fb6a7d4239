import type { FeatureText, Pattern } from '#worker/features/guide/content/patterns/pattern.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import {
  capitalise,
  headOf,
  isSingle,
  joinClauses,
  lowerFirst,
  type Noun,
} from '#worker/features/guide/grammar/words.rules.ts';
import { buildable, featureOf, ownPattern } from '#worker/features/guide/idea/own-pattern.rules.ts';
import { doesOf, doOf, oneOf, sentenceOf, type Told, titleOf } from '#worker/features/guide/idea/telling.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { criteriaOfLine } from '#worker/features/guide/outline/outline-criteria.rules.ts';
import { baseOf, ofOne } from '#worker/features/guide/outline/outline-lines.rules.ts';
import type { Person } from '#worker/features/guide/outline/outline-people.rules.ts';
import { type Cast, inThird } from '#worker/features/guide/outline/outline-subjects.rules.ts';
import { type Link, linkRecords } from '#worker/features/guide/product/outlined-acts.rules.ts';

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
  return {
    ...own,
    problem:
      outline.today.length > 0
        ? `So far: ${outline.today.map((line) => inThird(line, undefined, self).replace(/[.\s]+$/, '')).join('; ')}.`
        : '',
    clientJob: jobOf(sides.client, acts, cast),
    jobs: Object.fromEntries(people.map(({ noun }) => [noun.one, jobOf(noun, acts, cast)])),
    ...(sides.host ? { hostJob: jobOf(sides.host, acts, cast) } : {}),
    journeys: journeysOf(acts, people, sides),
    features: featuresOf(acts, sides, [...linkRecords(acts, records).values()]),
    // How people come in is told, or is asked for with the account.
    questions: own.questions.filter(({ key }) => key !== 'access'),
    measures: outline.aims.length > 0 ? [] : own.measures,
    nots: outline.nots.length > 0 ? [] : ['What is not written here is no part of this version.'],
  };
}

function featuresOf(acts: Told[], sides: Sides, links: Link[]): FeatureText[] {
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
      criteria: criteriaOfLine(one, around, links, acts[at + 1]),
      why: one.why ?? '',
    });
  }
  return features;
}

/** What they do, in their owner's words and their number; who does nothing is told by what is said of them. */
function jobOf(who: Noun, acts: Told[], { people, self }: Cast): string {
  const person = people.find(({ noun }) => noun.one === who.one);
  const isNamed = (one: Noun) => people.some(({ noun }) => noun.one === one.one);
  // 'The lead engineer' does not do what 'the engineer' does.
  const own = acts.filter(
    ({ who: doer }) =>
      typeof doer === 'object' && (isNamed(doer) ? doer.one === who.one : headOf(doer) === headOf(who)),
  );
  const isOne = isSingle(who);
  const doings = own
    .slice(0, 3)
    .map((one) => `${isOne ? doesOf(one, false) : doOf(one)}${one.why ? ` so that ${one.why}` : ''}`);
  const told = person?.says?.replace(/^(?:who|they|he|she|I|we) /i, '');
  const said = told && inNumber(inThird(told, person?.isSelf ? who : undefined, self), isOne);
  const isSaid =
    said !== undefined &&
    doings.some((doing) => doing.toLowerCase().includes(said.toLowerCase().replace(/^\p{L}+s? /u, '')));
  return [said && !isSaid ? `${capitalise(said)}.` : '', doings.length > 0 ? `${capitalise(joinClauses(doings))}.` : '']
    .filter(Boolean)
    .join(' ');
}

/** 'Receives, pools and freezes' of several: 'each receives …'; 'keep the account' of one: 'keeps the account'. */
function inNumber(said: string, isOne: boolean): string {
  const [first = ''] = /^[\p{L}'-]+/u.exec(said) ?? [];
  const word = first.toLowerCase();
  const base = baseOfVerb(word) ?? (/^(?:has|is|does)$/.test(word) ? baseOf(word) : undefined);
  if (base === undefined) return said;
  if (isOne) return base === word ? ofOne(said) : said;
  return base !== word && /s$/.test(word) ? `each ${lowerFirst(said)}` : said;
}

const mostJourneys = 4;

/** A way through for each kind of people that does something: their lines in order, with what the product does between them. */
function journeysOf(acts: Told[], people: Person[], sides: Sides): Pattern['journeys'] {
  const nouns = [
    ...people.map(({ noun }) => noun),
    ...acts.flatMap(({ who, device }) => (typeof who === 'object' && !device ? [who] : [])),
  ];
  const led = nouns.filter(
    ({ one }, at) => nouns.findIndex((other) => other.one === one) === at && acts.some((act) => isOf(act, one)),
  );
  return (led.length > 0 ? led : [sides.client]).slice(0, mostJourneys).map((noun, index) => {
    // What the product does by itself follows whoever acted before it.
    const own = acts.filter((act, at) => {
      if (isOf(act, noun.one)) return true;
      const before = acts.slice(0, at).findLast(({ who }) => typeof who === 'object')?.who;
      return act.who === 'product' && (typeof before === 'object' ? before.one === noun.one : index === 0);
    });
    const scene = own.length > 1 ? own : withNeighbour(own, acts);
    const first = own.find((act) => isOf(act, noun.one)) ?? own[0];
    return {
      title: `${capitalise(oneOf(noun))}: ${first ? lowerFirst(titleOf(first)) : 'what is shown'}`,
      steps: scene.map((act) => `${act.line ?? sentenceOf(act, sides.name)}.`),
    };
  });
}

/** Who does one thing alone comes after somebody, or before: with the line that has most of its words, the nearest one before it first. */
function withNeighbour(own: Told[], acts: Told[]): Told[] {
  const [one] = own;
  const at = one ? acts.indexOf(one) : -1;
  if (!one || acts.length < 2) return own;
  const words = stemsOf(one);
  const near = acts
    .map((act, index) => ({
      act,
      index,
      shared: [...stemsOf(act)].filter((word) => words.has(word)).length,
      away: index < at ? at - index : (index - at) * 2,
    }))
    .filter(({ act }) => act !== one)
    .toSorted((a, b) => b.shared - a.shared || a.away - b.away)[0];
  if (!near) return own;
  return near.index < at ? [near.act, one] : [one, near.act];
}

const stemsOf = ({ phrase, when = '', who }: Told) =>
  new Set(
    `${phrase} ${when} ${typeof who === 'object' ? who.one : ''}`
      .toLowerCase()
      .match(/\p{L}{4,}/gu)
      ?.map((word) => word.slice(0, 6)),
  );

const isOf = ({ who, device }: Told, one: string) => typeof who === 'object' && !device && who.one === one;
