import { Fragment, memo } from 'react';
import { drawFrame, type Frame } from '#web/ui/markdown-frames.tsx';
import type { Piece } from '#web/ui/markdown-pieces.ts';

type Block = { key: number; frame: Frame | null; pieces: Piece[] };

/** So many blocks stand or fall together when it is looked for what has changed. */
const blocksTogether = 24;

/** The pieces one below the other, those of a list or table within that. */
export function layPieces(pieces: Piece[]) {
  const blocks: Block[] = [];
  for (const piece of pieces) {
    const before = blocks.at(-1);
    if (piece.frame && before?.frame === piece.frame) before.pieces.push(piece);
    else blocks.push({ key: piece.key, frame: piece.frame, pieces: [piece] });
  }
  const stretches = [];
  for (let start = 0; start < blocks.length; start += blocksTogether)
    stretches.push(<Stretch key={start} blocks={blocks.slice(start, start + blocksTogether)} isFirst={start === 0} />);
  return stretches;
}

const Stretch = memo(
  function Stretch({ blocks, isFirst }: { blocks: Block[]; isFirst: boolean }) {
    return blocks.map(({ key, frame, pieces }, index) => {
      const parts = pieces.map((piece) => <Fragment key={piece.key}>{piece.element}</Fragment>);
      return (
        <Fragment key={key}>
          {!(isFirst && index === 0) && '\n'}
          {frame ? drawFrame(frame, parts) : parts}
        </Fragment>
      );
    });
  },
  (before, after) =>
    before.blocks.length === after.blocks.length &&
    before.blocks.every(({ pieces }, index) => isSame(pieces, after.blocks[index]?.pieces ?? [])),
);

const isSame = (before: Piece[], after: Piece[]) =>
  before.length === after.length && before.every(({ element }, index) => element === after[index]?.element);
