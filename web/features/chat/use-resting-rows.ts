import { useEffect, useRef, useState } from 'react';
import type { Entry } from '#web/features/chat/conversation-entries.ts';

/** So many rows at the end are always drawn: there one reads, and there rows still change. */
const alwaysDrawn = 8;
/** By then rows that have come are drawn, and the browser knows their sizes. */
const settleMs = 1_000;
/** So many begin to rest at once, the next ones so much later: for all in one the browser would lay out the whole conversation. */
const groupSize = 100;
const groupMs = 50;
/** A diagram is drawn after the row that it stands in, which grows with it. */
const growsLater = /^\s*(`{3,}|~{3,})\s*mermaid/m;

type Rows = { width: number; keys: ReadonlySet<string> };
const none: ReadonlySet<string> = new Set();

/**
 * Which rows of a long conversation may be left undrawn while they are out of sight. Only those whose size at this width the browser
 * remembers: what is shown then never moves, and the end stays where it is.
 * @returns a ref for the list around the rows, and the keys of those that may rest.
 */
export function useRestingRows(entries: Entry[]) {
  const list = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [known, setKnown] = useState<Rows>({ width, keys: none });
  const [resting, setResting] = useState<Rows>(known);
  useEffect(() => {
    if (!list.current) return;
    const observer = new ResizeObserver(([box]) => setWidth(Math.round(box?.contentRect.width ?? 0)));
    observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (entries.length <= alwaysDrawn) return;
    const timer = setTimeout(() => {
      const rows = entries.slice(0, -alwaysDrawn).filter(({ message }) => !growsLater.test(message.content));
      setKnown({ width, keys: new Set(rows.map(({ key }) => key)) });
    }, settleMs);
    return () => clearTimeout(timer);
  }, [entries, width]);
  useEffect(() => {
    const waiting = known.keys.difference(resting.width === known.width ? resting.keys : none);
    if (waiting.size === 0) return;
    const left = new Set([...waiting].slice(groupSize));
    const timer = setTimeout(() => setResting({ ...known, keys: known.keys.difference(left) }), groupMs);
    return () => clearTimeout(timer);
  }, [known, resting]);
  return { list, resting: resting.width === width ? resting.keys : none };
}

/** Of a row: room for what stands out of it, which one at rest would cut off, and how tall it was when it was last drawn. */
export const rowClass = (rests: boolean) =>
  `-mx-3 -my-2 px-3 py-2 [contain-intrinsic-block-size:auto_20rem] ${rests ? '[content-visibility:auto] print:[content-visibility:visible]' : ''}`;
