import type { ReactElement } from 'react';
import type { Options } from 'react-markdown';
import { createFacts, type Facts, noteFacts } from '#web/ui/markdown-facts.ts';
import { type Frame, spreadLike, unwrap } from '#web/ui/markdown-frames.tsx';
import { closeMarks } from '#web/ui/markdown-marks.ts';
import { findOpenCode, findSureBreak, longOpen, mayTurn } from '#web/ui/markdown-turns.ts';

/** A part of a text that stands for itself; with a frame, a part of that list or table. `key` is where it begins. */
export type Piece = { key: number; source: string; element: ReactElement; frame: Frame | null };
type Place = { source: string; frame: Frame | null; isFirst: boolean };
type FinishedPiece = Piece & Place & { links: string };

/** What draws Markdown, with these plugins besides its own, and a block of code alone. */
export type Draw = {
  text: (
    source: string,
    remarkPlugins: NonNullable<Options['remarkPlugins']>,
    rehypePlugins: NonNullable<Options['rehypePlugins']>,
  ) => ReactElement;
  code: (code: string, language: string) => ReactElement;
};

/** So many characters of a block that can't be taken apart are set anew at every step; of a longer one, steps are left out. */
const longWhole = 2_000;

/**
 * Sets a text that grows, piece by piece: a block that a later one has closed can't change any more, so it is parsed once and its
 * element stays the same; likewise the finished items of a long list and the rows of a long table. What a step costs depends neither
 * on what stands before the block that is being written nor on how long that has become.
 * @returns a function that takes the text as it is now, and whether more may follow; with a text that is no longer one than before it
 * begins anew.
 */
export function createTypesetter(draw: Draw) {
  let finished: FinishedPiece[] = [];
  let finishedText = '';
  let checkedUpTo = 0;
  let definitions = new Map<string, string>();
  let bound = false;
  /** The list or table that what is not finished goes on with. */
  let frame: Frame | null = null;
  let shown: Piece[] = [];
  let stepsLeftOut = 0;

  const begin = () => {
    finished = [];
    finishedText = '';
    checkedUpTo = 0;
    definitions = new Map();
    bound = false;
    frame = null;
    shown = [];
  };
  const parse = (source: string, within: Frame | null = null, isFirst = true) => {
    const facts = createFacts();
    const remark: Parameters<Draw['text']>[1] = [[noteFacts, facts]];
    if (!within) return { element: draw.text(source, remark, []), facts };
    return { element: draw.text(source, [...remark, [spreadLike, within]], [[unwrap, within, isFirst]]), facts };
  };
  /** The addresses from elsewhere in the text that the links of a piece name. */
  const linksOf = (source: string) => {
    if (definitions.size === 0) return '';
    const words = source.toLowerCase().replace(/\s+/g, ' ');
    const named = [...definitions].filter(([name]) => words.includes(`[${name}]`));
    return named.map(([, line]) => `${line}\n\n`).join('');
  };
  const headOf = (within: Frame | null, isFirst: boolean) => (within && !isFirst ? within.head : '');
  const set = ({ source, frame, isFirst }: Place, looks = headOf(frame, isFirst) + source) =>
    parse(linksOf(source) + looks, frame, isFirst);
  const redraw = (isOld: (piece: FinishedPiece) => boolean) => {
    finished = finished.map((piece) =>
      isOld(piece) ? { ...piece, links: linksOf(piece.source), element: set(piece).element } : piece,
    );
  };
  const take = (facts: Facts) => {
    const before = definitions.size;
    for (const [name, line] of facts.definitions) if (!definitions.has(name)) definitions.set(name, line);
    bound ||= facts.hasFootnotes;
    if (definitions.size > before) redraw(({ source, links }) => linksOf(source) !== links);
  };
  const takeLooks = (facts: Facts) => {
    if (!frame || frame.isLoose || !facts.frame?.isLoose) return;
    frame.isLoose = true;
    redraw((piece) => piece.frame === frame);
  };
  const isBegun = () => frame !== null && finished.at(-1)?.frame === frame;
  const finish = (source: string) => {
    const piece = { key: finishedText.length, source, frame, isFirst: !isBegun(), links: linksOf(source) };
    const { element, facts } = set(piece);
    finished = [...finished, { ...piece, element }];
    finishedText += source;
    take(facts);
  };
  /** Puts what the last complete line has closed to the finished pieces: an unfinished line may still become anything. */
  const closeBlocks = (text: string) => {
    const end = text.lastIndexOf('\n') + 1;
    const begun = finishedText.length;
    if (end <= Math.max(checkedUpTo, begun)) return;
    if (!mayTurn(text.slice(begun, end), Math.max(0, checkedUpTo - begun))) return;
    checkedUpTo = end;
    const sure = frame ? 0 : findSureBreak(text.slice(begun, end));
    if (sure > 0) finish(text.slice(begun, begun + sure));
    while (sure === 0 && !bound) {
      const lines = text.slice(finishedText.length, end);
      const head = headOf(frame, !isBegun());
      const { facts } = parse(head + lines);
      bound ||= facts.hasFootnotes;
      if (bound) return;
      takeLooks(facts);
      const closed = (frame ? facts.secondStart : facts.lastStart) - head.length;
      const part = lines.length > longOpen ? facts.lastPart - head.length : 0;
      const wasFramed = frame !== null;
      if (closed > 0) {
        finish(lines.slice(0, closed));
        frame = null;
        if (wasFramed) continue;
      } else if (part > 0 && facts.frame) {
        frame ??= facts.frame;
        finish(lines.slice(0, part));
      }
      return;
    }
  };
  /** What is being written: the rest of a list or table, and what may have begun behind it. */
  const setRest = (rest: string, grows: boolean): { pieces: Piece[]; facts: Facts } => {
    const key = finishedText.length;
    const code = grows && rest.length > longOpen ? findOpenCode(rest) : null;
    if (code && code.language !== 'mermaid') {
      const element = draw.code(rest.slice(code.start), code.language);
      return { pieces: [{ key, source: rest, element, frame: null }], facts: createFacts() };
    }
    const place = { source: rest, frame, isFirst: !isBegun() };
    const looks = headOf(frame, place.isFirst) + rest;
    const closed = grows ? closeMarks(looks) : looks;
    const { element, facts: drawnFacts } = set(place, closed);
    // The addresses that are set before a part are blocks too.
    const facts = frame && linksOf(rest) ? parse(closed).facts : drawnFacts;
    const behind = frame ? facts.secondStart - (looks.length - rest.length) : 0;
    if (behind <= 0) return { pieces: [{ ...place, key, element }], facts };
    const last = { ...place, source: rest.slice(0, behind) };
    const next: Place = { source: rest.slice(behind), frame: null, isFirst: true };
    return {
      pieces: [
        { ...last, key, element: set(last).element },
        { ...next, key: key + behind, element: set(next, grows ? closeMarks(next.source) : next.source).element },
      ],
      facts,
    };
  };
  const setWhole = (text: string, grows: boolean): Piece[] => {
    const { element } = parse(grows ? closeMarks(text) : text);
    return [{ key: 0, source: text, element, frame: null }];
  };
  const isLeftOut = (text: string) => {
    const rest = bound ? text : text.slice(finishedText.length);
    const isDue = rest.length <= longWhole || stepsLeftOut >= rest.length / longWhole || findOpenCode(rest) !== null;
    stepsLeftOut = isDue ? 0 : stepsLeftOut + 1;
    return !isDue;
  };
  const step = (text: string, grows: boolean): Piece[] => {
    if (grows && !bound) closeBlocks(text);
    if (bound) return setWhole(text, grows);
    const rest = text.slice(finishedText.length);
    const { pieces, facts } = setRest(rest, grows);
    if (facts.hasFootnotes) {
      // Footnotes are numbered and listed over the whole text.
      bound = true;
      return setWhole(text, grows);
    }
    if (grows) return [...finished, ...pieces];
    takeLooks(facts);
    take(facts);
    // Of a list or table that has ended here the last part may need what stands behind it.
    return [...finished, ...(frame ? setRest(rest, grows).pieces : pieces)];
  };

  return (text: string, grows: boolean): Piece[] => {
    if (!text.startsWith(finishedText)) begin();
    if (!grows || shown.length === 0 || !isLeftOut(text)) shown = step(text, grows);
    return shown;
  };
}
