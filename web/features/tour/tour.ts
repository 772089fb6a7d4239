import type { Router, TourEnd } from '#web/features/tour/tour-run.ts';
import { showToast } from '#web/lib/toast.ts';

let running: { ended: Promise<TourEnd>; stop: AbortController } | null = null;

async function loadAndRun(router: Router, stop: AbortSignal): Promise<TourEnd> {
  try {
    const { runTour } = await import('#web/features/tour/tour-run.ts');
    const end = stop.aborted ? 'skipped' : await runTour(router, stop);
    if (end === 'finished') showToast('Welcome aboard!');
    return end;
  } catch {
    showToast('The tour could not be loaded', 'Please check your connection and try again.', 'danger');
    return 'left';
  } finally {
    running = null;
  }
}

/** Shows the guided tour over the project screen of the moment; one at a time. @returns how it ended. */
export function showTour(router: Router): Promise<TourEnd> {
  if (!running) {
    const stop = new AbortController();
    running = { ended: loadAndRun(router, stop.signal), stop };
  }
  return running.ended;
}

/** Ends the tour, if one is shown or about to be. */
export function skipTour() {
  running?.stop.abort();
}
