import { bodies } from '#worker/features/guide/content/people.ts';
import { readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import { tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import {
  capitalise,
  isPlural,
  lowerFirst,
  singularOf,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import type { ProseClause } from '#worker/features/guide/outline/outline-prose-clauses.rules.ts';
import { inPlural, kindNamed } from '#worker/features/guide/outline/outline-prose-people.rules.ts';
import {
  isSeveral,
  type ProseCast,
  type ProseMemory,
} from '#worker/features/guide/outline/outline-prose-wording.rules.ts';

/** Sentences after which 'they' are no longer those who were told of in them. */
const longestMeant = 2;
const female = /\b(?:sister|mother|mum|mom|grandma|granny|daughter|wife|woman|aunt|girl|nun|waitress|lady)$/i;
const male = /\b(?:brother|father|dad|grandpa|son|husband|man|uncle|boy|monk|waiter|priest|gentleman)$/i;

/** 'Members of a choir' in few words; 'the conductor' stays. */
export const shortOf = (subject: string): string => {
  const kind = kindNamed(subject);
  return isPlural(kind)
    ? kind
    : subject.replace(/^(?:an?) /i, 'the ').replace(/ (?:(?:of|in|at|from|who|that) .*|nearby|online|abroad)$/i, '');
};

/** The people to whom or with whom something is done: 'gives kittens to foster families', 'picks the players', 'asks a gardener'. */
export function peopleWith(rest: string): { named: string; isMany: boolean } | undefined {
  const [tokens = []] = tagText(rest);
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]?.tag === 'rel' || tokens[at]?.tag === 'conj') return undefined;
    const phrase = readPhrase(tokens, at);
    const head = tokens[(phrase?.end ?? 0) - 1]?.lower ?? '';
    if (phrase?.kind === 'person' && /^(?:prep|to|det|noun|adj)$/.test(tokens[at - 1]?.tag ?? 'det')) {
      const named = tokens
        .slice(at, phrase.end)
        .map(({ text }) => text)
        .join(' ');
      const isMany = isPlural(head);
      if (isMany || tokens[at]?.tag === 'det') return { named, isMany };
    }
    if (phrase) at = phrase.end - 1;
  }
  return undefined;
}

/** Notes of whom a clause told, for the pronouns after it; its sentence is the one of `turn`. */
export function notePeople({ subject, rest }: Pick<ProseClause, 'subject' | 'rest'>, memory: ProseMemory): void {
  const short = shortOf(subject);
  memory.person = short;
  const whom = peopleWith(rest);
  if (isSeveral(subject)) {
    memory.several = short;
    memory.severalAt = memory.turn ?? 0;
    // 'Families ask a gardener, he waters'.
    if (whom && !whom.isMany) noteSingle(whom.named, memory);
    return;
  }
  noteSingle(subject, memory);
  // 'One parent drives, the others wait': there are several.
  if (/^(?:one|another) (?!of\b|person\b|who\b)\p{L}/iu.test(subject)) {
    memory.several = inPlural(kindNamed(subject));
    memory.severalAt = memory.turn ?? 0;
  }
  if (!whom?.isMany) return;
  memory.several = kindNamed(whom.named);
  memory.severalAt = memory.turn ?? 0;
}

function noteSingle(subject: string, memory: ProseMemory): void {
  const short = lowerFirst(shortOf(subject));
  if (memory.single !== undefined && memory.single !== short) memory.otherSingle = memory.single;
  memory.single = short;
}

/** Of whom several are spoken of now. */
const severalNow = ({ several, severalAt = 0, turn = 0 }: ProseMemory) =>
  turn - severalAt <= longestMeant ? several : undefined;

/** 'She' after 'a customer asks, …' is who was told of before, unless nobody else was. */
function singleMeant(pronoun: string, memory: ProseMemory, last: string | undefined): string | undefined {
  const { single, otherSingle } = memory;
  const other = /^she$/i.test(pronoun) ? male : female;
  const isOdd = (one: string | undefined) => one !== undefined && other.test(one);
  const isSame = last !== undefined && !isSeveral(last) && lowerFirst(shortOf(last)) === single;
  return (isSame || isOdd(single)) && otherSingle !== undefined && !isOdd(otherSingle) ? otherSingle : single;
}

const body = new RegExp(`^(?:${bodies}|crew|guild|troupe|squad)$`);

/** Whether a kind of people is a body of many: 'quilting group'. */
export const isBody = (kind: string): boolean => body.test(singularOf(kind.toLowerCase().split(' ').at(-1) ?? ''));

/** 'A volunteer' of volunteers, 'a member' of a group. */
export function oneAmong(kind: string): string {
  const words = kind.toLowerCase().split(' ');
  return isBody(kind) ? 'a member' : withArticle([...words.slice(0, -1), singularOf(words.at(-1) ?? '')].join(' '));
}

const isKin = (kind: string) => [male, female].some((signs) => signs.test(singularOf(kind.toLowerCase())));
const someone = /^(?:someone|somebody|one of them|one person|a person|one|some ?one else|somebody else)$/i;

/**
 * Who a pronoun in the place of a subject means: 'they' are the several of whom it was told last, 'she' is one, 'another' is one of them.
 * @param last the subject of the clause before in the same sentence.
 * @returns undefined where nothing tells.
 */
export function meantBy(
  subject: string,
  cast: ProseCast,
  memory: ProseMemory,
  last: string | undefined,
): string | undefined {
  if (/^(?:he|she)$/i.test(subject)) return singleMeant(subject, memory, last);
  const [, described = ''] =
    /^(?:whoever|the one who|anyone who|anybody who|someone who|somebody who) (.+)$/i.exec(subject) ?? [];
  const now = severalNow(memory);
  const one = now && !isBody(now) ? oneAmong(now) : cast.somebody;
  // 'My brother and I give them, whoever gives one ticks it': one of those who speak.
  if (!now && last && /^(?:we|I)$|\band I$/i.test(last))
    return /^we$/i.test(last) && someone.test(subject) ? 'one of us' : undefined;
  if (described) return `${one} who ${described}`;
  // 'Grandma forgets her pills, one of us checks them, the others see it': those who speak.
  if (/^one of us$/i.test(subject) && isKin(one)) return 'one of us';
  if (/^one of us$/i.test(last ?? '') && /^the others$/i.test(subject) && isKin(now ?? cast.clients)) return 'we';
  const noun = one.replace(/^(?:an?|the) /, '');
  if (/^(?:the |next |last |first |previous )/i.test(subject) && / ?\bone\b/i.test(subject))
    return /^(?:one of|we|I)\b/.test(one) ? undefined : subject.replace(/\bone\b/i, noun).replace(/^(?!the )/i, 'the ');
  if (/^another(?: one)?$|^the other(?: one)?$/i.test(subject)) return one.replace(/^(?:an?|the) /, 'another ');
  if (someone.test(subject)) return one;
  const many = now ?? (/^(?:they|these|those)$/i.test(subject) ? memory.person : undefined) ?? cast.clients;
  return isBody(many) ? 'members' : many;
}

/**
 * 'The man tells them', 'gives it to her': those to whom something is done, never who does it.
 * @param isTold whether the verb is done to people: 'the priest approves them' tells of hymns.
 */
export function withPeople(rest: string, memory: ProseMemory, who: string, isTold: boolean): string {
  const several = severalNow(memory);
  const [many, one] = [
    several && capitalise(several) !== capitalise(who) ? several : undefined,
    [memory.single, memory.otherSingle].find((single) => single && single !== lowerFirst(who)),
  ];
  const named = (pronoun: string) => (/^them$/i.test(pronoun) ? (many ?? one) : one);
  const whom = (pronoun: string) => (named(pronoun) ? lowerThe(named(pronoun) ?? '') : pronoun);
  const opening = isTold
    ? rest.replace(/^(?:them|him|her)\b(?= (?!who\b)\p{Ll}|$)/iu, whom)
    : rest.replace(
        /^(?:him|her|them(?= (?:when|what|whether|if|how|where|about|an?|the)\b))(?= (?:when|what|whether|if|how|where|about|an?|the|for|at|in|on)\b|$)/i,
        whom,
      );
  return opening.replace(
    /(?<=\b(?:to|with|from|\p{L} for) )(?:them|him|her)(?=$|[,;.]| (?:by|in|on|at|and|when)\b)/iu,
    whom,
  );
}

const lowerThe = (who: string) =>
  /^(?:the|an?|my|our) /i.test(who) || !isPlural(who.split(' ').at(-1) ?? '')
    ? lowerFirst(who)
    : `the ${lowerFirst(who)}`;
