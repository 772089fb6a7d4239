import type { PopoverDOM } from 'driver.js';
import { findAnchor, tourSteps } from '#web/features/tour/tour-steps.ts';
import { buttonClass } from '#web/ui/button.tsx';

export const cardClass =
  'flex w-[min(22rem,calc(100vw-2rem))] max-w-none flex-col rounded-xl bg-surface p-5 font-sans text-ink shadow-pop';

/** Gives the parts of driver.js's card our look, their words for a screen reader, and the action of the step. */
export function dressCard(
  { wrapper, title, description, footer, footerButtons, progress, previousButton, nextButton, closeButton }: PopoverDOM,
  index: number,
) {
  progress.id = 'tour-badge';
  progress.className = 'self-start rounded-full border border-line px-3 py-1 text-xs text-ink-soft tabular-nums';
  wrapper.prepend(progress);
  wrapper.setAttribute('aria-modal', 'true');
  wrapper.setAttribute('aria-describedby', `${progress.id} ${description.id}`);
  title.className = 'mt-4 font-serif text-lg font-semibold';
  title.setAttribute('role', 'heading');
  title.setAttribute('aria-level', '2');
  description.className = 'mt-1 text-sm text-ink-soft';

  footer.className = 'mt-5';
  footerButtons.className = 'flex flex-1 justify-end gap-2';
  previousButton.className = `driver-popover-prev-btn ${buttonClass()}`;
  nextButton.className = `driver-popover-next-btn ${buttonClass({ variant: 'primary' })}`;
  closeButton.className = `driver-popover-close-btn ${buttonClass({ variant: 'quiet', size: 'icon' })}`;
  closeButton.setAttribute('aria-label', 'Skip the tour');
  closeButton.title = 'Skip the tour';
  // driver.js sets `display: block` on them.
  for (const part of [wrapper, previousButton, nextButton, closeButton]) part.style.display = '';
  if (index === 0) previousButton.remove();
  const action = makeAction(index);
  if (action) description.after(action);

  // After this driver.js focuses the first button of the card, the cross; what most people want next comes first.
  queueMicrotask(() => nextButton.focus());
}

/** The button that opens the screen of a step, unless one is there already. */
function makeAction(index: number): HTMLButtonElement | null {
  const step = tourSteps[index];
  const tab = step?.anchor && findAnchor(step.anchor);
  if (!step?.action || !tab || tab.getAttribute('aria-current') === 'page') return null;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `${buttonClass({ size: 'sm' })} mt-3 self-start`;
  button.textContent = step.action;
  button.addEventListener('click', () => tab.click());
  return button;
}
