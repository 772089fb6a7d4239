import { readBuilding } from '#worker/features/guide/decisions/building.rules.ts';
import { readForm } from '#worker/features/guide/decisions/told-forms.rules.ts';
import { tellingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { readToldRecords } from '#worker/features/guide/grammar/told-records.rules.ts';
import { capitalise, escapeText, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import { emptyOutline, headingFor } from '#worker/features/guide/outline/outline.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { type PlacedLater, placePart } from '#worker/features/guide/outline/outline-later.rules.ts';
import { readActLine } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { coreTopic } from '#worker/features/guide/product/core-questions.rules.ts';
import { criterionId } from '#worker/features/guide/product/criteria.rules.ts';
import { asFact } from '#worker/features/guide/product/decided-idea.rules.ts';
import { factCriteria, sentencesOfFact } from '#worker/features/guide/product/fact-criteria.rules.ts';
import { sizeQuality, tellsSize } from '#worker/features/guide/product/fact-sizes.rules.ts';
import { closestFeature } from '#worker/features/guide/product/finding.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import { withOutlinedFacts } from '#worker/features/guide/product/outlined-facts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { withSecondDoors } from '#worker/features/guide/product/second-doors.rules.ts';

const inWords = 'In your words: ';
/** Topics of facts: of free messages, and of the questions that are answered in own words. */
const isFact = (topic: string) => topic.startsWith('Also: ') || coreTopic(topic) !== undefined;

/** What a sentence says, with each of its numbers. */
const stemsOf = (text: string) => tellingStems(text).union(new Set(text.match(/\d+(?:[.,:]\d+)*/g)));

/** Where something stands: a criterion, a limit, a measure, and no mere quotation; `label` is how a reply names it. */
type Place = { label: string; stems: Set<string>; isRule: boolean };

function placesOf({ features, nots, qualities, qualityNumbers, measures, circumstances }: Product): Place[] {
  const place = (label: string, text: string): Place => ({
    label,
    stems: stemsOf(text),
    isRule: !/^(?:SM|NFR)-/.test(label) && /^IF |\b(?:nothing else|refuse|only|never|not?|until|must)\b/i.test(text),
  });
  return [
    ...features.flatMap((feature) => [
      ...feature.criteria.map((text, at) => place(criterionId(feature, at), text)),
      ...feature.rules.filter((text) => !text.startsWith(inWords)).map((text) => place(feature.id, text)),
    ]),
    ...measures.map(({ id, text }) => place(id, text)),
    ...qualities.map((text, at) => place(`NFR-${qualityNumbers?.[at] ?? at + 1}`, text)),
    ...nots.map((text) => place('“What it will not do”', text)),
    ...circumstances.map((text) => place('the plan', text)),
  ];
}

/** So much of what a sentence says must stand in a place: half of it may say the opposite, or speak of something else in the same words. */
const leastShare = (said: string) => (firmRule.test(said) ? 0.75 : 0.7);
const firmRule = /\b(?:never|only|must|cannot|can't|may not|nobody|always|unless|until)\b/i;

/** Where a fact stands in a product: 'FR-2.3', 'the data of a case'; undefined where nothing was made of it. */
export function placeOfFact(product: Product, said: string): string | undefined {
  const { idea } = product;
  if (idea.outline) {
    const [first] = placePart(said, idea.outline, idea.name);
    return first && placeInOutline(product, first);
  }
  const form = readForm(said);
  if (form?.kind === 'success') return product.measures.find(({ text }) => text === aimOf(form.aim))?.id;
  if (tellsSize(said)) return 'the qualities';
  const list = listIn(product.idea.said, said);
  if (list) return list;
  const made = sentencesOfFact(said).flatMap((sentence) => factCriteria(sentence, product.idea));
  const home = criterionPlaces(product).find(({ text }) => made.includes(text));
  if (home) return home.label;
  return (
    nearestPlace(product, form ? form.list.join(' ') : said) ??
    placesOfClauses(product, said) ??
    quotedAt(product, said)
  );
}

/** The place in which most of a sentence stands; the sentence that a feature begins with is one for what people do. */
function nearestPlace(product: Product, said: string): string | undefined {
  const wanted = stemsOf(said);
  const isFirm = firmRule.test(said);
  const titles = isFirm
    ? []
    : product.features.map(({ id, title, says }) => ({ label: id, stems: stemsOf(`${title} ${says}`), isRule: false }));
  const [best] = [...knownPlaces(product), ...titles]
    .filter(({ isRule }) => isRule || !isFirm)
    .map(({ label, stems }) => ({ label, share: shareOf(wanted, stems) }))
    .toSorted((a, b) => b.share - a.share);
  return best && wanted.size > 0 && best.share >= leastShare(said) ? best.label : undefined;
}

/** 'Members vote on a song and the winner is shown': two things that stand in two places. */
function placesOfClauses(product: Product, said: string): string | undefined {
  const clauses = said.split(/[,;]? (?:and|but|so) (?=(?:the |an? |each |every |all )?\p{L}+ \p{L}+ )|; /u);
  if (clauses.length < 2 || clauses.some((clause) => clause.split(' ').length < 3)) return undefined;
  const places = clauses.map((clause) => nearestPlace(product, clause));
  return places.includes(undefined) ? undefined : joinWords([...new Set(places.flatMap((place) => place ?? []))]);
}

/** Under which heading of an outline a line stands that was told later, which feature it is, and the line that it changed. */
export function placeInOutline({ idea, features }: Product, { section, line, was, either, gone }: PlacedLater): string {
  const cast = castOf(idea.outline ?? emptyOutline(), idea.name);
  const stands = section === 'acts' ? readActLine(line, cast)?.line : undefined;
  const feature = stands && features.find(({ says }) => says.startsWith(stands));
  const under = `under “${headingFor(section)}”${feature ? `, as ${feature.id} ${feature.title}` : ''}`;
  const quoted = (text: string) => `“${escapeText(text, 200).replace(/[.\s]+$/, '')}”`;
  if (gone) return `${under}; ${joinWords(gone.map(quoted))} is gone, since both can’t hold`;
  if (was !== undefined && was !== line) return `${under}, ${quoted(was)} is now ${quoted(line)}`;
  const lines = either?.map(quoted) ?? [];
  return lines.length > 0
    ? `${under}; it could change ${joinWords(lines, 'or')}, so I left these as they are: tell me the whole line that you mean`
    : under;
}

/** The feature under which a fact is only quoted: whoever builds reads it, and nothing checks it. */
function quotedAt({ features }: Product, fact: string): string | undefined {
  const isQuoted = (rule: string) => rule.startsWith(inWords) && rule.includes(quotation(fact));
  const home = features.find(({ rules }) => rules.some(isQuoted));
  return home && `${home.id}, in your words`;
}

const quotation = (fact: string) => `“${escapeText(fact, 200).replace(/[.\s]+$/, '')}”`;

/** The record whose fields or states a sentence lists. */
function listIn(around: string, said: string): string | undefined {
  const { records, rest } = readToldRecords(`${around}\n${said}`);
  if (rest.split('\n').includes(said) || records.length === 0) return undefined;
  const text = said.toLowerCase();
  const ofFields = records.find(({ fields }) => fields.some(({ name }) => text.includes(name.toLowerCase())));
  const ofStates = records.find(({ ways }) => ways.flat().filter((way) => text.includes(way)).length > 1);
  if (ofStates && !(ofFields && /:.*,/.test(said) && ofFields.fields.length > 2))
    return `the states of each ${ofStates.one}`;
  return ofFields ? `the data of each ${ofFields.one}` : undefined;
}

const criterionPlaces = oncePerProduct(({ features }) =>
  features.flatMap((feature) => feature.criteria.map((text, at) => ({ text, label: criterionId(feature, at) }))),
);

const knownPlaces = oncePerProduct(placesOf);

const aimOf = (aim: string) => capitalise(escapeText(aim, 240));

/** 'Or withdrawn if I take it back', 'what changes is only whether it is due': said beside the states, and no rule. */
const isRemark = (topic: string, fact: string) =>
  coreTopic(topic) === 'Steps and states' && (/^or /i.test(fact) || !firmRule.test(fact));

/** A product with what was told of it since: aims as measures, rules as criteria, and the rest in its own words under the nearest feature. */
export function withToldFacts(product: Product): Product {
  const facts = product.loose
    .filter(({ topic }) => isFact(topic))
    .flatMap(({ topic, decision }) =>
      sentencesOfFact(asFact(topic, decision)).filter((fact) => !product.idea.isOutlined || !isRemark(topic, fact)),
    );
  if (product.idea.isOutlined)
    return withSecondDoors(
      withOutlinedFacts(
        product,
        facts.filter((fact) => listIn(product.idea.said, fact) === undefined),
      ),
    );
  if (facts.length === 0) return product;
  const aims = facts.flatMap((fact) => {
    const form = readForm(fact);
    return form?.kind === 'success' ? [aimOf(form.aim)] : [];
  });
  const measured = [...aims, ...product.measures.map(({ text }) => text)]
    .filter((text, at, all) => all.indexOf(text) === at)
    .slice(0, Math.max(product.measures.length, aims.length + 2));
  const features = product.features.map((feature) => ({
    ...feature,
    criteria: [...feature.criteria],
    rules: [...feature.rules],
  }));
  const sizes = facts.filter(tellsSize);
  const told: Product = {
    ...product,
    features,
    qualities: [
      ...product.qualities.slice(0, 1),
      ...(sizes.length > 0
        ? [sizeQuality(sizes.map((size) => size.replace(/[.\s]+$/, '')).join('; '), product.name)]
        : []),
      ...product.qualities.slice(1),
    ],
    measures: measured.map((text, at) => ({ id: `SM-${at + 1}`, text })),
  };
  for (const fact of facts) {
    if (listIn(product.idea.said, fact) || readForm(fact) || readBuilding(fact).length > 0 || tellsSize(fact)) continue;
    const isHeard =
      stemsOf(fact).size > 0 &&
      placesOf(told).some(
        ({ stems, isRule }) => (isRule || !firmRule.test(fact)) && shareOf(stemsOf(fact), stems) >= leastShare(fact),
      );
    if (isHeard) continue;
    const near = closestFeature(product, fact);
    const made = factCriteria(fact, product.idea);
    // What was told twice in the same form is one criterion.
    const criteria = made.filter((text) => !features.some((feature) => feature.criteria.includes(text)));
    if (made.length > 0 && criteria.length === 0) continue;
    const home = features.find(({ id }) => id === near?.id) ?? (criteria.length > 0 ? features[0] : undefined);
    if (!home) continue;
    if (criteria.length > 0) home.criteria.push(...criteria);
    else if (near && holds.test(fact)) home.rules.push(`${inWords}${quotation(fact)}.`);
  }
  return told;
}

const holds =
  /\b(?:must|only|may|never|no|not|nobody|cannot|can't|can|always|at most|at least|minimum|maximum|before|after|until|within|sees?|both|two|\d+)\b/i;

const shareOf = (wanted: Set<string>, stems: Set<string>) =>
  wanted.size === 0 ? 1 : [...wanted].filter((stem) => stems.has(stem)).length / wanted.size;

/** Facts of which nothing was made: they stay open. */
export const listUnheard = oncePerProduct((product: Product): string[] =>
  product.loose
    .filter(({ topic }) => isFact(topic))
    .flatMap(({ topic, decision }) => sentencesOfFact(asFact(topic, decision)))
    .filter((fact) => !readForm(fact) && readBuilding(fact).length === 0 && fact.split(/\s+/).length > 2)
    .filter((fact) => placeOfFact(product, fact) === undefined)
    .map((fact) => escapeText(fact.replace(/["“”]/g, ''), 160).replace(/[.\s]+$/, '')),
);
