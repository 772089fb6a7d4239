import { kindOfNoun, readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import { baseOfVerb, type Token, tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { isPlural, pluralOf, singularOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { clausesIn, type ProseClause } from '#worker/features/guide/outline/outline-prose-clauses.rules.ts';
import { type Doer, doerOf } from '#worker/features/guide/outline/outline-prose-people.rules.ts';
import type { ProseMemory } from '#worker/features/guide/outline/outline-prose-wording.rules.ts';

/** What no list has as a thing and is one where it is said, entered or checked. */
const spoken = /^(?:result|answer|question|cost|option|instruction)$/;
/** What only belongs to the thing that is spoken of. */
const attribute = /^(?:name|day|time|date|hour|place|half|rest|end|way|week|month|year|minute|morning|evening)$/;

/** 'Green waste', whose last word could be a verb: nobody does anything there. */
function compoundAt(tokens: Token[], end: number): string | undefined {
  const next = tokens[end];
  const isEnd = tokens[end + 1] === undefined || tokens[end + 1]?.tag === 'conj';
  const isBare = tokens[0]?.tag !== 'det' && !isPlural(tokens[end - 1]?.lower ?? '');
  return next && /^(?:verb|frame)$/.test(next.tag) && isEnd && isBare && baseOfVerb(next.lower) === next.lower
    ? next.lower
    : undefined;
}

/** The thing that a phrase begins with, by its last word. */
const lastThing = (text: string): string | undefined => {
  const [tokens = []] = tagText(text.replace(/^(?:for|up|off|out|down|back) (?=\p{L})/iu, ''));
  const phrase = readPhrase(tokens, 0);
  // 'Two dates' are what is spoken of, though no list has them as a thing.
  const isThing =
    phrase?.kind === 'thing' ||
    (phrase?.kind === 'empty' &&
      (tokens[0]?.tag === 'det' || spoken.test(phrase.noun.one)) &&
      phrase.noun.one !== 'one');
  const compound = isThing ? compoundAt(tokens, phrase.end) : undefined;
  if (compound) return compound;
  const head = isThing ? tokens[(phrase.end ?? 1) - 1]?.lower : undefined;
  // 'How many' and 'what' name no thing.
  return head && !/^ones?$/.test(head) && tokens[0]?.tag !== 'rel'
    ? (phrase?.noun.one.split(' ').at(-1) ?? head)
    : undefined;
};

/** Notes the things that a sentence tells of which no line is drawn. */
export function noteThings(sentence: string, memory: ProseMemory): void {
  // 'They write their hours on paper' names nothing that is spoken of later.
  for (const { subject, head, verb, rest } of clausesIn(sentence) ?? [])
    if (!attribute.test(lastThing(rest) ?? ''))
      noteThing({ doer: doerOf({ subject, head, verb }), subject, verb, rest }, memory);
}

/** 'Book one with a credit' after slots were offered: 'book a slot with a credit'. */
export function resolved(rest: string, memory: ProseMemory): string {
  const { thing, one = thing, many = thing, oneAt = 0, manyAt = 0 } = memory;
  // 'She enters her meals and I see it', after a sentence on something else.
  const single = manyAt > oneAt ? many : one;
  if (!thing || !single || !many) return rest;
  return (
    rest
      .replace(/^one\b(?! (?:of|\p{L}+ (?:of|is|are))\b)/iu, withArticle(singularOf(thing)))
      .replace(
        /^((?:up|off|out|down|back|in|at|(?:or|and) \p{L}+) )?it\b/iu,
        (_, by: string | undefined) => `${by ?? ''}the ${singularOf(single)}`,
      )
      .replace(
        /^((?:up|off|out|down|back|in|at|(?:or|and) \p{L}+) )?them\b(?! (?:by|that|who)\b)/iu,
        (_, by: string | undefined) => `${by ?? ''}the ${pluralOf(singularOf(many))}`,
      )
      // 'Lists the scenes …, says what is needed for each'.
      .replace(/(?<= (?:for|of|to|on|in|about) each)$/iu, ` ${singularOf(many)}`)
  );
}

/** 'When one is missing', 'after it': the thing that was spoken of, by its name. */
export const ledBy = (lead: string, { thing, one = thing }: ProseMemory) =>
  thing && one
    ? lead
        .replace(
          /^((?:when|whenever|if|once|as soon as) )one (?=(?:is|was|has|gets|comes|goes)\b)/i,
          `$1${withArticle(singularOf(thing))} `,
        )
        .replace(/^(after|before|during) (?:it|that|this)$/i, `$1 the ${singularOf(one)}`)
    : lead;

/** 'If it is broken', 'see when it is free': the thing that was spoken of, by its name. */
export const withThing = (text: string, { thing }: ProseMemory) =>
  thing
    ? text.replace(
        /^((?:see |know |check |say )?(?:when|whenever|if|whether|once|until|where|after|before|as soon as) )it (?=(?:is|was|has|gets|starts|ends|comes)\b)/i,
        `$1the ${singularOf(thing)} `,
      )
    : text;

/** What somebody has and nobody sees or enters. */
const illness =
  /^(?:diabetes|asthma|dementia|alzheimer'?s?|cancer|autism|adhd|epilepsy|arthritis|migraines?|depression|anxiety|insomnia|allerg(?:y|ies)|illness|disease|condition)$/i;

/** Forgets the things that were spoken of. */
function forgetThings(memory: ProseMemory): void {
  for (const key of ['thing', 'one', 'many', 'oneAt', 'manyAt'] as const) delete memory[key];
}

/** What is spoken of last: 'it' is one, 'them' are several. */
export function noteThing(
  { doer, subject, verb, rest }: Pick<ProseClause, 'subject' | 'verb' | 'rest'> & { doer: Doer },
  memory: ProseMemory,
): void {
  const isDone = /^(?:be|get)$/.test(verb.base ?? '');
  const text = doer === 'thing' && (isDone || !lastThing(rest)) ? subject : rest;
  const thing = lastThing(text);
  // 'They write what happened, the nurse reads it': what was spoken of before is not meant.
  if (!thing && /^(?:down |up )?(?:what|how)\b/i.test(text)) forgetThings(memory);
  const isNoted = /^(?:write|say|tell|note|enter|type|put|live|come|happen)$/.test(verb.base ?? '');
  if (!thing || illness.test(thing) || (memory.thing !== undefined && isNoted && attribute.test(thing))) return;
  memory.thing = thing;
  const isMany = text
    .split(' ')
    .some((word) => word.toLowerCase() === pluralOf(singularOf(thing)) && kindOfNoun(word) !== 'person');
  if (isMany) Object.assign(memory, { many: thing, manyAt: memory.turn });
  else Object.assign(memory, { one: thing, oneAt: memory.turn });
}
