import { type Html, html, trustMarkup } from '#shared/mockup/html.ts';

const draw = (paths: string): Html =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${trustMarkup(paths)}</svg>`;

/** Line drawings on a square of 24, in the colour of the text around them. */
export const icons = {
  calendar: draw(
    '<rect x="3.5" y="5" width="17" height="15.5" rx="2.5"/><path d="M3.5 10h17M8 2.8v4M16 2.8v4M8.5 15l2.3 2.3 4.7-4.6"/>',
  ),
  person: draw('<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5c.7-4 3.6-6 7.5-6s6.8 2 7.5 6"/>'),
  receipt: draw(
    '<path d="M5.5 3v18l2.2-1.5 2.1 1.5 2.2-1.5 2.2 1.5 2.1-1.5 2.2 1.5V3l-2.2 1.5L14.2 3 12 4.5 9.8 3 7.7 4.5zM9 9.5h6M9 13.5h6"/>',
  ),
  search: draw('<circle cx="10.8" cy="10.8" r="6.8"/><path d="m15.8 15.8 5 5"/>'),
  bag: draw('<path d="M5 8.5h14l1.2 12.3H3.8zM8.5 11V7a3.5 3.5 0 0 1 7 0v4"/>'),
  parcel: draw('<path d="M12 2.8 20.5 7v10L12 21.2 3.5 17V7zM3.5 7 12 11.3 20.5 7M12 11.3v9.9M7.7 4.9l8.6 4.3"/>'),
  people: draw(
    '<circle cx="9" cy="8.5" r="3.5"/><path d="M2.5 20c.5-3.8 3-5.7 6.5-5.7s6 1.9 6.5 5.7M15.5 5.2a3.5 3.5 0 0 1 0 6.6M18 14.8c2 .8 3.2 2.6 3.5 5.2"/>',
  ),
  talk: draw('<path d="M3.5 4.5h12v8.5h-6L6 16.2V13H3.5zM18.5 8.5h2v8.3H18V20l-3.5-3.2h-4"/>'),
  pin: draw(
    '<path d="M12 21.5c4.7-5 7-8.7 7-11.8a7 7 0 0 0-14 0c0 3.1 2.3 6.8 7 11.8z"/><circle cx="12" cy="9.8" r="2.6"/>',
  ),
  layers: draw('<path d="m12 3 9 4.7-9 4.7-9-4.7zM3 12.2l9 4.7 9-4.7M3 16.5l9 4.7 9-4.7"/>'),
  bolt: draw('<path d="M13.2 2.5 4.5 13.8h6.3l-1 7.7 8.7-11.3h-6.3z"/>'),
  chart: draw('<path d="M4 3.5v17h17M8.5 16.5v-4M13 16.5v-8M17.5 16.5v-11"/>'),
  page: draw('<path d="M6 2.8h8.5L18.5 7v14.2H6zM14 3v4.5h4.5M9.2 12h6M9.2 16h6"/>'),
  bookmark: draw('<path d="M6.5 3h11v18L12 17l-5.5 4z"/>'),
  headphones: draw('<path d="M4 19v-6a8 8 0 0 1 16 0v6M4 14.5h3.5v6H4zM16.5 14.5H20v6h-3.5z"/>'),
  play: draw('<circle cx="12" cy="12" r="9"/><path d="m10 8.3 6 3.7-6 3.7z"/>'),
  trophy: draw(
    '<path d="M7.5 3.5h9v6a4.5 4.5 0 0 1-9 0zM7.5 5.5h-4c0 3.5 1.5 5.2 4.3 5.5M16.5 5.5h4c0 3.5-1.5 5.2-4.3 5.5M12 14v4M8 20.5h8"/>',
  ),
  refresh: draw(
    '<path d="M20 11a8 8 0 0 0-14.3-4L3.5 9.5M3.5 4.5v5h5M4 13a8 8 0 0 0 14.3 4l2.2-2.5M20.5 19.5v-5h-5"/>',
  ),
  sprout: draw(
    '<path d="M12 21v-9M12 12c0-4-2.8-6.5-8-6.5C4 9.8 7 12 12 12zM12 14.5c0-3.5 2.7-5.7 8-5.7 0 3.9-3 5.7-8 5.7z"/>',
  ),
  heart: draw('<path d="M12 20.5C6 16 3 12.8 3 9a4.6 4.6 0 0 1 9-1.5A4.6 4.6 0 0 1 21 9c0 3.8-3 7-9 11.5z"/>'),
  lock: draw(
    '<rect x="4.5" y="10.5" width="15" height="10.5" rx="2.5"/><path d="M8 10.5V7.3a4 4 0 0 1 8 0v3.2M12 14.8v2.4"/>',
  ),
} as const;

export const tick = draw('<path d="m5 12.5 4.5 4.5L19 7.5"/>');
