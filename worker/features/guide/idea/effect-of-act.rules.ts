import {
  type Effect,
  effects,
  plain,
  suggests,
  swaps,
  type VerbEffect,
  works,
} from '#worker/features/guide/content/act-effects.ts';
import { productEffects } from '#worker/features/guide/content/product-effects.ts';
import { peopleEffects } from '#worker/features/guide/content/verb-effects.ts';
import { asNoun, isPlural, type Noun, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { Around, Told } from '#worker/features/guide/idea/telling.rules.ts';

/** What happens at an act or at something that the product does by itself; `cause` where another one sets it off than usual. */
export function effectOfAct(told: Told, around: Around): Effect & Pick<VerbEffect, 'cause'> {
  const found = verbEffectOf(told, around);
  if (found) return found;
  if (told.who === 'product' && /^(?:remind|chase)$/.test(told.verb))
    return { ...effects.remind, cause: 'WHEN the time that was set for it has come' };
  if (told.who === 'product') return isMaking(told) ? works : { ...works, second: undefined };
  if (told.object && /^(?:swap|trade|exchange)$/.test(told.verb)) return swaps;
  // Who confirms what another has entered decides on it.
  if (told.object && /^(?:confirm|accept|decline)$/.test(told.verb)) return effects.review;
  if (told.family === 'submit' && told.object === undefined && asksWhat(told)) return saying;
  if (asksWhat(told) && told.family === 'manage') return saying;
  if (told.family === 'message' && told.verb !== 'send') return asking;
  // Of 'how he was' nobody knows what would change about it.
  if (told.family === 'see' && asksWhat(told)) return { ...effects.see, ...countedEffect(told), second: undefined };
  return isBare(told, around) ? plain : effects[told.family];
}

/** Whether an act was read of which nobody can say what is different afterwards: no class of verbs has it, and it names no thing. */
export function leavesOpen(told: Told, around: Around): boolean {
  const found = effectOfAct(told, around);
  return found === plain || (found.effect === works.effect && told.when === undefined && !isMaking(told));
}

const isBare = (told: Told, around: Around) =>
  thingOf(told, around) === undefined &&
  /^(submit|manage|record|share|join|lend|upload)$/.test(told.family) &&
  !asksWhat(told);

const marked = /^which (\w+s?) they (\w+)$/;
const missing = /^who (?:has|have)(?: not|n't)? (\w+) their (\w+s)$/;

/** 'Which grade they flash' is each grade with a number, 'who has not done their hours' a list of people with theirs. */
function countedEffect({ phrase }: Told): Partial<Effect> {
  const [, what = '', deed = ''] = marked.exec(phrase) ?? [];
  if (what)
    return {
      effect: `list each ${singularOf(what)} with how often {theActor} did ${deed} it and how often not, within 2 seconds`,
    };
  const [, done = '', things = ''] = missing.exec(phrase) ?? [];
  return things
    ? {
        effect: `list who has not ${done} their ${things}, each with the ${things} that are ${done} and those that are due, within 2 seconds`,
      }
    : {};
}

/** 'Say who hosts the evening', 'say on which days it is free'. */
const saying: Effect = {
  ...effects.submit,
  effect: 'keep it with date and time and show it to {others} within 5 seconds',
  fault: '{a actor} leaves a part of it out',
};

/** Who asks or calls about a case sends a message, and not the case. */
const asking: Effect = { ...effects.message, fault: 'the message of {a actor} cannot be delivered' };

/** Only what is made can be ready. */
const isMaking = ({ verb, family }: Told) =>
  family === 'generate' || /^(?:make|build|produce|prepare|render|print|bake)$/.test(verb);

function verbEffectOf(told: Told, { client }: Around): VerbEffect | undefined {
  const { verb, phrase, who } = told;
  const follows = [phrase, told.when].filter(Boolean).join(' ');
  const acts = (by: VerbEffect['by']) =>
    by === 'product'
      ? who === 'product'
      : typeof who === 'object' && !told.device && (by === 'people' || who.one === client.one);
  const found = [...peopleEffects, ...productEffects].find(
    (one) => one.verbs.test(verb) && acts(one.by) && (one.told?.test(follows) ?? true) && !one.not?.test(follows),
  );
  // What is proposed is put beside what it was made from only where there is such a thing.
  return found && told.object && found.effect.includes('{made}') ? { ...found, ...suggests } : found;
}

export function asksWhat({ phrase }: Pick<Told, 'phrase'>): boolean {
  return /^(?:(?:down|out|off|in|up|on|at|by|for|from|until|to|with|of) )?(what|how|who|whom|whose|where|when|which|whether|if)\b/.test(
    phrase,
  );
}

const determined =
  /^(?:(?:in|out|up|off|down|back|over) )?(?:the|their|its|his|her|an?|each|every|one|two|all) ((?:[\p{L}-]+ ){0,3}?[\p{L}-]+)(?=$|,| (?:in|on|at|of|for|with|from|to|by|before|after|without|about|into|against|that|which|who|they|we|it|and|or|so|as|when|while|until|off|back|is|are)\b)/u;
const times =
  /^(?:days?|weeks?|months?|years?|mornings?|evenings?|nights?|hours?|times?|minutes?|moments?|turns?|bit|lot|way)$/;

/** What an act is about though it was not read as a thing: 'the problems they climbed', 'a small shop'; 'it' is what was spoken of before. */
export function thingOf({ object, phrase }: Told, { before, item }: Pick<Around, 'before' | 'item'>): Noun | undefined {
  if (object) return object;
  if (/^(?:it|them)\b/.test(phrase)) return before?.object ?? item;
  const several = /^[\p{L}-]+s(?=$|,| (?:of|for|with|from|to|by|in|on|at|and)\b)/u.exec(phrase)?.[0];
  const words = (determined.exec(phrase)?.[1] ?? (several && isPlural(several) ? several : ''))
    .split(' ')
    .filter(Boolean)
    .slice(-2);
  const last = words.pop();
  return last && !times.test(last) ? asNoun([...words, singularOf(last)].join(' ')) : undefined;
}
