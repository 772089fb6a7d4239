import { setTimeout as sleep } from 'node:timers/promises';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { type DrawingApp, openDrawingApp } from './drawing-app.ts';
import { longBlocks, writeReply } from './drawing-texts.ts';
import { recordMainThread } from './main-thread.ts';
import { median, percentile, type Row } from './report.ts';

const rounds = 3;
const sizesKb = [4, 16, 64];
const wholeName = 'a whole reply';
const wholeLength = 64 * 1024;
/** How far before a size the updates are looked at. */
const windowLength = 2 * 1024;
const budgetMs = 3;
/** The page draws a reply so often (chat-reply.ts). */
const repaintMs = 60;
/** Until what was written last is drawn and saved. */
const drawnMs = 1_000;

/**
 * What the page's main thread spends in scripts on an update of a reply that is being written, in the real chat in Chromium: a long reply at three
 * lengths, and single blocks that go on and on; beside it, what parsing all of it again would cost.
 */
export async function measureDrawing(): Promise<Row[]> {
  const texts = new Map([[wholeName, writeReply(wholeLength)], ...Object.entries(longBlocks)]);
  const updates = new Map<string, number[]>();
  const add = (name: string, costs: number[]) => updates.set(name, [...(updates.get(name) ?? []), ...costs]);
  const parses = new Map<number, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    await using app = await openDrawingApp(texts);
    for (const name of texts.keys()) {
      const costs = await drawReply(app, name);
      if (name !== wholeName) add(name, costs.slice(-Math.ceil(costs.length / 4)));
      else
        for (const size of sizesKb) {
          const end = (size * 1024) / wholeLength;
          add(
            `${size} KB`,
            costs.slice(Math.floor((end - windowLength / wholeLength) * costs.length), Math.floor(end * costs.length)),
          );
        }
    }
    for (const size of sizesKb) parses.set(size, [...(parses.get(size) ?? []), timeWholeParse(size * 1024)]);
  }
  const costOf = (name: string) => updates.get(name) ?? [];
  const describe = (name: string) =>
    `${median(costOf(name)).toFixed(1)} ms (19 of 20 within ${percentile(costOf(name), 0.95).toFixed(1)})`;
  const judge = (name: string) => ({ text: `at most ${budgetMs} ms`, held: median(costOf(name)) <= budgetMs });
  const growth = median(costOf('64 KB')) / median(costOf('4 KB'));
  return [
    ...sizesKb.map((size) => ({
      what: `Drawing a streamed reply, an update at ${size} KB`,
      figure: describe(`${size} KB`),
      floor: `${median(parses.get(size) ?? []).toFixed(0)} ms to parse all of it again`,
      budget: judge(`${size} KB`),
      note,
    })),
    {
      what: 'The same, at 64 KB over at 4 KB',
      figure: `${growth.toFixed(2)} x`,
      budget: { text: 'at most 1.25 x', held: growth <= 1.25 },
    },
    ...Object.keys(longBlocks).map((name) => ({
      what: `The same, the last quarter of ${name}`,
      figure: describe(name),
      budget: judge(name),
      note,
    })),
  ];
}

const note =
  'the trace that tells the updates apart is part of what it measures: a profile of the same reply shows 2.6 ms, 1 of it the parser (half of that its fixed cost a call), the rest React and the reading of the stream. Done: finished blocks are never parsed again, long ones are set aside part by part, so that an update costs the same at any length. Tried: a renderer of our own on the same parser (decision 6).';

/** Has a reply written. @returns what each update of the page cost in scripts, in order. */
async function drawReply({ browser, page, awaitWritten }: DrawingApp, name: string): Promise<number[]> {
  await page.getByRole('textbox', { name: 'Message to the assistant' }).fill(`!draw ${name}`);
  // While it is drawn nothing is asked of the page: questions would cost it time too.
  const { scripts, firedAfter } = await recordMainThread(browser, page, async () => {
    const written = awaitWritten();
    await page.keyboard.press('Enter');
    await written;
    await sleep(drawnMs);
  });
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
  const starts = firedAfter(repaintMs);
  if (starts.length === 0) throw new Error(`No update was seen: does the page still draw every ${repaintMs} ms?`);
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? start + repaintMs;
    return scripts.filter(({ from }) => from >= start && from < end).reduce((sum, span) => sum + span.busy, 0);
  });
}

/** Milliseconds that the parser alone takes for a reply of this length. */
function timeWholeParse(length: number): number {
  const text = writeReply(length);
  const times = Array.from({ length: 7 }, () => {
    const began = performance.now();
    ReactMarkdown({ children: text, remarkPlugins: [remarkGfm] });
    return performance.now() - began;
  });
  return median(times.slice(2));
}
