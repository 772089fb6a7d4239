import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { namingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import {
  capitalise,
  headOf,
  isSingle,
  joinWords,
  lowerFirst,
  type Noun,
  nounIn,
  toPattern,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { doesOf, doOf } from '#worker/features/guide/idea/telling.rules.ts';
import { outsideUsersOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { joinDoings } from '#worker/features/guide/outline/outline-pattern.rules.ts';
import { inThird } from '#worker/features/guide/outline/outline-subjects.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { signingUp } from '#worker/features/guide/product/outlined-account.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { aimOf } from '#worker/features/guide/product/outlined-aims.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/**
 * Each kind of people of an outline and the job they hire the product for: what they want and what comes of it, how it is for them so far,
 * what they do in it or what a rule lets them see, and the measure that tells whether it has helped them, a line each: '**Managers**: Approve a request. …'.
 */
export function usersOfOutline(product: Product): string[] {
  const { outline, people, pattern } = product.idea;
  const told = new Set<string>();
  const kinds = people.map((noun) => {
    const job =
      pattern.jobs?.[noun.one] || doesWith(product, noun) || seenBy(product, noun) || metBy(product, noun) || untold;
    // Who was told to want something hires it for that.
    const [wanted = ''] = /^Wants? (?:to|no|an?|the|their|every|nothing|nobody) .+?[.](?= |$)/.exec(job) ?? [];
    const aim = wanted || aimOf(product, noun);
    // Who only looks is told whole by what they want to see.
    const isWhole =
      aim.includes(' without asking ') && listActs(product).filter(({ who }) => who?.one === noun.one).length < 3;
    const does = isWhole
      ? ''
      : aim
        ? job.slice(wanted.length).trim()
        : hiredFor(product, noun, withEffects(product, noun, job));
    // One sentence on today is told of those who stand first.
    const whole = soFar(product, noun);
    const today = told.has(whole) ? '' : whole;
    told.add(whole);
    return `**${capitalise(noun.many)}**: ${[aim, today && `So far: ${today}.`, does, bothSides(product, noun), success(product, noun, today)].filter(Boolean).join(' ')}`;
  });
  const outside = (outline ? outsideUsersOf(outline) : []).map(
    ({ noun, says }) =>
      `**${capitalise(noun.one)}** (outside of ${product.name}, without an account): ${says ? `${capitalise(says)}.` : untold}`,
  );
  return [...kinds, ...outside];
}

/** Of those who sign up, who of the others they may be with the same account. */
function bothSides(product: Product, noun: Noun): string {
  for (const { feature, id, cause } of listCriteria(product)) {
    const signed = feature.key === 'account' ? signingUp(`WHEN ${cause}`, product.idea.people) : [];
    const others = signed.filter(({ one }) => one !== noun.one);
    if (signed.includes(noun) && others.length > 0)
      return `The same person may be ${joinWords(
        others.map(({ one }) => withArticle(one)),
        'or',
      )} too (${id}).`;
  }
  return '';
}

/** Of whom no line tells a want: what they do as what they hire it for, 'Hire it to approve a request.' */
function hiredFor(product: Product, noun: Noun, job: string): string {
  const isOne = isSingle(noun);
  const own = listActs(product).flatMap(({ who, told }) => (who?.one === noun.one ? [told] : []));
  const does = capitalise(joinDoings(own, isOne));
  return own.length > 0 ? job.replace(does, `${isOne ? 'Hires' : 'Hire'} it to ${joinDoings(own, false)}`) : job;
}

/** Of whom only one act is told and no want: that act with what comes of it, by the criteria of its feature. */
function withEffects(product: Product, noun: Noun, job: string): string {
  const [act, ...others] = listActs(product).filter(({ who }) => who?.one === noun.one);
  if (!act || others.length > 0) return job;
  const deed = capitalise(isSingle(noun) ? doesOf(act.told) : doOf(act.told));
  const isSight = act.way === 'read';
  const done = listCriteria(product).filter(
    ({ feature, isFault, actor }) => feature === act.feature && !isFault && actor === noun.one.toLowerCase(),
  );
  const effects = done.flatMap(({ effect, id }) => {
    const [, thing, state] = /^set the (.+?) to “([^”]+)”(?! (?:where|when|or)\b)/.exec(effect) ?? [];
    const [, whom] = /^tell (.+)$/.exec(effect) ?? [];
    const [, shown] = /^show (?!it |beside )(.+)$/.exec(effect) ?? [];
    if (isSight) return shown && !deed.includes(shown) ? [`they get ${shown} (${id})`] : [];
    if (thing) return [`the ${thing} is then “${state}” (${id})`];
    return whom ? [`${product.name} tells ${whom} (${id})`] : [];
  });
  return effects.length > 0 && job.includes(`${deed}.`) && !/ and /.test(deed)
    ? job.replace(`${deed}.`, `${deed}: ${joinWords(effects.slice(0, mostEffects))}.`)
    : job;
}
const mostEffects = 3;

/** Of somebody whom lines only name beside whoever does it: 'the handicapper or Graham types in finish times'. */
function doesWith(product: Product, noun: Noun): string {
  const name = product.idea.called?.[noun.one];
  const beside = name && new RegExp(`^[^,]{2,60}? (?:or|and) ${toPattern(name)} `, 'u');
  const acts = beside ? listActs(product).filter(({ told }) => beside.test(told.line ?? '')) : [];
  const [first] = acts;
  return first?.who
    ? `${capitalise(joinWords(acts.map(({ told, feature }) => `${isSingle(noun) ? doesOf(told) : doOf(told)} (${feature.id})`)))}, as ${isSingle(first.who) ? first.who.many : `the ${first.who.one}`} does.`
    : '';
}

const untold = 'No line tells what they do here.';

/** Of people who do nothing that a line tells, what a rule says that they see or may, and not what they do not. */
function seenBy(product: Product, { one, many }: Noun): string {
  const names = [one, many, one.replace(/ (?:staff|team|people)$/, '')].map(toPattern).join('|');
  const opening = new RegExp(`^(?:the )?(?:${names}) (?:only )?((?:sees?|may|can|gets?)\\b.+)$`, 'i');
  return ownerRules(product)
    .flatMap(({ text }) => text.split(/;\s+/))
    .flatMap((text) => opening.exec(text)?.[1] ?? [])
    .map((text) => `${capitalise(text.replace(/,? but (?:not|never|nothing)\b.*$/i, '').replace(/[.\s]+$/, ''))}.`)
    .join(' ');
}

/** Of people who only meet what others do, the steps that name them by what sets them apart: 'the first on the waiting list'. */
function metBy(product: Product, { one }: Noun): string {
  const apart =
    /^(?:person|people|somebody|someone|those|member) (?:on|in|at|of|from) (?:the )?(.+)$/i.exec(one)?.[1] ?? one;
  const met = listActs(product).filter(({ told }) => nounIn(apart, `${told.phrase} ${told.when ?? ''}`) !== null);
  const steps = met.slice(0, mostMet).map(({ told, feature }) => {
    const line = (told.line ?? feature.says).replace(/[.\s]+$/, '');
    return `${capitalise(line)} (${feature.id}).`;
  });
  const [span] = met.flatMap(({ told }) =>
    (told.outcomes ?? []).flatMap(({ text }) => givenTime.exec(text)?.slice(1, 2) ?? []),
  );
  if (steps.length === 0) return '';
  return `${steps.join(' ')} ${span ? `They have ${span}; by` : 'By'} which way they hear of it${span ? ' and answer' : ''} nobody told.`;
}

const mostMet = 2;
const givenTime = /^give them (\d.+?)(?:, and list .*)?$/i;

const longestToday = 130;
const counting = String.raw`(?:(?:about|around|most|some|all|our|the|my|each|every|\d[\d,]*) )*`;
const firstPerson = /\b(?:i|we|us|our|my|me)\b/i;
/** The sentence on today that is theirs: it begins with them, names them, or names nobody and tells of what they work with. */
function soFar(product: Product, noun: Noun): string {
  const { idea } = product;
  const isTold = (idea.outline?.people ?? []).some((line) => /\((?:me|us|myself|i|we)\b/i.test(line));
  const self = isTold ? idea.self : undefined;
  const isSelf = self?.one === noun.one;
  const names = [noun.one, noun.many, headOf(noun)].map((name) => toPattern(name.replace(/^the /, '')));
  const opening = new RegExp(`^${counting}(?:${names.join('|')})\\b`, 'i');
  const told = (idea.outline?.today ?? [])
    .flatMap((line) => line.split(/(?<=[.!?]) +/))
    .filter((text) => text.length <= longestToday);
  const inOwnWords = (texts: string[]) =>
    texts
      .map((text) => (self ? inThird(text, undefined, self) : text))
      .filter((text) => !firstPerson.test(text) && !leansOn.test(text));
  const [found] = [
    ...inOwnWords(told.filter((text) => opening.test(text) || (isSelf && /^i\b/i.test(text)))),
    ...inOwnWords(told.filter((text) => names.some((name) => new RegExp(`\\b${name}\\b`, 'i').test(text)))),
    ...inOwnWords(told.filter((text) => isOfTheirs(product, noun, text))),
  ];
  return found ? lowerFirst(found).replace(/[.\s]+$/, '') : '';
}

/** What goes on from another sentence says nothing by itself: 'at the moment 34 names are on it'. */
const leansOn =
  /^(?:and|or|but|once|then|so|it|they|this|that|these|those|he|she)\b|\b(?:on|of|in|with|to|from|for|behind|about) (?:it|them|that|this|those|these)\b/i;

/** Whether a sentence on today that names nobody tells of the things with which they have to do; of nothing known, it is of the main people. */
function isOfTheirs(product: Product, { one }: Noun, text: string): boolean {
  const { people, records } = product.idea;
  if (/\bI\b/.test(text) || people.some((kind) => [kind.one, kind.many].some((name) => nounIn(name, text) !== null)))
    return false;
  const things = records.filter((record) => nounIn(record.one, text) !== null);
  if (things.length === 0) return people[0]?.one === one;
  return listActs(product).some(
    ({ who, record }) => who?.one === one && record !== undefined && things.includes(record),
  );
}

const fewestShared = 2;
/** What every measure speaks of says nothing of whose it is. */
const general = /^(?:days?|weeks?|months?|years?|hours?|minutes?|people|person|first|\d.*)$/;
const tellingStems = (text: string) => new Set([...namingStems(text)].filter((stem) => !general.test(stem)));
const mostMeasures = 2;
/** Verbs that say of nobody what sets them apart. */
const anyVerb =
  /^(?:see|look|open|make|get|take|put|set|give|say|tell|ask|enter|note|add|write|send|do|go|come|have|keep)$/;

/** The measures that speak of them, or of nobody but of what they make, change, do, or of how it is for them today. */
function success(product: Product, { one }: Noun, today: string): string {
  const found = product.measures
    .map((measure) => ({ ...measure, shared: sharedWith(product, one, today, measure.text) }))
    .filter(({ text, shared }) => isTheirs(product, one, text, shared) && !isOfWhomTheyPay(product, one, text))
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, mostMeasures)
    .map(({ id, text }) => `${lowerFirst(text).replace(/[.\s]+$/, '')} (${id})`);
  return found.length > 0 ? `Success for them: ${found.join('; ')}.` : '';
}

/** What one kind of people does is no success of another. */
const isTheirs = (product: Product, one: string, text: string, shared: number): boolean =>
  (shared >= fewestShared && (isNamed(one, text) || !product.idea.people.some((kind) => isOf(kind, text)))) ||
  isNearest(product, one, text);

/** 'Invoices are paid in time' is no success of those who pay them where it is one of somebody else. */
function isOfWhomTheyPay(product: Product, one: string, text: string): boolean {
  const pays = (kind: string) => listActs(product).some(({ who, told }) => who?.one === kind && told.verb === 'pay');
  return (
    /\bpaid\b/i.test(text) &&
    pays(one) &&
    product.idea.people.some(
      (kind) => !pays(kind.one) && isTheirs(product, kind.one, text, sharedWith(product, kind.one, '', text)),
    )
  );
}

/** Whether a measure begins with a kind of people: '7 of the first 10 customers order a second time'. */
const isOf = ({ one, many }: Noun, text: string): boolean =>
  new RegExp(
    `^(?:(?:\\d[\\d.,]*|of|out|the|first|an?|half|each|every|one|all|about|most|some) )*(?:${[one, many].map((name) => toPattern(name.replace(/^the /, ''))).join('|')})\\b`,
    'i',
  ).test(text);

/** Whether a measure names a kind of people; 'payroll is through in an hour' is of a payroll clerk. */
const isNamed = (one: string, text: string): boolean =>
  [one, ...(/^\p{L}+ \p{L}+$/u.test(one) ? one.split(' ').slice(0, 1) : [])].some(
    (name) => nounIn(name, text) !== null,
  );

/** Whether a measure that has little to do with anybody has to do with them most. */
function isNearest(product: Product, one: string, text: string): boolean {
  const shares = product.idea.people.map((kind) => ({
    one: kind.one,
    shared: sharedWith(product, kind.one, '', text),
  }));
  const most = Math.max(...shares.map(({ shared }) => shared));
  const nearest = shares.filter(({ shared }) => shared === most);
  return most > 0 && most < fewestShared && nearest.length === 1 && nearest[0]?.one === one;
}

/** How much a measure has in common with what a kind of people does. */
function sharedWith(product: Product, one: string, today: string, text: string): number {
  const acts = listActs(product).filter(({ who }) => who?.one === one);
  const done = tellingStems(acts.map(({ told }) => `${told.verb} ${told.phrase}`).join(' '));
  const verbs = tellingStems(acts.flatMap(({ told }) => (anyVerb.test(told.verb) ? [] : [told.verb])).join(' '));
  const things = acts.flatMap(({ record, way }) =>
    record && way !== 'read' ? [record.one.split(' ').at(-1) ?? ''] : [],
  );
  const own = tellingStems(text);
  const named = new Set(things.filter((thing) => thing && nounIn(thing, text) !== null)).size;
  const shared = own.intersection(done).size + own.intersection(verbs).size + named;
  return isNamed(one, text) ? Number.POSITIVE_INFINITY : shared + 2 * own.intersection(tellingStems(today)).size;
}
