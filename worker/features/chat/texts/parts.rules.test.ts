import { describe, expect, test } from 'vitest';
import { keepHalf, longest, sectionsOf, takePart } from '#worker/features/chat/texts/parts.rules.ts';

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

  test('keeps its heading when it begins with a smaller one or with bold words', () => {
    const take1 = (part: string) => take('One', part);
    for (const part of ['### New\n\n- c', '**First of all**\n\n- c'])
      expect(take1(part)).toEqual({ content: text.replace('### Checks\n\n- a', part) });
  });

  test('leaves an open text open, and a whole one whole', () => {
    const kept = { ...open(text), before: `${text}${text}` };
    expect(takePart(kept, 'New.', { section: 'One' })).toMatchObject({ isOpen: true, before: kept.before });
    expect(takePart({ content: text }, 'New.', { section: 'One', hasMore: true })).not.toHaveProperty('isOpen');
  });

  test('whose heading several have is not guessed, and told by the one above', () => {
    expect(take('Checks', 'New.')).toHaveProperty('error');
    expect(sectionsOf(text, [1, 3, 9, 15])).toEqual(['Plan', 'Plan', 'One', 'Two']);
  });
});

describe('a text that is sent once more', () => {
  const text = '# Plan\n\nIntro.\n\n## One\n\n- a\n\n## Two\n\n- b\n';
  const [start = '', end = ''] = text.split(/(?=## Two)/);

  test('ends as it came, and what it was before is gone', () => {
    const begun = takePart({ content: `${text}\nOld.` }, start, more);
    expect(begun).toEqual({ content: start, isOpen: true, before: `${text}\nOld.`, isShortened: true });
    if ('error' in begun) throw new Error(begun.error);
    expect(longest(begun)).toBe(`${text}\nOld.`);
    const ended = takePart(begun, end, {});
    expect(ended).toEqual({ content: text });
    expect(longest({ content: text, before: `${text}\nOld.` })).toBe(text);
  });

  test('begins anew with its title and its first section, while the title alone stands over a part', () => {
    expect(takePart(open(start), `# Plan\n\n${end}`, {})).toEqual({ content: text });
    const anew = '# Plan\n\nBetter.\n\n## One\n\n- c';
    expect(takePart(open(text), anew, more)).toMatchObject({ content: anew, isOpen: true, before: text });
    expect(takePart(open('# Plan\n\nIntro.'), '# Plan\n\n## One', more)).toMatchObject({
      content: '# Plan\n\nIntro.\n\n## One',
    });
  });

  test('in a whole text a last part that comes twice changes nothing, and a piece does not take its place', () => {
    expect(takePart({ content: text }, end, {})).toEqual({ content: text });
    for (const piece of ['## Two\n\n- c', 'Other words.', '## New\n\n- c'])
      expect(takePart({ content: text }, piece, {})).toHaveProperty('error');
    const shorter = '# Plan\n\n## One\n\n- a\n';
    expect(takePart({ content: text }, shorter, {})).toEqual({ content: shorter, isShortened: true });
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
  const fastest = (lines: number) => Math.min(...Array.from({ length: 7 }, () => timeOf(lines)));
  // Eight times as long: in proportion 8, if it grew with the square 64.
  expect(fastest(40_000) / fastest(5_000)).toBeLessThan(32);
});
