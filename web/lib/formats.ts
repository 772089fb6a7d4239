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

/** '1 message', '2 messages'. */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
