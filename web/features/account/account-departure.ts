import { onSignOut } from '#web/lib/session.ts';

let departures = 0;
onSignOut(() => {
  departures += 1;
});

/** @returns a question for later: has the account been left since? What is private is not kept any more then, nor told. */
export function watchDeparture(): () => boolean {
  const before = departures;
  return () => departures !== before;
}
