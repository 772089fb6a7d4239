/**
 * How many calls in a minute one session and one address may make, before the answer is 429: a page that asks for what is new each second
 * stays below, and several people behind one address as well.
 */
export const callsAMinute = 120;
export const callsOfAddress = 600;
