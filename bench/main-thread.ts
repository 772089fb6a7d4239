import type { Browser, Page } from 'playwright-core';

type TraceEvent = {
  name: string;
  ts: number;
  dur?: number;
  /** What of it the thread itself ran: a task that waits for the machine costs no more. */
  tdur?: number;
  pid: number;
  tid: number;
  args: { name?: string; data?: { timerId?: number; timeout?: number } };
};
/** Milliseconds, by the clock of the trace; `busy` is what the thread ran. */
type Span = { from: number; to: number; busy: number };

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];
const scripting = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FunctionCall',
  'MajorGC',
  'MinorGC',
  'RunMicrotasks',
  'TimerFire',
  'XHRReadyStateChange',
]);

/** What the page's main thread did while `work` went on: its tasks, the time spent in scripts, and when its timers fired. */
export async function recordMainThread(browser: Browser, page: Page, work: () => Promise<void>) {
  await browser.startTracing(page, { categories });
  try {
    await work();
  } catch (error) {
    await browser.stopTracing();
    throw error;
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const own = pickMainThread(traceEvents).toSorted((a, b) => a.ts - b.ts);
  const timeouts = new Map<number | undefined, number | undefined>();
  const fired: { at: number; timeoutMs: number | undefined }[] = [];
  for (const { name, ts, args } of own) {
    if (name === 'TimerInstall') timeouts.set(args.data?.timerId, args.data?.timeout);
    if (name === 'TimerFire') fired.push({ at: ts / 1000, timeoutMs: timeouts.get(args.data?.timerId) });
  }
  return {
    tasks: toSpans(own.filter(({ name }) => name === 'RunTask')),
    scripts: toSpans(own.filter(({ name }) => scripting.has(name))),
    /** When the timers fired that were set to so many milliseconds. */
    firedAfter: (timeoutMs: number) => fired.filter((timer) => timer.timeoutMs === timeoutMs).map(({ at }) => at),
  };
}

/** The outermost of events that may lie within each other. */
function toSpans(events: TraceEvent[]): Span[] {
  const spans: Span[] = [];
  for (const { ts, dur = 0, tdur = dur } of events) {
    const from = ts / 1000;
    if (from >= (spans.at(-1)?.to ?? 0)) spans.push({ from, to: from + dur / 1000, busy: tdur / 1000 });
  }
  return spans;
}

/** The events of the renderer's main thread that had most to do: the page's own. */
function pickMainThread(events: TraceEvent[]): TraceEvent[] {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map((thread) => events.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid));
  return threads.toSorted((a, b) => b.length - a.length)[0] ?? [];
}
