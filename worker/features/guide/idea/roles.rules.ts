import type { Domain } from '#worker/features/guide/content/domains.ts';
import type { Pattern } from '#worker/features/guide/content/patterns/pattern.ts';
import { demandPeople, supplyPeople } from '#worker/features/guide/content/people.ts';
import { qualityOf } from '#worker/features/guide/content/qualities.ts';
import type { Act } from '#worker/features/guide/grammar/acts.rules.ts';
import { kindOfNoun, readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import { tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { staffOf } from '#worker/features/guide/grammar/staff.rules.ts';
import { asNoun, headOf, lookUp, type Noun, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { Speaker } from '#worker/features/guide/idea/speaker.rules.ts';

type Evidence = {
  pattern: Pattern;
  people: Noun[];
  places: Noun[];
  domain: Domain | undefined;
  audience: string;
  acts: Act[];
  speaker: Speaker;
  said: string;
};

const anybody =
  /^(person|someone|anyone|everyone|user|group|stranger|human|wife|husband|partner|mother|father|mum|mom|dad|sister|brother|grandma|grandpa)$/;

/** Who comes to get something and who provides it. */
export function assignRoles({ pattern, people, places, domain, audience, acts, speaker, said }: Evidence) {
  const named = audience ? readAudience(audience) : undefined;
  const peers = peersOf(said, people);
  const offering = new Set(
    acts
      .filter(
        ({ verb, family }) =>
          /^(sell|offer|teach|publish|approve)$/.test(verb) || (verb === 'post' && family === 'share'),
      )
      .map(({ who }) => (typeof who === 'object' ? who.one : '')),
  );
  const asking = acts.find(({ family, who }) => /^(submit|book)$/.test(family) && typeof who === 'object')?.who;
  const supplies = (noun: Noun) =>
    !/^(pet|dog|cat|car|home|house|plant|bike|boat) ?owner$/.test(noun.one) &&
    !(typeof asking === 'object' && asking.one === noun.one && pattern.host !== undefined) &&
    noun.one !== (speaker.side === 'client' ? speaker.self?.one : undefined) &&
    !anybody.test(noun.one) &&
    (supplyPeople.has(headOf(noun)) ||
      (offering.has(noun.one) && pattern.id !== 'community') ||
      (pattern.id === 'exchange' && /(walker|sitter)$/.test(noun.one)));
  const running = /\brun by (?:the |our )?([a-z]+s)\b/i.exec(said)?.[1];
  const runner = running && kindOfNoun(running) === 'person' ? asNoun(running.toLowerCase()) : undefined;
  const rides = /\b(car-?pool|drive to work together|ride-?shar)/i.test(said) ? asNoun('driver') : undefined;
  const own = speaker.side === 'host' ? (speaker.self ?? staffOf(speaker.place)) : undefined;
  const offers = [...people, ...places].find((noun) => offering.has(noun.one) && pattern.id === 'exchange');
  const taking = takerOf(acts, people);
  const seller = [...people, ...places].find((noun) => noun.one === taking?.from?.one);
  const selling = seller && (staffOf(seller) ?? seller);
  const supplier =
    runner ?? rides ?? own ?? selling ?? people.find((noun) => supplies(noun) && noun.one !== taking?.to.one) ?? offers;
  // In a game 'level editor' is a part of it.
  const supply = pattern.id === 'game' ? (own ?? runner) : supplier;
  const together = /\b(?:me|I) and my ([a-z]+)|\bmy ([a-z]+) and I\b/i.exec(said);
  const withOthers =
    together && people.find(({ one }) => one === singularOf(together[1] ?? together[2] ?? '').toLowerCase());
  const alone = speaker.side === 'client' && speaker.speaks && pattern.host === undefined;
  const isOther = (noun: Noun) => noun.one !== supply?.one && noun.one !== own?.one;
  const builder =
    /^(developer|engineer|programmer|designer|team|maintainer|tester|analyst|scientist|administrator|admin)$/;
  const demand =
    pattern.id === 'devtool'
      ? people.find((noun) => builder.test(headOf(noun)))
      : pattern.id === 'game'
        ? people.find((noun) => /^(player|child|kid|student|friend|couple|family)$/.test(headOf(noun)))
        : (people.find((noun) => demandPeople.has(headOf(noun)) && noun.one !== 'user' && isOther(noun)) ??
          people.find((noun) => !supplies(noun) && isOther(noun) && !anybody.test(noun.one)));
  const staff = !['order', 'store', 'booking', 'intake', 'exchange'].includes(pattern.id)
    ? undefined
    : places
        .filter(({ one, many }) => one !== 'office' && !new RegExp(`\\bto ${many}\\b`, 'i').test(said))
        .map((place) => staffOf(place))
        .find(Boolean);
  const needsHost = pattern.host !== undefined;
  const actor = acts
    .map(({ who }) => who)
    .find(
      (who): who is Noun =>
        typeof who === 'object' &&
        pattern.id !== 'game' &&
        kindOfNoun(who.many.split(' ').at(-1) ?? '') === 'person' &&
        isOther(who) &&
        !anybody.test(who.one),
    );
  const buyers = supply && offering.has(supply.one) ? places.find(({ one }) => one !== supply.one) : undefined;
  const self = speaker.side === 'client' ? speaker.self : undefined;
  const client =
    named ??
    peers?.client ??
    self ??
    (selling && supply?.one === selling.one ? taking?.to : undefined) ??
    (needsHost && typeof asking === 'object' && demand && !supplies(asking) && !anybody.test(asking.one)
      ? asking
      : undefined) ??
    (alone && !anybody.test(withOthers?.one ?? 'user') ? withOthers : undefined) ??
    (alone ? undefined : needsHost || actor === undefined ? demand : actor) ??
    buyers ??
    (needsHost || alone || pattern.id === 'game' ? undefined : (supply ?? actor));
  const fitting = domain?.id !== 'health' || /\b(patients?|clinic|doctors?|symptoms?|medic|hospital)/i.test(said);
  const domainClient =
    fitting && pattern.id !== 'game' && (!needsHost || pattern.id === 'publishing' || pattern.id === 'community')
      ? domain?.client
      : undefined;
  const fallback = pattern.host ?? (speaker.side === 'host' ? 'organiser' : undefined);
  // 'The dispatcher moves slots': who is named and acts stands on the other side before anybody whom nobody named.
  const other = needsHost
    ? people.find(
        (noun) =>
          noun.one !== client?.one &&
          !demandPeople.has(headOf(noun)) &&
          !anybody.test(noun.one) &&
          acts.some(({ who }) => typeof who === 'object' && who.one === noun.one),
      )
    : undefined;
  const host =
    peers?.host ??
    (supply && supply.one !== client?.one
      ? supply
      : (staff ?? other ?? (fallback ? { one: fallback, many: asNoun(fallback).many } : undefined)));
  return {
    client:
      memberOf(client) ??
      asNoun(
        pattern.id === 'devtool' || (own && domainClient === undefined)
          ? pattern.client
          : (domainClient ?? pattern.client),
      ),
    clientKnown: client !== undefined,
    host: needsHost || supply || speaker.side === 'host' ? host : undefined,
    hostKnown: supply !== undefined || staff !== undefined || other !== undefined || peers !== undefined,
  };
}

/** One person of a family; a family itself signs nothing and opens nothing. */
function memberOf(noun: Noun | undefined): Noun | undefined {
  return noun?.one === 'family' || noun?.one === 'household' ? asNoun(`${noun.one} member`) : noun;
}

/** 'mums sell to other mums': the same people stand on both sides, so the sides get names of their own. */
function peersOf(said: string, people: Noun[]): { client: Noun; host: Noun } | undefined {
  const other = /\bsell\b[^.;]{1,60} to other ([a-z]+)/i.exec(said)?.[1];
  return other && people.some(({ one }) => one === singularOf(other).toLowerCase())
    ? { client: asNoun('buyer'), host: asNoun('seller') }
    : undefined;
}

/** 'A florist sells subscriptions to offices': who sells, and to whom; what a place takes, those who act for it take. */
function takerOf(acts: Act[], people: Noun[]): { from: Noun | undefined; to: Noun } | undefined {
  for (const { verb, who, phrase } of acts) {
    if (!/^(sell|offer|rent|deliver|supply)$/.test(verb) || who === 'product') continue;
    const tokens = tagText(/\bto (?!other\b)(.{1,60})/.exec(phrase)?.[1] ?? '')[0];
    const phraseOf = tokens && readPhrase(tokens, 0);
    if (!phraseOf || !/^(person|place)$/.test(phraseOf.kind) || anybody.test(phraseOf.noun.one)) continue;
    const staff = phraseOf.kind === 'place' ? staffOf(phraseOf.noun) : undefined;
    const acting = people.find(({ one }) => one === staff?.one || one.startsWith(`${phraseOf.noun.one} `));
    return { from: typeof who === 'object' ? who : undefined, to: acting ?? phraseOf.noun };
  }
  return undefined;
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
  /^(exam|law|history|(child )?fever|temperature|dose|medicine dose|value|alert|warning|alarm|rent|text|point|question|drink|result|reminder|streak|shopping list|order|booking|pre-order|delivery|reminder|notification|message|payment|comment|score|profile|account|photo|picture|map|team|rating|note|search|availability|order list|shopping list|session|progress entry|code)$/;

type ItemEvidence = {
  pattern: Pattern;
  acts: Act[];
  things: Noun[];
  places: Noun[];
  domain: Domain | undefined;
  said: string;
  host: Noun | undefined;
};

/** What people with a service offer. */
const services: Readonly<Record<string, string>> = { walker: 'walk', sitter: 'sitting', driver: 'ride' };

/** The thing that it is all about. */
export function chooseItem({ pattern, acts, things, places, domain, said, host }: ItemEvidence): Noun {
  const service = host && pattern.id === 'exchange' ? lookUp(services, headOf(host)) : undefined;
  if (service) return asNoun(service);
  const several = acts.find(({ family }) => family === 'order' || (family === 'book' && pattern.id === 'order'));
  if (
    ['order', 'store'].includes(pattern.id) &&
    several &&
    /^[a-z' -]+(, [a-z' -]+)* (and|or) [a-z]/i.test(several.heading)
  )
    return asNoun(pattern.item);
  const isDeal = (noun: Noun) =>
    noun.one === pattern.deal ||
    headOf(noun) === pattern.deal ||
    bookkeeping.test(noun.one) ||
    qualityOf(noun.one, true) !== undefined;
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
  const replies = acts.find(({ family }) => family === 'submit');
  if (pattern.id === 'intake' && replies && /^(tell|say)$/.test(replies.verb)) return asNoun('reply form');
  if (pattern.id === 'game' && /\bdraws?\b/i.test(said)) return asNoun('drawing');
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
          ...(domain && !(domain.id === 'home' && things.length > 0) ? [asNoun(domain.item)] : []),
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
    candidates.find((noun) => !isDeal(noun) && (pattern.id === 'exchange' || !host?.one.startsWith(noun.one))) ??
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
