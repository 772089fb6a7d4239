import { qualityOf } from '#worker/features/guide/content/qualities.ts';
import { asNoun, type Noun, patternOfNoun, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';

/** What somebody uses or chooses on the way to the thing: a button, a size, their own voice. */
export function isMeans({ one }: Noun): boolean {
  return small.test(one) || (/^own /.test(one) || !one.includes(' ') ? qualityOf(one) !== undefined : false);
}

const small =
  /^(message|alarm|code|button|date|percent|card|link|e-mail|number|text|book|notification|reminder|turn|bluetooth|word|time|account|deposit|skill|whoever|sticker)$/;

/** What it is all about: what is named most often among the objects of acts, the first of those. */
export function itemOf(acts: Told[], idea: Idea): Noun {
  const counted = countedIn(acts, idea);
  // What is only said or known of is seldom what it is about.
  const kept = acts.filter(({ verb, object }) => object && !/^(?:say|know|realise|print)$/.test(verb));
  const objects = [...(kept.length > 0 ? kept : acts).flatMap(({ object }) => object ?? []), ...counted];
  const weight = (noun: Noun) => idea.said.split(patternOfNoun(noun)).length;
  const ranked = objects.filter((noun) => !isMeans(noun)).sort((a, b) => weight(b) - weight(a));
  const [first] = ranked;
  const isAskedFor = acts.some(({ verb, object }) => /^(request|apply)$/.test(verb) && object?.one === first?.one);
  // 'Request vacation': what managers approve is the request.
  if (first && isAskedFor && !/(request|application|claim)$/.test(first.one)) return asNoun(`${first.one} request`);
  return first ?? idea.things.find((noun) => !isMeans(noun)) ?? objects[0] ?? aimOf(acts, idea) ?? idea.item;
}

/** 'Where each wagon is', 'a clock per room': the things that acts go through one by one. */
function countedIn(acts: Told[], { things }: Idea): Noun[] {
  const words = acts.flatMap(({ phrase }) =>
    [...phrase.matchAll(/\b(?:each|every|per|which) ([\p{L}-]+)/gu)].map(([, word = '']) => singularOf(word)),
  );
  return things.filter(({ one }) => words.includes(one));
}

const aim = /\b(?:for|about|to) (?:the |an? |their |its |our |my )?([\p{L}-]+(?: [\p{L}-]+)?)$/u;

/** 'Sign up for cooking days': what an act without an object is done for, where the idea has no word of the usual thing. */
function aimOf(acts: Told[], { item, said }: Idea): Noun | undefined {
  if (patternOfNoun(item).test(said)) return undefined;
  const [found] = acts.flatMap(({ phrase }) => aim.exec(phrase)?.[1] ?? []);
  return found === undefined ? undefined : asNoun(singularOf(found));
}

/** How often an idea names a thing. */
const timesNamed = (noun: Noun, said: string) => said.split(patternOfNoun(noun, 'gi')).length - 1;

/** A thing that an idea names at least three times, where another is named only once. */
export function oftenNamed(
  item: Noun,
  { things, people, said }: Pick<Idea, 'things' | 'people' | 'said'>,
): Noun | undefined {
  if (timesNamed(item, said) > 1) return undefined;
  return things.find(
    (noun) =>
      !isMeans(noun) &&
      !patternOfNoun(noun).test(item.one) &&
      !people.some(({ one }) => one === noun.one) &&
      timesNamed(noun, said) > 2,
  );
}

/** Where nobody does anything with it, what is named often is more than what is named once. */
export function nearerItem(item: Noun, acts: Told[], idea: Idea): Noun {
  const isActed = acts.some(({ kind, not, object }) => kind === 'act' && !not && object?.one === item.one);
  return (isActed ? undefined : oftenNamed(item, idea)) ?? item;
}
