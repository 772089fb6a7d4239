import type { ComponentType, ElementType, JSX, ReactElement, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { Element, Node, Tree } from '#web/ui/markdown-nodes.ts';

/** What draws the elements of a name in a way of its own; `node` is what it is drawn of. */
export type Components = {
  [Tag in keyof JSX.IntrinsicElements]?: ComponentType<JSX.IntrinsicElements[Tag] & { node: Element }>;
};

/** What a text is shown as, as React's elements. Each is known by how many of its name stand before it: one more at the end changes none. */
export const toElements = ({ children }: Tree, components: Components): ReactElement =>
  create(Fragment, {}, toChildren(children, components));

function toChildren(nodes: Node[], components: Components): ReactNode[] {
  const counts: Record<string, number> = {};
  return nodes.map((node) => {
    if (node.type !== 'element') return node.value;
    const { tagName, properties, children } = node;
    const count = counts[tagName] ?? 0;
    counts[tagName] = count + 1;
    const component = components[tagName as keyof Components];
    const props = component ? { ...properties, node } : properties;
    return create(
      (component ?? tagName) as ElementType,
      props,
      toChildren(children, components),
      `${tagName}-${count}`,
    );
  });
}

function create(type: ElementType, props: object, children: ReactNode[], key?: string): ReactElement {
  if (children.length > 1) return jsxs(type, { ...props, children }, key);
  return jsx(type, children[0] ? { ...props, children: children[0] } : props, key);
}
