import type { ReactNode } from 'react';

type Element = { type: string; tagName?: string; children?: Element[] };
type Tree = { children: Element[] };
type Block = {
  type: string;
  ordered?: boolean | null;
  start?: number | null;
  spread?: boolean | null;
  children?: Block[];
};

/** A list or table that is set in parts: what its parts need to be read as such stands in `head`. */
export type Frame = { kind: 'bullets' | 'numbers' | 'table'; start: number; head: string; isLoose: boolean };

/** The frame of the block that this text is. */
export function frameOf(block: Block, text: string): Frame {
  const kind = block.type === 'table' ? 'table' : block.ordered ? 'numbers' : 'bullets';
  const head = kind === 'table' ? (/^.*\n.*\n/.exec(text)?.[0] ?? '') : '';
  return { kind, start: block.start ?? 1, head, isLoose: isLoose(block) };
}

/** Whether a list's items stand apart: one gap between any lines of it makes all of them paragraphs. */
const isLoose = ({ type, spread, children = [] }: Block) =>
  type === 'list' && (spread || children.some((item) => item.spread)) === true;

/** Sets the items of a part as those of the whole list are set. */
export const spreadLike = (frame: Frame) => (root: { children: Block[] }) => {
  for (const block of root.children) if (block.type === 'list' && frame.isLoose) block.spread = true;
};

/** Leaves the items or rows of a part without the list or table around them, and without the repeated head of a table. */
export const unwrap =
  ({ kind }: Frame, isFirst: boolean) =>
  (root: Tree) => {
    const [block] = root.children;
    if (!block?.children) return;
    root.children =
      kind === 'table'
        ? block.children.filter(({ type, tagName }) => type === 'element' && (isFirst || tagName !== 'thead'))
        : block.children;
  };

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

/** A table, which scrolls where it is wider than its place. */
export function TableFrame({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and must do so by keyboard too
    <section className="table-frame" tabIndex={0} aria-label="Table">
      <table>{children}</table>
    </section>
  );
}
