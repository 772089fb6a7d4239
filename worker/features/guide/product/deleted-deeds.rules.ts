import { lowerFirst, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import { jobOf } from '#worker/features/guide/idea/gains.rules.ts';
import { comesIn, paysOff } from '#worker/features/guide/idea/own-journeys.rules.ts';
import { doesOf, doOf, sentenceOf, type Told } from '#worker/features/guide/idea/telling.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { actSentence } from '#worker/features/guide/product/telling-acts.rules.ts';
import { breaks } from '#worker/features/guide/product/unused.rules.ts';

const isDeed = (step: string) =>
  !step.startsWith(paysOff) && !comesIn.test(step) && !step.startsWith('What can go wrong');

/**
 * A product of which a person took features out by hand, without what they speak of: their acts, the steps of journeys that tell them,
 * and the measures that count them. A journey that a feature serves stays, whatever is left of it.
 */
export function withoutDeeds(product: Product, deleted: ReadonlySet<Feature>): Product {
  if (deleted.size === 0) return product;
  const { idea, slots, features, journeys, measures } = product;
  const gone = [...deleted].map(({ says }) => says);
  const isGone = (sentence: string) => gone.some((says) => says.includes(sentence));
  const lost = idea.told.filter((told) => told.kind === 'act' && isGone(`${sentenceOf(told, idea.name)}.`));
  if (lost.length === 0) return product;
  const tells = (text: string) => lost.some((told) => text.includes(doesOf(told)) || text.includes(doOf(told)));
  const left = idea.told.filter((told) => !lost.includes(told));
  const objects = (told: Told[]) => new Set(told.flatMap(({ object }) => object?.one ?? []));
  const [lostThings, leftThings] = [objects(lost), objects(left)];
  const isLost = (one: string) => lostThings.has(one) && !leftThings.has(one);
  const of = (noun: Noun) => left.filter(({ who }) => typeof who === 'object' && who.one === noun.one);
  const jobOfLeft = (job: string, noun: Noun) =>
    tells(lowerFirst(job)) ? jobOf(of(noun), noun, idea.name, idea) : job;
  const { pattern, client, host } = idea;
  const served = new Set(features.map(({ journey }) => journey));
  return {
    ...product,
    told: product.told
      .split(breaks)
      .filter((clause) => !tells(clause))
      .join(' '),
    idea: {
      ...idea,
      told: left,
      acts: idea.acts.filter((act) => !isGone(actSentence(act, slots))),
      things: idea.things.filter(({ one }) => !isLost(one)),
      pattern: {
        ...pattern,
        clientJob: jobOfLeft(pattern.clientJob, client),
        ...(host && pattern.hostJob ? { hostJob: jobOfLeft(pattern.hostJob, host) } : {}),
        entities: pattern.entities.filter(({ name }) => !isLost(name.toLowerCase())),
      },
    },
    measures: measures.filter(({ text }) => !tells(text)),
    journeys: journeys
      .filter(({ id, steps }) => served.has(id) || steps.some((step) => isDeed(step) && !tells(step)))
      .map((journey) => ({ ...journey, steps: stepsLeft(journey.steps, tells) })),
  };
}

/** The steps that are left; what the last of them was good for goes with it, and a journey of which nothing is left stays whole. */
function stepsLeft(steps: string[], tells: (text: string) => boolean): string[] {
  const deeds = steps.filter(isDeed);
  const left = withoutAnswers(deeds, tells);
  if (left.length === 0) return steps;
  return left.at(-1) !== deeds.at(-1) ? left : steps.filter((step) => !isDeed(step) || left.includes(step));
}

/** What the product answers to a deed goes with it. */
function withoutAnswers(deeds: string[], tells: (text: string) => boolean): string[] {
  let isGone = false;
  return deeds.filter((step) => {
    isGone = tells(step) || (isGone && / must /.test(step));
    return !isGone;
  });
}
