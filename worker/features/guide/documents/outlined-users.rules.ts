import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { namingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import {
  capitalise,
  headOf,
  joinWords,
  lowerFirst,
  type Noun,
  nounIn,
  toPattern,
} from '#worker/features/guide/grammar/words.rules.ts';
import { outsideUsersOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { inThird } from '#worker/features/guide/outline/outline-subjects.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/**
 * Each kind of people of an outline and the job they hire the product for: what they do in it or what a rule lets them see, how it is for
 * them so far, and the measure that tells whether it has helped them, a line each: '**Managers**: Approve a request. …'.
 */
export function usersOfOutline(product: Product): string[] {
  const { outline, people, pattern } = product.idea;
  const kinds = people.map((noun) => {
    const job = pattern.jobs?.[noun.one] || seenBy(product, noun) || metBy(product, noun) || untold;
    const today = soFar(product, noun);
    return `**${capitalise(noun.many)}**: ${[job, today && `So far: ${today}.`, success(product, noun, today)].filter(Boolean).join(' ')}`;
  });
  const outside = (outline ? outsideUsersOf(outline) : []).map(
    ({ noun, says }) =>
      `**${capitalise(noun.one)}** (outside of ${product.name}, without an account): ${says ? `${capitalise(says)}.` : untold}`,
  );
  return [...kinds, ...outside];
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
  const acts = listActs(product).filter(({ told }) => nounIn(apart, `${told.phrase} ${told.when ?? ''}`) !== null);
  const [met] = acts;
  if (!met) return '';
  const steps = acts.map(({ feature }) => `“${lowerFirst(feature.title)}” (${feature.id})`);
  const [span] = acts.flatMap(({ told }) =>
    (told.outcomes ?? []).flatMap(({ text }) => givenTime.exec(text)?.slice(1, 2) ?? []),
  );
  return `${span ? `Have ${span}. ` : ''}Others act for them: ${joinWords(steps)}.`;
}

const givenTime = /^give them (\d.+?)(?:, and list .*)?$/i;

const longestToday = 130;
const counting = String.raw`(?:(?:about|around|most|some|all|our|the|my|each|every|\d[\d,]*) )*`;
const firstPerson = /\b(?:i|we|us|our|my|me)\b/i;
/** The sentence on today that begins with them; whoever tells it is meant by 'I'. */
function soFar({ idea }: Product, noun: Noun): string {
  const isTold = (idea.outline?.people ?? []).some((line) => /\((?:me|us|myself|i|we)\b/i.test(line));
  const self = isTold ? idea.self : undefined;
  const isSelf = self?.one === noun.one;
  const names = [noun.one, noun.many, headOf(noun)].map((name) => toPattern(name.replace(/^the /, '')));
  const opening = new RegExp(`^${counting}(?:${names.join('|')})\\b`, 'i');
  const [found] = (idea.outline?.today ?? [])
    .flatMap((line) => line.split(/(?<=[.!?]) +/))
    .filter((text) => text.length <= longestToday && (opening.test(text) || (isSelf && /^i\b/i.test(text))))
    .map((text) => (self ? inThird(text, undefined, self) : text))
    .filter((text) => !firstPerson.test(text));
  return found ? lowerFirst(found).replace(/[.\s]+$/, '') : '';
}

const fewestShared = 2;
/** What every measure speaks of says nothing of whose it is. */
const general = /^(?:days?|weeks?|months?|years?|hours?|minutes?|people|person|first|\d.*)$/;
const tellingStems = (text: string) => new Set([...namingStems(text)].filter((stem) => !general.test(stem)));
const mostMeasures = 2;
/** Verbs that say of nobody what sets them apart. */
const anyVerb =
  /^(?:see|look|open|make|get|take|put|set|give|say|tell|ask|enter|note|add|write|send|do|go|come|have|keep)$/;

/** The measures that speak of them, of the things that they make or change, of what they do, or of how it is for them today. */
function success(product: Product, { one }: Noun, today: string): string {
  const acts = listActs(product).filter(({ who }) => who?.one === one);
  // 'Payroll is through in an hour' is success for a payroll clerk.
  const names = [one, ...(/^\p{L}+ \p{L}+$/u.test(one) ? one.split(' ').slice(0, 1) : [])];
  const done = tellingStems(acts.map(({ told }) => `${told.verb} ${told.phrase}`).join(' '));
  const verbs = tellingStems(acts.flatMap(({ told }) => (anyVerb.test(told.verb) ? [] : [told.verb])).join(' '));
  const things = acts.flatMap(({ record, way }) =>
    record && way !== 'read' ? [record.one.split(' ').at(-1) ?? ''] : [],
  );
  const found = product.measures
    .map(({ id, text }) => {
      const own = tellingStems(text);
      const named = new Set(things.filter((thing) => thing && nounIn(thing, text) !== null)).size;
      const shared = own.intersection(done).size + own.intersection(verbs).size + named;
      return {
        id,
        text,
        shared: names.some((name) => nounIn(name, text) !== null)
          ? Number.POSITIVE_INFINITY
          : shared + 2 * own.intersection(tellingStems(today)).size,
      };
    })
    .filter(({ shared }) => shared >= fewestShared)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, mostMeasures)
    .map(({ id, text }) => `${lowerFirst(text).replace(/[.\s]+$/, '')} (${id})`);
  return found.length > 0 ? `Success for them: ${found.join('; ')}.` : '';
}
