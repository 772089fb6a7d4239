import { matchSorter } from 'match-sorter';

export type PlaceKind = 'Screen' | 'Idea' | 'Document' | 'Prompt' | 'Task' | 'Action';

/** Somewhere to go, or something to do. `about` is whose it is or what it says besides; it is searched too. */
export type Place = { key: string; kind: PlaceKind; label: string; about?: string; go: () => void };

/** More than that nobody reads; a word more makes it fewer. */
export const mostPlaces = 50;

/**
 * The places that hold every word of a text, the best first: the name before what it is about, a beginning before a middle. Marks on
 * letters and their case make no difference. Without words all of them, in their order.
 */
export function findPlaces<Each extends Pick<Place, 'kind' | 'label' | 'about'>>(places: Each[], text: string): Each[] {
  const words = text.trim().split(/\s+/).filter(Boolean);
  const keys = [
    'label',
    { key: 'about', maxRanking: matchSorter.rankings.CONTAINS },
    { key: 'kind', maxRanking: matchSorter.rankings.CONTAINS },
  ];
  const sorted = (list: Each[], value: string) =>
    matchSorter(list, value, { keys, threshold: matchSorter.rankings.CONTAINS, baseSort: (a, b) => a.index - b.index });
  // Who writes the beginning of a name means that name, however many words it has.
  const whole = words.length > 1 ? sorted(places, words.join(' ')) : [];
  const each = words.reduceRight(sorted, places);
  return [...new Set([...whole, ...each])].slice(0, mostPlaces);
}
