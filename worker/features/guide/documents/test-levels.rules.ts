import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { slugOf } from '#worker/features/guide/documents/file-names.rules.ts';
import { amountTold, beginsByItself, momentReached, periodUnit } from '#worker/features/guide/grammar/numbers.rules.ts';
import { isOfEntrance } from '#worker/features/guide/outline/outline-entrance.rules.ts';
import { stockBound } from '#worker/features/guide/outline/outline-stock.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { isNotice } from '#worker/features/guide/product/outlined-payments.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const reached = new RegExp(momentReached, 'i');
const begun = new RegExp(`${beginsByItself}$`, 'iu');
const amount = `(?:${amountTold}|an?) (?:working )?(?:${periodUnit}|night|evening|morning)`;
/** Causes that come with time: a period that passes, one before or after something, an hour of the day. */
const timed = new RegExp(
  [
    '\\bthe clock reaches\\b',
    `(?<!\\b(?:longer|shorter) than )\\b\\d+ ${periodUnit}\\b(?!['’]| in a row)`,
    `\\b${amount} (?:before|after|later|has passed|have passed)\\b`,
    '\\bthe (?:day|night|evening|morning|week|month) (?:before|after)\\b',
    "\\b(?:at|by|before|after|until) (?:\\d{1,2}(?::\\d\\d|[.]\\d\\d| o['’]clock)|noon|midnight)(?!\\w)",
    '\\bis (?:still )?to come\\b|\\bhave passed\\b|\\bexpires?d?\\b|\\boverdue\\b|\\bis late\\b|\\bagreed (?:day|time)\\b',
  ].join('|'),
  'i',
);
/** What is missing in a form is called by its name, whatever time it tells of. */
export const isMissing = /\b(?:is|are) missing$/;

const leftUndone = /n['’]t\b|\b(?:not|never|nobody|no)\b/i;

/** Where a criterion is tested: by its words, the lowest place that can show it. */
export function levelOf({
  cause,
  effect,
  actor,
  isFault = false,
}: Pick<Criterion, 'cause' | 'effect'> & Partial<Pick<Criterion, 'actor' | 'isFault'>>): string {
  const text = `${cause} ${effect}`;
  if (/\btwo .{1,120}\b(?:same|at once|together|both)\b|\bsame (?:moment|time)\b|\bmeanwhile\b/i.test(cause))
    return 'Two callers at the same time';
  // Whoever does something is there, whatever time it is.
  const isDone = actor !== undefined && !isFault && !leftUndone.test(cause);
  const isClocked = timed.test(cause) && !isMissing.test(cause) && !stockBound.test(cause) && !isDone;
  if (
    isClocked ||
    reached.test(cause) ||
    (actor === undefined && begun.test(cause)) ||
    /\bwithin \d+ (?:days?|hours?)|\b(?:after|for) \d+ (?:days?|hours?|weeks?|months?|years?)\b/i.test(text)
  )
    return 'Rule with a set clock';
  if (isOfEntrance(`IF ${cause}, `) || isNotice(`WHEN ${cause}`)) return 'Call of the server';
  if (/\b(show|open|screen|page|see|list|hide|tap|view)\w*\b/i.test(effect)) return 'Browser';
  return 'Call of the server';
}

/** The criteria of a feature that are tested by walking through its screens; none in a stack that has no way to do so. */
export function walkedOf(product: Product, { id }: Pick<Feature, 'id'>): Criterion[] {
  if (!stackOf(product).commands.walk) return [];
  return listCriteria(product).filter((one) => one.feature.id === id && levelOf(one) === 'Browser');
}

/** The tests of one feature: the full stop after its id keeps those of FR-10 out of FR-1. */
export const testOf = ({ test }: { test: string }, { id }: Pick<Feature, 'id'>) => `${test} -t '${id}\\.'`;

/** Phone apps are walked through by flows, pages by scripts in a browser. */
const isFlow = (walk: string) => walk.startsWith('maestro ');

/** Where whoever reads the test plan has the screens walked through: in a browser or on a phone. */
export const placeOfWalk = (walk: string): string => (isFlow(walk) ? 'Phone' : 'Browser');

/** The file of the tests that walk through the screens of a feature; undefined where no criterion of it is tested so. */
export function walkFileOf(product: Product, feature: Feature): string | undefined {
  const { walk } = stackOf(product).commands;
  if (!walk || walkedOf(product, feature).length === 0) return undefined;
  return `e2e/${slugOf(feature.title)}.${isFlow(walk) ? 'yaml' : 'spec.ts'}`;
}

/**
 * The commands that run all tests of a feature, as code: those of its rules and calls, then those through its screens.
 * @param later the ids of its criteria that are tested with another one.
 */
export function testsOf(product: Product, feature: Feature, later: ReadonlySet<string> = new Set()): string {
  const { commands } = stackOf(product);
  const own = `\`${testOf(commands, feature)}\``;
  const file = walkFileOf(product, feature);
  if (!file || !commands.walk || walkedOf(product, feature).every(({ id }) => later.has(id))) return own;
  const walked = isFlow(commands.walk) ? `maestro test ${file}` : `${commands.walk} -g '${feature.id}\\.'`;
  return `${own} and \`${walked}\``;
}
