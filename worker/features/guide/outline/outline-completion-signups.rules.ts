import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import {
  asNoun,
  capitalise,
  isSingle,
  type Noun,
  pluralOf,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import {
  type Crew,
  does,
  isDone,
  isTold,
  keep,
  making,
  type Step,
} from '#worker/features/guide/outline/outline-completion-crew.rules.ts';
import { keeperFor } from '#worker/features/guide/outline/outline-completion-lives.rules.ts';
import type { DraftedAct } from '#worker/features/guide/outline/outline-completion-noted.rules.ts';
import { kindOfThing, shownOf } from '#worker/features/guide/outline/outline-completion-things.rules.ts';

const timed = ['day', 'start', 'end', 'number of places', 'note'];

/**
 * What somebody signs up for, as something that takes place: 'for a slot', 'for one of the tours'; of what is there again and again ('for our repair cafe') a date; undefined where
 * nothing is named.
 */
export function signedFor(phrase: string): string | undefined {
  const [, article = '', noun = ''] =
    /\bfor (an?|the|our|my|their|each|any|some|one of (?:the|our|their)) (?:[\p{L}-]+ ){0,2}?(\p{L}+)(?= (?:at|in|on|with|of|by|and|from|or|to|when|that|which)\b|[,;.]|$)/iu.exec(
      phrase,
    ) ??
    /\bfor ()(\p{L}+s)(?= (?:at|in|on|with|of|by|and|from|or)\b|[,;.]|$)/iu.exec(phrase) ??
    [];
  if (!noun || kindOfNoun(noun) === 'person') return undefined;
  const { one } = asNoun(noun.toLowerCase());
  const isSingular = /^(?:an?|each|any|some|one of)/i.test(article) || article === '';
  return kindOfThing(one).isDated || isSingular ? one : 'date';
}

/** Nobody signs up for what they entered themselves: somebody organises it, and sees who comes. */
function organiserOf(crew: Crew): Noun {
  const host = asNoun('organiser');
  crew.people.push(host);
  crew.side ??= host;
  return host;
}

/** A sign-up: the other side enters, changes and cancels what there are places for, and whoever signed up withdraws. */
export function signupSteps(act: DraftedAct, crew: Crew): Step[] | undefined {
  const { who, line, phrase } = act;
  const of = signedFor(phrase);
  if (!of) return undefined;
  const host = keeperFor(who, crew) ?? organiserOf(crew);
  const known = crew.made.get(of) ?? crew.made.get(pluralOf(of));
  const isEntered = known !== undefined || crew.acts.some((other) => other.way === 'make' && other.one === of);
  const fields = known ? known.fields : timed;
  if (!isEntered) keep(crew, of, { by: host, fields, isNeeded: true }, ['planned', 'cancelled']);
  keep(crew, 'registration', { by: who, about: of, fields: [of, 'note'], from: phrase }, ['entered', 'withdrawn']);
  const everybody = `; the ${who.many} who signed up are told`;
  const isSeen = crew.acts.some((other) => other.way === 'show' && other.who.one === who.one && other.one === of);
  if (!isSeen) crew.shown.add(of);
  const sight = shownOf(of, [...fields.filter((field) => field !== 'note'), 'state']);
  const isBy = (verb: RegExp) => crew.acts.some((other) => verb.test(other.verb) && other.one === of);
  return [
    ...(isEntered
      ? []
      : [{ line: `${does(host, 'enter', withArticle(of))} → ${making(of, fields)}`, rank: 1 } as const]),
    ...(isSeen
      ? []
      : [
          {
            line: `${capitalise(who.many)} ${isSingle(who) ? 'sees' : 'see'} the ${pluralOf(of)} → ${sight}`,
            rank: 1,
          } as const,
        ]),
    { line: `${line} → ${making('registration', [of, 'note'])}${isTold(host)}`, rank: 0 },
    ...(isDone(crew, /^(?:cancel|withdraw|sign-off)$/, 'registration')
      ? []
      : [
          {
            line: `${does(who, 'withdraw', 'a registration')} → registration is withdrawn${isTold(host)}`,
            rank: 2,
          } as const,
        ]),
    ...(isBy(/^(?:change|move|reschedule|edit|update|postpone)$/)
      ? []
      : [
          {
            line: `${does(host, 'change', withArticle(of))} → ${of} gets ${fields.filter((field) => field !== 'note').join(', ')}${everybody}`,
            rank: 3,
          } as const,
        ]),
    ...(isBy(/^(?:cancel|call-off)$/)
      ? []
      : [
          {
            line: `${does(host, 'cancel', withArticle(of))} → ${of} is cancelled${everybody}`,
            rank: 2,
          } as const,
        ]),
  ];
}

/** What holds of sign-ups for something: places, one each, and nothing that is over. */
export const signupRules = (of: string, by: { one: string }, hasPlaces: boolean): string[] => [
  ...(hasPlaces ? [`Nobody signs up for ${withArticle(of)} without a free place.`] : []),
  `Nobody signs up for ${withArticle(of)} that is over or cancelled.`,
  ...(by.one.includes(' ') ? [`Nobody signs up twice for the same ${of}.`] : []),
];
