import type { Domain } from '#worker/features/guide/content/domains.ts';
import type { Pattern } from '#worker/features/guide/content/pattern.ts';
import { demandPeople, placeStaff, supplyPeople } from '#worker/features/guide/content/people.ts';
import type { Act } from '#worker/features/guide/guide-acts.rules.ts';
import { kindOfNoun, readPhrase } from '#worker/features/guide/guide-nouns.rules.ts';
import { tagText } from '#worker/features/guide/guide-phrases.rules.ts';
import { asNoun, lookUp, type Noun, singularOf } from '#worker/features/guide/guide-words.rules.ts';

function headOf(noun: Noun): string {
  return singularOf(noun.one.split(' ').at(-1) ?? '').toLowerCase();
}

/** Who comes to get something and who provides it. */
export function assignRoles(
  pattern: Pattern,
  people: Noun[],
  places: Noun[],
  domain: Domain | undefined,
  audience: string,
  acts: Act[],
) {
  const named = audience ? readAudience(audience) : undefined;
  const offering = new Set(
    acts
      .filter(({ verb }) => /^(sell|offer|teach|publish|approve)$/.test(verb))
      .map(({ who }) => (typeof who === 'object' ? who.one : '')),
  );
  const supplies = (noun: Noun) =>
    !/^(pet|dog|cat|car|home|house|plant|bike|boat) ?owner$/.test(noun.one) &&
    (supplyPeople.has(headOf(noun)) ||
      offering.has(noun.one) ||
      (pattern.id === 'exchange' && /(walker|sitter)$/.test(noun.one)));
  const supply = people.find(supplies);
  const demand =
    people.find((noun) => demandPeople.has(headOf(noun)) && noun.one !== 'user') ??
    people.find(
      (noun) =>
        !supplies(noun) &&
        !/^(person|someone|anyone|everyone|user|group|stranger|human|wife|husband|partner|mother|father|mum|mom|dad)$/.test(
          noun.one,
        ),
    );
  const staff = !['order', 'store', 'booking', 'intake', 'exchange'].includes(pattern.id)
    ? undefined
    : places.map((place) => lookUp(placeStaff, headOf(place))).find(Boolean);
  const needsHost = pattern.host !== undefined;
  const actor = acts
    .map(({ who }) => who)
    .find((who): who is Noun => typeof who === 'object' && kindOfNoun(who.many.split(' ').at(-1) ?? '') === 'person');
  const buyers = supply && offering.has(supply.one) ? places.find(({ one }) => one !== supply.one) : undefined;
  const client =
    named ??
    (needsHost || actor === undefined || actor.one === 'person' ? demand : actor) ??
    buyers ??
    (needsHost ? undefined : (supply ?? (actor && actor.one !== 'person' ? actor : undefined)));
  const domainClient =
    !needsHost || pattern.id === 'publishing' || pattern.id === 'community' ? domain?.client : undefined;
  const host =
    supply && supply.one !== client?.one
      ? supply
      : staff
        ? asNoun(staff)
        : pattern.host
          ? { one: pattern.host, many: asNoun(pattern.host).many }
          : undefined;
  return {
    client: client ?? asNoun(domainClient ?? pattern.client),
    clientKnown: client !== undefined,
    host: needsHost || supply ? host : undefined,
    hostKnown: supply !== undefined || staff !== undefined,
  };
}

/** The people that an answer to 'who is it for' names. */
function readAudience(answer: string): Noun | undefined {
  for (const tokens of tagText(answer)) {
    for (let index = 0; index < tokens.length; index += 1) {
      const phrase = readPhrase(tokens, index);
      if (phrase?.kind === 'person' || phrase?.kind === 'place') return phrase.noun;
      if (phrase) index = phrase.end - 1;
    }
  }
  const alone = /^[a-z-]+(?: [a-z-]+)?$/i.test(answer) ? answer : undefined;
  return alone && /(er|or|ist|ian|eer)$/i.test(alone) ? asNoun(alone) : undefined;
}

/** Words for records about a thing, rarely the thing itself. */
const bookkeeping =
  /^(exam|order|booking|pre-order|delivery|reminder|notification|message|payment|comment|score|profile|account|photo|picture|map|team|rating|note|search|availability|order list|shopping list|session|progress entry|code)$/;

/** The thing that it is all about. */
export function chooseItem(
  pattern: Pattern,
  acts: Act[],
  things: Noun[],
  places: Noun[],
  domain: Domain | undefined,
  said: string,
): Noun {
  const isDeal = (noun: Noun) =>
    noun.one === pattern.deal || headOf(noun) === pattern.deal || bookkeeping.test(noun.one);
  const own = acts
    .filter(({ family, object }) => object && pattern.families.includes(family))
    .map(({ object }) => object as Noun);
  const other = acts.flatMap(({ object }) => (object ? [object] : []));
  const kindOfGame = /\b([a-z]{2,20}) (?:guessing )?game/i.exec(said)?.[1]?.toLowerCase() ?? '';
  if (
    pattern.id === 'game' &&
    /^(word|number|picture|card|trivia|colour|color|math|maths|memory|song|geography|spelling|emoji|quiz)$/.test(
      kindOfGame,
    )
  ) {
    return asNoun(
      /^(trivia|quiz|geography|math|maths)$/.test(kindOfGame)
        ? 'question'
        : kindOfGame === 'memory'
          ? 'pair'
          : kindOfGame === 'spelling'
            ? 'word'
            : kindOfGame,
    );
  }
  const within = /what (?:is|'s|we have) in (?:my|our|the) ([a-z]{2,30})/i.exec(said)?.[1];
  if (within && pattern.id === 'tracking') return asNoun(`${within.toLowerCase()} item`);
  const asked = acts.find(
    ({ verb, object }) =>
      /^(request|apply)$/.test(verb) && object && !/(form|request|application|report|claim)$/.test(object.one),
  );
  if (pattern.id === 'intake' && asked?.object) return asNoun(`${asked.object.one} request`);
  if (pattern.id === 'discovery' && places[0] && !things.slice(0, 1).some(({ one }) => /event|trail|product/.test(one)))
    return places[0];
  const written = acts
    .filter(({ verb }) =>
      /^(generate|write|create|draft|compose|design|summari[sz]e|translate|suggest|rewrite)$/.test(verb),
    )
    .flatMap(({ object }) => (object ? [object] : []));
  const kept = acts
    .filter(({ family }) => family !== 'share' && family !== 'remind')
    .flatMap(({ object }) => (object ? [object] : []));
  const ofWhat = /^[a-z, ]{2,80} of (?:their|the|each|every|all) ([a-z]+)/i.exec(acts[0]?.phrase ?? '')?.[1];
  const ordered =
    pattern.id === 'tracking'
      ? [
          ...(ofWhat && acts[0]?.object ? [asNoun(ofWhat)] : []),
          ...kept,
          ...(domain ? [asNoun(domain.item)] : []),
          ...things,
        ]
      : pattern.id === 'generator'
        ? [...written, ...things]
        : [...own, ...other, ...things];
  const candidates =
    pattern.id === 'game'
      ? [...things.filter((noun) => !/game|match|round|turn|player/.test(noun.one)), ...own]
      : ordered;
  return (
    candidates.find((noun) => !isDeal(noun)) ??
    asNoun(domain && !['order', 'booking', 'community', 'publishing'].includes(pattern.id) ? domain.item : pattern.item)
  );
}

/** What one dealing with that thing is called. */
export function chooseDeal(pattern: Pattern, item: Noun): Noun {
  const head = headOf(item);
  if (pattern.id === 'exchange' && /^(tool|book|thing|game|camera|car|bike|equipment|item)$/.test(head))
    return asNoun('loan request');
  if (pattern.id === 'intake' && !/^(form|questionnaire|document|paper)$/.test(head))
    return asNoun(head === 'request' ? 'case' : 'case file');
  return asNoun(pattern.deal === item.one ? `${pattern.deal} record` : pattern.deal);
}
