import { useEffect, useRef, useState } from 'react';

const addressAfterMs = 200;

/**
 * What is typed into a search box, at once; `store` brings it to the address when the typing rests, because browsers refuse an
 * address that changes at every key. An address that changes by itself, by Back for one, fills the box.
 */
export function useSearchText(stored: string, store: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(stored);
  const known = useRef(stored);
  const keep = useRef(store);
  keep.current = store;
  useEffect(() => {
    if (stored === known.current) return;
    known.current = stored;
    setText(stored);
  }, [stored]);
  useEffect(() => {
    if (text === known.current) return;
    const timer = setTimeout(() => {
      known.current = text;
      keep.current(text);
    }, addressAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
