import { plainWords, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import { makesRow } from '#worker/features/guide/product/criteria.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { proposing } from '#worker/features/guide/product/rule-feature-bounds.rules.ts';

const shall = 'THE SYSTEM SHALL';
const another = `THEN ${shall} refuse another one, keep what was entered and say why.`;
const tried =
  /^IF anybody tries to (\p{L}+) ((?:an? )?)(\p{L}[\p{L}-]*)((?: .+?)?), THEN THE SYSTEM SHALL refuse it, change nothing and say why\.$/u;
const would = new RegExp(
  `^(IF (?:there|\\p{L}[\\p{L} ,-]*) would .+), THEN ${shall} refuse it, change nothing and say why(:.+)?\\.$`,
  'u',
);

/** Whether no person does what a feature is about: the line tells what happens by itself, or what the product does. */
export const isByItself = ({ told }: Product['idea'], { says }: Feature) =>
  told.some(({ who, line }) => who === 'product' && line !== undefined && plainWords(line) === plainWords(says));

/**
 * A bound where the product itself brings about what is bounded: nobody acts there who could be refused and told why, so it leaves that undone.
 * @param criterion the bound as it is said to whoever acts.
 * @param home the feature at which it stands; where somebody does that, the bound stays as it is.
 */
export function asProductKeeps(idea: Product['idea'], criterion: string, home: Feature | undefined): string {
  if (home && proposing([home])) return asProposed(criterion);
  if (!home || !isByItself(idea, home)) return criterion;
  if (criterion.endsWith(another)) return criterion.replace(another, `THEN ${shall} make no second one.`);
  const [, met, why = ''] = would.exec(criterion) ?? [];
  if (met) return `${met}, THEN ${shall} leave it undone and show that and why${why}.`;
  const [, does = '', , thing = '', rest = ''] = tried.exec(criterion) ?? [];
  const isMade = home.criteria.some((text) => makesRow(text, singularOf(thing)));
  const [, whose, being] = /^ (?:for|of|in|on|at) (an? [^,;]+?) (?:that|which|who) (is [^,;]+)$/.exec(rest) ?? [];
  if (thing && isMade && whose) return `IF ${whose} ${being}, THEN ${shall} ${does} no ${thing} for it.`;
  return thing && isMade ? `${shall} ${does} no ${thing}${rest}.` : criterion;
}

const wanted =
  /^IF ((?:any|some)body|an? [\p{L}-]+) wants to (.+), THEN THE SYSTEM SHALL refuse it, change nothing and say why(.*)\.$/u;
/** A bound on what is proposed: nobody is refused there, the product leaves it out of its proposal. */
function asProposed(criterion: string): string {
  const [, met] = would.exec(criterion) ?? [];
  if (met) return `${met}, THEN ${shall} leave that out of the proposal and list it with the reason.`;
  const [, who, act, rest = ''] = wanted.exec(criterion) ?? [];
  return act ? `${shall} never let ${who} ${act}${rest}.` : criterion;
}
