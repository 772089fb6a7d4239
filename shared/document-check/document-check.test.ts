import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDocument, checkPrompt, type Finding } from '#shared/document-check/document-check.ts';
import { findingRules } from '#shared/document-check/findings.ts';
import { goodDocuments } from '#shared/document-check/testing/good-documents.ts';
import { goodPrompts } from '#shared/document-check/testing/good-prompts.ts';
import { poorDocuments } from '#shared/document-check/testing/poor-documents.ts';
import { poorPrompts } from '#shared/document-check/testing/poor-prompts.ts';
import { poorRequirements } from '#shared/document-check/testing/poor-requirements.ts';
import { documentTypes, promptDocumentTypes } from '#shared/document-types.ts';
import { growthOf, mostGrowth } from '#shared/testing/growth.ts';

const { requirements } = goodDocuments;
const tell = (content: string, findings: Finding[]) =>
  findings.map(({ rule, severity, line }) => `${severity} ${rule} in “${content.split('\n')[line - 1]?.slice(0, 60)}”`);

describe('good documents and prompts', () => {
  test.each(Object.entries(goodDocuments))('%s gives no finding', (_, document) => {
    expect(tell(document.content, checkDocument(document))).toEqual([]);
  });

  test.each(Object.entries(goodPrompts))('the prompt %s gives no finding', (_, prompt) => {
    expect(tell(prompt.content, checkPrompt(prompt))).toEqual([]);
  });
});

describe('poor documents and prompts', () => {
  const cases = [
    ...[...poorRequirements, ...poorDocuments].map((poor) => {
      const { type, title, content } = goodDocuments[poor.of];
      const known = 'known' in poor && poor.known ? { known: poor.known } : {};
      return { ...poor, content, check: (changed: string) => checkDocument({ type, title, content: changed }, known) };
    }),
    ...poorPrompts.map((poor) => {
      const { documentType, title, content } = goodPrompts[poor.of];
      return { ...poor, content, check: (changed: string) => checkPrompt({ documentType, title, content: changed }) };
    }),
  ];

  test.each(cases)('$name: $rule, and nothing else', (poor) => {
    const changed = poor.content.replace(...poor.change);
    expect(changed).not.toBe(poor.content);
    const findings = poor.check(changed);
    expect(tell(changed, findings)).toEqual([expect.stringContaining(`${poor.severity ?? 'error'} ${poor.rule} in`)]);
    expect(changed.split('\n')[(findings[0]?.line ?? 0) - 1]).toContain(poor.at);
    if (poor.says) expect(findings[0]?.message).toContain(poor.says);
  });

  test('every rule has an example, and there are many', () => {
    const shown = new Set(cases.map(({ rule }) => rule));
    expect(findingRules.filter((rule) => !shown.has(rule))).toEqual([]);
    console.log(`${cases.length} poor examples of ${shown.size} rules`);
  });
});

describe('whatever the text', () => {
  const scraps = [
    '# §## Vision§## Users§### FR-1 A§### FR-2§- **SM-1** 5 %§- §1. §> §| a | b |§|---|---|§|§```§```mermaid§~~~§<!--§-->',
    '**Goal:** x§**a**§===§---§“§”§"§`§[NEEDS CLARIFICATION§: x]§FR-1§FR-9.9§T-1§AD-0§depends on T-3§WHEN a§THE SYSTEM SHALL b',
    'fast§Easy§TBD§. §v2§\r§\u2028§\u0000§日本語§é§😀§\ud83d§](§https://§\\|§constructor§__proto__',
  ].flatMap((line) => line.split('§'));
  const anyText = fc
    .array(
      fc.oneof(
        fc.constantFrom(...scraps),
        fc.string({ unit: 'binary', maxLength: 8 }),
        fc.constantFrom('\n', '\n\n', ' '),
      ),
      {
        maxLength: 80,
      },
    )
    .map((parts) => parts.join(''));
  const anyType = fc.constantFrom<string>(...documentTypes, ...promptDocumentTypes, 'constructor', 'unheard of');
  const check = (type: string, content: string, known?: string[]) =>
    type.includes('_') || type.endsWith('s_assets')
      ? checkPrompt({ documentType: type, title: content.slice(0, 20), content }, known && { known })
      : checkDocument({ type, title: 'Any', content }, known && { known });

  test('nothing throws, lines lie in the text, findings are sorted and the same each time', () => {
    fc.assert(
      fc.property(
        anyType,
        anyText,
        fc.option(fc.array(fc.constantFrom('FR-1', 'T-1', 'x')), { nil: undefined }),
        (type, content, known) => {
          const findings = check(type, content, known);
          const count = content.split('\n').length;
          for (const { line, rule, message } of findings) {
            expect(line).toBeGreaterThanOrEqual(1);
            expect(line).toBeLessThanOrEqual(count);
            expect(findingRules).toContain(rule);
            expect(message).toMatch(/^[\p{Lu}“].*\.$/su);
          }
          expect(findings.map(({ line }) => line)).toEqual(findings.map(({ line }) => line).sort((a, b) => a - b));
          expect(check(type, content, known)).toEqual(findings);
        },
      ),
      { numRuns: 1_500 },
    );
  });

  const hostile: Record<string, string[]> = {
    requirements: [
      'a',
      '*',
      '`',
      '“',
      '"a',
      '|',
      '#',
      '_',
      '](',
      '.',
      '. A',
      'when ',
      'WHEN shall ',
      'FR-1 ',
      'https://',
      '日本',
    ].concat(
      [
        '~~~\n',
        '\n',
        'fast\n',
        'Fast. ',
        '### FR-1 a\n',
        '- a\n',
        '# vision\n',
        '| a | b |\n',
        '<!--',
        'a\n===\n',
        '[insert ',
      ],
      ['[NEEDS CLARIFICATION', '“"`[*_#|>FR-1 when shall fast. ', `${requirements.content}\n`],
    ),
    plan: ['### T-1 x\n', 'T-1 depends on ', '| T-1 | a |\n'],
    architecture: ['```mermaid\n', '```mermaid\n%%\n```\n', '### AD-1\n'],
    setup_prompt: ['**a:** ', '**Goal:**\n', 'Goal: ', 'v2 based on '],
  };
  const cases = Object.entries(hostile).flatMap(([type, scraps]) => scraps.map((scrap) => ({ type, scrap })));

  test.each(cases)('$type: eight times of $scrap takes about eight times as long', ({ type, scrap }) => {
    const make = (size: number) => `# ${scrap.repeat(Math.ceil(size / scrap.length)).slice(0, size)}`;
    expect(growthOf((text) => check(type, text), make, 32_768)).toBeLessThan(mostGrowth);
  });
});
