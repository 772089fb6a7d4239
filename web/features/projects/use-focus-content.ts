import { useEffect, useRef } from 'react';

/**
 * For a screen that shows now a list and now what was chosen of it: when `shown` changes, and what had the focus went with the page
 * before, readers go on at the start of the content.
 */
export function useFocusContent(shown: string) {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const { activeElement: active, body } = document;
    // The link that was followed is gone, or hidden until the next page is there.
    if (active === body || !active?.checkVisibility()) document.querySelector('main')?.focus({ preventScroll: true });
  }, [shown]);
}
