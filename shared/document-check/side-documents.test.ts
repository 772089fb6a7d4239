import { describe, expect, it } from 'vitest';
import { documentSections } from '#shared/content/document-sections.ts';
import { checkDocument } from '#shared/document-check/document-check.ts';
import { documentTypes } from '#shared/document-types.ts';

const prose =
  'The bakers of Morning Loaf read this in the evening and write down what their customers say about rye bread.';
const sided = documentTypes.filter(
  (type) => !['requirements', 'architecture', 'plan'].includes(type) && documentSections[type] !== undefined,
);
const check = (type: string, content: string) => checkDocument({ type, title: type, content });

describe('documents around the three that are built from', () => {
  it.each(sided)('%s: each missing section is told with what belongs there', (type) => {
    const rules = documentSections[type] ?? [];
    const found = check(type, `# Morning Loaf\n\n## Weather\n\n${prose}\n`);
    const missing = found.filter(({ rule }) => rule === 'missing-section');
    const told = (lines: { severity: string; message: string }[]) =>
      lines.map(({ severity, message }) => `${severity}: ${message}`).toSorted();
    expect(told(missing)).toEqual(
      told(rules.map(({ severity, title, ask }) => ({ severity, message: `There is no section “${title}”: ${ask}.` }))),
    );
  });

  it.each(sided)('%s: what was left to be filled in is an error', (type) => {
    const rules = documentSections[type] ?? [];
    const whole = `# Morning Loaf\n\n${rules.map(({ title }) => `## ${title}\n\n${prose}`).join('\n\n')}\n`;
    expect(check(type, whole)).toEqual([]);
    expect(check(type, `${whole}\nThe price is TBD.\n`).map(({ rule }) => rule)).toEqual(['placeholder']);
  });

  it('asks for no section in a language that it can’t read', () => {
    const german =
      'Die Bäcker lesen das am Abend und schreiben auf, was ihre Kunden über das Brot sagen und wann sie kommen.';
    expect(check('market', `# Brot\n\n${german}\n\n${german}\n`)).toEqual([]);
  });
});
