/** What a text is shown as: elements by React's names of their properties. */
export type Element = {
  type: 'element';
  tagName: string;
  properties: Record<string, string | number | boolean | Record<string, string>>;
  children: Node[];
};
/** HTML in a text is shown as it was written. */
export type TextNode = { type: 'text' | 'html'; value: string };
export type Node = Element | TextNode;
export type Tree = { children: Node[] };

export const createText = (value: string): TextNode => ({ type: 'text', value });
export const createElement = (
  tagName: string,
  children: Node[] = [],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

export const isParagraph = (node: Node | undefined): node is Element =>
  node?.type === 'element' && node.tagName === 'p';

/** Each on a line of its own. */
export const onLines = (nodes: Node[]): Node[] =>
  nodes.flatMap((node, index) => (index > 0 ? [createText('\n'), node] : [node]));

/** Each on a line of its own between those of what they stand in. */
export const withinLines = (nodes: Node[]): Node[] => [
  createText('\n'),
  ...nodes.flatMap((node) => [node, createText('\n')]),
];

/** The words of an element, and the HTML that stands among them. */
export const textOf = (node: Node): string =>
  node.type === 'element' ? node.children.map(textOf).join('') : node.value;

export const wordsOf = (node: Node): string =>
  node.type === 'element' ? node.children.map(wordsOf).join('') : node.type === 'text' ? node.value : '';
