import { promptSections } from '#shared/content/document-sections.ts';
import type { Finding } from '#shared/document-check/findings.ts';
import { namedIds } from '#shared/document-check/ids.ts';
import type { Reading } from '#shared/document-check/requirements.ts';
import { checkSections, type Section } from '#shared/document-check/sections.ts';

const version = /\b(?:v|version )\d/i;
const documentName =
  /\b(?:based|basis|rests?|requirements?|architecture|plan|documents?|spec\w*|prd|source|according)\b/i;
const basis = /\b(?:based on|rests? on|according to|derived from|taken from)\b/i;
const byHand = /\b(?:click\w*|open|sign|type|tap|press|enter|reload|see|look|phone|window)\b/i;
const needsIds = ['development_prompt', 'secure_feature_development'];

/** Whether prompts of this type are for a coding tool, and so have a fixed shape. */
export const isCodingPrompt = (documentType: string) => Object.hasOwn(promptSections, documentType);

/** The parts of a coding prompt, what it rests on, criteria by id and a way to verify (DESIGN section 7). */
export function checkCodingPrompt(
  { lines, sections, english }: Reading,
  { documentType, title, content }: { documentType: string; title: string; content: string },
): Finding[] {
  if (!english) return [];
  return [
    ...checkSections(lines, sections, promptSections[documentType] ?? []),
    ...checkBasis(content, sections),
    ...checkCriteria(documentType, `${title}\n${content}`, sections),
    ...checkCommands(sections),
  ];
}

function checkBasis(content: string, sections: Section[]): Finding[] {
  const lines = content.split('\n');
  if (lines.some((line) => version.test(line) && documentName.test(line))) return [];
  const at = lines.findIndex((line) => basis.test(line));
  const line = at >= 0 ? at + 1 : (sections.find(({ title }) => title.includes('context'))?.line ?? 1);
  const message = 'It does not name the version of what it rests on: add a line such as “Based on Requirements v2”.';
  return [{ rule: 'missing-basis', severity: at >= 0 ? 'hint' : 'error', line, message }];
}

function checkCriteria(documentType: string, text: string, sections: Section[]): Finding[] {
  if (namedIds(text).some((id) => /^N?FR-|^SM-/.test(id))) return [];
  const line = sections.find(({ title }) => /accept|criteri/.test(title))?.line ?? 1;
  const message = 'No criterion is named by its id: say which FR this builds, and repeat its criteria.';
  return [{ rule: 'missing-reference', severity: needsIds.includes(documentType) ? 'error' : 'hint', line, message }];
}

/** Where it is verified there is a command, or something to do by hand. */
function checkCommands(sections: Section[]): Finding[] {
  const verifying = sections.filter(({ title }) => /verif|validat|check|test|command|\btry\b/.test(title));
  const told = verifying.flatMap(({ title, body, said }) => [
    title,
    said,
    ...body.map(({ kind, text }) => (kind === 'code' ? '`' : text)),
  ]);
  if (verifying.length === 0 || told.some((text) => text.includes('`') || byHand.test(text))) return [];
  const message =
    'There is no command to verify it with: write the commands in code, such as `npm test`, or what to try by hand.';
  return [{ rule: 'missing-command', severity: 'hint', line: verifying[0]?.line ?? 1, message }];
}
