import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { renamedAttributes } from '../scripts/lean-react.ts';

/*
 * What scripts/lean-react.ts takes out of React does not fail when it is used after all: it silently does nothing. So nothing of the app may
 * use it. What is handed on by a spread is not seen.
 */
const listeners = /^on(Select|BeforeInput|Composition(Start|Update|End))(Capture)?$/;
const inHead = ['title', 'link', 'meta', 'style', 'script', 'html', 'head', 'body'];
const leftOut = [
  ...['Activity', 'ViewTransition', 'addTransitionType', 'Profiler', 'SuspenseList', 'captureOwnerStack'],
  ...['useActionState', 'useFormState', 'useFormStatus', 'useOptimistic', 'unstable_useCacheRefresh', 'c'],
  ...['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule', 'requestFormReset'],
  ...['hydrateRoot', 'renderToString'],
];
/** The attributes that React itself knows by another name, but not as it is in the page. */
const unknownAttributes = Array.from(
  /aliases = new Map\(\[([\s\S]*?)\]\)/
    .exec(readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8'))?.[1]
    ?.matchAll(/\["([^"]+)",/g) ?? [],
  ([, name = '']) => name,
).filter((name) => !renamedAttributes.includes(name));
const isOfReact = (source: string) => /^react(-dom)?(\/|$)/.test(source);

/** Rendered when the page is built, by the whole of React. */
const prerendered = ['web/prerender.tsx', 'web/shells.tsx'];

/** @returns what a file uses of that which is left out. */
function findUses(path: string, code: string): string[] {
  const uses: string[] = [];
  let drawings = 0;
  const isDrawing = ({ openingElement: { name } }: ESTree.JSXElement) =>
    name.type === 'JSXIdentifier' && name.name === 'svg';
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (!isOfReact(source.value)) return;
      const names = specifiers.map((each) =>
        'imported' in each && 'name' in each.imported ? each.imported.name : '*',
      );
      uses.push(...names.filter((name) => name === '*' || leftOut.includes(name)));
    },
    JSXElement(node) {
      if (isDrawing(node)) drawings += 1;
    },
    'JSXElement:exit'(node) {
      if (isDrawing(node)) drawings -= 1;
    },
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier') return;
      const has = new Map<string, ESTree.JSXAttribute['value']>();
      for (const each of attributes)
        if (each.type === 'JSXAttribute' && each.name.type === 'JSXIdentifier') has.set(each.name.name, each.value);
      if (name.name === 'Fragment' && has.has('ref')) uses.push('<Fragment ref>');
      if (/^[A-Z]/.test(name.name)) return;
      // The title of a drawing stays where it is.
      const moves = inHead.includes(name.name) && !(drawings > 0 && ['title', 'style'].includes(name.name));
      if (moves || name.name.includes('-')) uses.push(`<${name.name}>`);
      for (const [attribute, value] of has) {
        const isAction = /^(action|formAction)$/.test(attribute) && value?.type === 'JSXExpressionContainer';
        if (listeners.test(attribute) || unknownAttributes.includes(attribute) || isAction)
          uses.push(`<${name.name} ${attribute}>`);
      }
    },
  }).visit(parseSync(path, code).program);
  return uses;
}

test('the app uses nothing that is left out of React', () => {
  const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'web'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|gen)\.tsx?$/.test(path) && !prerendered.includes(path));
  expect(paths.length).toBeGreaterThan(200);
  expect(unknownAttributes.length).toBeGreaterThan(60);
  expect(paths.flatMap((path) => findUses(path, readFileSync(path, 'utf8')).map((use) => `${path}: ${use}`))).toEqual(
    [],
  );
});

test.each([
  '<input onSelect={look} />',
  '<textarea onBeforeInput={look} />',
  '<form action={send} />',
  '<Fragment key="a" ref={all} />',
  '<title>Settings</title>',
  '<link rel="preload" href="/a" />',
  '<my-element />',
  '<path fillRule="evenodd" />',
  "import { Activity } from 'react';",
  "import * as React from 'react';",
  "import { useFormStatus } from 'react-dom';",
])('a use is found: %s', (code) => {
  expect(findUses('planted.tsx', code)).toHaveLength(1);
});

test.each([
  '<MenuItem onSelect={go} />',
  '<svg><title>A path</title></svg>',
  '<form action="/search" />',
  '<path strokeWidth={2} />',
])('what React keeps is no such use: %s', (code) => {
  expect(findUses('planted.tsx', code)).toEqual([]);
});
