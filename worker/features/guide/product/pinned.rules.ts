import { namingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { type Noun, patternOfNoun, plainWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { pinJourneys } from '#worker/features/guide/product/journeys.rules.ts';
import { isToldIn, matchFeatures, tellsAct } from '#worker/features/guide/product/matching.rules.ts';
import type { Feature, Measure, Product } from '#worker/features/guide/product/product.rules.ts';
import type { Numbered, SavedFeature, SavedText } from '#worker/features/guide/product/saved-text.rules.ts';

export type Kept = { feature: Feature; assumed: string[] };

/**
 * The product as the saved requirements have it: their features under their ids, with their titles, criteria and order; without those
 * that decisions have taken out since. All other documents and prompts are written from it, so that they name no other id.
 * @param before the product of the decisions that the saved text knows.
 */
export function pinProduct(now: Product, before: Product, saved: SavedText): Product {
  const rows = matchAll(now, before, saved).filter(({ isGone }) => !isGone);
  const kept = rows.map(({ mine, current }) => keepFeature(mine, current, now));
  const measures = measuresOf(saved.measures.map((entry) => ({ ...entry, text: harmless(entry.text) })));
  const told = { ...withQualities(now, saved), journeys: pinJourneys(now, before, saved.journeys, harmless) };
  return kept.length > 0
    ? withFeatures(told, kept.map(asHarmless), measures ?? (saved.isOwn ? [] : now.measures))
    : told;
}

/** The qualities that the saved text has, by their numbers; where another hand wrote it without any, the derived ones. */
const withQualities = (product: Product, { qualities: list, isOwn }: SavedText): Product =>
  list.length === 0 && !isOwn
    ? product
    : {
        ...product,
        qualities: list.map(({ text }) => harmless(text)),
        qualityNumbers: list.map(({ number }) => number),
      };

/** Braces are slots in the texts that writers fill. */
const harmless = (text: string) => text.replace(/(?<!\\)[{}]/g, '\\$&');

function asHarmless({ feature, assumed }: Kept): Kept {
  const { title, says, wants, screen, criteria, rules } = feature;
  return {
    feature: {
      ...feature,
      title: harmless(title),
      says: harmless(says),
      wants: harmless(wants),
      screen: harmless(screen),
      criteria: criteria.map(harmless),
      rules: rules.map(harmless),
    },
    assumed: assumed.map(harmless),
  };
}

export function measuresOf(list: Numbered[]): Measure[] | undefined {
  return list.length > 0 ? list.map(({ number, text }) => ({ id: `SM-${number}`, text })) : undefined;
}

export type Row = { mine: SavedFeature; earlier: Feature | undefined; current: Feature | undefined; isGone: boolean };

/** Which derived feature each saved one is, before and now. `isGone`: decisions have taken it out. */
export function matchAll(now: Product, before: Product, saved: SavedText): Row[] {
  const mine = saved.features.map(({ title, says, criteria }) => ({
    title,
    says: readParagraph(says).says,
    criteria: criteria.map(({ text }) => text),
  }));
  const toBefore = matchFeatures(mine, before.features);
  const toNow = matchFeatures(before.features, now.features);
  const direct = matchFeatures(mine, now.features);
  const left = new Set(before.excludes.map(({ id }) => id));
  const leaving = now.excludes.filter(({ id }) => !left.has(id));
  // What was told leaves with the sentence that told it: that another telling of the whole has no room for it decides nothing.
  const [told, toldNow] = [sentencesOf(before), sentencesOf(now)];
  const stands = (title: string, earlier: Feature | undefined) =>
    earlier?.isTold === true &&
    !isLineGone(earlier, before, now) &&
    (isToldIn(title, toldNow) || !isToldIn(title, told));
  /** What was told and is gone is not what is assumed in its stead. */
  const throughTo = (at: number) => {
    const [earlier, found] = [before.features[at], now.features[toNow.get(at) ?? -1]];
    if (!earlier || !found || found.title === earlier.title) return toNow.get(at);
    const isInStead = isAssumed(found, now) && !isAssumed(earlier, before);
    // The line is gone, and what is most like it now has no word of its title: another feature with a number of its own.
    const isAnother =
      isLineGone(earlier, before, now) && namingStems(earlier.title).isDisjointFrom(namingStems(found.title));
    return isInStead || isAnother ? undefined : toNow.get(at);
  };
  return saved.features.map((feature, index) => {
    const at = toBefore.get(index);
    const through = at === undefined ? undefined : throughTo(at);
    const current = now.features[(at === undefined ? direct.get(index) : through) ?? -1];
    const isOut = (title: string) => leaving.some(({ inTitle }) => inTitle(title));
    // Of 'run the match clock and the possession clock' one may stay.
    const isRefused =
      isOut(feature.title) && (!current || isOut(current.title) || !isToldIn(current.title, [feature.title]));
    return {
      mine: feature,
      earlier: at === undefined ? undefined : before.features[at],
      current,
      isGone: isRefused || (at !== undefined && current === undefined && !stands(feature.title, before.features[at])),
    };
  });
}

/** Whether the line of an outline that told a feature is there no more, whatever rules still speak of it. */
function isLineGone(feature: Feature, before: Product, now: Product): boolean {
  const has = ({ idea: { outline } }: Product) => outline?.acts.some((line) => tellsAct(feature, line)) === true;
  return now.idea.outline !== undefined && has(before) && !has(now);
}

/** What a feature of an outline says that nobody told who does it: it is assumed because others need it. */
function isAssumed({ says }: Feature, { idea }: Product): boolean {
  const said = plainWords(says.split('. ')[0] ?? '');
  return idea.told.some(({ isDoerAssumed, line }) => isDoerAssumed === true && plainWords(line ?? '') === said);
}

/** What the owner has told of a product: the description as it holds, and the decisions about it. */
export const sentencesOf = ({ told, loose, settled }: Product): string[] => [
  ...[told, ...loose.map(({ decision }) => decision)].flatMap((text) => text.split(/(?<=[.!?;])\s+|\n+/)),
  ...[...settled.values()].map(({ text }) => text),
];

/** A saved feature as the writers know one; what its text does not say comes from the derived one. */
export function keepFeature(mine: SavedFeature, current: Feature | undefined, product: Product): Kept {
  const { says, wants, priority, journey } = readParagraph(mine.says);
  const actor = current?.actor ?? actorOf(mine, product.idea);
  const feature: Feature = {
    key: current?.key ?? `saved-${mine.number}`,
    screen: current?.screen ?? mine.title,
    ...(actor && { actor }),
    ...(current?.isRule && { isRule: current.isRule }),
    ...(current?.isDevice && { isDevice: current.isDevice }),
    ...(current?.isTold && { isTold: current.isTold }),
    ...(current?.why && { why: current.why }),
    id: mine.id,
    title: mine.title,
    says: says || (current?.says ?? `${mine.title}.`),
    wants,
    priority: priority ?? current?.priority ?? { level: 'should', reason: 'the requirements have it' },
    journey: journey ?? current?.journey ?? 'J-1',
    criteria: mine.criteria.map(({ text }) => text),
    criterionNumbers: mine.criteria.map(({ number }) => number),
    rules: mine.rules,
  };
  return { feature, assumed: mine.assumed };
}

export function withFeatures(product: Product, kept: Kept[], measures: Measure[]): Product {
  const known = new Set(kept.flatMap(({ feature }) => feature.criteria));
  const assumed = [...product.assumed, ...kept.flatMap((one) => one.assumed)];
  return {
    ...product,
    features: withMusts(kept.map(({ feature }) => feature)),
    assumed: assumed.filter((text) => known.has(text)),
    measures,
  };
}

/** Some must come first: where a text does not say which, its first half. */
function withMusts(features: Feature[]): Feature[] {
  if (features.some(({ priority }) => priority.level === 'must')) return features;
  const first = Math.ceil(features.length / 2);
  return features.map((feature, index) =>
    index < first ? { ...feature, priority: { ...feature.priority, level: 'must' } } : feature,
  );
}

const weight = /^(.*?)(?:^|\s)(Must|Should|Later)(?:: (.{1,300}))?\. Serves (J-\d{1,3})\.$/s;
const mostRead = 3_000;

/** The paragraph under a feature's title, taken apart into what the guide puts there. */
function readParagraph(text: string): Pick<Feature, 'says' | 'wants'> & Partial<Pick<Feature, 'priority' | 'journey'>> {
  const [, before = text.slice(0, mostRead), level, reason = '', journey] = weight.exec(text.slice(0, mostRead)) ?? [];
  const sentences = before.split(/(?<=\.)\s+/);
  const at = sentences.findIndex((sentence) => sentence.includes(' want this so that '));
  const says = (at < 0 ? sentences : sentences.slice(0, at)).join(' ').trim();
  const wants = at < 0 ? '' : sentences.slice(at).join(' ').trim();
  const named = level?.toLowerCase();
  return {
    says,
    wants,
    ...((named === 'must' || named === 'should' || named === 'later') && { priority: { level: named, reason } }),
    ...(journey && { journey }),
  };
}

/** Who acts in a feature that a person wrote: the one its first criterion names. */
function actorOf({ criteria, title }: SavedFeature, { client, host, people }: Idea): Noun | undefined {
  const text = `${criteria[0]?.text ?? ''} ${title}`;
  return [client, host, ...people].find((noun) => noun && patternOfNoun(noun).test(text));
}
