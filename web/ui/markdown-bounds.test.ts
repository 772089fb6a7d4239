import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { expect, test } from 'vitest';
import { boundMarks, TooManyMarks } from '#web/ui/markdown-bounds.ts';

const draw = (children: string, plugins = [remarkGfm, boundMarks]) =>
  ReactMarkdown({ children, remarkPlugins: plugins });

/** Each took seconds, some of them minutes, before there were bounds. */
test.each([
  ['lists within lists', '- '.repeat(2_000)],
  ['numbered lists within lists', '1. '.repeat(8_000)],
  ['quotes within quotes', '>'.repeat(8_000)],
  ['deep lists, line by line', `${'- '.repeat(24)}a\n`.repeat(1_000)],
  ['lists that nest by their margin', Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
  ['emphasis that never ends', '*_'.repeat(15_000)],
  ['emphasis around every letter', '*_a'.repeat(15_000)],
  ['many paragraphs of it', `${'*_a'.repeat(500)}\n\n`.repeat(20)],
  ['ends of links', ']'.repeat(5_000)],
  ['links to nowhere', '[a]'.repeat(5_000)],
  ['lines without the mark of their quote', `> a\n${'b\n'.repeat(8_000)}`],
])('%s are not parsed to their end', (_, text) => {
  expect(() => draw(`${text}a`)).toThrow(TooManyMarks);
});

/** What people and models write, much of it. */
test.each([
  ['a list of 600 items, three deep', '- a **bold** one\n  - b\n    - c\n'.repeat(200)],
  ['a table of 200 rows', `| a | b |\n| - | - |\n${'| **1** | `2` ~3~ [4](#5) |\n'.repeat(200)}`],
  ['a paragraph with 300 bold words', 'Some **bold** words in a [link](#there). '.repeat(300)],
  ['code full of marks', `\`\`\`md\n${`${'- '.repeat(60)}*_*_*_ ]]]]\n`.repeat(500)}\`\`\`\n`],
  ['a quote of 200 lines', '> - a *quoted* line\n'.repeat(200)],
  ['wrapped items', `- An item\nthat goes on\n`.repeat(200)],
])('%s is set as without bounds', (_, text) => {
  const html = (plugins?: Parameters<typeof draw>[1]) => renderToStaticMarkup(draw(text, plugins));
  expect(html() === html([remarkGfm])).toBe(true);
});
