import { vagueWords } from '#shared/content/vague-words.ts';
import { countWords } from '#worker/features/guide/guide-words.rules.ts';

/** A small structural check in the sense of DESIGN section 7; each finding is one line. */
export function checkRequirements(content: string): string[] {
  const lines = content.split('\n');
  const findings: string[] = [];
  const ids = (kind: string, pattern: RegExp) => {
    const found = lines.flatMap((line) => pattern.exec(line)?.[1] ?? []).map(Number);
    if (found.length === 0) findings.push(`no ${kind}`);
    if (found.some((id, index) => id !== index + 1)) findings.push(`${kind} out of order: ${found.join(' ')}`);
    return found.length;
  };
  const features = ids('FR', /^### FR-(\d+) \S/);
  ids('SM', /^- \*\*SM-(\d+)\*\* .*\d/);
  if (features < 4 || features > 14) findings.push(`${features} features`);
  for (const block of content.split(/^### (?=FR-)/m).slice(1)) {
    const own = block.split(/^## /m)[0] ?? '';
    if (!/^- (WHEN|IF|WHILE|WHERE) .+THE SYSTEM SHALL .+\.$/m.test(own))
      findings.push(`no criterion: ${own.slice(0, 40)}`);
    if (!/^FR-\d+ .+\n\n[A-Z“\d].+\.\n/.test(own)) findings.push(`no sentence: ${own.slice(0, 60)}`);
  }
  for (const line of lines) if (line.search(vagueWords) >= 0) findings.push(`vague: ${line}`);
  const open = content.match(/\[NEEDS CLARIFICATION: /g)?.length ?? 0;
  if (open > 3) findings.push(`${open} clarifications`);
  if (!content.includes('[ASSUMPTION]') && open === 0) findings.push('no assumption');
  for (const section of [
    'Vision',
    'Users and the job they hire it for',
    'Journeys',
    'Glossary',
    'Features',
    'What it will not do',
    'Measures of success',
  ]) {
    if (!content.includes(`\n## ${section}\n`)) findings.push(`no section ${section}`);
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
