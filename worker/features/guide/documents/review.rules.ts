import { isByHand, writeDay } from '#shared/checkins.ts';
import { tellTarget } from '#shared/measures.ts';
import { chooseTasks, isTouched, tellLeft } from '#worker/features/guide/documents/review-choice.rules.ts';
import { proposeChanges } from '#worker/features/guide/documents/review-proposals.rules.ts';
import { called, writePlaces } from '#worker/features/guide/documents/review-questions.rules.ts';
import {
  type Found,
  type Goal,
  type Point,
  quoteBriefly,
  quoteLimit,
  quoteSaid,
  type ReviewReading,
} from '#worker/features/guide/documents/review-reading.rules.ts';
import { joinParts, listUnder, tableUnder, termsOf } from '#worker/features/guide/documents/terms.rules.ts';
import { isComplaint } from '#worker/features/guide/documents/wishes.rules.ts';
import { escapeText, fill, joinWords, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/**
 * The document of a finished review: only what was read and said, tied to what the requirements say of it. Sections
 * without an answer are left out.
 * @param left what gets no prompt; nothing where none are written at all.
 */
export function writeReview(
  product: Product,
  reading: ReviewReading,
  basis: string,
  left: Point[] = chooseTasks(reading).left,
): string {
  const { checkpointName, reviewDay } = reading.review;
  const title = isByHand(checkpointName) ? lowerFirst(checkpointName) : `review ${checkpointName}`;
  return joinParts([
    `# ${product.name}: ${escapeText(title, 160)}`,
    [`Day: ${writeDay(reviewDay)}. Basis: ${basis}.`, ...tellStates(reading)].join(' '),
    writeMeasures(reading, basis),
    listUnder(
      'What went well',
      reading.hit.map((one) => tellHit(one, reading)),
    ),
    writePlaces(product, reading),
    listUnder('What you saw', reading.results.map(tellRemark)),
    listUnder('What people said', reading.feedback.map(tellRemark)),
    listUnder('What to improve', reading.improvements.map(tellImprovement)),
    writeChanges(product, reading, basis),
    listUnder('Without a prompt yet', tellLeft(left)),
    listUnder('Goals until the next check-in', reading.goals.map(tellGoal)),
    writeDecision(product, reading),
  ]);
}

const namesOf = (list: Found[]) => joinWords(list.map(({ name }) => name));

/** Which measures are in what state, for whoever reads no further. */
const tellStates = ({ found, hit, missed }: ReviewReading): string[] =>
  (
    [
      ['Hit', hit],
      ['Missed', missed],
      ['Open', found.filter(({ state }) => state === 'unread')],
    ] as const
  ).flatMap(([state, list]) => (list.length > 0 ? [`${state}: ${namesOf(list)}.`] : []));

/** How many measures were reached, in a sentence. */
export function tellOutcome({ found, hit, missed }: ReviewReading): string {
  if (found.length === 0) return 'There is no measure to hold it against.';
  const unread = found.length - hit.length - missed.length;
  if (unread === found.length) return `None of the ${found.length} measures was read.`;
  return `${hit.length} of ${found.length} measures hit, ${missed.length} missed${unread > 0 ? `, ${unread} left open` : ''}.`;
}

const tellWanted = ({ target }: Found) => (target ? tellTarget(target) : 'no number in its wording');

const isOnDocument = (basis: string) => / v\d+$/.test(basis);

function writeMeasures({ found }: ReviewReading, basis: string): string {
  if (found.length === 0)
    return `## Measures\n\nNone: ${isOnDocument(basis) ? 'the requirements give no SM-1' : 'there are no requirements yet that name one'}.`;
  return tableUnder('Measures', [
    ['Measure', 'Wording', 'Target', 'Found', 'Result'],
    ...found.map((one) => [
      one.name,
      escapeText(one.text, 400).replace(/\.$/, ''),
      tellWanted(one),
      one.value || '–',
      one.state === 'unread' ? one.by || 'not read' : `${one.state}, ${one.by}`,
    ]),
  ]);
}

/** What works stays, unless another measure points to the same feature or something of it is to change. */
function tellHit({ name, by, feature }: Found, reading: ReviewReading): string {
  if (!feature) return `${name}: ${by}.`;
  const isChanged = isTouched(reading, feature) || reading.missed.some((one) => one.feature === feature);
  return `${name}, ${called(feature)}: ${by}.${isChanged ? '' : ' Leave it so.'}`;
}

const tellRemark = ({ said, feature }: Point) => `${quoteSaid(said)}${feature ? `, on ${called(feature)}` : ''}`;

function tellImprovement({ said, feature, missed, limit }: Point): string {
  const where = feature ? `on ${called(feature)}` : isComplaint(said) ? 'a fault, place unknown' : 'new, I think';
  const first = missed.length > 0 ? ` First, for ${namesOf(missed)}.` : '';
  return `${quoteSaid(said)}: ${where}.${first}${limit ? ` Is that against ${quoteLimit(limit)}?` : ''}`;
}

/** Wordings for the requirements, which stay as they are until somebody says so. */
function writeChanges(product: Product, { improvements }: ReviewReading, basis: string): string {
  const added = improvements.filter(({ feature, said }) => !feature && !isComplaint(said));
  const lines = proposeChanges(product, improvements).map(({ point, wording, open }) => {
    const { feature } = point;
    const number = added.includes(point) ? `New feature ${product.nextNumber + added.indexOf(point)}` : 'New quality';
    const asked = open ? ` Still to say: ${open}.` : '';
    return `${feature ? `${feature.id}, one more criterion` : number}: ${wording ?? `from ${quoteBriefly(point.said)}`}.${asked}`;
  });
  const list = listUnder('What would change in the requirements', lines);
  const held = isOnDocument(basis) ? basis : 'any requirements';
  return list && `${list}\n\nNot in ${held} yet: say in the chat which of it holds.`;
}

function tellGoal({ said, isDeed, hasNumber, feature, measure }: Goal): string {
  const now = measure?.value ? ` (now ${measure.value}, wanted ${tellWanted(measure)})` : '';
  const about = measure ? `, see ${measure.name}${now}` : feature ? `, on ${called(feature)}` : '';
  const asked = isDeed ? ' Until when?' : ' How many, until when?';
  return `${quoteSaid(said)}${about}.${hasNumber ? '' : asked}`;
}

/** What the figures speak for, and a box for each way, for the person decides. */
function writeDecision(product: Product, { found, missed, hit, improvements }: ReviewReading): string {
  const pointed = missed.flatMap(({ feature }) => feature ?? []);
  const countOf = (feature: Feature) => pointed.filter((one) => one === feature).length;
  const [first] = pointed.toSorted((one, other) => countOf(other) - countOf(one));
  const wish = improvements.find((point) => (first ? point.feature === first : true));
  const terms = termsOf(product);
  const change = [first ? called(first) : '', wish ? quoteBriefly(wish.said) : ''].filter(Boolean);
  return [
    '## Decision',
    `${tellFigures(found, missed, hit)} You decide:`,
    [
      `[ ] Go on${hit.length > 0 ? `: ${namesOf(hit)} hit` : ''}`,
      `[ ] Change${change.length > 0 ? `: ${change.join(' first, with ')}` : ''}`,
      `[ ] Stop, if ${fill('{clients} {doing} as well without {name}', terms)}`,
    ]
      .map((line) => `- ${line}`)
      .join('\n'),
  ].join('\n\n');
}

function tellFigures(found: Found[], missed: Found[], hit: Found[]): string {
  if (hit.length + missed.length === 0)
    return found[0] ? `Without a figure, a guess. Read ${found[0].name} first.` : 'Without a figure, a guess.';
  if (missed.length === 0) return `With ${namesOf(hit)} hit, the figures speak for going on.`;
  return `With ${namesOf(missed)} missed, the figures speak for a change${hit.length === 0 && missed.length > 1 ? ', or an end' : ''}.`;
}
