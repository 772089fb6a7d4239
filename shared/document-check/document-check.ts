import { documentSections } from '#shared/content/document-sections.ts';
import { checkArchitecture } from '#shared/document-check/architecture.ts';
import { checkCoverage } from '#shared/document-check/coverage.ts';
import { type Finding, sortFindings } from '#shared/document-check/findings.ts';
import { type IdKind, idKinds, readHeadedIds, readIds } from '#shared/document-check/ids.ts';
import { readLines } from '#shared/document-check/lines.ts';
import { checkPlan } from '#shared/document-check/plan.ts';
import { checkCodingPrompt, isCodingPrompt } from '#shared/document-check/prompt.ts';
import { isEnglish, readPassages } from '#shared/document-check/prose.ts';
import { checkIds } from '#shared/document-check/references.ts';
import { checkRequirements, type Reading } from '#shared/document-check/requirements.ts';
import { checkSections, readSections } from '#shared/document-check/sections.ts';
import {
  type Bounds,
  checkLength,
  checkOpenQuestions,
  checkPlaceholders,
  checkVagueWords,
} from '#shared/document-check/words.ts';
import type { DocumentType } from '#shared/document-types.ts';
import { isHtmlTitle } from '#shared/previews.ts';

export type { Finding } from '#shared/document-check/findings.ts';

type Known = { known?: readonly string[] };
/** What a type of document gives ids to, how long it may be, and the check of its own. */
type Shape = { own: readonly IdKind[]; bounds: Bounds; check: (reading: Reading) => Finding[] };

const words = (least: number, most: number): Bounds => ({ unit: 'words', least, most, severity: 'error' });
/** In the documents around the three, T-1 may be a threat or a test case: they are held against what the requirements give. */
const kindsOfRequirements = ['FR', 'NFR', 'SM'] as const;
const maximumTokens = 1_600;
const fewestWordsOfPrompt = 40;

const shapes: Record<string, Shape> = {
  requirements: { own: kindsOfRequirements, bounds: words(80, 5_000), check: checkRequirements },
  architecture: { own: ['AD'], bounds: words(60, 5_000), check: checkArchitecture },
  plan: { own: ['T'], bounds: words(40, 6_000), check: checkPlan },
};

/** The documents around the three that are built from: sections, ids that exist, bounds. What they say of quality is only a hint. */
function checkSide(type: string, { lines, sections, english }: Reading): Finding[] {
  const rules = Object.hasOwn(documentSections, type) ? documentSections[type as DocumentType] : undefined;
  return rules && english ? checkSections(lines, sections, rules) : [];
}

/**
 * Checks a document against DESIGN section 7; a type without a fixed shape by the general rules alone, an HTML page not at all.
 * Pure, and linear in the length.
 * @param known ids of the documents that this one rests on; without them, neither references to other documents nor what is left out of
 * theirs is checked.
 * @returns findings by line; no error means that it may be saved.
 */
export function checkDocument(
  { type, title, content }: { type: string; title: string; content: string },
  { known }: Known = {},
): Finding[] {
  if (isHtmlTitle(title)) return [];
  const shape = Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  const reading = read(content, shape?.own, { labels: false });
  return sortFindings([
    ...checkLength(content, shape?.bounds ?? words(1, 10_000)),
    ...(shape ? shape.check(reading) : checkSide(type, reading)),
    ...checkCommon(reading, { own: shape?.own ?? [], known, isShaped: shape !== undefined }),
    ...(known && shape && type !== 'requirements' ? checkCoverage(reading, { known, type }) : []),
    ...(shape || !Object.hasOwn(documentSections, type) ? [] : checkPlaceholders(reading.lines)),
  ]);
}

/** The ids that a document gives to others by its type: features by requirements, decisions by an architecture, tasks by a plan. */
export function listGivenIds({ type, content }: { type: string; content: string }): string[] {
  const own = Object.hasOwn(shapes, type) ? shapes[type]?.own : undefined;
  return own ? readIds(readLines(content), own).given.map(({ id }) => id) : [];
}

/** Checks a prompt as `checkDocument` does a document; prompts that are not for a coding tool by the general rules alone. */
export function checkPrompt(
  { documentType, title, content }: { documentType: string; title: string; content: string },
  { known }: Known = {},
): Finding[] {
  const isShaped = isCodingPrompt(documentType);
  const reading = read(content, [], { labels: true });
  return sortFindings([
    ...checkLength(content, {
      unit: 'tokens',
      least: isShaped ? fewestWordsOfPrompt : 1,
      most: maximumTokens,
      severity: isShaped ? 'error' : 'hint',
    }),
    ...(isShaped ? checkCodingPrompt(reading, { documentType, title, content }) : []),
    ...checkCommon(reading, { own: [], known, isShaped }),
  ]);
}

/** Reads a text. Without a fixed shape it gives an id to what a heading begins with it; lists may speak of other documents. */
function read(content: string, own: readonly IdKind[] | undefined, { labels }: { labels: boolean }): Reading {
  const lines = readLines(content);
  const passages = readPassages(lines);
  return {
    lines,
    passages,
    sections: readSections(lines, { labels }),
    ids: own ? readIds(lines, own) : readHeadedIds(lines),
    english: isEnglish(passages),
  };
}

function checkCommon(
  { lines, passages, ids, english }: Reading,
  { own, known, isShaped }: { own: readonly IdKind[]; isShaped: boolean } & Known,
): Finding[] {
  return [
    ...checkIds(lines, ids, { own, known, held: isShaped ? idKinds : kindsOfRequirements }),
    ...(english ? checkVagueWords(passages, { asHints: !isShaped }) : []),
    ...(isShaped ? [...checkOpenQuestions(lines), ...checkPlaceholders(lines)] : []),
  ];
}
