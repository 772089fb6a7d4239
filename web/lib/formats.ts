import { describeAge, describeDate, describeDay } from '#web/lib/dates.ts';

const times = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

/** A date like 'Jan 5, 2025', or 'Unknown'. */
export function formatDate(value: string | null | undefined): string {
  const time = value ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? 'Unknown' : describeDate(time);
}

/** A moment by the reader's days and clock: 'today at 2:05 PM', 'tomorrow at 12:00 AM'; else with its date. */
export function formatMoment(value: string): string {
  const time = Date.parse(value);
  return `${describeDay(time, Date.now())} at ${times.format(time)}`;
}

/** How long ago, in the reader's own days: '3 hours ago', 'yesterday', 'just now'; or 'Unknown'. */
export function formatAge(value: string | null | undefined): string {
  const time = value ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? 'Unknown' : describeAge(time, Date.now());
}

/** '1 message', '2 messages'. */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
