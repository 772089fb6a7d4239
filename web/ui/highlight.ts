import '#web/ui/highlight.css';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import ini from 'highlight.js/lib/languages/ini';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { createLowlight } from 'lowlight';
import { createElement, type ReactNode } from 'react';

/** What plans, prompts and set-up steps of a web product are written in: 14 KB, the common set would be 50. */
const lowlight = createLowlight({
  bash,
  css,
  diff,
  dockerfile,
  ini,
  javascript,
  json,
  python,
  sql,
  typescript,
  xml,
  yaml,
});

type Nodes = ReturnType<typeof lowlight.highlight>['children'];

/** More than this is left as it is: colouring it would hold up the page. */
const longestColoured = 20_000;

const draw = (nodes: Nodes): ReactNode[] =>
  nodes.map((node, place) => {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element') return null;
    const className = Array.isArray(node.properties.className) ? node.properties.className.join(' ') : undefined;
    return createElement('span', { key: place, className }, draw(node.children as Nodes));
  });

/** Code with its words coloured, as elements; null when the language is not known here or the code too long. */
export function highlight(code: string, language: string): ReactNode {
  if (code.length > longestColoured || !lowlight.registered(language)) return null;
  return draw(lowlight.highlight(language, code, { prefix: 'code-' }).children);
}
