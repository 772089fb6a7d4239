import { checkDocument } from '#shared/document-check/document-check.ts';
import { countWords } from '#shared/document-check/words.ts';
import { readUnits } from '#worker/features/guide/testing/sentences.ts';
import { findSlips } from '#worker/features/guide/testing/slips.ts';

const [wordsAround, wordsOfFeature, wordsOfCriterion] = [1_000, 135, 40];

/** What the check finds in the guide's requirements, and what only the guide promises of them; each finding is one line. */
export function checkRequirements(content: string): string[] {
  const checked = checkDocument({ type: 'requirements', title: 'Requirements', content });
  const findings = checked.map(({ line, message }) => `line ${line}: ${message}`);
  const features = content.split(/^### (?=FR-)/m).slice(1);
  if (features.length < 4 || features.length > 14) findings.push(`${features.length} features`);
  for (const feature of features) {
    if (!/^FR-\d+ .+\n\n[A-Z“\d].+\.\n/.test(feature)) findings.push(`no sentence: ${feature.slice(0, 60)}`);
  }
  const words = countWords(content);
  // Lines of an outline are all told: the more features and rules, the more there is to read.
  const criteria = content.match(/\*\*FR-\d+\.\d+\*\*/g)?.length ?? 0;
  const told = Math.max(wordsOfFeature * features.length, wordsOfCriterion * criteria);
  const [, edges = ''] = /\n## Edge cases\n([\s\S]*?)\n## /.exec(content) ?? [];
  if (words < 700 || words > Math.max(1_800, wordsAround + told) + countWords(edges)) findings.push(`${words} words`);
  return [...findings, ...checkGrammar(content)];
}

/** Slips that templates with slots make: articles, empty slots, doubled words and marks; each finding is one line. */
export function checkGrammar(content: string): string[] {
  return findSlips(content, { strict: true }).map(({ fault, line, text }) => `line ${line}, ${fault}: ${text}`);
}

const keysOfTexts = new Map<string, Set<string>>();
/** The sentences of a text as they are compared: read once, as each text is held against all others. */
function keysOf(text: string): Set<string> {
  const keys = keysOfTexts.get(text) ?? new Set(readUnits(text).map(({ key }) => key));
  keysOfTexts.set(text, keys);
  return keys;
}

/** The share of the sentences of the smaller document that the other has too, ids and versions apart. */
export function sharedShare(a: string, b: string): number {
  const [left, right] = [keysOf(a), keysOf(b)];
  return left.intersection(right).size / Math.max(1, Math.min(left.size, right.size));
}
