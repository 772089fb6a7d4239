import { checkDocument } from '#shared/document-check/document-check.ts';
import { countWords } from '#shared/document-check/words.ts';

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
  if (words < 700 || words > 1_800) findings.push(`${words} words`);
  return [...findings, ...checkGrammar(content)];
}

/** Slips that templates with slots make: articles, empty slots, doubled words and marks. */
export function checkGrammar(content: string): string[] {
  const slips = [
    /\{[a-z ]+\}/i,
    /\bundefined\b/,
    /\b(an?|the) (an?|the)\b/i,
    /\ba [aeio](?!ne\b|nce\b|u)\w+/i,
    /\ban (?!npm)[bcdfgjklmnpqrstvwz]\w+/,
    / {2,}\S/,
    /\.\.(?!\.)/,
    / [.,;]/,
    /\b(\w{3,}) \1\b/i,
    /ss'?s\b/,
    /(?<!\\)<(?!br)\w/,
  ];
  return content
    .split('\n')
    .flatMap((line) =>
      slips
        .filter((slip) => slip.test(line.replace(/^\s*\d+\. /, '').replace(/`[^`]*`/g, 'code')))
        .map((slip) => `${slip}: ${line}`),
    );
}

/** The sentences of a document, without ids, for comparing two documents. */
function sentencesOf(content: string): Set<string> {
  return new Set(
    content
      .replace(/^#.*$/gm, '')
      .split(/\n|(?<=\.)\s/)
      .map((text) => text.replace(/^[-\d.*\s]+/, '').trim())
      .filter((text) => text.split(' ').length > 3),
  );
}

/** The share of the sentences of the smaller document that the other has too. */
export function sharedShare(a: string, b: string): number {
  const [left, right] = [sentencesOf(a), sentencesOf(b)];
  const shared = [...left].filter((sentence) => right.has(sentence)).length;
  return shared / Math.min(left.size, right.size);
}
