import type { ReactElement } from 'react';
import type { Options } from 'react-markdown';
import { closeMarks } from '#web/ui/markdown-marks.ts';

type Node = {
  type: string;
  identifier?: string;
  position?: { start: { offset?: number }; end: { offset?: number } };
  children?: Node[];
};
/** What a text turned out to hold: where its last block begins, the addresses that its links name, whether it has footnotes. */
type Facts = { lastStart: number; definitions: Map<string, string>; hasFootnotes: boolean };

/** A part of a text that stands for itself. `key` is where it begins. */
export type Piece = { key: number; source: string; element: ReactElement };
type FinishedPiece = Piece & { links: string };

const containers = new Set(['root', 'blockquote', 'list', 'listItem']);

function noteFacts(facts: Facts) {
  return (root: Node, file: { value: unknown }) => {
    const source = String(file.value);
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
    const last = blocks.findLast((block, index) => !isJoined(blocks[index - 1], block));
    const start = last?.position?.start.offset ?? 0;
    facts.lastStart = source.lastIndexOf('\n', start - 1) + 1;
  };
}

/** Draws Markdown, with these plugins besides its own. */
type Draw = (source: string, plugins: NonNullable<Options['remarkPlugins']>) => ReactElement;

/**
 * Sets a text that grows, piece by piece: a block that a later one has closed can't change any more, so it is parsed once and its
 * element stays the same. What a step costs depends on the block that is being written, not on what stands before it.
 * @returns a function that takes the text as it is now, and whether more may follow; with a text that is no longer one than before it
 * begins anew.
 */
export function createTypesetter(draw: Draw) {
  let finished: FinishedPiece[] = [];
  let finishedText = '';
  let checkedUpTo = 0;
  let definitions = new Map<string, string>();
  let bound = false;

  const parse = (source: string) => {
    const facts: Facts = { lastStart: 0, definitions: new Map(), hasFootnotes: false };
    return { element: draw(source, [[noteFacts, facts]]), facts };
  };
  const begin = () => {
    finished = [];
    finishedText = '';
    checkedUpTo = 0;
    definitions = new Map();
    bound = false;
  };
  /** The addresses from elsewhere in the text that the links of a piece name. */
  const linksOf = (source: string) => {
    if (definitions.size === 0) return '';
    const words = source.toLowerCase().replace(/\s+/g, ' ');
    const named = [...definitions].filter(([name]) => words.includes(`[${name}]`));
    return named.map(([, line]) => `${line}\n\n`).join('');
  };
  const take = (facts: Facts) => {
    const before = definitions.size;
    for (const [name, line] of facts.definitions) if (!definitions.has(name)) definitions.set(name, line);
    bound ||= facts.hasFootnotes;
    if (definitions.size === before) return;
    finished = finished.map((piece) => {
      const links = linksOf(piece.source);
      return links === piece.links ? piece : { ...piece, links, element: parse(links + piece.source).element };
    });
  };
  /** Puts what the last complete line has closed to the finished pieces: an unfinished line may still become anything. */
  const closeBlocks = (text: string) => {
    const end = text.lastIndexOf('\n') + 1;
    if (end <= Math.max(checkedUpTo, finishedText.length)) return;
    checkedUpTo = end;
    const { facts } = parse(text.slice(finishedText.length, end));
    bound ||= facts.hasFootnotes;
    if (facts.lastStart === 0 || bound) return;
    const source = text.slice(finishedText.length, finishedText.length + facts.lastStart);
    const links = linksOf(source);
    const piece = parse(links + source);
    finished = [...finished, { key: finishedText.length, source, links, element: piece.element }];
    finishedText += source;
    take(piece.facts);
  };

  return (text: string, grows: boolean): Piece[] => {
    if (!text.startsWith(finishedText)) begin();
    if (grows && !bound) closeBlocks(text);
    const key = bound ? 0 : finishedText.length;
    const rest = text.slice(key);
    const source = grows ? closeMarks(rest) : rest;
    let last = parse(linksOf(rest) + source);
    if (last.facts.hasFootnotes && !bound) {
      // Footnotes are numbered and listed over the whole text.
      bound = true;
      last = parse(grows ? closeMarks(text) : text);
    }
    if (bound) return [{ key: 0, source: text, element: last.element }];
    if (!grows) take(last.facts);
    return [...finished, { key, source: rest, element: last.element }];
  };
}
