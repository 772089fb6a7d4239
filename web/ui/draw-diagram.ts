import type { DrawingAnswer, DrawingOrder } from '#web/ui/diagram-worker.ts';

export type Drawing = Exclude<DrawingAnswer, { error: string }>;

/** Laying out a diagram takes milliseconds; one that is made to take for ever is given up. */
const mostMs = 4_000;
const mostKept = 40;

let started: Promise<Worker> | null = null;
let queue: Promise<unknown> = Promise.resolve();
const drawings = new Map<string, Promise<Drawing>>();

/** Starts the worker; it is there once it has said its first word. */
function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL('./diagram-worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', () => resolve(worker), { once: true });
    worker.addEventListener('error', () => reject(new Error('The drawing worker could not be loaded')), { once: true });
  });
}

/** The colours of a theme, whichever is on the page now. */
function readPalette(theme: 'light' | 'dark') {
  const probe = document.createElement('div');
  probe.dataset.theme = theme;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const palette = {
    bg: token('surface'),
    fg: token('ink'),
    line: token('ink-faint'),
    accent: token('ink-faint'),
    muted: token('ink-soft'),
    surface: token('sunken'),
    border: token('line-strong'),
  };
  probe.remove();
  return palette;
}

/** What the worker answers; rejects when it does not. */
async function order(worker: Worker, source: string): Promise<DrawingAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<DrawingAnswer>();
  const limit = setTimeout(() => reject(new Error('The diagram takes too long to draw')), mostMs);
  worker.onmessage = ({ data }: MessageEvent<DrawingAnswer>) => resolve(data);
  worker.onerror = () => reject(new Error('The drawing worker failed'));
  worker.postMessage({
    source,
    palettes: { light: readPalette('light'), dark: readPalette('dark') },
  } satisfies DrawingOrder);
  return promise.finally(() => clearTimeout(limit));
}

/** A worker that hangs or was not loaded is of no more use: the next drawing begins another. */
function dropWorker() {
  void started?.then((worker) => worker.terminate()).catch(() => {});
  started = null;
}

async function draw(source: string): Promise<Drawing> {
  started ??= startWorker();
  const answer = await started
    .then((worker) => order(worker, source))
    .catch((error: unknown) => {
      dropWorker();
      throw error;
    });
  // A source that can't be drawn does the worker no harm.
  if ('error' in answer) throw new Error(answer.error);
  return answer;
}

/** Draws Mermaid source for both themes, away from the page's own thread, one after the other. @throws when it can't be drawn. */
export function drawDiagram(source: string): Promise<Drawing> {
  const known = drawings.get(source);
  if (known) return known;
  const drawing = queue.then(() => draw(source));
  queue = drawing.catch(() => drawings.delete(source));
  drawings.set(source, drawing);
  const [oldest] = drawings.keys();
  if (drawings.size > mostKept && oldest !== undefined) drawings.delete(oldest);
  return drawing;
}
