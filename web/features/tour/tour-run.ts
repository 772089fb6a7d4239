import type { useRouter } from '@tanstack/react-router';
import { type DriveStep, driver } from 'driver.js';
import '#web/features/tour/tour.css';
import { cardClass, dressCard } from '#web/features/tour/tour-card.ts';
import { findAnchor, type TourStep, tourSteps } from '#web/features/tour/tour-steps.ts';

export type Router = ReturnType<typeof useRouter>;

/** How a tour ended: at its end, closed before that, or given up because there is no project screen to show it on. */
export type TourEnd = 'finished' | 'skipped' | 'left';

const durationMs = 180;
const anchorWaitMs = 1_500;
const lookEveryMs = 100;
/** As long as a card takes to find its place. */
const driveRestMs = 400;

/**
 * Leads through the seven steps. A step's action opens its screen and the tour goes on there, as it does when one goes back in the
 * browser; on a page without a project's header it ends. Escape and the cross skip it. The focus goes back to where it was.
 */
export function runTour(router: Router, stop: AbortSignal): Promise<TourEnd> {
  if (!findAnchor('welcome')) return Promise.resolve('left');
  const cameFrom = document.activeElement;
  return new Promise((resolve) => {
    const tour = driver({
      steps: tourSteps.map(toDriveStep),
      animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      duration: durationMs,
      overlayColor: 'var(--veil)',
      overlayOpacity: 1,
      // A stray tap beside the card must not throw the tour away.
      overlayClickBehavior: () => {},
      allowKeyboardControl: false,
      disableActiveInteraction: true,
      waitForElement: anchorWaitMs,
      stagePadding: 4,
      stageRadius: 8,
      popoverOffset: 12,
      showProgress: true,
      progressText: 'Step {{current}} of {{total}}',
      doneBtnText: 'Get Started!',
      popoverClass: cardClass,
      onHighlightStarted: (anchor, step) => {
        if (step.popover) step.popover.side = isInLowerHalf(anchor) ? 'top' : 'bottom';
        // What the card points at is no button of this dialog: driver.js marks it as one once this has returned.
        queueMicrotask(unmarkAnchor);
      },
      onPopoverRender: (popover, { index = 0 }) => dressCard(popover, index),
      onDoneClick: () => end('finished'),
      onDestroyStarted: () => end('skipped'),
    });

    let over = false;
    const end = (how: TourEnd) => {
      if (over) return;
      over = true;
      stopFollowing();
      clearInterval(watch);
      stop.removeEventListener('abort', skip);
      removeEventListener('keyup', onKey);
      tour.destroy();
      giveFocusBack(cameFrom);
      resolve(how);
    };
    const skip = () => end('skipped');
    stop.addEventListener('abort', skip);
    // driver.js itself drops an arrow that is pressed while the light is still on its way to a step.
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') skip();
      if (key === 'ArrowLeft' && !tour.isFirstStep()) tour.movePrevious();
      if (key !== 'ArrowRight') return;
      if (tour.isLastStep()) end('finished');
      else tour.moveNext();
    };
    addEventListener('keyup', onKey);
    // A new screen has a header of its own, drawn some time after the router has resolved: point at that one once it is there.
    let watch: ReturnType<typeof setInterval> | undefined;
    const stopFollowing = router.subscribe('onResolved', () => {
      clearInterval(watch);
      const until = performance.now() + anchorWaitMs;
      let drivenAt = 0;
      watch = setInterval(() => {
        const now = performance.now();
        const isThere = Boolean(findAnchor('welcome'));
        if (isThere && !tour.getActiveElement()?.isConnected && now - drivenAt > driveRestMs) {
          drivenAt = now;
          tour.drive(tour.getActiveIndex());
        }
        if (now < until) return;
        clearInterval(watch);
        if (!isThere) end('left');
      }, lookEveryMs);
    });
    tour.drive();
  });
}

function toDriveStep({ anchor, title, text }: TourStep): DriveStep {
  return {
    ...(anchor && { element: `[data-tour="${anchor}"]` }),
    popover: { title, description: text, align: 'center' },
  };
}

function isInLowerHalf(anchor: Element | undefined): boolean {
  return anchor ? anchor.getBoundingClientRect().top > innerHeight / 2 : false;
}

function unmarkAnchor() {
  for (const anchor of document.querySelectorAll('.driver-active-element')) {
    for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) anchor.removeAttribute(name);
  }
}

/** The focus returns to where it was; when that is gone, to the content of the screen. */
function giveFocusBack(cameFrom: Element | null) {
  const isThere = cameFrom instanceof HTMLElement && cameFrom.isConnected && cameFrom !== document.body;
  const target = isThere ? cameFrom : document.getElementById('content');
  target?.focus({ preventScroll: true });
}
