import { useEffect, useMemo, useState } from 'react';
import { layPieces } from '#web/ui/markdown-layout.tsx';
import { loadMarks } from '#web/ui/markdown-marks.ts';
import { createTypesetter } from '#web/ui/markdown-pieces.ts';
import { drawMarkdown, drawOrUnset } from '#web/ui/markdown-view.tsx';

/**
 * A text that may still grow, as a reply does while it is written. When it has ended nothing is drawn anew: what was finished stays
 * as it is.
 */
export function GrowingMarkdown({ text, grows }: { text: string; grows: boolean }) {
  const [setText] = useState(() => createTypesetter(drawMarkdown));
  useEffect(() => {
    // Without them half-open marks show as they are written.
    if (grows) loadMarks().catch(() => {});
  }, [grows]);
  return useMemo(() => drawOrUnset(text, () => layPieces(setText(text, grows))), [setText, text, grows]);
}
