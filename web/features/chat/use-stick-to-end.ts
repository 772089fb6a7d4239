import { useCallback, useEffect, useRef, useState } from 'react';

const nearEndPx = 64;
const roomAbovePx = 24;

/** Keeps a growing list at its end, but only while its reader is there. */
export function useStickToEnd() {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const [atEnd, setAtEnd] = useState(true);

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
      height = box.scrollHeight;
      follow();
    });
    const onScroll = () => {
      // A scroll that growth caused says nothing about where the reader wants to be.
      if (box.scrollHeight !== height) return;
      stuck.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearEndPx;
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
    if (!box || article.offsetHeight < box.clientHeight) return;
    stuck.current = false;
    setAtEnd(false);
    box.scrollTop += article.getBoundingClientRect().top - box.getBoundingClientRect().top - roomAbovePx;
  }, []);

  const scrollToEnd = useCallback(() => {
    stuck.current = true;
    setAtEnd(true);
    if (frame.current) frame.current.scrollTop = frame.current.scrollHeight;
  }, []);

  return { frame, content, atEnd, showFromTop, scrollToEnd };
}
