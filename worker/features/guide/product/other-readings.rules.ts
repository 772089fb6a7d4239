import { type Noun, patternOfNoun, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { isSameNoun } from '#worker/features/guide/idea/corrected.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { isMeans } from '#worker/features/guide/idea/item.rules.ts';
import { actsOf, anybody, isOneOfOurs, isShownNoun } from '#worker/features/guide/product/reading-words.rules.ts';

/** Leads in the time, the place or the use of something else. */
const aside = '(?:for|over|during|before|after|on|by|until|as|like|at|in|from|near|to)';
const mostOthers = 2;
const mostReadings = 4;

/** The next likely readings: another thing or other people of the idea, the sides the other way round, one kind of people alone. */
export function otherReadings(idea: Idea, isDoubtful: boolean): string[] {
  const { client, host, item, told: all, things, people, places, said } = idea;
  const sides = [client, ...(host ? [host] : [])];
  const isIn = (list: Noun[], noun: Noun) => list.some((one) => isSameNoun(one, noun));
  const acting = actsOf(all).flatMap(({ who }) => (typeof who === 'object' ? [who] : []));
  const isAside = ({ one, many }: Noun) =>
    new RegExp(`\\b${aside} (?:[a-z-]+ ){0,2}(?:${toPattern(one)}|${toPattern(many)})\\b`, 'i').test(said);
  const isPlace = ({ one }: Noun) => new RegExp(`\\b(?:on|in|at) the ${toPattern(one)}\\b`, 'i').test(said);
  const others = [...actsOf(all).flatMap(({ object }) => object ?? []), ...things.filter((noun) => !isAside(noun))]
    .filter((noun) => isApart(noun, item) && !isMeans(noun) && !isIn([...people, ...places, ...sides], noun))
    .filter((noun) => !/ (?:yet|now|then|again|soon|also)$/.test(noun.one) && isShownNoun(noun, idea))
    .filter((noun, at, list) => list.findIndex((other) => isSameNoun(other, noun)) === at)
    .filter((noun) => !isDoubtful || timesIn(said, noun) > 1)
    .toSorted((a, b) => (isDoubtful ? timesIn(said, b) - timesIn(said, a) : 0))
    .slice(0, mostOthers);
  const [besides] = [...acting, ...people].filter(
    (noun) =>
      !isIn([...sides, item], noun) &&
      !anybody.test(noun.one) &&
      (isIn(acting, noun) || (isShownNoun(noun, idea) && !isPlace(noun))) &&
      !isOneOfOurs(noun, idea) &&
      !isCounted(said, noun) &&
      (!isDoubtful || timesIn(said, noun) > 1),
  );
  const readings = [
    ...others.map((noun) => `It is about ${noun.many}, not ${item.many}`),
    ...(besides ? [`It is for ${besides.many}`] : []),
    ...(host
      ? [`Only ${client.many} use it`, `The other way round: ${host.many} use it; ${client.many} serve them or decide`]
      : ['Only I use it']),
  ];
  return readings.slice(0, mostReadings);
}

const timesIn = (said: string, noun: Noun) => [...said.matchAll(patternOfNoun(noun, 'gi'))].length;

/** 'Eighty men between 25 and 45' are an example, and not those whom it is for. */
const isCounted = (said: string, { many }: Noun) =>
  /^(?:\d+|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)\b/i.test(many) ||
  new RegExp(`["“][^"”]{0,80}\\b${toPattern(many)}\\b`, 'i').test(said);

/** Whether two nouns are different things, and not one the other with a word more. */
function isApart(one: Noun, other: Noun): boolean {
  return !patternOfNoun(one).test(other.one) && !patternOfNoun(other).test(one.one);
}
