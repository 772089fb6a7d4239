import { normalizeUri } from 'micromark-util-sanitize-uri';
import { type Footnotes, listFootnotes, referToFootnote } from '#web/ui/markdown-footnotes.ts';
import {
  createElement,
  createText,
  type Element,
  isParagraph,
  type Node,
  onLines,
  type Tree,
  withinLines,
} from '#web/ui/markdown-nodes.ts';
import type { Part, PartOf, Root } from '#web/ui/markdown-parse.ts';

/** What holds for the whole of a text. */
type Whole = { addresses: Map<string, PartOf<'definition'>>; footnotes: Footnotes };
type Address = { url?: string; title?: string | null | undefined };

const idOf = ({ identifier }: { identifier: string }) => identifier.toUpperCase();

/** What a text is shown as. HTML in it is shown as it was written; an address that could do harm is left out. */
export function toTree(root: Root): Tree {
  const whole: Whole = { addresses: new Map(), footnotes: { definitions: new Map(), references: new Map() } };
  noteDefinitions(root, whole);
  const blocks = onLines(setAll(root.children, whole));
  const footnotes = listFootnotes(whole.footnotes, ({ children }) => setAll(children, whole));
  return { children: footnotes ? [...blocks, createText('\n'), footnotes] : blocks };
}

/** Of two that bear the same name the first one counts. */
function noteDefinitions(part: Root | Part, { addresses, footnotes }: Whole) {
  if (part.type === 'definition' && !addresses.has(idOf(part))) addresses.set(idOf(part), part);
  if (part.type === 'footnoteDefinition' && !footnotes.definitions.has(idOf(part)))
    footnotes.definitions.set(idOf(part), part);
  if ('children' in part) for (const child of part.children) noteDefinitions(child, { addresses, footnotes });
}

function setAll(parts: Part[], whole: Whole): Node[] {
  return parts.flatMap((part, index) => {
    const nodes = set(part, whole);
    if (parts[index - 1]?.type === 'break') trimStart(nodes[0]);
    return nodes;
  });
}

function set(part: Part, whole: Whole): Node[] {
  switch (part.type) {
    case 'text':
      return [createText(trimLines(part.value))];
    case 'paragraph':
      return [createElement('p', setAll(part.children, whole))];
    case 'emphasis':
      return [createElement('em', setAll(part.children, whole))];
    case 'strong':
      return [createElement('strong', setAll(part.children, whole))];
    case 'delete':
      return [createElement('del', setAll(part.children, whole))];
    case 'heading':
      return [createElement(`h${part.depth}`, setAll(part.children, whole))];
    case 'blockquote':
      return [createElement('blockquote', withinLines(setAll(part.children, whole)))];
    case 'list':
      return [setList(part, whole)];
    case 'table':
      return [setTable(part, whole)];
    case 'code':
      return [setCode(part)];
    case 'inlineCode':
      return [createElement('code', [createText(part.value.replace(/\r?\n|\r/g, ' '))])];
    case 'link':
      return [setLink(part, part, whole)];
    case 'linkReference':
      return [setLink(part, whole.addresses.get(idOf(part)), whole)];
    case 'image':
      return [setImage(part, part)];
    case 'imageReference':
      return [setImage(part, whole.addresses.get(idOf(part)))];
    case 'footnoteReference':
      return [referToFootnote(idOf(part), whole.footnotes)];
    case 'break':
      return [createElement('br'), createText('\n')];
    case 'thematicBreak':
      return [createElement('hr')];
    case 'html':
      return [{ type: 'html', value: part.value }];
    default:
      return [];
  }
}

/** Whether a list's items stand apart: one gap between any lines of it makes all of them paragraphs. */
export const isLoose = ({ spread, children }: PartOf<'list'>) =>
  (spread || children.some((item) => item.spread)) === true;

function setList(list: PartOf<'list'>, whole: Whole): Element {
  const { ordered, start } = list;
  const items = list.children.map((item) => setItem(item, isLoose(list), whole));
  return createElement(ordered ? 'ol' : 'ul', withinLines(items), {
    ...(typeof start === 'number' && start !== 1 && { start }),
    ...(items.some(({ properties }) => properties.className) && { className: 'contains-task-list' }),
  });
}

/** An item; the paragraphs of a list without gaps are not set apart. */
function setItem({ checked, children }: PartOf<'listItem'>, isApart: boolean, whole: Whole): Element {
  const nodes = setAll(children, whole);
  const isTask = typeof checked === 'boolean';
  if (isTask) {
    if (!isParagraph(nodes[0])) nodes.unshift(createElement('p'));
    const line = nodes[0] as Element;
    const box = createElement('input', [], { type: 'checkbox', checked, disabled: true });
    line.children.unshift(box, ...(line.children.length > 0 ? [createText(' ')] : []));
  }
  const lines = nodes.flatMap((node, index) => {
    const isPlain = isParagraph(node) && !isApart;
    const before = isPlain && index === 0 ? [] : [createText('\n')];
    return [...before, ...(isPlain ? node.children : [node])];
  });
  const endsPlain = nodes.length === 0 || (isParagraph(nodes.at(-1)) && !isApart);
  if (!endsPlain) lines.push(createText('\n'));
  return createElement('li', lines, isTask ? { className: 'task-list-item' } : {});
}

function setTable({ align, children }: PartOf<'table'>, whole: Whole): Element {
  const rows = children.map((row, index) => {
    const length = align ? align.length : row.children.length;
    const cells = Array.from({ length }, (_, place) => {
      const cell = row.children[place];
      const textAlign = align?.[place];
      return createElement(
        index === 0 ? 'th' : 'td',
        cell ? setAll(cell.children, whole) : [],
        textAlign ? { style: { textAlign } } : {},
      );
    });
    return createElement('tr', cells);
  });
  const [head, ...body] = rows;
  return createElement('table', [
    ...(head ? [createElement('thead', [head])] : []),
    ...(body.length > 0 ? [createElement('tbody', body)] : []),
  ]);
}

function setCode({ value, lang }: PartOf<'code'>): Element {
  const code = createElement(
    'code',
    [createText(value && `${value}\n`)],
    lang ? { className: `language-${lang.split(/\s+/)[0]}` } : {},
  );
  return createElement('pre', [code]);
}

const setLink = ({ children }: { children: Part[] }, address: Address | undefined, whole: Whole) =>
  createElement('a', setAll(children, whole), {
    href: safeAddress(address),
    ...(address?.title != null && { title: address.title }),
  });

const setImage = ({ alt }: { alt?: string | null | undefined }, address: Address | undefined) =>
  createElement('img', [], {
    src: safeAddress(address),
    ...(alt != null && { alt }),
    ...(address?.title != null && { title: address.title }),
  });

const safeProtocol = /^(https?|ircs?|mailto|xmpp)$/i;

/** An address as it may stand in a page, or nothing when its protocol is none of those that only lead somewhere. */
function safeAddress(address: Address | undefined): string {
  const url = normalizeUri(address?.url ?? '');
  // A colon behind any of these begins no protocol.
  const protocol = /^([^:/?#]*):/.exec(url)?.[1];
  return protocol === undefined || safeProtocol.test(protocol) ? url : '';
}

/** Lines without the blanks at which they were broken. */
const trimLines = (text: string) =>
  text
    .split(/(\r?\n|\r)/)
    .map((line, index, { length }) => trimBlanks(line, index > 0, index < length - 1))
    .join('');

function trimBlanks(line: string, before: boolean, behind: boolean): string {
  let start = 0;
  let end = line.length;
  while (before && start < end && isBlank(line, start)) start += 1;
  while (behind && end > start && isBlank(line, end - 1)) end -= 1;
  return line.slice(start, end);
}

const isBlank = (text: string, at: number) => text[at] === ' ' || text[at] === '\t';

/** After a hard break a line begins without blanks. */
function trimStart(node: Node | undefined) {
  const first = node?.type === 'element' ? node.children[0] : node;
  if (first?.type === 'text') first.value = trimBlanks(first.value, true, false);
}
