import { qualityOf } from '#worker/features/guide/content/qualities.ts';
import { baseOfParticiple, particles } from '#worker/features/guide/content/verbs.ts';
import { kindOfNoun, readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import { baseOfVerb, type Token } from '#worker/features/guide/grammar/phrases.rules.ts';
import { isTimeAt } from '#worker/features/guide/grammar/reading.rules.ts';
import { asNoun, type Noun } from '#worker/features/guide/grammar/words.rules.ts';

/** The first noun phrase after the verb that names a thing, before any clause of its own. */
export function objectOf(all: Token[], verb = ''): Noun | undefined {
  // 'Send in a book': the particle belongs to the verb.
  const isPart = handing.test(verb) && /^(?:in|over|back|off|up)$/.test(all[0]?.lower ?? '') && all[1]?.tag === 'det';
  const rest = isPart ? all.slice(1) : all;
  // 'Checks it is sane': what is said of it is no thing.
  if (rest[0]?.tag === 'pron' && holding.test(rest[1]?.lower ?? '')) return undefined;
  if (rest[0]?.lower === 'which') {
    const asked = readPhrase(rest, 1);
    return asked?.kind === 'thing' ? asNoun(asked.text) : undefined;
  }
  for (let index = 0; index < rest.length; index += 1) {
    const token = rest[index];
    if (!token || token.tag === 'rel' || token.tag === 'modal') return undefined;
    const phrase = readPhrase(rest, index);
    if (!phrase) continue;
    // 'Decides each quarter' says when.
    if (/^(each|every)$/.test(token.lower) && isTimeAt(rest, index, phrase.end)) return undefined;
    const before = rest[index - 1];
    const aside = before?.tag === 'prep' && !/^(to|of|into|for)$/.test(before.lower);
    const thing = phrase.kind === 'thing' || kindOfNoun(phrase.noun.one.split(' ').at(-1) ?? '') === 'thing';
    const of =
      rest[phrase.end]?.lower === 'of' && (qualityOf(phrase.noun.one) !== undefined || gathering.test(phrase.noun.one));
    if (of && readPhrase(rest, phrase.end + 1)?.kind === 'thing') {
      index = phrase.end;
      continue;
    }
    if (thing && !aside && !/^(everybody|nobody|percent|way|turn|time)$/.test(phrase.noun.one))
      return asNoun(phrase.text);
    if (aside) return undefined;
    index = phrase.end - 1;
  }
  return undefined;
}

/** 'A collection of walks' is about walks. */
const gathering = /^(?:collection|set|database|archive|catalogu?e?|directory|register|gallery|series|library)$/;

const holding = /^(?:is|are|was|were|has|have|had|will|would|can|could|may|must|should|does|did)$/;
const handing = /^(?:send|hand|turn|bring|give|drop|pass)$/;

/** 'it up' becomes 'up it', so that naming what 'it' is leaves the verb whole; in 'them in the morning' no particle stands. */
export function moveParticle(
  rest: Token[],
  { one, many }: { one: string | undefined; many: string | undefined },
): Token[] {
  const [first, second, third] = rest;
  // Where nothing is known that it could name, it stays where it was told: 'put it out'.
  if ((first?.lower === 'it' ? one : many) === undefined) return rest;
  const leads = second?.tag === 'prep' && third !== undefined && third.tag !== 'conj';
  return first && second && /^(it|them)$/.test(first.lower) && particles.has(second.lower) && !leads
    ? [second, first, ...rest.slice(2)]
    : rest;
}

/** Without what is said of the doer: ', who is a nurse, and only by her'. */
function withoutAside(tokens: Token[]): Token[] {
  const isAside = tokens[0]?.text === ',' && tokens[1]?.lower === 'who';
  const end = isAside ? tokens.findIndex(({ text }, at) => at > 1 && text === ',') : 0;
  const rest = end < 0 ? [] : tokens.slice(end);
  return /^(?:, )?(?:and )?only by (?:her|him|them)\b/.test(rest.map(({ lower }) => lower).join(' ')) ? [] : rest;
}

/** 'approved by the ward manager within 24 hours': who does it, which verb, and what else is said. */
export function doerOf(rest: Token[]): { who: Noun; verb: string; rest: Token[] } | undefined {
  const done = rest.findIndex(({ tag }) => tag !== 'adv');
  const verb = baseOfVerb(rest[done]?.lower ?? '') ?? baseOfParticiple(rest[done]?.lower ?? '');
  const by = rest.findIndex(({ lower }) => lower === 'by');
  const phrase = by > done ? readPhrase(rest, by + 1) : undefined;
  if (!verb || !phrase || phrase.kind !== 'person') return undefined;
  return { who: phrase.noun, verb, rest: [...rest.slice(done + 1, by), ...withoutAside(rest.slice(phrase.end))] };
}
