import {
  anyThing,
  attributes,
  type CompletionThing,
  completionThings,
  howAsks,
} from '#worker/features/guide/content/completion-things.ts';
import { baseOfParticiple, irregularPasts, participleOf } from '#worker/features/guide/content/verbs.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { fieldOf } from '#worker/features/guide/grammar/told-fields.rules.ts';
import { asNoun, lookUp, singularOf } from '#worker/features/guide/grammar/words.rules.ts';

const opening =
  /^(?:(?:an?|the|all|any|each|every|some|several|their|his|her|its|our|my|your|own|new|other|old|surplus|spare|finished|open|free|current|coming|next|last|at|through|for|on|about|up|out|down|one|two|three|more|of|it|them|us|me) )+/i;
/** Where the name of a thing ends. */
const ending =
  /[,;:.(]| (?:of|for|in|on|at|to|from|by|with|without|and|or|when|whenever|where|who|which|that|whose|if|so|as|per|before|after|until|during|every|each|once|twice|daily|weekly|monthly|yearly|three|\d+|into|onto|over|they|we|he|she|independently|together|online|regularly|again|back|away|off|up|out|down|for)\b/i;
/** What a list or summary is, and not what is in it. */
const plainly =
  /^(?:short|long|small|little|big|full|brief|whole|complete|simple|final|first|daily|weekly|monthly|yearly|good)$/i;
/** A side of a thing, which is called by the word before it: 'the rehearsal dates'. */
const facet =
  /^(?:dates?|lists?|overviews?|schedules?|calendars?|status|details?|times?|plans?|history|map|results?|log|state|levels?|leaderboard|ranking|charts?|board|tables?|statistics|stats|summary)$/i;
const article = /^(?:the|an?)$/;
const wh =
  /^(?:who|what|which|when|where|how|whether|if|that|it|them|this|these|those|him|her(?= (?:to|at|on|in|when|if|and|or|by|with|for|of)\b|[,;.]|$)|themselves|each other)\b/i;

/** A particle belongs to its verb: 'ticks off each prop'. */
const particle = /^(?:up|out|off|down|back|away|over) /i;
/** 'Pay by card' is of no card, 'sign out before a tour' of no tour. */
const elsewhere =
  /^(?:and|or|but|by|before|after|until|from|with|without|within|once|twice|during|as|because|whenever|instead|independently|together|alone) /i;
/** What only tells when, how or how often, or stands for something else. */
const noThing =
  /^(?:thing|something|everything|anything|one|day|week|month|year|other|rest|kind|sort|way|time|each|lot|bit|turn-?off|ate|left|gone|far|yes|no|wind|weather|rain|storm|sky|tide|once|twice|together|alone|early|late|beforehand|(?:after|back|for|up|down|out|in)ward)$/;

/** What follows from what was entered, and nobody enters. */
const reckoned = /^(?:streak|total|average|trend|balance)$/;

/** 'The rehearsal dates' are rehearsals, 'their hives' hives; undefined where a phrase begins with no thing. */
export function thingIn(phrase: string): string | undefined {
  const plain = phrase.trim().replace(particle, '');
  if (wh.test(plain) || elsewhere.test(plain)) return undefined;
  const own = plain.replace(opening, '');
  const [name = ''] = own.split(ending);
  const words = name.toLowerCase().split(/\s+/).filter(Boolean);
  const last = words.at(-1) ?? '';
  const before = words.at(-2);
  const head = facet.test(last) && before && !plainly.test(before) ? before : sightAlone.test(last) ? '' : last;
  // 'The application' is the product; grant applications are written in it.
  if (/^applications?$/.test(head) && before && !/^(?:mobile|web|phone|desktop)$/.test(before))
    return `${before} application`;
  if (!/^\p{L}{3,}$/u.test(head) || article.test(head) || wh.test(head) || kindOfNoun(head) === 'product')
    return undefined;
  const one = singularOf(head);
  if (noThing.test(one) || reckoned.test(one) || attributes.test(one)) return undefined;
  return kindOfThing(one) === anyThing && kindOfNoun(head) === 'empty' ? undefined : asNoun(head).one;
}

/** 'The smell and the colour of each cheese': the values of something that a phrase names, as fields; none where it names a thing. */
export function attributesIn(phrase: string): string[] {
  const own = phrase.trim().replace(particle, '');
  const [list = ''] = own.split(
    /[;:(.]| (?:of|for|in|on|at|to|from|by|with|every|each|when|where|as|after|before|once|twice)\b/i,
  );
  const names = list.split(/,\s*(?:and )?|\s+and\s+/i).map((piece) => piece.toLowerCase().trim().replace(opening, ''));
  const heads = names.map((name) => singularOf(name.split(' ').at(-1) ?? ''));
  // 'The rehearsal dates' are rehearsals, and 'the water level' a level.
  const isShort = names.every((name) => {
    const [first = '', second, ...more] = name.split(' ');
    return more.length === 0 && (second === undefined || kindOfThing(first) === anyThing);
  });
  return isShort && heads.every((head) => attributes.test(head)) ? names.map((name) => singularOf(name)) : [];
}

/** A sight of things, and none of them: 'a map'. */
const sightAlone =
  /^(?:lists?|overviews?|calendars?|map|leaderboard|ranking|charts?|board|tables?|statistics|stats|summary|status|state|history|details?|plans?|schedules?|log)$/i;

/** The kind that a thing is of, by its name. */
export const kindOfThing = (one: string): CompletionThing =>
  completionThings.find(({ nouns }) => nouns.test(singularOf(one.toLowerCase()))) ?? anyThing;

/** 'Whether they saw the queen' is 'queen seen yes or no'. */
function ofWhether(clause: string): string | undefined {
  const [, past = '', what = ''] =
    /^whether (?:they|he|she|it|we|you|I) (\p{L}+) (?:any |the |an? |their )?(\p{L}+)$/iu.exec(clause) ?? [];
  const base = baseOfParticiple(past.toLowerCase()) ?? baseOfVerb(past.toLowerCase());
  const seen = /^saw$/i.test(past) ? 'see' : base;
  if (!what || !seen || /^(?:is|was|are|were|be)$/i.test(past)) return undefined;
  return irregularPasts.has(past.toLowerCase()) || /ed$/i.test(past) || seen === past.toLowerCase()
    ? `${what} ${participleOf(seen)} yes or no`
    : undefined;
}

/** Past forms in which laymen tell what is noted. */
const pasts: Readonly<Record<string, string>> = {
  ate: 'eat',
  drank: 'drink',
  saw: 'see',
  found: 'find',
  caught: 'catch',
  did: 'do',
  bought: 'buy',
  gave: 'give',
  took: 'take',
  used: 'use',
  sold: 'sell',
  grew: 'grow',
  broke: 'break',
  brought: 'bring',
  made: 'make',
  wrote: 'write',
  built: 'build',
};

/** A clause of prose as a field: 'when they looked' is the day, 'how much honey' its amount; undefined for what is none. */
function fieldOfClause(clause: string): string | undefined {
  const plain = clause.replace(/[.\s]+$/, '').trim();
  if (/^when\b/i.test(plain)) return 'day';
  if (/^where\b/i.test(plain)) return 'place';
  const [, amount, what] = /^how (much|many) (\p{L}+)(?: \p{L}+){0,3}$/iu.exec(plain) ?? [];
  if (amount && what && /^(?:is|was|are|were)$/.test(what)) {
    const [, left] = / (?:is|was|are|were) (\p{L}+)\b/iu.exec(plain) ?? [];
    return left ? `${/^much$/i.test(amount) ? 'amount' : 'number'} ${left.toLowerCase()}` : undefined;
  }
  if (amount && what) return `${/^much$/i.test(amount) ? 'amount' : 'number'} of ${what.toLowerCase()}`;
  if (/^what (?:is|was) in (?:it|them|(?:which|each|the) \p{L}+)$/iu.test(plain)) return 'content';
  const done =
    /^what (?:they|he|she|it|people|somebody|(?:[\p{L}']+ ){1,4}?)\s?(\p{L}+)(?: (?:to|for|at|on) .+)?$/iu.exec(
      plain,
    )?.[1] ?? '';
  const [, never] =
    /^what (?:they|he|she|people|we|\p{L}+) (?:can ?not|can't|do not|don't|does not|doesn't|must not|may not) (\p{L}+)$/iu.exec(
      plain,
    ) ?? [];
  if (never) return `what is not ${participleOf(never.toLowerCase())}`;
  if (/\b(?:not|never|no)\b/i.test(plain)) return undefined;
  if (/^what (?:is|was) (?:missing|left|open|wrong|new|special)$/i.test(plain))
    return plain.toLowerCase().replace(' was ', ' is ');
  const [, due] = /^what (?:has to|must|should|needs to|is to) be (\p{L}+)$/iu.exec(plain) ?? [];
  if (due) return `what is to be ${due.toLowerCase()}`;
  const base = pasts[done.toLowerCase()] ?? baseOfVerb(done.toLowerCase());
  if (base && !/^(?:have|need|want|know|be|think|can|do|is|are)$/.test(base)) return `what is ${participleOf(base)}`;
  const asked = lookUp(
    howAsks,
    /^how (\p{L}+) (?:they|he|she|it|the|their|an?)\b/iu.exec(plain)?.[1]?.toLowerCase() ?? '',
  );
  if (asked) return asked;
  if (/^who (?:is|are|was|were) (?:on|in|there|present)\b/i.test(plain)) return 'people';
  if (/^what happened\b/i.test(plain)) return 'what happened';
  if (/^what (?:broke|is broken|got broken)$/i.test(plain)) return 'what is broken';
  const [, how] = /^how (\p{L}+)$/iu.exec(plain) ?? [];
  const whether = ofWhether(plain);
  if (whether) return whether;
  if (how || /^(?:who|which|how)\b/i.test(plain)) return undefined;
  const found = fieldOf(plain);
  if (!found || found.name.split(' ').length > 3) return undefined;
  return found.choices ? `${found.name} ${found.choices.join(' or ')}` : found.name;
}

/** The fields that a text lists, by commas and 'and'; none where one of them is no field. */
export function fieldsListed(text: string): string[] {
  const pieces = text
    .replace(/[.\s]+$/, '')
    .split(/,\s*(?:and )?|\s+and\s+|\s+(?=when (?:they|he|she|it|we)\b)/i)
    .map((piece) =>
      piece
        .replace(particle, '')
        .replace(/^(?:an?|the|its|their|some|also) /i, '')
        .trim(),
    )
    .filter(Boolean);
  const fields = pieces.map(fieldOfClause);
  return fields.every((field) => field !== undefined) ? [...new Set(fields.flatMap((field) => field ?? []))] : [];
}

/** 'Start, place and note of each rehearsal': what is shown of a thing. */
export function shownOf(one: string, fields: string[]): string {
  const plain = fields.map((field) => field.replace(/ (?:from 1 to 5)$/, '')).slice(0, 5);
  const [last = '', ...before] = plain.toReversed();
  const list = before.length > 0 ? `${before.toReversed().join(', ')} and ${last}` : last;
  const text = `${/^text\b/.test(list) ? 'the ' : ''}${list} of each ${one}`;
  return needsVerb.test(list) ? `shows ${text}` : text;
}

/** What would be read as a clause or as a doing ('note') where no verb stands before it. */
const needsVerb = /^(?:what|who|which|text|note)\b|\bwhat is /;
