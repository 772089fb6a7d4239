import { useEffect } from 'react';

/** The title with the product's name in it. */
export function fullTitle(title: string): string {
  return title.includes('Launchpath') ? title : `${title} · Launchpath`;
}

/** Names the page in the browser's tab and to screen readers. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = fullTitle(title);
  }, [title]);
}
