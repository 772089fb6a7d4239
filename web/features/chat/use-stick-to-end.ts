import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const nearEndPx = 64;
const roomAbovePx = 24;

const isNearEnd = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight < nearEndPx;

/** Keeps a growing list at its end, but only while its reader is there. While it `opens`, it is read from its top instead. */
export function useStickToEnd(opens: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const opening = useRef(opens);
  /** Whether the view has not been moved yet. */
  const untouched = useRef(true);
  const [atEnd, setAtEnd] = useState(true);

  useLayoutEffect(() => {
    opening.current = opens;
  }, [opens]);

  useEffect(() => {
    const box = frame.current;
    if (!box || !content.current) return;
    let height = 0;
    const follow = () => {
      // Whoever writes in the list itself must not lose sight of it.
      const isWriting =
        content.current?.contains(document.activeElement) && document.activeElement?.matches('textarea');
      if (stuck.current && !isWriting) box.scrollTop = box.scrollHeight;
    };
    const observer = new ResizeObserver(() => {
      // Where the end has come nearer by itself, nobody scrolls.
      if (box.scrollHeight < height && isNearEnd(box)) stuck.current = true;
      height = box.scrollHeight;
      if (opening.current && untouched.current && height > box.clientHeight) {
        stuck.current = false;
        untouched.current = false;
      }
      follow();
      setAtEnd(stuck.current || isNearEnd(box));
    });
    const onScroll = () => {
      // A scroll that growth caused says nothing about where the reader wants to be.
      if (box.scrollHeight !== height) return;
      stuck.current = isNearEnd(box);
      setAtEnd(stuck.current);
    };
    observer.observe(content.current);
    observer.observe(box);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, []);

  /** Shows what was just added from its first line, when it is taller than the frame: reading begins at the top. */
  const showFromTop = useCallback((part: HTMLElement) => {
    const article = part.closest('article') ?? part;
    const box = frame.current;
    if (!box || opening.current || article.offsetHeight < box.clientHeight) return;
    stuck.current = false;
    setAtEnd(false);
    box.scrollTop += article.getBoundingClientRect().top - box.getBoundingClientRect().top - roomAbovePx;
  }, []);

  const scrollToEnd = useCallback(() => {
    stuck.current = true;
    untouched.current = false;
    setAtEnd(true);
    if (frame.current) frame.current.scrollTop = frame.current.scrollHeight;
  }, []);

  return { frame, content, atEnd, showFromTop, scrollToEnd };
}
