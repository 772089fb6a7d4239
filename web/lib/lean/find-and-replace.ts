type Text = { type: 'text'; value: string };
type Node = Text | { type: string; children?: Node[] };
/** Called with what the expression found, its groups, and where; false means that it is nothing after all. */
type Replace = (...found: (string | undefined | { index: number; input: string })[]) => Node | Node[] | false;

const isText = (node: Node | undefined): node is Text => node?.type === 'text';

/** In place of mdast-util-find-and-replace, as bare addresses are looked for: replaces what is found in the texts of a tree, for each expression in turn. */
export function findAndReplace(
  tree: Node,
  pairs: [find: RegExp, replace: Replace][],
  { ignore }: { ignore: string[] },
) {
  for (const [find, replace] of pairs) {
    const visit = (node: Node) => {
      if (!('children' in node) || !node.children || ignore.includes(node.type)) return;
      node.children = node.children.flatMap((child) => {
        if (isText(child)) return replaceIn(child, find, replace);
        visit(child);
        return [child];
      });
    };
    visit(tree);
  }
}

function replaceIn(text: Text, find: RegExp, replace: Replace): Node[] {
  const nodes: Node[] = [];
  const add = (node: Node) => {
    const last = nodes.at(-1);
    if (isText(last) && isText(node)) last.value += node.value;
    else nodes.push(node);
  };
  let start = 0;
  find.lastIndex = 0;
  for (let match = find.exec(text.value); match; match = find.exec(text.value)) {
    const made = replace(...match, { index: match.index, input: match.input });
    if (made === false) {
      find.lastIndex = match.index + 1;
      continue;
    }
    if (start < match.index) add({ type: 'text', value: text.value.slice(start, match.index) });
    for (const node of [made].flat()) add(node);
    start = match.index + match[0].length;
  }
  if (nodes.length === 0) return [text];
  if (start < text.value.length) add({ type: 'text', value: text.value.slice(start) });
  return nodes;
}
