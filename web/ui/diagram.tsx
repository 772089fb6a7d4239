import { useEffect, useState } from 'react';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { DiagramWait } from '#web/ui/diagram-wait.tsx';
import { type Drawing, drawDiagram } from '#web/ui/draw-diagram.ts';

/** While it is being written, a diagram is drawn when its writer pauses. */
const pauseMs = 250;

/** Below this share of its own size its words get too small: it then scrolls in its frame. */
const smallestScale = 0.75;

const toAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/**
 * Mermaid source as a picture. It is shown as an image, which runs nothing and loads nothing, once for each theme; the source is
 * beneath it, and in its place when it can't be drawn.
 */
export function Diagram({ source }: { source: string }) {
  const [state, setState] = useState<{ drawing: Drawing | null; failed: boolean }>({ drawing: null, failed: false });
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(() => {
      drawDiagram(source).then(
        (drawing) => !gone && setState({ drawing, failed: false }),
        () => !gone && setState({ drawing: null, failed: true }),
      );
    }, pauseMs);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [source]);

  if (state.failed) {
    return (
      <>
        <CodeBlock code={source} language="mermaid" />
        <p className="!-mt-2 font-sans text-xs text-ink-faint">
          This diagram can't be drawn here, so you see how it is written.
        </p>
      </>
    );
  }
  const { drawing } = state;
  if (!drawing) return <DiagramWait />;
  const { light, dark, width, height, description } = drawing;
  const size = { width, maxWidth: `max(100%, ${Math.round(width * smallestScale)}px)` };
  return (
    <figure className="my-[0.9em] rounded-md border border-line bg-surface font-sans print:break-inside-avoid">
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a large diagram scrolls, and must do so by keyboard too
        tabIndex={0}
        aria-label="Diagram"
        className="max-h-[80vh] overflow-auto p-2 -outline-offset-2 print:max-h-none"
      >
        <img
          src={toAddress(light)}
          alt={description}
          width={width}
          height={height}
          style={size}
          className={imageClass.light}
        />
        <img
          src={toAddress(dark)}
          alt={description}
          width={width}
          height={height}
          style={size}
          className={imageClass.dark}
        />
      </section>
      <details className="border-t border-line px-4 text-xs text-ink-soft print:hidden">
        <summary className="w-fit py-2 hover:text-ink">Diagram as text</summary>
        <CodeBlock code={source} language="mermaid" />
      </details>
    </figure>
  );
}

const imageClass = {
  light: 'mx-auto block h-auto night:hidden',
  dark: 'mx-auto hidden h-auto night:block',
} as const;
