import type { ReviewBrief } from '#shared/checkins.ts';
import { hasNumber } from '#shared/document-check/prose.ts';
import { isTime, type Target, tellValue, verdictOf } from '#shared/measures.ts';
import { featureOfMeasure } from '#worker/features/guide/documents/measures.rules.ts';
import { isComplaint, readWish, topicOfWish } from '#worker/features/guide/documents/wishes.rules.ts';
import { remarkStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { escapeText, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import { listAbout, ownStems } from '#worker/features/guide/product/about.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/**
 * A measure as the review found it. `name` is its id as a text may write it; `by` how far from its target: '12 points
 * short'.
 */
export type Found = {
  name: string;
  text: string;
  target: Target | undefined;
  value: string;
  state: 'hit' | 'missed' | 'unread';
  by: string;
  feature: Feature | undefined;
};
/**
 * Something that the person wrote, in their words, with the feature it is about and the missed measures that point there too; `limit` is what
 * the product will not do, where a wish seems to go against it.
 */
export type Point = { said: string; feature: Feature | undefined; missed: Found[]; limit?: string | undefined };
/**
 * `measure` is the one that tells whether the goal is reached, where its words say so; a goal that is a deed is done
 * or not.
 */
export type Goal = {
  said: string;
  isDeed: boolean;
  hasNumber: boolean;
  feature: Feature | undefined;
  measure: Found | undefined;
};
export type ReviewReading = {
  review: ReviewBrief;
  found: Found[];
  missed: Found[];
  hit: Found[];
  /** What was seen and what people said, line by line. */
  results: Point[];
  feedback: Point[];
  /** What to improve: first that to which a missed measure points, else in the person’s order. */
  improvements: Point[];
  goals: Goal[];
};

/**
 * A finished review held against the product: which measures are hit and which missed, and what each remark and wish is about.
 * @param saved the saved requirements, which say what feature a measure shows.
 */
export function readReview(product: Product, review: ReviewBrief, saved?: string): ReviewReading {
  const found = review.measures.map((measure) => readMeasured(product, measure, saved));
  const missed = found.filter(({ state }) => state === 'missed');
  const pointOf = (said: string): Point => {
    const [feature] = listAbout(product, topicOfWish(said));
    return { said, feature, missed: missed.filter((one) => feature && one.feature === feature) };
  };
  const wanted = review.improvementAreas
    .map(bareOf)
    .filter(Boolean)
    .map((said) => ({ ...pointOf(said), limit: limitOf(product, said) }));
  const isFirst = (point: Point) => point.missed.length > 0;
  return {
    review,
    found,
    missed,
    hit: found.filter(({ state }) => state === 'hit'),
    results: cutLines(review.results).map(pointOf),
    feedback: cutLines(review.userFeedback).map(pointOf),
    improvements: [...wanted.filter(isFirst), ...wanted.filter((point) => !isFirst(point))],
    goals: review.nextGoals
      .map(bareOf)
      .filter(Boolean)
      .map((said) => readGoal(product, said, found)),
  };
}

/** The limit of the product that a wish shares a telling word with: the wish may ask for what was ruled out. */
function limitOf(product: Product, said: string): string | undefined {
  if (isComplaint(said)) return undefined;
  const words = ownStems(product, said);
  // Its reason speaks of anything: what is left out stands before it.
  return product.nots.find((text) => words.intersection(remarkStems(text.split(/[;:]/)[0] ?? '')).size > 0);
}

const fewestShared = 2;
/**
 * A goal, and the measure with which it shares what is counted or most of its words; else one of the feature that it
 * is about.
 */
function readGoal(product: Product, said: string, found: Found[]): Goal {
  const [feature] = listAbout(product, topicOfWish(said));
  const isDeed = readWish(said) !== undefined;
  if (isDeed) return { said, isDeed, hasNumber: hasNumber(said), feature, measure: undefined };
  const words = remarkStems(said);
  const shared = ({ text, target }: Found) => {
    const unit = remarkStems(isTime(target?.unit ?? '') ? '' : (target?.unit ?? ''));
    const isCount = target !== undefined && said.includes(`${target.value} ${target.unit}`.trim());
    return words.intersection(remarkStems(text)).size + (isCount || words.intersection(unit).size > 0 ? 1 : 0);
  };
  const [closest] = found.toSorted((one, other) => shared(other) - shared(one));
  const measure =
    closest && shared(closest) >= fewestShared
      ? closest
      : found.find((one) => feature && one.feature === feature && one.value !== '');
  return { said, isDeed, hasNumber: hasNumber(said), feature, measure };
}

type Given = ReviewBrief['measures'][number];

function readMeasured(product: Product, { id, text, value, isHit, target }: Given, saved = ''): Found {
  const wanted = target ?? undefined;
  const reached = verdictOf({ target }, { value, isHit });
  const isKnown = saved === '' || product.measures.some((measure) => measure.id === id);
  return {
    // An id that the requirements no longer give is only quoted.
    name: isKnown ? id : `“${id}”`,
    text,
    target: wanted,
    value: value === null ? '' : tellCounted(value, wanted?.unit ?? ''),
    state: reached === null ? 'unread' : reached ? 'hit' : 'missed',
    by:
      reached === null
        ? value === null
          ? ''
          : 'nothing to tell it by'
        : wanted && value !== null
          ? tellDistance(wanted, value, reached)
          : 'as you say',
    feature: featureOfMeasure(product, text, { id, saved }),
  };
}

/** '1 week', '2 weeks'. */
const tellCounted = (value: number, unit: string) =>
  tellValue(value, value === 1 && !unit.startsWith('of ') ? singularOf(unit) : unit);

/** How far a value is from its target, the right way round: under 'at most' more is worse. */
function tellDistance({ sense, value: wanted, unit }: Target, value: number, reached: boolean): string {
  const distance = Number(Math.abs(value - wanted).toPrecision(10));
  const isFloor = sense === 'at least' || sense === 'more than';
  if (distance === 0) return reached ? 'exactly at it' : `exactly at the limit, and it has to be ${sense}`;
  const counted =
    unit === '%' ? `${tellValue(distance)} ${distance === 1 ? 'point' : 'points'}` : tellCounted(distance, unit);
  if (reached) return isFloor ? `${counted} more than asked` : `${counted} to spare`;
  if (isFloor) return `${counted} short`;
  return `${counted} too ${isTime(unit) ? 'long' : /^(?:%|USD|EUR|GBP|CHF)$/.test(unit) ? 'much' : 'many'}`;
}

const ownMarks = /^(?:["“„«‘]([^"“”„«»‘]+)["”»’“]|'([^']+)')([.!?]?)$/u;

/** What somebody wrote without the mark of a list or a heading, and without quotation marks around all of it: it gets ours. */
const bareOf = (text: string) =>
  text
    .trim()
    .replace(/^(?:#{1,6}(?!\s+of\b)|[-*•>])\s+/i, '')
    .replace(ownMarks, '$1$2$3')
    .trim();

/** Quotations over 400 characters are not taken for such by the check. */
const longest = 320;

/** What somebody wrote in several lines, each short enough to be quoted whole. */
function cutLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, ''))
    .map(bareOf)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .flatMap(cutLong);
}

/** A long line in pieces, at the end of a sentence where there is one. */
function cutLong(line: string): string[] {
  if (line.length <= longest) return [line];
  const part = line.slice(0, longest);
  const end = [/^.*[.!?…](?=\s)/su, /^.*(?=\s)/su].map((sign) => sign.exec(part)?.[0]).find((found) => found?.trim());
  return [(end ?? part).trim(), ...cutLong(line.slice((end ?? part).length).trim())];
}

const plain = (text: string) => text.replace(/[“„«]|(?<=^|[\s(])"/g, '‘').replace(/[”»"]/g, '’');
const quoteOne = (text: string, most: number) => `“${escapeText(plain(text), most).replace(/[.,;:]$/, '')}”`;

/** Somebody’s own words in quotation marks, whole and harmless: what they said is not put into other words. */
export const quoteSaid = (text: string): string =>
  cutLong(text.replace(/\s+/g, ' ').trim())
    .map((piece) => quoteOne(piece, longest))
    .join(' ');

/** Their beginning, where they stand whole elsewhere. */
export const quoteBriefly = (text: string): string => quoteOne(text, 80);

/** What the product will not do, without the reason that stands after it. */
export const quoteLimit = (limit: string): string => `“${limit.replace(/[;.].*$/s, '')}”`;
