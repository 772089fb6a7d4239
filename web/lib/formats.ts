const dates = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
const times = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

/** A date like 'Jan 5, 2025', or 'Unknown'. */
export function formatDate(value: string | null | undefined): string {
  const time = value ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? 'Unknown' : dates.format(time);
}

/** The time of day of the reader. */
export function formatTime(value: string): string {
  return times.format(Date.parse(value));
}

const ages = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const spans = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago: '3 hours ago', 'yesterday', 'just now'. */
export function formatAge(value: string, now = Date.now()): string {
  const age = now - Date.parse(value);
  const [unit, span] = spans.find(([, length]) => age >= length) ?? [];
  return unit ? ages.format(-Math.floor(age / span), unit) : 'just now';
}

/** '1 message', '2 messages'. */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
