import { normalizeUri } from 'micromark-util-sanitize-uri';
import {
  createElement,
  createText,
  type Element,
  isParagraph,
  type Node,
  withinLines,
} from '#web/ui/markdown-nodes.ts';
import type { PartOf } from '#web/ui/markdown-parse.ts';

type Definition = PartOf<'footnoteDefinition'>;
export type Footnotes = {
  definitions: Map<string, Definition>;
  /** How often each was referred to, in the order of their first times. */
  references: Map<string, number>;
};

const prefix = 'user-content-';
const labelId = 'footnote-label';
const addressOf = (id: string) => normalizeUri(id.toLowerCase());
const again = (count: number) => (count > 1 ? `-${count}` : '');

/** A reference to a footnote, by its number. */
export function referToFootnote(id: string, { references }: Footnotes): Element {
  const count = (references.get(id) ?? 0) + 1;
  references.set(id, count);
  const number = [...references.keys()].indexOf(id) + 1;
  const link = createElement('a', [createText(String(number))], {
    href: `#${prefix}fn-${addressOf(id)}`,
    id: `${prefix}fnref-${addressOf(id)}${again(count)}`,
    'data-footnote-ref': true,
    'aria-describedby': labelId,
  });
  return createElement('sup', [link]);
}

/** The footnotes that the text refers to, below it; `setContent` may come upon references to others. */
export function listFootnotes(footnotes: Footnotes, setContent: (definition: Definition) => Node[]): Element | null {
  const contents = new Map<string, Node[]>();
  // One that is first referred to in another is added while they are gone through.
  for (const id of footnotes.references.keys()) {
    const definition = footnotes.definitions.get(id);
    if (definition) contents.set(id, setContent(definition));
  }
  if (contents.size === 0) return null;
  const numbers = [...footnotes.references.keys()];
  const items = [...contents].map(([id, content]) => {
    const back = leadBack(id, numbers.indexOf(id) + 1, footnotes.references.get(id) ?? 0);
    const last = content.at(-1);
    if (isParagraph(last)) addToLine(last, back);
    else content.push(...back);
    return createElement('li', withinLines(content), { id: `${prefix}fn-${addressOf(id)}` });
  });
  return createElement(
    'section',
    [
      createElement('h2', [createText('Footnotes')], { className: 'sr-only', id: labelId }),
      createText('\n'),
      createElement('ol', withinLines(items)),
      createText('\n'),
    ],
    { 'data-footnotes': true, className: 'footnotes' },
  );
}

function addToLine({ children }: Element, nodes: Node[]) {
  const last = children.at(-1);
  if (last?.type === 'text') last.value += ' ';
  else children.push(createText(' '));
  children.push(...nodes);
}

/** Links to each place that refers to a footnote. */
const leadBack = (id: string, number: number, count: number): Node[] =>
  Array.from({ length: count }, (_, index) => index + 1).flatMap((time) => {
    const link = createElement(
      'a',
      [createText('↩'), ...(time > 1 ? [createElement('sup', [createText(String(time))])] : [])],
      {
        href: `#${prefix}fnref-${addressOf(id)}${again(time)}`,
        'data-footnote-backref': '',
        'aria-label': `Back to reference ${number}${again(time)}`,
        className: 'data-footnote-backref',
      },
    );
    return time > 1 ? [createText(' '), link] : [link];
  });
