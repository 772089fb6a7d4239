import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { namingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import {
  capitalise,
  headOf,
  lowerFirst,
  type Noun,
  nounIn,
  toPattern,
} from '#worker/features/guide/grammar/words.rules.ts';
import { inThird } from '#worker/features/guide/outline/outline-subjects.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/**
 * Each kind of people of an outline and the job they hire the product for: what they do in it or what a rule lets them see, how it is for
 * them so far, and the measure that tells whether it has helped them, a line each: '**Managers**: Approve a request. …'.
 */
export function usersOfOutline(product: Product): string[] {
  return product.idea.people.map((noun) => {
    const job = product.idea.pattern.jobs?.[noun.one] || seenBy(product, noun) || 'No line tells what they do here.';
    return `**${capitalise(noun.many)}**: ${[job, soFar(product, noun), success(product, noun)].filter(Boolean).join(' ')}`;
  });
}

/** Of people who do nothing that a line tells, what a rule says that they see or may. */
function seenBy(product: Product, { one, many }: Noun): string {
  const names = [one, many, one.replace(/ (?:staff|team|people)$/, '')].map(toPattern).join('|');
  return ownerRules(product)
    .flatMap(({ text }) => text.split(/;\s+/))
    .filter((text) => new RegExp(`^(?:the )?(?:${names}) (?:only )?(?:sees?|may|can|gets?)\\b`, 'i').test(text))
    .map((text) => `“${capitalise(text)}”.`)
    .join(' ');
}

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
  return found ? `So far: ${lowerFirst(found).replace(/[.\s]+$/, '')}.` : '';
}

const fewestShared = 2;
/** What every measure speaks of says nothing of whose it is. */
const general = /^(?:days?|weeks?|months?|years?|hours?|minutes?|people|person|first|\d.*)$/;
const tellingStems = (text: string) => new Set([...namingStems(text)].filter((stem) => !general.test(stem)));
/** The measure that speaks of them, or else of what they do. */
function success(product: Product, { one }: Noun): string {
  const acts = listActs(product).filter(({ who }) => who?.one === one);
  const done = tellingStems(acts.map(({ told }) => `${told.verb} ${told.phrase}`).join(' '));
  const [found] = product.measures
    .map(({ id, text }) => ({
      id,
      text,
      shared: nounIn(one, text) !== null ? Number.POSITIVE_INFINITY : tellingStems(text).intersection(done).size,
    }))
    .filter(({ shared }) => shared >= fewestShared)
    .toSorted((a, b) => b.shared - a.shared);
  return found ? `Success for them: ${lowerFirst(found.text).replace(/[.\s]+$/, '')} (${found.id}).` : '';
}
