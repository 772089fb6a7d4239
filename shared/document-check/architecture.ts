import { documentSections } from '#shared/content/document-sections.ts';
import type { Finding } from '#shared/document-check/findings.ts';
import { readTexts } from '#shared/document-check/ids.ts';
import type { Line } from '#shared/document-check/lines.ts';
import type { Reading } from '#shared/document-check/requirements.ts';
import { checkSections, findSection } from '#shared/document-check/sections.ts';

const prevents =
  /\b(?:prevent\w*|avoids?|avoiding|guards? against|protects?|rules? out|stops|keeps? \w+ from|otherwise|without (?:it|this)|risks?)\b/i;
const rule = /\b(?:rules?|must|always|never|only|shall|enforced|constraints?)\b/i;
const diagram =
  /^(?:flowchart|graph|sequenceDiagram|classDiagram|stateDiagram|erDiagram|journey|C4\w+|block|architecture|mindmap|timeline|gantt|quadrantChart|requirementDiagram|gitGraph|packet|kanban|sankey)\b/;

/** Decisions with what they prevent and their rule, a stack with names, data model, diagram, and what is deferred (DESIGN section 7). */
export function checkArchitecture(reading: Reading): Finding[] {
  const { lines, sections, english } = reading;
  return [
    ...(english ? checkSections(lines, sections, documentSections.architecture) : []),
    ...checkDecisions(reading),
    ...(english ? checkStack(reading) : []),
    ...checkDiagram(lines),
  ];
}

function checkDecisions({ lines, ids, english }: Reading): Finding[] {
  if (ids.given.length === 0) {
    const message =
      'There is no decision with an id: list them as AD-1, AD-2 and so on, each with what it prevents and its rule.';
    return [{ rule: 'missing-section', severity: 'error', line: 1, message }];
  }
  if (!english) return [];
  const texts = readTexts(lines, ids);
  return ids.given.flatMap(({ id, part, line }): Finding[] => {
    const text = texts.get(id) ?? '';
    const missing = [
      ...(prevents.test(text) ? [] : ['what it prevents']),
      ...(rule.test(text) ? [] : ['the rule that follows from it']),
    ];
    if (missing.length === 0 || part > 0) return [];
    const message = `${id} does not say ${missing.join(' and ')}: add “Prevents: …” and “Rule: …”.`;
    return [{ rule: 'incomplete-decision', severity: 'error', line: line.number, message }];
  });
}

/** A name: a capital in the middle of a line, or a capital, digit or dot within a word (`SQLite`, `D1`, `Node.js`). */
const name = /[\p{Ll}\p{N},:(/+-] \p{Lu}|\p{L}(?:\p{Lu}|\p{N}|\.\p{L})|\b(?:npm|pnpm|zod|esbuild|nginx|systemd)\b/u;

function checkStack({ sections }: Reading): Finding[] {
  const stack = documentSections.architecture.find(({ title }) => title === 'Stack');
  const section = stack && findSection(sections, stack);
  if (!section || name.test(section.said)) return [];
  const told = section.body.map(({ kind, text }) => (kind === 'row' ? text.replaceAll('|', ':') : text));
  if (told.some((text) => name.test(text.replace(/[*_`]/g, '')))) return [];
  const message =
    'The stack names no product: write what it is built with by name, such as TypeScript, React or SQLite.';
  return [{ rule: 'unnamed-stack', severity: 'error', line: section.line, message }];
}

function checkDiagram(lines: Line[]): Finding[] {
  const opened = lines.filter(({ kind, text }) => kind === 'code' && /^(?:`{3,}|~{3,})\s*mermaid\b/i.test(text));
  const [first] = opened;
  if (!first) {
    const message = 'There is no diagram: draw the parts and what passes between them in a ```mermaid block.';
    return [{ rule: 'missing-diagram', severity: 'error', line: 1, message }];
  }
  return opened.flatMap((fence): Finding[] => {
    let at = fence.number;
    while (lines[at]?.kind === 'code' && /^(?:%%|---|$)/.test(lines[at]?.text ?? '')) at += 1;
    if (lines[at]?.kind === 'code' && diagram.test(lines[at]?.text ?? '')) return [];
    const message = 'This mermaid block draws nothing: begin it with the kind of diagram, such as “flowchart LR”.';
    return [{ rule: 'missing-diagram', severity: 'error', line: fence.number, message }];
  });
}
