import type { ReactNode } from 'react';
import type { Node, Tree } from '#web/ui/markdown-nodes.ts';
import type { PartOf, Root } from '#web/ui/markdown-parse.ts';
import { TableFrame } from '#web/ui/markdown-table.tsx';
import { isLoose } from '#web/ui/markdown-tree.ts';

/** A list or table that is set in parts: what its parts need to be read as such stands in `head`. */
export type Frame = { kind: 'bullets' | 'numbers' | 'table'; start: number; head: string; isLoose: boolean };

/** The frame of the list or table that this text is. */
export function frameOf(block: PartOf<'list' | 'table'>, text: string): Frame {
  if (block.type === 'table')
    return { kind: 'table', start: 1, head: /^.*\n.*\n/.exec(text)?.[0] ?? '', isLoose: false };
  return { kind: block.ordered ? 'numbers' : 'bullets', start: block.start ?? 1, head: '', isLoose: isLoose(block) };
}

/** Lets the items of a part be set as those of the whole list are. */
export function spreadLike(frame: Frame, { children }: Root) {
  for (const block of children) if (block.type === 'list' && frame.isLoose) block.spread = true;
}

/** The items or rows of a part without the list or table around them, and without the repeated head of a table. */
export function unwrap({ kind }: Frame, isFirst: boolean, { children }: Tree): Tree {
  const [block] = children;
  if (block?.type !== 'element') return { children };
  const isKept = (node: Node) => isFirst || node.type !== 'element' || node.tagName !== 'thead';
  return { children: kind === 'table' ? block.children.filter(isKept) : block.children };
}

/** The list or table around its parts. */
export function drawFrame({ kind, start }: Frame, parts: ReactNode): ReactNode {
  if (kind === 'bullets') return <ul dir="auto">{parts}</ul>;
  if (kind === 'numbers')
    return (
      <ol dir="auto" start={start === 1 ? undefined : start}>
        {parts}
      </ol>
    );
  return <TableFrame>{parts}</TableFrame>;
}
