import { readBuilding } from '#worker/features/guide/decisions/building.rules.ts';
import { outlinedFact } from '#worker/features/guide/decisions/swaps.rules.ts';
import { readForm } from '#worker/features/guide/decisions/told-forms.rules.ts';
import { inDigits } from '#worker/features/guide/grammar/numbers.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import {
  capitalise,
  escapeText,
  lowerFirst,
  plainWords,
  toPattern,
} from '#worker/features/guide/grammar/words.rules.ts';
import { outcomesOfRule } from '#worker/features/guide/outline/outline-choices.rules.ts';
import { criteriaOfFollowUp } from '#worker/features/guide/outline/outline-deadlines.rules.ts';
import { isOfEntrance } from '#worker/features/guide/outline/outline-entrance.rules.ts';
import { tellsExisting, tellsLoad } from '#worker/features/guide/outline/outline-loads.rules.ts';
import { namesIn } from '#worker/features/guide/outline/outline-names.rules.ts';
import { criterionOfRule } from '#worker/features/guide/outline/outline-rule-criteria.rules.ts';
import { finite, isSight } from '#worker/features/guide/outline/outline-rule-forms.rules.ts';
import { apart } from '#worker/features/guide/outline/outline-rule-kinds.rules.ts';
import { inThird } from '#worker/features/guide/outline/outline-subjects.rules.ts';
import { withGoverning } from '#worker/features/guide/product/governing-rules.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { featureOfRule } from '#worker/features/guide/product/rule-features.rules.ts';

/** How the whole is to be: on which devices, without what, how quick. */
const ofWhole =
  /\b(?:milliseconds?|ms|offline|without (?:a |an |any |the )?(?:connection|signal|internet|network)|voiceover|screen reader|talkback|wcag|languages?|gdpr|the eu|firefox|chrome|safari|edge|iphones?|ipads?|android|windows|macos|linux|tablets?|laptops?|utc|time ?zone|wi-?fi)\b/i;

/** What holds, told in a message: it can be kept or broken. */
const holds =
  /\b(?:must|never|only|cannot|can't|may not|can|at most|at least|no more than|maximum|minimum|nobody|nothing|always|until|unless|within|whatever|has to|have to|is not|are not|sees?)\b|^(?:when|if|after|before|once)\b/i;

/** What an outline says that holds and what it counts as success, and what was told since: rules as criteria of the feature they speak of, else as qualities; aims as measures. */
export function withOutlinedFacts(product: Product, told: string[]): Product {
  const { idea, name } = product;
  const outlined = product.loose.filter(({ topic }) => topic === outlinedFact).map(({ decision }) => decision);
  const later = told.filter(
    (fact) =>
      readForm(fact) !== undefined || (holds.test(fact) && readBuilding(fact).length === 0 && !isAct(fact, product)),
  );
  const facts = [...outlined, ...later];
  if (facts.length === 0) return product;
  const people = [idea.client, ...(idea.host ? [idea.host] : []), ...idea.people].toSorted(
    (a, b) => b.one.length - a.one.length,
  );
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
  const speaking = { people, name, names: namesIn(idea) };
  for (const fact of facts.filter((one) => readForm(one) === undefined && rest.includes(inThirdPerson(one))))
    for (const part of partRule(fact)) {
      const text = inThirdPerson(part);
      const followUp = criteriaOfFollowUp(text);
      const criterion = criterionOfRule(text, speaking);
      const near =
        ofWhole.test(part) || tellsLoad(part) || tellsExisting(part)
          ? undefined
          : (settingOf(product, followUp?.upon) ?? featureOfRule(product, part) ?? featureOfRule(product, fact));
      const home =
        isSight(criterion) || isOfEntrance(criterion) || apart.test(text)
          ? features.find(({ key }) => key === 'account')
          : features.find(({ id }) => id === near?.id);
      (home?.criteria ?? qualities).push(...(followUp?.criteria ?? [criterion]));
    }
  const measures = aims.length > 0 ? [...aims, ...product.measures.map(({ text }) => text)] : undefined;
  return {
    ...product,
    features,
    qualities: [...qualities, ...product.qualities],
    ...(measures ? { measures: measures.map((text, at) => ({ id: `SM-${at + 1}`, text })) } : {}),
  };
}

/** 'No CDs burnt. And 30 of 38 have listened' are two measures, each with a number or a 'no' of its own. */
function partAims(aim: string): string[] {
  const parts = aim
    .replace(/[.\s]+$/, '')
    .split(/(?<=[\p{L}\d)%])[.;] +(?:and )?(?=\p{L}|\d)/iu)
    .map((part) => part.trim());
  const isCounted = (part: string) =>
    /\d/.test(inDigits(part)) || /\b(?:no|none|nobody|never|not|zero|half|all|every|each|without)\b/i.test(part);
  if (parts.length > 1 && parts.every((part) => part.split(' ').length > 2 && isCounted(part))) return parts;
  // 'No more texts at night, and the costs done in one hour'.
  const [, none = '', other = ''] =
    /^((?:no|not|nobody|never) [^,]+), and (.+)$/i.exec(aim.replace(/[.\s]+$/, '')) ?? [];
  return other && /\d/.test(inDigits(other)) ? [none, capitalise(other)] : [aim];
}

/** 'Not a single double booking' is a number, too: none. */
const asCount = (aim: string) =>
  /\d/.test(inDigits(aim.replace(/\bnot one\b/i, ''))) ||
  !/^(?:no|none|nobody|never)\b(?! (?:more|later|longer|fewer|less) than)|\b(?:not (?:a single|one)|without a single|no more(?! than))\b/i.test(
    aim,
  )
    ? aim
    : `${aim.replace(/[.\s]+$/, '')}: 0 counted`;

/** The feature whose act brings a record to the state that a condition names: 'a set is lost'. */
function settingOf({ idea, features }: Product, upon = ''): Feature | undefined {
  const state = idea.records.flatMap(statesOf).find((one) => new RegExp(`\\bis ${toPattern(one)}\\b`, 'i').test(upon));
  return state
    ? features.find(({ criteria }) =>
        criteria.some((text) => text.startsWith('WHEN ') && text.includes(` to “${state}”`)),
      )
    : undefined;
}

/** What leans on the part before it, and says nothing by itself. */
const leaning =
  /^(?:it|they|he|she|this|that|these|those|there|after(?:wards)?|then|once|otherwise|else|not|no one else|the others?|the rest|all others|everyone else|and|but|so|on (?:the|that)|in that|(?:at|after) \d+ \p{L}+|for (?:any|every)(?:thing|body) else|until then|if not|whoever|with|by)\b/iu;

/** 'Each plot owes 8 hours a year. Every missing hour costs 15 pounds': two sentences that each stand alone. */
function sentencesIn(rule: string): string[] | undefined {
  const parts = rule.replace(/[.\s]+$/, '').split(/(?<=\p{Ll}{3}|\d)[.!] +(?=["“]?\p{Lu})/u);
  const isOwn = (part: string) =>
    part.split(' ').length > 3 &&
    !leaning.test(part) &&
    !/!$|\bthat they are\b/.test(part) &&
    !/^(?:otherwise|we sign|not even|that's|this is|only an? [^.]*, and only)\b/i.test(part);
  return parts.length > 1 &&
    parts.every((part, at) => at === 0 || (isOwn(part) && (finite.test(part) || startsClause.test(part))))
    ? parts
    : undefined;
}

/** 'It may only read; if the host is the primary, it refuses' holds two things, and so does 'A batch has at most four donors and is kept cold'. */
function partRule(rule: string): string[] {
  const sentences = sentencesIn(rule);
  if (sentences) return sentences.flatMap(partRule);
  const outcomes = outcomesOfRule(rule) ?? partClauses(rule.replace(/[.\s]+$/, ''));
  if (outcomes) return outcomes;
  const parts = rule.split(/;\s+/);
  const isWhole = (part: string) => part.split(' ').length > 3 && !leaning.test(part);
  if (parts.length > 1)
    return parts.every((part, at) => at === 0 || isWhole(part)) ? withSubjects(parts).map(capitalise) : [rule];
  const [, subject, limit, more] =
    /^((?:an?|each|every|one) [\p{L}-]+(?: [\p{L}-]+)?) ((?:has|holds|takes|contains) (?:at most|at least|no more than) .+?) and ((?:is|has|must|can) .+)$/iu.exec(
      rule,
    ) ?? [];
  return subject && limit && more ? [`${subject} ${limit}`, `${subject} ${more}`] : [rule];
}

/** 'Phone numbers are seen only by organisers; deleted after 12 months': what is deleted are the phone numbers. */
function withSubjects(parts: string[]): string[] {
  const [, subject, being] = /^([^,;]{3,60}?) (is|are|works?|opens?|goes|comes) /i.exec(parts[0] ?? '') ?? [];
  return parts.map((part, at) =>
    at > 0 && subject && /^(?:deleted|erased|removed|kept|stored|shown|hidden) /i.test(part)
      ? `${subject} ${being} ${lowerFirst(part)}`
      : at > 0 && subject
        ? part.replace(/^((?:before|after|until|when) )it\b/i, (_, when: string) => `${when}${lowerFirst(subject)}`)
        : part,
  );
}

/** A subject of its own and its verb: 'payouts go only to the own account'. */
const startsClause =
  /^(?:the |an? )?[\p{L}-]+(?: [\p{L}-]+)? (?:is|are|has|have|go|goes|keeps?|must|may|can|never|stays?|gets?|lies|lie|cannot)\b/iu;

const sizes = /^(?:no more than|not more than|at most|up to|at least) /i;

/** What one sentence tells of two matters: 'No more than 14 players per team, cap 1 is the keeper', 'it must not stop, it should last'. */
function partClauses(rule: string): string[] | undefined {
  const [, first = '', second = ''] = /^(.+?), (.+)$/.exec(rule) ?? [];
  const isSize = sizes.test(first) && !finite.test(first) && finite.test(second);
  const [, one = '', other = ''] =
    /^((?:(?:nobody|no one|no|only|each|every|an?) .+?)|[^,;]+ only [^,;]+), and (.+)$/i.exec(rule) ?? [];
  const isOwn =
    other.split(' ').length > 3 &&
    (!leaning.test(other) || /^there (?:is|are|must be)\b/i.test(other)) &&
    (finite.test(one) || /^(?:nobody|no one) /i.test(one) || /\bonly (?:in|on|at|with)\b/i.test(one)) &&
    startsClause.test(other);
  if (isOwn) return [one, capitalise(other)];
  const isLoad = tellsLoad(first) && !tellsLoad(rule) && finite.test(second);
  if (isSize || isLoad) return [first, capitalise(second)];
  const [, stays, lasts] =
    /^(.+?),? (?:and )?(it (?:should|must|has to) (?:last|outlive|outlast) .+)$/i.exec(rule) ?? [];
  if (stays && lasts) return [stays, capitalise(lasts)];
  const [, wanted, which = 'one', who, does] =
    /^(.+? an? ((?:\p{L}+ )?one)),? and only (?:if|when|where) there (?:is|are) none (?:do|does|shall|will) (\p{L}+) (.+)$/iu.exec(
      rule,
    ) ?? [];
  return wanted && does ? [wanted, `If there is no ${which}, ${who} ${does}`] : undefined;
}

/** A sentence that became a feature of its own. */
const isAct = (fact: string, { idea }: Product) => {
  return idea.told.some(
    ({ line }) =>
      line !== undefined && plainWords(line) === plainWords(inThird(fact, undefined, idea.self ?? idea.client)),
  );
};
