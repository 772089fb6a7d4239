import fc from 'fast-check';
import { isValidElement } from 'react';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { expect, test } from 'vitest';
import { toElements } from '#web/ui/markdown-elements.ts';
import { parseMarkdown } from '#web/ui/markdown-parse.ts';
import { toTree } from '#web/ui/markdown-tree.ts';

/** Every element with its key and properties. */
const list = (drawn: unknown): unknown => {
  if (Array.isArray(drawn)) return drawn.map(list);
  if (!isValidElement<{ children?: unknown }>(drawn)) return drawn;
  const { type, key, props } = drawn;
  return { type, key, ...props, children: list(props.children) };
};
const draw = (text: string) => list(toElements(toTree(parseMarkdown(text)), {}));
const drawByLibrary = (text: string) => list(ReactMarkdown({ children: text, remarkPlugins: [remarkGfm] }));

const parts = [
  ...['\n', '\n\n', '\n\n\n', '  \n', '\\\n', ' ', '    ', '\t', '\n  ', '\n    ', '\r\n'],
  ...[
    '*',
    '**',
    '_',
    '~~',
    '~',
    '`',
    '``',
    '`` ` ``',
    '[',
    ']',
    '(',
    ')',
    '![',
    '](',
    '<',
    '>',
    '|',
    '\\',
    '&amp;',
    '&#32;',
  ],
  ...[
    '# ',
    '## ',
    '\n===\n',
    '\n---\n',
    '***',
    '- ',
    '* ',
    '+ ',
    '1. ',
    '2) ',
    '007. ',
    '> ',
    '\n> > ',
    '- [ ] ',
    '- [x]\n',
  ],
  ...[
    '```\n',
    '```ts meta\n',
    '~~~ a b\n',
    '| a | b |\n| :- | -: |\n',
    '| a |\n|:-:|\n',
    '| 1 | 2 | 3 |\n',
    '| \\| |\n',
  ],
  ...[
    '[a]',
    '[a][b]',
    '[b]: /there "Title"\n',
    '[a]: <x y>\n',
    '[a]: javascript:run()\n',
    '[^1]',
    '[^b]',
    '\n[^1]: Note\n',
    '\n[^b]:\n    Deep\n\n    > quote\n\n    see[^1]\n',
  ],
  ...[
    '[x](javascript:run)',
    '[x](//a "b")',
    '[](/)',
    '![p](q?r:s "t")',
    '![][b]',
    '![*alt* `c`](:d)',
    '<b>',
    '</b>',
    '<!-- c -->',
    '<script>\nx\n</script>\n',
    '<a@b.c>',
    '<http://a>',
    '<irc:a>',
  ],
  ...[
    'www.a.com',
    'https://a.com/b_c?d=(e)',
    'me@a.org',
    'mailto:me@a.org',
    'a',
    'word',
    'ä ö',
    '👍',
    '‮',
    '\u0000',
    '\u00a0',
    'constructor',
    '__proto__',
  ],
];

test('a text is drawn as the library for it would, whatever stands in it', () => {
  const text = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 30 }).map((some) => some.join(''));
  fc.assert(
    fc.property(text, (whole) => {
      expect(draw(whole)).toStrictEqual(drawByLibrary(whole));
    }),
    { numRuns: 600 },
  );
});
