import { type DiagramColors, parseMermaid, renderMermaidSVG } from 'beautiful-mermaid';
import { prepareMermaid } from '#web/ui/mermaid-source.ts';

export type DrawingOrder = { source: string; palettes: { light: DiagramColors; dark: DiagramColors } };
export type DrawingAnswer =
  | { light: string; dark: string; width: number; height: number; description: string }
  | { error: string };

// The layout engine takes a global scope without `document` for a worker of its own, and its caller sets `self` anew.
Object.defineProperty(globalThis, 'document', { value: {} });
Object.defineProperty(globalThis, 'self', { value: globalThis, writable: true });

const longestSource = 20_000;
const longestDescription = 600;

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&apos;': "'" };
const decode = (text: string) =>
  text.replace(/&(?:lt|gt|quot|#39|apos);/g, (entity) => entities[entity] ?? entity).replaceAll('&amp;', '&');

/** The diagram in words: what kind it is, and what is written in it. */
function describe(kind: string, svg: string): string {
  const texts = [...svg.matchAll(/<text[^>]*>([\s\S]*?)<\/text>/g)].map(([, text = '']) =>
    decode(text.replace(/<\/tspan>/g, ' ').replace(/<[^>]+>/g, '')).trim(),
  );
  const words = `${kind}: ${[...new Set(texts)].filter(Boolean).join(', ')}`;
  return words.length > longestDescription ? `${words.slice(0, longestDescription)}…` : words;
}

function draw({ source, palettes }: DrawingOrder): DrawingAnswer {
  if (source.length > longestSource) throw new Error('The diagram is too long');
  const { text, kind, arrows } = prepareMermaid(source);
  // The renderer leaves out what it can't read: a diagram that lacks arrows would say something else than its writer.
  if (arrows > 0 && parseMermaid(text).edges.length < arrows) throw new Error('Not every arrow can be drawn');
  const paint = (colors: DiagramColors) =>
    // The renderer asks a font service for its font: an image loads nothing, and nothing of ours shall ask.
    renderMermaidSVG(text, { ...colors, font: 'system-ui', transparent: true, padding: 16 }).replace(
      /^\s*@import[^\n]*\n/gm,
      '',
    );
  const light = paint(palettes.light);
  const [, width, height] = /<svg[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(light) ?? [];
  if (!Number(width) || !Number(height)) throw new Error('There is nothing to draw');
  return {
    light,
    dark: paint(palettes.dark),
    width: Math.ceil(Number(width)),
    height: Math.ceil(Number(height)),
    description: describe(kind, light),
  };
}

addEventListener('message', ({ data }: MessageEvent<DrawingOrder>) => {
  try {
    postMessage(draw(data));
  } catch (error) {
    postMessage({ error: String(error) } satisfies DrawingAnswer);
  }
});

// The first message says that everything is loaded: from here on a drawing has its time.
postMessage('ready');
