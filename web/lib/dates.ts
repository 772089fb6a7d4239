const dayMs = 86_400_000;

/** Making a formatter costs more than a hundred uses of it, so those of each time zone are kept. */
const writers = new Map<string | undefined, { date: Intl.DateTimeFormat; day: Intl.DateTimeFormat }>();

function writerOf(timeZone: string | undefined) {
  const known = writers.get(timeZone);
  const writer = known ?? {
    date: new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium' }),
    // Sweden writes its dates as ISO 8601 does.
    day: new Intl.DateTimeFormat('sv-SE', { timeZone }),
  };
  if (!known) writers.set(timeZone, writer);
  return writer;
}

/** A date like 'Jan 5, 2025', in the reader's time zone unless one is given. */
export function describeDate(time: number, timeZone?: string): string {
  return writerOf(timeZone).date.format(time);
}

/** The day of a time that is to come: 'today', 'tomorrow', or a date; in the reader's time zone unless one is given. */
export function describeDay(time: number, now: number, timeZone?: string): string {
  const { day } = writerOf(timeZone);
  const days = (Date.parse(day.format(time)) - Date.parse(day.format(now))) / dayMs;
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : describeDate(time, timeZone);
}

const ages = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });

/**
 * How long ago: 'just now', '5 minutes ago', '3 hours ago' on the same day, then by the calendar: 'yesterday', '4 days ago', '2 weeks
 * ago', '3 months ago'. Days turn at midnight of the reader's time zone, unless one is given. What lies ahead is 'just now'.
 */
export function describeAge(time: number, now: number, timeZone?: string): string {
  const ago = (count: number, unit: Intl.RelativeTimeFormatUnit) => ages.format(-Math.floor(count), unit);
  const minutes = (now - time) / 60_000;
  if (minutes < 1) return 'just now';
  if (minutes < 60) return ago(minutes, 'minute');
  const { day } = writerOf(timeZone);
  const [from, to] = [new Date(day.format(time)), new Date(day.format(now))];
  const days = (to.getTime() - from.getTime()) / dayMs;
  if (days < 1) return ago(minutes / 60, 'hour');
  if (days < 7) return days === 1 ? 'yesterday' : ago(days, 'day');
  const monthOf = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
  const months = monthOf(to) - monthOf(from) - (to.getUTCDate() < from.getUTCDate() ? 1 : 0);
  if (months < 1) return ago(days / 7, 'week');
  return months < 12 ? ago(months, 'month') : ago(months / 12, 'year');
}
