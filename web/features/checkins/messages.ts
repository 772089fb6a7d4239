/** Every message of the check-ins' screens. A toast is a title and a text. */
export const schedule = {
  started: (next: string) => ['Check-ins started', next] as const,
  changed: ['Schedule changed', 'The next check-in follows it.'],
  paused: ['Check-ins paused', 'Nothing comes due until you resume them.'],
  resumed: ['Check-ins resumed', 'The next one is counted from today.'],
  failed: 'The schedule could not be saved',
} as const;

export const review = {
  notStarted: 'The review could not be started',
  deleted: ['Review deleted', 'Your schedule goes on as before.'],
  done: 'Review finished',
  failed: 'The review could not be finished',
  offline: 'You are offline, so it was not finished. What you wrote is kept: finish it when the connection is back.',
  kept: 'Everything you wrote is kept.',
} as const;
