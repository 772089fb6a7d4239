import { describe, expect, test } from 'vitest';
import { keepHalf, sectionsOf, takePart } from '#worker/features/chat/texts/parts.rules.ts';

const open = (content: string) => ({ content, isOpen: true as const });
const more = { hasMore: true };

test.each([
  ['paragraphs', 'One.\n', 'Two.', 'One.\n\nTwo.'],
  ['a section', 'One.\n\n', '\n## Two', 'One.\n\n## Two'],
  ['a list', '- one', '- two', '- one\n- two'],
  ['a table', '| a |\n|---|\n', '| 1 |', '| a |\n|---|\n| 1 |'],
  ['a table after its head', '| a |\n|---|', '| 1 |\n', '| a |\n|---|\n| 1 |\n'],
  ['a block of code', '```mermaid\ngraph LR', '  a --> b\n```', '```mermaid\ngraph LR\n  a --> b\n```'],
  ['what stands after a block of code', '```\nx\n```', 'Then.', '```\nx\n```\n\nThen.'],
])('a part goes on in %s', (_, kept, part, whole) => {
  expect(takePart(open(kept), part, more)).toMatchObject({ content: whole, isOpen: true });
});

describe('a section', () => {
  const text = '# Plan\n\nIntro.\n\n## One\n\n### Checks\n\n- a\n\n## Two\n\n### Checks\n\n- b\n';
  const take = (section: string, part: string) => takePart({ content: text }, part, { section });

  test('stands in place of all up to the next heading that is no smaller, with a heading of its own or without', () => {
    const changed = { content: text.replace('### Checks\n\n- a', 'New.') };
    expect(take('One', '## One\n\nNew.\n')).toMatchObject(changed);
    expect(take('## one', 'New.')).toMatchObject(changed);
    expect(take('Two', '## Two\n\nEnd.')).toMatchObject({ content: text.replace('### Checks\n\n- b', 'End.') });
  });

  test('whose heading several have is not guessed, and told by the one above', () => {
    expect(take('Checks', 'New.')).toHaveProperty('error');
    expect(sectionsOf(text, [1, 3, 9, 15])).toEqual(['Plan', 'Plan', 'One', 'Two']);
  });
});

describe('half a call', () => {
  const paragraph = 'Somebody waters a plant and ticks it off. '.repeat(6).trim();
  const half = { title: 'Plan', type: 'plan', content: `${paragraph}\n\n${paragraph}\n\n- The third th` };

  test('is a part up to its last whole paragraph, or line', () => {
    expect(keepHalf('createDocument', half)).toEqual({
      ...half,
      content: `${paragraph}\n\n${paragraph}`,
      hasMore: true,
    });
    const oneList = { ...half, content: `- ${paragraph}\n- ${paragraph}\n- The th` };
    expect(keepHalf('createDocument', oneList)).toMatchObject({ content: `- ${paragraph}\n- ${paragraph}` });
  });

  test.each([
    ['of another tool', 'recordDecision', half],
    ['of a section', 'createDocument', { ...half, section: 'One' }],
    ['with hardly a text', 'createDocument', { ...half, content: 'Only this\n\nand' }],
    ['without one', 'createPrompt', { title: 'Plan' }],
    ['that is none', 'createDocument', 'Plan'],
  ])('%s is not kept', (_, tool, given) => {
    expect(keepHalf(tool, given)).toBeUndefined();
  });
});

test('a long text is taken in a time that grows with its length', () => {
  const timeOf = (lines: number) => {
    const kept = `# Plan\n\n${'## A\n\n- one\n'.repeat(lines)}`;
    const began = performance.now();
    takePart(open(kept), '- more', more);
    sectionsOf(
      kept,
      Array.from({ length: 20 }, (_, at) => at * 3),
    );
    return performance.now() - began;
  };
  timeOf(40_000);
  expect(timeOf(40_000) / timeOf(5_000)).toBeLessThan(24);
});
