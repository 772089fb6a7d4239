import { type Frame, frameOf } from '#web/ui/markdown-frames.tsx';
import type { Part, Root } from '#web/ui/markdown-parse.ts';

/**
 * What a text turned out to hold: where its second and its last block begin; if it is one list or table, which, and where its last item
 * begins or its last row ends; the addresses that its links name; whether it has footnotes.
 */
export type Facts = {
  secondStart: number;
  lastStart: number;
  frame: Frame | null;
  lastPart: number;
  definitions: Map<string, string>;
  hasFootnotes: boolean;
};

const containers = new Set(['root', 'blockquote', 'list', 'listItem']);

export const createFacts = (): Facts => ({
  secondStart: 0,
  lastStart: 0,
  frame: null,
  lastPart: 0,
  definitions: new Map(),
  hasFootnotes: false,
});

/** The facts of a text that was parsed. */
export function findFacts(root: Root, source: string): Facts {
  const facts = createFacts();
  const startOf = ({ position }: Part) => source.lastIndexOf('\n', (position?.start.offset ?? 0) - 1) + 1;
  const visit = (part: Root | Part) => {
    const { start, end } = part.position ?? {};
    if (part.type === 'footnoteDefinition') facts.hasFootnotes = true;
    if (part.type === 'definition' && !facts.definitions.has(part.identifier))
      facts.definitions.set(part.identifier, source.slice(start?.offset, end?.offset));
    if (containers.has(part.type) && 'children' in part) part.children.forEach(visit);
  };
  visit(root);
  const blocks = root.children;
  // An address may begin what follows on the next line: to the parser they are one block.
  const isJoined = (before: Part | undefined, { position }: Part) =>
    before?.type === 'definition' &&
    !/\n[ \t]*\n/.test(source.slice(before.position?.end.offset, position?.start.offset));
  const starts = blocks.filter((block, index) => !isJoined(blocks[index - 1], block)).map(startOf);
  facts.secondStart = starts[1] ?? 0;
  facts.lastStart = starts.at(-1) ?? 0;
  const [first] = blocks;
  if (!first || startOf(first) > 0 || (first.type !== 'list' && first.type !== 'table')) return facts;
  facts.frame = frameOf(first, source);
  const last = first.children.at(-1);
  if (blocks.length > 1 || !last) return facts;
  facts.lastPart = first.type === 'list' ? startOf(last) : source.indexOf('\n', last.position?.end.offset) + 1;
  return facts;
}
