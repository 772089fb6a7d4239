import { readBuilding } from '#worker/features/guide/decisions/building.rules.ts';
import { outlinedFact } from '#worker/features/guide/decisions/swaps.rules.ts';
import { readForm } from '#worker/features/guide/decisions/told-forms.rules.ts';
import { tellingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import { capitalise, escapeText, nounIn, plainWords, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { criteriaOfFollowUp } from '#worker/features/guide/outline/outline-deadlines.rules.ts';
import { isOfEntrance } from '#worker/features/guide/outline/outline-entrance.rules.ts';
import { criteriaOfLeaving } from '#worker/features/guide/outline/outline-leaving.rules.ts';
import { tellsExisting, tellsLoad } from '#worker/features/guide/outline/outline-loads.rules.ts';
import { namesIn } from '#worker/features/guide/outline/outline-names.rules.ts';
import { criterionOfRule } from '#worker/features/guide/outline/outline-rule-criteria.rules.ts';
import { hidesFrom, isSight } from '#worker/features/guide/outline/outline-rule-forms.rules.ts';
import { apart, isArrangement } from '#worker/features/guide/outline/outline-rule-kinds.rules.ts';
import { inThird } from '#worker/features/guide/outline/outline-subjects.rules.ts';
import { asCount, partAims } from '#worker/features/guide/product/aim-figures.rules.ts';
import { makesRow } from '#worker/features/guide/product/criteria.rules.ts';
import { withMakers } from '#worker/features/guide/product/field-makers.rules.ts';
import { withGoverning } from '#worker/features/guide/product/governing-rules.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { asProductKeeps } from '#worker/features/guide/product/rule-by-product.rules.ts';
import { partRule } from '#worker/features/guide/product/rule-clauses.rules.ts';
import { featureOfRule } from '#worker/features/guide/product/rule-features.rules.ts';
import { withRaces } from '#worker/features/guide/product/rule-races.rules.ts';
import { featuresOfStateRule } from '#worker/features/guide/product/state-rule-features.rules.ts';

/** How the whole is to be: on which devices, without what, how quick. */
const ofWhole =
  /\b(?:milliseconds?|ms|offline|without (?:a |an |any |the )?(?:connection|signal|internet|network)|voiceover|screen reader|talkback|wcag|languages?|gdpr|the eu|firefox|chrome|safari|edge|iphones?|ipads?|android|windows|macos|linux|tablets?|laptops?|utc|time ?zone|wi-?fi)\b/i;

/** What holds, told in a message: it can be kept or broken. */
const holds =
  /\b(?:must|never|only|cannot|can't|may not|can|at most|at least|no more than|maximum|minimum|nobody|nothing|always|until|unless|within|whatever|has to|have to|is not|are not|sees?)\b|^(?:when|if|after|before|once)\b/i;

/** What an outline says that holds and what it counts as success, and what was told since: rules as criteria of the feature they speak of, else as qualities; aims as measures. */
export function withOutlinedFacts(product: Product, told: string[]): Product {
  const { idea } = product;
  const outlined = product.loose.filter(({ topic }) => topic === outlinedFact).map(({ decision }) => decision);
  const later = told.filter(
    (fact) =>
      readForm(fact) !== undefined || (holds.test(fact) && readBuilding(fact).length === 0 && !isAct(fact, product)),
  );
  const facts = [...outlined, ...later];
  if (facts.length === 0) return product;
  const aims = facts.flatMap((fact) => {
    const form = readForm(fact);
    return form?.kind === 'success'
      ? partAims(form.aim).map((aim) =>
          capitalise(asCount(escapeText(inThird(aim, undefined, idea.self ?? idea.client), 240))),
        )
      : [];
  });
  const inThirdPerson = (text: string) => inThird(text, undefined, idea.self ?? idea.client);
  const { features: governed, rest } = withGoverning(
    product.features,
    facts.filter((one) => readForm(one) === undefined).map(inThirdPerson),
  );
  const features = governed.map((feature) => ({ ...feature, criteria: [...feature.criteria] }));
  const qualities: string[] = [];
  for (const fact of facts.filter((one) => readForm(one) === undefined && rest.includes(inThirdPerson(one))))
    for (const part of partRule(fact)) {
      const text = inThirdPerson(part);
      const { upon, criteria } = criteriaOfPart(idea, part);
      const [criterion = ''] = criteria;
      const near =
        ofWhole.test(part) || tellsLoad(part) || tellsExisting(part) || isArrangement(part)
          ? undefined
          : (settingOf(product, upon) ?? featureOfRule(product, part) ?? featureOfRule(product, fact));
      const home =
        isSight(criterion) ||
        isOfEntrance(criterion) ||
        (hidesFrom(criterion) && !isHiddenAt(idea, near, text)) ||
        apart.test(text) ||
        beginsWith.test(part)
          ? features.find(({ key }) => key === 'account')
          : features.find(({ id }) => id === near?.id);
      // What none of several may do stands with each of them.
      const also = featuresOfStateRule(product, part).flatMap(({ id }) => features.filter((one) => one.id === id));
      const homes = home && also.includes(home) ? also : [home, ...(home ? alikeIn(features, home, criterion) : [])];
      for (const one of homes) {
        const there = one?.criteria ?? qualities;
        there.push(...criteria.map((text) => asProductKeeps(idea, text, one)).filter((text) => !isThere(text, there)));
      }
    }
  const measures = aims.length > 0 ? [...aims, ...product.measures.map(({ text }) => text)] : undefined;
  return {
    ...product,
    features: withRaces(idea, features),
    qualities: [...qualities, ...product.qualities],
    ...(measures ? { measures: measures.map((text, at) => ({ id: `SM-${at + 1}`, text })) } : {}),
  };
}

/** 'Take the offered shift' beside 'Take a shift': what is refused to the one is refused to the other. */
const alikeIn = (features: Feature[], { id, title }: Feature, criterion: string): Feature[] => {
  const [, verb, thing] = /^(\p{L}+) (?:an?|the) (\p{L}+)$/iu.exec(title) ?? [];
  const alike = verb ? new RegExp(`^${verb} (?:an?|the) [\\p{L}-]+ ${thing}$`, 'iu') : undefined;
  return refusedThere.test(criterion) ? features.filter((one) => one.id !== id && alike?.test(one.title)) : [];
};
const refusedThere = /^IF (?:there|somebody|an?) .*\b(?:would|wants to)\b.+, THEN THE SYSTEM SHALL refuse /;

const shares = /^(?:share|show|invite|send|publish)\b/i;
/** Whether what a rule hides is made or shared at a feature: it stands there then, and bounds every screen elsewhere. */
const isHiddenAt = ({ records }: Product['idea'], near: Feature | undefined, text: string): boolean =>
  near !== undefined &&
  (shares.test(near.title) ||
    records.some(({ one }) => nounIn(one, text) !== null && near.criteria.some((made) => makesRow(made, one))));

/** Whether a feature says already what a criterion says, in as many words or more. */
function isThere(text: string, there: string[]): boolean {
  const stems = tellingStems(text);
  const isWhen = text.startsWith('WHEN ');
  return there.some(
    (other) =>
      other === text ||
      (isWhen && other.startsWith('WHEN ') && stems.size > 4 && stems.isSubsetOf(tellingStems(other))),
  );
}

/** 'Everyone starts with 20 points': what somebody has as they come in. */
const beginsWith =
  /^(?:everyone|everybody|(?:each|every|all|an?)(?: new)? \p{L}+|new \p{L}+s?) (?:starts?|begins?) (?:off |out )?(?:with|at|on) \d/iu;

/** The criteria that one matter of a rule becomes, and what it comes upon where it tells what follows. */
function criteriaOfPart(idea: Product['idea'], part: string): { criteria: string[]; upon?: string } {
  const text = inThird(part, undefined, idea.self ?? idea.client);
  const followUp = criteriaOfFollowUp(text);
  if (followUp) return followUp;
  const leaving = criteriaOfLeaving(text, idea);
  if (leaving) return leaving;
  const people = [idea.client, ...(idea.host ? [idea.host] : []), ...idea.people].toSorted(
    (a, b) => b.one.length - a.one.length,
  );
  return { criteria: [withMakers(idea, criterionOfRule(text, { people, name: idea.name, names: namesIn(idea) }))] };
}

/** The criteria that a rule of the owner becomes, matter by matter, wherever they stand. */
export const criteriaOfOwnRule = (idea: Product['idea'], rule: string): string[] =>
  partRule(rule).flatMap((part) => criteriaOfPart(idea, part).criteria);

/** The feature whose act brings a record to the state that a condition names: 'a set is lost'. */
function settingOf({ idea, features }: Product, upon = ''): Feature | undefined {
  const state = idea.records.flatMap(statesOf).find((one) => new RegExp(`\\bis ${toPattern(one)}\\b`, 'i').test(upon));
  return state
    ? features.find(({ criteria }) =>
        criteria.some((text) => text.startsWith('WHEN ') && text.includes(` to “${state}”`)),
      )
    : undefined;
}

/** A sentence that became a feature of its own. */
const isAct = (fact: string, { idea }: Product) => {
  return idea.told.some(
    ({ line }) =>
      line !== undefined && plainWords(line) === plainWords(inThird(fact, undefined, idea.self ?? idea.client)),
  );
};
