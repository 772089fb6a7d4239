import { baseOfVerb, type Token, tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import {
  headOf,
  isPlural,
  type Noun,
  patternOfNoun,
  singularOf,
  toPattern,
} from '#worker/features/guide/grammar/words.rules.ts';
import { isSameNoun } from '#worker/features/guide/idea/corrected.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { isAct, type Told } from '#worker/features/guide/idea/telling.rules.ts';

/** People without a name of their own. */
export const anybody = /^(?:person|user|people|someone|everyone|anyone)$/;

/** The acts of an idea, without what it rules out. */
export const actsOf = (all: Told[]) => all.filter(isAct);

const tokens = new WeakMap<Idea, Token[]>();

function tokensOf(idea: Idea): Token[] {
  const known = tokens.get(idea) ?? tagText(idea.said).flat();
  tokens.set(idea, known);
  return known;
}

/** Whether the text shows a word to be a noun: in the plural, after an article, or as what somebody does something to. */
export function isShownNoun(noun: Noun, idea: Idea): boolean {
  if (!patternOfNoun(noun).test(idea.said)) return false;
  const isObject = actsOf(idea.told).some(({ object, verb }) => verb !== 'have' && isSameNoun(object, noun));
  return isObject || timesShown(noun, idea) > 0;
}

/** How often a noun, or what it is a kind of, stands in the text as one that can be counted. */
export function timesShown(noun: Noun, idea: Idea): number {
  return headsOf(noun, idea).filter(({ lower, before }) => {
    const lead = before.findLast((one) => one.tag !== 'adj' && one.tag !== 'noun');
    return isPlural(lower) || lead?.tag === 'det' || countable.test(lead?.lower ?? '');
  }).length;
}

const countable = /^(?:what|which|per|\d+)$/;

/** 'A habit tracker' is about habits, though no article stands before them. */
export function isInCompound(noun: Noun, idea: Idea): boolean {
  return headsOf(noun, idea).some(({ after }) => after?.tag === 'noun');
}

function headsOf(noun: Noun, idea: Idea): { lower: string; before: Token[]; after: Token | undefined }[] {
  const head = headOf(noun).toLowerCase();
  const all = tokensOf(idea);
  return all.flatMap(({ lower, tag }, at) =>
    tag === 'noun' && singularOf(lower) === head ? [{ lower, before: all.slice(0, at), after: all[at + 1] }] : [],
  );
}

/** 'My dad', 'in my head': one person of the writer's, or a part of them, and nobody whom it is for. */
export function isOneOfOurs({ one, many }: Noun, { said }: Idea): boolean {
  const others = new RegExp(`\\b(?:${toPattern(many)}|(?:an?|the|each|every) (?:[a-z-]+ )?${toPattern(one)})\\b`, 'i');
  return !others.test(said);
}

const asking = '(?:what|who|that|when|where|whether|if|how|until|before|after|while)';

/** 'See only what the priest needs', told of the priests: 'see only what they need'. */
export function asThey(text: string, { one, many }: Noun): string {
  const single = new RegExp(`\\b(${asking}) (?:the |an? |each |every )?${toPattern(one)} (?!of\\b)([a-z]+s)\\b`, 'gi');
  const several = new RegExp(`\\b(${asking}) (?:the |all |all the )?${toPattern(many)} (?=[a-z]+\\b)`, 'gi');
  return text
    .replace(
      single,
      (_, lead: string, verb: string) =>
        `${lead} they ${severally[verb.toLowerCase()] ?? baseOfVerb(verb) ?? singularOf(verb)}`,
    )
    .replace(several, '$1 they ');
}

const severally: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do', goes: 'go' };
