import fc from 'fast-check';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { beforeAll, expect, test } from 'vitest';
import { layPieces } from '#web/ui/markdown-layout.tsx';
import { loadMarks } from '#web/ui/markdown-marks.ts';
import { createTypesetter, type Piece } from '#web/ui/markdown-pieces.ts';

beforeAll(loadMarks);

const createSetter = (onParse: (source: string) => void = () => {}) =>
  createTypesetter({
    text: (children, plugins, rehypePlugins) => {
      onParse(children);
      return ReactMarkdown({ children, remarkPlugins: [remarkGfm, ...plugins], rehypePlugins });
    },
    code: (code, language) =>
      createElement('pre', null, createElement('code', { className: `language-${language}` }, code)),
  });

/** The addresses of links are pieces that show nothing. */
const isSeen = ({ element }: Piece) => renderToStaticMarkup(element) !== '';
/** The pieces as markup; the breaks between blocks look like nothing, nor does it show that a table has two bodies. */
const toHtml = (pieces: Piece[]) =>
  renderToStaticMarkup(createElement(Fragment, null, layPieces(pieces.filter(isSeen))))
    .replace(/\n+(?=<)|(?<=>)\n+/g, '')
    .replaceAll(' tabindex="0" aria-label="Table"', '')
    .replaceAll(/<section class="table-frame">|<\/section>|<\/tbody><tbody>/g, '')
    .replaceAll(/<(ul|ol) dir="auto"/g, '<$1')
    .replaceAll(/<(?:ul|ol) class="contains-task-list"/g, (tag) => tag.slice(0, 3));
const setAtOnce = (text: string) => toHtml(createSetter()(text, false));

/** What is shown while a text arrives in parts, and at its end. */
function stream(text: string, ...cuts: number[]) {
  const set = createSetter();
  const steps = cuts.map((cut) => set(text.slice(0, cut), true));
  const last = toHtml(set(text, false));
  return {
    last,
    get shown() {
      return steps.map(toHtml);
    },
  };
}
const show = (text: string) => stream(text, text.length).shown[0];

const snippets = [
  'A paragraph with **bold** and `code`.',
  'Two lines\nof one paragraph',
  '# A heading',
  'Underlined\n===',
  '- one\n- two',
  '- loose\n\n- list\n\n  with a paragraph',
  '1. first\n\n2. second',
  '1. first\n   ```ts\n   const a = 1;\n\n   const b = 2;\n   ```\n2. second',
  '- ```\n  in a list\n\n  with a gap\n  ```',
  '```js\nfirst();\n\n\n- no list\n# no heading\n```',
  '~~~\n```\nnot the end\n\n~~~',
  '```\nnever closed',
  '    indented code\n\n    that goes on',
  '> a quote\n> that goes on\nlazily',
  '> ```\n> code in a quote\n\nand after it',
  '| a | b |\n| --- | --- |\n| 1 | 2 |',
  'text before\n| a |\n| - |\n| 1 |',
  '| no table\n| -foo',
  'See [the docs][Docs], [docs] and [plain](https://example.com/a).',
  '[docs]: https://example.com/docs "The docs"',
  '[docs]: https://example.com/another',
  '---',
  '<!-- a comment\n\n**with** a gap -->',
  'A line  \nwith a hard break\\\nand another',
  'Sum * of 2 * 3 and snake_case_word',
  '- [ ] open\n- [x] done',
];

test('a text that arrives in parts ends as the text that came at once', () => {
  const text = fc
    .array(fc.tuple(fc.constantFrom(...snippets), fc.constantFrom('\n\n', '\n', '\n\n\n')), {
      minLength: 1,
      maxLength: 9,
    })
    .map((parts) => parts.map(([snippet, gap]) => snippet + gap).join(''));
  fc.assert(
    fc.property(text, fc.array(fc.nat(7), { minLength: 20, maxLength: 80 }), (whole, steps) => {
      let at = 0;
      const cuts = steps.map((step) => {
        at = Math.min(whole.length, at + step);
        return at;
      });
      expect(stream(whole, ...cuts).last).toBe(setAtOnce(whole));
    }),
    { numRuns: 60 },
  );
});

const repeat = (count: number, part: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index + 1)).join('');
const longBlocks = {
  'a list': repeat(150, (item) => `- Item ${item} with **bold** and [docs]\n`),
  'a loose list': `${repeat(80, (item) => `- Item ${item}\n`)}\n${repeat(60, (item) => `- Item ${item}\n\n  and more\n`)}`,
  'a numbered list': repeat(120, (item) => `${item + 6}. Step ${item}\n   - with a part\n`),
  'a list of boxes': repeat(150, (item) => `- [${item % 2 ? 'x' : ' '}] Box ${item}\n`),
  'a table': `| a | b |\n| --: | --- |\n${repeat(120, (row) => `| ${row} | **bold** and [docs] of row ${row} |\n`)}`,
  'a block of code': `\`\`\`ts\n${repeat(200, (line) => `const a${line} = ${line};\n${line % 9 ? '' : '\n'}`)}\`\`\`\n`,
};
const behind = '\n\nAnd then.\n\n- another\n\n[docs]: https://example.com/docs\n\nThe end.';

test.each(Object.entries(longBlocks))('%s that goes on and on ends as it would have come at once', (_, block) => {
  for (const text of [block, `Before.\n${block}| c |${behind}`]) {
    const cuts = Array.from({ length: Math.ceil(text.length / 211) }, (_, index) => index * 211);
    expect(stream(text, ...cuts).last).toBe(setAtOnce(text));
  }
});

test.each(Object.entries(longBlocks))('%s: what a step parses does not grow with it', (_, block) => {
  let parsed = 0;
  const set = createSetter((source) => {
    parsed += source.length;
  });
  let most = 0;
  let before: Piece[] = [];
  for (let end = 0; end < block.length; end += 61) {
    parsed = 0;
    before = set(block.slice(0, end), true);
    most = Math.max(most, parsed);
  }
  // A part is set aside after 500 characters or half as many more: then it is looked at, drawn, and what is left of it drawn.
  expect(most).toBeLessThan(2_500);
  expect(before.map(({ source }) => source).join('')).toHaveLength(Math.floor((block.length - 1) / 61) * 61);
});

test('what follows a long list or table shows as it is written', () => {
  for (const block of [longBlocks['a list'], longBlocks['a table']]) {
    const text = `${block}\nThen **more** is wri`;
    expect(stream(text, block.length - 40, text.length).shown[1]).toMatch(
      /<\/(?:ul|table)><p>Then <strong>more<\/strong> is wri<\/p>$/,
    );
  }
});

test('of a block that can not be taken apart, steps are left out', () => {
  let parsed = 0;
  const set = createSetter((source) => {
    parsed += source.length;
  });
  const text = 'A long sentence with **bold** words, '.repeat(400);
  for (let end = 0; end <= text.length; end += 100) set(text.slice(0, end), true);
  // All of it at every step would be 1.1 million.
  expect(parsed).toBeLessThan((text.length / 100) * 3_000);
  expect(toHtml(set(text, false))).toBe(setAtOnce(text));
});

test('footnotes bind the text together', () => {
  const text = 'First[^1] and\n\nsecond[^b].\n\nMore.\n\n[^1]: One.\n\n[^b]: Two.\n\nThe end.';
  const cuts = Array.from(text, (_, index) => index);
  expect(stream(text, ...cuts).last).toBe(setAtOnce(text));
});

test('a link shows its address once that is written, wherever it is', () => {
  const text = 'See [docs].\n\nMore.\n\n[docs]: https://example.com\n\nThe end.\n';
  const { shown } = stream(text, 20, text.length);
  expect(shown[0]).toContain('<p>See [docs].</p>');
  expect(shown[1]).toContain('<p>See <a href="https://example.com">docs</a>.</p>');
});

test('finished blocks are parsed once: a step costs what the last block costs', () => {
  const block = 'A paragraph with **bold** words.\n\n- one\n- two\n\n```ts\nconst a = 1;\n```\n\n';
  const text = block.repeat(80);
  const set = createSetter();
  let before: Piece[] = [];
  for (let end = 0; end <= text.length; end += 11) {
    const now = set(text.slice(0, end), true);
    expect(now.at(-1)?.source.length).toBeLessThan(2 * block.length);
    const kept = before.slice(0, -1);
    expect(now.slice(0, kept.length).every(({ element }, index) => element === kept[index]?.element)).toBe(true);
    before = now;
  }
  expect(before.length).toBeGreaterThan(200);
  // The end of it is no new beginning.
  const saved = set(
    text.slice(
      0,
      before.reduce((sum, { source }) => sum + source.length, 0),
    ),
    false,
  );
  expect(saved.slice(0, -1).every(({ element }, index) => element === before[index]?.element)).toBe(true);
});

test('another text begins anew', () => {
  const set = createSetter();
  set('One\n\nTwo\n\nThree', true);
  expect(toHtml(set('Four', true))).toBe('<p>Four</p>');
});

test.each([
  ['half **bold', '<p>half <strong>bold</strong></p>'],
  ['half `code', '<p>half <code>code</code></p>'],
  ['a [link](https://exam', '<p>a link</p>'],
  ['2 * 3\n\nand *more', '<p>2 * 3</p><p>and <em>more</em></p>'],
  ['a < b', '<p>a &lt; b</p>'],
  ['costs $5', '<p>costs $5</p>'],
  ['```\nlet **a', '<pre><code>let **a</code></pre>'],
  ['| a | b', '<table><thead><tr><th>a</th><th>b</th></tr></thead></table>'],
  ['| a | b |\n| -', '<table><thead><tr><th>a</th><th>b</th></tr></thead></table>'],
])('%j shows as %s while it is written', (text, html) => {
  expect(show(text)).toBe(html);
});
