import type { Mood } from '#worker/features/guide/grammar/moods.rules.ts';
import { readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import type { Token } from '#worker/features/guide/grammar/phrases.rules.ts';
import { asNoun, type Noun } from '#worker/features/guide/grammar/words.rules.ts';

/** 'habit tracker' is about habits. */
function withoutSuffix(noun: Noun): Noun {
  const match =
    /^(.+) (tracker|generator|planner|finder|manager|organi[sz]er|log|diary|journal|calculator|builder|maker|reminder|chart|bookings?|reservations?|rentals?|hire|scheduling|management|ordering|booking system)$/.exec(
      noun.one,
    );
  return match?.[1] && !/^[A-Z]+$/.test(match[1]) ? asNoun(match[1]) : noun;
}

/** 'Late borrowers' are borrowers as they are at times, and no people of their own. */
function withoutState(noun: Noun): Noun {
  const [, bare] =
    /^(?:late|overdue|absent|missing|unpaid|waiting|interested|affected|remaining) (.+)$/.exec(noun.one) ?? [];
  return bare ? asNoun(bare) : noun;
}

/** People, places and things by how often and how early they are named. */
export function collectNouns(
  sentences: Token[][],
  moods: Mood[] = [],
): { people: Noun[]; places: Noun[]; things: Noun[] } {
  const found = { person: new Map<string, { noun: Noun; weight: number }>(), place: new Map(), thing: new Map() };
  let order = 0;
  for (const [at, tokens] of sentences.entries()) {
    const isToday = moods[at] === 'today' || moods[at] === 'refused';
    for (let index = 0; index < tokens.length; index += 1) {
      const phrase = readPhrase(tokens, index);
      if (!phrase) continue;
      const aside =
        (tokens[index - 1]?.lower === 'at' && (phrase.kind === 'thing' || phrase.end === index + 1)) ||
        (phrase.end === index + 1 &&
          tokens[index - 1]?.lower === 'by' &&
          /^(card|phone|cash)$/.test(tokens[index]?.lower ?? ''));
      const denied = /^(no|not|without)$/.test(tokens[index]?.lower ?? '') || tokens[index - 1]?.lower === 'without';
      const opener = tokens[index]?.lower;
      const before = index - 1;
      index = phrase.end - 1;
      const isAmount = tokens[before]?.lower === 'how' && opener === 'much';
      if (aside || denied || isAmount) continue;
      order += 1;
      if (phrase.kind !== 'person' && phrase.kind !== 'place' && phrase.kind !== 'thing') continue;
      const noun = phrase.kind === 'person' ? withoutState(phrase.noun) : withoutSuffix(phrase.noun);
      const entry = found[phrase.kind].get(noun.one) ?? { noun, weight: 1 / order };
      // 'Each funeral is there': what is counted one by one is kept.
      const isEach = opener !== undefined && /^(?:each|every)$/.test(opener) && phrase.kind === 'thing';
      const isWith = tokens[before]?.lower === 'with';
      entry.weight += isToday ? 0.6 : isEach ? 2 : isWith ? 0.5 : 1;
      found[phrase.kind].set(noun.one, entry);
    }
  }
  const ranked = (map: Map<string, { noun: Noun; weight: number }>) =>
    [...map.values()].sort((a, b) => b.weight - a.weight).map(({ noun }) => noun);
  const isEmptyPerson = ({ one }: Noun) =>
    /^(person|someone|anyone|everyone|stranger|user|human|group|team|expert|professional|wife|husband|partner|mother|father|mum|mom|dad|\w+ed person)$/.test(
      one,
    );
  const people = ranked(found.person);
  return {
    people: [...people.filter((noun) => !isEmptyPerson(noun)), ...people.filter(isEmptyPerson)],
    places: ranked(found.place),
    things: ranked(found.thing),
  };
}
