import {
  asNoun,
  capitalise,
  isSingle,
  joinWords,
  lowerFirst,
  type Noun,
  patternOfNoun,
  pluralOf,
} from '#worker/features/guide/grammar/words.rules.ts';
import { isSameNoun, type Reading } from '#worker/features/guide/idea/corrected.rules.ts';
import { type Idea, readIdea } from '#worker/features/guide/idea/idea.rules.ts';

/** The topic under which it is kept who uses the product and what it is about. */
export const peopleAndThing = 'People and thing';

/** 'Offices use it; florists serve them or decide; it is about bouquets', as it is kept and read again. */
export function tellReading({ client, host, others, item, refused }: Reading): string {
  // Kept in the plural, by which they are found again, whether there is one of them or several.
  const several = (noun: Noun) => (isSingle(noun) ? pluralOf(noun.one) : noun.many);
  const people = [
    `${capitalise(several(client))} use it`,
    ...(host ? [`${several(host)} serve them or decide`] : []),
    ...(others.length > 0 ? [`also ${joinWords(others.map(several))}`] : []),
  ];
  const not = refused.length > 0 ? `, not ${joinWords(refused.map(({ many }) => many))}` : '';
  return `${people.join('; ')}; it is about ${item.many}${not}`;
}

const kept =
  /^(?<clients>[^;]{1,80}) use it(?:; (?<hosts>[^;]{1,80}) serve them or decide)?(?:; also (?<others>[^;]{1,200}))?; it is about (?<thing>[^;,]{1,80})(?:, not (?<refused>[^;]{1,200}))?$/;

/** A noun of the idea where it has the word, else the word as a noun. */
export function nounFor(word: string, { client, host, item, people, places, things }: Idea): Noun {
  const noun = asNoun(word);
  return (
    [client, host, item, ...people, ...places, ...things].find(
      (other) => other && (other.many === word || other.one === word || other.one === noun.one),
    ) ?? noun
  );
}

/** What is put in place of what, so that the whole idea speaks of the people and the thing that were decided. */
export type WordSwap = { from: string; to: string };

/**
 * Reads a kept decision about people and thing against the idea that it corrects. A word that the idea does not have takes the place of
 * the one that was read; undefined where the decision says neither.
 */
export function applyReading(
  description: string,
  decision: string,
): { reading: Reading; swaps: WordSwap[] } | undefined {
  const { clients, hosts, others, thing, refused } = kept.exec(decision.trim())?.groups ?? {};
  if (!clients || !thing) return undefined;
  const plain = readIdea('', description);
  const list = (text = '') => (text ? text.split(/, | and /).map((word) => nounFor(word, plain)) : []);
  const reading: Reading = {
    client: nounFor(lowerFirst(clients), plain),
    host: hosts ? nounFor(hosts, plain) : undefined,
    others: list(others),
    item: nounFor(thing, plain),
    refused: list(refused),
  };
  const all = [reading.client, reading.host, ...reading.others, reading.item];
  const swap = (from: Noun | undefined, to: Noun | undefined): WordSwap[] => {
    const isNew = from && to && !all.some((noun) => isSameNoun(noun, from)) && !patternOfNoun(to).test(description);
    // 'Offices' become 'office managers', but a weekly bouquet is no weekly bouquet subscription.
    const isPart = from && to && isSameNoun(to, reading.item) && patternOfNoun(from).test(to.one);
    return isNew && !isPart && patternOfNoun(from).test(description) ? [{ from: from.one, to: to.one }] : [];
  };
  const swaps = [
    ...swap(plain.client, reading.client),
    ...swap(plain.host, reading.host),
    ...[plain.item, ...reading.refused].flatMap((from) => swap(from, reading.item)),
  ];
  return { reading, swaps: swaps.filter(({ from }, at) => swaps.findIndex((other) => other.from === from) === at) };
}
