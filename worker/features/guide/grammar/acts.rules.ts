import type { Family } from '#worker/features/guide/content/patterns/pattern.ts';
import { isKnownVerb, verbFamily } from '#worker/features/guide/content/verbs.ts';
import {
  type Clause,
  holding,
  noteMentions,
  openClause,
  opensSide,
  type Subject,
  skip,
  subjectOfPhrase,
  subjectOfPronoun,
  type Walk,
} from '#worker/features/guide/grammar/clauses.rules.ts';
import { staysDenied } from '#worker/features/guide/grammar/denials.rules.ts';
import { familyOf } from '#worker/features/guide/grammar/families.rules.ts';
import type { Referent } from '#worker/features/guide/grammar/groups.rules.ts';
import { type Mood, moodsOf } from '#worker/features/guide/grammar/moods.rules.ts';
import { kindOfNoun, type Phrase, readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import { baseOfVerb, type Token } from '#worker/features/guide/grammar/phrases.rules.ts';
import { startsClause } from '#worker/features/guide/grammar/reading.rules.ts';
import { readRest, referentOf } from '#worker/features/guide/grammar/rests.rules.ts';
import { likeThem } from '#worker/features/guide/grammar/staff.rules.ts';
import { asNoun, isPlural, type Noun } from '#worker/features/guide/grammar/words.rules.ts';

/**
 * Somebody (or the product itself) does something to something. `phrase` is the user's wording after the verb, made safe;
 * `heading` is its shortest whole form, empty where there is none. 'speaker' is 'I' or 'we' until roles are known.
 */
export type Act = {
  who: Noun | 'product' | 'speaker' | undefined;
  verb: string;
  family: Family;
  object?: Noun;
  phrase: string;
  heading: string;
  /** The words of the phrase that were 'it' or 'them'. */
  meant?: string;
};

const asItIsToday =
  /^(right now|at the moment|currently|today we|so far|until now|nowadays|last (year|week|month|summer|winter))\b|\b(at the moment|currently|nowadays)\b/;

/** Reads the acts of all sentences in order. */
export function readActs(sentences: Token[][], moods: Mood[] = moodsOf(sentences)): Act[] {
  const walk: Walk = { person: undefined, several: true, mention: undefined, known: undefined };
  return sentences.flatMap((tokens, at) => {
    const isToday = asItIsToday.test(tokens.map(({ lower }) => lower).join(' '));
    const acts = readSentence(tokens, walk);
    return isToday || /^(?:today|refused|heading|aside)$/.test(moods[at] ?? '') ? [] : acts;
  });
}

function readSentence(tokens: Token[], walk: Walk): Act[] {
  const acts: Act[] = [];
  let clause: Clause = { side: 'main', subject: undefined, verbs: 0 };
  let main: Subject | undefined;
  let latest: Phrase | undefined;
  let header: Subject | undefined;
  let held = false;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) break;
    const before = tokens[index - 1];
    if (token.tag === 'conj') {
      const next = skip(tokens, index + 1);
      const comma = token.text === ',' || before?.text === ',';
      const own = clause.verbs > 0 && startsClause(tokens, next);
      if (clause.side === 'main' ? own : comma && (own || clause.side === 'when')) {
        const goesOn = ['verb', 'frame', 'modal', 'pron'].includes(tokens[next]?.tag ?? '');
        const lost = clause.side === 'when' && !own && !goesOn;
        clause = { side: 'main', subject: own ? undefined : lost ? 'nobody' : main, verbs: own ? 0 : 1 };
        held = false;
      } else if (clause.side === 'which' && (comma || own))
        clause = { side: 'main', subject: own ? undefined : main, verbs: own ? 0 : 1 };
      else if (
        comma &&
        clause.side === 'main' &&
        (clause.outerActs ?? 0) > 0 &&
        acts.length > (clause.outerActs ?? 0) &&
        ['verb', 'frame'].includes(tokens[next]?.tag ?? '')
      )
        clause.subject = 'nobody';
      continue;
    }
    if (opensSide(tokens, index)) {
      const opened = openClause(tokens, index, latest, clause, acts.length + clause.verbs === 0);
      if (opened) {
        if (opened.side !== 'main' && clause.side === 'main') main = clause.subject ?? main;
        clause = opened;
        held = false;
      }
      continue;
    }
    if (token.tag === 'modal' || token.tag === 'frame') {
      if (clause.side === 'which' && clause.verbs > 0 && main !== undefined)
        clause = { side: 'main', subject: main, verbs: 0 };
      if (token.tag === 'frame') {
        clause.verbs += 1;
        const made = clause.side === 'main' ? readMade(tokens, index, walk) : undefined;
        const act = made && finish(made.act, clause.subject ?? header, tokens, index);
        if (made && act) {
          acts.push(act);
          walk.known = made.known ?? walk.known;
          index = made.end - 1;
          held = false;
        } else held ||= holding.test(token.base ?? '');
      }
      continue;
    }
    if (token.tag === 'verb' && token.base) {
      clause.verbs += 1;
      if (isDeniedWith(tokens, index)) continue;
      const purpose = before?.tag === 'to' && !held && (acts.length > 0 || clause.verbs > 1);
      if (clause.side !== 'main' || purpose) continue;
      if (before?.tag === 'to' && clause.subject === 'product' && clause.verbs === 1) clause.subject = 'client';
      const read = readVerb(tokens, index, walk);
      if (read) noteMentions(tokens, index + 1, read.end, walk);
      const act = read && finish(read.act, clause.subject ?? header, tokens, index);
      if (clause.subject === undefined && header !== undefined) clause.subject = header;
      if (!read) continue;
      if (act) acts.push(act);
      if (act) walk.known = read.known;
      held = false;
      index = read.end - 1;
      continue;
    }
    if (
      token.tag === 'pron' &&
      /^(i|we|you|they|he|she|it|everyone|everybody|anyone|nobody|no-one|neither|someone)$/.test(token.lower)
    ) {
      const subject = subjectOfPronoun(token.lower, walk);
      if (clause.side === 'main' && clause.verbs > 0 && before?.tag === 'noun' && !held) {
        main = clause.subject ?? main;
        clause = { side: 'which', subject: undefined, verbs: 0 };
      }
      if (clause.side === 'main' && (clause.subject === undefined || held)) clause.subject = subject;
      continue;
    }
    if (token.tag === 'pron' && /^(me|us)$/.test(token.lower) && held) clause.subject = 'speaker';
    if (token.lower === 'them' && held && walk.person) clause.subject = walk.person;
    if (token.tag === 'pron') continue;
    const phrase = readPhrase(tokens, index);
    if (!phrase) continue;
    const meant = subjectOfPhrase(phrase, tokens, index);
    const subject = typeof meant === 'object' ? likeThem(meant, walk.person) : meant;
    const inGroup = before?.tag === 'prep';
    if (typeof subject === 'object') {
      const several = isPlural(tokens[phrase.end - 1]?.lower ?? '') || /ren$/.test(tokens[phrase.end - 1]?.lower ?? '');
      if (several) walk.mention = subject;
      if (!inGroup || !walk.person) [walk.person, walk.several] = [subject, several];
    } else if (!inGroup && clause.verbs === 0 && subject === 'speaker')
      [walk.person, walk.several] = [undefined, false];
    const embeds = held && subject !== 'nobody';
    if (clause.side === 'main' && !inGroup && (embeds || (clause.subject === undefined && clause.verbs === 0))) {
      if (embeds && clause.subject !== undefined && clause.verbs > 1) clause.outerActs = acts.length;
      clause.subject = subject;
    }
    if (inGroup && before?.lower === 'for' && typeof subject === 'object' && clause.verbs === 0) header = subject;
    latest = phrase;
    index = phrase.end - 1;
  }
  return acts;
}

/** Whether a verb goes on with a clause before it that is denied. */
function isDeniedWith(tokens: Token[], index: number): boolean {
  const joint = index - 1;
  if (joint < 1 || tokens[joint]?.tag !== 'conj') return false;
  const opens = (_: Token, at: number) => at < joint && tokens[at - 1]?.tag === 'conj' && startsClause(tokens, at);
  const start = Math.max(0, tokens.findLastIndex(opens));
  return staysDenied(tokens, joint, index, tokens.slice(start, joint));
}

type Read = { act: Omit<Act, 'who'>; end: number; known: Referent | undefined };

/** 'make an invoice', 'take photos', 'know where it is': words that carry an act only with certain things. */
function readMade(tokens: Token[], index: number, walk: Walk): Read | undefined {
  const base = tokens[index]?.base ?? '';
  const family = (
    { make: 'generate', take: 'upload', know: 'see', say: 'submit', decide: 'compare', bring: 'collect' } as const
  )[base];
  if (!family || /ing$/.test(tokens[index]?.lower ?? '')) return undefined;
  const rest = readRest(tokens, index + 1, base, walk.known);
  if (!rest) return undefined;
  if (/^(know|say|decide)$/.test(base) && !/^(what|where|when|who|how|which|whether|if)\b/.test(rest.words))
    return undefined;
  if (base === 'take' && !/\b(photos?|pictures?|notes?|orders?)\b/.test(rest.words)) return undefined;
  if (base === 'make' && rest.kind !== 'thing') return undefined;
  const verb = base === 'know' ? 'see' : base;
  return {
    act: actOf(verb, family, rest),
    end: rest.end,
    known: rest.meant ? walk.known : referentOf(tokens, index + 1, rest),
  };
}

function readVerb(tokens: Token[], index: number, walk: Walk): Read | undefined {
  const token = tokens[index];
  const base = token?.base ?? '';
  const passive = base === 'get' ? baseOfVerb(tokens[index + 1]?.lower ?? '') : undefined;
  const family =
    (passive && verbFamily.get(passive)) || (verbFamily.get(base) ?? (isKnownVerb(base) ? undefined : 'record'));
  const doing = /ing$/.test(token?.lower ?? '') && base !== token?.lower;
  const offers = index === 0 && /^(sell|offer|publish|rent|share|lend|swap|collect|track)$/.test(base);
  if (!family || (doing && !offers) || (base === 'keep' && /ing$/.test(tokens[index + 1]?.lower ?? '')))
    return undefined;
  if (tokens[index - 1]?.tag === 'to' && tokens[index - 2]?.tag === 'rel') return undefined;
  const rest = readRest(tokens, index + 1, base, walk.known);
  if (!rest || (base === 'get' && passive === undefined && rest.kind !== 'thing')) return undefined;
  if (passive && !/^(reminded|notified|alerted|told)/.test(rest.words)) return undefined;
  return {
    act: actOf(base, familyOf(base, rest.words) ?? family, rest),
    end: rest.end,
    known: rest.meant ? walk.known : referentOf(tokens, index + 1, rest),
  };
}

function actOf(verb: string, family: Family, rest: NonNullable<ReturnType<typeof readRest>>): Omit<Act, 'who'> {
  return {
    verb,
    family,
    phrase: rest.words,
    heading: rest.heading,
    ...(rest.meant ? { meant: rest.meant } : {}),
    ...(rest.object && rest.kind === 'thing' && kindOfNoun(rest.object.split(' ').at(-1) ?? '') === 'thing'
      ? { object: asNoun(rest.object) }
      : {}),
  };
}

/** Gives an act its subject, or drops it: what is denied or done by nobody in particular is no act. */
function finish(act: Omit<Act, 'who'>, subject: Subject | undefined, tokens: Token[], index: number): Act | undefined {
  const renting = index === 0 && /^(rent|lend|hire)$/.test(act.verb) && /^out\b/.test(act.phrase);
  if (subject === 'nobody' || renting) return undefined;
  let before = index - 1;
  while (['adv', 'modal', 'frame', 'to'].includes(tokens[before]?.tag ?? '')) {
    if (/^(not|never)$/.test(tokens[before]?.lower ?? '')) return undefined;
    before -= 1;
  }
  const selling =
    subject === undefined && index === 0 && /^(sell|offer|publish)$/.test(act.verb) && tokens[0]?.lower !== act.verb;
  const who = subject === 'client' ? undefined : (subject ?? (selling ? 'speaker' : undefined));
  if (who === 'product' && act.verb === 'tell') return { ...act, who, family: 'remind' };
  return { ...act, who, family: act.verb === 'tell' ? 'submit' : act.family };
}
