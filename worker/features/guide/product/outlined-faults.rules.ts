import { stemsOfRule } from '#worker/features/guide/grammar/stems.rules.ts';
import { capitalise, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { isEntrance } from '#worker/features/guide/outline/outline-entrance.rules.ts';
import { tellsLoad } from '#worker/features/guide/outline/outline-loads.rules.ts';
import { inThird } from '#worker/features/guide/outline/outline-subjects.rules.ts';
import { goesWrong } from '#worker/features/guide/product/journeys.rules.ts';
import { stepOf } from '#worker/features/guide/product/outlined-branches.rules.ts';
import { criteriaOfOwnRule } from '#worker/features/guide/product/outlined-facts.rules.ts';
import { isNotice } from '#worker/features/guide/product/outlined-payments.rules.ts';
import type { Way } from '#worker/features/guide/product/outlined-ways.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { asProductKeeps } from '#worker/features/guide/product/rule-by-product.rules.ts';
import { partRule } from '#worker/features/guide/product/rule-clauses.rules.ts';
import { featureOfRule } from '#worker/features/guide/product/rule-features.rules.ts';

const leastShared = 3;
const mostOfIt = 0.6;
const nearlyAll = 0.8;
const fewestWords = 2;
const unwanted = /^IF (.+?), THEN THE SYSTEM SHALL (.+)$/;

/**
 * What can go wrong on each way by the rules of the owner: each stands where the feature is done that it bounds.
 * @param isOn whether a feature is done on a way
 * @returns for each way the sentences, those first of which a criterion says what becomes of it; a rule that nobody meets as a refusal is none
 */
export function faultsOn(product: Product, ways: Way[], isOn: (way: Way, feature: Feature) => boolean): string[][] {
  const { idea, name, features } = product;
  const account = features.find(({ key }) => key === 'account');
  const steps = ways.map(({ acts }) => stemsOfRule(acts.map(stepOf).join(' ')));
  const placed = (idea.outline?.rules ?? [])
    .filter((rule) => !tellsLoad(rule) && !isEntrance(rule))
    .map((rule) => {
      const feature = featureOfRule(product, rule);
      const shared = steps.map((own) => [...stemsOfRule(rule)].filter((stem) => own.has(stem)).length);
      const most = Math.max(0, ...shared);
      const at = feature ? ways.findIndex((way) => isOn(way, feature)) : most < leastShared ? -1 : shared.indexOf(most);
      const parts = partRule(rule);
      const own = criteriaOfOwnRule(idea, rule)
        .map((one) => asProductKeeps(idea, one, feature))
        .find((one) => unwanted.test(one) && [feature, account].some((each) => each?.criteria.includes(one)));
      const [, ownCause = '', ownEffect = ''] = unwanted.exec(own ?? '') ?? [];
      const faults = feature
        ? [rule, ...(parts.length > 1 ? parts : [])].flatMap((part) => faultsIn(feature, part))
        : [];
      const fault = faults.find(({ isUnwanted }) => isUnwanted) ?? faults[0];
      const [cause, effect] = own ? [ownCause, ownEffect] : [fault?.cause, fault?.effect];
      const found = cause && `${cause}. ${name} must then ${effect}`;
      const quoted = capitalise(inThird(rule.replace(/[.\s]+$/, ''), undefined, idea.self ?? idea.client));
      // A rule that says itself upon what it holds says what becomes of it.
      const text = found || (/^(?:if|when) /i.test(quoted) ? `${lowerFirst(quoted)}.` : undefined);
      return { at, text, isFound: Boolean(found), most };
    });
  return ways.map((_, at) =>
    placed
      .filter(
        (one, place, all) =>
          one.at === at && all.findIndex((other) => other.at === at && other.text === one.text) === place,
      )
      .toSorted((a, b) => Number(b.isFound) - Number(a.isFound) || b.most - a.most)
      .flatMap(({ text }) => (text ? [`${goesWrong}${text}`] : [])),
  );
}

/** What is too much, too late or not there, told as a case and no deed. */
const amiss =
  /\bwould\b|^there (?:is|are)\b|\b(?:missing|late|above|below|over|under|longer|shorter|more|less|fewer|older|not|no)\b/i;

/** The unwanted behaviour of a feature that says what a rule says, and what it does in the case that the rule tells. */
function faultsIn({ criteria }: Feature, rule: string): { isUnwanted: boolean; cause: string; effect: string }[] {
  const told = stemsOfRule(rule);
  if (told.size < fewestWords) return [];
  const isSaid = (text: string) => told.intersection(stemsOfRule(text)).size >= told.size * mostOfIt;
  const isOfRule = (cause: string) => {
    const own = stemsOfRule(cause);
    return own.size >= fewestWords && own.intersection(told).size >= own.size * nearlyAll;
  };
  return criteria.flatMap((text) => {
    const isStock =
      /^IF .+ (?:(?:is|are) missing|already|there is nothing to show yet|there is no [^,]+ yet), THEN /.test(text) ||
      isNotice(text);
    const [, when, cause = '', effect = ''] =
      /^(IF|WHEN) (.+?), (?:THEN )?THE SYSTEM SHALL (.+)$/.exec(isStock ? '' : text) ?? [];
    const isUnwanted = when === 'IF';
    return cause && isSaid(text) && (isUnwanted || (amiss.test(cause) && isOfRule(cause)))
      ? [{ isUnwanted, cause, effect }]
      : [];
  });
}
