import { type Frame, frameOf } from '#web/ui/markdown-frames.tsx';

type Node = {
  type: string;
  identifier?: string;
  ordered?: boolean | null;
  start?: number | null;
  spread?: boolean | null;
  position?: { start: { offset?: number }; end: { offset?: number } };
  children?: Node[];
};

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

/** A plugin that notes the facts of what is parsed. */
export function noteFacts(facts: Facts) {
  return (root: Node, file: { value: unknown }) => {
    const source = String(file.value);
    const startOf = ({ position }: Node) => source.lastIndexOf('\n', (position?.start.offset ?? 0) - 1) + 1;
    const visit = (node: Node) => {
      const { start, end } = node.position ?? {};
      if (node.type === 'footnoteDefinition') facts.hasFootnotes = true;
      if (node.type === 'definition' && node.identifier !== undefined && !facts.definitions.has(node.identifier))
        facts.definitions.set(node.identifier, source.slice(start?.offset, end?.offset));
      if (containers.has(node.type)) node.children?.forEach(visit);
    };
    visit(root);
    const blocks = root.children ?? [];
    // An address may begin what follows on the next line: to the parser they are one block.
    const isJoined = (before: Node | undefined, { position }: Node) =>
      before?.type === 'definition' &&
      !/\n[ \t]*\n/.test(source.slice(before.position?.end.offset, position?.start.offset));
    const starts = blocks.filter((block, index) => !isJoined(blocks[index - 1], block)).map(startOf);
    facts.secondStart = starts[1] ?? 0;
    facts.lastStart = starts.at(-1) ?? 0;
    const [first] = blocks;
    if (!first || startOf(first) > 0 || (first.type !== 'list' && first.type !== 'table')) return;
    facts.frame = frameOf(first, source);
    const last = first.children?.at(-1);
    if (blocks.length > 1 || !last) return;
    facts.lastPart = first.type === 'list' ? startOf(last) : source.indexOf('\n', last.position?.end.offset) + 1;
  };
}
